// A match is dated by what was told, not by who looks at it later.
import { expect, it } from 'vitest';
import { playTime } from '../../src/lib/table/playTime.ts';

const told = (...minutes: readonly number[]) =>
  minutes.map((minute) => ({
    at: new Date(Date.parse('2026-11-20T18:00:00Z') + minute * 60_000).toISOString(),
  }));

it('runs from the first entry to the last one, and a break over ten minutes is none of it', () => {
  expect(playTime(told(5, 15, 20, 80, 84), '2026-11-20T10:00:00Z')).toEqual({
    ended: '2026-11-20T19:24:00.000Z',
    minutes: 10 + 5 + 4,
  });
});

it('goes by no clock that goes back, and a match of a moment took one minute', () => {
  expect(playTime(told(5, 3, 6), '2026-11-20T18:00:00Z').minutes).toBe(3);
  expect(playTime(told(5), '2026-11-20T18:00:00Z').minutes).toBe(1);
  expect(playTime([], '2026-11-20T18:00:00+01:00')).toEqual({
    ended: '2026-11-20T18:00:00+01:00',
    minutes: 1,
  });
});
