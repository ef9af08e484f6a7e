// A table told anew, piece by piece: what hangs together follows, and what was never in doubt stays as it was.
import type { Card } from '../data/cards.ts';
import type { Position } from './moves.ts';
import { amountOf, sumOf } from './phases/deal.ts';
import { heldBy } from './phases/limit.ts';
import type { Readings } from './state.ts';
import type { Table } from './table.ts';

type SeatPosition = Position['seats'][string];

/** What can be told anew: `before` is the table nobody has touched yet, and whatever is told back is as it was. */
export interface Retelling {
  readonly table: Table;
  readonly before: Position;
  /** The house ruling on what counts towards the limit of secret requests. */
  readonly limit: Readings['limit'];
}

/** One thing told anew. */
export function retold(retelling: Retelling, told: Position, part: Partial<Position>): Position {
  const { table, before } = retelling;
  const next = { ...told, ...part, ...turnAndDeck(table, told, part) };
  const {
    requestDeck: _,
    requestDiscard: __,
    dealt: ___,
    box: ____,
    judged: _____,
    ...rest
  } = next;
  return {
    ...rest,
    ...momentOf(retelling, next),
    ...requestsOf(before, next),
    ...countsOf(table, before, next),
    seats: seatsOf(retelling, told, next),
    ...judgedOf(before, next),
  };
}

/** The turn follows from the deck, and the deck from the turn: each turn takes one card for every city. */
function turnAndDeck(
  { tables }: Table,
  told: Position,
  { turn, deck }: Partial<Position>,
): Partial<Position> {
  const { cities, encounterCards } = tables;
  const most = encounterCards / cities;
  const toLay = toLayIn(told, cities);
  const standing = Math.max(0, told.deck - toLay);
  if (turn !== undefined && turn !== told.turn) {
    const left = Math.max(0, standing - cities * (turn - told.turn));
    const room = Math.min(left, cities * (most - turn));
    return { deck: told.phase === 'opportunities' && turn > 1 ? room + toLay : room };
  }
  if (deck === undefined || deck === told.deck || told.phase === 'setup') return {};
  const turns = told.season === 1 ? most : told.turn + Math.ceil(standing / cities);
  const left = Math.ceil(Math.max(0, deck - toLay) / cities);
  return { turn: Math.max(1, Math.min(turns, most) - left) };
}

/** Cards that the deal under way still lays. */
function toLayIn({ phase, dealing = 1 }: Position, cities: number): number {
  const isLaying = phase === 'setup' || phase === 'opportunities';
  return isLaying && dealing > 0 ? cities - dealing + 1 : 0;
}

/** The match stays where it is, with what was chosen there, unless that moment cannot be at such a table. */
function momentOf(
  retelling: Retelling,
  next: Position,
): Pick<Position, 'phase' | 'turn' | 'flipped' | 'shown' | 'dealing'> {
  const { before } = retelling;
  const { phase, flipped, shown, dealing } = before;
  const { season, deck } = next;
  // A turn that was over in what was told so far goes on when its end is told away again.
  const turn = next.turn - (isTurnOver(before, next) ? 1 : 0);
  const stays = { phase, flipped, shown, dealing, turn };
  const begins = { phase: openingPhase(before), turn } as const;
  switch (phase) {
    case 'setup':
      return turn === 1 && deck > 0 ? stays : begins;
    case 'opportunities':
      return turn > 1 && deck > 0 ? stays : begins;
    case 'travel':
      return stays;
    case 'resolution':
      return isTooMany(retelling, before) && !isWaiting(retelling, next)
        ? afterResolution(turn, deck)
        : stays;
    default: {
      if (deck > 0) return begins;
      const fits = phase === 'scoring' || (phase === 'season-change' ? season === 1 : season === 2);
      // At the other season's end the shows are paid as well.
      return fits ? stays : { phase: 'scoring', shown: true, turn };
    }
  }
}

/** A request too many was told away and nobody stands before a city: the turn is over, and nobody travels a second time. */
function afterResolution(turn: number, deck: number) {
  return deck > 0
    ? ({ phase: 'opportunities', turn: turn + 1, dealing: 1 } as const)
    : ({ phase: 'scoring', shown: false, turn } as const);
}

function isTurnOver(before: Position, told: Position): boolean {
  return before.phase === 'resolution' && told.phase === 'opportunities';
}

function openingPhase({ cities }: Position): 'travel' | 'resolution' {
  return cities === undefined ? 'resolution' : 'travel';
}

/** Somebody stands before a city, or has a request too many. */
function isWaiting(retelling: Retelling, position: Position): boolean {
  const stands = Object.values(position.seats).some(
    ({ to = [], friendTo = [] }) => to.length + friendTo.length > 0,
  );
  return stands || isTooMany(retelling, position);
}

function isTooMany({ table: { tables }, limit }: Retelling, { cities, seats }: Position): boolean {
  return (
    cities !== undefined &&
    Object.values(seats).some((seat) => heldBy({ limit }, seat) > tables.requestLimit)
  );
}

