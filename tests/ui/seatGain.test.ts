// What the last telling gave stands beside the total for a moment; no animation runs while it stands.
import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import SeatGain from '$lib/ui/SeatGain.svelte';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('a gain stands for four seconds and leaves then', async () => {
  const { getByText } = render(SeatGain, { gain: 3, total: 12 });
  const gain = getByText('+3');

  vi.advanceTimersByTime(3_900);
  await tick();
  expect(gain.classList.contains('leaving')).toBe(false);

  vi.advanceTimersByTime(100);
  await tick();
  expect(gain.classList.contains('leaving')).toBe(true);
});
