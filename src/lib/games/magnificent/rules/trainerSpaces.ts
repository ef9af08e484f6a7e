// Who may put how many trainers on which space, and when. Rulebook «Эффекты ячеек ассистентов».
import type { ClauseId, Refused, SeatId } from '../../../referee/ruling.ts';
import type { Action, SpaceKind, TrainerSpace, TrainerTile } from '../data/kinds.ts';
import { TRAINER_TILES } from '../data/kinds.ts';
import { spaceKindOf } from './known.ts';
import { refuseGems } from './gemsSpent.ts';
import { isSpaceOfAnAction } from './mended.ts';
import { isBarredByGems, isPossible } from './possible.ts';
import { oppositeFace } from './power.ts';
import { refuse, refuseFirmly } from './rulings.ts';
import type { Acting, SeatState, State, Turn } from './state.ts';
import type { Table } from './table.ts';
import { seatOf, stands, usedOn, withOwn, withTurn } from './table.ts';

const KIND_CLAUSES = {
  single: 'magnificent.trainers.kind-single',
  each: 'magnificent.trainers.kind-per-trainer',
  double: 'magnificent.trainers.kind-double',
} as const satisfies Record<SpaceKind, string>;

/** Spaces that change what the action is announced with. */
const BEFORE: readonly TrainerSpace[] = [
  'counterclockwise',
  'double_tent_bonus',
  'ignore_camp_tile',
  'extra_poster',
];
/** «В любой момент хода»: the others wait for the die, or are used as it is taken. */
const AT_ANY_MOMENT: readonly TrainerSpace[] = ['buy_poster', 'two_coins', 'clear_gem'];

/** The effect of the space waits for nothing in the turn, not even for its die. */
export function isAtAnyMoment(space: TrainerSpace): boolean {
  return AT_ANY_MOMENT.includes(space);
}

/** Enough trainers at hand, a space of the seat's own, and as many as the space takes. */
export function refuseTrainers(
  table: Table,
  state: State,
  one: SeatState,
  turn: Turn,
  space: TrainerSpace,
  trainers: number,
): Refused | undefined {
  const { seat, own } = one;
  const has = own?.trainers ?? 0;
  if (has < trainers)
    return refuseFirmly('magnificent.trainers.any-number', { seat, trainers, has });
  const tile = TRAINER_TILES.find((other) => other === space);
  return (
    (tile === undefined ? undefined : refuseTile(table, state, one, tile)) ??
    refuseKind(table, state, seat, space, trainers, usedOn(turn, space))
  );
}

function refuseTile(table: Table, state: State, { seat, own }: SeatState, tile: TrainerTile) {
  const clause = 'magnificent.trainers.own-tiles-or-board-only';
  if (own?.tiles.includes(tile) === true || !stands(table, clause)) return undefined;
  const owner = state.seats.find((other) => other.own?.tiles.includes(tile) === true)?.seat;
  return refuse(clause, { seat, space: tile, ...(owner === undefined ? {} : { owner }) });
}

/** Nothing where nobody knows how many trainers the space takes. */
export function kindClauses(
  { tables }: Table,
  { copy }: State,
  space: TrainerSpace,
): readonly ClauseId[] {
  const kind = spaceKindOf(tables, copy, space);
  return kind === undefined ? [] : [KIND_CLAUSES[kind]];
}

/** Where nobody knows how many trainers a space takes, one or two may stand there. */
function refuseKind(
  table: Table,
  { copy }: State,
  seat: SeatId,
  space: TrainerSpace,
  trainers: number,
  before: number,
): Refused | undefined {
  const kind = spaceKindOf(table.tables, copy, space);
  const isRight =
    kind === 'each' ||
    (before === 0 &&
      (kind === undefined ? trainers <= 2 : trainers === (kind === 'single' ? 1 : 2)));
  const clause = KIND_CLAUSES[kind ?? 'single'];
  return isRight || !stands(table, clause)
    ? undefined
    : refuse(clause, {
        seat,
        space,
        trainers: before + trainers,
        ...(kind === undefined ? {} : { kind }),
      });
}

