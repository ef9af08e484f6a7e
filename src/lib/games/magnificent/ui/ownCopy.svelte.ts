// What the players have read out of their own copy, for whoever only looks at it.
import { readOwnCopy } from '$lib/table/ownCopy.ts';
import { onMount } from 'svelte';
import { catalogueFrom, NOTHING_TOLD, type Catalogue } from '../rules/catalogue.ts';

/** Called while a component is set up; nothing is told until the copy has been looked at, nor where it cannot be read. */
export function followOwnCopy() {
  let current = $state.raw<Catalogue>(NOTHING_TOLD);

  onMount(async () => {
    const copy = await readOwnCopy('magnificent');
    if (copy.ok) current = catalogueFrom(copy.value?.contents ?? {});
  });

  return {
    get current() {
      return current;
    },
  };
}
