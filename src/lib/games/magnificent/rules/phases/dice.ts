// Dice: rolled into the main tent, taken, turned. Rulebook «Возьмите кубик».
import type { Refused, Ruling, SeatId } from '../../../../referee/ruling.ts';
import type { Die, DieColour } from '../../data/kinds.ts';
import { DIE_COLOURS } from '../../data/kinds.ts';
import { effectiveBonus } from '../cardBonus.ts';
import { diceClause } from '../diceClauses.ts';
import { goOn } from '../flow.ts';
import type { MoveOf } from '../moves.ts';
import { owedFor } from '../payment.ts';
import { oppositeFace, workingColour } from '../power.ts';
import { lastingDice } from '../powerNow.ts';
import type { Course } from '../rulings.ts';
import { effect, refuse, refuseFirmly, rest, withEffects } from '../rulings.ts';
import type { Acting, SeatState, State, TakenDie, Turn } from '../state.ts';
import type { Table } from '../table.ts';
import { seatOf, stands, withSeat } from '../table.ts';
import { kindClauses, placeTrainers, refuseTrainers } from '../trainerSpaces.ts';
import { actingBeforeDie } from './beforeDie.ts';
import { isRefused, refuseOver } from './turn.ts';

export function roll(table: Table, state: State, { dice }: MoveOf<'roll'>): Ruling<State> {
  const wrong = refuseOver(state) ?? refuseRolling(state, dice);
  if (wrong !== undefined) return wrong;
  const told: State = dice === undefined ? state : { ...state, tent: sorted(dice) };
  const count = allDice(state);
  const isFirst = state.phase !== 'preparing' && state.round === 1;
  const said = isFirst
    ? effect('magnificent.setup.roll-into-main-tent', state.first, { dice: count })
    : effect('magnificent.prepare.reroll-all-dice', state.first, { dice: count });
  const isPrepared =
    told.phase === 'preparing' && (told.table === undefined || told.tent !== undefined);
  return rest(goOn(table, { state: told, effects: [said] }, { isPrepared }));
}

function refuseRolling(state: State, dice: readonly Die[] | undefined): Refused | undefined {
  const { phase, level, seats } = state;
  const isUntouched = phase === 'turns' && seats.every((one) => one.dice.length === 0);
  const isTime =
    (phase === 'setup' || phase === 'preparing') && state.tent === undefined
      ? true
      : isUntouched && level === 'scorekeeper' && state.tent === undefined;
  if (!isTime)
    return refuseFirmly('magnificent.round-end.step-order', { phase, needed: 'preparing' });
  if (dice === undefined) {
    if (level === 'scorekeeper') return undefined;
    const needed = allDice(state);
    return phase === 'setup'
      ? refuseFirmly('magnificent.setup.roll-into-main-tent', { dice: needed })
      : refuseFirmly('magnificent.prepare.reroll-all-dice', { told: 0, needed });
  }
  const colour = DIE_COLOURS.find((one) => countOf(dice, one) !== state.dice[one]);
  return colour === undefined
    ? undefined
    : refuseFirmly(diceClause(state), {
        colour,
        count: countOf(dice, colour),
        exist: state.dice[colour],
      });
}

function allDice({ dice }: Pick<State, 'dice'>): number {
  return DIE_COLOURS.reduce((sum, colour) => sum + dice[colour], 0);
}

function countOf(dice: readonly Die[], colour: DieColour): number {
  return dice.filter((die) => die.colour === colour).length;
}

/** Dice lie by colour and value, so that equal tents are equal JSON. */
export function sorted(dice: readonly Die[]): Die[] {
  return [...dice].sort(
    (one, other) =>
      DIE_COLOURS.indexOf(one.colour) - DIE_COLOURS.indexOf(other.colour) ||
      one.value - other.value,
  );
}

/** A die that is not there: by its value where the roll is told, by its colour where it is not. */
export function refuseDie(state: State, die: Die): Refused | undefined {
  const { colour, value } = die;
  if (state.tent !== undefined)
    return state.tent.some((one) => one.colour === colour && one.value === value)
      ? undefined
      : refuseFirmly('magnificent.die.take-one-from-main-tent', { colour, value });
  const taken = state.seats.reduce((sum, { dice }) => sum + countOf(dice, colour), 0);
  const exist = state.dice[colour];
  return taken < exist
    ? undefined
    : refuseFirmly(diceClause(state), { colour, count: taken + 1, exist });
}

/** A scorekeeper tells the die as it lies on the card: another face than any in the main tent may be one it was turned to. */
export function refuseDieOnCard(table: Table, state: State, die: Die): Refused | undefined {
  const { colour, value } = die;
  const wrong = refuseDie(state, die);
  if (wrong === undefined || facesIn(state, colour).length === 0) return wrong;
  const clause = 'magnificent.die.take-one-from-main-tent';
  return stands(table, clause)
    ? refuse(clause, { colour, value }, [
        'magnificent.die.keeps-shown-value',
        'magnificent.trainers.board-flip-die',
        'magnificent.bonuses.set-die-face',
      ])
    : undefined;
}

/** Faces that dice of the colour show in the main tent, each of them once. */
function facesIn({ tent = [] }: State, colour: DieColour): number[] {
  return [...new Set(tent.filter((die) => die.colour === colour).map(({ value }) => value))];
}

/** Each of four cards takes one die. */
export function refuseCard(
  { tables }: Table,
  { seat, dice }: SeatState,
  card: number,
): Refused | undefined {
  const isFree = card <= tables.hand && dice.every((die) => die.card !== card);
  return isFree
    ? undefined
    : refuseFirmly('magnificent.die.place-on-vacant-master-card', { seat, card });
}

