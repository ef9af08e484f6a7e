// Version 8: a roll stands although somebody else was let roll out of turn, and no table is brought in with an award that cannot lie there,
// or with an event of a round to come. All else is version 7.
import type { Ruleset } from '../../../referee/ruleset.ts';
import { RULESET_7 } from './ruleset7.ts';
import type { Tables } from './tables.ts';

export const RULESET_8: Ruleset<Tables> = {
  ...RULESET_7,
  version: 8,
  tables: { ...RULESET_7.tables, everyRollStands: true, awardsAndEventsFit: true },
};