/** Out of the play area and onto the space, until the end of the turn. */
export function placeTrainers(
  state: State,
  seat: SeatId,
  space: TrainerSpace,
  trainers: number,
): State {
  const has = seatOf(state, seat)?.own?.trainers ?? 0;
  const { turn } = state;
  const placed = { ...turn?.trainers, [space]: (turn?.trainers[space] ?? 0) + trainers };
  return withTurn(withOwn(state, seat, { trainers: has - trainers }), { trainers: placed });
}

/** The space works on another action, or its moment has gone by. */
export function refuseSpace(
  table: Table,
  state: State,
  { one, own, turn }: Acting,
  space: TrainerSpace,
  trainers: number,
): Refused | undefined {
  const { seat, dice } = one;
  if (space === 'flip_die') {
    const value = dice.at(-1)?.value ?? 0;
    return refuseFirmly('magnificent.trainers.board-flip-die', {
      seat,
      value,
      opposite: oppositeFace(value),
    });
  }
  const { action: needed } = table.tables.trainerSpaces[space];
  const chosen = turn.action ?? boundTo(table, state, { one, turn });
  if (needed !== undefined && chosen !== undefined && chosen !== needed)
    return refuseFirmly('magnificent.trainers.action-specific', {
      seat,
      space,
      action: chosen,
      needed,
    });
  // What binds the turn to an action goes with the gems that were discarded for power.
  const unfit =
    needed === undefined || turn.action !== undefined
      ? undefined
      : (refuseGems(table, state, { one, turn }, needed) ??
        refuseImpossible(table, state, { one, own }, space, trainers));
  if (unfit !== undefined) return unfit;
  const isLate = turn.stage !== 'power';
  const isFresh = trainers > own.trainers - turn.fresh;
  if (isLate && space === 'rearrange_before')
    return refuseFirmly('magnificent.trainers.board-rearrange-before', { seat });
  if (isLate && isFresh && space === 'double_tent_bonus') return refuseFresh(seat, space);
  if (isLate && BEFORE.includes(space))
    return refuseFirmly('magnificent.overview.turn-phases', {
      seat,
      stage: turn.stage,
      needed: 'power',
    });
  if (space === 'double_camp_bonus') return refuseDoubling({ one, turn }, isFresh);
  if (space === 'change_tile_colour')
    return refuseRecolouring(table, state, { one, turn }, isFresh);
  return table.tables.trainerSpaces[space].plus === undefined
    ? undefined
    : refuseLatePlus(table, { one, turn });
}

/** How often the effect is used: once for each trainer, or once. */
export function usesOf(
  { tables }: Table,
  { copy }: State,
  space: TrainerSpace,
  trainers: number,
): number {
  return spaceKindOf(tables, copy, space) === 'each' ? trainers : 1;
}

/** The action of the space cannot be carried out, nor would the trainers at hand make it possible there. */
function refuseImpossible(
  table: Table,
  state: State,
  { one, own }: Pick<Acting, 'one' | 'own'>,
  space: TrainerSpace,
  trainers: number,
): Refused | undefined {
  const { action: needed } = table.tables.trainerSpaces[space];
  const clause = 'magnificent.trainers.action-specific';
  if (needed === undefined || !isSpaceOfAnAction(state) || !stands(table, clause)) return undefined;
  // Gems that forbid performing have been refused, or let stand, before.
  if (needed === 'perform' && isBarredByGems(state)) return undefined;
  const isEach = spaceKindOf(table.tables, state.copy, space) === 'each';
  const more = isEach ? Math.max(0, own.trainers - trainers) : 0;
  const isOpen = Array.from({ length: more + 1 }, (_, at) => trainers + at).some((here) =>
    isPossible(table, helpedBy(table, state, one, space, here), one, needed),
  );
  return isOpen ? undefined : refuse(clause, { seat: one.seat, space, needed });
}

