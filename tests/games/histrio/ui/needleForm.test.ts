// The needle set by hand: turned by finger, tapped to a space or moved space by space, and never told without a reason.
import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import NeedleForm from '../../../../src/lib/games/histrio/ui/match/NeedleForm.svelte';
import type { Move } from '../../../../src/lib/games/histrio/rules/moves.ts';
import { resolving } from '../positions.ts';
import { button, standing, tap, words } from './scenes.ts';

beforeEach(() => {
  SVGElement.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 400, 338);
  SVGElement.prototype.setPointerCapture = vi.fn<(id: number) => void>();
});

function openForm(dial: number) {
  const ontell = vi.fn<(move: Move) => void>();
  const { state } = standing(resolving({ level: 'scorekeeper', options: { dial } }));
  render(NeedleForm, { state, managers: [], words, ontell });
  return ontell;
}

/** As a finger that touches the drawing there and lifts. */
async function touch(clientX: number, clientY: number) {
  const dial = screen.getByRole('slider');
  await fireEvent.pointerDown(dial, { clientX, clientY, pointerId: 1 });
  await fireEvent.pointerUp(dial, { clientX, clientY, pointerId: 1 });
}

it('is moved space by space, over the middle and no further than the end', async () => {
  const ontell = openForm(3);
  expect(screen.getByRole('status')).toHaveTextContent('comedy 1');
  await tap('One space towards tragedy');
  expect(screen.getByRole('status')).toHaveTextContent('tragedy 1');
  for (const _ of [1, 2, 3]) await tap('One space towards comedy');
  expect(screen.getByRole('status')).toHaveTextContent('comedy 3');
  expect(button('One space towards comedy')).toBeDisabled();
  expect(button(/^Set the needle/)).toBeDisabled();
  await tap('Somebody bumped it');
  await tap(/^Set the needle/);
  expect(ontell).toHaveBeenCalledExactlyOnceWith({
    type: 'setNeedle',
    mood: 'comedy',
    space: 3,
    reason: 'Somebody bumped it',
  });
});

it('goes where a space is tapped, and nowhere when the mask or the stage is', async () => {
  openForm(12);
  await touch(200 + 120, 180 - 12);
  expect(screen.getByRole('status')).toHaveTextContent('comedy 12');
  await touch(200 - 12, 180 - 122);
  expect(screen.getByRole('status')).toHaveTextContent('tragedy 1');
  for (const [x, y] of [
    [200, 170],
    [200, 300],
    [200, 180 - 70],
  ] as const)
    await touch(x, y);
  expect(screen.getByRole('status')).toHaveTextContent('tragedy 1');
});

it('a finger on the arc scrolls nothing, and one below it does', async () => {
  openForm(12);
  const dial = screen.getByRole('slider');
  const scrollsFrom = async (clientX: number, clientY: number) => {
    await fireEvent.pointerDown(dial, { clientX, clientY, pointerId: 1 });
    const touch = new Event('touchstart', { bubbles: true, cancelable: true });
    dial.dispatchEvent(touch);
    await fireEvent.pointerUp(dial, { clientX, clientY, pointerId: 1 });
    return !touch.defaultPrevented;
  };
  expect(await scrollsFrom(200 + 86, 180 - 86)).toBe(false);
  expect(await scrollsFrom(200, 300)).toBe(true);
});
