// Travel: the wagon of the die's colour, what it passes, the tent it stops on. Rulebook «Путешествие».
import type { Refused, Ruling, SeatId } from '../../../../referee/ruling.ts';
import type { Colour, Gain, Gems, Tent } from '../../data/kinds.ts';
import { tentSpacesOf } from '../known.ts';
import { goOn } from '../flow.ts';
import { gain, gainGems, gainPosters, refuseKinds } from '../gaining.ts';
import { isUncoveredByStopping } from '../mended.ts';
import type { MoveOf } from '../moves.ts';
import { bySpace } from '../posterDeck.ts';
import { powerNow } from '../powerNow.ts';
import type { Route } from '../route.ts';
import { routeOf } from '../route.ts';
import type { Course } from '../rulings.ts';
import { effect, refuse, refuseFirmly, rest, withEffects } from '../rulings.ts';
import type { Acting, Own, State, Turn } from '../state.ts';
import type { Table } from '../table.ts';
import { seatOf, stands, turnColour, usedOn, withOwn, withTable, withTurn } from '../table.ts';
import { mayStopOnTent, mostPosters, tentsGone, withLifted } from '../trackTents.ts';
import { acting, isRefused, refuseAction, refusePhase, refuseStranger } from './turn.ts';

type Travel = MoveOf<'travel'>;
type Placed = {
  readonly space: number;
  readonly tent?: Tent | undefined;
  readonly gems?: Gems | undefined;
};

export function travel(table: Table, state: State, move: Travel): Ruling<State> {
  const { seat } = move;
  const act = acting(state, seat);
  if (isRefused(act)) return act;
  const wagon = move.wagon ?? turnColour(act.one) ?? 'orange';
  const route = routeOf(state, wagon, {
    steps: move.steps,
    isBackwards: move.isBackwards === true,
    turnsAfter: move.turnsAfter ?? 0,
  });
  const refusal =
    refuseAction(table, state, act, 'travel') ??
    refuseWay(table, state, act, move, wagon) ??
    refuseStop(table, state, act, move, route, wagon) ??
    (route === undefined ? refusePosters(table, state, move, wagon) : undefined) ??
    (move.tent === undefined
      ? undefined
      : refuseTent(
          table,
          state,
          seat,
          act.own,
          move.tent,
          gainsAt(table, state, act.turn, move.tent.space),
        ));
  return refusal ?? rest(goOn(table, travelled(table, state, act, move, wagon, route)));
}

/** The space of the board that turns the wagon round was used in this turn. */
export function mayTurnRound(turn: Turn): boolean {
  return usedOn(turn, 'counterclockwise') > 0;
}

/** Whoever turns the wagon round does so for the whole move, unless the table reads that it may turn back. */
export function turnsWholly({ readings }: Pick<State, 'readings'>): boolean {
  return readings.backwards === 'whole-move';
}

function refuseWay(
  table: Table,
  state: State,
  { one, turn }: Acting,
  { steps, isBackwards, turnsAfter = 0 }: Travel,
  wagon: Colour,
): Refused | undefined {
  const { seat } = one;
  const die = turnColour(one) ?? 'orange';
  if (wagon !== die && stands(table, 'magnificent.travel.wagon-of-die-colour'))
    return refuse('magnificent.travel.wagon-of-die-colour', { seat, wagon, die });
  const mayTurn = mayTurnRound(turn);
  if (isBackwards === true && !mayTurn && stands(table, 'magnificent.travel.clockwise'))
    return refuse('magnificent.travel.clockwise', { seat }, [
      'magnificent.trainers.board-counterclockwise',
    ]);
  const mustTurn = mayTurn && steps > 0 && turnsWholly(state);
  const isTurned = isBackwards === true && turnsAfter === 0;
  if (mustTurn && !isTurned && stands(table, 'magnificent.trainers.board-counterclockwise'))
    return refuse('magnificent.trainers.board-counterclockwise', { seat });
  const power = powerNow(table, state, one, 'travel');
  if (steps > power && stands(table, 'magnificent.travel.max-steps-power'))
    return refuse('magnificent.travel.max-steps-power', { seat, steps, power });
  return steps === 0 &&
    state.readings.noStep === 'one-step-at-least' &&
    stands(table, 'magnificent.travel.need-not-use-all')
    ? refuse('magnificent.travel.need-not-use-all', { seat })
    : undefined;
}

