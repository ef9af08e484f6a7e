// What cannot lie on one player board: too many pieces in an area, two things on one space, tiles over one another.
import type { Refused } from '../../../referee/ruling.ts';
import type { TileKind } from '../data/kinds.ts';
import { GEM_COLOURS, gemsOf, sizeOfTile } from '../data/kinds.ts';
import { refuseFirmly } from './rulings.ts';
import type { Own, SeatState, State } from './state.ts';
import type { Table } from './table.ts';
import { trainersOf } from './table.ts';
import { SPACES_OF_SIZE } from './tiles.ts';

/** Storage, trainers, tent and poster areas and the camp of one seat. */
export function refuseBoard(table: Table, state: State, one: SeatState): Refused | undefined {
  const { tables } = table;
  const { seat, own } = one;
  if (own === undefined) return undefined;
  const colour = GEM_COLOURS.find((gem) => gemsOf(own.gems, gem) > tables.gems.storage);
  if (colour !== undefined)
    return refuseFirmly('magnificent.gems.cap-three', {
      seat,
      colour,
      gems: gemsOf(own.gems, colour),
      most: tables.gems.storage,
    });
  const trainers = trainersOf(state, one);
  if (trainers > tables.trainers && state.readings.noTrainer === 'nothing-gained')
    return refuseFirmly('magnificent.components.trainers-total', {
      seat,
      trainers,
      exist: tables.trainers,
    });
  const tent = own.tents.find(
    ({ space }, at) => space === 1 || own.tents.findIndex((other) => other.space === space) !== at,
  );
  if (tent !== undefined)
    return tent.space === 1
      ? refuseFirmly('magnificent.tents.starting-tent-not-coverable', { seat })
      : refuseFirmly('magnificent.tents.place-any-empty-space', { seat, space: tent.space });
  if (own.tents.length + own.spareTents > tables.tents.most)
    return refuseFirmly('magnificent.tents.maximum-four', { seat, tents: own.tents.length });
  const poster = own.posters.find(
    ({ space }, at) => own.posters.findIndex((other) => other.space === space) !== at,
  );
  if (poster !== undefined)
    return refuseFirmly('magnificent.posters.linked-tent-space', { seat, space: poster.space });
  return refuseCamp(seat, own);
}

function refuseCamp(seat: string, { camp }: Own): Refused | undefined {
  if (camp === undefined) return undefined;
  const covered = new Set<number>();
  for (const { tile, cells } of camp.tiles) {
    const spaces = SPACES_OF_SIZE[sizeOfTile(tile)];
    if (cells.length !== spaces) return refuseSize(tile, spaces, cells.length);
    const outside = cells.filter((cell) => cell >= camp.board.width * camp.board.height);
    const twice = cells.filter((cell, at) => covered.has(cell) || cells.indexOf(cell) !== at);
    if (outside.length + twice.length > 0)
      return refuseFirmly('magnificent.build.inside-and-no-overlap', {
        seat,
        cells: [...outside, ...twice],
        covered: twice.length > 0,
      });
    for (const cell of cells) covered.add(cell);
  }
  return undefined;
}

function refuseSize(tile: TileKind, spaces: number, told: number): Refused {
  return sizeOfTile(tile) === 'small'
    ? refuseFirmly('magnificent.build.small-covers-four', { tile, spaces, told })
    : refuseFirmly('magnificent.build.large-covers-six', { tile, spaces, told });
}
