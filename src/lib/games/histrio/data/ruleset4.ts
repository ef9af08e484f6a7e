// Version 4: the tables of version 3. What the rules have mended since stands in `rules/mended.ts`.
import type { Ruleset } from '../../../referee/ruleset.ts';
import { RULESET_3 } from './ruleset3.ts';
import type { Tables } from './tables.ts';

export const RULESET_4: Ruleset<Tables> = { ...RULESET_3, version: 4 };
