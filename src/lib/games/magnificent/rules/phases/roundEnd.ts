// The end of a round: payment, sets in the order of the hats, one card scored. Rulebook «Конец раунда».
import type { Effect, Refused, Ruling, SeatId } from '../../../../referee/ruling.ts';
import type { TrainerTile } from '../../data/kinds.ts';
import { goOn } from '../flow.ts';
import { isGap } from '../gap.ts';
import { orderByHats } from '../hats.ts';
import type { MoveOf } from '../moves.ts';
import { owedFor, settle } from '../payment.ts';
import { paymentLines } from '../paymentLines.ts';
import { lastingDice } from '../powerNow.ts';
import type { Course } from '../rulings.ts';
import { effect, refuse, refuseFirmly, refuseSeat, rest, scored, withEffects } from '../rulings.ts';
import type { CardSlot, SeatState, SetSlot, State } from '../state.ts';
import { isSolo } from '../state.ts';
import { scoreOf } from '../scoring.ts';
import type { Table } from '../table.ts';
import { seatOf, stands, strangerIn, withDone, withOwn, withSeat, withoutSets } from '../table.ts';
import { spentAgain, tilesLying, withSpent, withoutLying, withoutSpent } from '../trainerTiles.ts';
import { refusePhase, refuseStranger } from './turn.ts';

/** Everybody pays what the dice cost. */
export function pay(table: Table, state: State, { coins = {} }: MoveOf<'pay'>): Ruling<State> {
  const wrong = refusePhase(state, 'payment');
  if (wrong !== undefined) return wrong;
  const stranger = strangerIn(state, Object.keys(coins));
  if (stranger !== undefined) return refuseSeat(stranger);
  const refusal = state.level === 'referee' ? refuseCoins(state, coins) : undefined;
  if (refusal !== undefined) return refusal;
  const paid = state.seats.reduce<Course>(
    (course, { seat }) => payOne(table, course, seat, coins),
    { state, effects: [] },
  );
  const everybody = state.seats.map(({ seat }) => seat);
  return rest(goOn(table, { ...paid, state: { ...paid.state, done: everybody } }));
}

/** Coins that are kept move by the rules alone. */
function refuseCoins(
  { seats }: State,
  coins: Readonly<Record<SeatId, number>>,
): Refused | undefined {
  const other = seats.find(
    (one) => Object.hasOwn(coins, one.seat) && coins[one.seat] !== one.coins,
  );
  return other === undefined
    ? undefined
    : refuseFirmly('magnificent.payment.pay-what-you-have', {
        seat: other.seat,
        coins: other.coins,
        told: coins[other.seat] ?? 0,
      });
}

function payOne(
  { tables }: Table,
  course: Course,
  seat: SeatId,
  told: Readonly<Record<SeatId, number>>,
): Course {
  const { state } = course;
  const one = seatOf(state, seat);
  if (one === undefined) return course;
  const coins = Object.hasOwn(told, seat) ? (told[seat] ?? 0) : one.coins;
  const { round } = state;
  const owed = owedFor(lastingDice(state, one));
  const settled = settle(owed.owed, coins, round, tables.penalty);
  const each = tables.penalty[round - 1] ?? 0;
  const change = { coins: coins - settled.paid, points: one.points - settled.lost };
  return withEffects(
    { ...course, state: withSeat(state, seat, change) },
    ...paymentLines(seat, { ...owed, ...settled }, { round, coins, each }),
  );
}

/** The place from the top at which a seat chooses. */
export function nextToChoose(state: State): SeatId | undefined {
  return orderByHats(state).find((seat) => !state.done.includes(seat));
}

/**
 * With two seats, who discards a set: the higher one over a gap, else the lower one. Undefined where nobody has said whether there is a
 * gap: then the higher one tells it by what it does, and what lies there says it of the lower one.
 */
export function discards(table: Table, state: State, seat: SeatId): boolean | undefined {
  if (state.seats.length !== 2) return false;
  const isHigher = orderByHats(state)[0] === seat;
  const gap = isGap(table, state);
  if (gap !== undefined) return isHigher === gap;
  return isHigher || state.table === undefined
    ? undefined
    : setsBeside(state, undefined).length > 1;
}

