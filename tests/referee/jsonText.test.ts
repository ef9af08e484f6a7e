// JSON that nobody vouches for.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesOf, excessIn, isTooDeep, readJson } from '../../src/lib/referee/jsonText.ts';

describe('a text that is not JSON', { timeout: 60_000 }, () => {
  const cases: readonly [text: string, position: number][] = [
    ['', 0],
    ['  ', 2],
    ['hello', 0],
    ['{"a":1,}', 7],
    ['{"a" 1}', 5],
    ['{a:1}', 1],
    ['[1,2', 4],
    ['[1 2]', 3],
    ['{"a":1}}', 7],
    ['"open', 5],
    ['"bad \\x"', 5],
    ['"tab\t"', 4],
    ['[1.]', 2],
    ['[01]', 2],
    ['nul', 0],
    ['{"a":[}', 6],
  ];
  for (const [text, position] of cases)
    it(`is named with the place where it breaks: ${JSON.stringify(text)}`, () => {
      expect(readJson(text)).toMatchObject({ ok: false, at: { position } });
    });

  it('is named with line and column as editors count them', () => {
    expect(readJson('{\n  "a": 1,\n  b\n}')).toEqual({
      ok: false,
      at: { position: 14, line: 3, column: 3 },
    });
  });

  it('is found wherever JSON.parse finds it, and a place inside the text or at its end is named', () => {
    const broken = fc
      .tuple(fc.json(), fc.nat(), fc.string({ maxLength: 2 }))
      .map(
        ([json, at, junk]) => json.slice(0, at % json.length) + junk + json.slice(at % json.length),
      );
    fc.assert(
      fc.property(fc.oneof(broken, fc.string(), fc.json()), (text) => {
        const read = readJson(text);
        if (read.ok) return;
        expect(read.at.position).toBeGreaterThanOrEqual(0);
        expect(read.at.position).toBeLessThanOrEqual(text.length);
        // Up to there, the text is the beginning of some JSON: nothing before the place is wrong.
        const again = readJson(text.slice(0, read.at.position));
        if (!again.ok) expect(again.at.position).toBe(read.at.position);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is read without running out of stack, however deep or long it is', () => {
    expect(readJson('['.repeat(2_000_000)).ok).toBe(false);
    expect(readJson(`"${'\\n'.repeat(2_000_000)}`).ok).toBe(false);
  });
});

describe('limits', () => {
  it('count bytes exactly where it matters', () => {
    expect(bytesOf('яяя', 5)).toBe(6);
    expect(bytesOf('abc', 5)).toBe(3);
  });

  it('name the first text that is too long and the level that is too deep', () => {
    expect(excessIn({ a: [{ b: 'x'.repeat(201) }] })).toEqual({
      path: ['a', 0, 'b'],
      expected: 'at most 200 characters',
      received: '201 characters',
    });
    expect(excessIn({ a: { ['k'.repeat(201)]: 1 } })?.path).toEqual(['a']);
    let deep: unknown = 1;
    for (let level = 0; level < 100_000; level += 1) deep = [deep];
    expect(excessIn(deep)?.expected).toBe('at most 32 levels');
    expect(excessIn({ a: ['x'.repeat(200)] })).toBeUndefined();
    expect([isTooDeep(deep), isTooDeep({ a: [7] })]).toEqual([true, false]);
    for (const levels of [32, 33, 34]) {
      const lists: unknown = JSON.parse('['.repeat(levels) + ']'.repeat(levels));
      expect(isTooDeep(lists)).toBe(excessIn(lists) !== undefined);
    }
  });
});
