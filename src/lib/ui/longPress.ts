// Held a little longer a key means something else; the tap that would follow is swallowed. Whoever has no finger on it
// says the same with a key of the keyboard, and hears which.
import { m } from '$lib/paraglide/messages.js';

const LONG = 450; // ms

/** What says the same on a keyboard. */
interface Twin {
  /** Shift+Enter opens, Delete takes back; so does Backspace. */
  readonly key: 'Delete' | 'Shift+Enter';
  /** What a screen reader hears of it behind the name of the key. */
  readonly says: string;
}

const isTwin = ({ key }: Twin, event: KeyboardEvent) =>
  key === 'Delete'
    ? event.key === 'Delete' || event.key === 'Backspace'
    : event.shiftKey && event.key === 'Enter';

/** An attachment: `{@attach longPress(() => …)}`. Left alone, what is held is taken back. */
export function longPress(
  onlong: () => void,
  twin: Twin = { key: 'Delete', says: m.key_delete_one() },
): (element: HTMLElement) => () => void {
  return (element) => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let isLong = false;

    function press(event: PointerEvent) {
      if (event.button !== 0) return;
      isLong = false;
      waiting = setTimeout(() => {
        isLong = true;
        onlong();
      }, LONG);
    }
    function letGo() {
      clearTimeout(waiting);
    }
    function swallow(event: Event) {
      if (!isLong) return;
      isLong = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    function keyDown(event: KeyboardEvent) {
      isLong = false; // the tap behind a hold may have fallen on what it opened
      if (!isTwin(twin, event)) return;
      event.preventDefault();
      if (!event.repeat) onlong();
    }
    function refuse(event: Event) {
      event.preventDefault();
    }

    const off = new AbortController();
    const { signal } = off;
    element.addEventListener('pointerdown', press, { signal });
    for (const end of ['pointerup', 'pointerleave', 'pointercancel'])
      element.addEventListener(end, letGo, { signal });
    element.addEventListener('click', swallow, { signal, capture: true });
    element.addEventListener('keydown', keyDown, { signal });
    element.addEventListener('contextmenu', refuse, { signal });
    element.setAttribute('aria-keyshortcuts', twin.key);
    element.setAttribute('aria-description', twin.says);
    return () => {
      letGo();
      off.abort();
      element.removeAttribute('aria-keyshortcuts');
      element.removeAttribute('aria-description');
    };
  };
}
