// What the key under the thumb shows: names of the table are cut where two lines could not hold them, and nothing else is.

/** Letters that two lines of a small screen hold. */
const MOST = 46;
const FEWEST = 4;

/** Read aloud the key says the whole text. */
export function keyText(text: string, names: readonly string[]): string {
  return names.reduce((shown, name) => {
    const over = shown.length - MOST;
    if (over <= 0 || !shown.includes(name)) return shown;
    const kept = Math.max(FEWEST, name.length - over - 1);
    return kept >= name.length - 1 ? shown : shown.replace(name, `${name.slice(0, kept).trim()}…`);
  }, text);
}

/** A number stays with the word before it: "green 5", "card 2", "coins +3". */
export function bound(text: string): string {
  return text.replaceAll(/ (?=[+−]?\d)/g, '\u00a0');
}

/** Letters of two lines that hold all of it, each as long as the longer one. */
export function lettersInTwo(text: string): number {
  const words = text.split(' ');
  const longer = words.map((_, at) =>
    Math.max(words.slice(0, at).join(' ').length, words.slice(at).join(' ').length),
  );
  return 2 * Math.min(...longer);
}
