// Reads a match although its log cannot be read to the end: what stands behind the first bad entry is kept as it came.
import type { RulesModule } from './game.ts';
import type { FileFault } from './fileFault.ts';
import { readMatchDocument, type MatchFile } from './matchFile.ts';
import { isJsonObject } from './upcast.ts';

export interface Salvaged {
  /** With the entries that can be read, from the first one on. */
  readonly file: MatchFile;
  readonly module: RulesModule;
  /** The entry that cannot be read and all behind it; empty when the whole match can. */
  readonly unread: readonly unknown[];
}

export type Salvage =
  ({ readonly ok: true } & Salvaged) | { readonly ok: false; readonly fault: FileFault };

/** Never throws. A stated result that cannot be read is left out: it follows from the log. */
export function salvageMatch(document: unknown, modules: readonly RulesModule[]): Salvage {
  const reading = readMatchDocument(document, modules);
  if (reading.ok) return { ...reading, unread: [] };
  const { fault } = reading;
  if (!isJsonObject(document) || fault.code !== 'damaged') return { ok: false, fault };
  const { entries, ...head } = document;
  const { result, ...rest } = head;
  if (result !== undefined && /^result\b/.test(fault.path))
    return salvageMatch({ ...rest, entries }, modules);
  const bad = badEntry(fault.path);
  // A field of the match itself may be called like the path of an entry.
  if (bad === undefined || !Array.isArray(entries) || bad >= entries.length)
    return { ok: false, fault };
  const kept = salvageMatch({ ...head, entries: entries.slice(0, bad) }, modules);
  if (!kept.ok) return kept;
  return { ...kept, unread: entries.slice(kept.file.entries.length) };
}

/** The whole document again, as it would be written. */
export function wholeMatch({ file, unread }: Pick<Salvaged, 'file' | 'unread'>): object {
  return { ...file, entries: [...file.entries, ...unread] };
}

function badEntry(path: string): number | undefined {
  const found = /^entries\.(\d+)/.exec(path);
  return found ? Number(found[1]) : undefined;
}
