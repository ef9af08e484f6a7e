// What the hand feels: one short tremble for a recorded move, two for a refusal, a long one for the hammer. Off unless switched on.
import { settings } from './settings.svelte.ts';

/** Milliseconds on, off, on. */
const PATTERNS = { recorded: [12], refused: [24, 60, 24], hammer: [48] } as const;

/** Quietly nothing where the phone cannot, or where it is switched off. */
export function tremble(kind: keyof typeof PATTERNS): void {
  if (settings.haptics && 'vibrate' in navigator) navigator.vibrate([...PATTERNS[kind]]);
}
