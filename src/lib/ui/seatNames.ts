// Names of people as narrow places can show them whole: their words, how long one gets, and where a long one may break.
/** Words up to this many letters find room anywhere. */
const UNBROKEN = 7;
/** Letters that stay together at either end of a word. */
const KEPT = 3;
const VOWEL = /[aeiouyáéíóúüаеёиоуыэюя]/iu;
const SOFT_HYPHEN = '\u00AD';

/** The words of a name; one with a hyphen may break behind it. */
export function partsOf(name: string): readonly string[] {
  return name.split(/\s+|(?<=-)/u).filter((part) => part !== '');
}

/** Letters of the longest word of the name. */
export function longestPart(name: string): number {
  return Math.max(0, ...partsOf(name).map((part) => Array.from(part).length));
}

/** Each word of the name finds room anywhere. */
export function isShort(name: string): boolean {
  return longestPart(name) <= UNBROKEN;
}

/** A word with a soft hyphen near its middle if it is long, behind a vowel where there is one. */
export function softened(word: string): string {
  const letters = Array.from(word);
  if (letters.length <= UNBROKEN) return word;
  const middle = Math.ceil(letters.length / 2);
  const [at = middle] = letters
    .map((_, place) => place)
    .slice(KEPT, letters.length - KEPT + 1)
    .filter((place) => VOWEL.test(letters[place - 1] ?? '') && !VOWEL.test(letters[place] ?? ''))
    .sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  return letters.slice(0, at).join('') + SOFT_HYPHEN + letters.slice(at).join('');
}
