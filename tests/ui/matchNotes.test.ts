// What stands in the way, above the thumb: another window that writes, and what could not be read or recorded.
import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import type { LiveMatch } from '../../src/lib/table/liveMatch.svelte.ts';
import MatchNotes from '../../src/lib/ui/MatchNotes.svelte';
import { toyNameOf, toyRulebook } from '../support/toyTable.ts';

function show(change: Partial<LiveMatch>) {
  const live = { left: [], unrecorded: 0, isUnread: false, ...change } as unknown as LiveMatch;
  render(MatchNotes, { live, copyFault: undefined, rulebook: toyRulebook, nameOf: toyNameOf });
}

const takesOver = () => screen.queryByRole('button', { name: 'Keep it here' });

it('a window that follows says so, and that it is not in step where it cannot read on', () => {
  show({ role: 'follower', fault: { code: 'full' }, isUnread: true });
  expect(takesOver()).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(/^Not in step\..*Try again$/);
});

it('a window that follows does not ask for what only the one that writes can record', () => {
  show({ role: 'follower', fault: { code: 'full' }, unrecorded: 1 });
  expect(takesOver()).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a window in which something waits to be recorded says that it does not follow the other one', () => {
  show({ role: 'follower', unrecorded: 2 });
  expect(screen.getByRole('status')).toHaveTextContent(/2 entries told here are not recorded/);
});

it('a window that writes says what it could not record', () => {
  show({ role: 'writer', fault: { code: 'full' }, unrecorded: 1 });
  expect(takesOver()).toBeNull();
  expect(screen.getByRole('alert')).toHaveTextContent('Not recorded.');
});
