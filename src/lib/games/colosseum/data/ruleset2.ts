// Version 2: where tokens are not told, a market that has been sold is not put up again before it is filled, and nobody is asked for a
// Special Event token in the first round. All else is version 1.
import type { Ruleset } from '../../../referee/ruleset.ts';
import { RULESET_1 } from './ruleset1.ts';
import type { Tables } from './tables.ts';

export const RULESET_2: Ruleset<Tables> = {
  ...RULESET_1,
  version: 2,
  tables: { ...RULESET_1.tables, soldStandsEmpty: true, specialEventsFrom: 2 },
};
