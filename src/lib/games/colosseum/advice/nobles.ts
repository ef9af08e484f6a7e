// What the dice or a medal can do with the nobles, best first, and how likely the next roll helps. All of it by dry runs of the rules.
import type { SeatId } from '../../../referee/ruling.ts';
import type { Face, Noble } from '../data/assets.ts';
import { FACES, NOBLES } from '../data/assets.ts';
import type { Tables } from '../data/tables.ts';
import type { MoveOf } from '../rules/moves.ts';
import { moveByMedal, moveNobles } from '../rules/phases/nobles.ts';
import type { Nobles } from '../rules/ring.ts';
import {
  noblesIn,
  onwards,
  ranksOf,
  reachOf,
  spectatorsOf,
  squaresOf,
  sumsOf,
} from '../rules/ring.ts';
import type { State } from '../rules/state.ts';
import type { Table } from '../rules/table.ts';
import { seatOf, withoutRoller } from '../rules/table.ts';

/** A noble, the squares it walks and where that ends. */
export interface NobleStep {
  readonly noble: Noble;
  readonly by: number;
  readonly to: number;
}

/** One way to use a roll or a medal. */
export interface NobleWay {
  readonly steps: readonly NobleStep[];
  /** Spectators of the nobles in the own arena, against now. */
  readonly gained: number;
  /** The same for all other arenas together. */
  readonly rivals: number;
  /** Medals that the dice earn. */
  readonly medals: number;
  /** True where a noble from outside stands in the own arena afterwards. */
  readonly arrives: boolean;
}

/** Equally likely rolls that bring a noble there, of all that can fall. */
export interface Odds {
  readonly rolls: number;
  readonly arena: number;
  readonly medal: number;
  /** One or the other. */
  readonly either: number;
}

export type Roll = readonly [Face] | readonly [Face, Face];

/** Every way the rules allow for these dice, best first. */
export function waysFor(table: Table, state: State, seat: SeatId, dice: Roll): NobleWay[] {
  const { ring } = state;
  if (ring === undefined) return [];
  const ways = candidates(state, dice).flatMap((moves) => {
    const move: MoveOf<'moveNobles'> = { type: 'moveNobles', seat, dice: [...dice], moves };
    const ruling = moveNobles(table, state, move);
    return ruling.allowed
      ? [wayOf(table, state, ruling.state, seat, stepsOf(table, ring, moves))]
      : [];
  });
  return ways.sort(byWorth);
}

/** Ways that bring a noble into the own arena or earn a medal; of those that bring the same or less than a better one only that. */
export function helpfulWays(table: Table, state: State, seat: SeatId, dice: Roll): NobleWay[] {
  const arena = ownSquares(table, state, seat);
  const { rest } = table.tables.ring;
  const better: (readonly string[])[] = [];
  return waysFor(table, state, seat, dice).filter((way) => {
    const core = way.steps
      .filter(({ to }) => arena.includes(to) || (way.medals > 0 && rest.includes(to)))
      .map(({ noble, to }) => `${noble} ${to}`);
    const isKnown = better.some((known) => core.every((step) => known.includes(step)));
    if (core.length === 0 || isKnown) return false;
    better.push(core);
    return true;
  });
}

/** Every move one medal may pay for, best first; no medal is earned by it. */
export function medalWays(table: Table, state: State, seat: SeatId): NobleWay[] {
  const { ring } = state;
  if (ring === undefined) return [];
  const most = table.tables.medal.squares;
  const ways = NOBLES.flatMap((noble) =>
    Array.from({ length: 2 * most + 1 }, (_, at) => at - most).flatMap((by) => {
      const ruling = moveByMedal(table, state, { type: 'moveByMedal', seat, noble, by });
      if (!ruling.allowed) return [];
      const steps = stepsOf(table, ring, [{ noble, by }]);
      return [{ ...wayOf(table, state, ruling.state, seat, steps), medals: 0 }];
    }),
  );
  return ways.sort(byWorth);
}

/** Medal moves that gain spectators. */
export function helpfulMedalWays(table: Table, state: State, seat: SeatId): NobleWay[] {
  return medalWays(table, state, seat).filter(({ gained }) => gained > 0);
}

/** Exact chances of the next roll with one or two dice, as if it were this seat's turn to roll. */
export function oddsOf(table: Table, state: State, seat: SeatId, dice: 1 | 2): Odds {
  const ready = beforeRoll(state, seat, dice === 2);
  const helps = ROLLS[dice].map(([roll, times]) => {
    const ways = waysFor(table, ready, seat, roll);
    const arena = ways.some(({ arrives }) => arrives);
    const medal = ways.some(({ medals }) => medals > 0);
    return { times, arena, medal, either: arena || medal };
  });
  const rolls = (isCounted: (help: (typeof helps)[number]) => boolean) =>
    helps.filter(isCounted).reduce((sum, { times }) => sum + times, 0);
  return {
    rolls: rolls(() => true),
    arena: rolls(({ arena }) => arena),
    medal: rolls(({ medal }) => medal),
    either: rolls(({ either }) => either),
  };
}

