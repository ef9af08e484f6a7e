// Version 7: where tokens are not told, a bid may rest on a Special Event token that nobody sees. All else is version 6.
import type { Ruleset } from '../../../referee/ruleset.ts';
import { RULESET_6 } from './ruleset6.ts';
import type { Tables } from './tables.ts';

export const RULESET_7: Ruleset<Tables> = {
  ...RULESET_6,
  version: 7,
  tables: { ...RULESET_6.tables, untoldSpecialsCover: true },
};
