// Version 3: the tables of version 2. What the rules have mended since stands in `rules/mended.ts`.
import type { Ruleset } from '../../../referee/ruleset.ts';
import { RULESET_2 } from './ruleset2.ts';
import type { Tables } from './tables.ts';

export const RULESET_3: Ruleset<Tables> = { ...RULESET_2, version: 3 };
