// What the players' own boxes hold, as they have told it once.
import * as v from 'valibot';
import { damageOf } from '../referee/fileFault.ts';
import { CopySchema, type Copy } from '../referee/storeFile.ts';
import type { ImpresarioDb } from './db.ts';
import { attempt, Broken, done, failed, type Outcome } from './faults.ts';
import { isLater } from './later.ts';

/** All boxes of a game, in no order. One that cannot be read is a fault: what players have written down is not to be passed over. */
export async function copiesOf(db: ImpresarioDb, game: string): Promise<Outcome<readonly Copy[]>> {
  const rows = await attempt(() => db.copies.where('game').equals(game).toArray());
  return rows.ok ? readAll(rows.value) : rows;
}

function readAll(rows: readonly Copy[]): Outcome<readonly Copy[]> {
  const copies: Copy[] = [];
  for (const row of rows) {
    const read = v.safeParse(CopySchema, row, { abortEarly: true });
    if (!read.success) {
      const damage = damageOf(read.issues[0]);
      return failed({ ...damage, path: `copies.${row.id}.${damage.path}` });
    }
    copies.push(read.output);
  }
  return done(copies);
}

/** What lies there of a game's boxes and cannot be read, as it lies. */
export function unreadCopies(db: ImpresarioDb, game: string): Promise<Outcome<readonly Copy[]>> {
  return attempt(() => unreadIn(db, game));
}

/** There is no way back from here, but for what was saved before. */
export function forgetUnread(db: ImpresarioDb, game: string): Promise<Outcome<undefined>> {
  return attempt(() =>
    db.transaction('rw', db.copies, async () => {
      const unread = await unreadIn(db, game);
      await db.copies.bulkDelete(unread.map(({ id }) => id));
      return undefined;
    }),
  );
}

async function unreadIn(db: ImpresarioDb, game: string): Promise<readonly Copy[]> {
  const rows = await db.copies.where('game').equals(game).toArray();
  return rows.filter((row) => !v.is(CopySchema, row));
}

/**
 * Adds to the box changed last what follows from all it holds, or begins the first one: one writing, so that nothing another
 * window tells of it meanwhile is lost. A box that cannot be read is left alone.
 */
export function changeCopy(
  db: ImpresarioDb,
  game: string,
  change: (before: Copy['contents']) => Copy['contents'],
  fresh: Pick<Copy, 'id' | 'name' | 'changedAt'>,
): Promise<Outcome<Copy>> {
  return attempt(() =>
    db.transaction('rw', db.copies, async () => {
      const copies = readAll(await db.copies.where('game').equals(game).toArray());
      if (!copies.ok) throw new Broken(copies.fault);
      const latest = latestOf(copies.value);
      const { changedAt } = fresh;
      const before = latest?.contents ?? {};
      const contents = { ...before, ...change(before) };
      const copy = { ...(latest ?? { ...fresh, game }), changedAt, contents };
      await db.copies.put(copy);
      return copy;
    }),
  );
}

/** The box changed last gives way to another: from here on it holds what that one held, and nothing else. Gives it as it was before. */
export function replaceCopy(
  db: ImpresarioDb,
  { game, name, contents }: Pick<Copy, 'game' | 'name' | 'contents'>,
  fresh: Pick<Copy, 'id' | 'changedAt'>,
): Promise<Outcome<Copy | undefined>> {
  return attempt(() =>
    db.transaction('rw', db.copies, async () => {
      const rows = await db.copies.where('game').equals(game).toArray();
      const before = latestOf(rows.filter((row) => v.is(CopySchema, row)));
      await db.copies.put({ ...fresh, ...(before && { id: before.id }), game, name, contents });
      return before;
    }),
  );
}

/** Out of a file, for a transaction that may write copies: what was told of a box here since then stays. */
export async function takeCopies(db: ImpresarioDb, copies: readonly Copy[]): Promise<void> {
  for (const copy of copies) {
    const ours = v.safeParse(CopySchema, await db.copies.get(copy.id));
    const changedAt = ours.success ? ours.output.changedAt : undefined;
    if (isLater(copy.changedAt, changedAt)) await db.copies.put(copy);
  }
}

/** The box that was spoken of last. */
export function latestOf(copies: readonly Copy[]): Copy | undefined {
  return copies.toSorted((a, b) => Date.parse(b.changedAt) - Date.parse(a.changedAt))[0];
}
