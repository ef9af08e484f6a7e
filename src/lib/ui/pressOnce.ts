// A key of the keyboard that is held down presses once: what it did may have put another key, or another seat's turn, under it.

/** What a held key would press again; a board walks on with held arrows, and a page scrolls with a held space. */
const PRESSED = 'button, a, input, select, summary, [role="button"]';
/** A space is written there. */
const WRITTEN = 'input:not([type="checkbox"], [type="radio"], [type="file"])';

function pressOnce(event: KeyboardEvent): void {
  const { key, repeat, target } = event;
  if (!repeat || (key !== 'Enter' && key !== ' ')) return;
  if (!(target instanceof Element) || !target.closest(PRESSED)) return;
  if (key === ' ' && target.matches(WRITTEN)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** On every page, sheets included. */
export function followHeldKeys(): () => void {
  document.addEventListener('keydown', pressOnce, { capture: true });
  return () => {
    document.removeEventListener('keydown', pressOnce, { capture: true });
  };
}
