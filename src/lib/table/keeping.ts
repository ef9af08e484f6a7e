// What becomes of a match apart from playing it: put away, taken back, handed out as a file, deleted for good.
import type { RulesModule } from '../referee/game.ts';
import type { MatchFile } from '../referee/matchFile.ts';
import { openMatch } from '../referee/openMatch.ts';
import { summaryOf } from '../referee/summary.ts';
import { done, failed, type Outcome, type StoreFault } from '../storage/faults.ts';
import {
  bringBack,
  continueAs,
  deleteMatch,
  salvageStored,
  putMatchAway,
} from '../storage/matches.ts';
import { listPutAway, type ShelfPage } from '../storage/shelf.ts';
import { exportMatch, exportRaw } from '../storage/transfer.ts';
import { forgetHalfTold } from './halfTold.ts';
import { openHouse } from './house.ts';
import { newId } from './surroundings.ts';
import { dropUnrecorded, unrecordedOf } from './unrecorded.ts';

/** A file to hand out. */
export interface OutgoingFile {
  readonly name: string;
  readonly text: string;
  /** To be called when it has been saved or handed on: what nobody took is in no file. */
  readonly onout?: () => Promise<unknown>;
}

/** What is wrong is the record itself: trying again brings nothing, and it can still be handed out as it lies. */
export function isOfRecord({ code }: StoreFault): boolean {
  return ['damaged', 'newer', 'unknown-game', 'other-game', 'refused'].includes(code);
}

/** Takes a match from the shelf; it can be taken back at any time. */
export async function putAway(match: string): Promise<Outcome<undefined>> {
  const house = await openHouse();
  return house.ok ? putMatchAway(house.value.db, match, house.value.surroundings.now()) : house;
}

export async function takeBack(match: string): Promise<Outcome<undefined>> {
  const house = await openHouse();
  return house.ok ? bringBack(house.value.db, match) : house;
}

/** There is no way back from here. */
export async function deleteForGood(match: string): Promise<Outcome<undefined>> {
  const house = await openHouse();
  if (!house.ok) return house;
  const deleted = await deleteMatch(house.value.db, match);
  if (!deleted.ok) return deleted; // what waits behind it is still all there is of it
  forgetHalfTold(match, 'match', 'trial');
  dropUnrecorded(match);
  return deleted;
}

export async function readPutAway(): Promise<Outcome<ShelfPage>> {
  const house = await openHouse();
  return house.ok ? listPutAway(house.value.db) : house;
}

export async function fileOf(
  match: string,
  modules: readonly RulesModule[],
): Promise<Outcome<OutgoingFile>> {
  const house = await openHouse();
  if (!house.ok) return house;
  const exported = await exportMatch(house.value.db, match, modules, unrecordedOf(match));
  if (!exported.ok) return exported;
  const { text, game, begun } = exported.value;
  return done({ name: `impresario-${game}-${begun.slice(0, 10)}.json`, text });
}

/** A match that can be read to its end, with what waits behind it; undefined for any other. */
export async function wholeMatchOf(
  match: string,
  modules: readonly RulesModule[],
): Promise<MatchFile | undefined> {
  const house = await openHouse();
  if (!house.ok) return undefined;
  const salvaged = await salvageStored(house.value.db, match, modules, unrecordedOf(match));
  return salvaged.ok && salvaged.value.unread.length === 0 ? salvaged.value.file : undefined;
}

/** What cannot be read, as it lies here. */
export async function rawFileOf(match: string): Promise<Outcome<OutgoingFile>> {
  const house = await openHouse();
  if (!house.ok) return house;
  const exported = await exportRaw(house.value.db, match);
  // An id that nobody could read may be no name for a file.
  const name = `impresario-raw-${match.replace(/[^\w-]/g, '').slice(0, 40)}.json`;
  return exported.ok ? done({ name, text: exported.value }) : exported;
}

/**
 * Goes on with a match whose log cannot be read to its end: what can be read begins a new one, and the match itself is
 * put away whole, with what waits behind it. The id of the new one.
 */
export async function goOnWithReadable(
  match: string,
  module: RulesModule,
): Promise<Outcome<string>> {
  const house = await openHouse();
  if (!house.ok) return house;
  const { db, surroundings } = house.value;
  const salvaged = await salvageStored(db, match, [module]);
  if (!salvaged.ok) return salvaged;
  const {
    format: _format,
    schemaVersion: _version,
    result: _result,
    ...begun
  } = salvaged.value.file;
  const opening = openMatch(salvaged.value.file, module);
  if (!opening.ok) return failed(opening.fault);
  const { rules, match: replayed } = opening.opened;
  const summary = summaryOf(rules, replayed);
  return continueAs(db, match, { ...begun, id: newId() }, summary, surroundings.now());
}
