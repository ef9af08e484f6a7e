// What other editions of Colosseum have otherwise, in English.
import type { Words } from '../words.ts';

export const editions: Words['editions'] = {
  'colosseum.components.coins': { second: 'The coins are metal.' },
  'colosseum.components.programs': { second: 'The programs are called event scrolls.' },
  'colosseum.components.aids': {
    second: 'Instead of summary sheets, 5 player mats list all programs.',
  },
};
