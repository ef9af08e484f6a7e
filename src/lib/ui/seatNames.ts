// Names of people: in sentences, and as narrow places can show them whole – their words, how long one gets, and where a long one may break.

/** Letters written from right to left, and signs that turn a line. */
const TURNING =
  /[\u0590-\u08FF\u200E\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
const ISOLATE = '\u2068';
const END = '\u2069';

/** How a seat is called in a sentence; one that is not among these by its id. */
export function nameIn(
  seats: readonly { readonly id: string; readonly name: string }[],
  seat: string,
): string {
  const name = seats.find(({ id }) => id === seat)?.name;
  return name === undefined ? seat : inSentence(name);
}

/** A name from right to left, or with a sign in it that turns the line, leaves the numbers beside it where they are. */
function inSentence(name: string): string {
  return TURNING.test(name) ? `${ISOLATE}${name}${END}` : name;
}

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

/** Letters of the longest line of the name in two lines: of a word, or of half of it where it is the only one. */
export function lettersInTwo(name: string): number {
  const parts = partsOf(name);
  if (parts.length > 1) return longestPart(name);
  const [begun = '', ended = ''] = softened(parts[0] ?? '').split(SOFT_HYPHEN);
  const hyphen = ended === '' ? 0 : 1;
  return Math.max(Array.from(begun).length + hyphen, Array.from(ended).length);
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
