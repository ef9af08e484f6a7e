// The players' own copy: looked at by the tools and the table, and kept part by part as it is read out.
import { m } from '$lib/paraglide/messages.js';
import { changeOwnCopy, holdInstead, readOwnCopy } from '$lib/table/ownCopy.ts';
import type { Fault } from '$lib/ui/faultText.ts';
import { onMount } from 'svelte';
import { catalogueFrom, NOTHING_TOLD, type Catalogue } from '../rules/catalogue.ts';

const GAME = 'magnificent';

/** Called while a component is set up; nothing is told until the copy has been looked at, nor where it cannot be read. */
export function followOwnCopy() {
  let current = $state.raw<Catalogue>(NOTHING_TOLD);
  let isKnown = $state(false);
  let fault = $state.raw<Fault>();

  async function read() {
    const copy = await readOwnCopy(GAME);
    if (copy.ok) current = catalogueFrom(copy.value?.contents ?? {});
    fault = copy.ok ? undefined : copy.fault;
    isKnown = true;
    return copy;
  }

  async function tell(change: (before: Catalogue) => Partial<Catalogue>) {
    const told = await changeOwnCopy(GAME, m.mg_copy_box(), (before) => ({
      ...change(catalogueFrom(before)),
    }));
    fault = told.ok ? undefined : told.fault;
    if (told.ok) current = catalogueFrom(told.value.contents);
  }

  /** The part has to be read again. */
  async function forget(part: keyof Catalogue) {
    const copy = await read();
    if (!copy.ok || copy.value === undefined) return;
    const { [part]: _, ...contents } = copy.value.contents;
    const held = await holdInstead({ game: GAME, name: copy.value.name, contents });
    fault = held.ok ? undefined : held.fault;
    if (held.ok) current = catalogueFrom(contents);
  }

  onMount(() => {
    void read();
  });

  return {
    get current() {
      return current;
    },
    /** False until the copy has been looked at. */
    get isKnown() {
      return isKnown;
    },
    get fault() {
      return fault;
    },
    read,
    tell,
    forget,
  };
}

export type OwnCopy = ReturnType<typeof followOwnCopy>;
