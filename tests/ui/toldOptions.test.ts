// Options that are told before those of last time were read.
import { describe, expect, it } from 'vitest';
import { ToldOptions } from '../../src/lib/ui/toldOptions.ts';

const LAST = { purses: 'counted', auctions: 'intense' };

function heard(...told: readonly (readonly [at: string, options: unknown])[]): ToldOptions {
  const options = new ToldOptions();
  for (const [at, one] of told) options.hear(one, at);
  return options;
}

describe('options told before those of last time came', () => {
  it('stand, and leave the others as they were last time', () => {
    const plain = { purses: 'kept', auctions: 'base' };
    const options = heard(['s', plain], ['s', { ...plain, purses: 'told' }]);
    expect(options.over(LAST)).toEqual({ purses: 'told', auctions: 'intense' });
  });

  it('are gone where they were taken away, and new where they came', () => {
    const options = heard(['s', { isFirstGame: true }], ['s', { cards: 'draft' }]);
    expect(options.over({ isFirstGame: true, ...LAST })).toEqual({ ...LAST, cards: 'draft' });
  });

  it('are none where the form alone has spoken: of another level it asks otherwise', () => {
    const options = heard(['s', { purses: 'kept' }], ['r', { ring: 'kept' }]);
    expect(options.over(LAST)).toBe(LAST);
    expect(heard().over(LAST)).toBe(LAST);
  });

  it('are none where they were told back again', () => {
    const options = heard(['s', { side: 'a' }], ['s', { side: 'b' }], ['s', { side: 'a' }]);
    expect(options.over({ side: 'b' })).toEqual({ side: 'b' });
  });
});
