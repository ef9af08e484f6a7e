// The parts of a match: each season, and the festival that ends it.
import type { State } from './state.ts';

export interface Part {
  readonly season: number;
  readonly isFestival: boolean;
}

/** 1 is the first season, 2 its festival, 3 the second season, 4 its festival. */
export function partNumber({ season, phase }: Pick<State, 'season' | 'phase'>): number {
  switch (phase) {
    case 'scoring':
    case 'counting':
    case 'over':
      return 2 * season;
    case 'season-change':
      return 2 * season + 1; // what is laid out belongs to the season to come
    default:
      return 2 * season - 1;
  }
}

export const partOf = (number: number): Part => ({
  season: Math.ceil(number / 2),
  isFestival: number % 2 === 0,
});