/** A tent is taken where the wagon stops on one, and has to be while there is a place for it. */
function refuseStop(
  table: Table,
  state: State,
  { one, own }: Acting,
  move: Travel,
  route: Route | undefined,
  wagon: Colour,
): Refused | undefined {
  const { seat } = one;
  const { tables } = table;
  const isThere =
    route === undefined ? mayStopOnTent(table, state, wagon, move.steps) : route.tent !== undefined;
  if (move.tent !== undefined)
    return isThere
      ? undefined
      : refuseFirmly('magnificent.travel.stop-to-take-tent', { seat, wagon }, [
          'magnificent.setup.tents-on-poster-spaces',
        ]);
  const isLeft = route === undefined ? move.isLeft === true : route.tent !== undefined;
  const mayLeave = own.tents.length >= tables.tents.most || state.readings.tent === 'may-leave';
  const clause = 'magnificent.tents.may-stop-without-taking';
  return isLeft && !mayLeave && stands(table, clause)
    ? refuse(clause, { seat, tents: own.tents.length }, ['magnificent.travel.stop-to-take-tent'])
    : undefined;
}

/** A track nobody keeps: a symbol counts once its tent is gone, so that no more can have been passed. */
function refusePosters(
  table: Table,
  state: State,
  move: Travel,
  wagon: Colour,
): Refused | undefined {
  const { seat, posters = 0 } = move;
  const most = mostPosters(table, state, wagon, move);
  const clause = 'magnificent.travel.poster-symbol-after-tent';
  return move.steps > 0 && posters > most && stands(table, clause)
    ? refuse(clause, { seat, posters, most, tents: tentsGone(table, state, wagon) }, [
        'magnificent.setup.tents-on-poster-spaces',
      ])
    : undefined;
}

/** What the space of the tent area gives; twice by the trainer tile. */
function gainsAt(
  { tables }: Table,
  { copy }: State,
  turn: Turn | undefined,
  space: number,
): readonly Gain[] {
  const gains = tentSpacesOf(tables, copy)[space - 2] ?? [];
  const isDoubled = turn !== undefined && usedOn(turn, 'double_tent_bonus') > 0;
  return isDoubled ? gains.map((one) => ({ ...one, count: 2 * one.count })) : gains;
}

function refuseTent(
  { tables }: Table,
  state: State,
  seat: SeatId,
  own: Own,
  { space, gems }: Placed,
  gains: readonly Gain[],
): Refused | undefined {
  if (own.tents.length >= tables.tents.most)
    return refuseFirmly('magnificent.tents.maximum-four', { seat, tents: own.tents.length });
  if (space === 1) return refuseFirmly('magnificent.tents.starting-tent-not-coverable', { seat });
  if (own.tents.some((one) => one.space === space))
    return refuseFirmly('magnificent.tents.place-any-empty-space', { seat, space });
  return refuseKinds(gains, gems, seat);
}

