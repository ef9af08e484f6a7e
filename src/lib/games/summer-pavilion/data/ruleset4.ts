// Version 4: the tables of version 1. What the rules have mended since stands in `rules/mended.ts`.
import type { Ruleset } from '../../../referee/ruleset.ts';
import { RULESET_1 } from './ruleset1.ts';
import type { Tables } from './tables.ts';

export const RULESET_4: Ruleset<Tables> = { ...RULESET_1, version: 4 };
