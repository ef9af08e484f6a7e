// Phase 2, where tiles are kept: a payment leaves the hand, its rest goes into the tower, bonus tiles come. Rulebook «Фаза 2».
import type { ClauseId, Effect, Refused } from '../../../../referee/ruling.ts';
import type { Colour, Tiles } from '../../data/pieces.ts';
import {
  COLOURS,
  countOf,
  minus,
  NO_TILES,
  plus,
  someOf,
  tilesOf,
  tilesOnly,
} from '../../data/pieces.ts';
import type { Space } from '../board.ts';
import { seatWith, seatsWith, stateWith, tilesWith } from '../changes.ts';
import { areThrownColoursKept } from '../mended.ts';
import type { Course } from '../rulings.ts';
import { effect, refuseFirmly, withEffects } from '../rulings.ts';
import type { SeatState, State, TileTable } from '../state.ts';
import { supplyCount, takeFromSupply, throwAway } from '../supply.ts';
import { allTiles, jokerOf, type Table } from '../table.ts';

const SPENT: readonly ClauseId[] = [
  'summer-pavilion.place.discard-now',
  'summer-pavilion.wild.others-discarded',
];

/** Tiles that leave a hand with a payment: one goes on the space even when nothing was said to be paid. */
function spentOf(pay: Tiles): number {
  return Math.max(1, countOf(pay));
}

/** Tiles of a payment let stand that the app does not know beside the board; they come out of bag and tower. */
function unknownOf({ hand }: SeatState, pay: Tiles): number {
  let known = 0;
  for (const colour of COLOURS) known += Math.min(hand[colour], pay[colour]);
  return spentOf(pay) - known;
}

/** No table can let a payment stand with more tiles than there are. */
export function refuseTilesFromNowhere(
  { tables }: Table,
  state: State,
  { bag, tower }: TileTable,
  seat: SeatState,
  pay: Tiles,
): Refused | undefined {
  const exist = tables.tilesPerColour;
  const colour = COLOURS.find((one) => pay[one] > exist);
  if (colour !== undefined)
    return refuseFirmly('summer-pavilion.component.tiles', { colour, count: pay[colour], exist });
  const unknown = unknownOf(seat, pay);
  if (unknown <= bag + tower) return undefined;
  const all = allTiles({ tables });
  return refuseFirmly('summer-pavilion.component.tiles', {
    count: all + unknown - bag - tower,
    exist: all,
  });
}

/** A placement that nothing speaks against. */
interface Laying {
  readonly index: number;
  /** With the tile on its board and the points for it. */
  readonly seat: SeatState;
  readonly space: Space;
  readonly colour: Colour;
  readonly pay: Tiles;
  readonly pick: Tiles;
  /** Bonus tiles due. */
  readonly due: number;
}

/** Referee level: the payment leaves the hand, the rest of it goes into the tower, bonus tiles come. */
export function withTilesMoved(
  course: Course,
  table: Table,
  tiles: TileTable,
  { index, seat, space, colour, pay, pick, due }: Laying,
): Course {
  const { state } = course;
  const effects: Effect[] = [];
  const name = seat.seat;
  const joker = jokerOf(table.tables, state.round);
  if (colour === joker)
    effects.push(effect('summer-pavilion.wild.own-colour', name, { joker, tiles: countOf(pay) }));
  else if (pay[joker] > 0)
    effects.push(
      effect('summer-pavilion.wild.substitute', name, { colour, jokers: pay[joker] }, [
        'summer-pavilion.joker.replaces-any',
        'summer-pavilion.wild.any-colour',
      ]),
    );
  if (spentOf(pay) > 1) {
    const discarded = someOf(allButLaid(pay, colour));
    effects.push(
      effect('summer-pavilion.play.discard-rest', name, { discarded, space: space.id }, SPENT),
    );
  }
  const available = supplyCount(tiles);
  const owed = state.readings.shortSupply === 'rest-is-owed' ? Math.max(0, due - available) : 0;
  if (due > available)
    effects.push(effect('summer-pavilion.bonus.short-supply', name, { due, available, owed }));
  if (countOf(pick) > 0)
    effects.push(
      effect('summer-pavilion.bonus.beside-board', name, { pick: someOf(pick) }, [
        'summer-pavilion.bonus.jokers-ok',
      ]),
    );
  const hand = plus(noneBelowZero(minus(seat.hand, pay)), pick);
  const paid = withRestThrown(table, tiles, seat, { colour, pay });
  const moved = stateWith(state, {
    seats: seatsWith(state, index, seatWith(seat, { hand, owed: seat.owed + owed })),
    tiles: takeFromSupply(paid, pick),
  });
  return withEffects({ ...course, state: moved }, ...effects);
}

/** The bag and the tower after a payment. */
function withRestThrown(
  table: Table,
  tiles: TileTable,
  seat: SeatState,
  { colour, pay }: Pick<Laying, 'colour' | 'pay'>,
): TileTable {
  const unknown = unknownOf(seat, pay);
  const fromBag = Math.min(unknown, tiles.bag);
  const fromTower = unknown - fromBag;
  const bag = tiles.bag - fromBag;
  const tower = tiles.tower + spentOf(pay) - 1 - fromTower;
  if (!areThrownColoursKept(table)) return tilesWith(tiles, { bag, tower });
  // A payment that only tiles of the tower can make up for: what the app knew of its colours was wrong.
  if (fromTower > 0) return tilesWith(tiles, { bag, tower, towerKnown: NO_TILES });
  // Only what the app knew beside the board is known by its colour in the tower.
  const held = unknown === 0 ? pay : minus(seat.hand, noneBelowZero(minus(seat.hand, pay)));
  const known = noneBelowZero(allButLaid(pay, colour, held));
  return tilesWith(throwAway(table, tiles, known), { bag, tower });
}

/** Of a payment, or of a `part` of it: all but the tile on the space. */
function allButLaid(pay: Tiles, colour: Colour, part = pay): Tiles {
  // A payment of jokers alone, let stand: one of them lies on the space.
  const laid = pay[colour] > 0 ? colour : (COLOURS.find((one) => pay[one] > 0) ?? colour);
  return minus(part, tilesOnly(laid, 1));
}

/** A payment let stand may be larger than the hand the app knows: the table is right, the hand ends at none. */
function noneBelowZero(tiles: Tiles): Tiles {
  if (COLOURS.every((colour) => tiles[colour] >= 0)) return tiles;
  return tilesOf(Object.fromEntries(COLOURS.map((colour) => [colour, Math.max(0, tiles[colour])])));
}
