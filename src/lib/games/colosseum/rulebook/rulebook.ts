// The rulebook of Colosseum, loaded in one language when it is first needed.
// The card has it at hand: behind a door of its own the words would be asked for one step later.
import type { Examples, Locale, Rulebook } from '../../../referee/game.ts';
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
  const [{ rulebookOf }, words] = await Promise.all([
    import('../../rulebookOf.ts'),
    loadWords(locale),
  ]);
  return rulebookOf(locale, words);
}

const EXAMPLES_TOLD = {
  en: () => import('./en/examples.ts'),
  ru: () => import('./ru/examples.ts'),
  es: () => import('./es/examples.ts'),
};

export async function loadExamples(locale: Locale): Promise<Examples> {
  const [{ examplesOf }, { EXAMPLES }] = await Promise.all([
    import('../../rulebookOf.ts'),
    import('./examples.ts'),
  ]);
  return examplesOf(EXAMPLES, EXAMPLES_TOLD[locale]);
}
