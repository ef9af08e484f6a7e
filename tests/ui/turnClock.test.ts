// The clock beside a seat goes by the second while the seat has the turn, and stands still otherwise.
import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import SeatStrip from '../../src/lib/ui/SeatStrip.svelte';
import TurnClock from '../../src/lib/ui/TurnClock.svelte';

const NOON = Date.parse('2026-11-23T12:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
});

afterEach(() => {
  vi.useRealTimers();
});

it('goes on by the second from what was taken before', async () => {
  render(TurnClock, { taken: 65_000, since: NOON - 5_000 });
  expect(screen.getByText('1:10')).toBeTruthy();
  vi.advanceTimersByTime(2_000);
  await tick();
  expect(screen.getByText('1:12')).toBeTruthy();
});

it('stands still for who has not the turn', async () => {
  render(TurnClock, { taken: 3_723_000 });
  vi.advanceTimersByTime(60_000);
  await tick();
  expect(screen.getByText('1:02:03')).toBeTruthy();
});

it('a break at the table is taken out again', async () => {
  render(TurnClock, { taken: 7_000, since: NOON });
  vi.advanceTimersByTime(11 * 60_000);
  await tick();
  expect(screen.getByText('0:07')).toBeTruthy();
});

it('stands beside each seat once the table wants to see it', async () => {
  const seats = ['ann', 'bo'].map((id) => ({ id, name: id, colour: 'plum', symbol: 'star' }));
  const props = {
    seats,
    standings: [],
    gains: { serial: 0, pointsBySeat: {}, effects: [], told: 0 },
    onseat: () => undefined,
  };
  const { rerender } = render(SeatStrip, props);
  expect(screen.queryByText(/^\d+:\d\d$/)).toBeNull();
  const times = { taken: new Map([['ann', 90_000]]), running: { seat: 'bo', since: NOON - 4_000 } };
  await rerender({ ...props, times });
  expect(screen.getByRole('button', { name: /^ann/ }).textContent).toContain('1:30');
  expect(screen.getByRole('button', { name: /^bo/ }).textContent).toContain('0:04');
});
