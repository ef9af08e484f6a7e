// A key that is held down presses once, wherever it stands; what is written and what walks on is left alone.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { followHeldKeys } from '../../src/lib/ui/pressOnce.ts';

let leave: () => void;
beforeEach(() => {
  document.body.innerHTML = `
    <button>Bid</button><input aria-label="name" /><textarea></textarea>
    <svg role="button" tabindex="0"></svg><h2 tabindex="-1">Asked</h2>`;
  leave = followHeldKeys();
});
afterEach(() => {
  leave();
  document.body.innerHTML = '';
});

/** True where the key gets through. */
function down(on: string, key: string, repeat: boolean): boolean {
  let isHeard = false;
  const at = document.querySelector(on);
  at?.addEventListener('keydown', () => (isHeard = true), { once: true });
  const event = new KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true });
  return at?.dispatchEvent(event) === true && isHeard;
}

it.each(['button', 'svg'])('on a key, %s, it is heard once', (on) => {
  for (const key of ['Enter', ' ']) {
    expect(down(on, key, false)).toBe(true);
    expect(down(on, key, true)).toBe(false);
  }
});

it('a form is sent once by a field, in which a space may be held', () => {
  expect(down('input', 'Enter', true)).toBe(false);
  expect(down('input', ' ', true)).toBe(true);
  expect(down('textarea', 'Enter', true)).toBe(true);
});

it('held arrows walk on over a board, and a held space scrolls the page', () => {
  expect(down('svg', 'ArrowRight', true)).toBe(true);
  expect(down('h2', ' ', true)).toBe(true);
});
