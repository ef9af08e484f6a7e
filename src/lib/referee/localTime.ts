// Local times as files and the database hold them, and which of them there are. Loaded with the shelf, so it needs no reader.

/**
 * `2026-03-01T20:15:00+01:00`, with or without fractions of a second. Groups: year, month, day, hour, minute, second; then,
 * unless it is `Z`, the sign, hours and minutes of the offset.
 */
export const LOCAL_TIME =
  /^(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):([0-5]\d):([0-5]\d)(?:\.\d{1,6})?(?:Z|([+-])([01]\d|2[0-3]):([0-5]\d))$/;

/** Also that its day is in the calendar: browsers do not agree on when 30 February is, and a day of none cannot be written. */
export function isLocalTime(text: string): boolean {
  const [year = 0, month = 1, day = 0] = LOCAL_TIME.exec(text)?.slice(1, 4).map(Number) ?? [];
  return day > 0 && day <= daysBefore(year, month + 1, 1) - daysBefore(year, month, 1);
}

export const DAYS_IN_ERA = 146_097; // 400 years of the Gregorian calendar
export const DAYS_TO_1970 = 719_468; // from 1 March of the year 0

/** Days from 1 January 1970; years begin in March here, so that the leap day comes last. Month 13 is January of the next year. */
export function daysBefore(year: number, month: number, day: number): number {
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const inEra = shifted - era * 400;
  const inYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const days = inEra * 365 + Math.floor(inEra / 4) - Math.floor(inEra / 100) + inYear;
  return era * DAYS_IN_ERA + days - DAYS_TO_1970;
}
