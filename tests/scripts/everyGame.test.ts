// Places outside its folder where a game has to be named: whoever adds one is told of each that was forgotten.
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/lib/games/registry.ts';
import { SCREENS } from '../support/screens.js';

const textOf = (path: string) => readFileSync(path, 'utf8');

describe.each(GAMES)('$slug', ({ slug, titles, tools }) => {
  it('has its colours, and a lid for the shelf', () => {
    expect(textOf('src/lib/ui/tokens.css')).toContain(`[data-stage='${slug}']`);
    expect(existsSync(`static/lids/${slug}.svg`), 'lid').toBe(true);
  });

  it('has every page of its own among those that are looked at', () => {
    const pages = ['', 'rules/', 'match/new/', ...tools.map(({ path }) => `${path}/`)];
    const missing = pages.map((page) => `${slug}/${page}`).filter((one) => !SCREENS.includes(one));
    expect(missing, 'tests/support/screens.js').toEqual([]);
  });

  it('is asked about in the plainest words, and played in the other engine', () => {
    expect(existsSync(`tests/ask/plain/${slug}.yaml`), 'plain questions').toBe(true);
    expect(textOf('tests/webkit/run.js')).toMatch(new RegExp(`\\b'?${slug}'?: '`));
  });

  it('is presented to whoever comes here', () => {
    expect(textOf('README.md')).toContain(titles.en);
    expect(textOf('CHANGELOG.md')).toContain(`### ${titles.en}`);
  });
});
