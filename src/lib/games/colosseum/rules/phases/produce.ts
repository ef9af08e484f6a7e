// Phase 4: an event is produced and its spectators are counted. Rulebook «Шаг 2», «Шаг 3».
import type { Effect, Refused, Ruling } from '../../../../referee/ruling.ts';
import type { Rank, Star } from '../../data/assets.ts';
import { ASSETS, RANKS, STARS, amountOf, isStandard, lackIn, plus } from '../../data/assets.ts';
import type { Program } from '../../data/tables.ts';
import { assetsOf, audienceOf, filledBy, leastOf, starsUsed } from '../audience.ts';
import { goOn } from '../flow.ts';
import { playMedals, withCoins } from '../holding.ts';
import type { MoveOf } from '../moves.ts';
import { noblesIn, ranksOf } from '../ring.ts';
import type { Course } from '../rulings.ts';
import { effect, refuse, refuseFirmly, refuseSeat, rest, withEffects } from '../rulings.ts';
import type { Audience, SeatState, State } from '../state.ts';
import { resultOf, sumOf } from '../state.ts';
import type { Table } from '../table.ts';
import {
  isRead,
  ownerOf,
  programOf,
  seatOf,
  stands,
  withDone,
  withSeat,
  withoutRollOf,
} from '../table.ts';
import { refuseClaim } from './setup.ts';
import { refuseWalk, walkTold } from './toldWalk.ts';
import { refusePhase, refuseTurn } from './turn.ts';

type Produce = MoveOf<'produce'>;

const NO_NOBLES: Readonly<Record<Rank, number>> = { emperor: 0, consul: 0, senator: 0 };

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
    refuseProgram(table, state, one, program) ??
    refuseAssets(table, state, one, program, move) ??
    refuseMinimum(table, state, program, missingIn(state, program, move)) ??
    refuseStars(table, state, program, move) ??
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

function refuseProgram(
  table: Table,
  state: State,
  one: SeatState,
  { number, arena: needs }: Program,
): Refused | undefined {
  const { seat, programs, arena } = one;
  if (!programs.includes(number)) {
    const owner = ownerOf(state, number);
    if (owner !== undefined)
      return refuseFirmly('colosseum.program.unique', { program: number, owner });
    const isClaim = state.table === undefined && number <= table.tables.dealtPrograms;
    const refusal = isClaim
      ? refuseClaim(table, state, seat, number)
      : stands(table, 'colosseum.produce.choose-program')
        ? refuse('colosseum.produce.choose-program', {
            seat,
            program: number,
            owned: [...programs],
          })
        : undefined;
    if (refusal !== undefined) return refusal;
  }
  return arena.size < needs && stands(table, 'colosseum.produce.arena-size')
    ? refuse(
        'colosseum.produce.arena-size',
        { program: number, needs, has: arena.size, unread: !isRead(state, number) },
        ['colosseum.program.needs-larger-arena-later'],
      )
    : undefined;
}

/** Tokens that are not there, or more of a type than the program asks for. */
function refuseAssets(
  table: Table,
  state: State,
  { seat, tokens: held }: SeatState,
  { number, assets }: Program,
  { tokens = {}, jokers = [] }: Produce,
): Refused | undefined {
  if (state.table === undefined) return undefined;
  const special = ASSETS.find((asset) => !isStandard(asset) && amountOf(tokens, asset) > 0);
  const has = amountOf(held, 'joker');
  if (special !== undefined || jokers.length > has)
    return refuseFirmly('colosseum.joker.replaces-one', {
      seat,
      jokers: jokers.length,
      has,
      ...(special === undefined ? {} : { asset: special }),
    });
  const lacking = lackIn(held, tokens);
  if (lacking !== undefined)
    return refuseFirmly('colosseum.produce.lay-assets', {
      seat,
      asset: lacking,
      placed: amountOf(tokens, lacking),
      has: amountOf(held, lacking),
    });
  const placed = jokers.reduce((sum, asset) => plus(sum, { [asset]: 1 }), tokens);
  const asset = lackIn(assets, placed);
  return asset !== undefined && stands(table, 'colosseum.program.contents')
    ? refuse('colosseum.program.contents', {
        program: number,
        asset,
        placed: amountOf(placed, asset),
        needs: amountOf(assets, asset),
        unread: !isRead(state, number),
      })
    : undefined;
}

function missingIn(
  { table }: State,
  program: Program,
  { missing = 0, tokens = {}, jokers = [] }: Produce,
): number {
  return table === undefined
    ? missing
    : Math.max(0, assetsOf(program) - filledBy(program, tokens, jokers));
}

function refuseMinimum(table: Table, state: State, program: Program, missing: number) {
  const isEnough = missing < program.spectators.length;
  return isEnough || !stands(table, 'colosseum.produce.minimum-set')
    ? undefined
    : refuse('colosseum.produce.minimum-set', {
        program: program.number,
        placed: Math.max(0, assetsOf(program) - missing),
        least: leastOf(program),
        unread: !isRead(state, program.number),
      });
}

/** Awards are told where tokens are not: no more than the program has types with one, nor than tokens are laid. */
function refuseStars(
  table: Table,
  state: State,
  program: Program,
  { stars = 0, missing = 0 }: Produce,
): Refused | undefined {
  const types = STARS.filter((star) => amountOf(program.assets, star) > 0).length;
  const most = Math.min(types, Math.max(0, assetsOf(program) - missing));
  const isFew = state.table !== undefined || stars <= most;
  return isFew || !stands(table, 'colosseum.score.stars')
    ? undefined
    : refuse('colosseum.score.stars', {
        program: program.number,
        stars,
        most,
        unread: !isRead(state, program.number),
      });
}

