// Undo and redo of taps that are part of no move yet.
import { expect, it } from 'vitest';
import { TapSteps } from '../../src/lib/table/tapSteps.svelte.ts';

/** Taps that each told one letter more. */
function tapped(...told: readonly string[]) {
  const steps = new TapSteps<string>();
  let now = '';
  for (const text of told) {
    steps.tapped(now);
    steps.step();
    now = text;
  }
  return { steps, now };
}

it('leads back tap by tap, and on again', () => {
  const { steps, now } = tapped('a', 'ab');
  expect(steps.back(now)).toBe('a');
  expect(steps.back('a')).toBe('');
  expect([steps.canGoBack, steps.canGoOn, steps.taken]).toEqual([false, true, 2]);
  expect(steps.on('')).toBe('a');
  expect(steps.on('a')).toBe('ab');
  expect([steps.canGoBack, steps.canGoOn]).toEqual([true, false]);
});

it('counts one tap once, whatever it changes, and nothing that changes without one', () => {
  const { steps } = tapped();
  steps.step();
  expect(steps.canGoBack).toBe(false);
  steps.tapped('');
  steps.step();
  steps.step();
  expect(steps.back('ab')).toBe('');
  expect(steps.canGoBack).toBe(false);
});

it('passes over taps that changed nothing in the end', () => {
  const { steps } = tapped('a', 'ab', 'a');
  expect(steps.back('a')).toBe('ab');
  const settled = tapped('a', 'a');
  expect(settled.steps.back('a')).toBe('');
});

it('forgets the way on with the next tap, and both with the next move', () => {
  const { steps, now } = tapped('a', 'ab');
  steps.back(now);
  steps.tapped('a');
  steps.step();
  expect([steps.canGoBack, steps.canGoOn]).toEqual([true, false]);
  steps.back('ac');
  steps.forget();
  expect([steps.canGoBack, steps.canGoOn]).toEqual([false, false]);
});

it('has nothing to take back where all stands as it began', () => {
  const { steps } = tapped('a');
  steps.begun();
  expect([steps.canGoBack, steps.back('')]).toEqual([false, undefined]);
  expect(steps.taken).toBe(0);
});

it('takes back what was found told half in one step', () => {
  const { steps } = tapped();
  steps.found('');
  expect(steps.back('ab')).toBe('');
  steps.found('');
  expect(steps.canGoBack, 'not behind what was taken back').toBe(false);
  const later = tapped('a');
  later.steps.found('b');
  expect(later.steps.back('a')).toBe('');
});