/** With so many trainers on this space; beside a +N those left may go to the tile that raises power for any action. */
function helpedBy(
  table: Table,
  state: State,
  { seat, own }: SeatState,
  space: TrainerSpace,
  here: number,
): State {
  const placed = placeTrainers(state, seat, space, here);
  const { [space]: on, plus_one: general } = table.tables.trainerSpaces;
  if (on.plus === undefined || own === undefined || placed.turn === undefined) return placed;
  const left = own.tiles.includes('plus_one') ? Math.max(0, own.trainers - here) : 0;
  const power = on.plus * usesOf(table, state, space, here) + (general.plus ?? 0) * left;
  return withTurn(placed, { plus: [...placed.turn.plus, { source: 'plus_one', power }] });
}

/** The action that an earlier space binds the turn to, as long as it can be carried out. */
function boundTo(
  table: Table,
  state: State,
  { one, turn: { bound } }: Pick<Acting, 'one' | 'turn'>,
): Action | undefined {
  return bound !== undefined && isPossible(table, state, one, bound) ? bound : undefined;
}

/** The trainer comes from the very tile or tent it would be used for, and that lies there. */
function refuseFresh(seat: SeatId, space: TrainerSpace): Refused {
  return refuseFirmly('magnificent.trainers.fresh-trainer-not-on-its-source', { seat, space });
}

/** Bonuses are doubled for a tile that is still to be laid: never for one that has just given the trainer. */
function refuseDoubling(
  { one, turn }: Pick<Acting, 'one' | 'turn'>,
  isFresh: boolean,
): Refused | undefined {
  const { build, cardTiles } = turn;
  const { seat } = one;
  if (build === undefined) return undefined;
  if (build.small + build.large + build.extra > 0) return undefined;
  if (cardTiles.length > 0)
    return refuseFirmly('magnificent.trainers.tile-double-camp-bonus-not-card-tiles', { seat });
  return isFresh
    ? refuseFresh(seat, 'double_camp_bonus')
    : refuseFirmly('magnificent.trainers.tile-double-camp-bonus', { seat });
}

/**
 * A colour is changed for a tile that is still to be laid. Trainers beyond those tiles are the player's loss, all at once or one by
 * one, as they are before the level is chosen: any number may be used.
 */
function refuseRecolouring(
  table: Table,
  { readings }: State,
  { one, turn }: Pick<Acting, 'one' | 'turn'>,
  isFresh: boolean,
): Refused | undefined {
  const { build, cardTiles } = turn;
  if (build === undefined) return undefined;
  const others = readings.recolour === 'level-only' ? 0 : build.extra + cardTiles.length;
  const left = build.small + build.large + others;
  const clause = 'magnificent.trainers.board-change-tile-colour';
  if (left > 0 || !stands(table, clause)) return undefined;
  return isFresh ? refuseFresh(one.seat, 'change_tile_colour') : refuse(clause, { seat: one.seat });
}

export function refuseCoins(
  { tables }: Table,
  { one }: Acting,
  space: TrainerSpace,
  trainers: number,
) {
  const cost = (tables.trainerSpaces[space].price ?? 0) * trainers;
  return one.coins < cost
    ? refuseFirmly('magnificent.trainers.board-buy-poster', {
        seat: one.seat,
        cost,
        coins: one.coins,
      })
    : undefined;
}

/** A +N after level, move or space is announced comes too late: each of them is chosen once. */
export function refuseLatePlus(
  table: Table,
  { one, turn }: Pick<Acting, 'one' | 'turn'>,
): Refused | undefined {
  return turn.stage !== 'power' && stands(table, 'magnificent.overview.turn-phases')
    ? refuse(
        'magnificent.overview.turn-phases',
        { seat: one.seat, stage: turn.stage, needed: 'power' },
        ['magnificent.card-bonus.once-any-time'],
      )
    : undefined;
}
