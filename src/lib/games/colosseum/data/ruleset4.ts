// Version 4: in the variant an opener who has lost may open again at every table, also at one that without the variant hands the right
// on after one auction. All else is version 3.
import type { Ruleset } from '../../../referee/ruleset.ts';
import { RULESET_3 } from './ruleset3.ts';
import type { Tables } from './tables.ts';

export const RULESET_4: Ruleset<Tables> = {
  ...RULESET_3,
  version: 4,
  tables: { ...RULESET_3.tables, variantReopens: true },
};
