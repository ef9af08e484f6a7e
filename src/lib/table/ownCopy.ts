// The players' own box of a game: what they tell of it once is known the next time.
import {
  LARGEST_COPY,
  readCopyFile,
  writeCopyFile,
  type ContentsSchema,
} from '../referee/copyFile.ts';
import type { Copy } from '../referee/storeFile.ts';
import {
  changeCopy,
  copiesOf,
  forgetUnread,
  latestOf,
  replaceCopy,
  unreadCopies,
} from '../storage/copies.ts';
import { done, failed, type Outcome } from '../storage/faults.ts';
import { openHouse } from './house.ts';
import { textOfFile, type IncomingFile } from './incomingFile.ts';
import type { OutgoingFile } from './keeping.ts';
import { newId } from './surroundings.ts';

/** Undefined while nothing has been told. */
export async function readOwnCopy(game: string): Promise<Outcome<Copy | undefined>> {
  const house = await openHouse();
  if (!house.ok) return house;
  const copies = await copiesOf(house.value.db, game);
  return copies.ok ? done(latestOf(copies.value)) : copies;
}

/**
 * Adds what follows from what has been told: lists are written as a whole. `name` is for a box that nothing was told of
 * yet.
 */
export async function changeOwnCopy(
  game: string,
  name: string,
  change: (before: Copy['contents']) => Copy['contents'],
): Promise<Outcome<Copy>> {
  const house = await openHouse();
  if (!house.ok) return house;
  const { db, surroundings } = house.value;
  const fresh = { id: newId(), name, changedAt: surroundings.now() };
  return changeCopy(db, game, change, fresh);
}

/** Undefined while nothing has been told. */
export async function ownCopyAsFile(game: string): Promise<Outcome<OutgoingFile | undefined>> {
  const copy = await readOwnCopy(game);
  if (!copy.ok || copy.value === undefined) return copy.ok ? done(undefined) : copy;
  const { changedAt } = copy.value;
  const name = `impresario-${game}-copy-${changedAt.slice(0, 10)}.json`;
  return done({ name, text: writeCopyFile(copy.value) });
}

/** What is kept of it and cannot be read, as it lies; undefined where all can. */
export async function unreadAsFile(game: string): Promise<Outcome<OutgoingFile | undefined>> {
  const house = await openHouse();
  if (!house.ok) return house;
  const unread = await unreadCopies(house.value.db, game);
  if (!unread.ok || unread.value.length === 0) return unread.ok ? done(undefined) : unread;
  const text = `${JSON.stringify(unread.value, undefined, 2)}\n`;
  return done({ name: `impresario-raw-${game}-copy.json`, text });
}

/** Lets go of it, so that the copy can be told of again. */
export async function beginCopyAnew(game: string): Promise<Outcome<undefined>> {
  const house = await openHouse();
  return house.ok ? forgetUnread(house.value.db, game) : house;
}

/** What the copy held before a file took its place; empty where nothing had been told. */
export type HeldBefore = Pick<Copy, 'game' | 'name' | 'contents'>;

/** All of the file in one write, or nothing. `schema` is the game's own. */
export async function takeInCopy(
  game: string,
  schema: ContentsSchema,
  file: IncomingFile,
): Promise<Outcome<HeldBefore>> {
  const text = await textOfFile(file, LARGEST_COPY);
  if (!text.ok) return text;
  const read = readCopyFile(text.value, game, schema);
  return read.ok ? holdInstead(read.copy) : failed(read.fault);
}

/** Puts back what was held before, or brings in what a file holds. */
export async function holdInstead({
  game,
  name,
  contents,
}: HeldBefore): Promise<Outcome<HeldBefore>> {
  const house = await openHouse();
  if (!house.ok) return house;
  const { db, surroundings } = house.value;
  const fresh = { id: newId(), changedAt: surroundings.now() };
  const before = await replaceCopy(db, { game, name, contents }, fresh);
  return before.ok ? done(before.value ?? { game, name, contents: {} }) : before;
}
