// Takes a match from the shelf; the data page brings it back.
import type { Outcome } from '../storage/faults.ts';
import { setAside } from '../storage/matches.ts';
import { openHouse } from './house.ts';

export async function putAway(match: string): Promise<Outcome<undefined>> {
  const house = await openHouse();
  if (!house.ok) return house;
  const { db, surroundings } = house.value;
  return setAside(db, match, surroundings.now());
}
