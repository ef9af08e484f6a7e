// What comes into a page late moves nothing that is being read: where the browser does not see to it, the page is scrolled along.
import { tick } from 'svelte';

const READ_AT = 1 / 3; // of the screen

/** `change` lays more into the page. Whoever scrolls meanwhile is left where they go. */
export async function holdStill(change: () => void): Promise<void> {
  const read = document.elementFromPoint(innerWidth / 2, innerHeight * READ_AT)?.closest('.entry');
  const before = read?.getBoundingClientRect().top;
  const { scrollY: from } = window;
  change();
  await tick();
  if (read === undefined || read === null || before === undefined || from === 0) return;
  // A browser that holds still by itself has done so once the page is painted.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const by = read.getBoundingClientRect().top - before;
      if (scrollY === from && Math.abs(by) > 1) scrollBy({ top: by, behavior: 'instant' });
    }),
  );
}
