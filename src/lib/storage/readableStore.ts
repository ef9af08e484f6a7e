// What lies here beside the matches, as far as it can be read, in the order of its keys.
import * as v from 'valibot';
import { CopySchema, PlayerSchema, RulesetSchema, SettingSchema } from '../referee/storeFile.ts';
import type { StoreFile } from '../referee/storeFile.ts';
import type { ImpresarioDb } from './db.ts';
import { OWN_SETTINGS } from './settings.ts';

export interface ReadableStore {
  readonly kept: Pick<StoreFile, 'players' | 'copies' | 'rulesets' | 'settings'>;
  /** Copies that cannot be read: what they held, only their box can tell again. */
  readonly unreadCopies: number;
}

/** What cannot be read stays where it is and is left out, and so is what belongs to this phone alone. */
export async function readableStore(db: ImpresarioDb): Promise<ReadableStore> {
  const settings = readable(await db.settings.toArray(), SettingSchema);
  const boxes = await db.copies.toArray();
  const copies = readable(boxes, CopySchema);
  const kept = {
    players: readable(await db.players.toArray(), PlayerSchema),
    copies,
    rulesets: readable(await db.rulesets.toArray(), RulesetSchema),
    settings: settings.filter(({ key }) => !OWN_SETTINGS.includes(key)),
  };
  return { kept, unreadCopies: boxes.length - copies.length };
}

function readable<T>(rows: readonly unknown[], schema: v.GenericSchema<unknown, T>): T[] {
  return rows.flatMap((row) => {
    const read = v.safeParse(schema, row);
    return read.success ? [read.output] : [];
  });
}
