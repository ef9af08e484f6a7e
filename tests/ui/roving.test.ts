// Keys that belong together are one stop of the tab key.
import { afterEach, expect, it } from 'vitest';
import userEvent from '@testing-library/user-event';
import { barred } from '../../src/lib/ui/barred.ts';
import { m } from '../../src/lib/paraglide/messages.js';
import { roving } from '../../src/lib/ui/roving.ts';

afterEach(() => {
  document.body.replaceChildren();
});

const settled = () => new Promise((done) => setTimeout(done));
const named = () => document.activeElement?.textContent;

function lay(...pressed: readonly string[]) {
  const group = document.createElement('div');
  group.innerHTML = ['a', 'b', 'c', 'd']
    .map((name) => `<button aria-pressed="${pressed.includes(name)}">${name}</button>`)
    .join('');
  const after = document.createElement('button');
  after.textContent = 'after';
  document.body.append(group, after);
  return { group, letGo: roving(group), user: userEvent.setup() };
}

it('one tab leads in, arrows walk round, the next tab leads out and back to where it was', async () => {
  const { user } = lay();
  await user.tab();
  expect(named()).toBe('a');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(named()).toBe('c');
  await user.keyboard('{End}{ArrowRight}');
  expect(named()).toBe('a');
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(named()).toBe('c');
  await user.tab();
  expect(named()).toBe('after');
  await user.tab({ shift: true });
  expect(named()).toBe('c');
});

it('the stop is at the key that is chosen, and follows it', async () => {
  const { user, group } = lay('b');
  await user.tab();
  expect(named()).toBe('b');
  await user.tab();
  group.children[1]?.setAttribute('aria-pressed', 'false');
  group.children[3]?.setAttribute('aria-pressed', 'true');
  await settled();
  await user.tab({ shift: true });
  expect(named()).toBe('d');
});

it('a key that is at rest is no stop', async () => {
  const { user, group } = lay();
  group.children[0]?.setAttribute('disabled', '');
  await settled();
  await user.tab();
  expect(named()).toBe('b');
  await user.keyboard('{Home}');
  expect(named()).toBe('b');
});

it('Page Down and Page Up go to the next key that is not barred, round the whole', async () => {
  const { user, group } = lay();
  const bar = [1, 2].flatMap((at) => group.children[at] ?? []).map(barred(() => 'Not now.'));
  await settled();
  expect(group).toHaveAccessibleDescription(m.key_next_open());
  await user.tab();
  await user.keyboard('{PageDown}');
  expect(named()).toBe('d');
  await user.keyboard('{PageDown}');
  expect(named()).toBe('a');
  await user.keyboard('{PageUp}');
  expect(named()).toBe('d');
  for (const lift of bar) lift();
  await settled();
  expect(group).not.toHaveAccessibleDescription();
  await user.keyboard('{PageUp}');
  expect(named()).toBe('d'); // none is barred: the page scrolls
});
