// Matches of the toy game, told in one line each, and a database and a clock of their own.
import type { Entry, Told } from '../../src/lib/referee/entry.ts';
import type { MatchFile } from '../../src/lib/referee/matchFile.ts';
import type { NewMatch } from '../../src/lib/storage/matches.ts';
import type { ToyMove, ToySetup } from './toyGame.ts';

export const TOY_SEATS = [
  { id: 'a', name: 'Ann', colour: 'plum', symbol: 'star' },
  { id: 'b', name: 'Борис', colour: 'teal', symbol: 'moon' },
  { id: 'c', name: 'Cleo', colour: 'amber', symbol: 'leaf' },
] as const;

export const TOY_SETUP: Omit<ToySetup, 'seats'> = {
  firstSeat: 'a',
  level: 'referee',
  options: { goal: 10 },
  houseRulings: {},
};

export function toyMatch(id: string, change: Partial<NewMatch> = {}): NewMatch {
  return {
    id,
    game: 'toy',
    ruleset: { game: 'toy', version: 1 },
    begun: '2026-03-01T20:15:00+01:00',
    seats: TOY_SEATS,
    setup: TOY_SETUP,
    ...change,
  };
}

export function toyFile(id: string, entries: readonly Entry[] = []): MatchFile {
  return { format: 'impresario-match', schemaVersion: 1, ...toyMatch(id), entries };
}

/** "a1 b3 c2": seat and points, each told. */
export function movesOf(text: string): ToyMove[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((word) => ({ type: 'add', seat: word.slice(0, 1), points: Number(word.slice(1)) }));
}

/** Entries `phone:1`, `phone:2` … in the order they are told. */
export function entriesOf(...told: readonly (string | Told<ToyMove>)[]): Entry<ToyMove>[] {
  return told
    .flatMap((one): readonly Told<ToyMove>[] =>
      typeof one === 'string'
        ? movesOf(one).map((move) => ({ type: 'tell', act: { type: 'move', move } }))
        : [one],
    )
    .map((one, index) => entryOf(index + 1, one));
}

export function entryOf(number: number, told: Told<ToyMove>): Entry<ToyMove> {
  const minute = String(Math.floor(number / 60) % 60).padStart(2, '0');
  const second = String(number % 60).padStart(2, '0');
  return {
    id: `phone:${number}`,
    device: 'phone',
    at: `2026-03-01T20:${minute}:${second}+01:00`,
    told,
  };
}
