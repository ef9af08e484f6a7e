// Tents on the travel tracks that nobody keeps space by space: how many are left, and so how many poster symbols lie open there.
import type { Colour } from '../data/kinds.ts';
import { COLOURS } from '../data/kinds.ts';
import { spareTentsOf } from './fresh.ts';
import {
  areTrackSymbolsCounted,
  areTrackTentsCounted,
  isTentSpaceBare,
  isUncoveredByStopping,
  isUncoveredStanding,
} from './mended.ts';
import type { MoveOf } from './moves.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';
import { withTable } from './table.ts';

type Way = Pick<MoveOf<'travel'>, 'steps' | 'turnsAfter' | 'isBackwards' | 'tent' | 'isLeft'>;

/** Neither on the tracks that are kept nor taken. */
export function tentsLeft(table: Table, { seats, copy, table: middle }: State): number {
  const onTracks = table.tables.tents.perTrack * COLOURS.length;
  const kept = COLOURS.reduce((sum, colour) => sum + (middle?.tents[colour]?.length ?? 0), 0);
  const taken = seats.reduce((sum, { own, board }) => {
    const fromBox = spareTentsOf(table, copy, board) - (own?.spareTents ?? 0);
    return sum + Math.max(0, (own?.tents.length ?? 0) - Math.max(0, fromBox));
  }, 0);
  return onTracks - kept - taken;
}

/** Whether a wagon may have stopped on a tent where its track is not kept: one that stays where it stands takes none, unless the table plays it so. */
export function mayStopOnTent(table: Table, state: State, wagon: Colour, steps: number): boolean {
  const isStill = steps === 0 && state.readings.noStep !== 'takes-its-tent';
  const isBare = liftedFrom(state, wagon) >= table.tables.tents.perTrack;
  return !isStill && !isBare && tentsLeft(table, state) > 0;
}

function liftedFrom(state: State, wagon: Colour): number {
  return areTrackTentsCounted(state) ? (state.table?.lifted?.[wagon] ?? 0) : 0;
}

/** The wagon has given one tent more, on a track that nobody keeps. */
export function withLifted(state: State, wagon: Colour): State {
  if (!areTrackTentsCounted(state)) return state;
  const lifted = { ...state.table?.lifted, [wagon]: liftedFrom(state, wagon) + 1 };
  return withTable(state, { lifted });
}

/** Tents that may have left the track of this wagon, where nobody keeps it: each has uncovered one poster symbol. Of which track a tent was that no wagon has given here, nobody can say. */
export function tentsGone(table: Table, state: State, wagon: Colour): number {
  const { perTrack } = table.tables.tents;
  const open = COLOURS.filter((colour) => state.table?.tents[colour] === undefined);
  const gone = Math.max(0, perTrack * open.length - tentsLeft(table, state));
  if (!areTrackSymbolsCounted(state)) return gone;
  const others = open.filter((colour) => colour !== wagon);
  return Math.max(
    0,
    others.reduce((sum, colour) => sum - liftedFrom(state, colour), gone),
  );
}

/** Poster symbols a wagon can have passed at most, on a track nobody keeps. Each space has one at most. */
export function mostPosters(table: Table, state: State, wagon: Colour, way: Way): number {
  const { steps, turnsAfter = 0, isBackwards, tent, isLeft } = way;
  const { perTrack } = table.tables.tents;
  const uncovers = tent !== undefined && state.readings.uncovered === 'at-once' ? 1 : 0;
  if (steps === 0) return isUncoveredStanding(state) ? uncovers : 0;
  const isOnce = isUncoveredByStopping(state);
  const open = Math.min(perTrack, tentsGone(table, state, wagon) + (isOnce ? 0 : uncovers));
  // Besides the spaces of its tents a track has the one the wagon starts on: whoever goes farther may come by again.
  const rounds = (made: number) => Math.ceil(made / (perTrack + 1));
  // Where the wagon stops on a tent the symbol of that space lies under it.
  const isBare = isTentSpaceBare(state);
  const passing = isBare && (tent !== undefined || isLeft === true) ? steps - 1 : steps;
  const onwards = isBackwards === true ? Math.min(turnsAfter, passing) : passing;
  const passed = open * (rounds(onwards) + rounds(passing - onwards));
  return Math.min(isBare ? passing + uncovers : steps, passed + (isOnce ? uncovers : 0));
}
