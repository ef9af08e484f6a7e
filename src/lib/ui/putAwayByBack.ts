// The phone's way back, while something lies over the page.
import { onMount } from 'svelte';
import { beforeNavigate } from '$app/navigation';

/** What lies over the page, the topmost last. */
const lying: unknown[] = [];

/**
 * Has Back put away what lies over the page instead of leaving it: not every browser closes a dialog by itself. Of a refusal over what
 * was told it takes the refusal alone.
 * @param close puts it away
 */
export function putAwayByBack(close: () => void) {
  const own = {};
  onMount(() => {
    lying.push(own);
    return () => {
      lying.splice(lying.indexOf(own), 1);
    };
  });
  beforeNavigate((navigation) => {
    if (navigation.type !== 'popstate' || navigation.delta > 0) return;
    navigation.cancel();
    if (lying.at(-1) === own) close();
  });
}
