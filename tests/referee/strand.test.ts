// The list whose versions share one buffer: every version must look as if it had its own.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Strand } from '../../src/lib/referee/strand.ts';

describe('a strand', { timeout: 60_000 }, () => {
  it.each([2, 120, 256])(
    'keeps every version as it was, from %i on: grown, shrunk, branched',
    (length) => {
      const begun = Array.from({ length }, (_, index) => index);
      const step = fc.oneof(
        fc.record({ do: fc.constant('with' as const), from: fc.nat(), item: fc.nat(3) }),
        fc.record({
          do: fc.constant('take' as const),
          from: fc.nat(),
          length: fc.nat(length + 12),
        }),
        fc.record({ do: fc.constant('fork' as const), from: fc.nat() }),
      );
      fc.assert(
        fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
          const versions: { strand: Strand<number>; list: number[] }[] = [
            { strand: Strand.of(begun), list: begun },
          ];
          for (const one of steps) {
            const from = versions[one.from % versions.length];
            if (from === undefined) continue;
            const { strand, list } = from;
            if (one.do === 'with')
              versions.push({ strand: strand.with(one.item), list: [...list, one.item] });
            else if (one.do === 'take')
              versions.push({ strand: strand.take(one.length), list: list.slice(0, one.length) });
            else versions.push({ strand: strand.fork(), list });
          }
          for (const { strand, list } of versions) {
            expect(strand.toArray()).toEqual(list);
            expect(strand.length).toBe(list.length);
            expect(strand.last()).toBe(list.at(-1));
          }
        }),
      );
    },
  );

  it('has nothing before its beginning and behind its end', () => {
    const shorter = Strand.of([1, 2, 3]).take(2);
    expect([shorter.at(-1), shorter.at(0), shorter.at(1), shorter.at(2)]).toEqual([
      undefined,
      1,
      2,
      undefined,
    ]);
    expect(Strand.of<number>([]).last()).toBeUndefined();
    expect(shorter.take(-4).length).toBe(0);
  });

  it('branches off a long one without a copy of all that lies before', () => {
    const long = Strand.of(Array.from({ length: 10_000 }, (_, index) => index)).with(0);
    const before = process.memoryUsage().heapUsed;
    const branches = Array.from({ length: 3_000 }, (_, index) => long.take(9_990).with(-index - 1));
    const bytes = process.memoryUsage().heapUsed - before;
    expect(branches.at(-1)?.last()).toBe(-3_000);
    expect(bytes).toBeLessThan(100_000_000);
  });

  it('copies what it is made from', () => {
    const items = [1];
    const strand = Strand.of(items);
    items.push(2);
    expect(strand.toArray()).toEqual([1]);
  });
});
