// What stands on the shelf, as soon as it can be known: asked for while the app wakes up, and shown by the page.
import { glanceAtShelf, type ShelfContent } from '../storage/glance.ts';
import { done, type Outcome } from '../storage/faults.ts';
import type { RulesDoor } from './house.ts';
import { isAnythingKept } from './presence.ts';

/** The latest finished matches that stand there. */
const FINISHED = 5;
/** Finished matches in no file, from which on the shelf speaks of them. */
export const WORTH_SAVING = 3;

let looking: Promise<ShelfContent | undefined> | undefined;

/** Called before the page is there; the page finds the look under way. */
export function lookAhead(): void {
  looking ??= glanceAtShelf(FINISHED);
}

/** What stands there, a second time if that has changed by looking; nothing where nothing is kept. */
export async function seeShelf(
  show: (shelf: Outcome<ShelfContent>) => void,
  rulesOf: RulesDoor,
): Promise<void> {
  lookAhead();
  const glanced = await looking;
  looking = undefined; // what is told from here on is looked for anew
  if (glanced) show(done(glanced));
  const isWhole = glanced?.finished.cards.every(({ summary }) => summary) === true;
  if (isWhole || (!glanced && !(await isAnythingKept()))) return;
  const { readShelf, sumUpMissing } = await import('./readShelf.ts');
  const look = async () => {
    const read = await readShelf(FINISHED);
    show(read);
    return read.ok ? [...read.value.running.cards, ...read.value.finished.cards] : [];
  };
  if (await sumUpMissing(await look(), rulesOf)) await look();
}
