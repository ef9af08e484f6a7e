// What a later ruleset has mended: a match goes on under the one it began with.
import type { State } from './state.ts';
import type { Table } from './table.ts';

type Begun = Pick<Table, 'version'>;

/** Acrobats that have been told are held, however few the table counts between the seasons: one of them may have been told later, for before. */
export function areAcrobatsSeenHeld({ version }: Begun): boolean {
  return version >= 2;
}

/** A table that is told with one travel card left in a hand or a friendly pile has them all back at once; before, that card was played first. */
export function areCardsBackAtOnce({ version }: Begun): boolean {
  return version >= 2;
}

/** Every Chameleon of a troupe counts and is kept; before, a troupe had one at most, however many were told. */
export function areAllChameleonsCounted({ version }: Begun): boolean {
  return version >= 3;
}

/** A Chameleon that was told before the festival stays in its troupe, whether the festival tells it again or not; before, it was gone. */
export function areChameleonsToldKept({ version }: Begun): boolean {
  return version >= 3;
}

/** Only an acrobat is used as one; before, where the cards are not told, any card was. */
export function areAcrobatsAsked({ version }: Begun): boolean {
  return version >= 3;
}

/** Where the cards are not told, a turn is one piece: no acrobat is refused because its cities may still be under way; before, each was. */
export function isResolvingSeen({ version }: Begun, { cards }: Pick<State, 'cards'>): boolean {
  return version < 4 || cards !== undefined;
}

/** Both cities of one turn are known as that, in whichever order they were told; before, only if the first one resolved was told last. */
export function areBothCitiesOfTurnKnown({ version }: Begun): boolean {
  return version >= 4;
}
