// What the benchmark takes out of the app: the same modules the browser runs.
import { colosseumRules } from '../../src/lib/games/colosseum/module.ts';
import { histrioRules } from '../../src/lib/games/histrio/module.ts';
import { magnificentRules } from '../../src/lib/games/magnificent/module.ts';
import { summerPavilionRules } from '../../src/lib/games/summer-pavilion/module.ts';

export { replay, stateOf } from '../../src/lib/referee/match.ts';
export { freezeSheet } from '../../src/lib/referee/sheet.ts';
export { tableOf } from '../../src/lib/games/summer-pavilion/rules/rule.ts';
export { placementsOf } from '../../src/lib/games/summer-pavilion/advice/placements.ts';
export * as magnificent from './magnificent.ts';
export { magnificentRules, summerPavilionRules };
export const MODULES = [summerPavilionRules, histrioRules, colosseumRules, magnificentRules];
