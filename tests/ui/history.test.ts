// The history: what was told, newest first, and mending it with a look at what that changes before anything is done.
import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { LiveMatch } from '../../src/lib/table/liveMatch.svelte.ts';
import History from '../../src/lib/ui/History.svelte';
import { closeAll } from '../support/db.ts';
import { toyMatch } from '../support/toyMatch.ts';
import ToyMoveEditor from '../support/ToyMoveEditor.svelte';
import { toyProps, toyTable } from '../support/toyTable.ts';

afterEach(closeAll);

async function open(moves: string) {
  const { live, tell } = await toyTable(moves);
  render(History, { live, MoveEditor: ToyMoveEditor, ...toyProps });
  return { live, tell, user: userEvent.setup() };
}

const button = (name: RegExp | string) => screen.getByRole('button', { name });
const totals = (live: LiveMatch) => live.standings.map(({ total }) => total);
const told = () =>
  within(screen.getByRole('list', { name: /newest first/ }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());

describe('the list', () => {
  it('shows who did what, when, and the points, newest first', async () => {
    await open('a1 b2');
    expect(told()).toEqual(['Борис No. 2 · 20:00 adds 2 +2', 'Ann No. 1 · 20:00 adds 1 +1']);
  });

  it('says that nothing has been told', async () => {
    await open('');
    expect(screen.getByText('Nothing has been told yet.')).toBeVisible();
  });

  it('leaves out what is undone, counts it, and brings it back', async () => {
    const { live, user } = await open('a1 b2 c3');
    live.undo();
    live.undo();
    expect(await screen.findByText('2 steps undone')).toBeVisible();
    expect(told()).toHaveLength(1);
    await user.click(button('Redo'));
    expect(told()).toHaveLength(2);
    expect(screen.getByText('1 step undone')).toBeVisible();
  });

  it('shows decisions of the table as such', async () => {
    const { live } = await open('a1');
    live.overrule({ type: 'add', seat: 'c', points: 2 }, ['toy.turn.order'], 'house rule');
    live.correct('a', 4, 'points were forgotten');
    live.settle({ 'toy.ruling.overshoot': 'bounces' }, 'agreed at the table');
    expect(await screen.findByText('House ruling changed')).toBeVisible();
    expect(told()).toEqual([
      'House ruling changed 20:00 It brings nothing. agreed at the table',
      'Ann No. 3 · 20:00 total set by hand, +4 points were forgotten +4',
      'Cleo No. 2 · 20:00 adds 2 Let stand by the table: house rule +2',
      'Ann No. 1 · 20:00 adds 1 +1',
    ]);
  });

  it('opens an act to what followed, with the clause', async () => {
    const { user } = await open('a1');
    await user.click(button(/Ann No. 1/));
    await user.click(button('1 added'));
    expect(screen.getByText('What is added counts.')).toBeVisible();
  });

  it('of a thousand acts puts the latest on the screen, earlier ones on request', async () => {
    const { setup } = toyMatch('m1');
    const moves = Array.from({ length: 1_000 }, (_, at) => `${'abc'.charAt(at % 3)}1`).join(' ');
    const { live } = await toyTable(moves, { setup: { ...setup, options: { goal: 10_000 } } });
    const { container } = render(History, { live, MoveEditor: ToyMoveEditor, ...toyProps });
    expect(container.querySelectorAll('ol > li')).toHaveLength(60);
    await userEvent.setup().click(screen.getByText('Earlier ones (940)'));
    expect(container.querySelectorAll('ol > li')).toHaveLength(120);
  }, 20_000);
});

describe('striking out', () => {
  it('shows each total before and after, and the later move it would stop at', async () => {
    const { live, user } = await open('a1 b2 c3 a3');
    await user.click(button(/Борис No. 2/));
    await user.click(button('Strike out'));
    expect(screen.getByRole('heading', { name: 'Strike out no. 2' })).toHaveFocus();
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows.map((row) => row.replace(/\s+/g, ''))).toEqual([
      'Ann4→1−3',
      'Борис2→0−2',
      'Cleo3→0−3',
    ]);
    expect(screen.getByText('No. 3 would no longer be allowed')).toBeVisible();
    expect(screen.getByText('Cleo: adds 3')).toBeVisible();
    expect(screen.getByText("It is Борис's turn.")).toBeVisible();
    expect(screen.getByText('2 acts would wait for your decision.')).toBeVisible();
    expect(totals(live)).toEqual([4, 2, 3]);
  });

  it('changes nothing when it is left as it was', async () => {
    const { live, user } = await open('a1 b2 c3');
    await user.click(button(/Cleo No. 3/));
    await user.click(button('Strike out'));
    await user.click(button('Leave as it was'));
    expect(told()).toHaveLength(3);
    expect(live.match.log.length).toBe(3);
  });

  it('is done when it is accepted, and one undo brings it back', async () => {
    const { live, user } = await open('a1 b2 c3');
    await user.click(button(/Cleo No. 3/));
    await user.click(button('Strike out'));
    await user.click(button('Accept'));
    expect(screen.getByText('Changed. Undo brings it back.')).toBeVisible();
    expect(totals(live)).toEqual([1, 2, 0]);
    live.undo();
    expect(totals(live)).toEqual([1, 2, 3]);
  });
});

