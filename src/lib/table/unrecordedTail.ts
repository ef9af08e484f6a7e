// What could not be recorded when this window was here last, without what has come to the disk all the same.
import type { Entry } from '../referee/entry.ts';
import type { EntryReading } from '../referee/entrySchema.ts';
import type { Match } from '../referee/match.ts';
import type { Left } from '../referee/rebase.ts';
import { recordedOf } from './recorder.svelte.ts';
import { dropUnrecorded, unrecordedOf } from './unrecorded.ts';

interface UnrecordedTail<Move> {
  /** Place in the log it was told at, from 0. */
  readonly from: number;
  readonly entries: readonly Entry<Move>[];
  /** From the first that cannot be read on: what was told behind it may speak of it. */
  readonly left: readonly Left<Move>[];
}

/** Undefined where nothing waits: what is recorded already is forgotten. */
export function unrecordedTail<State, Move>(
  match: string,
  log: Match<State, Move>['log'],
  read: (entry: unknown) => EntryReading<Move>,
): UnrecordedTail<Move> | undefined {
  const tail = unrecordedOf(match);
  if (tail === undefined) return undefined;
  const readings = tail.entries.map((entry) => read(entry));
  const unread = readings.findIndex(({ ok }) => !ok);
  const sound = unread === -1 ? readings.length : unread;
  const told = entriesIn(readings.slice(0, sound));
  const recorded = recordedOf(told, (index) => log.at(tail.from + index));
  const entries = told.slice(recorded);
  const left = readings.slice(sound).map((reading) => (reading.ok ? { entry: reading.entry } : {}));
  if (entries.length === 0) dropUnrecorded(match);
  if (entries.length === 0 && left.length === 0) return undefined;
  return { from: tail.from + recorded, entries, left };
}

const entriesIn = <Move>(readings: readonly EntryReading<Move>[]): readonly Entry<Move>[] =>
  readings.flatMap((reading) => (reading.ok ? [reading.entry] : []));
