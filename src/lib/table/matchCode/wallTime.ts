// Arithmetic with local times as entries hold them: `2026-03-01T20:15:00.250+01:00`.

const LOCAL = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(\.\d{3})?(Z|[+-]\d\d:\d\d)$/;

/** Milliseconds that the clock on the wall went on; undefined where one of them is no such time. */
export function between(from: string, to: string): number | undefined {
  const [start, end] = [wallOf(from), wallOf(to)];
  const since = start && end ? end.time - start.time : Number.NaN;
  return Number.isSafeInteger(since) ? since : undefined;
}

/** The same clock so many milliseconds later, written as `from` is; undefined where it is no such time. */
export function later(from: unknown, since: number): string | undefined {
  const wall = typeof from === 'string' ? wallOf(from) : undefined;
  if (wall === undefined) return undefined;
  const date = new Date(wall.time + since);
  if (Number.isNaN(date.getTime())) return undefined;
  return date.toISOString().replace(/\.\d{3}Z$/, wall.hasFraction ? millis(date) : '') + wall.zone;
}

function wallOf(text: string) {
  const [, whole, fraction, zone] = LOCAL.exec(text) ?? [];
  if (whole === undefined || zone === undefined) return undefined;
  const time = Date.parse(`${whole}${fraction ?? ''}Z`);
  return { time, zone, hasFraction: fraction !== undefined };
}

function millis(date: Date): string {
  return `.${String(date.getUTCMilliseconds()).padStart(3, '0')}`;
}