function counted(
  table: Table,
  state: State,
  one: SeatState,
  program: Program,
  move: Produce,
): Course {
  const { seat } = one;
  const { medals = 0, tokens = {}, jokers = [] } = move;
  const walked = walkTold(state, move);
  const paid = { ...walked, state: playMedals(walked.state, seat, medals) };
  const types = starsHeld(state, seat, tokens, jokers);
  const missing = missingIn(state, program, move);
  const before = one.produced.filter(
    (number) => number !== program.number || state.readings.repeat === 'counts-itself',
  );
  const nobles = noblesOf(table, state, one, move);
  const show = {
    program,
    missing,
    previous: before.length,
    stars: types?.length ?? move.stars ?? 0,
    nobles,
    podiums: one.podiums,
    tickets: one.tickets,
    medals,
  };
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

function starsHeld(
  { table, readings }: State,
  seat: string,
  tokens: Produce['tokens'] = {},
  jokers: Produce['jokers'] = [],
): Star[] | undefined {
  return table === undefined
    ? undefined
    : starsUsed(tokens, jokers, readings.starJoker).filter((star) => table.stars[star] === seat);
}

function noblesOf(
  { tables }: Table,
  { ring }: State,
  { arena }: SeatState,
  { nobles = NO_NOBLES }: Produce,
): Readonly<Record<Rank, number>> {
  return ring === undefined ? nobles : ranksOf(noblesIn(tables.ring, ring, arena));
}

type Show = Parameters<typeof audienceOf>[1];

/** One line a term. When the event is the best so far its lines carry the difference to the best before, so that they add up to the marker. */
function termsOf(
  one: SeatState,
  show: Show,
  audience: Audience,
  types: Star[] | undefined,
): Effect[] {
  const { seat, best } = one;
  const isBest = sumOf(audience) > resultOf(one);
  const line = (made: Effect, part: keyof Audience): Effect[] => {
    const points = audience[part] - best[part];
    if (isBest && points !== 0) return [{ ...made, points }];
    return audience[part] === 0 ? [] : [made];
  };
  const term = (part: keyof Audience) => ({ spectators: audience[part], before: best[part] });
  const { program, missing, previous, stars, podiums, tickets, medals } = show;
  const nobles = { ...NO_NOBLES, ...pick(show.nobles) };
  return [
    ...line(
      effect('colosseum.score.base', seat, { program: program.number, missing, ...term('base') }, [
        'colosseum.program.contents',
      ]),
      'base',
    ),
    ...line(
      effect('colosseum.score.previous-events', seat, { programs: previous, ...term('previous') }, [
        'colosseum.previous.face-down-five',
        'colosseum.previous.repeat-not-counted',
        'colosseum.previous.unproduced-no-bonus',
      ]),
      'previous',
    ),
    ...line(
      effect(
        'colosseum.score.stars',
        seat,
        { stars, ...(types === undefined ? {} : { types }), ...term('stars') },
        ['colosseum.star.bonus'],
      ),
      'stars',
    ),
    ...line(
      effect('colosseum.score.nobles', seat, { nobles, ...term('nobles') }, [
        'colosseum.noble.values',
        'colosseum.score.only-inside-arena',
      ]),
      'nobles',
    ),
    ...line(
      effect('colosseum.score.podiums', seat, { podiums, ...term('podiums') }, [
        'colosseum.podium.effect',
      ]),
      'podiums',
    ),
    ...line(
      effect('colosseum.score.season-tickets', seat, { tickets, ...term('tickets') }, [
        'colosseum.ticket.effect',
      ]),
      'tickets',
    ),
    ...line(
      effect('colosseum.score.medals', seat, { medals, ...term('medals') }, [
        'colosseum.medal.use-spectators',
      ]),
      'medals',
    ),
  ];
}

function pick(nobles: Readonly<Record<Rank, number>>): Record<Rank, number> {
  const [emperor, consul, senator] = RANKS;
  return { emperor: nobles[emperor], consul: nobles[consul], senator: nobles[senator] };
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
  const marker = effect(
    'colosseum.score.marker-only-forward',
    seat,
    { spectators, before, result: Math.max(before, spectators) },
    ['colosseum.goal.single-best-event'],
  );
  const lost = isBest && one.best.other !== 0 ? { points: 0 - one.best.other } : {};
  return withEffects(
    { ...course, state: withoutRollOf(state, seat) },
    { ...marker, ...lost },
    effect(
      'colosseum.score.income',
      seat,
      { income: spectators, coins: seatOf(state, seat)?.coins ?? 0 },
      ['colosseum.score.income-not-best', 'colosseum.cleanup.only-one-lost'],
    ),
  );
}

/** True where the arena is large enough and the tokens, Jokers among them, make the minimum set of an owned program. */
export function canProduce(table: Table, state: State, one: SeatState): boolean {
  return one.programs.some((number) => {
    const program = programOf(table, state, number);
    if (program === undefined || program.arena > one.arena.size) return false;
    const placed = filledBy(program, one.tokens, []) + amountOf(one.tokens, 'joker');
    return placed >= leastOf(program);
  });
}
