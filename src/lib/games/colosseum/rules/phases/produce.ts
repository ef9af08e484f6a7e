// Phase 4: an event is produced and its spectators are counted. Rulebook «Шаг 2», «Шаг 3».
import type { Ruling } from '../../../../referee/ruling.ts';
import { plus } from '../../data/assets.ts';
import type { Program } from '../../data/tables.ts';
import { audienceOf } from '../audience.ts';
import { goOn } from '../flow.ts';
import { playMedals, withCoins } from '../holding.ts';
import type { MoveOf } from '../moves.ts';
import type { Course } from '../rulings.ts';
import { effect, refuse, refuseFirmly, refuseSeat, rest, withEffects } from '../rulings.ts';
import type { Audience, SeatState, State } from '../state.ts';
import { resultOf, sumOf } from '../state.ts';
import type { Table } from '../table.ts';
import { programOf, seatOf, stands, withDone, withSeat, withoutRollOf } from '../table.ts';
import { refuseEvent } from './eventChecks.ts';
import { showOf, termsOf } from './eventTerms.ts';
import { refuseWalk, walkTold } from './toldWalk.ts';
import { refusePhase, refuseTurn } from './turn.ts';

type Produce = MoveOf<'produce'>;

export function produce(table: Table, state: State, move: Produce): Ruling<State> {
  const { seat, program: number } = move;
  const one = seatOf(state, seat);
  if (one === undefined) return refuseSeat(seat);
  const wrong = refusePhase(state, 'producing');
  if (wrong !== undefined) return wrong;
  const program = programOf(table, state, number);
  if (program === undefined)
    return refuseFirmly('colosseum.produce.choose-program', {
      seat,
      program: number,
      owned: [...one.programs],
    });
  const refusal =
    refuseAgain(table, state, one) ??
    refuseTurn(table, state, seat, 'colosseum.produce.turn-order') ??
    refuseEvent(table, state, one, program, move) ??
    refuseWalk(table, state, one, move);
  return refusal ?? rest(goOn(table, counted(table, state, one, program, move)));
}

function refuseAgain(table: Table, state: State, { seat, latest }: SeatState) {
  return latest?.round === state.round && stands(table, 'colosseum.produce.one-per-round')
    ? refuse('colosseum.produce.one-per-round', { seat, program: latest.program }, [
        'colosseum.goal.at-most-five-events',
      ])
    : undefined;
}

function counted(
  table: Table,
  state: State,
  one: SeatState,
  program: Program,
  move: Produce,
): Course {
  const { seat } = one;
  const walked = walkTold(state, move);
  const paid = { ...walked, state: playMedals(walked.state, seat, move.medals ?? 0) };
  const { show, types } = showOf(table, state, one, program, move);
  const { missing } = show;
  const audience = audienceOf(table.tables, show);
  const said = withEffects(
    paid,
    effect('colosseum.produce.choose-program', seat, { program: program.number }, [
      'colosseum.produce.lay-assets',
      'colosseum.produce.repeat-allowed',
      'colosseum.produce.new-turns-old-down',
    ]),
    ...(missing === 0
      ? []
      : [
          effect('colosseum.produce.incomplete-allowed', seat, {
            program: program.number,
            missing,
          }),
        ]),
    ...termsOf(one, show, audience, types),
  );
  return shown(said, one, program, audience, move);
}

/** Marker, income, and what lies face down from now on. */
function shown(
  course: Course,
  one: SeatState,
  { number }: Program,
  audience: Audience,
  { tokens = {}, jokers = [] }: Produce,
): Course {
  const { seat } = one;
  const spectators = sumOf(audience);
  const before = resultOf(one);
  const isBest = spectators > before;
  const placed = jokers.reduce((sum) => plus(sum, { joker: 1 }), tokens);
  const paid = withCoins(course.state, seat, spectators);
  const known = [...new Set([...one.programs, number])].sort((low, high) => low - high);
  const produced = [...new Set([...one.produced, number])].sort((low, high) => low - high);
  const state = withDone(
    withSeat(paid, seat, {
      programs: known,
      produced,
      best: isBest ? audience : one.best,
      latest: {
        round: paid.round,
        program: number,
        spectators,
        tokens: paid.table === undefined ? {} : placed,
      },
    }),
    seat,
  );
  const lost = isBest ? one.best.other : 0;
  const marker = effect(
    'colosseum.score.marker-only-forward',
    seat,
    {
      spectators,
      before,
      result: Math.max(before, spectators),
      ...(lost === 0 ? {} : { lost }),
    },
    ['colosseum.goal.single-best-event'],
  );
  return withEffects(
    { ...course, state: withoutRollOf(state, seat) },
    { ...marker, ...(lost === 0 ? {} : { points: 0 - lost }) },
    effect(
      'colosseum.score.income',
      seat,
      { income: spectators, coins: seatOf(state, seat)?.coins ?? 0 },
      ['colosseum.score.income-not-best', 'colosseum.cleanup.only-one-lost'],
    ),
  );
}