function travelled(
  table: Table,
  state: State,
  act: Acting,
  move: Travel,
  wagon: Colour,
  route: Route | undefined,
): Course {
  const { seat, steps } = move;
  const isStill = steps === 0;
  const gems = route?.gems ?? (isStill ? {} : (move.gems ?? {}));
  const posters = postersOn(table, state, move, wagon, route);
  const power = powerNow(table, state, act.one, 'travel');
  const moved = route === undefined ? state : withWagon(state, wagon, route.to);
  const begun = withEffects(
    { state: withTurn(moved, { action: 'travel', stage: 'after' }), effects: [] },
    effect('magnificent.travel.wagon-of-die-colour', seat, { wagon, steps, power }, [
      'magnificent.action.choose-one-of-three',
      'magnificent.travel.max-steps-power',
      'magnificent.travel.shared-wagons',
    ]),
    effect('magnificent.travel.collect-passed-symbols', seat, { gems, posters }, [
      'magnificent.travel.poster-symbol-after-tent',
    ]),
  );
  const passed = gainPosters(gainGems(table, begun, seat, gems, 'track'), seat, posters, 'track');
  if (move.tent !== undefined) {
    const taken = route?.tent?.tent ?? move.tent.tent;
    const gains = gainsAt(table, state, act.turn, move.tent.space);
    const off =
      route === undefined
        ? withLifted(passed.state, wagon)
        : withoutTent(passed.state, wagon, route.to);
    return placed(table, { ...passed, state: off }, seat, { ...move.tent, tent: taken }, gains);
  }
  const tents = act.own.tents.length;
  const isLeft = route === undefined ? move.isLeft === true : route.tent !== undefined;
  return isLeft
    ? withEffects(passed, effect('magnificent.tents.may-stop-without-taking', seat, { tents }))
    : passed;
}

/** Of a track that nobody keeps as told, of a wagon that stays what its tent uncovers; a tent that is left uncovers nothing. */
function postersOn(
  table: Table,
  state: State,
  move: Travel,
  wagon: Colour,
  route: Route | undefined,
): number {
  if (route === undefined) {
    const told = move.posters ?? 0;
    return move.steps === 0 ? Math.min(told, mostPosters(table, state, wagon, move)) : told;
  }
  const isLeft = move.tent === undefined && isUncoveredByStopping(state);
  return route.posters - (isLeft ? (route.opened ?? 0) : 0);
}

function withWagon(state: State, wagon: Colour, to: number): State {
  return withTable(state, { wagons: { ...state.table?.wagons, [wagon]: to } });
}

function withoutTent(state: State, wagon: Colour, space: number): State {
  const { tents = {} } = state.table ?? {};
  const left = (tents[wagon] ?? []).filter((one) => one.space !== space);
  return withTable(state, { tents: { ...tents, [wagon]: left } });
}

/** A tent on its space of the tent area, with the bonus of the space at once. */
function placed(
  table: Table,
  course: Course,
  seat: SeatId,
  { space, tent, gems }: Placed,
  gains: readonly Gain[],
): Course {
  const tents = seatOf(course.state, seat)?.own?.tents ?? [];
  const laid = bySpace([...tents, { space, ...(tent === undefined ? {} : { tent }) }]);
  const said = withEffects(
    { ...course, state: withOwn(course.state, seat, { tents: laid }) },
    effect('magnificent.tents.place-any-empty-space', seat, { space }, [
      'magnificent.travel.tent-ends-movement',
      'magnificent.tents.bonus-immediate',
    ]),
  );
  return gain(table, said, seat, gains, 'tent', gems ?? {});
}

/** Board II, side B: the tent of its starting goods, with the bonus of its space. */
export function placeTent(table: Table, state: State, move: MoveOf<'placeTent'>): Ruling<State> {
  const { seat, space } = move;
  const wrong = refusePhase(state, 'setup') ?? refuseStranger(state, seat);
  const own = seatOf(state, seat)?.own;
  if (wrong !== undefined) return wrong;
  if (own === undefined || own.spareTents === 0)
    return refuseFirmly('magnificent.variant.board-two-side-b-tent', { seat });
  const gains = gainsAt(table, state, undefined, space);
  const refusal = refuseTent(table, state, seat, own, move, gains);
  if (refusal !== undefined) return refusal;
  const begun: Course = {
    state: withOwn(state, seat, { spareTents: own.spareTents - 1 }),
    effects: [
      effect('magnificent.variant.board-two-side-b-tent', seat, { space }, [
        'magnificent.variant.board-two-side-b-bonus',
      ]),
    ],
  };
  return rest(goOn(table, placed(table, begun, seat, move, gains)));
}
