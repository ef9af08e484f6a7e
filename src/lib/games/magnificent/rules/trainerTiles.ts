// Where the trainer tiles are: there is one of each, and what is discarded with a set never comes back to the stack.
import type { Effect } from '../../../referee/ruling.ts';
import type { TrainerTile } from '../data/kinds.ts';
import { TRAINER_TILES } from '../data/kinds.ts';
import { effect } from './rulings.ts';
import type { SetSlot, State } from './state.ts';
import { withTable } from './table.ts';

interface Seated {
  readonly own?: { readonly tiles?: readonly TrainerTile[] | undefined } | undefined;
}

interface Laid {
  readonly sets?: readonly SetSlot[] | undefined;
  readonly offered?: readonly TrainerTile[] | undefined;
}

/** Tiles that somebody has, that lie in the main display or are there to choose from. */
export function tilesLying(
  seats: readonly Seated[],
  { sets = [], offered = [] }: Laid = {},
): readonly TrainerTile[] {
  return [
    ...seats.flatMap(({ own }) => own?.tiles ?? []),
    ...sets.flatMap(({ tile }) => tile ?? []),
    ...offered,
  ];
}

/** Tiles that may still come from the stack: they lie nowhere and were not discarded. */
export function tilesLeft({
  seats,
  table,
}: Pick<State, 'seats' | 'table'>): readonly TrainerTile[] {
  const seen = new Set([...tilesLying(seats, table), ...(table?.spent ?? [])]);
  return TRAINER_TILES.filter((tile) => !seen.has(tile));
}

/** These sets are discarded, and their tiles with them. */
export function withSpent(state: State, sets: readonly SetSlot[]): State {
  const tiles = sets.flatMap(({ tile }) => tile ?? []);
  return tiles.length === 0
    ? state
    : withTable(state, { spent: [...(state.table?.spent ?? []), ...tiles] });
}

/** A tile told for a set nobody had read lies there: that of another set was told wrongly, and is unread again. */
export function withoutLying(state: State, tile: TrainerTile): State {
  const sets = (state.table?.sets ?? []).map((slot): SetSlot => {
    const { tile: lying, ...unread } = slot;
    return lying === tile ? unread : slot;
  });
  return withTable(state, { sets });
}

/** The table has them before it again: one of the two was told wrongly. */
export function withoutSpent(state: State, tiles: readonly TrainerTile[]): State {
  if (state.table?.spent === undefined) return state;
  const { spent, ...table } = state.table;
  const left = spent.filter((tile) => !tiles.includes(tile));
  return { ...state, table: left.length === 0 ? table : { ...table, spent: left } };
}

/**
 * Tiles that were discarded before are said and not refused: matches in which they were laid out again were kept before anybody
 * looked, and they go on.
 */
export function spentAgain({ table }: State, tiles: readonly TrainerTile[]): Effect[] {
  return tiles
    .filter((tile) => table?.spent?.includes(tile) === true)
    .map((tile) => effect('magnificent.components.trainer-tiles', undefined, { tile }));
}
