// Version 2: a market that has been sold is not put up again before it is filled, where tokens are not told too. All else is version 1.
import type { Ruleset } from '../../../referee/ruleset.ts';
import { RULESET_1 } from './ruleset1.ts';
import type { Tables } from './tables.ts';

export const RULESET_2: Ruleset<Tables> = {
  ...RULESET_1,
  version: 2,
  tables: { ...RULESET_1.tables, soldStandsEmpty: true },
};
