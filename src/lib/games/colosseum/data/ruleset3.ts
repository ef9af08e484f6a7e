// Version 3: where tokens are not told, no more Special Event and Emperor tokens are used than the box has. All else is version 2.
import type { Ruleset } from '../../../referee/ruleset.ts';
import { RULESET_2 } from './ruleset2.ts';
import type { Tables } from './tables.ts';

export const RULESET_3: Ruleset<Tables> = {
  ...RULESET_2,
  version: 3,
  tables: { ...RULESET_2.tables, specialsCounted: true },
};
