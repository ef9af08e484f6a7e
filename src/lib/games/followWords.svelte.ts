// The words of a game in the language on the screen; they follow a change of language.
import { locale } from '../i18n/locale.svelte.ts';
import type { Locale } from '../referee/game.ts';

/** Called while a component is set up; undefined until the words have come. */
export function followWordsOf<Words>(load: (locale: Locale) => Promise<Words>): {
  readonly current: Words | undefined;
} {
  let words: Words | undefined = $state.raw();
  $effect(() => {
    const asked = locale.current;
    void load(asked).then((loaded) => {
      if (asked === locale.current) words = loaded;
    });
  });
  return {
    get current() {
      return words;
    },
  };
}
