// Names of acrobats that this match has shown, so that nobody types one twice.
import { ACROBAT, CHAMELEON, seen } from '../data/cards.ts';
import type { State } from '../rules/state.ts';

/** `catalogue` holds the names this copy of the game is known to have. */
export function acrobatsKnown(
  { seats, cards }: State,
  catalogue: readonly string[] = [],
): readonly string[] {
  const shown = [
    ...Object.keys(cards?.dealt ?? {}),
    ...Object.keys(cards?.box ?? {}),
    ...seats.flatMap(({ acrobats }) => acrobats.map(({ card }) => card)),
  ];
  const names = shown
    .filter((card) => card !== CHAMELEON && seen(card).kind === 'acrobat')
    .map((card) => (card.startsWith(ACROBAT) ? card.slice(ACROBAT.length) : card));
  return [...new Set([...catalogue, ...names])].sort((one, other) => one.localeCompare(other));
}
