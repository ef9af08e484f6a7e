// Whether what a tool is told stands beside what it says, instead of below it; ToolFrame's styles lay it out by the same measures.
import { MediaQuery } from 'svelte/reactivity';

export const besideFront = new MediaQuery(
  '(min-width: 900px), (max-height: 519px) and (min-width: 560px)',
);
