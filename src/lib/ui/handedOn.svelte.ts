// Where a keyboard goes on once a move has handed the turn to another seat, or a key to another act: at the headline of what is asked
// now. Left on its key, another Enter would tell for somebody else. Within the series of one seat it stays where it tells on.
import { tick } from 'svelte';
import { headlinesIn, stage, standOn } from './headline.ts';
import { EACH_TAP } from './meantOnce.ts';

interface AskedNow {
  /** How often something was told; what takes back or brings back is none of it. */
  readonly told: number;
  /** Another one for each act and each seat that it is asked of. */
  readonly of: string;
  /** Another one for each question: a series of taps goes through several. */
  readonly scene: unknown;
}

/** Where keys answer what is asked; all others mean the same whoever it is asked of. */
const ANSWERS = 'main, [data-answers]';

/** Called while a table or a tool is set up. */
export function followHandedOn(asked: () => AskedNow): void {
  let before: AskedNow | undefined;

  $effect(() => {
    const now = asked();
    const isTold = before !== undefined && now.told > before.told;
    const isOther = now.of !== before?.of;
    const isAnew = isTold && (isOther || now.scene !== before?.scene);
    before = now;
    if (isAnew) void leadOn(isOther);
  });
}

async function leadOn(isOther: boolean): Promise<void> {
  // A sheet that goes leads the keyboard back to the key that has opened it.
  await tick();
  const { activeElement: key } = document;
  const isInSheet = document.querySelector('dialog[open]') !== null;
  const isLedOn = key?.matches('[tabindex="-1"]') === true;
  if (!key?.closest(ANSWERS) || isLedOn || isInSheet) return;
  if (!isOther && key.closest(EACH_TAP)) return;
  const room = stage();
  if (room) [...headlinesIn(room), room].some(standOn);
}
