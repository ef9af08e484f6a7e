// What a bound can say of each thing a secret request counts: nothing of a yes or a no, and never more than there can be.
import { RULESET_1 } from '../data/ruleset1.ts';
import type { Condition, Measure } from '../rules/moves.ts';

const { encounterCards, cities, managersPerSeat } = RULESET_1.tables;

const YES_NO: readonly Measure[] = ['show-pleases', 'show-is-best', 'show-displeases'];

/** True where there is nothing to count and no bound to name. */
export const isYesNo = (measure: Measure): boolean => YES_NO.includes(measure);
