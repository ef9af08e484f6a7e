// A number that is being typed counts when its field is left.
import { flushSync } from 'svelte';

/** Who leaves the page, or what lies over it, leaves the field first: the way back does not. All that follows from it is known then. */
export function leaveField() {
  if (!(document.activeElement instanceof HTMLInputElement)) return;
  document.activeElement.blur();
  flushSync();
}
