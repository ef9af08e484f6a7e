// Gems in storage: at most three of a kind, what overflows is a coin; a clear gem may pay for any colour. Rulebook «Получение
// самоцветов», «Представление», 2.
import type { GemColour, Gems } from '../data/kinds.ts';
import { COLOURS, GEM_COLOURS, gemCount, gemsOf, plusGems } from '../data/kinds.ts';

export interface Stored {
  readonly storage: Gems;
  /** Gems that found no place, each of which is a coin. */
  readonly overflow: Gems;
  readonly coins: number;
}

/** `most` of one kind fit; `perGem` coins for each that does not. */
export function storeGems(
  storage: Gems,
  gained: Gems,
  { most, perGem }: { readonly most: number; readonly perGem: number },
): Stored {
  const kept = fromKinds((colour) =>
    Math.min(gemsOf(gained, colour), Math.max(0, most - gemsOf(storage, colour))),
  );
  const overflow = plusGems(gained, kept, -1);
  return { storage: plusGems(storage, kept), overflow, coins: gemCount(overflow) * perGem };
}

/** The gems that pay for `price` with the fewest clear ones; undefined where storage is short. */
export function paymentOf(storage: Gems, price: Gems): Gems | undefined {
  return gemCount(gemsShort(storage, price)) > 0 ? undefined : cheapest(storage, price);
}

/** Gems still missing once every clear gem that is not asked for itself stands in; colours in their printed order. */
export function gemsShort(storage: Gems, price: Gems): Gems {
  let spare = Math.max(0, gemsOf(storage, 'clear') - gemsOf(price, 'clear'));
  return fromKinds((colour) => {
    const short = Math.max(0, gemsOf(price, colour) - gemsOf(storage, colour));
    if (colour === 'clear') return short;
    const standIn = Math.min(short, spare);
    spare -= standIn;
    return short - standIn;
  });
}

/** Whether exactly these gems pay for exactly this price. */
export function paysFor(discarded: Gems, price: Gems): boolean {
  return (
    gemCount(discarded) === gemCount(price) &&
    COLOURS.every((colour) => gemsOf(discarded, colour) <= gemsOf(price, colour))
  );
}

export function holds(storage: Gems, gems: Gems): boolean {
  return GEM_COLOURS.every((colour) => gemsOf(gems, colour) <= gemsOf(storage, colour));
}

function cheapest(storage: Gems, price: Gems): Gems {
  const own = fromKinds((colour) => Math.min(gemsOf(price, colour), gemsOf(storage, colour)));
  return plusGems(own, { clear: gemCount(price) - gemCount(own) });
}

function fromKinds(countOf: (colour: GemColour) => number): Gems {
  return Object.fromEntries(
    GEM_COLOURS.flatMap((colour) => {
      const count = countOf(colour);
      return count === 0 ? [] : [[colour, count]];
    }),
  );
}
