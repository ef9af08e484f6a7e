// Which clauses are in play while a city is resolved: by who stands there and by what its cards are, in the order in which they come up.
import type { ClauseId } from '../../../referee/ruling.ts';
import { CHAMELEON, isActor, levelOf, seen, type Card } from '../data/cards.ts';
import type { Visit } from './phases/visit.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';
import { hasFriends, seatOf } from './table.ts';

const NEEDLE: readonly ClauseId[] = [
  'histrio.mood.direction-and-distance',
  'histrio.mood.change-on-crossing',
];
const COURT: readonly ClauseId[] = [
  'histrio.alone.actors-into-hand',
  'histrio.alone.one-to-court',
  'histrio.alone.court-only-new',
  'histrio.alone.court-moves-needle',
  ...NEEDLE,
  'histrio.alone.court-card-discarded',
  'histrio.alone.rest-joins-troupe',
];
export function cityClauses(table: Table, state: State, visit: Visit): readonly ClauseId[] {
  return once([
    ...(visit.cards.length === 0 ? inEmpty(visit) : ofCards(table, state, visit)),
    ...(visit.friends.length > 0 ? (['histrio.friendly.never-takes'] as const) : []),
  ]);
}

function inEmpty({ seats }: Visit): readonly ClauseId[] {
  return seats.length > 0 ? ['histrio.opportunity.empty-city-request'] : [];
}

function ofCards(table: Table, state: State, visit: Visit): readonly ClauseId[] {
  const { kind, cards, seats } = visit;
  if (kind !== 'alone')
    return [
      ...(kind === 'crowd' ? inCrowd(visit) : (['histrio.friendly.alone-discards'] as const)),
      ...(seats.length > 0 ? (['histrio.crowd.each-draws-request'] as const) : []),
    ];
  const [seat = ''] = seats;
  const ecus = seatOf(state, seat)?.ecus ?? 0;
  const isRenewed = cards.some(isRecall) && hasFriends(table, state);
  return [
    'histrio.alone.takes-all',
    ...(cards.length > 1 ? (['histrio.alone.newest-first'] as const) : []),
    ...cards.flatMap((card) => onArrival(card, ecus)),
    ...(isRenewed ? (['histrio.friendly.refill'] as const) : []),
    ...(cards.some(isActor) ? COURT : []),
    'histrio.alone.no-acrobats',
  ];
}

function inCrowd({ cards, friends }: Visit): readonly ClauseId[] {
  const others = cards.filter((card) => !isActor(card));
  return [
    ...(friends.length > 1 ? (['histrio.friendly.two-friendly'] as const) : []),
    'histrio.crowd.all-discarded',
    ...(others.length > 0 ? (['histrio.crowd.acrobat-bonus-no-effect'] as const) : []),
    ...(others.length < cards.length
      ? (['histrio.crowd.actors-move-needle', 'histrio.crowd.net-movement', ...NEEDLE] as const)
      : []),
  ];
}

const isRecall = (card: Card) => isActor(card) && levelOf(card) === 1;

/** What a card does as it comes into the hand of a player who stands there alone. */
function onArrival(card: Card, ecus: number): readonly ClauseId[] {
  const { kind } = seen(card);
  if (kind === 'bonus') return ['histrio.alone.bonus-pays', 'histrio.alone.bonus-discarded'];
  if (kind === 'acrobat')
    return [
      'histrio.alone.acrobat-kept',
      card === CHAMELEON
        ? 'histrio.acrobat.chameleon-is-acrobat'
        : 'histrio.alone.acrobat-usable-after-phase',
    ];
  switch (levelOf(card)) {
    case 1:
      return ['histrio.alone.actor-1-recall'];
    case 2:
      return ['histrio.alone.actor-2-steal'];
    case 3:
      return ['histrio.alone.actor-3-place-manager', 'histrio.alone.actor-3-pay'];
    case 4:
      return ['histrio.alone.actor-4-nothing'];
    default:
      // A card before it may bring or cost the ecu: both are said where it is near.
      return ecus > 1
        ? ['histrio.alone.actor-5-cost']
        : ['histrio.alone.actor-5-cost', 'histrio.alone.actor-5-cannot-pay'];
  }
}

function once(clauses: readonly ClauseId[]): readonly ClauseId[] {
  return [...new Set(clauses)];
}
