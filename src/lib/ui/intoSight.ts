// What somebody has just opened comes into sight, also where keys stand over the end of the page or sheet, and where a part
// of it comes a moment later.

/** As long as a phone needs to fetch the words of a place. */
const LATER = 600; // ms

/** Whoever scrolls or taps meanwhile is left where they are. */
export function intoSight(opened: HTMLElement): void {
  if (!('scrollIntoView' in opened)) return; // nothing is laid out: there is no screen
  show(opened);
  if (typeof ResizeObserver === 'undefined') return;
  const grown = new ResizeObserver(() => {
    show(opened);
  });
  grown.observe(opened);
  const until = new AbortController();
  const stop = () => {
    until.abort();
    grown.disconnect();
  };
  for (const moved of ['pointerdown', 'wheel', 'keydown'])
    addEventListener(moved, stop, { signal: until.signal, passive: true });
  setTimeout(stop, LATER);
}

function show(opened: HTMLElement): void {
  opened.style.scrollMarginBlockEnd = '';
  opened.scrollIntoView({ block: 'nearest' });
  const keys = keysOver(opened)?.getBoundingClientRect();
  if (keys === undefined) return;
  opened.style.scrollMarginBlockEnd = `${Math.min(keys.bottom, innerHeight) - keys.top}px`;
  opened.scrollIntoView({ block: 'nearest' });
}

/** What sticks to the end of the view and covers the end of it. */
function keysOver(opened: HTMLElement): Element | undefined {
  const { left, width, bottom } = opened.getBoundingClientRect();
  const end = Math.min(bottom, innerHeight) - 1;
  let over = document.elementFromPoint(left + width / 2, end);
  if (opened.contains(over)) return undefined;
  while (over !== null && getComputedStyle(over).position !== 'sticky') over = over.parentElement;
  return over ?? undefined;
}
