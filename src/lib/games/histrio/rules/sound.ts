// What cannot lie on a table: too many pieces, a needle beyond the dial, a phase that has nothing to ask.
import type { Refused } from '../../../referee/ruling.ts';
import { placeOf, movedNeedle } from './needle.ts';
import { sumOf } from './phases/deal.ts';
import { heldBy, overfull } from './phases/limit.ts';
import { citiesToResolve } from './phases/visit.ts';
import { refuseFirmly } from './rulings.ts';
import type { CardTable, SeatState, State } from './state.ts';
import type { Table } from './table.ts';
import { handOf, turnsLeft } from './table.ts';

export function refuseUnsound(table: Table, state: State): Refused | undefined {
  return (
    refuseSeason(table, state) ??
    refusePhase(table, state) ??
    refuseNeedle(state) ??
    refuseSeats(table, state) ??
    refuseCards(table, state) ??
    (state.cards === undefined ? undefined : refuseRequests(table, state, state.cards))
  );
}

/** A season has no more turns than the deck of the whole box gives. */
function refuseSeason(table: Table, state: State): Refused | undefined {
  const { phase, season, turn } = state;
  const isAfter = phase === 'over' || phase === 'counting';
  if ((phase === 'season-change' && season === 2) || (isAfter && season === 1))
    return refuseFirmly('histrio.flow.two-seasons', { season });
  const { encounterCards, cities } = table.tables;
  const turns = turnsLeft(table, state);
  return turn + turns > encounterCards / cities
    ? refuseFirmly('histrio.flow.season-of-turns', { season, turn, turns: turns + 1 })
    : undefined;
}

/** A phase must have something to ask: a deal a card, a resolution a visitor or a request too many. */
function refusePhase(table: Table, state: State): Refused | undefined {
  const { phase, cards, deck, purses, flipped } = state;
  if (phase === 'counting' && purses === 'kept')
    return refuseFirmly('histrio.flow.three-phases', { phase, needed: 'over' });
  if (cards === undefined) {
    const isOpen = phase === 'setup' && flipped;
    return isOpen || phase === 'travel' || phase === 'opportunities'
      ? refuseFirmly('histrio.flow.three-phases', { phase, needed: 'resolution' })
      : undefined;
  }
  const isWaiting = citiesToResolve(state).length > 0;
  if (phase === 'resolution' && !isWaiting && overfull(table, state) === undefined)
    return refuseFirmly('histrio.flow.three-phases', { phase, needed: 'travel', waiting: [] });
  if (phase !== 'resolution' && isWaiting)
    return refuseFirmly('histrio.flow.three-phases', { phase, needed: 'resolution' });
  const { dealing } = cards;
  const isDealt = dealing === 0 && (phase === 'opportunities' || (phase === 'setup' && flipped));
  return isDealt || (dealing > 0 && deck === 0)
    ? refuseFirmly('histrio.opportunity.deal-one-per-city', { city: 0, next: dealing })
    : undefined;
}

function refuseNeedle({ needle, dial }: State): Refused | undefined {
  return movedNeedle(needle, 0, dial) === needle
    ? undefined
    : refuseFirmly('histrio.mood.direction-and-distance', { space: placeOf(needle).space, dial });
}

function refuseSeats(table: Table, state: State): Refused | undefined {
  const { managersPerSeat: exist, requestLimit: limit } = table.tables;
  const { phase, season } = state;
  for (const one of state.seats) {
    const { seat, stage, friendUsed, friendTo, faceUp } = one;
    if (stage > exist)
      return refuseFirmly('histrio.component.player-set', { seat, managers: stage, exist });
    const city = twiceIn(one);
    if (city !== undefined) return refuseFirmly('histrio.setup.take-colour', { seat, city });
    if (friendTo.length > 1 || (friendTo.length === 0 && handOf(table, friendUsed).length === 0))
      return refuseFirmly('histrio.friendly.reveal-both', { seats: [{ seat, left: [] }] });
    const isEarly = season === 1 && phase !== 'scoring' && phase !== 'season-change';
    if (isEarly && faceUp !== undefined)
      return refuseFirmly('histrio.request.one-per-season-end', { seat, season });
  }
  const one = phase === 'resolution' ? undefined : overfull(table, state);
  return one === undefined
    ? undefined
    : refuseFirmly('histrio.request.limit-three', {
        seat: one.seat,
        held: heldBy(state.readings, one),
        limit,
      });
}

function twiceIn({ used, to, friendUsed, friendTo }: SeatState): number | undefined {
  return [used, to, friendUsed, friendTo]
    .flatMap((pile) => pile.filter((one, at) => pile.indexOf(one) !== at))
    .at(0);
}

/** More cards than the box holds, or a box that is not whole. */
function refuseCards({ tables }: Table, { deck, seats, cards }: State): Refused | undefined {
  const { encounterCards: exist } = tables;
  const held = seats.reduce((sum, one) => sum + one.troupe.length + one.acrobats.length, deck);
  const lying = (cards?.cities ?? []).reduce((sum, stack) => sum + stack.length, held);
  const dealt = deck + sumOf(cards?.dealt ?? {});
  const box = cards?.box === undefined ? exist : sumOf(cards.box);
  const count = [lying, dealt].find((one) => one > exist) ?? box;
  return count === exist
    ? undefined
    : refuseFirmly('histrio.component.encounter-cards', { count, exist });
}

/** Each request lies somewhere: before a player, in the deck or in its discard. */
function refuseRequests(
  { tables }: Table,
  { seats }: State,
  { requestDeck, requestDiscard }: CardTable,
): Refused | undefined {
  const { secretRequests: exist } = tables;
  const count = seats.reduce(
    (sum, { requests, faceUp }) => sum + requests + (faceUp === undefined ? 0 : 1),
    requestDeck + requestDiscard,
  );
  return count !== exist || requestDeck < 0 || requestDiscard < 0
    ? refuseFirmly('histrio.component.secret-requests', { count, exist })
    : undefined;
}
