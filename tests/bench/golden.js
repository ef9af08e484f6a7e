// The golden match that replays are timed with: four seats at referee level, everything told. The tests hold its sheet.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/version.js';

const FILE = 'tests/games/summer-pavilion/golden/4-coloured-referee-shortage.json';

/** @param {typeof import('./core-entry.ts')} core */
export function golden(core) {
  const { seats, setup: given, entries } = JSON.parse(readFileSync(join(root, FILE), 'utf8'));
  const setup = { seats: seats.map(({ id }) => id), ...given };
  const [ruleset] = core.summerPavilionRules.rulesets;
  const rules = core.summerPavilionRules.rulesOf(ruleset);
  const moves = entries.map(({ told }) => told.act.move);
  const replay = () => core.replay(rules, setup, entries).state;
  const match = replay();
  if (match.stop || !rules.isOver(core.stateOf(match))) throw new Error(`${FILE} stops`);
  const totals = rules.standings(core.stateOf(match)).map(({ total }) => total);
  return { ruleset, setup, moves, replay, totals };
}
