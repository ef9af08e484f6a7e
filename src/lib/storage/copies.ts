// What the players' own boxes hold, as they have told it once.
import * as v from 'valibot';
import { damageOf } from '../referee/matchFile.ts';
import { CopySchema, type Copy } from '../referee/storeFile.ts';
import type { ImpresarioDb } from './db.ts';
import { attempt, done, failed, type Outcome } from './faults.ts';

export async function copiesOf(db: ImpresarioDb, game: string): Promise<Outcome<readonly Copy[]>> {
  const rows = await attempt(() => db.copies.where('game').equals(game).toArray());
  if (!rows.ok) return rows;
  const copies: Copy[] = [];
  for (const row of rows.value) {
    const read = v.safeParse(CopySchema, row, { abortEarly: true });
    if (!read.success) {
      const damage = damageOf(read.issues[0]);
      return failed({ ...damage, path: `copies.${row.id}.${damage.path}` });
    }
    copies.push(read.output);
  }
  return done(copies);
}

export function saveCopy(db: ImpresarioDb, copy: Copy): Promise<Outcome<string>> {
  return attempt(() => db.copies.put(copy));
}

export function deleteCopy(db: ImpresarioDb, id: string): Promise<Outcome<void>> {
  return attempt(() => db.copies.delete(id));
}
