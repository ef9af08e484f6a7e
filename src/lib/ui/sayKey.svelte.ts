// The key that lies ready under the thumb, said when a tap has brought it or made another one of it.
import { m } from '$lib/paraglide/messages.js';
import { say } from './say.ts';

/** Called while a component is set up; empty as long as the key waits. */
export function sayKey(text: () => string): void {
  const own = {};
  let before = '';
  $effect(() => {
    const now = text();
    const isSame = now === before;
    before = now;
    if (now !== '' && !isSame) say(`${m.match_thumb()}: ${now}`, 'next', own);
  });
}
