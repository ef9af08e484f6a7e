// By ear an answer comes short and once: after a pause or with Enter, and never while a word is still being spelt.
import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isFragment } from '../../src/lib/ui/ask/fragment.ts';
import ReplyHeard from '../../src/lib/ui/ask/ReplyHeard.svelte';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const heard = () => screen.getByRole('status').textContent;

async function wait(ms: number) {
  vi.advanceTimersByTime(ms);
  await tick();
}

it('says nothing while somebody types, and the sum of the answer after a pause', async () => {
  const { rerender } = render(ReplyHeard, { asked: 'may I pass', sum: 'Yes.', isFound: true });
  await wait(600);
  await rerender({ asked: 'may I pass with', sum: 'Only then.', isFound: true });
  await wait(600);
  expect(heard()).toBe('');
  await wait(500);
  expect(heard()).toBe('Only then.');
});

it('Enter is no pause: the answer is heard at once', async () => {
  render(ReplyHeard, { asked: 'pass', sum: 'Yes.', isFound: true });
  const field = document.createElement('input');
  field.type = 'search';
  document.body.append(field);
  await fireEvent.keyDown(field, { key: 'Enter' });
  expect(heard()).toBe('Yes.');
});

it('says nothing to the beginning of a word, however long the pause', async () => {
  render(ReplyHeard, { asked: 'may I pa', sum: 'None of these words.', isFound: false });
  await wait(5000);
  expect(heard()).toBe('');
});

it('what is asked otherwise takes the answer before it away, and that nothing is known is heard after a rest', async () => {
  const { rerender } = render(ReplyHeard, { asked: 'pass', sum: 'Yes.', isFound: true });
  await wait(1100);
  expect(heard()).toBe('Yes.');
  await rerender({ asked: 'zzzqqq xx', sum: 'None of these words.', isFound: false });
  await tick();
  expect(heard()).toBe('');
  await wait(1100);
  expect(heard()).toBe('');
  await wait(2000);
  expect(heard()).toBe('None of these words.');
});

it.each([
  ['m', true, true],
  ['may I p', true, true],
  ['may I pa', false, true],
  ['may I do it', true, false],
  ['может ли он', true, false],
  ['may I pass?', false, false],
])('%s (found: %s): a fragment? %s', (asked, isFound, is) => {
  expect(isFragment(asked, isFound)).toBe(is);
});
