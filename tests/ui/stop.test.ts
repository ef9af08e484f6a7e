// A match that waits: what is refused and why, and every way to go on.
import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { appendEntries, createMatch, freezeMatch } from '../../src/lib/storage/matches.ts';
import type { LiveMatch } from '../../src/lib/table/liveMatch.svelte.ts';
import StopNote from '../../src/lib/ui/StopNote.svelte';
import { closeAll, freshDb } from '../support/db.ts';
import { NOW, openMatch } from '../support/openMatch.ts';
import { toyRules } from '../support/toyGame.ts';
import { entriesOf, toyMatch } from '../support/toyMatch.ts';
import ToyMoveEditor from '../support/ToyMoveEditor.svelte';
import ToyTableEditor from '../support/ToyTableEditor.svelte';
import { toyProps, toyTable } from '../support/toyTable.ts';

const VIEWS = { MoveEditor: ToyMoveEditor, TableEditor: ToyTableEditor };

afterEach(closeAll);

/** Борис's turn was struck out, so Cleo's waits, and Ann's behind it. */
async function stopped() {
  const { live } = await toyTable('a1 b2 c3 a3');
  live.strike(['phone:2']);
  render(StopNote, { live, views: VIEWS, ...toyProps });
  return { live, user: userEvent.setup(), totals: () => live.standings.map(({ total }) => total) };
}

const button = (name: RegExp | string) => screen.getByRole('button', { name });

describe('a match that waits', () => {
  it('says at which move, why, and how many wait behind it', async () => {
    await stopped();
    expect(screen.getByText('adds 3')).toBeVisible();
    expect(screen.getByRole('heading', { name: /No longer allowed.*adds 3/ })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent("It is Борис's turn. Wait for it.");
    expect(screen.getByText('1 act waits behind it.')).toBeVisible();
  });

  it('goes on when the move is let stand with a reason', async () => {
    const { live, user, totals } = await stopped();
    await user.click(button('Let it stand'));
    await user.click(button('agreed at the table'));
    await user.click(button('What would change'));
    expect(screen.getAllByText('+3')).toHaveLength(2);
    await user.click(button('Make the change'));
    expect(live.stop).toBeUndefined();
    expect(totals()).toEqual([4, 0, 3]);
    expect(screen.getByText('Nothing waits any more.')).toBeVisible();
  });

  it('goes on when the move is struck out, up to the next one that is refused', async () => {
    const { live, user } = await stopped();
    await user.click(button('Strike it out'));
    await user.click(button('Make the change'));
    expect(live.waiting).toHaveLength(1);
  });

  it('goes on when all that wait are struck out', async () => {
    const { live, user, totals } = await stopped();
    await user.click(button('Strike out all (2)'));
    await user.click(button('Make the change'));
    expect(live.stop).toBeUndefined();
    expect(totals()).toEqual([1, 0, 0]);
  });

  it("is amended with the game's editor", async () => {
    const { live, user, totals } = await stopped();
    await user.click(button('Amend it'));
    await user.click(button('2 points'));
    await user.click(button('Make the change'));
    expect(totals()).toEqual([1, 2, 0]);
    expect(live.waiting).toHaveLength(1);
  });

  it('offers the missing turn first, and goes on when it is inserted', async () => {
    const { live, user, totals } = await stopped();
    const [first] = screen.getAllByRole('button').filter((key) => key.closest('.keys'));
    expect(first).toHaveAccessibleName('Insert a turn of Борис');
    await user.click(button('Insert a turn of Борис'));
    expect(screen.getByText('A new move of Борис')).toBeVisible();
    await user.click(button('1 points'));
    expect(screen.getByText('Before')).toBeVisible();
    await user.click(button('Make the change'));
    expect(live.stop).toBeUndefined();
    expect(totals()).toEqual([4, 1, 3]);
  });

  it('offers to amend it first where no turn is missing', async () => {
    const { live } = await toyTable('a1 b1 c1');
    live.amend('phone:1', { type: 'correct', seat: 'a', points: 10, reason: 'miscounted' });
    render(StopNote, { live, views: VIEWS, ...toyProps });
    const keys = screen.getAllByRole('button').filter((key) => key.closest('.keys'));
    expect(keys.map(({ textContent }) => textContent.trim())).toEqual([
      'Amend it',
      'Strike it out',
      'Let it stand',
      'Undo the change',
      'Strike out all (2)',
    ]);
  });

  it('is as before when the change is undone', async () => {
    const { live, user, totals } = await stopped();
    await user.click(button('Undo the change'));
    expect(live.stop).toBeUndefined();
    expect(totals()).toEqual([4, 2, 3]);
  });
});

describe('a match that the rules stop though nothing was changed', () => {
  it('says so, offers nothing to undo, and shows the result that was kept', async () => {
    const db = freshDb();
    await createMatch(db, toyMatch('m1'));
    await appendEntries(db, 'm1', 0, entriesOf('a1 a1'));
    const ranks = ['a', 'b', 'c'].map((seat, at) => ({ seat, rank: at + 1, total: 9 - at }));
    const kept = { lines: [], ranks, rulesetVersion: 1, finishedAt: NOW };
    await freezeMatch(db, 'm1', kept);
    const live: LiveMatch = await openMatch({ db, module: toyRules, id: 'm1' });
    render(StopNote, { live, views: VIEWS, ...toyProps });
    expect(screen.getByText('The rules of this version of the app do not allow it')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo the change' })).toBeNull();
    expect(
      screen.getByText(/^It ended like this: 1\. Ann 9 · 2\. Борис 8 · 3\. Cleo 7\./),
    ).toBeVisible();
    const user = userEvent.setup();
    await user.click(button('Strike it out'));
    await user.click(button('Make the change'));
    await live.settled();
    expect(live.resultBefore).toBeUndefined();
    expect((await db.matches.get('m1'))?.status).toBe('running');
  });

  it('also where something else was changed since', async () => {
    const db = freshDb();
    await createMatch(db, toyMatch('m1'));
    await appendEntries(db, 'm1', 0, entriesOf('a1 a1'));
    const live: LiveMatch = await openMatch({ db, module: toyRules, id: 'm1' });
    const [first] = live.match.acts.toArray();
    live.amend(first?.entry ?? '', { type: 'move', move: { type: 'add', seat: 'a', points: 2 } });
    expect(live.stop).toBeDefined();
    render(StopNote, { live, views: VIEWS, ...toyProps });
    expect(screen.queryByRole('button', { name: 'Undo the change' })).toBeNull();
  });
});
