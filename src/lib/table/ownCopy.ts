// The players' own box of a game: what they tell of it once is known the next time.
import type { Copy } from '../referee/storeFile.ts';
import { copiesOf, latestOf, tellOfCopy } from '../storage/copies.ts';
import { done, type Outcome } from '../storage/faults.ts';
import { openHouse } from './house.ts';
import { newId } from './surroundings.ts';

/** Undefined while nothing has been told. */
export async function readOwnCopy(game: string): Promise<Outcome<Copy | undefined>> {
  const house = await openHouse();
  if (!house.ok) return house;
  const copies = await copiesOf(house.value.db, game);
  return copies.ok ? done(latestOf(copies.value)) : copies;
}

/** `name` is for a box that nothing was told of yet. */
export async function tellOfOwnCopy(
  game: string,
  name: string,
  told: Copy['contents'],
): Promise<Outcome<Copy>> {
  const house = await openHouse();
  if (!house.ok) return house;
  const { db, surroundings } = house.value;
  const fresh = { id: newId(), name, changedAt: surroundings.now() };
  return tellOfCopy(db, game, told, fresh);
}
