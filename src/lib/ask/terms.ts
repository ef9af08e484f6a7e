// From what people type to terms that can be compared: no capitals, accents, endings or filler, and one term for what means the same.
import type { Locale } from '../referee/game.ts';
import { wordsIn } from './words/words.ts';

export interface Terms {
  /** Terms of a text in its order, each as often as it is said. */
  readonly of: (text: string) => string[];
  /** By its stem, what a word means that has another word for it. */
  readonly meanings: ReadonlyMap<string, string>;
}

type Stemmer = (word: string) => string;

/** `same`: words of this game that mean one thing, beside those of the language. */
export async function termsOf(
  locale: Locale,
  same: readonly (readonly string[])[],
): Promise<Terms> {
  const [stem, language] = await Promise.all([stemmerOf(locale), wordsIn(locale)]);
  const filler = new Set(language.filler.map(folded));
  const forms = language.forms.map((word) => word.split(' '));
  const meanings = new Map<string, string>();
  for (const group of [...language.same, ...forms, ...same]) {
    const stems = group.map((word) => stem(folded(word)));
    const known = stems.map((one) => meanings.get(one)).find((one) => one !== undefined);
    const meaning = known ?? stems[0];
    if (meaning !== undefined)
      for (const one of stems) if (!meanings.has(one)) meanings.set(one, meaning);
  }
  const termsIn = (text: string) =>
    (folded(text).match(/\p{L}+|\p{N}+/gu) ?? [])
      .filter((word) => !filler.has(word))
      .map((word) => {
        const stemmed = stem(word);
        return meanings.get(stemmed) ?? stemmed;
      });
  return { of: termsIn, meanings };
}

async function stemmerOf(locale: Locale): Promise<Stemmer> {
  switch (locale) {
    case 'en':
      return (await import('@orama/stemmers/english')).stemmer;
    case 'ru':
      return (await import('@orama/stemmers/russian')).stemmer;
    case 'es':
      return spanish((await import('@orama/stemmers/spanish')).stemmer);
  }
}

/** Without its accent (“ofrecio”) the past of a verb keeps an i that its other forms have not. */
const spanish =
  (stem: Stemmer): Stemmer =>
  (word) =>
    stem(word).replace(/(?<=.{3})i$/u, '');

/** Grave, acute, tilde and diaeresis; the breve of й makes another letter. */
const ACCENTS = /[\u0300\u0301\u0303\u0308]/gu;

/** Without accents on both sides, so that who types none is understood as well. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(ACCENTS, '').normalize('NFC').toLowerCase();
}
