// What the players' own box holds, followed while a screen is open; each part is kept as soon as it is told.
import { m } from '$lib/paraglide/messages.js';
import { changeOwnCopy, readOwnCopy } from '$lib/table/ownCopy.ts';
import type { Fault } from '$lib/ui/faultText.ts';
import { onMount } from 'svelte';
import { namesIn } from '../advice/namesIn.ts';
import { catalogueFrom, NOTHING_TOLD, type Catalogue } from '../rules/catalogue.ts';
import type { Move } from '../rules/moves.ts';

/** Called while a component is set up. */
export function followOwnCatalogue() {
  let catalogue = $state.raw<Catalogue>(NOTHING_TOLD);
  let isKnown = $state(false);
  let fault = $state.raw<Fault>();

  async function read() {
    const copy = await readOwnCopy('histrio');
    if (copy.ok) catalogue = catalogueFrom(copy.value?.contents ?? {});
    fault = copy.ok ? undefined : copy.fault;
    isKnown = true;
    return copy.ok;
  }

  /** What is told follows from all that is kept by then: another window may have told more. Only what has been written is known. */
  async function change(next: (before: Catalogue) => Partial<Catalogue>) {
    const told = await changeOwnCopy('histrio', m.hi_box(), (before) => ({
      ...next(catalogueFrom(before)),
    }));
    fault = told.ok ? undefined : told.fault;
    if (told.ok) catalogue = catalogueFrom(told.value.contents);
  }

  onMount(() => {
    void read();
  });

  return {
    get current() {
      return catalogue;
    },
    /** False until the copy has been looked at. */
    get isKnown() {
      return isKnown;
    },
    get fault() {
      return fault;
    },
    change,
    /** A part that is told as a whole. */
    tell: (part: Partial<Catalogue>) => change(() => part),
    /** After a file has taken the place of what was told. */
    read,
    /** Keeps the names that a move told for the first time; what their cards say stays open. */
    async learn(move: Move) {
      if (namesIn(catalogue, move) === undefined) return;
      await change((before) => namesIn(before, move) ?? {});
    },
  };
}
