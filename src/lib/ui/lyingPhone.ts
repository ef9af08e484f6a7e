// Whether a phone lies on its side: low, and much wider than high. Styles lay things out by the same measures.
import { MediaQuery } from 'svelte/reactivity';

export const lyingPhone = new MediaQuery('(max-height: 519px) and (min-width: 560px)');
