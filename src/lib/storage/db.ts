// What lies in the database, and under which keys. Nothing but the schema; whatever is read is parsed elsewhere.
import { Dexie, type Table } from 'dexie';
import type { Entry } from '../referee/entry.ts';
import type { MatchFile } from '../referee/matchFile.ts';
import type { Ruleset } from '../referee/ruleset.ts';
import type { Summary } from '../referee/summary.ts';
import type { Copy, Player, Setting } from '../referee/storeFile.ts';

/** What is put away is called `set-aside` here and in files: both were written so from the beginning. */
export const STATUSES = ['running', 'finished', 'set-aside'] as const;
export type Status = (typeof STATUSES)[number];

/** A match file without its entries, and where it stands on the shelf. */
export interface MatchRow extends Omit<MatchFile, 'format' | 'entries'> {
  readonly status: Status;
  /** When it began, was opened again, finished or put away, milliseconds since 1970: orders the shelf. */
  readonly shelved: number;
  /** Opened again to be mended: its sheet is kept when the table says that it is right. Of this phone alone, no part of a file. */
  readonly isBeingMended?: true;
}

/** `seq` counts from 0 without gaps; that the key exists only once is what keeps two windows apart. */
export interface EntryRow extends Entry {
  readonly match: string;
  readonly seq: number;
}

/** An entry out of a file that nobody could read: it lies here as it came. */
export interface RawEntryRow {
  readonly match: string;
  readonly seq: number;
  readonly raw: unknown;
}

export type LogRow = EntryRow | RawEntryRow;

/**
 * What the shelf says of a match, written with every entry in the same transaction: so it is never older than the log,
 * and the shelf is drawn without the rules. Nothing rests on it; without one the shelf says less until it is made.
 */
export interface SummaryRow extends Summary {
  readonly match: string;
  /** Entries in the log. */
  readonly entries: number;
  /** Local time of the last one; of the beginning when there is none. */
  readonly touched: string;
}

/**
 * A later version comes beside the earlier ones, never instead of them, and raises the stored matches
 * with the same upcasts that raise a match file.
 */
export class ImpresarioDb extends Dexie {
  declare readonly matches: Table<MatchRow, string>;
  declare readonly entries: Table<LogRow, [string, number]>;
  declare readonly summaries: Table<SummaryRow, string>;
  declare readonly players: Table<Player, string>;
  declare readonly copies: Table<Copy, string>;
  declare readonly rulesets: Table<Ruleset, [string, number]>;
  declare readonly settings: Table<Setting, string>;

  constructor(name = 'impresario') {
    // Strict: what is called recorded is on the disk. No cache: a follower must not see what may still fail.
    super(name, { chromeTransactionDurability: 'strict', cache: 'disabled' });
    this.version(1).stores({
      matches: 'id, [status+shelved+id]',
      entries: '[match+seq]',
      players: 'id, lastPlayed',
      copies: 'id, game',
      rulesets: '[game+version]',
      settings: 'key',
    });
    // Rules are not at hand while a database is raised, so summaries of older matches are made when they are looked at.
    this.version(2).stores({ summaries: 'match' });
    this.#giveWayToNewer();
  }

  /** What a newer version of the app has raised is left alone by windows of this one, until they are loaded again. */
  #giveWayToNewer(): void {
    this.on('versionchange', ({ newVersion }) => {
      if (newVersion === null) return true; // it is deleted: Dexie lets it go and makes it anew
      this.close({ disableAutoOpen: true });
      return false;
    });
  }
}
