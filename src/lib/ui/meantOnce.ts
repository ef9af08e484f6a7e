// A finger that taps twice where once is meant: what the first tap did has put another key, or another seat's turn, under it.
import type { Entry } from '../referee/entry.ts';
import type { Strand } from '../referee/strand.ts';

/** Milliseconds, from the lifting of the finger to its coming down again, within which a second tap was meant once: nobody has read a new scene by then. */
export const TWICE = 400;
/** Pixels between two taps at the same place. */
const NEAR = 24;
/** Holds keys of which every tap counts, however quick: a card a tap, a medal a tap. */
export const EACH_TAP = '[data-each-tap]';
const KEY = 'button, a, label, input, [role="button"]';

interface Tap {
  readonly x: number;
  readonly y: number;
  /** The finger. */
  readonly id: number;
  /** When it was lifted, in milliseconds, as events count them; when it came down, as long as it has not been. */
  readonly at: number;
  /** Entries in the log when the finger came down. */
  readonly told: number;
  /** What every tap counts on, if it is on such keys. */
  readonly counted: Element | null;
  /** What is tapped. */
  readonly key: Element | null;
}

/**
 * Lets no second tap through where the first one told something, wherever it falls: what was told may have taken a sheet away; nor
 * where it put another key under the finger. Steps back and forth through the log are taken as fast as they are tapped; so is a
 * mouse, whose clicks are meant.
 */
export function meantOnce(
  log: () => Pick<Strand<Entry>, 'length' | 'last'>,
): (frame: HTMLElement) => () => void {
  return ({ ownerDocument }) => {
    let last: Tap | undefined;
    /** The finger whose tap is let through to nothing. */
    let second: number | undefined;

    function down(event: PointerEvent) {
      const { pointerType, pointerId: id, clientX: x, clientY: y, timeStamp: at, target } = event;
      const on = target instanceof Element ? target : undefined;
      const [counted, key] = [on?.closest(EACH_TAP) ?? null, on?.closest(KEY) ?? null];
      const tap = { x, y, id, at, told: log().length, counted, key };
      const isElsewhere = isTold(last, log()) || (key !== null && key !== last?.key);
      const isSecond = pointerType !== 'mouse' && isSameTap(last, tap) && isElsewhere;
      second = isSecond ? id : undefined;
      if (!isSecond) last = tap;
    }
    /** All that comes of the second tap, up to its click, and nothing of another finger's. */
    function swallow(event: UIEvent) {
      if (event instanceof PointerEvent) {
        if (event.type === 'pointerdown') down(event);
        else if (event.type === 'pointerup' && event.pointerId === last?.id)
          last = { ...last, at: event.timeStamp };
      }
      // A click of a keyboard has no finger (`detail` 0), and in some browsers none has.
      const isKey = event.type === 'click' && event.detail === 0;
      const finger = event instanceof PointerEvent ? event.pointerId : second;
      if (second === undefined || isKey || finger !== second) return;
      event.stopPropagation();
      if (event.type === 'click') event.preventDefault();
    }

    for (const type of EVENTS) ownerDocument.addEventListener(type, swallow, { capture: true });
    return () => {
      for (const type of EVENTS)
        ownerDocument.removeEventListener(type, swallow, { capture: true });
    };
  };
}

const EVENTS = ['pointerdown', 'pointerup', 'click'] as const;

function isSameTap(first: Tap | undefined, { x, y, at, counted }: Tap): boolean {
  if (first === undefined || (counted !== null && counted === first.counted)) return false;
  return at - first.at < TWICE && Math.hypot(x - first.x, y - first.y) < NEAR;
}

function isTold(first: Tap | undefined, log: Pick<Strand<Entry>, 'length' | 'last'>): boolean {
  return first !== undefined && log.length > first.told && log.last()?.told.type === 'tell';
}
