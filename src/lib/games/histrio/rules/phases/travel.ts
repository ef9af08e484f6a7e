// Everybody shows where they go. Rulebook «Странствие», «Дружественная труппа».
import type { ClauseId, Effect, Refused, Ruling } from '../../../../referee/ruling.ts';
import { effect, refuse, refuseFirmly, refuseSeat, rest } from '../rulings.ts';
import type { MoveOf } from '../moves.ts';
import type { SeatState, State } from '../state.ts';
import type { Table } from '../table.ts';
import { allCities, handOf, hasFriends, stands, strangerIn, toldOf } from '../table.ts';
import { refusePhase } from './deal.ts';
import { endResolution } from './opportunities.ts';

/** What holds only of all seats together: set aside where the way of one seat is tried. */
export const ALL_TOGETHER: readonly ClauseId[] = ['histrio.travel.reveal'];

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
    const used = [...seat.used, ...to.filter((city) => !seat.used.includes(city))];
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
  const visited = seats.flatMap(({ to, friendTo }) => [...to, ...friendTo]);
  const cities = allCities(table.tables).filter((city) => !visited.includes(city));
  effects.push(effect('histrio.resolution.unvisited-untouched', undefined, { cities }));
  // Where acrobats keep everybody at home there is nothing to resolve.
  return rest(endResolution(table, { state: { ...state, seats, phase: 'resolution' }, effects }));
}

/**
 * All cards are turned up together: nobody is left out, but who has used an acrobat or has no card at all.
 * An acrobat may keep somebody else at home: a table that tells no city at all for a seat may let it stand.
 */
function refuseReveal(table: Table, state: State, { to }: MoveOf<'travel'>): Refused | undefined {
  const missing = state.seats
    .filter(({ used, free }) => !free && handOf(table, used).length > 0)
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

function refuseChoices(table: Table, state: State, { to }: MoveOf<'travel'>): Refused | undefined {
  for (const seat of state.seats) {
    const cities = [...new Set(toldOf(to, seat.seat) ?? [])];
    const refused = refuseChoice(table, state, seat, cities);
    if (refused !== undefined) return refused;
  }
  return undefined;
}

function refuseChoice(
  table: Table,
  state: State,
  { seat, used, free }: SeatState,
  to: readonly number[],
): Refused | undefined {
  if (to.length > 1 && !free && stands(table, 'histrio.travel.exactly-one'))
    return refuse('histrio.travel.exactly-one', { seat, chosen: to.length }, [
      'histrio.travel.secret-choice',
    ]);
  const city = to.find((one) => used.includes(one));
  if (city === undefined || !stands(table, 'histrio.travel.card-must-be-in-hand')) return undefined;
  return refuse(
    'histrio.travel.card-must-be-in-hand',
    { seat, city, hand: handOf(table, used) },
    state.season === 2 && state.turn === 1 ? ['histrio.season2.travel-not-returned'] : [],
  );
}

/** With two players, and only then, each shows the card of a friendly troupe too. */
function refuseFriends(
  table: Table,
  state: State,
  { friendly }: MoveOf<'travel'>,
): Refused | undefined {
  const { seats } = state;
  if (!hasFriends(table, state))
    return friendly === undefined
      ? undefined
      : refuseFirmly('histrio.friendly.second-set', { seats: seats.length });
  for (const { seat, friendUsed } of seats) {
    const city = toldOf(friendly, seat);
    const left = handOf(table, friendUsed);
    if (city === undefined)
      return refuseFirmly('histrio.friendly.reveal-both', { seat, left }, [
        'histrio.friendly.then-choose',
      ]);
    if (left.includes(city) || !stands(table, 'histrio.friendly.reveal-both')) continue;
    return refuse('histrio.friendly.reveal-both', { seat, city, left });
  }
  return undefined;
}
