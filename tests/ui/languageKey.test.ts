// On the closed list of languages an arrow or a letter opens it: nobody passes through one language on the way to another.
import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import LanguageKey from '../../src/lib/ui/LanguageKey.svelte';

const opens = vi.fn<() => void>();
let isOpen = false;
let isKnown = true;

let list: HTMLSelectElement;
/** True where the browser does with it what it does by itself. */
const press = (key: string) => fireEvent.keyDown(list, { key });

beforeEach(() => {
  [isOpen, isKnown] = [false, true];
  vi.stubGlobal('CSS', { supports: () => isKnown });
  render(LanguageKey);
  list = screen.getByRole('combobox', { name: 'Language' });
  Object.assign(list, { showPicker: opens, matches: () => isOpen });
});
afterEach(() => {
  opens.mockReset();
  vi.unstubAllGlobals();
});

it.each(['ArrowDown', 'ArrowUp', 'End', 'e'])('%s opens it and chooses nothing', async (key) => {
  expect(await press(key)).toBe(false);
  expect(opens).toHaveBeenCalledOnce();
});

it.each(['Enter', ' ', 'Tab'])('%j is left alone', async (key) => {
  expect(await press(key)).toBe(true);
});

it('open, or in a browser that does not say so, its keys are its own', async () => {
  isOpen = true;
  expect(await press('ArrowDown')).toBe(true);
  [isOpen, isKnown] = [false, false];
  expect(await press('ArrowDown')).toBe(true);
  expect(opens).not.toHaveBeenCalled();
});
