// Numbers, dates, lists and plural forms as each language writes them. Pure: the language is an argument.
import type { Locale } from '../paraglide/runtime.js';

/** One text per plural form that a language has; English and Spanish need `one` and `other`, Russian also `few` and `many`. */
export type PluralForms = Readonly<
  Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }
>;

/** The form for a count: `plural('ru', 3, { one: 'очко', few: 'очка', many: 'очков', other: 'очка' })`. */
export function plural(locale: Locale, count: number, forms: PluralForms): string {
  return forms[pluralRulesOf(locale).select(count)] ?? forms.other;
}

export const formatNumber = (locale: Locale, value: number): string =>
  numberFormatOf(locale).format(value);

/** With its sign, a real minus and no sign on zero: +4, −2, 0. */
export const formatChange = (locale: Locale, value: number): string =>
  changeFormatOf(locale).format(value).replace('-', '−');

/** A day, short: 14 Mar 2026. The time is milliseconds since 1970. */
export const formatDay = (locale: Locale, time: number): string => dayFormatOf(locale).format(time);

/** A day and the time on the clock, to the minute. */
export const formatMoment = (locale: Locale, time: number): string =>
  momentFormatOf(locale).format(time);

/** Names in a row: Ann, Bo and Cy. */
export const formatNames = (locale: Locale, names: readonly string[]): string =>
  listFormatOf(locale).format(names);

const pluralRulesOf = onePerLocale((locale) => new Intl.PluralRules(locale));
const numberFormatOf = onePerLocale((locale) => new Intl.NumberFormat(locale));
const changeFormatOf = onePerLocale(
  (locale) => new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' }),
);
const dayFormatOf = onePerLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }),
);
const momentFormatOf = onePerLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
);
const listFormatOf = onePerLocale((locale) => new Intl.ListFormat(locale));

/** These objects take a millisecond each to make on a phone, so each is made once. */
function onePerLocale<Format>(make: (locale: Locale) => Format): (locale: Locale) => Format {
  const made = new Map<Locale, Format>();
  return (locale) => {
    const known = made.get(locale) ?? make(locale);
    made.set(locale, known);
    return known;
  };
}
