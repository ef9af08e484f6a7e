// Phase 4: what draws spectators to an event as it is told, and its lines on the sheet. Rulebook «Шаг 3».
import type { Effect } from '../../../../referee/ruling.ts';
import type { Rank, Star } from '../../data/assets.ts';
import { RANKS } from '../../data/assets.ts';
import type { Program } from '../../data/tables.ts';
import type { Show } from '../audience.ts';
import { assetsOf, filledBy, starsUsed } from '../audience.ts';
import type { MoveOf } from '../moves.ts';
import { noblesIn, ranksOf } from '../ring.ts';
import { effect } from '../rulings.ts';
import type { Audience, SeatState, State } from '../state.ts';
import { resultOf, sumOf } from '../state.ts';
import type { Table } from '../table.ts';

type Produce = MoveOf<'produce'>;

const NO_NOBLES: Readonly<Record<Rank, number>> = { emperor: 0, consul: 0, senator: 0 };

/** What draws spectators to this event, and the types of the awards where tokens tell them. */
export function showOf(
  table: Table,
  state: State,
  one: SeatState,
  program: Program,
  move: Produce,
): { readonly show: Show; readonly types: Star[] | undefined } {
  const { medals = 0, tokens = {}, jokers = [] } = move;
  const types = starsHeld(state, one.seat, tokens, jokers);
  const before = one.produced.filter(
    (number) => number !== program.number || state.readings.repeat === 'counts-itself',
  );
  const show = {
    program,
    missing: missingIn(state, program, move),
    previous: before.length,
    stars: types?.length ?? move.stars ?? 0,
    nobles: noblesOf(table, state, one, move),
    podiums: one.podiums,
    tickets: one.tickets,
    medals,
  };
  return { show, types };
}

export function missingIn(
  { table }: State,
  program: Program,
  { missing = 0, tokens = {}, jokers = [] }: Produce,
): number {
  return table === undefined
    ? missing
    : Math.max(0, assetsOf(program) - filledBy(program, tokens, jokers));
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

/** One line a term. When the event is the best so far its lines carry the difference to the best before, so that they add up to the marker. */
export function termsOf(
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
