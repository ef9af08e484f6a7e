// All versions of this game's tables, and the newest: what a match begins with, and what is shown where none is played.
import { RULESET_1 } from './ruleset1.ts';
import { RULESET_2 } from './ruleset2.ts';
import { RULESET_3 } from './ruleset3.ts';
import { RULESET_4 } from './ruleset4.ts';

export const RULESETS = [RULESET_1, RULESET_2, RULESET_3, RULESET_4] as const;

export const LATEST = RULESET_4;
