// A scene made for a phone, or a sheet, stands larger on a tablet where it leaves room: it is read across the table. How large is found
// where it begins, and while it is told it only shrinks, once it would no longer be seen whole.
import { besideLog } from './besideLog.ts';

/** How many times as large, the largest first. */
const STEPS = [1.5, 1.3, 1.15] as const;
/** What a browser may round lengths by. */
const ROUNDED = 1; // px
/** Of its own size. */
const PLAIN = 1;

/** An attachment for the stage, which a sheet has inside: whatever lies on it. `scene` is another one where another scene stands. */
export function roomToGrow(scene: () => unknown): (stage: HTMLElement) => (() => void) | undefined {
  return (stage) => {
    scene();
    if (!besideLog.current) return undefined;
    let size = PLAIN;
    const sizeBelow = (most: number) => {
      size = STEPS.find((step) => step < most && fits(stage, step)) ?? PLAIN;
      if (size === PLAIN) lay(stage, PLAIN);
    };
    const begin = () => {
      lay(stage, PLAIN);
      if (isFull(stage)) size = PLAIN;
      else sizeBelow(Infinity);
    };
    const shrink = () => {
      if (size > PLAIN && !isSeenWhole(stage)) sizeBelow(size);
    };

    begin();
    addEventListener('resize', begin);
    const told = new MutationObserver(shrink);
    told.observe(stage, { childList: true, subtree: true, characterData: true });
    return () => {
      told.disconnect();
      removeEventListener('resize', begin);
      lay(stage, PLAIN);
    };
  };
}

function lay(stage: HTMLElement, size: number): void {
  if (size === PLAIN) stage.style.removeProperty('zoom');
  else stage.style.setProperty('zoom', String(size));
  stage.toggleAttribute('data-grown', size > PLAIN);
}

function fits(stage: HTMLElement, size: number): boolean {
  lay(stage, size);
  return isSeenWhole(stage);
}

const isSeenWhole = (stage: HTMLElement) =>
  stage.scrollHeight <= stage.clientHeight + ROUNDED &&
  stage.scrollWidth <= stage.clientWidth + ROUNDED;

/** A board that takes all the room there is would only lose by larger letters round it; a picture that fills what is left over would not. */
function isFull(stage: HTMLElement): boolean {
  const end = stage.getBoundingClientRect().bottom;
  return [...stage.children].some(
    (part) => !part.matches('.leftover') && part.getBoundingClientRect().bottom >= end - ROUNDED,
  );
}
