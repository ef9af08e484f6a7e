// Silhouettes of what lies on this table, drawn for a field of 48 × 48; known at 24 px by their outline alone.
import type { Colour, GemColour } from '../data/kinds.ts';

interface Cut {
  /** The facets under the lamp. */
  readonly lit: string;
  readonly facets: string;
  /** Height of the letter. */
  readonly letterAt: number;
}

/** The symbol on posters of each colour, by the name of its glyph. */
export const SYMBOLS = { orange: 'fire', green: 'paw', purple: 'star' } as const satisfies Record<
  Colour,
  string
>;

export const STONE = 'M24 3L43 13.500V34.500L24 45L5 34.500V13.500z';

/** Every gem is a six-sided stone, known by its outline; each colour has facets of its own: a hexagon, a step, a triangle, a square on its corner. */
export const CUTS: Readonly<Record<GemColour | 'any', Cut>> = {
  orange: {
    lit: 'M24 3L43 13.500L35.500 17.500L24 11.500L12.500 17.500L5 13.500z',
    facets:
      'M24 11.500L35.500 17.500V30.500L24 36.500L12.500 30.500V17.500zM24 3V11.500M43 13.500L35.500 17.500M43 34.500L35.500 30.500M24 45V36.500M5 34.500L12.500 30.500M5 13.500L12.500 17.500',
    letterAt: 24.5,
  },
  green: {
    lit: 'M24 3L43 13.500L34 13.500H14L5 13.500z',
    facets:
      'M14 13.500H34V34.500H14zM24 3L14 13.500M24 3L34 13.500M43 13.500H34M43 34.500H34M24 45L34 34.500M24 45L14 34.500M5 34.500H14M5 13.500H14',
    letterAt: 24.5,
  },
  purple: {
    lit: 'M24 3L43 13.500L32.500 21L24 8L15.500 21L5 13.500z',
    facets:
      'M24 8L39 34.500H9zM24 3V8M43 13.500L32.500 21M43 34.500H39M24 45V34.500M5 34.500H9M5 13.500L15.500 21',
    letterAt: 26.5,
  },
  clear: {
    lit: 'M24 3L43 13.500L38.500 24L24 9.500L9.500 24L5 13.500z',
    facets:
      'M24 9.500L38.500 24L24 38.500L9.500 24zM24 3V9.500M24 45V38.500M43 13.500L38.500 24L43 34.500M5 13.500L9.500 24L5 34.500',
    letterAt: 24.5,
  },
  any: {
    lit: 'M24 3L43 13.500L36 17L24 10.500L12 17L5 13.500z',
    facets: '',
    letterAt: 24.5,
  },
};

/** A big top with its pennant. */
export const TENT =
  'M23 2H25L35 5.500L26 9V11C30 15 38 19 45 21V26C44 28 41 28 40 26V44H29C28 37 26 32 24 28C22 32 20 37 19 44H8V26C7 28 4 28 3 26V21C10 19 18 15 22 11V2z';

export const HAT =
  'M13 7C20 4 28 4 35 7L33 30C38 31 43 33 45 35C42 41 33 44 24 44C15 44 6 41 3 35C5 33 10 31 15 30zM15.200 22L15.700 27C21 29 27 29 32.300 27L32.800 22C27 24 21 24 15.200 22z';

/** A bill on its nail. */
export const POSTER =
  'M8 5H21V2H27V5H40V43L36 41L32 43L28 41L24 43L20 41L16 43L12 41L8 43zM12 9V14H36V9zM24 17A7 7 0 1 0 24 31A7 7 0 1 0 24 17zM13 34V37H35V34z';

/** Two bills, one behind the other. */
export const POSTERS =
  'M3 11H27V45L23 43L19 45L15 43L11 45L7 43L3 45zM15 20A6 6 0 1 0 15 32A6 6 0 1 0 15 20zM14 3H44V38L40 36L36 38L32 36L30 37V8H14z';

/** Two bills with the same head on them. */
export const SAME_ARTIST =
  'M2 6H23V42L19.500 40L16 42L12.500 40L9 42L5.500 40L2 42zM12.500 13A5 5 0 1 0 12.500 23A5 5 0 1 0 12.500 13zM6 34H19C19 28 16 25.500 12.500 25.500C9 25.500 6 28 6 34zM25 6H46V42L42.500 40L39 42L35.500 40L32 42L28.500 40L25 42zM35.500 13A5 5 0 1 0 35.500 23A5 5 0 1 0 35.500 13zM29 34H42C42 28 39 25.500 35.500 25.500C32 25.500 29 28 29 34z';

/** Somebody with a whip. */
export const TRAINER =
  'M18 3C22 3 25 6 25 10C25 12 24 14 23 15C27 16 29 18 31 22L37 18C34 12 37 6 44 4C39 8 38 12 41 18L31 28L28 25V46H20V33H16V46H8V21C8 17 10 15 13 15C12 14 11 12 11 10C11 6 14 3 18 3z';

export const FIRE =
  'M26 2C28 10 39 16 39 29C39 38 33 46 24 46C15 46 9 39 9 31C9 25 12 21 15 17C16 21 18 23 20 23C18 15 20 7 26 2zM25 25C25 30 18 31 18 37C18 41 21 43 24 43C28 43 31 40 31 36C31 31 27 29 25 25z';

/** A paw. */
export const PAW =
  'M24 23C31 23 39 32 38 39C37 46 29 43 24 43C19 43 11 46 10 39C9 32 17 23 24 23zM17 4C21 4 23 8 23 13C23 18 21 20 18 20C14 20 12 16 12 12C12 8 14 4 17 4zM31 4C34 4 36 8 36 12C36 16 34 20 30 20C27 20 25 18 25 13C25 8 27 4 31 4zM7 16C11 16 13 20 13 24C13 28 11 30 9 30C5 30 3 26 3 22C3 18 4 16 7 16zM41 16C44 16 45 18 45 22C45 26 43 30 39 30C37 30 35 28 35 24C35 20 37 16 41 16z';

/** A star from a wand. */
export const STAR =
  'M29 2L33 13L45 14L36 22L39 34L29 27.500L24.500 30.500L8 47L3 42L19.500 25.500L22 22L13 14L25 13z';

/** A field of the camp with one column, or one row, covered. */
export const COLUMN = 'M3 3H45V45H3zM6.500 6.500V41.500H17V6.500zM31 6.500V41.500H41.500V6.500z';
export const ROW = 'M3 3H45V45H3zM6.500 6.500V17H41.500V6.500zM6.500 31V41.500H41.500V31z';

/** Two cards, the one as the other. */
export const COPY =
  'M4 4H27V10H20V34H4zM17 13H44V46H17zM23 24V28H33L30 31L33 34L40 26L33 18L30 21L33 24z';

/** A coin on its way out. */
export const PAY =
  'M15 11A13 13 0 1 0 15 37A13 13 0 1 0 15 11zM15 16A8 8 0 1 1 15 32A8 8 0 1 1 15 16zM30 20.500H37V14L47 24L37 34V27.500H30z';

/** Another face comes up. */
export const TURN =
  'M24 5A19 19 0 0 1 42 18L46 16L43 30L31 22L36 20A13 13 0 0 0 24 11zM24 43A19 19 0 0 1 6 30L2 32L5 18L17 26L12 28A13 13 0 0 0 24 37z';

/** A ticket torn from the roll. */
export const TICKET =
  'M3 11H45V18.500A5.500 5.500 0 0 0 45 29.500V37H3V29.500A5.500 5.500 0 0 0 3 18.500z';
