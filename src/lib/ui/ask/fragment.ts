// Whether a question ends in the middle of a word: an answer to it would be one to something that nobody asked.

/** In letters: a shorter word at the end is more likely the beginning of another one. */
const SHORTEST = { found: 2, missed: 3 } as const;

export function isFragment(asked: string, isFound: boolean): boolean {
  const last = asked.match(/[\p{L}\p{N}]+$/u)?.[0];
  return last !== undefined && last.length < (isFound ? SHORTEST.found : SHORTEST.missed);
}

/** Letters of a word that is one for sure, whatever follows it. */
const WHOLE = /\p{L}{4,}\P{L}/u;

/** Before a short word at the end stands one that is whole: after a rest, that nothing is known of it is worth saying. */
export const isWholeBefore = (asked: string): boolean => WHOLE.test(asked);
