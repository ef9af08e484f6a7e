// What was told in this window and could not be recorded, by match: it outlasts a visit to another page and a reload, goes
// into the file that is saved meanwhile, and keeps the window from being closed unasked.
import * as v from 'valibot';
import type { LogTail } from '../storage/matches.ts';

const keyOf = (match: string) => `impresario.waiting.${match}`;

/** In a storage that is closed or full it holds until the page is left. */
const tailByMatch = new Map<string, LogTail>();

/** Of any version of the app: entries are read as those of a file are. */
const TailSchema = v.object({
  from: v.pipe(v.number(), v.integer(), v.minValue(0)),
  entries: v.pipe(v.array(v.unknown()), v.minLength(1)),
});

/** The browser asks before it closes the window. */
const ask = (event: BeforeUnloadEvent): void => {
  event.preventDefault();
};

/** A writing may fail when its window is gone already. */
const isOpen = () => typeof window !== 'undefined';

/** In place of what waited of this match before. */
export function keepUnrecorded(match: string, tail: LogTail): void {
  if (tailByMatch.size === 0 && isOpen()) addEventListener('beforeunload', ask);
  tailByMatch.set(match, tail);
  try {
    sessionStorage.setItem(keyOf(match), JSON.stringify(tail));
  } catch {
    // What an earlier failure left there is shorter: it must not come back in place of this.
    forget(match);
  }
}

/** It is on the disk, or given up. */
export function dropUnrecorded(match: string): void {
  tailByMatch.delete(match);
  if (tailByMatch.size === 0 && isOpen()) removeEventListener('beforeunload', ask);
  forget(match);
}

/** Undefined where nothing waits. */
export function unrecordedOf(match: string): LogTail | undefined {
  return tailByMatch.get(match) ?? keptTail(match);
}

/** Loads the page anew. Nobody is asked before where all that waits is kept beyond this page. */
export function loadAnew(): void {
  const isKept = [...tailByMatch.keys()].every((match) => keptTail(match) !== undefined);
  if (isKept) removeEventListener('beforeunload', ask);
  location.reload();
}

function keptTail(match: string): LogTail | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(match)) ?? '');
    return v.is(TailSchema, kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function forget(match: string): void {
  try {
    sessionStorage.removeItem(keyOf(match));
  } catch {
    // Closed storage keeps nothing that could be dropped.
  }
}
