// Everybody shows where they go. Rulebook «Странствие», «Дружественная труппа».
import type { ClauseId, Effect, Refused, Ruling } from '../../../../referee/ruling.ts';
import { effect, refuse, refuseFirmly, refuseSeat, rest } from '../rulings.ts';
import { areBothCitiesOfTurnKnown } from '../mended.ts';
import type { MoveOf } from '../moves.ts';
import type { SeatState, State } from '../state.ts';
import type { Table } from '../table.ts';
import { allCities, handOf, hasFriends, stands, strangerIn, toldOf } from '../table.ts';
import { refusePhase } from './deal.ts';
import { endResolution } from './opportunities.ts';

/**
 * Set aside where only the ways of some are asked about: what holds of all together is left open then. No move is refused
 * for this clause, so a table that lets a refusal stand never sets it aside.
 */
export const ALL_TOGETHER: ClauseId = 'histrio.travel.secret-choice';

export function travel(table: Table, state: State, move: MoveOf<'travel'>): Ruling<State> {
  if (state.phase !== 'travel') return refusePhase(state, 'travel');
  const stranger = strangerIn(state, move.to, move.friendly);
  if (stranger !== undefined) return refuseSeat(stranger);
  const wrong =
    refuseReveal(table, state, move) ??
    refuseChoices(table, state, move) ??
    refuseFriends(table, state, move);
  if (wrong !== undefined) return wrong;
  const seats: SeatState[] = [];
  const effects: Effect[] = [];
  for (const seat of state.seats) {
    const to = [...new Set(toldOf(move.to, seat.seat) ?? [])];
    const friend = toldOf(move.friendly, seat.seat);
    const friendTo = friend === undefined ? [] : [friend];
    const played = inDiscardOrder(table, state, to).filter((city) => !seat.used.includes(city));
    const used = [...seat.used, ...played];
    const friendUsed = [
      ...seat.friendUsed,
      ...friendTo.filter((city) => !seat.friendUsed.includes(city)),
    ];
    seats.push({ ...seat, to, used, friendTo, friendUsed });
    for (const city of to)
      effects.push(
        effect(
          'histrio.travel.card-to-own-discard',
          seat.seat,
          { city, left: table.tables.cities - used.length },
          ['histrio.travel.place-caravel'],
        ),
      );
    for (const city of friendTo)
      effects.push(
        effect('histrio.friendly.reveal-both', seat.seat, {
          city,
          left: table.tables.cities - friendUsed.length,
        }),
      );
  }
  if (stands(table, ALL_TOGETHER)) {
    const visited = seats.flatMap(({ to, friendTo }) => [...to, ...friendTo]);
    const cities = allCities(table.tables).filter((city) => !visited.includes(city));
    effects.push(effect('histrio.resolution.unvisited-untouched', undefined, { cities }));
  }
  // Where acrobats keep everybody at home there is nothing to resolve.
  return rest(endResolution(table, { state: { ...state, seats, phase: 'resolution' }, effects }));
}

/**
 * Where the cards of this turn stay when a level 1 actor calls the others back, that of the city resolved first lies on top:
 * when the second one is resolved, the last card is still of this turn.
 */
function inDiscardOrder(
  table: Table,
  { readings }: State,
  to: readonly number[],
): readonly number[] {
  const isAsTold = readings.recall === 'all-cards' || !areBothCitiesOfTurnKnown(table);
  return isAsTold ? to : [...to].sort((one, other) => other - one);
}

/** Who has used an acrobat may go nowhere, and who has no card left cannot go. */
export function hasToTravel(table: Pick<Table, 'tables'>, { used, free }: SeatState): boolean {
  return !free && handOf(table, used).length > 0;
}

/**
 * All cards are turned up together: nobody is left out, but who has used an acrobat or has no card at all.
 * An acrobat may keep somebody else at home: a table that tells no city at all for a seat may let it stand.
 */
function refuseReveal(table: Table, state: State, { to }: MoveOf<'travel'>): Refused | undefined {
  if (!stands(table, ALL_TOGETHER)) return undefined;
  const missing = state.seats
    .filter((one) => hasToTravel(table, one))
    .filter(({ seat }) => (toldOf(to, seat) ?? []).length === 0)
    .map(({ seat }) => seat);
  if (missing.length === 0) return undefined;
  const also: readonly ClauseId[] = ['histrio.travel.secret-choice', 'histrio.travel.exactly-one'];
  if (missing.some((seat) => toldOf(to, seat) === undefined))
    return refuseFirmly('histrio.travel.reveal', { missing }, also);
  return stands(table, 'histrio.travel.reveal')
    ? refuse('histrio.travel.reveal', { missing }, also)
    : undefined;
}

/** Whoever has chosen wrongly is named with all the others: what the table lets stand, it lets stand for each of them. */
function refuseChoices(table: Table, state: State, { to }: MoveOf<'travel'>): Refused | undefined {
  const told = state.seats.map((one) => ({
    ...one,
    cities: [...new Set(toldOf(to, one.seat) ?? [])],
  }));
  const several = told
    .filter(({ cities, free }) => cities.length > 1 && !free)
    .map(({ seat, cities }) => ({ seat, chosen: cities.length }));
  if (several.length > 0 && stands(table, 'histrio.travel.exactly-one'))
    return refuse('histrio.travel.exactly-one', { seats: several }, [
      'histrio.travel.secret-choice',
    ]);
  const gone = told
    .map(({ seat, cities, used }) => ({
      seat,
      cities: cities.filter((city) => used.includes(city)),
      hand: handOf(table, used),
    }))
    .filter(({ cities }) => cities.length > 0);
  if (gone.length === 0 || !stands(table, 'histrio.travel.card-must-be-in-hand')) return undefined;
  return refuse(
    'histrio.travel.card-must-be-in-hand',
    { seats: gone },
    state.season === 2 && state.turn === 1 ? ['histrio.season2.travel-not-returned'] : [],
  );
}

/** With two players, and only then, each shows the card of a friendly troupe too. */
function refuseFriends(
  table: Table,
  state: State,
  { friendly }: MoveOf<'travel'>,
): Refused | undefined {
  if (!hasFriends(table, state))
    return friendly === undefined
      ? undefined
      : refuseFirmly('histrio.friendly.second-set', { seats: state.seats.length });
  const piles = state.seats.map(({ seat, friendUsed }) => ({
    seat,
    city: toldOf(friendly, seat),
    left: handOf(table, friendUsed),
  }));
  const missing = piles.filter(({ city }) => city === undefined);
  if (missing.length > 0 && stands(table, ALL_TOGETHER))
    return refuseFirmly(
      'histrio.friendly.reveal-both',
      { seats: missing.map(({ seat, left }) => ({ seat, left })) },
      ['histrio.friendly.then-choose'],
    );
  const gone = piles.flatMap(({ seat, city, left }) =>
    city === undefined || left.includes(city) ? [] : [{ seat, city, left }],
  );
  return gone.length === 0 || !stands(table, 'histrio.friendly.reveal-both')
    ? undefined
    : refuse('histrio.friendly.reveal-both', { seats: gone });
}
