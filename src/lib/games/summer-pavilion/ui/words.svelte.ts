// This game's words in the language on the screen; they follow a change of language.
import { locale } from '$lib/i18n/locale.svelte.ts';
import { loadWords } from '../rulebook/rulebook.ts';
import type { Words } from '../rulebook/words.ts';

/** Called while a component is set up; undefined until the words have come. */
export function followWords(): { readonly current: Words | undefined } {
  let words: Words | undefined = $state.raw();
  $effect(() => {
    const asked = locale.current;
    void loadWords(asked).then((loaded) => {
      if (asked === locale.current) words = loaded;
    });
  });
  return {
    get current() {
      return words;
    },
  };
}
