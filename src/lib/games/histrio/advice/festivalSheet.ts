// A festival without a match: troupes as they lie on the table, and what each gets by line, under either mood.
import type { SeatId } from '../../../referee/ruling.ts';
import type { Card, Mood, Talent } from '../data/cards.ts';
import { MOODS } from '../data/cards.ts';
import { LATEST } from '../data/rulesets.ts';
import { emptyState } from '../rules/fresh.ts';
import type { Move } from '../rules/moves.ts';
import { rulesOf, tableOf } from '../rules/rule.ts';
import type { State } from '../rules/state.ts';
import { festivalUnder, sharesOf, type Share } from './forecast.ts';

export interface Entry {
  readonly seat: SeatId;
  /** Actors, and `CH` for each Chameleon. */
  readonly cards: readonly Card[];
  /** What the King wants when left out. */
  readonly chameleon?: Talent | undefined;
  /** Ecus of the request played now; absent when none is. */
  readonly request?: number | undefined;
  /** Season 2: ecus of the request played in season 1, which pays again. */
  readonly again?: number | undefined;
}

const table = tableOf(LATEST);
const rules = rulesOf(LATEST);

export function festivalSheet(
  season: 1 | 2,
  entries: readonly Entry[],
): Readonly<Record<Mood, readonly Share[]>> {
  const [comedy, tragedy] = MOODS.map((mood) => sharesUnder(mood, season, entries));
  return { comedy: comedy ?? [], tragedy: tragedy ?? [] };
}

function sharesUnder(mood: Mood, season: 1 | 2, entries: readonly Entry[]): readonly Share[] {
  const start = stateFor(season, entries);
  const sided = entries.filter(({ cards, chameleon }) => chameleon && cards.includes('CH'));
  const held = festivalUnder(table, start, mood, {
    troupes: Object.fromEntries(entries.map(({ seat, cards }) => [seat, [...cards]])),
    chameleon: Object.fromEntries(sided.flatMap((one) => pairOf(one.seat, one.chameleon))),
  });
  if (held === undefined) return sharesOf(start, []);
  let { state } = held;
  const effects = [...held.effects];
  for (const move of entries.flatMap((entry) => requestsOf(season, entry))) {
    const ruling = rules.rule(state, move);
    if (!ruling.allowed) continue;
    state = ruling.state;
    effects.push(...ruling.effects);
  }
  return sharesOf(state, effects);
}

/** The request that lies face up pays before a new one is played. */
function requestsOf(season: 1 | 2, { seat, request, again }: Entry): Move[] {
  return [
    ...(season === 1 || again === undefined
      ? []
      : [{ type: 'repeatRequest', seat, payout: { ecus: again } } as const]),
    ...(request === undefined
      ? []
      : [{ type: 'playRequest', seat, payout: { ecus: request } } as const]),
  ];
}

function stateFor(season: 1 | 2, entries: readonly Entry[]): State {
  const seats = entries.map(({ seat }) => seat);
  const fresh = emptyState(table, {
    seats,
    firstSeat: seats[0] ?? '',
    level: 'scorekeeper',
    options: {},
    houseRulings: {},
  });
  const isUp = (seat: SeatId) =>
    season === 2 && entries.find((one) => one.seat === seat)?.again !== undefined;
  return {
    ...fresh,
    season,
    seats: fresh.seats.map((seat) => (isUp(seat.seat) ? { ...seat, faceUp: '' } : seat)),
  };
}

function pairOf<T>(key: string, value: T | undefined): [string, T][] {
  return value === undefined ? [] : [[key, value]];
}
