// What the encounter cards are, as far as they have passed by.
import type { Actor, Card } from '../data/cards.ts';
import { ACTORS, seen } from '../data/cards.ts';
import { amountOf } from '../rules/phases/deal.ts';
import type { CardTable } from '../rules/state.ts';

export interface Composition {
  /** All ten kinds. */
  readonly actors: readonly { readonly actor: Actor; readonly count: number }[];
  readonly bonuses: readonly {
    readonly card: Card;
    readonly ecus: number;
    readonly count: number;
  }[];
  readonly acrobats: readonly { readonly card: Card; readonly count: number }[];
  readonly total: number;
}

/** Numbers by card: what was dealt, or what is in the box. */
export function composition(cards: Readonly<Record<Card, number>>): Composition {
  const present = Object.entries(cards).filter(([, count]) => count > 0);
  const counts = new Map(present);
  return {
    actors: ACTORS.map((actor) => ({ actor, count: counts.get(actor) ?? 0 })),
    bonuses: present
      .flatMap(([card, count]) => {
        const one = seen(card);
        return one.kind === 'bonus' ? [{ card, ecus: one.ecus, count }] : [];
      })
      .sort((one, other) => one.ecus - other.ecus),
    acrobats: present.flatMap(([card, count]) =>
      seen(card).kind === 'acrobat' ? [{ card, count }] : [],
    ),
    total: present.reduce((sum, [, count]) => sum + count, 0),
  };
}

/** What is still to come when the box is known: all of it but what was dealt. */
export function stillToCome(
  box: Readonly<Record<Card, number>>,
  dealt: Readonly<Record<Card, number>>,
): Composition {
  const came = new Map(Object.entries(dealt));
  return composition(
    Object.fromEntries(
      Object.entries(box).map(([card, count]) => [card, count - (came.get(card) ?? 0)]),
    ),
  );
}

/** What lies in the deck, where the cards of the box are known: everybody counts it in season 2, a learned copy from the first card on. */
export function stillInDeck(
  { box, dealt }: Pick<CardTable, 'box' | 'dealt'>,
  known: Readonly<Record<Card, number>> | undefined,
): Composition | undefined {
  const all = box ?? known;
  return all && stillToCome(all, dealt);
}

/** Cards laid this turn of which more have come than the learned copy holds: one of them was mistold, or the copy was. */
export function moreThanKnown(
  { cities, dealing, dealt }: Pick<CardTable, 'cities' | 'dealing' | 'dealt'>,
  known: Readonly<Record<Card, number>> | undefined,
): readonly { readonly card: Card; readonly count: number; readonly exist: number }[] {
  if (known === undefined) return [];
  const laid = dealing === 0 ? cities : cities.slice(0, dealing - 1);
  return [...new Set(laid.flatMap(([newest]) => newest ?? []))]
    .map((card) => ({ card, count: amountOf(dealt, card), exist: amountOf(known, card) }))
    .filter(({ count, exist }) => count > exist);
}

/** Every kind that is there at least once: actors, bonuses, acrobats. */
export function kindsOf({ actors, bonuses, acrobats }: Composition) {
  return [
    ...actors.map(({ actor, count }) => ({ card: actor, count })),
    ...bonuses,
    ...acrobats,
  ].filter(({ count }) => count > 0);
}

/** True when both hold the same number of every card. */
export function isSame(
  one: Readonly<Record<Card, number>>,
  other: Readonly<Record<Card, number>>,
): boolean {
  const [ours, theirs] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  return [...ours.keys(), ...theirs.keys()].every(
    (card) => (ours.get(card) ?? 0) === (theirs.get(card) ?? 0),
  );
}
