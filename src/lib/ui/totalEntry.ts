// A total as a thumb types it: a number the table may set, or what is wrong with it.

/** Points: no track of any game comes near, so a larger number is a slip of the finger. */
export const LARGEST_TOTAL = 999;

export type TotalReading =
  | { readonly total: number }
  /** `empty`: nothing, or a sign alone, is typed yet. */
  | { readonly wrong: 'empty' | 'no-number' | 'too-large' };

export function readTotal(text: string): TotalReading {
  const typed = text.replace(/\s/g, '').replace('−', '-');
  if (/^[+-]?$/.test(typed)) return { wrong: 'empty' };
  if (!/^[+-]?\d+$/.test(typed)) return { wrong: 'no-number' };
  const total = Number(typed);
  return Math.abs(total) > LARGEST_TOTAL ? { wrong: 'too-large' } : { total: total + 0 };
}
