// The dice and the medals that move nobles. Rulebook «Шаг 1: Перемещение Сенаторов, Консулов и Императора».
import type { Refused, Ruling } from '../../../../referee/ruling.ts';
import type { Face } from '../../data/assets.ts';
import { gainMedals, playMedals } from '../holding.ts';
import type { MoveOf } from '../moves.ts';
import type { Nobles } from '../ring.ts';
import { onwards, reachOf, sumsOf } from '../ring.ts';
import type { Course } from '../rulings.ts';
import { effect, refuse, refuseFirmly, refuseSeat, rest, withEffects } from '../rulings.ts';
import type { SeatState, State } from '../state.ts';
import type { Table } from '../table.ts';
import { hasRolled, rollersOf, seatOf, stands, withRollers } from '../table.ts';
import { refusePhase, refuseTurn } from './turn.ts';

type MoveNobles = MoveOf<'moveNobles'>;

export function moveNobles(table: Table, state: State, move: MoveNobles): Ruling<State> {
  const { seat } = move;
  const one = seatOf(state, seat);
  if (one === undefined) return refuseSeat(seat);
  const wrong =
    refusePhase(state, 'producing') ??
    refuseTurn(table, state, seat, 'colosseum.produce.turn-order');
  if (wrong !== undefined) return wrong;
  const { ring } = state;
  if (ring === undefined)
    return refuseFirmly('colosseum.produce.three-steps', { seat, step: 'told' });
  if (hasRolled(state, seat) && stands(table, 'colosseum.produce.three-steps'))
    return refuse('colosseum.produce.three-steps', { seat, step: 'rolled' });
  const refusal =
    refuseDice(table, state, one, move.dice) ??
    refuseSplit(table, state, move) ??
    refuseReach(table, state, move);
  return refusal ?? rest(rolled(table, state, ring, move));
}

/** Dice a seat may roll: with the Emperor's Loge it is two. */
export function mostDice({ loge }: Pick<SeatState, 'loge'>): 1 | 2 {
  return loge ? 2 : 1;
}

function refuseDice(
  table: Table,
  { readings }: State,
  one: SeatState,
  { length: dice }: readonly Face[],
): Refused | undefined {
  const { seat } = one;
  const most = mostDice(one);
  if (most === 1)
    return dice > most && stands(table, 'colosseum.dice.one-without-loge')
      ? refuse('colosseum.dice.one-without-loge', { seat, dice })
      : undefined;
  const mayBeOne = readings.logeDice === 'may-roll-one';
  return dice < most && !mayBeOne && stands(table, 'colosseum.dice.two-with-loge')
    ? refuse('colosseum.dice.two-with-loge', { seat, dice })
    : undefined;
}

/** One noble a die, or one noble for both. */
function refuseSplit(table: Table, _: State, { dice, moves }: MoveNobles): Refused | undefined {
  const [one, other] = moves;
  const isTwice = one !== undefined && one.noble === other?.noble;
  return (isTwice || moves.length > dice.length) && stands(table, 'colosseum.dice.split-or-sum')
    ? refuse('colosseum.dice.split-or-sum', { dice, moves: moves.length }, [
        'colosseum.rest.sum-must-end-there',
      ])
    : undefined;
}

function refuseReach(table: Table, { readings }: State, { dice, moves }: MoveNobles) {
  const reach = dice.map((face) => reachOf(face, readings));
  const mayLeave = readings.roll === 'may-decline';
  const by = moves.map((move) => move.by);
  const clause = dice.includes(1) ? 'colosseum.dice.choice-face' : 'colosseum.dice.clockwise';
  return isReached(dice, by, reach, mayLeave, readings) || !stands(table, clause)
    ? undefined
    : refuse(clause, { dice, by });
}

function isReached(
  dice: readonly Face[],
  by: readonly number[],
  reach: readonly (readonly number[])[],
  mayLeave: boolean,
  readings: State['readings'],
): boolean {
  const [die, second] = dice;
  const [first, other] = by;
  if (first === undefined) return mayLeave;
  const isOf = (at: number, squares: number) => reach[at]?.includes(squares) === true;
  if (die === undefined || second === undefined) return isOf(0, first);
  if (other !== undefined)
    return (isOf(0, first) && isOf(1, other)) || (isOf(1, first) && isOf(0, other));
  const isSum = sumsOf([die, second], readings).includes(first);
  return isSum || (mayLeave && (isOf(0, first) || isOf(1, first)));
}

