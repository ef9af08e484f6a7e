// The programs of the players' own copy, as they have read them from their cards; each is kept as soon as it is told.
import { m } from '$lib/paraglide/messages.js';
import { changeOwnCopy, readOwnCopy } from '$lib/table/ownCopy.ts';
import type { Fault } from '$lib/ui/faultText.ts';
import { onMount } from 'svelte';
import type { Program } from '../data/tables.ts';
import { cardsIn, withCard } from '../rules/catalogue.ts';

/** Called while a component is set up. */
export function followOwnCards() {
  let cards = $state.raw<readonly Program[]>([]);
  let isKnown = $state(false);
  let fault = $state.raw<Fault>();

  async function read() {
    const copy = await readOwnCopy('colosseum');
    if (copy.ok) cards = cardsIn(copy.value?.contents ?? {});
    fault = copy.ok ? undefined : copy.fault;
    isKnown = true;
    return copy.ok;
  }

  async function keep(change: (before: readonly Program[]) => readonly Program[]) {
    const told = await changeOwnCopy('colosseum', m.co_box(), (before) => ({
      cards: change(cardsIn(before)),
    }));
    fault = told.ok ? undefined : told.fault;
    if (told.ok) cards = cardsIn(told.value.contents);
  }

  onMount(() => {
    void read();
  });

  return {
    get current() {
      return cards;
    },
    /** False until the copy has been looked at. */
    get isKnown() {
      return isKnown;
    },
    get fault() {
      return fault;
    },
    read,
    tell: (card: Program) => keep((before) => withCard(before, card)),
    /** The card has to be read again. */
    forget: (number: number) => keep((before) => before.filter((one) => one.number !== number)),
  };
}
