// Cities that cannot be without a card. Rulebook «Подготовка к игре» 6, «Новые возможности».
// Asked of who tells a table, so that a stack left untold does not pass for an empty city. No ruling on a match: one that was begun so goes on.
import type { Refused } from '../../../referee/ruling.ts';
import { citiesToResolve } from './phases/visit.ts';
import { refuseFirmly } from './rulings.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';
import { allCities } from './table.ts';

/** Why a table cannot lie so yet: cities at which the last deal has laid a card hold none. */
export function askForCities({ tables }: Pick<Table, 'tables'>, state: State): Refused | undefined {
  const { cards } = state;
  // An acrobat used this turn may have done anything to the cities.
  if (cards === undefined || state.seats.some(({ free }) => free)) return undefined;
  const bare = allCities(tables).filter(
    (city) => cards.cities[city - 1]?.length === 0 && hasCard(state, city, tables),
  );
  return bare.length === 0
    ? undefined
    : refuseFirmly('histrio.opportunity.deal-one-per-city', { city: 0, next: 0, bare });
}

/** The deal has laid a card there, and nobody has resolved the city since. */
function hasCard(state: State, city: number, tables: Table['tables']): boolean {
  switch (state.phase) {
    case 'travel':
      return city <= dealtTo(state, tables);
    case 'resolution': {
      const [next] = citiesToResolve(state);
      return next !== undefined && city >= next && city <= dealtTo(state, tables);
    }
    default:
      return false;
  }
}

/**
 * The last city that must have got a card this turn. Only the last deal of season 2 can be short, by as many cards as there were acrobats
 * before the players when the season began: those of now at most.
 */
function dealtTo({ season, deck, seats }: State, { cities }: Table['tables']): number {
  if (season === 1 || deck > 0) return cities;
  const acrobats = seats.reduce((sum, seat) => sum + seat.acrobats.length, 0);
  return Math.max(1, cities - acrobats);
}