/** What can fall, and in how many ways: II and V fall in two, a pair of II in one. */
const ROLLS: Readonly<Record<1 | 2, readonly (readonly [Roll, number])[]>> = {
  1: FACES.map((face) => [[face], 1]),
  2: FACES.flatMap((one) =>
    FACES.filter((other) => other >= one).map(
      (other) => [[one, other], one === other ? 1 : 2] as const,
    ),
  ),
};

/** Spectators that the nobles in a seat's arena are worth now. */
export function worthOf({ tables }: Pick<Table, 'tables'>, state: State, seat: SeatId): number {
  const one = seatOf(state, seat);
  return one === undefined ? 0 : arenaWorth(tables, state, one.arena);
}

/** The table as it is when this seat is about to roll. */
export function beforeRoll(state: State, seat: SeatId, loge: boolean): State {
  const { lot: _, ...rest } = withoutRoller(state);
  return {
    ...rest,
    phase: 'producing',
    done: state.seats.map((one) => one.seat).filter((one) => one !== seat),
    seats: state.seats.map((one) => (one.seat === seat ? { ...one, loge } : one)),
  };
}

type Moves = MoveOf<'moveNobles'>['moves'];

/** Whatever the faces could mean: one noble for one die or for both, or two of them; the rules sort out the rest. */
function candidates({ readings }: State, [one, other]: Roll): Moves[] {
  const first = reachOf(one, readings);
  if (other === undefined) return NOBLES.flatMap((noble) => first.map((by) => [{ noble, by }]));
  const second = reachOf(other, readings);
  const single = [...new Set([...first, ...second, ...sumsOf([one, other], readings)])];
  const pairs = new Set([
    ...first.flatMap((by) => second.map((then) => `${by} ${then}`)),
    ...second.flatMap((by) => first.map((then) => `${by} ${then}`)),
  ]);
  return [
    ...NOBLES.flatMap((noble) => single.map((by) => [{ noble, by }])),
    ...NOBLES.flatMap((noble, at) =>
      NOBLES.slice(at + 1).flatMap((next) =>
        [...pairs].map((pair) => {
          const [by = 0, then = 0] = pair.split(' ').map(Number);
          return [
            { noble, by },
            { noble: next, by: then },
          ];
        }),
      ),
    ),
  ];
}

function stepsOf({ tables }: Table, ring: Nobles, moves: Moves): NobleStep[] {
  return moves.map(({ noble, by }) => ({ noble, by, to: onwards(tables.ring, ring[noble], by) }));
}

function wayOf(
  { tables }: Table,
  before: State,
  after: State,
  seat: SeatId,
  steps: readonly NobleStep[],
): NobleWay {
  const sum = (state: State, isCounted: (one: SeatId) => boolean) =>
    state.seats
      .filter((one) => isCounted(one.seat))
      .reduce((all, { arena }) => all + arenaWorth(tables, state, arena), 0);
  const own = (one: SeatId) => one === seat;
  const rival = (one: SeatId) => one !== seat;
  const stood = inside(tables, before, seat);
  return {
    steps,
    gained: sum(after, own) - sum(before, own),
    rivals: sum(after, rival) - sum(before, rival),
    medals: (seatOf(after, seat)?.medals ?? 0) - (seatOf(before, seat)?.medals ?? 0),
    arrives: inside(tables, after, seat).some((noble) => !stood.includes(noble)),
  };
}

function arenaWorth(tables: Tables, { ring }: State, arena: State['seats'][number]['arena']) {
  return ring === undefined ? 0 : spectatorsOf(ranksOf(noblesIn(tables.ring, ring, arena)), tables);
}

function inside(tables: Tables, state: State, seat: SeatId): Noble[] {
  const arena = seatOf(state, seat)?.arena;
  return state.ring === undefined || arena === undefined
    ? []
    : noblesIn(tables.ring, state.ring, arena);
}

function ownSquares({ tables }: Table, state: State, seat: SeatId): number[] {
  const arena = seatOf(state, seat)?.arena;
  return arena === undefined ? [] : squaresOf(tables.ring, arena);
}

/** More spectators first, then more medals, then fewer spectators for the others, then fewer squares. */
function byWorth(one: NobleWay, other: NobleWay): number {
  const far = ({ steps }: NobleWay) => steps.reduce((sum, { by }) => sum + Math.abs(by), 0);
  return (
    other.gained - one.gained ||
    other.medals - one.medals ||
    one.rivals - other.rivals ||
    far(one) - far(other)
  );
}
