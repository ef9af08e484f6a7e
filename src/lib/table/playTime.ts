// When a match was played and for how long, from the times at which its entries were told: whoever keeps the result a day later
// has not played on meanwhile.
import type { Entry } from '../referee/entry.ts';
import { waited } from './turnTimes.ts';

export interface PlayTime {
  /** Local time of the last entry, ISO 8601; of the beginning where nothing was told. */
  readonly ended: string;
  /** Between the first entry and the last one, without breaks. */
  readonly minutes: number;
}

/** `begun`: when the match began, ISO 8601. */
export function playTime(entries: readonly Pick<Entry, 'at'>[], begun: string): PlayTime {
  const moments = entries.map(({ at }) => Date.parse(at));
  const passed = moments.reduce((sum, at, index) => sum + waited(moments[index - 1] ?? at, at), 0);
  return { ended: entries.at(-1)?.at ?? begun, minutes: Math.max(1, Math.round(passed / 60_000)) };
}
