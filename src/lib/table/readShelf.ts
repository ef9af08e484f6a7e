// What lies on the shelf, read with care: where a glance does not do (storage/glance.ts), and all pages behind it.
import { done, type Outcome } from '../storage/faults.ts';
import {
  countPutAway,
  eachFinished,
  listFinished,
  listRunning,
  type MatchCard,
  type ShelfPage,
  type ShelfPlace,
} from '../storage/shelf.ts';
import type { ShelfContent } from '../storage/glance.ts';
import { openHouse, type RulesDoor } from './house.ts';
import { playedOf } from './standing.ts';
import type { PlayedMatch } from './tally.ts';

/** Running matches and the latest `size` finished ones. */
export async function readShelf(size: number): Promise<Outcome<ShelfContent>> {
  const house = await openHouse();
  if (!house.ok) return house;
  const { db } = house.value;
  const [running, finished, aside] = await Promise.all([
    listRunning(db),
    listFinished(db, size),
    countPutAway(db),
  ]);
  if (!running.ok) return running;
  if (!finished.ok) return finished;
  if (!aside.ok) return aside;
  return done({ running: running.value, finished: finished.value, putAway: aside.value });
}

/** Finished matches from a place on, of one game or of all, the latest first. */
export async function readFinished(
  size: number,
  from?: ShelfPlace,
  game?: string,
): Promise<Outcome<ShelfPage>> {
  const house = await openHouse();
  return house.ok ? listFinished(house.value.db, size, from, game) : house;
}

/** Every match whose end is known, the latest first. */
export async function readPlayed(): Promise<Outcome<readonly PlayedMatch[]>> {
  const house = await openHouse();
  if (!house.ok) return house;
  const played: PlayedMatch[] = [];
  const read = await eachFinished(house.value.db, (card) => {
    const one = playedOf(card);
    if (one) played.push(one);
  });
  return read.ok ? done(played) : read;
}

/** Lets the shelf say how matches of earlier versions stand; true when it has something new to say. */
export async function sumUpMissing(
  cards: readonly MatchCard[],
  rulesOf: RulesDoor,
): Promise<boolean> {
  const missing = cards.filter(({ summary }) => summary === undefined);
  if (missing.length === 0) return false;
  const house = await openHouse();
  if (!house.ok) return false;
  const { sumUp } = await import('./sumUp.ts');
  return (await sumUp(house.value.db, missing, rulesOf)) > 0;
}
