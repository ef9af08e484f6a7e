// What performing could bring as the table lies: where the hat may go, how many posters, the best set of them and what the others lack.
import {
  lackOf,
  lacksAlone,
  placedOn,
  posterSets,
  type PosterPlace,
  type PosterSet,
  type PostersSeen,
  type SetLack,
} from '../../advice/posterSets.ts';
import { savedBy } from '../../advice/payment.ts';
import type { Poster, StartingTent } from '../../data/kinds.ts';
import type { MoveOf } from '../../rules/moves.ts';
import { lastingDice } from '../../rules/powerNow.ts';
import type { Ruler } from '../../rules/rule.ts';
import { posterLimit } from '../../rules/showing.ts';
import type { SeatState, State } from '../../rules/state.ts';
import type { Table } from '../../rules/table.ts';
import { spacesOf, usedOn } from '../../rules/table.ts';
import type { AreaSpace } from './posterArea.ts';

/** What was read just now, by space of the poster area. */
export interface ToldNow {
  readonly posters: Readonly<Record<number, Poster>>;
  readonly tents: Readonly<Record<number, StartingTent>>;
}

export function areaTold(area: readonly AreaSpace[], told: ToldNow): readonly AreaSpace[] {
  return area.map((lying) => ({
    ...lying,
    poster: lying.poster ?? told.posters[lying.space],
    tent: lying.tent === 'unread' ? (told.tents[lying.space] ?? 'unread') : lying.tent,
  }));
}

/** Spaces of the track that the hat may go to, the highest first; by dry runs without posters. */
export function hatTargets(
  rules: Ruler,
  state: State,
  seat: string,
  from: number | undefined,
): readonly number[] {
  return Array.from({ length: spacesOf(state) }, (_, at) => spacesOf(state) - at).filter(
    (to) => rules.rule(state, performing(seat, to, from)).allowed,
  );
}

export function performing(seat: string, to: number, from: number | undefined): MoveOf<'perform'> {
  return { type: 'perform', seat, to, posters: [], ...(from === undefined ? {} : { from }) };
}

export interface Asked {
  readonly table: Table;
  readonly rules: Ruler;
  readonly state: State;
  /** Posters are completed where they lie: moving them is a move of its own. */
  readonly isAlone?: boolean | undefined;
}

/** A poster of the area and the space it is completed on, from 1. */
export interface Place {
  readonly from: number;
  readonly to: number;
}

/** "1 + 3→2": the third poster goes above the second tent. */
export function placesText(places: readonly Place[]): string {
  return [...places]
    .sort((low, high) => low.from - high.from)
    .map(({ from, to }) => (from === to ? String(to) : `${from}\u2192${to}`))
    .join(' + ');
}

export interface ShowSight {
  /** The best first. */
  readonly sets: readonly (Omit<PosterSet, 'places'> & {
    readonly places: readonly Place[];
    /** A set of more points stands behind it: what its coins save decides. */
    readonly isBySaving: boolean;
  })[];
  /** Posters that lack something by themselves. */
  readonly lacks: readonly { readonly space: number; readonly lack: SetLack }[];
  lackOf(spaces: readonly number[]): SetLack;
  /** Where the posters of these spaces are completed together. */
  placed(spaces: readonly number[]): readonly Place[];
}

/** `to`: where the hat goes; with none reached, or out of turn, as many posters as there are spaces. */
export function showSight(
  { table, rules, state, isAlone = false }: Asked,
  one: SeatState,
  area: readonly AreaSpace[],
  to: number | undefined,
): ShowSight {
  const { tables } = table;
  const { own, seat } = one;
  const turn = state.turn?.seat === seat ? state.turn : undefined;
  const used = (space: 'ignore_camp_tile' | 'point_per_poster') =>
    turn === undefined ? 0 : usedOn(turn, space);
  const seen: PostersSeen = {
    spaces: area.map(({ poster, tent }) => ({
      poster,
      tent: tent === 'unread' ? undefined : tent,
    })),
    unread: area.flatMap(({ tent }, at) => (tent === 'unread' ? [at] : [])),
    tiles: own?.built ?? {},
    gems: own?.gems ?? {},
    limit:
      (turn && to !== undefined ? posterLimit(table, state, turn, to) : undefined) ??
      tables.posters.spaces,
    canRearrange: !isAlone && rules.rule(state, arranging(seat, area, [])).allowed,
    ...(used('ignore_camp_tile') > 0 ? { ignore: state.readings.ignored } : {}),
    savedBy: (coins) =>
      savedBy(coins, lastingDice(state, one), one.coins, state.round, tables.penalty),
    perPoster:
      used('point_per_poster') > 0 ? (tables.trainerSpaces.point_per_poster.gives ?? 0) : 0,
  };
  return {
    sets: posterSets(seen).map((set, at, all) => ({
      ...set,
      isBySaving: all.slice(at + 1).some(({ points }) => points > set.points),
      places: placesFrom1(set.places),
    })),
    lacks: lacksAlone(seen)
      .filter(({ lack }) => !lack.isReady)
      .map(({ at, lack }) => ({ space: at + 1, lack })),
    lackOf: (spaces) =>
      lackOf(
        seen,
        spaces.map((space) => space - 1),
      ),
    placed: (spaces) =>
      placesFrom1(
        placedOn(
          seen,
          spaces.map((space) => space - 1),
        ),
      ),
  };
}

function placesFrom1(places: readonly PosterPlace[]): readonly Place[] {
  return places.map(({ from, to }) => ({ from: from + 1, to: to + 1 }));
}

/** Posters moved so that each lies where it is completed; what lay there takes its place. */
export function arranging(
  seat: string,
  area: readonly AreaSpace[],
  places: readonly Place[],
): MoveOf<'arrange'> {
  const lying = area.map(({ space, hasPoster }) => (hasPoster ? space : 0));
  const spaces = places.reduce((before, { from, to }) => {
    const other = before[to - 1] ?? 0;
    return before.map((one, at) => (at === to - 1 ? from : one === from ? other : one));
  }, lying);
  return { type: 'arrange', seat, spaces };
}
