// Why nothing can be told of a match now: another window writes, its sheet is frozen, or its log is full.
import { expect, it } from 'vitest';
import { MOST_ENTRIES } from '../../src/lib/referee/entry.ts';
import { hindranceOf, unreadable } from '../../src/lib/table/logRefusals.ts';

const OPEN = { role: 'writer', isFinished: false, entries: 3 } as const;

it('a running match under our own pen can be told of', () => {
  expect(hindranceOf(OPEN)).toBeUndefined();
  expect(hindranceOf({ ...OPEN, entries: MOST_ENTRIES - 1 })).toBeUndefined();
});

it('table.log.elsewhere: another window writes, whatever else holds', () => {
  const refusal = hindranceOf({ role: 'follower', isFinished: true, entries: MOST_ENTRIES });
  expect(refusal).toEqual({ clause: 'table.log.elsewhere', facts: {}, firm: true });
});

it('table.log.finished: a frozen sheet is not told on', () => {
  expect(hindranceOf({ ...OPEN, isFinished: true })?.clause).toBe('table.log.finished');
});

it('table.log.full: the refusal says how many entries there may be', () => {
  expect(hindranceOf({ ...OPEN, entries: MOST_ENTRIES })).toEqual({
    clause: 'table.log.full',
    facts: { entries: MOST_ENTRIES },
    firm: true,
  });
});

it('table.log.unreadable: what is wrong in the entry is said', () => {
  const wrong = { path: 'told.act', expected: 'string', received: 'number' };
  expect(unreadable({ code: 'damaged', ...wrong })).toEqual({
    clause: 'table.log.unreadable',
    facts: wrong,
    firm: true,
  });
});
