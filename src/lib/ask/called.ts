// By which words of a question somebody at the table is called: a name, or the colour of a seat where nothing in the game has it.
import type { Person } from './standpoint.ts';
import type { Terms } from './terms.ts';
import type { LanguageWords } from './words/language.ts';

/** Each finds places in the list of people. */
export interface Called {
  readonly by: (term: string) => readonly number[];
  /** By the colour of the seat, though a thing may have it as well. */
  readonly byColour: (term: string) => readonly number[];
}

/** `isOfGame`: the game itself says that word. */
export function calledOf(
  terms: Terms,
  { colours }: Pick<LanguageWords, 'colours'>,
  isOfGame: (term: string) => boolean,
): (people: readonly Person[]) => Called {
  const words = Object.entries(colours).map(([colour, said]) => ({
    colour,
    said: said.flatMap(terms.of),
  }));
  const colourOf = new Map(words.flatMap(({ colour, said }) => said.map((one) => [one, colour])));
  // One word for a colour is like another.
  const ofThings = new Set(
    words.filter(({ said }) => said.some(isOfGame)).map(({ colour }) => colour),
  );
  return (people) => {
    const names = people.map(({ name }) => new Set(terms.of(name)));
    const placesOf = (isMeant: (at: number) => boolean | undefined) =>
      [...people.keys()].filter((at) => isMeant(at));
    const byColour = (term: string) => {
      const colour = colourOf.get(term);
      return colour === undefined ? [] : placesOf((at) => people[at]?.colour === colour);
    };
    return {
      byColour,
      by: (term) => {
        const named = placesOf((at) => names[at]?.has(term));
        return named.length > 0 || ofThings.has(colourOf.get(term) ?? '') ? named : byColour(term);
      },
    };
  };
}
