// One running match for each thing a game can ask the table, at both levels, as rows of the database: what the screens of a match show.
// They are the golden matches, as far as each had been told when that was asked first.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/version.js';

/** @param {typeof import('./core-entry.ts')} core */
export function scenesOf(core) {
  const asked = new Map();
  for (const module of core.MODULES) {
    for (const file of goldensOf(module.game)) {
      const { level } = file.setup;
      const rules = module.rulesOf(
        module.rulesets.find(({ version }) => version === file.ruleset.version),
      );
      for (const [told, step] of stepsIn(core, rules, file).entries()) {
        const scene = `${module.game} ${level} ${step}`;
        if (!asked.has(scene)) asked.set(scene, rowsOf(file, told, `scene-${asked.size}`));
      }
    }
  }
  return [...asked].map(([scene, rows]) => ({ scene, ...rows }));
}

/** Golden matches in which every entry is an act: what was told last is the last entry. */
function goldensOf(game) {
  const folder = join(root, 'tests/games', game, 'golden');
  return readdirSync(folder)
    .filter((name) => !name.endsWith('.sheet.json'))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')))
    .filter(({ entries }) => entries.every(({ told }) => told.type === 'tell'));
}

/** What is asked after each entry, and before the first one. */
function stepsIn({ replay }, rules, { seats, setup, entries }) {
  const match = replay(rules, { seats: seats.map(({ id }) => id), ...setup }, entries).state;
  return Array.from({ length: entries.length + 1 }, (_, told) => {
    const [step] = rules.steps(match.ruled.at(told).state);
    return step?.step ?? 'over';
  });
}

function rowsOf({ result: _, format: __, entries, ...match }, told, id) {
  const shelved = Date.parse(match.begun);
  return {
    path: `${match.game}/match/${id}/`,
    matches: [{ ...match, id, status: 'running', shelved }],
    entries: entries.slice(0, told).map((entry, seq) => ({ ...entry, match: id, seq })),
  };
}
