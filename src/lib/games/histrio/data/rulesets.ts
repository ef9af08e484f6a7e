// All versions of this game's tables, and the newest: what a match begins with, and what is shown where none is played.
import { RULESET_1 } from './ruleset1.ts';

export const RULESETS = [RULESET_1] as const;

export const LATEST = RULESET_1;
