// Measures that are a yes or a no: there is nothing to count and no bound to name.
import type { Measure } from '../rules/moves.ts';

const YES_NO: readonly Measure[] = ['show-pleases', 'show-is-best', 'show-displeases'];

export const isYesNo = (measure: Measure): boolean => YES_NO.includes(measure);
