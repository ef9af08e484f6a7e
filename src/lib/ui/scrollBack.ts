// A page that grows back to its length only after it is shown again: it is scrolled to where one was as soon as it is whole.

/** Where one is on a page, and how long the page is. */
export interface Sighted {
  readonly top: number;
  readonly height: number;
}

const heightNow = () => document.documentElement.scrollHeight;

export const sighted = (): Sighted => ({ top: scrollY, height: heightNow() });

/** One second of a phone. */
const FRAMES = 60;

/** Whoever scrolls meanwhile is left where they go. */
export function scrollBack({ top, height }: Sighted): void {
  const { scrollY: from } = window;
  let left = FRAMES;
  const look = () => {
    if (Math.abs(scrollY - from) > 1) return;
    left -= 1;
    if (left > 0 && heightNow() < height) requestAnimationFrame(look);
    else scrollTo({ top, behavior: 'instant' });
  };
  requestAnimationFrame(look);
}
