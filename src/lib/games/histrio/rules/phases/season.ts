// Between the seasons: what goes, what stays, and the deck of season 2. Rulebook «Подготовка второго сезона».
import type { Effect, Ruling } from '../../../../referee/ruling.ts';
import type { Card } from '../../data/cards.ts';
import { areAcrobatsSeenHeld } from '../mended.ts';
import { sendHome } from '../needle.ts';
import type { Course } from '../rulings.ts';
import { effect, refuseFirmly, rest } from '../rulings.ts';
import type { MoveOf } from '../moves.ts';
import type { CardTable, SeatState, State } from '../state.ts';
import type { Table } from '../table.ts';
import { hasFriends } from '../table.ts';
import { renewFriendly } from './caravels.ts';
import { announceDeal, plusOne, refusePhase } from './deal.ts';

export function prepareSeason(
  table: Table,
  state: State,
  { acrobats: told }: MoveOf<'prepareSeason'>,
): Ruling<State> {
  if (state.phase !== 'season-change')
    return state.season === 2 && state.phase !== 'over'
      ? refuseFirmly('histrio.flow.two-seasons', { season: state.season })
      : refusePhase(state, 'season-change');
  const { encounterCards, cities } = table.tables;
  const deck = encounterCards - acrobatsHeld(table, state, told);
  const lying = state.cards?.cities.reduce((sum, stack) => sum + stack.length, 0) ?? 0;
  const seats = state.seats.map(freshSeat);
  const changed: Course = {
    state: {
      ...state,
      seats,
      season: 2,
      turn: 1,
      phase: 'setup',
      flipped: false,
      shown: false,
      deck,
      ...(state.cards === undefined ? {} : { cards: newDeck(table, state, state.cards) }),
    },
    effects: [
      ...state.seats.flatMap((seat) => keptBy(state, seat)),
      // Where the cards are not told, nobody knows how many lay at the cities.
      ...(state.cards === undefined
        ? []
        : [effect('histrio.season2.city-cards-discarded', undefined, { cards: lying })]),
      effect('histrio.season2.discard-becomes-deck', undefined, { cards: deck }),
      effect('histrio.season2.number-of-turns', undefined, {
        turns: Math.ceil(deck / cities),
        last: deck % cities === 0 ? cities : deck % cities,
      }),
    ],
  };
  const home = sendsManagersHome(state) ? sendHome(changed) : changed;
  return rest(
    announceDeal(table, renewsFriends(table, state) ? friendsRenewed(table, home) : home),
  );
}

/** Acrobats before the players as far as they have been seen: at scorekeeper level those that were told. */
export function acrobatsSeen({ seats }: Pick<State, 'seats'>): number {
  return seats.reduce((sum, { acrobats }) => sum + acrobats.length, 0);
}

/** Acrobats that leave the deck. `told`: how many the table counts, which at scorekeeper level knows of more than were seen. */
export function acrobatsHeld(table: Table, state: State, told: number | undefined): number {
  const seen = acrobatsSeen(state);
  if (state.cards !== undefined || told === undefined) return seen;
  return areAcrobatsSeenHeld(table) ? Math.max(told, seen) : told;
}

/** Managers leave the theatre between the seasons whatever the coin will show. */
export function sendsManagersHome({ readings }: Pick<State, 'readings'>): boolean {
  return readings.managers === 'always';
}

/** The piles of the friendly troupes are shuffled anew between the seasons. */
export function renewsFriends(
  table: Pick<Table, 'tables'>,
  state: Pick<State, 'readings' | 'seats'>,
): boolean {
  return hasFriends(table, state) && state.readings.friendSeason === 'pile-renewed';
}

/** A pile that is whole is told of by nobody. */
function friendsRenewed(table: Table, course: Course): Course {
  return course.state.seats
    .filter(({ friendUsed }) => friendUsed.length > 0)
    .reduce((after, { seat }) => renewFriendly(table, after, seat), course);
}

/** What goes and what stays before a seat. Of what nobody told, nothing is said. */
function keptBy(
  { cards, purses }: State,
  { seat, troupe, acrobats, requests, faceUp, used, ecus }: SeatState,
): Effect[] {
  const isTold = cards !== undefined;
  return [
    effect('histrio.season2.discard-actors', seat, { cards: troupe.length }, [
      'histrio.mood.what-moves-needle',
    ]),
    ...(isTold || acrobats.length > 0
      ? [
          effect('histrio.season2.keep-acrobats', seat, { cards: acrobats.length }),
          effect('histrio.season2.acrobats-ready', seat, {
            cards: acrobats.filter(({ ready }) => !ready).length,
          }),
        ]
      : []),
    ...(isTold
      ? [
          effect('histrio.season2.keep-requests', seat, {
            faceDown: requests,
            faceUp: faceUp === undefined ? 0 : 1,
          }),
          effect('histrio.season2.travel-not-returned', seat, { used: [...used] }, [
            'histrio.season2.caravels-stay',
          ]),
        ]
      : []),
    ...(purses === 'kept' ? [effect('histrio.season2.money-kept', seat, { ecus })] : []),
  ];
}

/** Actors go; acrobats are turned back; travel cards, caravels, requests and money stay. */
function freshSeat(seat: SeatState): SeatState {
  return {
    ...seat,
    troupe: [],
    chameleon: 'none',
    acrobats: seat.acrobats.map((acrobat) => ({ ...acrobat, ready: true, gained: false })),
    playedBefore: seat.played > 0 || seat.faceUp !== undefined,
    played: 0,
    repeated: false,
    free: false,
  };
}

/** All cards but the acrobats that are held; what passed by in season 1 is what is in the box. */
function newDeck(table: Table, { seats }: State, cards: CardTable): CardTable {
  const passed = Object.values(cards.dealt).reduce((sum, count) => sum + count, 0);
  const box = cards.box ?? (passed === table.tables.encounterCards ? cards.dealt : undefined);
  const held = seats.flatMap(({ acrobats }) => acrobats.map(({ card }) => card));
  const dealt = held.reduce<Readonly<Record<Card, number>>>(plusOne, {});
  const cities = Array.from({ length: table.tables.cities }, (): readonly Card[] => []);
  return {
    ...cards,
    cities,
    dealing: held.length < table.tables.encounterCards ? 1 : 0,
    dealt,
    ...(box === undefined ? {} : { box }),
  };
}