export function takeSet(table: Table, state: State, move: MoveOf<'takeSet'>): Ruling<State> {
  const { seat } = move;
  const wrong = refusePhase(state, 'sets') ?? refuseStranger(state, seat);
  const one = seatOf(state, seat);
  if (wrong !== undefined || one === undefined)
    return wrong ?? refuseFirmly('magnificent.end.after-third-round', {});
  if (state.done.includes(seat))
    return refuseFirmly('magnificent.sets.take-card-and-tile', { seat });
  const next = nextToChoose(state);
  const clause = 'magnificent.sets.order-by-hats';
  const refusal =
    (next !== undefined && next !== seat && stands(table, clause)
      ? refuse(clause, { seat, next })
      : undefined) ?? (state.table === undefined ? undefined : refuseSet(table, state, one, move));
  return refusal ?? rest(goOn(table, taken(table, state, one, move)));
}

function lying(state: State, set: number | undefined): SetSlot | undefined {
  const slot = state.table?.sets[(set ?? 0) - 1];
  return slot?.gone === true ? undefined : slot;
}

/** Sets that lie beside the one taken, from 1. */
function setsBeside({ table }: Pick<State, 'table'>, set: number | undefined): number[] {
  return (table?.sets ?? []).flatMap(({ gone }, at) =>
    gone === true || at + 1 === set ? [] : [at + 1],
  );
}

/** In solitaire the topmost sets are gone: one for each hat above. */
function refuseForHats(state: State, seat: SeatId, set: number | undefined): Refused | undefined {
  const sets = (state.table?.sets ?? []).filter(({ gone }) => gone === true).length;
  if (!isSolo(state) || set === undefined || set > sets) return undefined;
  return refuseFirmly('magnificent.solo.discard-top-sets', { seat, set, sets });
}

/** A tile told for a set that nobody had read: there is one of each, and none in the last round. */
function refuseTold(table: Table, state: State, told: TrainerTile): Refused | undefined {
  const clause = 'magnificent.components.trainer-tiles';
  if (tilesLying(state.seats).includes(told)) return refuseFirmly(clause, { tile: told });
  if (state.round === table.tables.rounds)
    return refuseFirmly('magnificent.prepare.no-trainer-tiles-before-last-round', { tiles: 1 }, [
      'magnificent.sets.no-tiles-in-last-round',
    ]);
  return tilesLying([], state.table).includes(told) && stands(table, clause)
    ? refuse(clause, { tile: told })
    : undefined;
}

function refuseSet(
  table: Table,
  state: State,
  { seat, own }: SeatState,
  { set, discard, tile: told }: MoveOf<'takeSet'>,
): Refused | undefined {
  const { tables } = table;
  const slot = lying(state, set);
  if (slot === undefined)
    return (
      refuseForHats(state, seat, set) ??
      refuseFirmly('magnificent.sets.take-card-and-tile', {
        seat,
        ...(set === undefined ? {} : { set }),
      })
    );
  const tile = slot.tile ?? told;
  const tiles = own?.tiles.length ?? 0;
  const wrong =
    told !== undefined && slot.tile === undefined ? refuseTold(table, state, told) : undefined;
  if (wrong !== undefined) return wrong;
  const full = 'magnificent.sets.tile-to-empty-space';
  if (tile !== undefined && tiles >= tables.trainerArea && stands(table, full))
    return refuse(full, { seat, tiles, spaces: tables.trainerArea });
  const others = setsBeside(state, set);
  const due = discards(table, state, seat);
  const needed = due === true && others.length > 0;
  const isSettled = discard === undefined && others.length === 1;
  const isGiven = discard !== undefined && others.includes(discard);
  const isTold = due === undefined && isGiven;
  if (needed ? isGiven || isSettled : isTold || discard === undefined) return undefined;
  if (isSolo(state))
    return refuseFirmly('magnificent.solo.clear-and-refill-display', { seat }, [
      'magnificent.solo.discard-top-sets',
    ]);
  return state.seats.length === 2 && isGap(table, state) === false
    ? refuseFirmly('magnificent.sets.two-players-no-gap', { seat, needed })
    : refuseFirmly('magnificent.sets.two-players-gap', { seat, needed });
}

/** Whether who takes one and discards one has to say which goes, whichever is taken. */
export function choosesDiscard(state: State): boolean {
  return setsBeside(state, undefined).length > 2;
}

