// Leaving a match while something is not recorded: it is tried again, then the table is asked; another language is no leaving.
import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BeforeNavigate } from '@sveltejs/kit';
import { deleteMatch } from '../../src/lib/storage/matches.ts';
import { dropUnrecorded, unrecordedOf } from '../../src/lib/table/unrecorded.ts';
import LeaveGuard from '../../src/lib/ui/LeaveGuard.svelte';
import { closeAll } from '../support/db.ts';
import { failingAdd } from '../support/failingAdd.ts';
import { toyRules } from '../support/toyGame.ts';
import { toyCard, toyTable } from '../support/toyTable.ts';

type Guard = (navigation: BeforeNavigate) => void;

const kit = vi.hoisted(() => ({
  guards: new Set<unknown>(),
  goto: vi.fn<(url: URL) => Promise<void>>(),
}));

vi.mock('$app/navigation', () => ({
  beforeNavigate: (guard: unknown) => kit.guards.add(guard),
  goto: kit.goto,
}));

beforeEach(() => {
  kit.guards.clear();
  kit.goto.mockReset().mockResolvedValue(undefined);
  dropUnrecorded('m1');
});
afterEach(closeAll);

const SHELF = new URL('http://localhost/');

async function atTable() {
  const { live, db } = await toyTable('a1');
  render(LeaveGuard, { live, module: toyRules, card: toyCard });
  return { live, db, user: userEvent.setup() };
}

/** As the router asks before it goes. */
function leave(change: Record<string, unknown> = {}) {
  const cancel = vi.fn<() => void>();
  const to = { url: SHELF, params: {} };
  const navigation = { type: 'link', willUnload: false, to, cancel, ...change };
  for (const guard of kit.guards) (guard as Guard)(navigation as unknown as BeforeNavigate);
  return cancel;
}

const b2 = { type: 'add', seat: 'b', points: 2 } as const;

it('does not ask while everything is recorded', async () => {
  await atTable();
  expect(leave()).not.toHaveBeenCalled();
});

it('goes on by itself where the disk takes it after all', async () => {
  const { live } = await atTable();
  const mend = failingAdd('QuotaExceededError');
  live.tell(b2);
  await live.settled();
  mend();
  expect(leave()).toHaveBeenCalledOnce();
  await vi.waitFor(() => {
    expect(kit.goto).toHaveBeenCalledWith(SHELF);
  });
  expect([live.recording, screen.queryByRole('dialog')]).toEqual(['recorded', null]);
});

it('asks where it still fails: stay, or leave all the same', async () => {
  const { live, user } = await atTable();
  failingAdd('QuotaExceededError');
  live.tell(b2);
  await live.settled();
  leave();
  const asked = await screen.findByRole('dialog', { name: 'Not recorded yet' });
  expect(asked).toHaveTextContent('There is no space left on this device. 1 entry is not on');
  // It saves a file right here, and is called so: “Hand on” opens a page of its own.
  expect(screen.getByRole('button', { name: 'Save the match file' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stay at the table' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(kit.goto).not.toHaveBeenCalled();
  leave();
  await user.click(await screen.findByRole('button', { name: 'Leave all the same' }));
  expect(kit.goto).toHaveBeenCalledWith(SHELF);
  expect(leave()).not.toHaveBeenCalled();
});

it('lets the way back put away what lies over the table, and asks for nothing', async () => {
  const { live } = await atTable();
  failingAdd('QuotaExceededError');
  live.tell(b2);
  await live.settled();
  leave();
  const asked = await screen.findByRole('dialog', { name: 'Not recorded yet' });
  const tries = vi.spyOn(live, 'retry');
  expect(leave({ type: 'popstate', delta: -1 })).toHaveBeenCalledOnce();
  await waitFor(() => {
    expect(asked).not.toBeInTheDocument();
  });
  expect(tries).not.toHaveBeenCalled();
});

it('does not ask for another language of the same match', async () => {
  const { live } = await atTable();
  failingAdd('QuotaExceededError');
  live.tell(b2);
  await live.settled();
  expect(leave({ to: { url: SHELF, params: { match: live.id } } })).not.toHaveBeenCalled();
});

it('leads back where the browser was going back', async () => {
  const { live, user } = await atTable();
  const back = vi.spyOn(history, 'go').mockReturnValue(undefined);
  failingAdd('QuotaExceededError');
  live.tell(b2);
  await live.settled();
  leave({ type: 'popstate', delta: -1 });
  await user.click(await screen.findByRole('button', { name: 'Leave all the same' }));
  expect(back).toHaveBeenCalledWith(-1);
});

it('asks whether a match that another window has deleted is to be kept, and does not lay it back unasked', async () => {
  const { live, user, db } = await atTable();
  await deleteMatch(db, live.id);
  live.tell(b2);
  await live.settled();
  expect(leave()).toHaveBeenCalledOnce();
  const sheet = await screen.findByRole('dialog');
  expect(sheet).toHaveTextContent(
    'This match has been deleted in another window; only this one still has it.',
  );
  expect(screen.queryByRole('button', { name: 'Save the match file' })).toBeNull();
  expect(await db.matches.count()).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Keep it after all' }));
  await waitFor(() => expect(kit.goto).toHaveBeenCalledWith(SHELF));
  expect(await db.entries.count()).toBe(2);
});

it('lets a match go that another window has deleted, with all that waited', async () => {
  const { live, user, db } = await atTable();
  await deleteMatch(db, live.id);
  live.tell(b2);
  await live.settled();
  leave();
  await user.click(await screen.findByRole('button', { name: 'Leave all the same' }));
  expect(kit.goto).toHaveBeenCalledWith(SHELF);
  expect(unrecordedOf(live.id)).toBeUndefined();
});
