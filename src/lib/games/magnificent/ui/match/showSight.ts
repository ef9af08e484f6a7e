// What performing could bring as the table lies: where the hat may go, how many posters, the best set of them and what the others lack.
import {
  lackOf,
  lacksAlone,
  posterSets,
  type PosterSet,
  type PostersSeen,
  type SetLack,
} from '../../advice/posterSets.ts';
import type { Poster, StartingTent } from '../../data/kinds.ts';
import type { MoveOf } from '../../rules/moves.ts';
import type { Ruler } from '../../rules/rule.ts';
import type { SeatState, State } from '../../rules/state.ts';
import type { Table } from '../../rules/table.ts';
import { spacesOf, usedOn } from '../../rules/table.ts';
import { areaOf, type AreaSpace } from './posterArea.ts';

/** What was read just now, by space of the poster area. */
export interface ToldNow {
  readonly posters: Readonly<Record<number, Poster>>;
  readonly tents: Readonly<Record<number, StartingTent>>;
}

export function areaTold(
  table: Table,
  state: State,
  one: SeatState,
  told: ToldNow,
): readonly AreaSpace[] {
  return areaOf(table, state, one).map((lying) => ({
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
}

export interface ShowSight {
  /** The best first; spaces of the poster area from 1. */
  readonly sets: readonly (PosterSet & { readonly spaces: readonly number[] })[];
  /** Posters that lack something by themselves. */
  readonly lacks: readonly { readonly space: number; readonly lack: SetLack }[];
  lackOf(spaces: readonly number[]): SetLack;
}

/** `move`: the hat alone. */
export function showSight(
  { table: { tables }, rules, state }: Asked,
  one: SeatState,
  area: readonly AreaSpace[],
  move: MoveOf<'perform'>,
): ShowSight {
  const { own } = one;
  const { turn } = state;
  const used = (space: 'ignore_camp_tile' | 'point_per_poster') =>
    turn === undefined ? 0 : usedOn(turn, space);
  const seen: PostersSeen = {
    spaces: area.map(({ poster, tent }) => ({
      poster,
      tent: tent === 'unread' ? undefined : tent,
    })),
    tiles: own?.built ?? {},
    gems: own?.gems ?? {},
    limit: limitAt(rules, state, move, area),
    ...(used('ignore_camp_tile') > 0 ? { ignore: state.readings.ignored } : {}),
    perPoster:
      used('point_per_poster') > 0 ? (tables.trainerSpaces.point_per_poster.gives ?? 0) : 0,
  };
  return {
    sets: posterSets(seen).map((set) => ({
      ...set,
      spaces: set.places.map(({ to: at }) => at + 1),
    })),
    lacks: lacksAlone(seen)
      .filter(({ lack }) => !lack.isReady)
      .map(({ at, lack }) => ({ space: at + 1, lack })),
    lackOf: (spaces) =>
      lackOf(
        seen,
        spaces.map((space) => space - 1),
      ),
  };
}

/** How many posters the space takes, as the rules say when they are asked for all that can be shown. */
function limitAt(
  rules: Ruler,
  state: State,
  move: MoveOf<'perform'>,
  area: readonly AreaSpace[],
): number {
  const ready = area.flatMap(({ space, hasPoster, poster, tent }) =>
    hasPoster && poster !== undefined && tent !== undefined && tent !== 'unread'
      ? [{ space, poster, tent: { id: 'told', ...tent } }]
      : [],
  );
  const ruling = rules.rule(state, { ...move, posters: ready });
  return !ruling.allowed && ruling.refusal.clause === 'magnificent.perform.poster-limit'
    ? Number(ruling.refusal.facts['most'])
    : ready.length;
}
