// A finger that taps twice where once is meant: what the first tap told has put another key, or another seat's turn, under it.
import type { Entry } from '../referee/entry.ts';
import type { Strand } from '../referee/strand.ts';

/** Milliseconds within which a second tap at the same place was meant once. */
export const TWICE = 300;
/** Pixels between two taps at the same place. */
const NEAR = 24;

interface Tap {
  readonly x: number;
  readonly y: number;
  /** Milliseconds, as events count them. */
  readonly at: number;
  /** Entries in the log when the finger came down. */
  readonly told: number;
}

/**
 * Lets no second tap through, on whatever stands inside, where the first one told something. Steps back and forth through the log
 * are taken as fast as they are tapped; so is a mouse, whose clicks are meant.
 */
export function meantOnce(
  log: () => Pick<Strand<Entry>, 'length' | 'last'>,
): (frame: HTMLElement) => () => void {
  return (frame) => {
    let last: Tap | undefined;
    /** The finger whose tap is let through to nothing. */
    let second: number | undefined;

    function down(event: PointerEvent) {
      const { pointerType, pointerId, clientX: x, clientY: y, timeStamp: at } = event;
      const tap = { x, y, at, told: log().length };
      const isSecond = pointerType !== 'mouse' && isSameTap(last, tap) && isTold(last, log());
      second = isSecond ? pointerId : undefined;
      if (!isSecond) last = tap;
    }
    /** All that comes of the second tap, up to its click, and nothing of another finger's. */
    function swallow(event: UIEvent) {
      if (event instanceof PointerEvent && event.type === 'pointerdown') down(event);
      // A click of a keyboard has no finger (`detail` 0), and in some browsers none has.
      const isKey = event.type === 'click' && event.detail === 0;
      const finger = event instanceof PointerEvent ? event.pointerId : second;
      if (second === undefined || isKey || finger !== second) return;
      event.stopPropagation();
      if (event.type === 'click') event.preventDefault();
    }

    for (const type of EVENTS) frame.addEventListener(type, swallow, { capture: true });
    return () => {
      for (const type of EVENTS) frame.removeEventListener(type, swallow, { capture: true });
    };
  };
}

const EVENTS = ['pointerdown', 'pointerup', 'click'] as const;

function isSameTap(first: Tap | undefined, { x, y, at }: Tap): boolean {
  return (
    first !== undefined && at - first.at < TWICE && Math.hypot(x - first.x, y - first.y) < NEAR
  );
}

function isTold(first: Tap | undefined, log: Pick<Strand<Entry>, 'length' | 'last'>): boolean {
  return first !== undefined && log.length > first.told && log.last()?.told.type === 'tell';
}
