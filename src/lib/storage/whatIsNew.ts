// A match that comes in and lies here already: whether there is anything new in it, and whether the table has to be asked.
import { sameJson } from '../referee/sameJson.ts';
import type { LogRow, MatchRow } from './db.ts';
import { documentOf } from './matches.ts';
import type { JudgedMatch } from './parcel.ts';

/**
 * `nothing`: all of it lies here. `more`: all that was told here, and more behind it or its result.
 * `otherwise`: the two have gone different ways.
 */
export type Comparison = 'nothing' | 'more' | 'otherwise';

export function whatIsNew(
  { file, unread, isResultOurs }: JudgedMatch,
  row: MatchRow,
  rows: readonly LogRow[],
): Comparison {
  const { entries: here, result: kept, ...head } = documentOf(row, rows);
  const { entries, result, ...told } = file;
  const there = [...entries, ...unread];
  const shared = Math.min(here.length, there.length);
  const isWhole = (rows.at(-1)?.seq ?? -1) === rows.length - 1;
  const isOneLog = isWhole && sameJson(here.slice(0, shared), there.slice(0, shared));
  if (!isOneLog || !sameJson(head, told)) return 'otherwise';
  if (there.length < here.length) return 'nothing';
  // A sheet that only the replay gives says nothing that is not here, whatever has been kept of it.
  const isKnown = result === undefined || isResultOurs || sameJson(kept, result);
  // A result that the table has taken back to mend it is none any more.
  if (there.length === here.length && (isKnown || row.isBeingMended)) return 'nothing';
  // A sheet that was kept here does not go by itself.
  return kept === undefined ? 'more' : 'otherwise';
}

/** A log only grows, and the sheet is its last word. */
export function isNewer(
  { file, unread }: JudgedMatch,
  row: MatchRow,
  rows: readonly LogRow[],
): boolean {
  const length = file.entries.length + unread.length;
  if (length !== rows.length) return length > rows.length;
  return file.result !== undefined && row.result === undefined;
}
