// Phase 2: placing a tile, what it scores and which bonus tiles it brings. Rulebook «Фаза 2», «Правила размещения плиток».
import type { ClauseId, Effect, Refused, Ruling } from '../../../../referee/ruling.ts';
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
import type { Cells, Feature, Space } from '../board.ts';
import { coloursOn, groupSize } from '../board.ts';
import type { MoveOf } from '../moves.ts';
import type { Course } from '../rulings.ts';
import { effect, points, refuse, refuseFirmly, refuseSeat, rest } from '../rulings.ts';
import { seatsWith, tellTokens, withSeatState } from '../score.ts';
import type { SeatState, State, TileTable } from '../state.ts';
import { missingInSupply, refillSupply, supplyCount, takeFromSupply } from '../supply.ts';
import type { Table } from '../table.ts';
import { allTiles, boardAt, indexOfSeat, jokerOf, seatAt, stands } from '../table.ts';
import { endTurn, refuseTurn } from '../turns.ts';
import { refusePhase, refuseTooMany } from './acquire.ts';
import { refusePayment } from './payment.ts';

export function place(table: Table, state: State, move: MoveOf<'place'>): Ruling<State> {
  if (state.phase !== 'place') return refusePhase(state, 'place');
  const index = indexOfSeat(state, move.seat);
  if (index < 0) return refuseSeat(move.seat);
  const seat = seatAt(state, index);
  const notNow = refusePassed(table, seat) ?? refuseTurn(table, state, index) ?? refuseOwed(state);
  if (notNow !== undefined) return notNow;
  const space = boardAt(table, state).spaceById.get(move.space);
  if (space === undefined) return refuseNoSpace(table, state, move.space);
  const covered = seat.board[space.index];
  if (covered !== undefined && covered !== 'empty')
    return refuseFirmly('summer-pavilion.place.empty-only', { space: space.id, colour: covered });
  const colour = colourOf(table, state, seat, space, move.colour);
  if (typeof colour === 'object') return colour;

  const cells = seat.board.slice();
  cells[space.index] = colour;
  const group = groupSize(cells, space);
  const features = completedBy(table, state, cells, space);
  const due = features.reduce((sum, { kind }) => sum + table.tables.rewards[kind], 0);

  const pay = tilesOf(move.pay ?? NO_TILES);
  const pick = tilesOf(move.pick ?? NO_TILES);
  const wrongTiles =
    state.tiles === undefined
      ? refuseTooMany(table, state, tilesOnly(colour, 1))
      : (refusePayment(table, state, seat, space, colour, pay) ??
        refuseTilesFromNowhere(table, state, state.tiles, seat, pay) ??
        refusePick(table, state, state.tiles, move.seat, pick, due));
  if (wrongTiles !== undefined) return wrongTiles;

  const effects: Effect[] = [
    effect('summer-pavilion.play.place-one', move.seat, { space: space.id, colour }, PLACED),
  ];
  if (state.side === 'grey') effects.push(...starDecided(cells, move.seat, space));
  effects.push(scored(move.seat, space, colour, group));
  for (const { id, kind } of features)
    effects.push(
      effect(BONUS[kind], move.seat, { feature: id, tiles: table.tables.rewards[kind] }, ONCE),
    );
  if (features.length > 1)
    effects.push(
      effect('summer-pavilion.bonus.several-at-once', move.seat, {
        features: features.map(({ id }) => id),
        tiles: due,
      }),
    );
  const total = seat.total + group;
  tellTokens({ state, effects }, seat, total, table.tables);
  const placed = { ...seat, board: cells, total };
  const next =
    state.tiles === undefined
      ? withSeatState(state, index, placed)
      : withTilesMoved({ state, effects }, table, state.tiles, {
          index,
          seat: placed,
          space,
          colour,
          pay,
          pick,
          due,
        });
  return rest(endTurn({ state: next, effects }, table, { index, bonus: due > 0 }));
}

/** House ruling `rest-is-owed`: bonus tiles that come as soon as the supply holds some again, also after the last pass. */
export function takeOwed(table: Table, state: State, move: MoveOf<'takeOwed'>): Ruling<State> {
  const { tiles } = state;
  if (tiles === undefined || (state.phase !== 'place' && state.phase !== 'prepare'))
    return refusePhase(state, 'place');
  const index = indexOfSeat(state, move.seat);
  if (index < 0) return refuseSeat(move.seat);
  const seat = seatAt(state, index);
  const due = Math.min(seat.owed, supplyCount(tiles));
  if (due === 0)
    return refuseFirmly('summer-pavilion.bonus.mandatory', {
      due,
      picked: countOf(move.pick),
      seat: move.seat,
    });
  const wrong = refusePicked(table, state, tiles, move.seat, tilesOf(move.pick), due);
  if (wrong !== undefined) return wrong;
  const pick = tilesOf(move.pick);
  const taken = withSeatState(state, index, {
    ...seat,
    hand: plus(seat.hand, pick),
    owed: Math.max(0, seat.owed - countOf(pick)),
  });
  const course: Course = {
    state: { ...taken, tiles: takeFromSupply(tiles, pick) },
    effects: [effect('summer-pavilion.bonus.beside-board', move.seat, { pick: someOf(pick) })],
  };
  return rest(refillSupply(course, table.tables));
}

