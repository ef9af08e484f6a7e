// A sealed choice is seen for as long as Space or Enter holds its row; either of them taps it when it is let go at once.
import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import TravelRow from '../../../../src/lib/games/histrio/ui/match/TravelRow.svelte';

const onask = vi.fn<() => void>();
const row = () => screen.getByRole('button');
const isSeen = () => row().textContent.includes('3');

beforeEach(() => {
  vi.useFakeTimers();
  const seat = { id: 'a', name: 'Ann', colour: 'seat-1', symbol: 'circle' };
  const choice = { seat, isFriend: false, cities: [3], isSealed: true, isNarrow: false };
  render(TravelRow, { ...choice, isAsked: false, onask });
});
afterEach(() => {
  vi.useRealTimers();
  onask.mockReset();
});

it.each(['Enter', ' '])('%j shows it while it is held, and taps nothing then', async (key) => {
  const isMeant = await fireEvent.keyDown(row(), { key });
  expect(isMeant, 'Enter taps as it goes down, Space as it is let go').toBe(key === ' ');
  vi.advanceTimersByTime(500);
  await fireEvent.keyDown(row(), { key, repeat: true });
  expect(isSeen()).toBe(true);
  await fireEvent.keyUp(row(), { key });
  expect(isSeen()).toBe(false);
  expect(onask).not.toHaveBeenCalled();
});

it('Enter that is let go at once asks, and one that went down elsewhere does not', async () => {
  await fireEvent.keyDown(row(), { key: 'Enter' });
  await fireEvent.keyUp(row(), { key: 'Enter' });
  expect(onask).toHaveBeenCalledOnce();
  await fireEvent.keyUp(row(), { key: 'Enter' });
  expect(onask).toHaveBeenCalledOnce();
});
