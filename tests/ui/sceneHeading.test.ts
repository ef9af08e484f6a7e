// Whoever jumps from heading to heading finds what is asked now: on every scene of every game one says it.
import { screen, within } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GAMES } from '../../src/lib/games/registry.ts';
import type { MatchFile } from '../../src/lib/referee/matchFile.ts';
import { atTable } from '../support/atTable.ts';
import { closeAll } from '../support/db.ts';
import { goldenNames } from '../support/golden.ts';

beforeEach(() => {
  localStorage.clear();
});
afterEach(closeAll);

/** One table before each kind of move, at each level. */
function scenesOf(slug: string): readonly (readonly [golden: string, type: string])[] {
  const found = goldenNames(slug).flatMap((golden) => {
    const text = readFileSync(`tests/games/${slug}/golden/${golden}.json`, 'utf8');
    const { entries, setup } = JSON.parse(text) as MatchFile;
    const { level } = setup as { level?: string };
    const types = entries.flatMap(({ told }) =>
      told.type === 'tell' && told.act.type === 'move'
        ? [(told.act.move as { type: string }).type]
        : [],
    );
    return types.map((type) => ({ golden, type, scene: `${level} ${type}` }));
  });
  const first = new Map(found.map((one) => [one.scene, one] as const).reverse());
  return [...first.values()].map(({ golden, type }) => [golden, type] as const);
}

describe.each(GAMES.map(({ slug }) => slug))('%s', (slug) => {
  it.each(scenesOf(slug))('%s, before %s: a heading says what is asked', async (golden, type) => {
    await atTable(slug, golden, type);
    const [heading] = within(screen.getByRole('main')).queryAllByRole('heading');
    expect(heading).toHaveTextContent(/\p{L}/u);
  });
});
