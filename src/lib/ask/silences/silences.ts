// What no rulebook answers, whatever the game: needed only where a search file is made.
import type { Locale } from '../../referee/game.ts';
import type { Asked } from '../asked.ts';

export async function silencesIn(locale: Locale): Promise<readonly Asked[]> {
  switch (locale) {
    case 'en':
      return (await import('./en.ts')).en;
    case 'ru':
      return (await import('./ru.ts')).ru;
    case 'es':
      return (await import('./es.ts')).es;
  }
}
