// Which ruleset is the newest stands in one place of each game: nothing else names a version by hand.
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, it } from 'vitest';
import { gameOf } from '../../src/lib/games/registry.ts';
import type { Ruleset } from '../../src/lib/referee/ruleset.ts';
import { CONTRACTED } from './games.ts';

/** What each game's own data/ calls the newest. */
const LATEST = import.meta.glob<Ruleset>('../../src/lib/games/*/data/rulesets.ts', {
  import: 'LATEST',
  eager: true,
});
const NAMED = /\bRULESET_\d|\/ruleset\d\.ts/;

it('no file outside data/ names a version of the rules', () => {
  const named = readdirSync('src', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:ts|svelte)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.split(sep).includes('data'))
    .filter((path) => NAMED.test(readFileSync(path, 'utf8')));
  expect(named).toEqual([]);
});

it('what the tools show is what a new match begins with: the last version, and the highest', () => {
  const latest = Object.values(LATEST);
  expect(latest.map(({ game }) => game).toSorted()).toEqual(
    CONTRACTED.map(({ module }) => module.game).toSorted(),
  );
  for (const { module } of CONTRACTED) {
    const versions = module.rulesets.map(({ version }) => version);
    const newest = latest.find(({ game }) => game === module.game);
    expect(module.rulesets.at(-1)).toBe(newest);
    expect(newest?.version).toBe(Math.max(...versions));
  }
});

it('what has been settled for all since is offered by no version, and explained as settled', async () => {
  for (const { module, slug } of CONTRACTED) {
    const { rulings = [] } = (await gameOf(slug)?.contents()) ?? {};
    for (const id of module.settledSince ?? []) {
      const offered = module.rulesets.flatMap(({ houseRulings }) => houseRulings);
      expect(offered.map((ruling) => ruling.id)).not.toContain(id);
      expect(rulings.map((ruling) => ruling.id)).toContain(id);
    }
  }
});