describe('amending', () => {
  it("opens the game's editor with the table before the act, then shows what would change", async () => {
    const { live, user } = await open('a1 b2 c3');
    await user.click(button(/Борис No. 2/));
    await user.click(button('Amend'));
    expect(screen.getByText('The move of Борис')).toBeVisible();
    await user.click(button('3 points'));
    expect(screen.getByText('+1')).toBeVisible();
    expect(totals(live)).toEqual([1, 2, 3]);
    await user.click(button('Accept'));
    expect(totals(live)).toEqual([1, 3, 3]);
    expect(told()[1]).toMatch(/Борис No. 2 .* amended at 20:00/);
  });

  it('shows a ruling on what is refused there, and lets it stand with a reason', async () => {
    const { live, user } = await open('a1 b2');
    await user.click(button(/Борис No. 2/));
    await user.click(button('Amend'));
    await user.click(button('9 points'));
    expect(screen.getByText('Refused by toy.add.range.')).toBeVisible();
    await user.click(button('We play it anyway'));
    await user.click(button('house rule'));
    await user.click(button('Let it stand'));
    await user.click(button('Accept'));
    expect(totals(live)).toEqual([1, 9, 0]);
    expect(told()[0]).toContain('Let stand by the table: house rule');
  });

  it('leads back to the editor and to the list', async () => {
    const { user } = await open('a1 b2');
    await user.click(button(/Борис No. 2/));
    await user.click(button('Amend'));
    await user.click(button('1 points'));
    await user.click(button('Change it again'));
    expect(screen.getByText('The move of Борис')).toBeVisible();
    await user.click(button('Back'));
    expect(told()).toHaveLength(2);
  });
});

describe('the other ways', () => {
  it('puts in a forgotten move before another one', async () => {
    const { live, user } = await open('a1 b2 c3');
    await user.click(button(/Cleo No. 3/));
    await user.click(button('Insert a move before'));
    expect(screen.getByText('A new move of Cleo')).toBeVisible();
    await user.click(button('1 points'));
    expect(screen.getByText('No. 3 would no longer be allowed')).toBeVisible();
    await user.click(button('Accept'));
    expect(totals(live)).toEqual([1, 2, 1]);
    expect(live.waiting).toHaveLength(1);
    expect(told()[0]).toContain('waits');
  });

  it('undoes back to an act in one step that one undo takes back', async () => {
    const { live, user } = await open('a1 b2 c3 a3');
    await user.click(button(/Борис No. 2/));
    await user.click(button('Undo back to here (2)'));
    await user.click(button('Accept'));
    expect(totals(live)).toEqual([1, 2, 0]);
    live.undo();
    expect(totals(live)).toEqual([4, 2, 3]);
  });
});
