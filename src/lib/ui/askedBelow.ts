// What a tap opened further down a sheet: it comes into sight, and its headline is heard.
import type { Attachment } from 'svelte/attachments';
import { intoSight } from './intoSight.ts';

/** Of a block whose headline can hold the focus. */
export const askedBelow: Attachment<HTMLElement> = (block) => {
  block.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true });
  intoSight(block);
};
