// The nobles as figures for a field of 48 × 48: a crown over a cloak, square shoulders, a falling toga. Known at 24 px by their outline.
import type { Rank } from '../data/assets.ts';

export const FIGURES: Readonly<Record<Rank, string>> = {
  emperor:
    'M12 16.500L8 2L17.500 7.500L24 0L30.500 7.500L40 2L36 16.500zM14 19H34C41 25 45 35 46 47.500H2C3 35 7 25 14 19z',
  consul:
    'M24 1.500A7.500 7.500 0 0 1 27.500 15.600V19H39Q44.500 19 44.500 24.500V47.500H3.500V24.500Q3.500 19 9 19H20.500V15.600A7.500 7.500 0 0 1 24 1.500z',
  senator:
    'M24 1.500A7.500 7.500 0 0 1 27.700 15.500C34 21 40 33 43 47.500H5C8 33 14 21 20.300 15.500A7.500 7.500 0 0 1 24 1.500z',
};
