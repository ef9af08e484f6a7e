// The players' own copy: looked at by the tools and the table, and kept part by part as it is read out.
import { m } from '$lib/paraglide/messages.js';
import { followCopy } from '$lib/table/followCopy.svelte.ts';
import { catalogueFrom, type Catalogue } from '../rules/catalogue.ts';

/** What is told follows from all that is kept by then; true once it is kept. */
export type Telling = (change: (before: Catalogue) => Partial<Catalogue>) => Promise<boolean>;

/** Called while a component is set up; nothing is told until the copy has been looked at, nor where it cannot be read. */
export function followOwnCopy() {
  const own = followCopy({ game: 'magnificent', name: m.mg_copy_box, from: catalogueFrom });
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
    /** A part told to be undefined has to be read again. */
    tell: ((change) => own.change((before) => ({ ...change(before) }))) satisfies Telling,
  };
}

export type OwnCopy = ReturnType<typeof followOwnCopy>;
