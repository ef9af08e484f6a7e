// Chance for tests: the same seed makes the same choices, so that every failure can be played again.

export interface Chooser {
  /** A whole number from 0 to `count` - 1. */
  below(count: number): number;
  /** One of these; throws when there is none. */
  of<T>(items: readonly T[]): T;
  /** True once in `times`. */
  once(times: number): boolean;
}

export function chooser(seed: number): Chooser {
  let state = seed >>> 0;
  const below = (count: number) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * count);
  };
  return {
    below,
    of(items) {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('Nothing to choose from');
      return item;
    },
    once: (times) => below(times) === 0,
  };
}
