// The phone's way back, while something lies over the page.
import { beforeNavigate } from '$app/navigation';

/**
 * Has Back put away what lies over the page instead of leaving it: not every browser closes a dialog by itself.
 * @param close puts it away
 */
export function putAwayByBack(close: () => void) {
  beforeNavigate((navigation) => {
    if (navigation.type !== 'popstate' || navigation.delta > 0) return;
    navigation.cancel();
    close();
  });
}
