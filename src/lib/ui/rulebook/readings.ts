// How an unclear place may be read, in words: the reading that holds stands first.
import type { RulingWords } from '$lib/referee/game.ts';
import type { HouseRuling } from '$lib/referee/ruleset.ts';

/** `house`: where a table may choose; `standing`: what it chose, the default when left out. */
export function readingsOf(
  words: RulingWords,
  house?: HouseRuling,
  standing = house?.readings[0],
): readonly string[] {
  if (house === undefined || standing === undefined)
    return [...Object.values(words.readings), ...(words.otherwise ?? [])];
  const others = house.readings.filter((one) => one !== standing);
  return [standing, ...others].map((one) => words.readings[one] ?? one);
}
