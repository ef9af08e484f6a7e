// Version 5: where nobody keeps purses, coins that decide a place are asked for; who has passed invests no more by medals; and a lot whose
// winner loses what was to pay for it is sold at once. All else is version 4.
import type { Ruleset } from '../../../referee/ruleset.ts';
import { RULESET_4 } from './ruleset4.ts';
import type { Tables } from './tables.ts';

export const RULESET_5: Ruleset<Tables> = {
  ...RULESET_4,
  version: 5,
  tables: {
    ...RULESET_4.tables,
    unkeptCoinsAsked: true,
    passEndsInvesting: true,
    lostCoverSells: true,
  },
};
