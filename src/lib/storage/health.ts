// How safe what is kept here is: whether the browser promises to keep it, how much room there is, and whether it reads back.
import * as v from 'valibot';
import type { ImpresarioDb } from './db.ts';
import { attempt, done, type Outcome } from './faults.ts';
import { readSetting, writeSetting } from './settings.ts';
import { countFinishedSince } from './shelf.ts';

/** `unasked` until the first match begins; `unknown` where the browser makes no such promise. */
export const PERSISTENCE = ['unasked', 'granted', 'denied', 'unknown'] as const;
export type Persistence = (typeof PERSISTENCE)[number];

export interface Health {
  readonly persistence: Persistence;
  /** Bytes; absent where the browser does not tell. */
  readonly used?: number;
  readonly available?: number;
  /** What was just written could be read again. */
  readonly readsBack: boolean;
}

type Storage = Pick<StorageManager, 'persist' | 'persisted' | 'estimate'>;

/** Asks the browser to keep our data even when space gets short; the answer is kept to be shown. */
export async function askToPersist(
  db: ImpresarioDb,
  storage: Partial<Storage> | undefined = storageHere(),
): Promise<Outcome<Persistence>> {
  const asked = await attempt(async (): Promise<Persistence> => {
    if (storage?.persist === undefined) return 'unknown';
    return (await storage.persist()) ? 'granted' : 'denied';
  });
  const answer = asked.ok ? asked.value : 'unknown';
  const kept = await writeSetting(db, 'persistence', answer);
  return kept.ok ? done(answer) : kept;
}

/** Writes a mark and reads it back; whatever fails is part of the answer, never a fault. */
export async function healthOf(
  db: ImpresarioDb,
  storage: Partial<Storage> | undefined = storageHere(),
): Promise<Health> {
  const kept = await readSetting(db, 'persistence', v.picklist(PERSISTENCE));
  const room = await attempt(async () => storage?.estimate?.());
  const { usage, quota } = (room.ok && room.value) || {};
  const asked = (kept.ok && kept.value) || 'unasked';
  return {
    persistence: (await isPromised(storage)) ? 'granted' : asked,
    ...(usage === undefined ? {} : { used: usage }),
    ...(quota === undefined ? {} : { available: quota }),
    readsBack: await readsBack(db),
  };
}

/** Everything went into a file at this local time: what ended before is not on this phone alone. */
export function noteSaved(db: ImpresarioDb, now: string): Promise<Outcome<string>> {
  return writeSetting(db, 'saved', Date.parse(now));
}

export interface Unsaved {
  /** Finished matches that are in no file of everything. */
  readonly matches: number;
  /** The browser promises to keep them. */
  readonly isPromised: boolean;
}

/** Of matches that ended after everything went into a file for the last time. */
export async function unsavedIn(
  db: ImpresarioDb,
  storage: Partial<Storage> | undefined = storageHere(),
): Promise<Outcome<Unsaved>> {
  const saved = await readSetting(db, 'saved', v.number());
  const matches = await countFinishedSince(db, (saved.ok && saved.value) || 0);
  if (!matches.ok) return matches;
  return done({ matches: matches.value, isPromised: await isPromised(storage) });
}

async function isPromised(storage: Partial<Storage> | undefined): Promise<boolean> {
  const promised = await attempt(async () => storage?.persisted?.());
  return promised.ok && promised.value === true;
}

async function readsBack(db: ImpresarioDb): Promise<boolean> {
  const mark = `${performance.timeOrigin}-${performance.now()}`;
  const written = await writeSetting(db, 'probe', mark);
  const read = await readSetting(db, 'probe', v.string());
  return written.ok && read.ok && read.value === mark;
}

function storageHere(): Storage | undefined {
  return 'storage' in navigator ? navigator.storage : undefined;
}
