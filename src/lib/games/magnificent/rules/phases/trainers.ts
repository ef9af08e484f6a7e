// Trainers on the spaces of the board and of the seat's tiles. Rulebook «Эффекты ячеек ассистентов».
import type { ClauseId, Ruling, SeatId } from '../../../../referee/ruling.ts';
import type { TrainerSpace } from '../../data/kinds.ts';
import { goOn } from '../flow.ts';
import { gainGems, gainPosters } from '../gaining.ts';
import type { MoveOf } from '../moves.ts';
import type { Course } from '../rulings.ts';
import { effect, rest, scored, withEffects } from '../rulings.ts';
import type { Acting, State } from '../state.ts';
import type { Table } from '../table.ts';
import { seatOf, turnColour, withSeat, withTurn } from '../table.ts';
import {
  isAtAnyMoment,
  kindClauses,
  placeTrainers,
  refuseCoins,
  refuseSpace,
  refuseTrainers,
  usesOf,
} from '../trainerSpaces.ts';
import { actingAnyTime } from './beforeDie.ts';
import { acting, isRefused, refuseDue } from './turn.ts';

type Use = MoveOf<'useTrainers'>;

export const PLUS_CLAUSES = {
  plus_one: 'magnificent.trainers.tile-plus-one-each',
  build_plus_two: 'magnificent.trainers.tile-build-plus-two',
  travel_plus_three: 'magnificent.trainers.tile-travel-plus-three',
  perform_plus_two: 'magnificent.trainers.tile-perform-plus-two',
} as const satisfies { [S in TrainerSpace]?: string };

type PlusSpace = keyof typeof PLUS_CLAUSES;

export function useTrainers(table: Table, state: State, move: Use): Ruling<State> {
  const { seat, space, trainers } = move;
  const act = isAtAnyMoment(space) ? actingAnyTime(table, state, seat) : acting(state, seat);
  if (isRefused(act)) return act;
  const refusal =
    refuseDue(act) ??
    refuseSpace(table, state, act, space, trainers) ??
    refuseTrainers(table, state, act.one, act.turn, space, trainers) ??
    refuseCoins(table, act, space, trainers);
  if (refusal !== undefined) return refusal;
  const { action } = table.tables.trainerSpaces[space];
  const placed = placeTrainers({ ...state, turn: act.turn }, seat, space, trainers);
  const bound =
    action === undefined || act.turn.action !== undefined
      ? placed
      : withTurn(placed, { bound: action });
  const course = used(table, { state: bound, effects: [] }, act, move);
  return rest(goOn(table, withKind(course, kindClauses(table, state, space))));
}

/** The effect rests on how many trainers its space takes, where that is known. */
function withKind(course: Course, kind: readonly ClauseId[]): Course {
  const [first, ...others] = course.effects;
  if (first === undefined) return course;
  return { ...course, effects: [{ ...first, also: [...(first.also ?? []), ...kind] }, ...others] };
}

