// What is half told belongs to the table it was begun on.
import { untrack } from 'svelte';

/**
 * Called while a scene is set up: `clear` runs each time the table has moved on, and not before. So what a move was told with is
 * still there after a refusal, and gone once the move stands, whether the rules took it or the table let it stand.
 */
export function whenMoved(table: () => unknown, clear: () => void): void {
  let before = untrack(table);
  $effect(() => {
    const now = table();
    if (now === before) return;
    before = now;
    untrack(clear);
  });
}
