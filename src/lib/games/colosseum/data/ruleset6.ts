// Version 6: after the last auction of the match no market is filled, since nobody could buy from it. All else is version 5.
import type { Ruleset } from '../../../referee/ruleset.ts';
import { RULESET_5 } from './ruleset5.ts';
import type { Tables } from './tables.ts';

export const RULESET_6: Ruleset<Tables> = {
  ...RULESET_5,
  version: 6,
  tables: { ...RULESET_5.tables, lastMarketsStayEmpty: true },
};
