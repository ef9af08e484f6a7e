// The rulebook of Azul: Summer Pavilion, loaded in one language when it is first needed.
import type { Examples, Locale, Rulebook } from '../../../referee/game.ts';
import { examplesOf, rulebookOf } from '../../rulebookOf.ts';
import { EXAMPLES } from './examples.ts';
import type { Words } from './words.ts';

export async function loadWords(locale: Locale): Promise<Words> {
  switch (locale) {
    case 'en':
      return (await import('./en.ts')).en;
    case 'ru':
      return (await import('./ru.ts')).ru;
    case 'es':
      return (await import('./es.ts')).es;
  }
}

export async function loadRulebook(locale: Locale): Promise<Rulebook> {
  return rulebookOf(locale, await loadWords(locale));
}

const EXAMPLES_TOLD = {
  en: () => import('./en/examples.ts'),
  ru: () => import('./ru/examples.ts'),
  es: () => import('./es/examples.ts'),
};

export function loadExamples(locale: Locale): Promise<Examples> {
  return examplesOf(EXAMPLES, EXAMPLES_TOLD[locale]);
}
