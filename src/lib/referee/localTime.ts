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
  return day > 0 && day <= daysIn(year, month);
}

function daysIn(year: number, month: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31;
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return isLeap ? 29 : 28;
}
