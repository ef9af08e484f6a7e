// Whether a summary is whole; nothing else of this room is loaded with it.
import type { SummaryRow } from './db.ts';

/** By hand, so that a shelf can be drawn before any reader of files is loaded. */
export function isSummary(row: SummaryRow): boolean {
  const { entries, touched, ranks, isOver, needsMending, progress }: Partial<SummaryRow> = row;
  return (
    Number.isSafeInteger(entries) &&
    typeof touched === 'string' &&
    !Number.isNaN(Date.parse(touched)) &&
    typeof isOver === 'boolean' &&
    typeof needsMending === 'boolean' &&
    (progress === undefined || (Number.isFinite(progress.at) && Number.isFinite(progress.of))) &&
    Array.isArray(ranks) &&
    ranks.every(
      (one: Partial<SummaryRow['ranks'][number]>) =>
        [typeof one.seat, typeof one.rank, typeof one.total].join() === 'string,number,number',
    )
  );
}
