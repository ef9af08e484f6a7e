// A keyboard at a table: the key it stands on is pressed, or told from, and where it stands then.
import { fireEvent, screen } from '@testing-library/svelte';
import { expect } from 'vitest';
import type { AtTable } from './atTable.ts';

export const stage = () => screen.getByRole('main');
export const key = (name: string | RegExp) => screen.getByRole('button', { name });
export const settled = () => new Promise((done) => setTimeout(done));

export async function press(pressed: HTMLElement): Promise<Element | null> {
  pressed.focus();
  await fireEvent.click(pressed);
  await settled();
  return document.activeElement;
}

/** The move is told while the keyboard stands on this key. */
export async function tell(table: AtTable, from: HTMLElement): Promise<Element | null> {
  from.focus();
  expect(table.live.tell(table.move).accepted).toBe(true);
  await settled();
  return document.activeElement;
}
