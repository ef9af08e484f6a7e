// All versions of this game's tables, and the newest: what a match begins with, and what is shown where none is played.
import { RULESET_1 } from './ruleset1.ts';
import { RULESET_2 } from './ruleset2.ts';
import { RULESET_3 } from './ruleset3.ts';
import { RULESET_4 } from './ruleset4.ts';
import { RULESET_5 } from './ruleset5.ts';
import { RULESET_6 } from './ruleset6.ts';
import { RULESET_7 } from './ruleset7.ts';
import { RULESET_8 } from './ruleset8.ts';

export const RULESETS = [
  RULESET_1,
  RULESET_2,
  RULESET_3,
  RULESET_4,
  RULESET_5,
  RULESET_6,
  RULESET_7,
  RULESET_8,
] as const;

export const LATEST = RULESET_8;
