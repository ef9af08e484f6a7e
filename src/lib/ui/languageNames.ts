// Each language in its own words, so that everyone finds theirs.
import type { Locale } from '../paraglide/runtime.js';

export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = {
  en: 'English',
  ru: 'Русский',
  es: 'Español',
};
