// Who holds each star performer award after tokens have changed hands. Rulebook «Награды звездных исполнителей».
import type { SeatId } from '../../../referee/ruling.ts';
import { STARS, amountOf, type Star } from '../data/assets.ts';
import type { Course } from './rulings.ts';
import { effect } from './rulings.ts';
import type { SeatState, State, TokenTable } from './state.ts';
import type { Table } from './table.ts';
import { inOrder, seatOf } from './table.ts';

export type Holders = TokenTable['stars'];

/** Every award laid where the tokens say, with what was said about it. */
export function settleStars({ tables }: Table, course: Course): Course {
  return STARS.reduce((after, star) => settleStar(tables.starFrom, after, star), course);
}

function settleStar(from: number, course: Course, star: Star): Course {
  const { state } = course;
  if (state.table === undefined) return course;
  const before = state.table.stars[star];
  const { holder, tied } = holderOf(from, state, star, before);
  if (holder === before) return course;
  const counts = countsOf(state, star);
  const most = Math.max(...counts.map(({ count }) => count));
  return {
    state: withHolder(state, state.table, star, holder),
    effects: [
      ...course.effects,
      ...lossOf(from, counts, star, before, holder, tied),
      ...(holder === undefined ? [] : gainOf(star, before, holder, most, state.phase === 'setup')),
    ],
  };
}

type Counts = readonly { readonly seat: SeatId; readonly count: number }[];

function countsOf({ seats }: Pick<State, 'seats'>, star: Star): Counts {
  return seats.map(({ seat, tokens }) => ({ seat, count: amountOf(tokens, star) }));
}

/** Who should hold the award now, and who are too many to get it. */
export function holderOf(
  from: number,
  state: Pick<State, 'seats' | 'first' | 'readings'>,
  star: Star,
  before: SeatId | undefined,
): { readonly holder?: SeatId; readonly tied: readonly SeatId[] } {
  const counts = countsOf(state, star);
  const own = counts.find(({ seat }) => seat === before)?.count ?? 0;
  const most = Math.max(...counts.map(({ count }) => count));
  const isKept = before !== undefined && own >= from;
  if (isKept && most <= own) return { holder: before, tied: [] };
  if (most < from) return { tied: [] };
  const best = counts.filter(({ count }) => count === most).map(({ seat }) => seat);
  const [only, ...others] = best;
  if (only !== undefined && others.length === 0) return { holder: only, tied: [] };
  if (isKept && state.readings.starRivals === 'holder-keeps') return { holder: before, tied: best };
  if (state.readings.starTie === 'turn-order') {
    const holder = inOrder(state).find((seat) => best.includes(seat));
    return holder === undefined ? { tied: best } : { holder, tied: [] };
  }
  return { tied: best };
}

/** An award before who has too few tokens, or fewer than one other seat alone. */
interface Misplaced {
  readonly seat: SeatId;
  readonly star: Star;
  readonly tokens: number;
  /** Who has more, where the tokens of the seat would do. */
  readonly rival?: SeatId;
}

/** The first award that lies where it cannot lie, however the table reads ties. */
export function misplacedIn({ tables }: Table, state: State): Misplaced | undefined {
  const readings = { ...state.readings, starRivals: 'holder-keeps' } as const;
  for (const star of STARS) {
    const seat = state.table?.stars[star];
    if (seat === undefined) continue;
    const { holder } = holderOf(tables.starFrom, { ...state, readings }, star, seat);
    if (holder === seat) continue;
    const tokens = amountOf(seatOf(state, seat)?.tokens ?? {}, star);
    const isOvertaken = tokens >= tables.starFrom && holder !== undefined;
    return { seat, star, tokens, ...(isOvertaken ? { rival: holder } : {}) };
  }
  return undefined;
}

/** Seats with the most tokens of a star, where they are enough: of several only the table knows who had them first. */
export function rivalsFor({ tables }: Table, state: Pick<State, 'seats'>, star: Star): SeatId[] {
  const counts = countsOf(state, star);
  const most = Math.max(...counts.map(({ count }) => count));
  return most < tables.starFrom
    ? []
    : counts.filter(({ count }) => count === most).map(({ seat }) => seat);
}

function withHolder(
  state: State,
  table: TokenTable,
  star: Star,
  holder: SeatId | undefined,
): State {
  const holderNow = (one: Star) => (one === star ? holder : table.stars[one]);
  // In the order of the types, so that equal tables are equal JSON.
  const ordered = Object.fromEntries(
    STARS.flatMap((one) => (holderNow(one) === undefined ? [] : [[one, holderNow(one)]])),
  );
  return { ...state, table: { ...table, stars: ordered } };
}

function lossOf(
  from: number,
  counts: Counts,
  star: Star,
  before: SeatId | undefined,
  holder: SeatId | undefined,
  tied: readonly SeatId[],
) {
  if (before === undefined) return [];
  const own = counts.find(({ seat }) => seat === before)?.count ?? 0;
  if (own < from)
    return [effect('colosseum.star.below-three', before, { star, tokens: own, to: holder })];
  return holder === undefined
    ? [effect('colosseum.star.tie-nobody', before, { star, tied: [...tied] })]
    : [];
}

function gainOf(
  star: Star,
  before: SeatId | undefined,
  holder: SeatId,
  tokens: number,
  isSetup: boolean,
) {
  const also = [
    'colosseum.star.jokers-and-market-not-counted',
    'colosseum.joker.not-for-stars',
  ] as const;
  if (isSetup)
    return [effect('colosseum.setup.initial-star-awards', holder, { star, tokens }, also)];
  return before === undefined
    ? [effect('colosseum.star.threshold', holder, { star, tokens }, also)]
    : [
        effect('colosseum.star.overtaken', holder, { star, tokens, from: before }, [
          'colosseum.star.equal-does-not-take',
          'colosseum.star.keep',
          ...also,
        ]),
      ];
}

/** Awards in front of a seat. */
export function starsOf(state: Pick<State, 'table'>, { seat, stars }: SeatState): number {
  if (state.table === undefined) return stars;
  return STARS.filter((star) => state.table?.stars[star] === seat).length;
}
