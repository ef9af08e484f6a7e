// A key that is gone once it was tapped takes the focus with it: what came of the tap takes it over.
import { standOn, standsNowhere } from './headline.ts';

/** Where the key that comes instead leads back, or only further. */
export function takeLostFocus(root: ParentNode | undefined): void {
  if (standsNowhere()) root?.querySelector<HTMLElement>('a, button')?.focus();
}

/** Where the keys that come would undo it, or decide something: what is said comes before them. */
export function readLostFocus(root: ParentNode | undefined): void {
  const words = standsNowhere() ? root?.querySelector<HTMLElement>('h2, h3, p') : undefined;
  if (words) standOn(words);
}
