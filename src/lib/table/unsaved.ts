// When it is time to save a file: a phone can be lost, and a browser may clear what nobody has asked it to keep.
import { unsavedIn } from '../storage/health.ts';
import { openHouse } from './house.ts';
import { WORTH_SAVING } from './shelfSight.ts';

/** As `WORTH_SAVING`, where the browser promises to keep them. */
const WORTH_SAVING_IF_KEPT = 10;

/** How many matches stand to be lost; 0 where that is not worth a word. */
export async function matchesToSave(): Promise<number> {
  const house = await openHouse();
  const unsaved = house.ok ? await unsavedIn(house.value.db) : house;
  if (!unsaved.ok) return 0;
  const { matches, isPromised } = unsaved.value;
  return matches >= (isPromised ? WORTH_SAVING_IF_KEPT : WORTH_SAVING) ? matches : 0;
}
