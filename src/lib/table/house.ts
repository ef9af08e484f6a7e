// The house of this phone: its database, its name in the logs and its clock, opened once when first needed.
import type { RulesModule } from '../referee/game.ts';
import type { ImpresarioDb } from '../storage/db.ts';
import { done, type Outcome } from '../storage/faults.ts';
import { openDb } from '../storage/openDb.ts';
import { deviceId } from '../storage/settings.ts';
import { localNow, newId, type Surroundings } from './surroundings.ts';

export interface House {
  readonly db: ImpresarioDb;
  readonly surroundings: Surroundings;
}

/** Loads the rules of a game; the registry stays with the caller. */
export type RulesDoor = (game: string) => Promise<RulesModule> | undefined;

let opening: Promise<Outcome<House>> | undefined;

/** A fault is tried again at the next call; an open house stays open. */
export async function openHouse(): Promise<Outcome<House>> {
  opening ??= open();
  const house = await opening;
  if (!house.ok) opening = undefined;
  return house;
}

async function open(): Promise<Outcome<House>> {
  const opened = await openDb();
  if (!opened.ok) return opened;
  const device = await deviceId(opened.value, newId());
  if (!device.ok) return device;
  return done({ db: opened.value, surroundings: { now: () => localNow(), device: device.value } });
}