function rolled(table: Table, state: State, ring: Nobles, { seat, dice, moves }: MoveNobles) {
  const before = table.tables.everyRollStands === true ? rollersOf(state) : [];
  const rollers = [...before.filter((one) => one !== seat), seat];
  const start: Course = { state: { ...withRollers(state, rollers), ring }, effects: [] };
  const isSum = dice.length === 2 && moves.length === 1;
  return moves.reduce(
    (course, { noble, by }, at) =>
      walked(table, course, { seat, noble, by, isSum, mayRest: mayRest(state, at, course) }),
    start,
  );
}

/** With one medal a turn the second noble earns nothing once the first has. */
function mayRest({ readings }: State, at: number, { effects }: Course): boolean {
  if (readings.rests === 'each-noble' || at === 0) return true;
  return !effects.some(({ clause }) => clause === 'colosseum.rest.medal');
}

interface Walk {
  readonly seat: string;
  readonly noble: keyof Nobles;
  readonly by: number;
  readonly isSum: boolean;
  readonly mayRest: boolean;
}

function walked({ tables }: Table, course: Course, walk: Walk): Course {
  const { state } = course;
  if (state.ring === undefined) return course;
  const { seat, noble, by } = walk;
  const { ring } = tables;
  const from = state.ring[noble];
  const to = onwards(ring, from, by);
  const moved = withEffects(
    { ...course, state: { ...state, ring: { ...state.ring, [noble]: to } } },
    effect('colosseum.dice.clockwise', seat, { noble, by, from, to }, [
      'colosseum.dice.any-noble',
      'colosseum.noble.share-square',
      ...(walk.isSum ? (['colosseum.dice.split-or-sum'] as const) : []),
    ]),
  );
  if (ring.rest.includes(to)) return walk.mayRest ? rested(moved, seat, noble, to) : moved;
  const passed = Array.from({ length: by - 1 }, (_, step) => onwards(ring, from, step + 1)).find(
    (square) => ring.rest.includes(square),
  );
  return walk.isSum && passed !== undefined
    ? withEffects(moved, effect('colosseum.rest.sum-must-end-there', seat, { noble, passed }))
    : moved;
}

function rested(course: Course, seat: string, noble: keyof Nobles, square: number): Course {
  const { gained, state } = gainMedals(course.state, seat, 1);
  const medals = seatOf(state, seat)?.medals ?? 0;
  return withEffects(
    { ...course, state },
    gained === 0
      ? effect('colosseum.medal.supply', seat, { medals: 0 })
      : effect('colosseum.rest.medal', seat, { noble, square, medals }, [
          'colosseum.medal.source-dice',
        ]),
  );
}

export function moveByMedal(
  table: Table,
  state: State,
  { seat, noble, by }: MoveOf<'moveByMedal'>,
): Ruling<State> {
  const one = seatOf(state, seat);
  if (one === undefined) return refuseSeat(seat);
  const wrong =
    refusePhase(state, 'producing') ??
    refuseTurn(table, state, seat, 'colosseum.produce.turn-order');
  if (wrong !== undefined) return wrong;
  if (state.ring === undefined)
    return refuseFirmly('colosseum.produce.three-steps', { seat, step: 'told' });
  if (one.medals < 1)
    return refuseFirmly('colosseum.medal.discarded', { seat, medals: 1, has: one.medals });
  const most = table.tables.medal.squares;
  if ((by === 0 || Math.abs(by) > most) && stands(table, 'colosseum.medal.use-move'))
    return refuse('colosseum.medal.use-move', { by, most }, ['colosseum.medal.no-limit']);
  if (!hasRolled(state, seat) && stands(table, 'colosseum.medal.move-after-dice'))
    return refuse('colosseum.medal.move-after-dice', { seat });
  return rest(carried(table, state, state.ring, one, { noble, by }));
}

function carried(
  { tables }: Table,
  state: State,
  ring: Nobles,
  { seat }: SeatState,
  { noble, by }: { readonly noble: keyof Nobles; readonly by: number },
): Course {
  const from = ring[noble];
  const to = onwards(tables.ring, from, by);
  const paid = playMedals({ ...state, ring: { ...ring, [noble]: to } }, seat, 1);
  const medals = seatOf(paid, seat)?.medals ?? 0;
  const moved: Course = {
    state: paid,
    effects: [
      effect('colosseum.medal.use-move', seat, { noble, by, from, to, medals }, [
        'colosseum.medal.one-effect-each',
        'colosseum.medal.no-limit',
        'colosseum.medal.timing',
      ]),
    ],
  };
  return tables.ring.rest.includes(to)
    ? withEffects(moved, effect('colosseum.medal.not-from-medal-move', seat, { noble, square: to }))
    : moved;
}
