// The letter each colour carries on dice, gems and tiles, in the language on the screen.
import { m } from '$lib/paraglide/messages.js';
import type { GemColour } from '../data/kinds.ts';

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
