// The short answers of each game's rulebook, one file for each language; loaded when a place is shown by itself.
import type { Answers } from '../ask/asked.ts';
import type { Locale } from '../referee/game.ts';

const FILES = import.meta.glob<Answers>('./*/asked/*.yaml', {
  query: '?answers',
  import: 'default',
});

/** None for a game without such a file; the build asks for one of every game that stands in the registry. */
export async function loadAnswers(game: string, locale: Locale): Promise<Answers> {
  return (await FILES[`./${game}/asked/${locale}.yaml`]?.()) ?? {};
}
