// How much room the screen gives a scene, where styles alone cannot use it: more keys at once, or what stands behind a row already open.
import { MediaQuery } from 'svelte/reactivity';

/** A tablet lying on the table, or a desk. */
export const roomy = new MediaQuery('(min-width: 900px) and (min-height: 700px)');
/** A phone of today held upright, or anything taller. */
export const tall = new MediaQuery('(min-height: 740px)');
/** A tablet held upright. */
export const upright = new MediaQuery(
  '(min-width: 700px) and (min-height: 900px) and (orientation: portrait)',
);
