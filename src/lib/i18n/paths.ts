// Where a page lives in each language: /rules in English, /ru/rules in Russian, below the app's base path.
import { resolve } from '$app/paths';
import { baseLocale, isLocale, locales, type Locale } from '../paraglide/runtime.js';

/** The base path with a slash at each end; '/' when the app has its host to itself. */
const root = (): string => resolve('/').replace(/\/*$/, '/');

/** The language that a path is written in. */
export function localeOfPath(pathname: string): Locale {
  const [first = ''] = segmentsOf(pathname);
  return isLocale(first) && first !== baseLocale ? first : baseLocale;
}

/** Where a path leads, whatever the language: ['summer-pavilion', 'rules']; empty for the shelf. */
export function placeOfPath(pathname: string): readonly string[] {
  const segments = segmentsOf(pathname);
  return locales.some((known) => known === segments[0]) ? segments.slice(1) : segments;
}

/** The same place in another language, from any path of the app; keeps what follows ? and #. */
export function pathIn(locale: Locale, path: string): string {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  const place = placeOfPath(pathname);
  const prefix = locale === baseLocale ? [] : [locale];
  return root() + [...prefix, ...place].map((segment) => `${segment}/`).join('') + rest;
}

function segmentsOf(pathname: string): readonly string[] {
  const base = root();
  const place = pathname.startsWith(base) ? pathname.slice(base.length) : pathname;
  return place.split('/').filter((segment) => segment !== '');
}
