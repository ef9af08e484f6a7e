// What can go wrong with the database, as codes with facts: the screen has a sentence for each.
import type { FileFault } from '../referee/fileFault.ts';
import type { OpenFault } from '../referee/openMatch.ts';

export type StoreFault =
  /** No space left on this device. */
  | { readonly code: 'full' }
  /** Another window keeps an older version of the app open. */
  | { readonly code: 'blocked' }
  /** The database was written by a newer version of the app. */
  | { readonly code: 'newer-database' }
  /** This browser keeps nothing: private mode, or storage switched off. */
  | { readonly code: 'unavailable' }
  /** The browser broke off the writing; nothing of it was kept. */
  | { readonly code: 'aborted'; readonly name: string }
  /** The place in the log is taken: another window was faster. */
  | { readonly code: 'someone-else-wrote'; readonly match: string; readonly seq: number }
  | { readonly code: 'no-such-match'; readonly match: string }
  /** Matches of the file differ from those of the same name here: the table has to decide. */
  | { readonly code: 'clash'; readonly matches: readonly Clash[] }
  /** As many agreements as are kept: which one goes, the group says. */
  | { readonly code: 'customs-full'; readonly most: number }
  | { readonly code: 'unknown'; readonly name: string }
  | FileFault
  | OpenFault;

export interface Clash {
  readonly id: string;
  readonly game: string;
  readonly begun: string;
  /** Entries in the log that is kept here, and in the file. */
  readonly here: number;
  readonly inFile: number;
  /** The one in the file has been told further: it could take the place of the one here. */
  readonly isNewer: boolean;
}

export type Outcome<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: StoreFault };

export function done<T>(value: T): Outcome<T> {
  return { ok: true, value };
}

export function failed(fault: StoreFault): { readonly ok: false; readonly fault: StoreFault } {
  return { ok: false, fault };
}

/** Runs work on the database; what it throws becomes a coded fault. */
export async function attempt<T>(work: () => PromiseLike<T>): Promise<Outcome<T>> {
  try {
    return done(await work());
  } catch (error) {
    return failed(faultOf(error));
  }
}

/** Thrown inside a transaction to break it off with a fault of ours. */
export class Broken extends Error {
  constructor(readonly fault: StoreFault) {
    super(fault.code);
  }
}

const CODE_BY_NAME = {
  QuotaExceededError: { code: 'full' },
  VersionError: { code: 'newer-database' },
  // A database stays closed only where another window has raised it, see db.ts.
  DatabaseClosedError: { code: 'newer-database' },
  MissingAPIError: { code: 'unavailable' },
  InvalidStateError: { code: 'unavailable' },
  SecurityError: { code: 'unavailable' },
  NotAllowedError: { code: 'unavailable' },
  UpgradeError: { code: 'blocked' },
  BlockedError: { code: 'blocked' },
} as const satisfies Record<string, StoreFault>;

/** Dexie wraps what the browser threw, sometimes twice; the innermost name that we know decides. */
export function faultOf(error: unknown): StoreFault {
  if (error instanceof Broken) return error.fault;
  const names = namesIn(error);
  for (const name of names.toReversed())
    if (name in CODE_BY_NAME) return CODE_BY_NAME[name as keyof typeof CODE_BY_NAME];
  if (names.some((name) => name === 'AbortError' || name === 'TransactionInactiveError'))
    return { code: 'aborted', name: names.at(-1) ?? 'AbortError' };
  return { code: 'unknown', name: names.at(-1) ?? typeof error };
}

export function isConstraint(error: unknown): boolean {
  return namesIn(error).includes('ConstraintError');
}

/** From the outside to the inside. */
function namesIn(error: unknown): string[] {
  const names: string[] = [];
  let at = error;
  // Where a browser has no database at all, the very name of it is unknown.
  if (error instanceof ReferenceError) return ['MissingAPIError'];
  while (typeof at === 'object' && at && names.length < 8) {
    if ('name' in at && typeof at.name === 'string') names.push(at.name);
    if ('failures' in at && Array.isArray(at.failures)) at = at.failures[0];
    else at = 'inner' in at ? at.inner : undefined;
  }
  return names;
}
