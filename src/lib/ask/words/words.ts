// What a language brings along whatever the game: words that carry nothing, and words that mean the same.
import type { Locale } from '../../referee/game.ts';

export interface LanguageWords {
  /** Said for grammar's sake. */
  readonly filler: readonly string[];
  /** Words that mean one thing, in any of their forms. */
  readonly same: readonly (readonly string[])[];
}

export async function wordsIn(locale: Locale): Promise<LanguageWords> {
  switch (locale) {
    case 'en':
      return (await import('./en.ts')).en;
    case 'ru':
      return (await import('./ru.ts')).ru;
    case 'es':
      return (await import('./es.ts')).es;
  }
}
