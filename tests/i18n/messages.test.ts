// The messages of the interface: every one is said somewhere, and every language says the same ones.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = 'src';
const COMPILED = join(SOURCES, 'lib', 'paraglide');

const keysOf = (language: string) =>
  Object.keys(JSON.parse(readFileSync(`messages/${language}.json`, 'utf8')) as object).filter(
    (key) => !key.startsWith('$'),
  );

/** Every source of ours by path; what Paraglide has compiled is left out. */
const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .map((path) => join(SOURCES, path))
  .filter((path) => /\.(ts|svelte)$/.test(path) && !path.startsWith(COMPILED))
  .map((path) => [path, readFileSync(path, 'utf8')] as const);

it('every message is said by some screen', () => {
  const said = new Set(
    sources.flatMap(([, text]) => [...text.matchAll(/\bm\.(\w+)/g)].map(([, key]) => key)),
  );
  expect(keysOf('en').filter((key) => !said.has(key))).toEqual([]);
});

// A key put together at run time would be seen neither by the test above nor by the compiler.
it('no screen puts the key of a message together', () => {
  const asked = sources.filter(([, text]) => /\bm\[|import \* as m\b/.test(text));
  expect(asked.map(([path]) => path)).toEqual([]);
});

it.each(['ru', 'es'])('%s has the same messages as English', (language) => {
  expect(keysOf(language).toSorted()).toEqual(keysOf('en').toSorted());
});