const PLACED: readonly ClauseId[] = [
  'summer-pavilion.place.unused-stay',
  'summer-pavilion.place.rhombus-only',
];
const GROUP: readonly ClauseId[] = [
  'summer-pavilion.score.tile',
  'summer-pavilion.score.same-star',
  'summer-pavilion.score.ring',
  'summer-pavilion.score.move-marker',
];
const ALONE: readonly ClauseId[] = [
  'summer-pavilion.score.same-star',
  'summer-pavilion.score.move-marker',
];
const ONCE: readonly ClauseId[] = [
  'summer-pavilion.bonus.once',
  'summer-pavilion.bonus.no-other-player',
  'summer-pavilion.bonus.mandatory',
];
const BONUS = {
  pillar: 'summer-pavilion.bonus.pillar',
  statue: 'summer-pavilion.bonus.statue',
  window: 'summer-pavilion.bonus.window',
} as const;
const SPENT: readonly ClauseId[] = [
  'summer-pavilion.place.discard-now',
  'summer-pavilion.wild.others-discarded',
];

function scored(seat: string, space: Space, colour: Colour, group: number): Effect {
  return group === 1
    ? points('summer-pavilion.score.tile', seat, 1, { space: space.id, colour }, ALONE)
    : points(
        'summer-pavilion.score.connected',
        seat,
        group,
        { space: space.id, colour, group },
        GROUP,
      );
}

export function refusePassed(table: Table, { seat, passed }: SeatState): Refused | undefined {
  if (passed === 'no' || !stands(table, 'summer-pavilion.pass.out-for-round')) return undefined;
  return refuse('summer-pavilion.pass.out-for-round', { seat }, ['summer-pavilion.pass.when']);
}

/** Owed bonus tiles come before anything else as soon as there are some. */
export function refuseOwed({ seats, tiles }: State): Refused | undefined {
  if (tiles === undefined) return undefined;
  const waiting = seats.find(({ owed }) => owed > 0);
  const due = Math.min(waiting?.owed ?? 0, supplyCount(tiles));
  if (waiting === undefined || due === 0) return undefined;
  const { seat } = waiting;
  return refuseFirmly('summer-pavilion.bonus.mandatory', { due, picked: 0, seat });
}

function refuseNoSpace(table: Table, state: State, space: string): Refused {
  const feature = boardAt(table, state).features.find(({ id }) => id === space);
  return refuseFirmly(
    'summer-pavilion.place.rhombus-only',
    feature === undefined ? { space } : { space, feature: feature.kind },
  );
}

/** The colour that goes on the space, or why the told one may not. */
function colourOf(
  table: Table,
  state: State,
  seat: SeatState,
  space: Space,
  told: Colour | undefined,
): Colour | Refused {
  const { star } = space;
  if (star.colour !== undefined)
    return refuseForeign(table, state, space, star.colour, told) ?? told ?? star.colour;
  const lying = coloursOn(seat.board, star);
  if (told === undefined) {
    const free = COLOURS.filter((one) => !lying.includes(one));
    return state.side === 'grey'
      ? refuseFirmly('summer-pavilion.variant.free-colour', { space: space.id })
      : refuseFirmly('summer-pavilion.place.center-all-different', { free });
  }
  const wrong =
    state.side === 'grey'
      ? refuseOnGreyStar(table, space, lying, told)
      : refuseOnCenter(table, lying, told);
  return wrong ?? told;
}

function refuseForeign(
  table: Table,
  state: State,
  space: Space,
  star: Colour,
  told: Colour | undefined,
): Refused | undefined {
  if (told === undefined || told === star) return undefined;
  const joker = jokerOf(table.tables, state.round);
  if (told === joker)
    return stands(table, 'summer-pavilion.wild.never-on-foreign-space')
      ? refuse('summer-pavilion.wild.never-on-foreign-space', { space: space.id, joker, star }, [
          'summer-pavilion.place.star-colour',
        ])
      : undefined;
  return stands(table, 'summer-pavilion.place.star-colour')
    ? refuse('summer-pavilion.place.star-colour', { space: space.id, colour: told, star })
    : undefined;
}

