// Each language's words, loaded with the first question in it.
import type { Locale } from '../../referee/game.ts';
import type { LanguageWords } from './language.ts';

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
