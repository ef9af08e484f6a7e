// Phase 3: tokens and coins change hands. Rulebook «Фаза 3: Торговля или обмен жетонами ресурсов представлений».
import type { Refused, Ruling, SeatId } from '../../../../referee/ruling.ts';
import type { Tokens } from '../../data/assets.ts';
import { ASSETS, amountOf, isNothing, isStandard, lackIn, minus } from '../../data/assets.ts';
import { receiveTokens, withCoins } from '../holding.ts';
import type { MoveOf, Side } from '../moves.ts';
import type { Course } from '../rulings.ts';
import { effect, refuse, refuseFirmly, rest, withEffects } from '../rulings.ts';
import { settleStars } from '../stars.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { nextSeat, seatOf, stands, withSeat } from '../table.ts';
import { refusePhase, refuseStranger } from './turn.ts';

export function trade(table: Table, state: State, move: MoveOf<'trade'>): Ruling<State> {
  const { seat, with: other, gives, gets } = move;
  const wrong =
    refusePiece(move) ??
    refusePhase(state, 'trading') ??
    refuseStranger(state, seat) ??
    refuseStranger(state, other) ??
    refuseParties(table, state, seat, other) ??
    refuseSide(state, seat, gives) ??
    refuseSide(state, other, gets) ??
    refuseGift(table, state, move);
  if (wrong !== undefined) return wrong;
  const gone = takeFrom(takeFrom(state, seat, gives), other, gets);
  const paid = withCoins(withCoins(gone, other, gives.coins ?? 0), seat, gets.coins ?? 0);
  const dealt = receiveTokens({ state: paid, effects: [] }, seat, tokensIn(state, gets));
  const course = receiveTokens(dealt, other, tokensIn(state, gives));
  return rest(settleStars(table, told(course, move)));
}

function tokensIn(state: State, { tokens = {} }: Side) {
  return state.table === undefined ? {} : tokens;
}

function refuseParties(
  table: Table,
  state: State,
  seat: SeatId,
  other: SeatId,
): Refused | undefined {
  const active = nextSeat(state) ?? seat;
  if (seat === other) return refuseFirmly('colosseum.trade.only-with-active', { active });
  return seat !== active && other !== active && stands(table, 'colosseum.trade.only-with-active')
    ? refuse('colosseum.trade.only-with-active', { active }, [
        'colosseum.trade.first-player-starts',
      ])
    : undefined;
}

/** Of when it is nothing is said: no other phase would do. */
function refusePiece({ gives, gets }: MoveOf<'trade'>) {
  const piece = gives.piece ?? gets.piece;
  return piece === undefined
    ? undefined
    : refuseFirmly('colosseum.trade.only-tokens-and-coins', { piece });
}

/** Only what lies before a player now can change hands. */
function refuseSide(state: State, seat: SeatId, { tokens = {}, coins = 0 }: Side) {
  const one = seatOf(state, seat);
  if (one === undefined) return undefined;
  if (state.purses && one.coins < coins)
    return refuseFirmly('colosseum.trade.immediate', { seat, has: one.coins, gives: coins });
  // An Emperor token is a medal the moment it comes.
  if (amountOf(tokens, 'emperor_token') > 0)
    return refuseFirmly('colosseum.trade.only-tokens-and-coins', { asset: 'emperor_token' });
  const asset = state.table === undefined ? undefined : lackIn(one.tokens, tokens);
  return asset === undefined
    ? undefined
    : refuseFirmly('colosseum.trade.immediate', {
        seat,
        asset,
        has: amountOf(one.tokens, asset),
        gives: amountOf(tokens, asset),
      });
}

/** Only one side gives; where tokens are not told nobody can say so. */
function isGift(state: State, { gives, gets }: MoveOf<'trade'>): boolean {
  return state.table !== undefined && isNothing(gives) !== isNothing(gets);
}

function refuseGift(table: Table, state: State, move: MoveOf<'trade'>) {
  if (isNothing(move.gives) && isNothing(move.gets))
    return refuseFirmly('colosseum.trade.purpose', { gift: false });
  const isAgainst = isGift(state, move) && state.readings.gift === 'forbidden';
  return isAgainst && stands(table, 'colosseum.trade.purpose')
    ? refuse('colosseum.trade.purpose', { gift: true })
    : undefined;
}

function takeFrom(state: State, seat: SeatId, side: Side): State {
  const paid = withCoins(state, seat, -(side.coins ?? 0));
  const one = seatOf(paid, seat);
  return one === undefined
    ? paid
    : withSeat(paid, seat, { tokens: minus(one.tokens, tokensIn(state, side)) });
}

function told(course: Course, move: MoveOf<'trade'>): Course {
  const { seat, with: other, gives, gets } = move;
  const gave = { tokens: gives.tokens ?? {}, coins: gives.coins ?? 0 };
  const got = { tokens: gets.tokens ?? {}, coins: gets.coins ?? 0 };
  const gift = isGift(course.state, move);
  return withEffects(
    course,
    effect('colosseum.trade.purpose', seat, { with: other, gave, got, gift }, [
      'colosseum.trade.immediate',
      'colosseum.trade.no-promises',
    ]),
    effect('colosseum.trade.purpose', other, { with: seat, gave: got, got: gave, gift }, [
      'colosseum.trade.immediate',
    ]),
  );
}

/** Types a seat could part with, specials last. */
export function tradable(tokens: Tokens) {
  return ASSETS.filter((asset) => amountOf(tokens, asset) > 0).sort(
    (one, other) => Number(isStandard(other)) - Number(isStandard(one)),
  );
}
