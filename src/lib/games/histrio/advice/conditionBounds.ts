// How far each thing can be counted that a secret request may look at: no bound is worth naming beyond it.
import { LATEST } from '../data/rulesets.ts';
import type { Measure } from '../rules/moves.ts';

const { cities, encounterCards, managersPerSeat, requestLimit, seats } = LATEST.tables;

export function mostCounted(measure: Measure): number {
  switch (measure) {
    case 'own-managers':
      return managersPerSeat;
    case 'all-managers':
      return managersPerSeat * seats.max;
    case 'requests':
      // One played in season 1 lies face up besides.
      return requestLimit + 1;
    case 'players-with-less':
      return seats.max - 1;
    case 'used-travel-cards':
      return cities;
    default:
      return encounterCards;
  }
}
