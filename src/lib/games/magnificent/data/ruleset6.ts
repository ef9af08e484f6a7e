// Version 6: the tables of version 1. What the rules have mended since version 5, and scores, is in `rules/mended.ts`.
import type { Ruleset } from '../../../referee/ruleset.ts';
import { RULESET_1 } from './ruleset1.ts';
import type { Tables } from './tables.ts';

export const RULESET_6: Ruleset<Tables> = { ...RULESET_1, version: 6 };
