// The offer of a newer version: on every page but at the table, where whose turn it is stands.
import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import UpdateNote from '../../src/lib/ui/UpdateNote.svelte';

const { version } = vi.hoisted(() => ({ version: { isMissed: false } }));

vi.mock('../../src/lib/table/update.svelte.ts', () => ({
  update: {
    waiting: true,
    get isMissed() {
      return version.isMissed;
    },
    apply: () => undefined,
  },
}));

beforeEach(() => {
  version.isMissed = false;
});

const offer = () => screen.queryByText('A newer version lies ready.');

it('waits in a match until the table is left, and is put off once', async () => {
  const { rerender } = render(UpdateNote, { isAtTable: true });
  expect(offer()).toBeNull();
  await rerender({ isAtTable: false });
  expect(offer()).toBeVisible();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Later' }));
  await rerender({ isAtTable: true });
  await rerender({ isAtTable: false });
  expect(offer()).toBeNull();
});

it('put off, comes back once something is missed that only the newer version has', async () => {
  const user = userEvent.setup();
  const { rerender } = render(UpdateNote, { isAtTable: false });
  await user.click(screen.getByRole('button', { name: 'Later' }));
  expect(offer()).toBeNull();
  version.isMissed = true;
  await rerender({ isAtTable: true });
  await rerender({ isAtTable: false });
  expect(offer()).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Later' }));
  expect(offer()).toBeNull();
});
