// What stands on a screen is said when it becomes another: what was there from the start is no news.
import { untrack } from 'svelte';
import { say, type Part } from './say.ts';

/** Called while a component is set up. Undefined: its words have not come yet. */
export function sayNew(words: () => string | undefined, part: Part = 'news'): void {
  const own = {};
  let before = untrack(words);
  $effect(() => {
    const now = words();
    if (now === before) return;
    const isFirst = before === undefined;
    before = now;
    if (!isFirst) say(now ?? '', part, own);
  });
}
