// Numbers, dates, lists and plural forms as each language writes them. Pure: the language is an argument.
import type { Locale } from '../paraglide/runtime.js';
import { listAnd } from './spanishList.ts';

/** One text per plural form that a language has; English and Spanish need `one` and `other`, Russian also `few` and `many`. */
export type PluralForms = Readonly<
  Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }
>;

/** The form for a count: `plural('ru', 3, { one: 'очко', few: 'очка', many: 'очков', other: 'очка' })`. */
export function plural(locale: Locale, count: number, forms: PluralForms): string {
  return forms[formOf(locale, count)] ?? forms.other;
}

/** With a real minus: 12, −3. The same for every figure on the screen. */
export const formatNumber = (locale: Locale, value: number): string =>
  (value < 0 ? '−' : '') + formatCount(locale, Math.abs(value));

/** With its sign, a real minus and no sign on zero: +4, −2, 0. */
export const formatChange = (locale: Locale, value: number): string =>
  signOf(value) + formatCount(locale, Math.abs(value));

/** How much room something takes: 100.1 MB, 2.3 GB. Rounded up, so that what is just over a limit does not look equal to it. */
export function formatBytes(locale: Locale, bytes: number): string {
  const [format, unit] = bytes < 1e9 ? [megabytesIn, 1e6] : [gigabytesIn, 1e9];
  return format(locale).format(Math.ceil((bytes / unit) * 10) / 10);
}

/** A day, short: 14 Mar 2026. The time is milliseconds since 1970. */
const formatDay = (locale: Locale, time: number): string => dayFormatOf(locale).format(time);

/** The day of a local time as its phone wrote it: read at noon, no zone moves it to another one. */
export const formatDayOf = (locale: Locale, localTime: string): string =>
  formatDay(locale, Date.parse(`${localTime.slice(0, 10)}T12:00:00`));

/** A span of time as clocks show it, the same in every language: 0:07, 12:40, 1:02:05. In milliseconds, not below 0. */
export function formatClock(span: number): string {
  const seconds = Math.floor(span / 1000);
  const two = (part: number) => String(part).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const behind = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${behind}` : `${minutes}:${behind}`;
}

/** How long ago, in the largest unit that fits: 5 minutes ago, yesterday; a day from a week on. */
export function formatAgo(locale: Locale, time: number, now: number): string {
  const seconds = Math.max(0, now - time) / 1000;
  if (seconds >= DAY) {
    const days = daysBetween(time, now);
    return days >= 7 ? formatDay(locale, time) : agoFormatOf(locale).format(-days, 'day');
  }
  const [unit, length] = UNITS.find(([, one]) => seconds >= one) ?? ['second', Infinity];
  return agoFormatOf(locale).format(-Math.floor(seconds / length), unit);
}

/** Seconds. */
const DAY = 86_400;
const UNITS = [
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** As the calendar here counts them, since words like "yesterday" are of the calendar. At least one: a day may have 25 hours. */
function daysBetween(time: number, now: number): number {
  const dayOf = (at: number) => {
    const day = new Date(at);
    return Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()) / (DAY * 1000);
  };
  return Math.max(1, dayOf(now) - dayOf(time));
}

/** Names in a row: Ann, Bo and Cy; no comma before the last one. */
export const formatNames = (locale: Locale, names: readonly string[]): string =>
  locale === 'es' ? listAnd(names) : listFormatOf(locale).format(names);

/** The same counts are said at every tap, and asking Intl takes longer than all else in a sentence. */
function formOf(locale: Locale, count: number): Intl.LDMLPluralRule {
  const known = formsOf(locale);
  const form = known.get(count) ?? pluralRulesOf(locale).select(count);
  known.set(count, form);
  return form;
}

const formsOf = onePerLocale(() => new Map<number, Intl.LDMLPluralRule>());
const pluralRulesOf = onePerLocale((tag) => new Intl.PluralRules(tag));
const numberFormatOf = onePerLocale((tag) => new Intl.NumberFormat(tag));
const megabytesIn = onePerLocale(amountIn('megabyte'));
const gigabytesIn = onePerLocale(amountIn('gigabyte'));
const dayFormatOf = onePerLocale((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }));
const agoFormatOf = onePerLocale((tag) => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }));
const listFormatOf = onePerLocale((tag) => new Intl.ListFormat(tag));

/** English as it is written in Europe: 14 Mar 2026, and no comma before "and". */
const tagOf = (locale: Locale): string => (locale === 'en' ? 'en-GB' : locale);

function amountIn(unit: string): (tag: string) => Intl.NumberFormat {
  return (tag) => new Intl.NumberFormat(tag, { style: 'unit', unit });
}

function signOf(value: number): string {
  if (value === 0) return '';
  return value > 0 ? '+' : '−';
}

/** Below a thousand a whole number is its digits in every language; the first tap need not wait for a formatter. */
function formatCount(locale: Locale, count: number): string {
  const isShort = count < 1000 && Number.isInteger(count);
  return isShort ? String(count) : numberFormatOf(locale).format(count);
}

/** These objects take a millisecond each to make on a phone, so each is made once. */
function onePerLocale<Format>(make: (tag: string) => Format): (locale: Locale) => Format {
  const made = new Map<Locale, Format>();
  return (locale) => {
    const known = made.get(locale) ?? make(tagOf(locale));
    made.set(locale, known);
    return known;
  };
}
