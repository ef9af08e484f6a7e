// How a sentence calls a city: by its number, and by the name that the players' box gives it.
import type { Name } from './words.ts';

/** "3", or "3 (Lyon)": stands in any sentence that has a place for the number. */
export function cityNumber(city: number, name?: Name): string {
  return name?.city?.(city) ?? `${city}`;
}