/** Piles of requests are known only as long as nobody has another number of them. */
function requestsOf(before: Position, next: Position): Partial<Position> {
  const { requestDeck, requestDiscard } = before;
  return requestDeck === undefined || heldIn(before) !== heldIn(next)
    ? {}
    : { requestDeck, requestDiscard };
}

function heldIn({ seats }: Position): number {
  return Object.values(seats).reduce((sum, seat) => sum + requestsAt(seat), 0);
}

export function requestsAt({
  requests = 0,
  faceUp,
}: Pick<SeatPosition, 'requests' | 'faceUp'>): number {
  return requests + (faceUp === undefined ? 0 : 1);
}

/** A card told as another one was dealt as another one; a count that no longer fits the box is forgotten. */
function countsOf({ tables }: Table, before: Position, next: Position): Partial<Position> {
  if (before.season !== next.season || before.dealt === undefined) return {};
  const was = lyingIn(before);
  const is = lyingIn(next);
  const dealt: Record<Card, number> = {};
  for (const card of new Set([...Object.keys(before.dealt), ...was, ...is])) {
    const more = countIn(is, card) - countIn(was, card);
    const amount = Math.max(0, amountOf(before.dealt, card) + more);
    if (amount > 0) dealt[card] = amount;
  }
  const { box } = before;
  const isBoxSound =
    box !== undefined &&
    Object.keys(dealt).every((card) => amountOf(dealt, card) <= amountOf(box, card));
  const known = isBoxSound ? { box } : {};
  const isWhole = sumOf(dealt) + next.deck === sumOf(before.dealt) + before.deck;
  return isWhole && sumOf(dealt) + next.deck <= tables.encounterCards ? { ...known, dealt } : known;
}

function lyingIn({ cities = [], seats }: Position): readonly Card[] {
  return [
    ...cities.flat(),
    ...Object.values(seats).flatMap(({ troupe = [], acrobats = [] }) => [
      ...troupe,
      ...acrobats.map(({ card }) => card),
    ]),
  ];
}

function countIn(cards: readonly Card[], card: Card): number {
  return cards.filter((one) => one === card).length;
}

/** Choices of the turn go and come back with the moment; what a seat is judged by moves with what it has. */
function seatsOf(retelling: Retelling, told: Position, next: Position): Position['seats'] {
  const { before } = retelling;
  const { phase } = momentOf(retelling, next);
  return Object.fromEntries(
    Object.entries(next.seats).map(([id, seat]) => {
      const was = before.seats[id];
      const stays = phase === before.phase;
      const judged =
        was?.judged === undefined
          ? {}
          : { judged: Math.max(0, was.judged + (isJudging(before) ? seat.ecus - was.ecus : 0)) };
      if (stays && told.phase === phase) return [id, { ...seat, ...judged }];
      const to = stays ? (was?.to ?? []) : [];
      const friendTo = stays ? (was?.friendTo ?? []) : [];
      return [id, { ...seat, ...judged, to, friendTo, ...heldFor(before, next, phase, id) }];
    }),
  );
}

/** What holds for one turn alone goes with it, and comes back with it. */
function heldFor(
  before: Position,
  next: Position,
  phase: Position['phase'],
  id: string,
): Partial<SeatPosition> {
  if (before.phase !== 'resolution' || before.phase === next.phase) {
    const isOver = before.phase === 'resolution' && phase !== before.phase;
    return isOver ? { free: false, acrobats: lying(next.seats[id], () => false) } : {};
  }
  if (phase !== before.phase) return {};
  const was = before.seats[id];
  const gainedAt = (at: number) => was?.acrobats?.[at]?.gained === true;
  return { free: was?.free ?? false, acrobats: lying(next.seats[id], gainedAt) };
}

function lying(seat: SeatPosition | undefined, isGained: (at: number) => boolean) {
  return (seat?.acrobats ?? []).map(({ card, spent = false }, at) => {
    return { card, ...(spent ? { spent } : {}), ...(isGained(at) ? { gained: true } : {}) };
  });
}

function isJudging({ phase, shown }: Position): boolean {
  return phase === 'scoring' && shown === true;
}

/** The table as the shows left it, with what is told anew. */
function judgedOf(before: Position, next: Position): Partial<Position> {
  const { judged } = before;
  if (judged === undefined || !isJudging(next)) return {};
  const hasMoved =
    before.needle.mood !== next.needle.mood || before.needle.space !== next.needle.space;
  const seats = Object.entries(judged.seats).map(([id, one]) => {
    const was = before.seats[id];
    const is = next.seats[id];
    if (was === undefined || is === undefined) return [id, one] as const;
    const stage = one.stage + (is.stage ?? 0) - (was.stage ?? 0);
    const requests = one.requests + requestsAt(is) - requestsAt(was);
    return [id, { stage: Math.max(0, stage), requests: Math.max(0, requests) }] as const;
  });
  return {
    judged: { needle: hasMoved ? next.needle : judged.needle, seats: Object.fromEntries(seats) },
  };
}