/** Where only one set is left beside the one taken, it is the one that goes. */
export function discardedWith(
  table: Table,
  state: State,
  seat: SeatId,
  set: number | undefined,
): number | undefined {
  const [other, ...more] = setsBeside(state, set);
  return discards(table, state, seat) === true && more.length === 0 ? other : undefined;
}

function taken(table: Table, state: State, one: SeatState, move: MoveOf<'takeSet'>): Course {
  const { tables } = table;
  const { seat, set } = move;
  const slot = lying(state, set);
  const discard = move.discard ?? discardedWith(table, state, seat, set);
  const card = slot?.card ?? move.card;
  const tile = state.table === undefined ? undefined : (slot?.tile ?? move.tile);
  const dealt: CardSlot = card === undefined ? {} : { card };
  const held = withSeat(state, seat, { cards: [...one.cards, dealt] });
  const isFull = (one.own?.tiles.length ?? 0) >= tables.trainerArea;
  const tiled = tile === undefined ? held : withTile(held, seat, tile, isFull);
  const other = lying(tiled, discard);
  const spent = other === undefined ? tiled : withSpent(tiled, [other]);
  const cleared = withDone(withoutSets(spent, [set, discard]), seat);
  const name = card?.name ?? card?.id;
  const isDiscarding = discards(table, state, seat) ?? discard !== undefined;
  const isLast = state.round === tables.rounds;
  const alone = isLast ? ({ isCard: true } as const) : {};
  const facts = { ...alone, ...(discard === undefined ? {} : { set: discard }) };
  return withEffects(
    { state: cleared, effects: [] },
    effect(
      'magnificent.sets.take-card-and-tile',
      seat,
      {
        ...(set === undefined ? {} : { set }),
        ...(name === undefined ? {} : { name }),
        ...(tile === undefined || isFull ? {} : { tile }),
        ...alone,
      },
      [
        'magnificent.sets.card-to-play-area',
        ...(one.performs === 0 ? (['magnificent.sets.everyone-gets-one'] as const) : []),
        isLast ? 'magnificent.sets.no-tiles-in-last-round' : 'magnificent.sets.tile-to-empty-space',
      ],
    ),
    ...spentAgain(state, tile === undefined ? [] : [tile]),
    ...(!isDiscarding
      ? []
      : [
          // Only over a gap the higher one discards, only without one the lower.
          orderByHats(state)[0] === seat
            ? effect('magnificent.sets.two-players-gap', seat, facts)
            : effect('magnificent.sets.two-players-no-gap', seat, facts),
        ]),
  );
}

/** Beside the others; where the table lets it stand that no space is left, it is discarded. */
function withTile(state: State, seat: SeatId, tile: TrainerTile, isFull: boolean): State {
  const tiles = seatOf(state, seat)?.own?.tiles ?? [];
  const taken = withoutLying(withoutSpent(state, [tile]), tile);
  return isFull ? withSpent(taken, [{ tile }]) : withOwn(taken, seat, { tiles: [...tiles, tile] });
}

/** One of five cards: its points at once, then it is discarded. */
export function scoreCard(table: Table, state: State, move: MoveOf<'scoreCard'>): Ruling<State> {
  const { seat, scored: told } = move;
  const wrong = refusePhase(state, 'scoring') ?? refuseStranger(state, seat);
  const one = seatOf(state, seat);
  if (wrong !== undefined || one === undefined)
    return wrong ?? refuseFirmly('magnificent.end.after-third-round', {});
  if (state.done.includes(seat))
    return refuseFirmly('magnificent.score-card.one-of-five', {
      seat,
      card: told.card,
      cards: one.cards.length,
    });
  const score = scoreOf(state, one, told);
  if ('allowed' in score) return score;
  const cards = one.cards.filter((_, at) => at !== told.card - 1);
  const changed = withSeat(state, seat, {
    points: one.points + score.full,
    coins: one.coins - score.paid,
    cards,
  });
  const line: Effect = scored('magnificent.score-card.move-marker', seat, score.full, score.facts, [
    'magnificent.score-card.one-of-five',
    'magnificent.score-card.discard',
    ...(told.card === one.cards.length
      ? (['magnificent.score-card.new-card-allowed'] as const)
      : []),
    ...score.also,
  ]);
  return rest(goOn(table, { state: withDone(changed, seat), effects: [line] }));
}
