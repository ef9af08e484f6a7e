// The language on the screen: read from the address, so that a page, a link and a reload always agree.
import { goto } from '$app/navigation';
import { browser } from '$app/environment';
import { baseLocale, overwriteGetLocale, type Locale } from '../paraglide/runtime.js';
import { pathIn } from './paths.ts';

const CHOICE_KEY = 'impresario.locale'; // static/boot.js reads it too

let read = $state.raw<() => Locale>(() => baseLocale);

export const locale = {
  /** Reactive: every message, number and date that reads it follows a change without a reload. */
  get current(): Locale {
    return read();
  },
};

overwriteGetLocale(() => read());

/** Called once by the root layout, before any child renders, with what tells the language. */
export function followLocale(source: () => Locale): void {
  // Prerendering has no signals and one page at a time: take the value now.
  const now = source();
  const followed = $derived(source()); // worked out once for all the messages of a screen
  read = browser ? () => followed : () => now;
}

/** The address of a place of the app, '/summer-pavilion/score', in the current language. */
export const href = (path: string): string => pathIn(locale.current, path);

/** For the next visit; this one has it in the address. */
export function rememberLocale(chosen: Locale): void {
  try {
    localStorage.setItem(CHOICE_KEY, chosen);
  } catch {
    // Storage is closed to us: the language still holds, through the address.
  }
}

/** Remembers the choice and shows the same page in that language; nothing typed on it is lost. */
export async function switchLocale(chosen: Locale): Promise<void> {
  rememberLocale(chosen);
  const { pathname, search, hash } = location;
  await goto(pathIn(chosen, pathname + search + hash), {
    replaceState: true,
    keepFocus: true,
    noScroll: true,
  });
}
