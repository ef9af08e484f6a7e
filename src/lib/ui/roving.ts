// Keys that belong together are one stop of the tab key: arrows walk among them as they lie on the screen, Home and End to the outer ones,
// and where the rules bar some, Page Down and Page Up to the next that they do not. The stop is where the keyboard was last, or at the one
// key that is chosen.
import { BARRED, nextOpen, sayNextOpen } from './barred.ts';

const KEYS = 'button:not(:disabled)';
/** Of the top of a key, in CSS pixels: nearer ones lie in one row. */
const ROW = 4;

export function roving(group: HTMLElement): () => void {
  let last: Element | undefined;
  /** While some are barred. */
  let hush: (() => void) | undefined;

  const keys = (): readonly HTMLElement[] => [...group.querySelectorAll<HTMLElement>(KEYS)];

  function stopAmong(all: readonly HTMLElement[]): HTMLElement | undefined {
    const [chosen, another] = all.filter((key) => key.ariaPressed === 'true');
    return (
      all.find((key) => key === document.activeElement) ??
      (another === undefined ? chosen : undefined) ??
      all.find((key) => key === last) ??
      chosen ??
      all[0]
    );
  }

  function settle() {
    const all = keys();
    const stop = stopAmong(all);
    for (const key of all) {
      if (key === stop) key.removeAttribute('tabindex');
      else if (key.tabIndex !== -1) key.tabIndex = -1;
    }
    const hasBarred = all.some(isBarred);
    if (hasBarred) hush ??= sayNextOpen(group);
    else {
      hush?.();
      hush = undefined;
    }
  }

  function stand({ target }: FocusEvent) {
    if (target instanceof Element) last = target;
    settle();
  }

  function walk(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const all = keys();
    const at = all.findIndex((key) => key === event.target);
    if (at < 0) return;
    const to = {
      ArrowRight: all[(at + 1) % all.length],
      ArrowLeft: all[(at + all.length - 1) % all.length],
      ArrowDown: acrossRow(all, at, 1),
      ArrowUp: acrossRow(all, at, -1),
      Home: all[0],
      End: all.at(-1),
      PageDown: open(all, at, 1),
      PageUp: open(all, at, -1),
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    to.focus();
  }

  settle();
  const changes = new MutationObserver(settle);
  changes.observe(group, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'aria-pressed', BARRED],
  });
  group.addEventListener('focusin', stand);
  group.addEventListener('keydown', walk);
  return () => {
    changes.disconnect();
    hush?.();
    group.removeEventListener('focusin', stand);
    group.removeEventListener('keydown', walk);
  };
}

const isBarred = (key: HTMLElement) => key.hasAttribute(BARRED);

/** Where none is barred the page scrolls as ever. */
function open(all: readonly HTMLElement[], at: number, step: 1 | -1): HTMLElement | undefined {
  return all.some(isBarred) ? nextOpen(all, at, step, (key) => !isBarred(key)) : undefined;
}

/** The nearest key of the next row; where there is one row alone, its neighbour. */
function acrossRow(all: readonly HTMLElement[], at: number, way: 1 | -1): HTMLElement | undefined {
  const placed = all.map((key) => ({ key, box: key.getBoundingClientRect() }));
  const from = placed[at]?.box;
  if (from === undefined) return undefined;
  const beyond = placed.filter(({ box }) => (box.top - from.top) * way > ROW);
  const [row] = beyond.map(({ box }) => box.top * way).sort((one, other) => one - other);
  if (row === undefined)
    return placed.some(({ box }) => Math.abs(box.top - from.top) > ROW) ? undefined : all[at + way];
  const middle = ({ left, width }: DOMRect) => left + width / 2;
  const away = ({ box }: (typeof placed)[number]) => Math.abs(middle(box) - middle(from));
  return beyond
    .filter(({ box }) => Math.abs(box.top * way - row) <= ROW)
    .sort((one, other) => away(one) - away(other))[0]?.key;
}
