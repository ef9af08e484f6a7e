// A number that is being typed counts when its field is left, and the way back does not leave it.
import { flushSync } from 'svelte';

function leaveField() {
  if (!(document.activeElement instanceof HTMLInputElement)) return;
  document.activeElement.blur();
  flushSync();
}

/**
 * Has whoever goes back or closes the window leave the field first: caught before the page, which then knows all that follows from
 * the number when it is asked whether it may be left.
 * @returns ends it
 */
export function followLeaving(): () => void {
  const controller = new AbortController();
  for (const kind of ['popstate', 'beforeunload'])
    addEventListener(kind, leaveField, { capture: true, signal: controller.signal });
  return () => {
    controller.abort();
  };
}
