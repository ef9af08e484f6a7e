// Who sat here last time and who has played at all, to be offered when a match is set up.
import { done, type Outcome } from '../storage/faults.ts';
import type { Player } from '../referee/storeFile.ts';
import { bringBackPlayer, forgetPlayer, knownPlayers, lastTable } from '../storage/players.ts';
import { openHouse } from './house.ts';

export interface LastPlayers {
  /** Last time's table, clockwise; empty the first time. */
  readonly table: readonly { readonly name: string; readonly colour: string }[];
  /** Names of everybody known, who played last first. */
  readonly names: readonly string[];
}

export async function readLastPlayers(): Promise<Outcome<LastPlayers>> {
  const house = await openHouse();
  if (!house.ok) return house;
  const { db } = house.value;
  const [table, people] = await Promise.all([lastTable(db), knownPlayers(db)]);
  if (!table.ok) return table;
  if (!people.ok) return people;
  return done({ table: table.value, names: people.value.map(({ name }) => name) });
}

/** Everybody whose name is offered, who played last first. */
export async function readKnown(): Promise<Outcome<readonly Player[]>> {
  const house = await openHouse();
  return house.ok ? knownPlayers(house.value.db) : house;
}

/** The name is offered no more; matches keep it. */
export async function forgetKnown({ id }: Player): Promise<Outcome<void>> {
  const house = await openHouse();
  return house.ok ? forgetPlayer(house.value.db, id) : house;
}

export async function bringBackKnown(player: Player): Promise<Outcome<string>> {
  const house = await openHouse();
  return house.ok ? bringBackPlayer(house.value.db, player) : house;
}
