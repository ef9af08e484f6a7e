// The names that this copy's owners gave their cities, at hand wherever a city is spoken of.
import type { NameOf } from '$lib/referee/game.ts';
import { getContext, setContext } from 'svelte';
import type { Name } from '../rulebook/words.ts';

const KEY = Symbol('names of cities');

/** First city first; empty where nobody gave a name. */
type Names = () => readonly string[];

/** Called while the table is set up. */
export function shareCityNames(names: Names) {
  setContext(KEY, names);
  return sayBy(names);
}

/** Called while a component is set up; where nobody shares names, cities are called by their numbers. */
export function followCityNames() {
  return sayBy(getContext<Names | undefined>(KEY) ?? (() => []));
}

/** Names of seats for the sentences of the rulebook, which then call the cities by their names too. */
export function withCities(nameOf: NameOf, city: (city: number) => string): Name {
  return Object.assign((seat: string) => nameOf(seat), { city });
}

function sayBy(names: Names) {
  const nameOf = (city: number) => names()[city - 1] ?? '';
  return {
    /** Empty where nobody gave one. */
    nameOf,
    /** "3 (Lyon)", or "3": stands in any sentence that has a place for the number. */
    textOf: (city: number) => (nameOf(city) === '' ? `${city}` : `${city} (${nameOf(city)})`),
  };
}
