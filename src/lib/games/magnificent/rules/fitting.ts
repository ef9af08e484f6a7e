// Whether the tiles of a build level are in the supply and have room in the camp: asked where the table bars a level that they do not fit.
// Ledger: build-impossible-tile.
import type { BuildLevel, Camp, CampBoard, Colour, TileKind, Tiles } from '../data/kinds.ts';
import { COLOURS, TILE_SIZES, plusTiles, tileOf, tilesOf } from '../data/kinds.ts';
import { placingsOf } from './grid.ts';
import type { SeatState, State } from './state.ts';
import type { Table } from './table.ts';
import { tilesInSupply, turnColour, usedOn } from './table.ts';

type Sizes = Pick<BuildLevel, 'small' | 'large'>;

/** A camp that is neither nearly full nor nearly empty has more ways than anybody looks at; then there is room. */
const MOST_WAYS = 500;

/** Tiles whose colour a trainer changes. */
function changedIn({ turn }: State): number {
  return turn === undefined ? 0 : usedOn(turn, 'change_tile_colour');
}

/** A tile of which the supply has fewer than the level needs, with all that trainers let be of another colour: one tile each. */
export function shortOf(
  table: Table,
  state: State,
  one: SeatState,
  level: Sizes,
): { tile: TileKind; left: number } | undefined {
  const colour = turnColour(one) ?? 'orange';
  const supply = tilesInSupply(table, state);
  let changed = changedIn(state);
  for (const size of TILE_SIZES) {
    const tile = tileOf(colour, size);
    const left = tilesOf(supply, tile);
    const missing = Math.max(0, level[size] - left);
    const others = COLOURS.filter((other) => other !== colour).reduce(
      (sum, other) => sum + tilesOf(supply, tileOf(other, size)),
      0,
    );
    if (missing > Math.min(changed, others)) return { tile, left };
    changed -= missing;
  }
  return undefined;
}

/** Room for all of them, laid in any order; always where the camp is not kept or a tile not drawn. */
export function hasRoom(table: Table, state: State, one: SeatState, level: Sizes): boolean {
  const camp = one.own?.camp;
  if (camp === undefined) return true;
  const due = turnColour(one) ?? 'orange';
  let ways = 0;
  const isTooMany = () => {
    ways += 1;
    return ways > MOST_WAYS;
  };
  return isLaid(
    state,
    camp.board,
    camp.tiles,
    level,
    { due, changed: changedIn(state), supply: tilesInSupply(table, state) },
    isTooMany,
  );
}

/** Which tiles may still be taken: those of the die, and as many of another colour as trainers allow. */
interface Taking {
  readonly due: Colour;
  readonly changed: number;
  readonly supply: Tiles;
}

function isLaid(
  state: State,
  board: CampBoard,
  tiles: Camp,
  level: Sizes,
  { due, changed, supply }: Taking,
  isTooMany: () => boolean,
): boolean {
  if (level.small + level.large === 0) return true;
  return TILE_SIZES.filter((size) => level[size] > 0).some((size) => {
    const rest = { ...level, [size]: level[size] - 1 };
    return (changed > 0 ? COLOURS : [due]).some((colour) => {
      const tile = tileOf(colour, size);
      const outline = state.copy.outlines?.[tile];
      if (tilesOf(supply, tile) <= 0) return false;
      if (outline === undefined) return true;
      const next = {
        due,
        changed: colour === due ? changed : changed - 1,
        supply: plusTiles(supply, { [tile]: 1 }, -1),
      };
      return placingsOf(board, tiles, outline, state.readings.adjacency).some((cells) => {
        const laid = [...tiles, { tile, cells }];
        return isTooMany() || isLaid(state, board, laid, rest, next, isTooMany);
      });
    });
  });
}
