// What lies on the shelf, read after its first picture so that the database does not hold it up.
import { done, type Outcome } from '../storage/faults.ts';
import {
  listFinished,
  listRunning,
  type RunningCard,
  type ShelfPage,
  type ShelfPlace,
} from '../storage/shelf.ts';
import { openHouse } from './house.ts';

export interface ShelfContent {
  readonly running: ShelfPage<RunningCard>;
  readonly finished: ShelfPage;
}

/** Running matches and the latest `size` finished ones. */
export async function readShelf(size: number): Promise<Outcome<ShelfContent>> {
  const house = await openHouse();
  if (!house.ok) return house;
  const { db } = house.value;
  const [running, finished] = await Promise.all([listRunning(db), listFinished(db, size)]);
  if (!running.ok) return running;
  if (!finished.ok) return finished;
  return done({ running: running.value, finished: finished.value });
}

/** Finished matches from a place on, the latest first. */
export async function readFinished(size: number, from?: ShelfPlace): Promise<Outcome<ShelfPage>> {
  const house = await openHouse();
  return house.ok ? listFinished(house.value.db, size, from) : house;
}
