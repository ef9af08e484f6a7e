// What could not be recorded when this window was here last, without what has come to the disk all the same.
import type { Entry } from '../referee/entry.ts';
import type { EntryReading } from '../referee/entrySchema.ts';
import type { Match } from '../referee/match.ts';
import { recordedOf } from './recorder.svelte.ts';
import { dropWaiting, waitingOf } from './waiting.ts';

interface UnrecordedTail<Move> {
  /** Place in the log it was told at, from 0. */
  readonly from: number;
  readonly entries: readonly Entry<Move>[];
}

/** Undefined where nothing waits: what is recorded already is forgotten. */
export function unrecordedTail<State, Move>(
  match: string,
  log: Match<State, Move>['log'],
  read: (entry: unknown) => EntryReading<Move>,
): UnrecordedTail<Move> | undefined {
  const tail = waitingOf(match);
  if (tail === undefined) return undefined;
  const told = tail.entries.flatMap((entry) => {
    const reading = read(entry);
    return reading.ok ? [reading.entry] : [];
  });
  const recorded = recordedOf(told, (index) => log.at(tail.from + index));
  const entries = told.slice(recorded);
  if (entries.length > 0) return { from: tail.from + recorded, entries };
  dropWaiting(match);
  return undefined;
}
