// How often a criterion can count at most, as far as the box and the boards set a limit. Rulebook «Состав игры».
import type { ClauseId } from '../../../referee/ruling.ts';
import type { Criterion } from '../data/kinds.ts';
import { ARTISTS, COLOURS, TILE_KINDS, colourOfTile, sizeOfTile } from '../data/kinds.ts';
import type { Tables } from '../data/tables.ts';

export interface Supply {
  /** Units of the criterion: tents, tiles, trainers, gems. */
  readonly most: number;
  readonly clause: ClauseId;
}

/** Undefined where nothing that is known sets a limit: rows and columns of a camp, coins, pips. */
export function supplyOf(criterion: Criterion, tables: Tables): Supply | undefined {
  switch (criterion.kind) {
    case 'tent':
      return { most: tables.tents.most, clause: 'magnificent.tents.maximum-four' };
    case 'trainer':
      return { most: tables.trainers, clause: 'magnificent.components.trainers-total' };
    case 'coloured_gem':
      return { most: tables.gems.storage * COLOURS.length, clause: 'magnificent.gems.cap-three' };
    case 'unique_artist':
      return { most: ARTISTS.length, clause: 'magnificent.criteria.unique-artists' };
    case 'poster_of_one_artist':
    case 'poster_of_symbol':
      return { most: tables.posters.box, clause: 'magnificent.components.posters' };
    case 'small_tile_of_colour':
    case 'large_tile_of_colour':
    case 'any_tile_of_colour':
    case 'small_tile_any':
    case 'large_tile_any':
      return {
        most: tilesIn(criterion, tables),
        clause: 'magnificent.components.camp-tiles-russian',
      };
    default:
      return undefined;
  }
}

function tilesIn({ kind, ...counting }: Criterion, { tiles }: Tables): number {
  const size = kind.startsWith('any') ? undefined : kind.startsWith('small') ? 'small' : 'large';
  return TILE_KINDS.filter((tile) => size === undefined || sizeOfTile(tile) === size)
    .filter((tile) => !('colour' in counting) || colourOfTile(tile) === counting.colour)
    .reduce((sum, tile) => sum + (tiles[tile] ?? 0), 0);
}
