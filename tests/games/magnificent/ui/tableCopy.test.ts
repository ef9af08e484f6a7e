// What is read at the table reaches the players' copy once the match has taken it: not in a trial, nor unsaid where it cannot be written.
import { cleanup, render, screen, waitFor, within } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { magnificent } from '../../../../src/lib/games/magnificent/game.ts';
import { shelves } from '../../../../src/lib/games/magnificent/ui/copy/drafts.svelte.ts';
import { dryRun } from '../../../../src/lib/referee/dryRun.ts';
import { holdInstead, readOwnCopy } from '../../../../src/lib/table/ownCopy.ts';
import { Trial } from '../../../../src/lib/table/trial.svelte.ts';
import { atTable } from '../../../support/atTable.ts';
import { closeAll } from '../../../support/db.ts';
import { fullDisk } from '../../../support/fullDisk.ts';
import LaidTable from '../../../support/LaidTable.svelte';
import { tap } from './refereeScenes.ts';

const TRACK = [
  ...Array.from({ length: 4 }, () => ({ requirement: 0, posters: 0 })),
  { requirement: 5, posters: 1 },
  { requirement: 9, posters: 2 },
];
const READ = TRACK.map((space) => (space.requirement === 9 ? { ...space, posters: 3 } : space));

const kept = async () => {
  const copy = await readOwnCopy('magnificent');
  return copy.ok ? copy.value?.contents : undefined;
};
const table = () => atTable('magnificent', '2-scorekeeper-unread', 'turn');

async function readTrack() {
  await userEvent.click(await screen.findByRole('button', { name: /^purple 4/ }));
  await tap('Read out the performance track');
  const row = within(await screen.findByRole('group', { name: 'Posters beside 9' }));
  await userEvent.click(row.getByText('3'));
  await tap('Keep');
}

beforeEach(async () => {
  sessionStorage.clear();
  shelves.track.clear();
  await holdInstead({ game: 'magnificent', name: 'Ours', contents: { track: TRACK } });
});
afterEach(closeAll);

it('the track that the match has taken is kept', async () => {
  await table();
  await readTrack();
  await waitFor(async () => {
    expect(await kept()).toEqual({ track: READ });
  });
  expect(shelves.track.size).toBe(0);
});

it('a track that cannot be written is said to be not kept, and waits in the copy as it was read', async () => {
  await table();
  fullDisk();
  await readTrack();
  expect(await screen.findByRole('alert')).toHaveTextContent(/Your copy .* no space left/);
  expect(shelves.track.get('track')).toEqual(READ);
});

it('in a trial nothing is kept, and what was read waits', async () => {
  const { live } = await table();
  cleanup();
  const [module, rulebook, views] = await Promise.all([
    magnificent.rules(),
    magnificent.rulebook('en'),
    magnificent.views(),
  ]);
  const trial = new Trial({
    ...{ asked: '', game: 'magnificent', leave: vi.fn(), ask: vi.fn(), tell: () => false },
    rule: (moves, waived) => dryRun(live.rules, live.state, moves, waived),
  });
  const nameOf = (seat: string) => seat;
  render(LaidTable, {
    Table: views.Table,
    table: { live, card: magnificent, module, rulebook, views, seats: live.seats, nameOf, trial },
  });
  const before = live.match.log.length;
  await readTrack();
  expect(trial.answer?.moves).toMatchObject([{ type: 'readBoard', track: READ }]);
  expect(live.match.log.length).toBe(before);
  expect(await kept()).toEqual({ track: TRACK });
  expect(shelves.track.get('track')).toEqual(READ);
});
