// What the benchmark takes out of the app: the same modules the browser runs.
export { replay, stateOf } from '../../src/lib/referee/match.ts';
export { freezeSheet } from '../../src/lib/referee/sheet.ts';
export { summerPavilionRules } from '../../src/lib/games/summer-pavilion/module.ts';
export { tableOf } from '../../src/lib/games/summer-pavilion/rules/rule.ts';
export { placementsOf } from '../../src/lib/games/summer-pavilion/advice/placements.ts';
export { magnificentRules } from '../../src/lib/games/magnificent/module.ts';
export * as magnificent from './magnificent.ts';
