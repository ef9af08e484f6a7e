// The dial of the players' own box: asked once, kept with the copy, unlimited until it is told.
import { followOwnCatalogue } from './ownCatalogue.svelte.ts';

/** Called while a component is set up. */
export function followOwnDial() {
  const own = followOwnCatalogue();
  return {
    /** Spaces a side; 0 while nobody has told. */
    get spaces() {
      return own.current.dial ?? 0;
    },
    /** False until the copy has been looked at. */
    get isKnown() {
      return own.isKnown;
    },
    get fault() {
      return own.fault;
    },
    /** 0 takes the telling back. */
    tell: (spaces: number) => own.tell({ dial: spaces === 0 ? undefined : spaces }),
  };
}