/** Coloured side: the central star takes each colour once, on any of its numbers. */
function refuseOnCenter(table: Table, lying: readonly Colour[], told: Colour): Refused | undefined {
  if (!lying.includes(told) || !stands(table, 'summer-pavilion.place.center-all-different'))
    return undefined;
  const free = COLOURS.filter((one) => !lying.includes(one));
  return refuse('summer-pavilion.place.center-all-different', { colour: told, free }, [
    'summer-pavilion.place.center-any-space',
    'summer-pavilion.wild.center',
  ]);
}

/** Grey side: the second tile of a star decides whether all six differ or all six agree. */
function refuseOnGreyStar(
  table: Table,
  space: Space,
  lying: readonly Colour[],
  told: Colour,
): Refused | undefined {
  const [first, second] = lying;
  if (first === undefined || second === undefined) return undefined;
  const also: readonly ClauseId[] = [
    'summer-pavilion.variant.second-tile-decides',
    ...(space.star.id === 'center' ? (['summer-pavilion.variant.center-single-ok'] as const) : []),
    'summer-pavilion.variant.same-rules',
  ];
  if (first === second) {
    if (told === first || !stands(table, 'summer-pavilion.variant.single-colour-star'))
      return undefined;
    const facts = { space: space.id, colour: told, star: first };
    return refuse('summer-pavilion.variant.single-colour-star', facts, also);
  }
  if (!lying.includes(told) || !stands(table, 'summer-pavilion.variant.multicolour-star'))
    return undefined;
  const free = COLOURS.filter((one) => !lying.includes(one));
  const facts = { space: space.id, colour: told, free };
  return refuse('summer-pavilion.variant.multicolour-star', facts, also);
}

/** Says what a grey star has become when its second tile falls. */
function starDecided(cells: Cells, seat: string, { star }: Space): Effect[] {
  const [first, second, third] = coloursOn(cells, star);
  if (first === undefined || second === undefined || third !== undefined) return [];
  const kind = first === second ? first : 'multicolour';
  return [
    effect('summer-pavilion.variant.second-tile-decides', seat, { star: star.id, kind }, [
      'summer-pavilion.variant.free-colour',
      'summer-pavilion.variant.repeats-allowed',
      'summer-pavilion.variant.center-single-ok',
    ]),
  ];
}

/** Pillars, statues and windows whose last open space was this one. */
function completedBy(table: Table, state: State, cells: Cells, space: Space): readonly Feature[] {
  const { features } = boardAt(table, state);
  const completed: Feature[] = [];
  for (const at of space.touches) {
    const feature = features[at];
    if (feature?.spaces.every((index) => cells[index] !== 'empty') === true)
      completed.push(feature);
  }
  return completed;
}

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
function refuseTilesFromNowhere(
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

function refusePick(
  table: Table,
  state: State,
  tiles: TileTable,
  seat: string,
  pick: Tiles,
  due: number,
): Refused | undefined {
  const given = Math.min(due, supplyCount(tiles));
  return refusePicked(table, state, tiles, seat, pick, given);
}

function refusePicked(
  table: Table,
  state: State,
  tiles: TileTable,
  seat: string,
  pick: Tiles,
  due: number,
): Refused | undefined {
  const picked = countOf(pick);
  if (picked !== due && stands(table, 'summer-pavilion.bonus.mandatory'))
    return refuse('summer-pavilion.bonus.mandatory', { due, picked, seat });
  if (picked === 0) return undefined;
  const missing = missingInSupply(tiles, pick);
  if (missing !== undefined)
    return refuseFirmly('summer-pavilion.bonus.jokers-ok', {
      ...missing,
      picked: pick[missing.colour],
    });
  return refuseTooMany(table, state, minus(pick, tiles.supply.known));
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
function withTilesMoved(
  { state, effects }: Course,
  table: Table,
  tiles: TileTable,
  { index, seat, space, colour, pay, pick, due }: Laying,
): State {
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
  const thrown = spentOf(pay) - 1;
  if (thrown > 0) {
    // A payment of jokers alone, let stand: one of them lies on the space.
    const laid = pay[colour] > 0 ? colour : (COLOURS.find((one) => pay[one] > 0) ?? colour);
    const discarded = someOf(minus(pay, tilesOnly(laid, 1)));
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
  const unknown = unknownOf(seat, pay);
  const fromBag = Math.min(unknown, tiles.bag);
  const bag = tiles.bag - fromBag;
  const tower = tiles.tower + thrown - (unknown - fromBag);
  return {
    ...state,
    seats: seatsWith(state, index, { ...seat, hand, owed: seat.owed + owed }),
    tiles: { ...takeFromSupply(tiles, pick), bag, tower },
  };
}

/** A payment let stand may be larger than the hand the app knows: the table is right, the hand ends at none. */
function noneBelowZero(tiles: Tiles): Tiles {
  if (COLOURS.every((colour) => tiles[colour] >= 0)) return tiles;
  return tilesOf(Object.fromEntries(COLOURS.map((colour) => [colour, Math.max(0, tiles[colour])])));
}
