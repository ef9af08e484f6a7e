// The offer of a newer version: on every page but at the table, where whose turn it is stands.
import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import UpdateNote from '../../src/lib/ui/UpdateNote.svelte';

vi.mock('../../src/lib/table/update.svelte.ts', () => ({
  update: { waiting: true, apply: () => undefined },
}));

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
