// The end of the resolution and what follows it: another turn, or the festival. Rulebook «Новые возможности».
import type { Ruling } from '../../../../referee/ruling.ts';
import type { Course } from '../rulings.ts';
import { effect, rest, withEffects } from '../rulings.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { refillOthers } from './caravels.ts';
import { announceDeal, refusePhase } from './deal.ts';
import { overfull } from './limit.ts';
import { citiesToResolve } from './visit.ts';

/** Goes on when nobody stands before a city and nobody has a request too many. */
export function endResolution(table: Table, course: Course): Course {
  const { state } = course;
  if (citiesToResolve(state).length > 0 || overfull(table, state) !== undefined) return course;
  return nextTurn(table, refillOthers(table, course));
}

/** Scorekeeper level: all cities of the turn are resolved. */
export function endTurn(table: Table, state: State): Ruling<State> {
  if (state.phase !== 'resolution' || state.cards !== undefined)
    return refusePhase(state, 'resolution');
  return rest(nextTurn(table, { state, effects: [] }));
}

/** First the deck is looked at, then the cards are dealt: the turn with the last cards is still played. */
function nextTurn(table: Table, { state, effects }: Course): Course {
  const seats = state.seats.map((seat) => ({
    ...seat,
    free: false,
    acrobats: seat.acrobats.map((acrobat) => ({ ...acrobat, gained: false })),
  }));
  if (state.deck === 0)
    return {
      state: { ...state, seats, phase: 'scoring', shown: false },
      effects: [
        ...effects,
        effect(
          'histrio.opportunity.season-ends-on-empty-deck',
          undefined,
          { season: state.season },
          ['histrio.flow.season-of-turns', 'histrio.summary.season-check'],
        ),
      ],
    };
  const turned: State = { ...state, seats, turn: state.turn + 1, phase: 'opportunities' };
  const announced = announceDeal(table, { state: turned, effects });
  if (state.cards !== undefined)
    return { ...announced, state: { ...turned, cards: { ...state.cards, dealing: 1 } } };
  const deck = Math.max(0, state.deck - table.tables.cities);
  return withEffects({ ...announced, state: { ...turned, deck, phase: 'resolution' } });
}
