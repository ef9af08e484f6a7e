// Held a little longer a key means something else; the tap that would follow is swallowed.

const LONG = 450; // ms

/** An attachment: `{@attach longPress(() => …)}`. */
export function longPress(onlong: () => void): (element: HTMLElement) => () => void {
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
    function refuse(event: Event) {
      event.preventDefault();
    }

    element.addEventListener('pointerdown', press);
    element.addEventListener('pointerup', letGo);
    element.addEventListener('pointerleave', letGo);
    element.addEventListener('pointercancel', letGo);
    element.addEventListener('click', swallow, { capture: true });
    element.addEventListener('contextmenu', refuse);
    return () => {
      letGo();
      element.removeEventListener('pointerdown', press);
      element.removeEventListener('pointerup', letGo);
      element.removeEventListener('pointerleave', letGo);
      element.removeEventListener('pointercancel', letGo);
      element.removeEventListener('click', swallow, { capture: true });
      element.removeEventListener('contextmenu', refuse);
    };
  };
}
