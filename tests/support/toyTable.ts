// The toy game at a table: its words, its card, and a live match on a database of its own.
import type { GameCard } from '../../src/lib/games/card.ts';
import type { Rulebook } from '../../src/lib/referee/game.ts';
import type { Fact } from '../../src/lib/referee/ruling.ts';
import type { ImpresarioDb } from '../../src/lib/storage/db.ts';
import type { NewMatch } from '../../src/lib/storage/matches.ts';
import { createMatch } from '../../src/lib/storage/matches.ts';
import type { LiveMatch } from '../../src/lib/table/liveMatch.svelte.ts';
import { freshDb } from './db.ts';
import { openMatch } from './openMatch.ts';
import { toyRules } from './toyGame.ts';
import { movesOf, TOY_SEATS, toyMatch } from './toyMatch.ts';

const CLAUSES: Readonly<Record<string, string>> = {
  'toy.turn.order': 'Seats take turns clockwise.',
  'toy.add.range': 'A turn adds 1 to 3 points.',
  'toy.add.points': 'What is added counts.',
  'toy.race.over': 'The race ends at the goal.',
  'toy.tie.fewer-turns': 'Who needed fewer turns is ahead.',
};

const said = (fact: Fact) => JSON.stringify(fact);

export const toyRulebook: Rulebook = {
  locale: 'en',
  phases: {},
  categories: { adds: 'Added' },
  modes: {},
  clauseText: (clause) => CLAUSES[clause],
  editionNotes: () => undefined,
  refusalText: ({ clause, facts }, nameOf) =>
    clause === 'toy.turn.order' && typeof facts['turn'] === 'string'
      ? { reason: `It is ${nameOf(facts['turn'])}'s turn.`, instead: 'Wait for it.' }
      : { reason: `Refused by ${clause}.`, instead: 'Add 1 to 3 points.' },
  effectText: ({ facts }) => `${said(facts['told'])} added`,
  moveText: (move) =>
    typeof move === 'object' && move && 'points' in move ? `adds ${String(move.points)}` : '',
  stepText: ({ seat }, nameOf) => `${nameOf(seat ?? '')}: add points`,
  momentText: (state) => {
    const turns = typeof state === 'object' && state && 'turns' in state ? state.turns : {};
    const taken = Object.values(turns ?? {}).reduce((sum: number, one) => sum + Number(one), 0);
    return `lap ${Math.floor(taken / TOY_SEATS.length) + 1}`;
  },
  rulingWords: (ruling) =>
    ruling === 'toy.ruling.overshoot'
      ? {
          question: 'What of a turn beyond the goal?',
          readings: { stands: 'It counts.', bounces: 'It brings nothing.' },
          why: 'Nobody wrote it down.',
          evidence: [],
        }
      : undefined,
};

export const toyCard: GameCard = {
  slug: 'toy',
  titles: { en: 'Toy', ru: 'Игрушка', es: 'Juguete' },
  seats: { min: 2, max: 3 },
  bggId: 1,
  tools: [],
  purpose: { en: 'Adds.', ru: 'Складывает.', es: 'Suma.' },
  rules: () => Promise.resolve(toyRules),
  contents: () => Promise.resolve({ printedIn: 'en', clauses: [], rulings: [], houseRulings: [] }),
  rulebook: () => Promise.resolve(toyRulebook),
  views: () => Promise.reject(new Error('The toy game has no views')),
};

export const toyNameOf = (seat: string) => TOY_SEATS.find(({ id }) => id === seat)?.name ?? seat;

export interface ToyTable {
  readonly db: ImpresarioDb;
  readonly live: LiveMatch;
  /** "a1 b3": seat and points, each told; what is refused fails the test. */
  readonly tell: (text: string) => void;
}

/** A match of Ann, Борис and Cleo with these moves already told; `isMended`: one that is over is open again to be mended. */
export async function toyTable(
  moves = '',
  change: Partial<NewMatch> = {},
  isMended = false,
): Promise<ToyTable> {
  const db = freshDb();
  await createMatch(db, toyMatch('m1', change));
  let second = 0;
  const now = () => `2026-03-01T20:${minutes((second += 1))}+01:00`;
  const live: LiveMatch = await openMatch({ db, module: toyRules, id: 'm1', now });
  const tell = (text: string) => {
    for (const move of movesOf(text)) {
      const heard = live.tell(move);
      if (!heard.accepted) throw new Error(`${heard.refusal.clause} refuses ${text}`);
    }
  };
  tell(moves);
  await live.settled();
  if (live.isOver && isMended) await live.reopen();
  return { live, tell, db };
}

function minutes(second: number): string {
  const two = (number: number) => String(number % 60).padStart(2, '0');
  return `${two(Math.floor(second / 60))}:${two(second)}`;
}

/** What every component that shows a match is given. */
export const toyProps = { rulebook: toyRulebook, card: toyCard, nameOf: toyNameOf };
