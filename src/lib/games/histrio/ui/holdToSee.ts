// What only its owner should see is seen as long as a finger, Space or Enter holds it; a plain tap does what it always does.

const LONG = 450; // ms

/** An attachment: `{@attach holdToSee((isHeld) => …)}`. */
export function holdToSee(onhold: (isHeld: boolean) => void): (element: HTMLElement) => () => void {
  return (element) => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let isHeld = false;
    /** Pressed here; it taps as it is let go, since it may be held. */
    let isEnterDown = false;
    /** The tap that would follow a hold is swallowed. */
    let isToSwallow = false;

    function hold() {
      clearTimeout(waiting);
      isToSwallow = false;
      waiting = setTimeout(() => {
        isHeld = true;
        isToSwallow = true;
        onhold(true);
      }, LONG);
    }
    function letGo() {
      clearTimeout(waiting);
      if (isEnterDown) isToSwallow = false; // no tap follows by itself
      isEnterDown = false;
      if (isHeld) onhold(false);
      isHeld = false;
    }

    function press(event: PointerEvent) {
      if (event.button === 0) hold();
    }
    function keyDown(event: KeyboardEvent) {
      const isEnter = event.key === 'Enter';
      if (event.key !== ' ' && !isEnter) return;
      if (isEnter) event.preventDefault();
      if (event.repeat) return;
      isEnterDown = isEnter;
      hold();
    }
    function keyUp(event: KeyboardEvent) {
      const isTap = event.key === 'Enter' && isEnterDown && !isHeld;
      if (event.key === ' ' || event.key === 'Enter') letGo();
      if (isTap) element.click();
    }
    function swallow(event: Event) {
      if (!isToSwallow) return;
      isToSwallow = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    function refuse(event: Event) {
      event.preventDefault();
    }

    const off = new AbortController();
    const { signal } = off;
    element.addEventListener('pointerdown', press, { signal });
    element.addEventListener('keydown', keyDown, { signal });
    element.addEventListener('keyup', keyUp, { signal });
    for (const end of ['pointerup', 'pointerleave', 'pointercancel', 'blur'])
      element.addEventListener(end, letGo, { signal });
    element.addEventListener('click', swallow, { signal, capture: true });
    element.addEventListener('contextmenu', refuse, { signal });
    return () => {
      letGo();
      off.abort();
    };
  };
}
