// The programs of the players' own copy, as they have read them from their cards; each is kept as soon as it is told.
import { m } from '$lib/paraglide/messages.js';
import { followCopy } from '$lib/table/followCopy.svelte.ts';
import type { Program } from '../data/tables.ts';
import { cardsIn, withCard } from '../rules/catalogue.ts';

/** Called while a component is set up. */
export function followOwnCards() {
  const own = followCopy({ game: 'colosseum', name: m.co_box, from: cardsIn });
  return {
    get current() {
      return own.current;
    },
    get isKnown() {
      return own.isKnown;
    },
    get fault() {
      return own.fault;
    },
    read: own.read,
    tell: (card: Program) => own.change((before) => ({ cards: withCard(before, card) })),
    /** The card has to be read again. */
    forget: (number: number) =>
      own.change((before) => ({ cards: before.filter((one) => one.number !== number) })),
  };
}
