// What the players' own box holds, followed while a screen is open; each part is kept as soon as it is told.
import { m } from '$lib/paraglide/messages.js';
import { followCopy } from '$lib/table/followCopy.svelte.ts';
import { namesIn } from '../advice/namesIn.ts';
import { catalogueFrom, type Catalogue } from '../rules/catalogue.ts';
import type { Move } from '../rules/moves.ts';

/** Called while a component is set up. */
export function followOwnCatalogue() {
  const own = followCopy({ game: 'histrio', name: m.hi_box, from: catalogueFrom });
  const change = (next: (before: Catalogue) => Partial<Catalogue>) =>
    own.change((before) => ({ ...next(before) }));
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
    change,
    /** A part that is told as a whole. */
    tell: (part: Partial<Catalogue>) => change(() => part),
    /** Keeps the names that a move told for the first time; what their cards say stays open. */
    async learn(move: Move) {
      if (namesIn(own.current, move) === undefined) return;
      await change((before) => namesIn(before, move) ?? {});
    },
  };
}