export function takeDie(table: Table, state: State, move: MoveOf<'takeDie'>): Ruling<State> {
  const { seat, die, card, turned } = move;
  const act = actingBeforeDie(table, state, seat);
  if (isRefused(act)) return act;
  const refusal =
    refuseDie(state, die) ??
    refuseCard(table, act.one, card) ??
    refuseColour(seat, move) ??
    (turned === undefined ? undefined : refuseTurned(table, state, act, move));
  if (refusal !== undefined) return refusal;
  return rest(goOn(table, taken(table, state, act, move)));
}

function refuseColour(seat: SeatId, { die, as }: MoveOf<'takeDie'>): Refused | undefined {
  const isNamed = workingColour(die, as) !== undefined;
  return isNamed && (die.colour === 'clear' || as === undefined || as === die.colour)
    ? undefined
    : refuseFirmly('magnificent.power.clear-die-choose-colour', { seat, colour: die.colour });
}

/** By the space of the board to the opposite face, or by the bonus of the card to any face. */
function refuseTurned(
  table: Table,
  state: State,
  { one, turn }: Acting,
  { die, card, turned }: MoveOf<'takeDie'>,
): Refused | undefined {
  const { seat } = one;
  if (turned === undefined) return undefined;
  if (turned.trainers !== undefined) {
    const opposite = oppositeFace(die.value);
    return turned.to === opposite
      ? refuseTrainers(table, state, one, turn, 'flip_die', turned.trainers)
      : refuseFirmly('magnificent.trainers.board-flip-die', { seat, value: turned.to, opposite });
  }
  const bonus = effectiveBonus(state, one, card, turned.copied, undefined);
  if (bonus !== undefined && 'allowed' in bonus) return bonus;
  const isFace = bonus === undefined || bonus.kind === 'set_face';
  return isFace || !stands(table, 'magnificent.bonuses.set-die-face')
    ? undefined
    : refuse('magnificent.bonuses.set-die-face', { seat, card });
}

function taken(table: Table, state: State, { one, turn }: Acting, move: MoveOf<'takeDie'>): Course {
  const { seat, die, card, as, turned } = move;
  const value = turned?.to ?? die.value;
  const placed: TakenDie = {
    colour: die.colour,
    value,
    card,
    ...(die.colour === 'clear' && as !== undefined ? { as } : {}),
    ...(value === die.value ? {} : { rolled: die.value }),
  };
  const begun: Turn = {
    ...turn,
    stage: 'power',
    ...(turned !== undefined && turned.trainers === undefined ? { bonus: card } : {}),
  };
  const next = withoutDie(
    { ...withSeat(state, seat, { dice: [...one.dice, placed] }), turn: begun },
    die,
  );
  const course: Course = {
    state: next,
    effects: [
      effect(
        'magnificent.die.take-one-from-main-tent',
        seat,
        { ...die, card, ...(placed.as === undefined ? {} : { as: placed.as }) },
        ['magnificent.die.place-on-vacant-master-card', 'magnificent.power.same-colour-sum'],
      ),
    ],
  };
  return withOwed(turnedOver(table, course, move), seat);
}

/** The die is gone from the main tent. */
export function withoutDie(state: State, die: Die): State {
  if (state.tent === undefined) return state;
  const at = state.tent.findIndex(
    ({ colour, value }) => colour === die.colour && value === die.value,
  );
  return { ...state, tent: state.tent.filter((_, index) => index !== at) };
}

/** As `withoutDie`; where the die was turned and could have been one of several, nobody knows what is left in the main tent. */
export function withoutDieOnCard(state: State, die: Die): State {
  const { colour, value } = die;
  const [face, ...others] = facesIn(state, colour);
  if (face === undefined || face === value || others.includes(value)) return withoutDie(state, die);
  if (others.length === 0) return withoutDie(state, { colour, value: face });
  const { tent: _, ...untold } = state;
  return untold;
}

function turnedOver(
  table: Table,
  course: Course,
  { seat, die, turned, card }: MoveOf<'takeDie'>,
): Course {
  if (turned === undefined) return course;
  const faces = { from: die.value, to: turned.to };
  if (turned.trainers === undefined)
    return withEffects(
      course,
      effect('magnificent.bonuses.set-die-face', seat, faces, [
        'magnificent.die.keeps-shown-value',
        ...(turned.copied === undefined || turned.copied === card
          ? []
          : (['magnificent.bonuses.copy-card'] as const)),
      ]),
    );
  const { trainers } = turned;
  const placed = placeTrainers(course.state, seat, 'flip_die', trainers);
  return withEffects(
    { ...course, state: placed },
    effect('magnificent.trainers.board-flip-die', seat, { ...faces, trainers }, [
      'magnificent.die.keeps-shown-value',
      'magnificent.trainers.board-spaces-free-each-turn',
      ...kindClauses(table, course.state, 'flip_die'),
    ]),
  );
}

/** What will be due as things stand. */
export function withOwed(course: Course, seat: SeatId): Course {
  const one = seatOf(course.state, seat);
  if (one === undefined) return course;
  const { owed } = owedFor(lastingDice(course.state, one));
  return withEffects(
    course,
    effect('magnificent.overview.higher-sum-costs-more', seat, { due: owed, coins: one.coins }, [
      'magnificent.payment.highest-colour-sum',
      'magnificent.payment.plus-clear-dice',
    ]),
  );
}
