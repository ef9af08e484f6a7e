// What a match needs from the world: the time on this phone's clock, its name in the log, and chance for new names.

export interface Surroundings {
  /** Local time with its offset, ISO 8601. */
  now(): string;
  /** This phone, as entries name it. */
  readonly device: string;
}

const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** 16 letters and digits by chance, without those that look alike. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** `2026-03-01T20:15:00.250+01:00`: what the clock on the wall says, and where the wall stands. */
export function localNow(date: Date = new Date()): string {
  const east = -date.getTimezoneOffset();
  const wall = new Date(date.getTime() + east * 60_000).toISOString().slice(0, -1);
  const pad = (number: number) => String(number).padStart(2, '0');
  const offset = `${pad(Math.floor(Math.abs(east) / 60))}:${pad(Math.abs(east) % 60)}`;
  return `${wall}${east < 0 ? '-' : '+'}${offset}`;
}
