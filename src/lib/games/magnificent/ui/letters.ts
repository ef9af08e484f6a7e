// The letters each colour carries on dice, gems and tiles, in the language on the screen: one, unless it looks like the face of a
// die, as З does like a 3.
import { m } from '$lib/paraglide/messages.js';
import type { GemColour } from '../data/kinds.ts';

/** What two letters take of the size of one, to find the same room. */
const OF_TWO = 0.76;

/** How large letters are drawn where one has this size. */
export function letterSize(letters: string, alone: number): number {
  return letters.length > 1 ? alone * OF_TWO : alone;
}

export function letterOf(colour: GemColour): string {
  switch (colour) {
    case 'orange':
      return m.mg_letter_orange();
    case 'green':
      return m.mg_letter_green();
    case 'purple':
      return m.mg_letter_purple();
    case 'clear':
      return m.mg_letter_clear();
  }
}