function used(table: Table, course: Course, act: Acting, move: Use): Course {
  const { seat, space, trainers } = move;
  const uses = usesOf(table, course.state, space, trainers);
  const { gives = 0, price = 0, plus = 0 } = table.tables.trainerSpaces[space];
  const coins = seatOf(course.state, seat)?.coins ?? 0;
  const also = ['magnificent.trainers.any-number'] as const;
  switch (space) {
    case 'flip_die':
      return course;
    case 'buy_poster': {
      const cost = price * uses;
      const paid = withSeat(course.state, seat, { coins: coins - cost });
      const said = effect(
        'magnificent.trainers.board-buy-poster',
        seat,
        { trainers, cost, posters: uses },
        also,
      );
      return gainPosters(withEffects({ ...course, state: paid }, said), seat, uses, 'trainer');
    }
    case 'two_coins': {
      const gained = gives * uses;
      return withEffects(
        { ...course, state: withSeat(course.state, seat, { coins: coins + gained }) },
        effect('magnificent.trainers.tile-two-coins', seat, { trainers, coins: gained }, also),
      );
    }
    case 'clear_gem':
      return gainGems(
        table,
        withEffects(
          course,
          effect('magnificent.trainers.tile-clear-gem', seat, { trainers }, also),
        ),
        seat,
        { clear: gives * uses },
        'trainer',
      );
    case 'plus_one':
    case 'build_plus_two':
    case 'travel_plus_three':
    case 'perform_plus_two':
      return withPlus(course, seat, space, plus * uses, trainers);
    case 'extra_large_tile':
      return withExtraTile(course, act, trainers, uses);
    case 'double_camp_bonus':
      return withEffects(
        { ...course, state: withDoubled(course.state) },
        effect('magnificent.trainers.tile-double-camp-bonus', seat, { trainers }, also),
      );
    case 'point_per_poster':
      return pointsForPosters(course, act, gives * act.turn.completed, trainers);
    case 'extra_poster':
      return withEffects(
        course,
        effect('magnificent.trainers.tile-extra-poster', seat, { trainers, posters: uses }, also),
      );
    case 'change_tile_colour':
      return said(course, 'magnificent.trainers.board-change-tile-colour', seat, trainers);
    case 'counterclockwise':
      return said(course, 'magnificent.trainers.board-counterclockwise', seat, trainers);
    case 'rearrange_before':
      return said(course, 'magnificent.trainers.board-rearrange-before', seat, trainers);
    case 'double_tent_bonus':
      return said(course, 'magnificent.trainers.tile-double-tent-bonus', seat, trainers);
    case 'ignore_camp_tile':
      return said(course, 'magnificent.trainers.tile-ignore-camp-tile', seat, trainers);
  }
}

type SaidClause =
  | 'magnificent.trainers.board-change-tile-colour'
  | 'magnificent.trainers.board-counterclockwise'
  | 'magnificent.trainers.board-rearrange-before'
  | 'magnificent.trainers.tile-double-tent-bonus'
  | 'magnificent.trainers.tile-ignore-camp-tile';

function said(course: Course, clause: SaidClause, seat: SeatId, trainers: number): Course {
  return withEffects(
    course,
    effect(clause, seat, { trainers }, [
      'magnificent.trainers.any-number',
      'magnificent.trainers.action-specific',
    ]),
  );
}

function withPlus(
  course: Course,
  seat: SeatId,
  space: PlusSpace,
  power: number,
  trainers: number,
): Course {
  const plus = [...(course.state.turn?.plus ?? []), { source: space, power }];
  return withEffects(
    { ...course, state: withTurn(course.state, { plus }) },
    effect(PLUS_CLAUSES[space], seat, { trainers, power }, [
      'magnificent.power.modifier-not-carried-over',
      'magnificent.payment.card-symbols-free',
    ]),
  );
}

/** Before the level is chosen the tile waits on the trainer space; after it, it is one more to lay. */
function withExtraTile(
  course: Course,
  { one, turn }: Acting,
  trainers: number,
  uses: number,
): Course {
  const colour = turnColour(one) ?? 'orange';
  const { build } = turn;
  const state =
    build === undefined
      ? course.state
      : withTurn(course.state, {
          stage: 'action',
          build: { ...build, extra: build.extra + uses },
        });
  return withEffects(
    { ...course, state },
    effect('magnificent.trainers.tile-extra-large-tile', one.seat, { trainers, colour }, [
      'magnificent.trainers.action-specific',
    ]),
  );
}

/** The next tile that covers a bonus counts twice; before the level is chosen that is kept on the trainer space. */
function withDoubled(state: State): State {
  const build = state.turn?.build;
  return build === undefined ? state : withTurn(state, { build: { ...build, doubled: true } });
}

function pointsForPosters(
  course: Course,
  { one, turn }: Acting,
  points: number,
  trainers: number,
): Course {
  const { seat } = one;
  return withEffects(
    { ...course, state: withSeat(course.state, seat, { points: one.points + points }) },
    scored(
      'magnificent.trainers.tile-point-per-poster',
      seat,
      points,
      { trainers, posters: turn.completed },
      ['magnificent.setup.scoring-marker-moves'],
    ),
  );
}
