// What the benchmark takes out of the app: the same modules the browser runs.
export { hear, replay, stateOf, type Entry } from '../../src/lib/referee/match.ts';
export { readMatchDocument } from '../../src/lib/referee/matchFile.ts';
export { linesOf, ranksOf, totalOf } from '../../src/lib/referee/sheet.ts';
export { summerPavilionRules } from '../../src/lib/games/summer-pavilion/module.ts';
export { tableOf } from '../../src/lib/games/summer-pavilion/rules/rule.ts';
export { placementsOf } from '../../src/lib/games/summer-pavilion/advice/placements.ts';
