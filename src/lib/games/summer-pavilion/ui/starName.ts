// The name of a star by its id on either side of the board.
import type { Words } from '../rulebook/words.ts';

export function starName({ stars }: Words, id: string): string {
  return isNamed(stars, id) ? stars[id] : id;
}

function isNamed(stars: Words['stars'], id: string): id is keyof Words['stars'] {
  return Object.hasOwn(stars, id);
}
