// The offer to open a finished match again is read where it stands; heard is only that it is open.
import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { m } from '../../src/lib/paraglide/messages.js';
import ReopenNote from '../../src/lib/ui/ReopenNote.svelte';
import { closeAll } from '../support/db.ts';
import { toyTable } from '../support/toyTable.ts';

afterEach(closeAll);

it('is no news as the match ends, and says so once it is open', async () => {
  const { live } = await toyTable('a3 b1 c1 a3 b1 c1 a3 b1 c1 a1');
  render(ReopenNote, { live });
  await live.finish();
  const key = await screen.findByRole('button', { name: m.match_reopen() });
  expect(key.closest('[role="status"], [aria-live]')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('');
  await userEvent.click(key);
  expect(await screen.findByText(m.match_reopened())).toBe(
    screen.getByRole('status').firstElementChild,
  );
});
