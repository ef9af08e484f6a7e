// What the rules would refuse says why to whoever comes to it, before it is pressed.
import { afterEach, expect, it, vi } from 'vitest';
import { barred, nextOpen } from '../../src/lib/ui/barred.ts';

afterEach(() => {
  document.body.replaceChildren();
});

function lay(description?: string) {
  const key = document.createElement('button');
  if (description !== undefined) key.setAttribute('aria-description', description);
  document.body.append(key);
  const why = vi.fn<() => string | undefined>(() => 'Its card is in the discard.');
  return { key, why, lift: barred(why)(key) };
}

it('the rules are asked as the keyboard comes to it, and not before', () => {
  const { key, why } = lay();
  expect(why).not.toHaveBeenCalled();
  key.focus();
  expect(key).toHaveAccessibleDescription('Its card is in the discard.');
  key.blur();
  expect(key).not.toHaveAccessibleDescription();
  expect(why).toHaveBeenCalledOnce();
});

it('a reason that is known stands there at once: a finger that reads brings no keyboard with it', () => {
  const key = document.createElement('button');
  document.body.append(key);
  const lift = barred('Too dear.')(key);
  expect(key).toHaveAccessibleDescription('Too dear.');
  lift();
  expect(key).not.toHaveAccessibleDescription();
});

it('how it is looked at more closely is heard behind the reason, and stays', () => {
  const { key, lift } = lay('Shift and Enter: look closer.');
  key.focus();
  expect(key).toHaveAccessibleDescription(
    'Its card is in the discard. Shift and Enter: look closer.',
  );
  lift();
  expect(key).toHaveAccessibleDescription('Shift and Enter: look closer.');
});

it('a key that comes to be barred under the keyboard says why at once', () => {
  const { key, lift } = lay();
  lift();
  key.focus();
  expect(key).not.toHaveAccessibleDescription();
  barred(() => 'Too dear.')(key);
  expect(key).toHaveAccessibleDescription('Too dear.');
});

it.each([
  [0, 1, 2],
  [2, 1, 4],
  [4, 1, 2],
  [0, -1, 4],
  [2, -1, 4],
  [4, -1, 2],
] as const)('from %i by %i the next open one is %i', (at, step, to) => {
  const isOpen = (one: number) => [2, 4].includes(one);
  expect(nextOpen([0, 1, 2, 3, 4, 5], at, step, isOpen)).toBe(to);
});

it('there is no next one where no other is open', () => {
  expect(nextOpen([0, 1, 2], 1, 1, (one) => one === 1)).toBeUndefined();
});
