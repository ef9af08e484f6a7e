// Where a camp tile may lie: on the grid of the players' copy, or by the count alone. Rulebook «Строительство».
import type { Refused } from '../../../referee/ruling.ts';
import { sizeOfTile } from '../data/kinds.ts';
import { cellsAmiss, coveredBy, refusePlacing } from './grid.ts';
import type { MoveOf } from './moves.ts';
import { refuse, refuseFirmly } from './rulings.ts';
import type { Acting, State } from './state.ts';
import type { Table } from './table.ts';
import { leftOf, stands, tilesInSupply } from './table.ts';
import { SPACES_OF_SIZE } from './tiles.ts';

/** Only clauses about where it lies can be let stand: a tile that is not there cannot be laid. */
export function refuseTile(
  table: Table,
  state: State,
  { one, own }: Acting,
  { tile, cells = [] }: MoveOf<'layTile'>,
): Refused | undefined {
  const { seat } = one;
  if (leftOf(table, state, tile) <= 0)
    return refuseFirmly('magnificent.build.supply-exhausted', { tile, left: 0 });
  if (own.camp === undefined) return undefined;
  const { board, tiles } = own.camp;
  const isOpen =
    state.readings.adjacency === 'anywhere' ||
    !stands(table, 'magnificent.build.later-tiles-adjacent');
  const clause = refusePlacing(
    board,
    tiles,
    { tile, cells },
    {
      outline: state.copy.outlines?.[tile],
      supply: tilesInSupply(table, state),
      adjacency: isOpen ? 'anywhere' : 'adjacent',
    },
  );
  switch (clause) {
    case undefined:
      return undefined;
    case 'magnificent.build.later-tiles-adjacent':
      return refuse(clause, { seat, tile });
    case 'magnificent.build.supply-exhausted':
      return refuseFirmly(clause, { tile, left: 0 });
    case 'magnificent.build.rotate-and-flip':
      return refuseFirmly(clause, { tile });
    case 'magnificent.build.inside-and-no-overlap': {
      const lying = coveredBy(tiles);
      const under = cells.filter((cell) => lying.has(cell));
      const amiss = under.length > 0 ? under : cellsAmiss(board, lying, cells);
      return refuseFirmly(clause, { seat, cells: [...amiss], covered: under.length > 0 }, [
        'magnificent.build.tiles-never-move',
      ]);
    }
    case 'magnificent.build.small-covers-four':
    case 'magnificent.build.large-covers-six':
      return refuseFirmly(clause, {
        tile,
        spaces: SPACES_OF_SIZE[sizeOfTile(tile)],
        told: cells.length,
      });
  }
}
