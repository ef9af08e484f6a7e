// Keys that stick to the end of what scrolls hide no other key that the keyboard has come to. The browser brings what
// it focuses into sight, but not from behind them: app.css keeps that much room after every key of theirs.

/** Where an outline round what is focused ends. */
const OUTLINE = 6; // px

/** An attachment for what sticks: it covers nothing but what lies beside it, in the same parent. */
export function coversEnd(keys: HTMLElement): () => void {
  const beside = keys.parentElement;
  keys.style.setProperty('--covered-end', '0px'); // nothing scrolls for themselves: they are in sight
  const grown = new ResizeObserver(() => {
    beside?.style.setProperty('--covered-end', `${keys.offsetHeight + OUTLINE}px`);
  });
  grown.observe(keys);
  return () => {
    grown.disconnect();
    beside?.style.removeProperty('--covered-end');
  };
}
