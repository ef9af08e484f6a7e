// The end of a turn, and a whole turn as a scorekeeper tells it. Rulebook «Ход игры».
import type { Effect, Refused, Ruling } from '../../../../referee/ruling.ts';
import { goOn } from '../flow.ts';
import type { HatMove } from '../hats.ts';
import { hatMoveOf, refuseSpace, withHat } from '../hats.ts';
import type { MoveOf } from '../moves.ts';
import type { Course } from '../rulings.ts';
import { effect, refuse, refuseFirmly, rest, scored, withEffects } from '../rulings.ts';
import type { SeatState, State } from '../state.ts';
import type { Table } from '../table.ts';
import { placedTrainers, seatOf, stands, withOwn, withSeat, withoutTurn } from '../table.ts';
import { refuseCard, refuseDieOnCard, withOwed, withoutDieOnCard } from './dice.ts';
import { hatBack, movedHat } from './perform.ts';
import { acting, isRefused, refuseDue, refuseTelling, refuseTurnOf } from './turn.ts';

type Turn = MoveOf<'turn'>;

/** The turn ends once its action is done; trainers leave for the main tent. */
export function endTurn(table: Table, state: State, { seat }: MoveOf<'endTurn'>): Ruling<State> {
  const act = acting(state, seat);
  if (isRefused(act)) return act;
  const { own, turn } = act;
  const clause = 'magnificent.action.choose-one-of-three';
  const wrong =
    refuseDue(act) ??
    (turn.action === undefined && stands(table, clause) ? refuse(clause, { seat }) : undefined);
  if (wrong !== undefined) return wrong;
  const used = placedTrainers(turn);
  const rested = withoutTurn(withOwn(state, seat, { resting: own.resting + used }));
  const ended: Course = {
    state: { ...rested, added: false },
    effects:
      used === 0
        ? []
        : [
            effect('magnificent.trainers.move-to-main-tent', seat, { trainers: used }, [
              'magnificent.trainers.board-spaces-free-each-turn',
            ]),
          ],
  };
  return rest(goOn(table, ended));
}

/** Die, hat, points and coins in one move. */
export function turn(table: Table, state: State, move: Turn): Ruling<State> {
  const { seat, die } = move;
  const one = seatOf(state, seat);
  const wrong = refuseTelling(state, seat, 'scorekeeper');
  if (wrong !== undefined || one === undefined)
    return wrong ?? refuseFirmly('magnificent.end.after-third-round', {});
  const card = move.card ?? firstFree(table, one);
  const refusal =
    refuseTurnOf(table, state, seat) ??
    refuseDieOnCard(table, state, die) ??
    refuseCard(table, one, card) ??
    refuseCoins(one, move);
  if (refusal !== undefined) return refusal;
  const hat = hatFor(table, state, one, move);
  if (hat !== undefined && 'allowed' in hat) return hat;
  return rest(goOn(table, told(table, state, one, move, card, hat)));
}

function firstFree({ tables }: Table, { dice }: SeatState): number {
  const cards = Array.from({ length: tables.hand }, (_, at) => at + 1);
  return cards.find((card) => dice.every((die) => die.card !== card)) ?? tables.hand + 1;
}

/** Coins that are not there cannot be spent. */
function refuseCoins({ seat, coins }: SeatState, { coins: gained = 0 }: Turn): Refused | undefined {
  return coins + gained < 0
    ? refuseFirmly('magnificent.payment.pay-what-you-have', { seat, coins, told: gained })
    : undefined;
}

/** Whoever performs moves a hat; nobody else does. */
function hatFor(
  table: Table,
  state: State,
  one: SeatState,
  { seat, action, hat }: Turn,
): HatMove | Refused | undefined {
  const clause = 'magnificent.perform.first-time-board-hat';
  if (hat === undefined)
    return action === 'perform' && stands(table, clause) ? refuse(clause, { seat }) : undefined;
  if (action !== undefined && action !== 'perform')
    return refuseFirmly('magnificent.action.choose-one-of-three', { seat, action });
  const move = hatMoveOf(table, state, one, hat.to, hat.from);
  return 'allowed' in move ? move : (refuseSpace(table, state, one, move) ?? move);
}

function told(
  table: Table,
  state: State,
  one: SeatState,
  { seat, die, action, points = 0, coins: gained = 0 }: Turn,
  card: number,
  hat: HatMove | undefined,
): Course {
  const coins = one.coins + gained;
  const isPerform = action === 'perform' || hat !== undefined;
  const changed = withSeat(withoutDieOnCard(state, die), seat, {
    dice: [...one.dice, { ...die, card }],
    points: one.points + points,
    coins,
    performs: one.performs + (isPerform ? 1 : 0),
    ...(hat === undefined ? {} : { hats: withHat(one, hat) }),
  });
  const effects: Effect[] = [
    effect('magnificent.die.take-one-from-main-tent', seat, { ...die, card }, [
      'magnificent.die.place-on-vacant-master-card',
    ]),
    ...(hat === undefined
      ? action === undefined
        ? []
        : [effect('magnificent.action.choose-one-of-three', seat, { action })]
      : [movedHat(table, state, { one }, hat), ...hatBack(state, one, hat)]),
    ...(points === 0 ? [] : [scored('magnificent.setup.scoring-marker-moves', seat, points, {})]),
    ...(gained === 0 ? [] : [effect('magnificent.components.coin-unit', seat, { gained, coins })]),
  ];
  return withOwed(
    withEffects({ state: { ...changed, added: false }, effects: [] }, ...effects),
    seat,
  );
}
