// What a finger holds can be said on a keyboard too, and a screen reader hears how.
import { fireEvent } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { longPress } from '../../src/lib/ui/longPress.ts';

const taken = vi.fn<() => void>();
const tapped = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
  document.body.replaceChildren();
});

function key(...twin: [] | [Parameters<typeof longPress>[1]]) {
  const button = document.createElement('button');
  button.addEventListener('click', tapped);
  document.body.append(button);
  const leave = longPress(taken, ...twin)(button);
  return { button, leave };
}

it('held it means something else, and the tap behind it is swallowed', async () => {
  const { button } = key();
  await fireEvent(button, new MouseEvent('pointerdown', { button: 0 }));
  vi.advanceTimersByTime(500);
  await fireEvent.click(button);
  expect(taken).toHaveBeenCalledOnce();
  expect(tapped).not.toHaveBeenCalled();
});

it.each(['Delete', 'Backspace'])('%s takes one back and adds none', async (pressed) => {
  const { button } = key();
  expect(button).toHaveAccessibleDescription('Delete takes one back.');
  await fireEvent.keyDown(button, { key: pressed });
  await fireEvent.keyDown(button, { key: pressed, repeat: true });
  expect(taken).toHaveBeenCalledOnce();
  expect(tapped).not.toHaveBeenCalled();
});

it('where it is looked at more closely, Shift and Enter do', async () => {
  const { button } = key({ key: 'Shift+Enter', says: 'Look closer.' });
  expect(button).toHaveAccessibleDescription('Look closer.');
  await fireEvent.keyDown(button, { key: 'Enter' });
  await fireEvent.keyDown(button, { key: 'Delete' });
  expect(taken).not.toHaveBeenCalled();
  expect(await fireEvent.keyDown(button, { key: 'Enter', shiftKey: true })).toBe(false);
  expect(taken).toHaveBeenCalledOnce();
});

it('a keyboard is heard at once, though the tap behind a hold fell elsewhere', async () => {
  const { button } = key();
  await fireEvent(button, new MouseEvent('pointerdown', { button: 0 }));
  vi.advanceTimersByTime(500); // a sheet opens, and has the click
  await fireEvent.keyDown(button, { key: 'Enter' });
  await fireEvent.click(button);
  expect(tapped).toHaveBeenCalledOnce();
});

it('says and does nothing once it is gone', async () => {
  const { button, leave } = key();
  leave();
  await fireEvent.keyDown(button, { key: 'Delete' });
  expect(taken).not.toHaveBeenCalled();
  expect(button).not.toHaveAccessibleDescription();
});
