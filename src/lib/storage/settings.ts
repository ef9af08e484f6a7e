// Small things this phone keeps for itself, each read through its own schema.
import * as v from 'valibot';
import { damageOf } from '../referee/fileFault.ts';
import { IdSchema } from '../referee/fieldSchemas.ts';
import type { ImpresarioDb } from './db.ts';
import { attempt, done, failed, type Outcome } from './faults.ts';

/** Belong to this phone, so they never travel in an export. */
export const OWN_SETTINGS = ['device', 'persistence', 'probe', 'saved'];

/** Undefined when it was never set. */
export async function readSetting<T>(
  db: ImpresarioDb,
  key: string,
  schema: v.GenericSchema<unknown, T>,
): Promise<Outcome<T | undefined>> {
  const row = await attempt(() => db.settings.get(key));
  if (!row.ok) return row;
  if (row.value === undefined) return done(undefined);
  const read = v.safeParse(schema, row.value.value, { abortEarly: true });
  if (read.success) return done(read.output);
  const damage = damageOf(read.issues[0]);
  return failed({ ...damage, path: `settings.${key}` });
}

/** `value`: plain JSON; whoever reads it brings the schema. */
export function writeSetting(
  db: ImpresarioDb,
  key: string,
  value: unknown,
): Promise<Outcome<string>> {
  return attempt(() => db.settings.put({ key, value }));
}

/** The name of this phone in every log: made once from `fresh`, which is used only the first time. */
export async function deviceId(db: ImpresarioDb, fresh: string): Promise<Outcome<string>> {
  return attempt(() =>
    db.transaction('rw', db.settings, async () => {
      const row = await db.settings.get('device');
      const known = v.safeParse(IdSchema, row?.value);
      if (known.success) return known.output;
      await db.settings.put({ key: 'device', value: fresh });
      return fresh;
    }),
  );
}
