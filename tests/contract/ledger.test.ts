// Every clause that a rule keeps stands in a rule and in the title of a test, and every clause cited exists.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONTRACTED } from './games.ts';

describe.each(CONTRACTED)('$slug', ({ slug, module }) => {
  const kept = module.clauses.filter(({ tool }) => tool !== 'guide').map(({ id }) => id);
  const known = new Set<string>(module.clauses.map(({ id }) => id));
  const isKnown = (clause: string) => known.has(clause) || clause.startsWith('table.');

  it('names each clause once', () => {
    expect(known.size).toBe(module.clauses.length);
    expect([...known].filter((id) => !id.startsWith(`${slug}.`))).toEqual([]);
  });

  it('cites each enforced or computed clause in its rules', () => {
    // Types alone keep no rule: what a clause says is not what cites it.
    const sources = textOf(`src/lib/games/${slug}/rules`, /(?<!facts|unchecked)\.ts$/);
    expect(kept.filter((id) => !sources.includes(`'${id}'`))).toEqual([]);
  });

  it('proves each enforced or computed clause by a test that begins with it', () => {
    const titles =
      textOf(`tests/games/${slug}`, /\.test\.ts$/).match(/\bit\(\s*['`][^:\n]+:/g) ?? [];
    const proved = new Set(titles.map((title) => title.replace(/^it\(\s*['`]/, '').slice(0, -1)));
    expect(kept.filter((id) => !proved.has(id))).toEqual([]);
    expect([...proved].filter((id) => id.startsWith(`${slug}.`) && !known.has(id))).toEqual([]);
  });

  it('cites only clauses that exist', () => {
    const ids = new RegExp(`'(${slug}\\.[a-z0-9.-]+)'`, 'g');
    const cited = [...textOf(`src/lib/games/${slug}`, /\.ts$/).matchAll(ids)].map(
      ([, id]) => id ?? '',
    );
    const rulings = `${slug}.ruling.`;
    expect(cited.length).toBeGreaterThan(kept.length);
    expect(cited.filter((id) => !known.has(id) && !id.startsWith(rulings))).toEqual([]);
  });

  it('puts clauses in one column of the sheet at most', () => {
    const columns = module.categories.flatMap(({ clauses }) => clauses);
    expect(new Set(columns).size).toBe(columns.length);
    expect(columns.filter((clause) => !isKnown(clause))).toEqual([]);
  });

  it('has house rulings with a default, another reading and clauses that exist', () => {
    for (const { houseRulings } of module.rulesets)
      for (const { id, clauses, readings } of houseRulings) {
        expect(id.startsWith(`${slug}.ruling.`)).toBe(true);
        expect(clauses.filter((clause) => !isKnown(clause))).toEqual([]);
        expect(new Set(readings).size).toBeGreaterThan(1);
      }
  });

  it('keeps every ruleset it ever shipped, oldest first', () =>
    expect(module.rulesets.map(({ version }) => version)).toEqual(
      module.rulesets.map((_, index) => index + 1),
    ));
});

/** All matching files below a folder, one after the other. */
function textOf(folder: string, name: RegExp): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
}
