// What lies here beside the matches, as far as it can be read, in the order of its keys.
import * as v from 'valibot';
import { CopySchema, PlayerSchema, RulesetSchema, SettingSchema } from '../referee/storeFile.ts';
import type { StoreFile } from '../referee/storeFile.ts';
import type { ImpresarioDb } from './db.ts';
import { OWN_SETTINGS } from './settings.ts';

/** What cannot be read stays where it is and is left out, and so is what belongs to this phone alone. */
export async function readableStore(
  db: ImpresarioDb,
): Promise<Pick<StoreFile, 'players' | 'copies' | 'rulesets' | 'settings'>> {
  const settings = readable(await db.settings.toArray(), SettingSchema);
  return {
    players: readable(await db.players.toArray(), PlayerSchema),
    copies: readable(await db.copies.toArray(), CopySchema),
    rulesets: readable(await db.rulesets.toArray(), RulesetSchema),
    settings: settings.filter(({ key }) => !OWN_SETTINGS.includes(key)),
  };
}

function readable<T>(rows: readonly unknown[], schema: v.GenericSchema<unknown, T>): T[] {
  return rows.flatMap((row) => {
    const read = v.safeParse(schema, row);
    return read.success ? [read.output] : [];
  });
}
