// The history: what was told, newest first, and mending it with a look at what that changes before anything is done.
import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { agreementsOf, toldOf } from '../../src/lib/referee/agreements.ts';
import type { LiveMatch } from '../../src/lib/table/liveMatch.svelte.ts';
import History from '../../src/lib/ui/History.svelte';
import { closeAll } from '../support/db.ts';
import { eventually } from '../support/eventually.ts';
import { toyMatch } from '../support/toyMatch.ts';
import ToyMoveEditor from '../support/ToyMoveEditor.svelte';
import ToyTableEditor from '../support/ToyTableEditor.svelte';
import { toyProps, toyTable } from '../support/toyTable.ts';

const VIEWS = { MoveEditor: ToyMoveEditor, TableEditor: ToyTableEditor };

const propsFor = (live: LiveMatch) => ({
  live,
  views: VIEWS,
  onredo: () => {
    live.redo();
  },
  ...toyProps,
});

afterEach(closeAll);

async function open(moves: string) {
  const { live, tell } = await toyTable(moves);
  render(History, propsFor(live));
  return { live, tell, user: userEvent.setup() };
}

const button = (name: RegExp | string) => screen.getByRole('button', { name });
const totals = (live: LiveMatch) => live.standings.map(({ total }) => total);
const told = () =>
  within(screen.getByRole('list', { name: /newest first/ }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());

describe('the list', () => {
  it('reads back the table a match has begun from that was already under way', async () => {
    const { setup } = toyMatch('m1');
    const position = { totals: { a: 5 }, turn: 'b' };
    const { live } = await toyTable('', { setup: { ...setup, position } });
    render(History, propsFor(live));
    expect(screen.queryByText('Nothing has been told yet.')).toBeNull();
    expect(screen.getByText('Begun from a table already under way')).toBeInTheDocument();
    expect(screen.getByText('lap 1')).toBeInTheDocument();
  });

  it('shows who did what, when, and the points, newest first', async () => {
    await open('a1 b2');
    expect(told()).toEqual(['Борис No. 2 · 20:00 adds 2 +2', 'Ann No. 1 · 20:00 adds 1 +1']);
  });

  it('shows what was agreed as question and decision, and it can be told otherwise', async () => {
    const { live, user } = await open('a1');
    live.take(toldOf({ question: 'may we sing?', decision: 'Yes.' }));
    const row = await screen.findByRole('button', { name: /^Agreed at this table/ });
    expect(row).toHaveTextContent('may we sing?');
    await user.click(row);
    await user.click(button('Amend'));
    const decision = screen.getByLabelText('We play it this way');
    await user.clear(decision);
    await user.type(decision, 'Only in tune.');
    await user.click(button('Make the change'));
    expect(agreementsOf(live.match)).toMatchObject([
      { question: 'may we sing?', decision: 'Only in tune.' },
    ]);
  });

  it('opens at the act it was left at, however far back that is', async () => {
    const { live } = await toyTable('a1 b1 c1 '.repeat(4).trim());
    const [first] = live.match.acts.toArray();
    render(History, { ...propsFor(live), place: first?.entry });
    const opened = screen.getByRole('button', { expanded: true, name: /No\. 1 / });
    expect(opened).toBeVisible();
    expect(screen.getAllByRole('button', { expanded: true, name: /^(Ann|Борис|Cleo)/ })).toEqual([
      opened,
    ]);
  });

  it('is only read beside a table where moves are tried', async () => {
    const { live } = await toyTable('a1');
    render(History, { ...propsFor(live), isOnlyRead: true });
    await userEvent.setup().click(button(/^Ann/));
    expect(screen.getByText('1 added')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Amend' })).toBeNull();
  });

  it('of a match whose result is kept is mended once the match is open again', async () => {
    const { live, user } = await open('a3 b1 c1 a3 b1 c1 a3 b1 c1 a1');
    expect(live.isOver).toBe(true);
    await live.finish();
    await user.click((await screen.findAllByRole('button', { name: /^Ann/ }))[0] as HTMLElement);
    expect(screen.queryByRole('button', { name: 'Amend' })).toBeNull();
    await user.click(button('Correct the count'));
    expect(await screen.findByText(/The match is open again/)).toBeVisible();
    expect(live.result).toBeUndefined();
    expect(button('Amend')).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Correct the count' })).toBeNull();
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

  it('brings back what was undone in a match whose result is kept', async () => {
    const { live } = await toyTable('a3 b1 c1 a3 b1 c1 a3 b1 c1 a1');
    await live.finish();
    await live.reopen();
    live.correct('b', 2, 'miscounted');
    await live.finish();
    await live.takeBack();
    await eventually(() => expect(live.result).toBeDefined());
    render(History, { ...propsFor(live), onredo: () => void live.bringBack() });
    await userEvent.setup().click(button('Redo'));
    await eventually(() => expect(live.result?.ranks[1]).toMatchObject({ seat: 'b', total: 5 }));
  });

  it('mends no longer what the table beside has undone, and goes on with it once it is redone', async () => {
    const { live, user } = await open('a1 b2');
    await user.click(button(/^Борис/));
    await user.click(button('Amend'));
    expect(screen.getByText('The move of Борис')).toBeVisible();
    live.undo();
    await eventually(() => {
      expect(screen.queryByText(/The move of/)).toBeNull();
    });
    expect(told()).toEqual([expect.stringContaining('Ann')]);
    live.redo();
    expect(await screen.findByText('The move of Борис')).toBeVisible();
    await user.click(button('3 points'));
    live.undo();
    await eventually(() => {
      expect(screen.queryByRole('button', { name: 'Make the change' })).toBeNull();
    });
    expect(totals(live)).toEqual([1, 0, 0]);
  });

  it('mends no longer a house ruling whose change was undone', async () => {
    const { live, user } = await open('a1');
    live.settle({ 'toy.ruling.overshoot': 'bounces' }, 'agreed at the table');
    await user.click(await screen.findByRole('button', { name: /^House ruling changed/ }));
    await user.click(button('Amend'));
    expect(screen.queryByRole('list', { name: /newest first/ })).toBeNull();
    live.undo();
    await eventually(() => {
      expect(told()).toHaveLength(1);
    });
  });

  it('marks what was told last, also where it was told again; after an undo nothing', async () => {
    const { live } = await open('a1 b2 c3');
    const marked = () => [...document.querySelectorAll('li.latest')].map((li) => li.textContent);
    expect(marked()).toEqual([expect.stringContaining('adds 3')]);
    const [first] = live.match.acts.toArray();
    live.amend(first?.entry ?? '', { type: 'move', move: { type: 'add', seat: 'a', points: 3 } });
    await eventually(() => {
      expect(marked()).toEqual([expect.stringContaining('Ann')]);
    });
    live.undo();
    await eventually(() => {
      expect(marked()).toEqual([]);
    });
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

  it('opens an act to what followed: the clause of its points is one tap away', async () => {
    const { user } = await open('a1');
    await user.click(button(/Ann No. 1/));
    expect(button('1 added')).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('What is added counts.')).toBeVisible();
  });

  it('of a thousand acts puts the latest on the screen, earlier ones on request', async () => {
    const { setup } = toyMatch('m1');
    const moves = Array.from({ length: 1_000 }, (_, at) => `${'abc'.charAt(at % 3)}1`).join(' ');
    const { live } = await toyTable(moves, { setup: { ...setup, options: { goal: 10_000 } } });
    const { container } = render(History, propsFor(live));
    expect(container.querySelectorAll('ol > li')).toHaveLength(60);
    await userEvent.setup().click(screen.getByText('Earlier ones (940)'));
    expect(container.querySelectorAll('ol > li')).toHaveLength(120);
  });
});

describe('striking out', () => {
  it('shows each total before and after, and the later move it would stop at', async () => {
    const { live, user } = await open('a1 b2 c3 a3');
    await user.click(button(/Борис No. 2/));
    await user.click(button('Strike out'));
    expect(screen.getByRole('heading', { name: 'Strike out number 2' })).toHaveFocus();
    const totalsUntil = screen.getByRole('heading', { name: 'Totals up to there' }).parentElement;
    const rows = within(totalsUntil ?? document.body)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    // For ears and for eyes.
    expect(rows.map((row) => row.replace(/\s+/g, ''))).toEqual([
      'Ann:from4to1,−3Ann4→1−3',
      'Борис:from2to0,−2Борис2→0−2',
      'Cleo:from3to0,−3Cleo3→0−3',
    ]);
    expect(screen.getByText('Number 3 would no longer be allowed')).toBeVisible();
    expect(screen.getByText('Cleo: adds 3')).toBeVisible();
    expect(screen.getByText("It is Борис's turn.")).toBeVisible();
    expect(screen.getByText('Wait for it.')).toBeVisible();
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

  it('that was left as it was leads back to its act in the list', async () => {
    const { user } = await open('a1 b2 c3');
    await user.click(button(/Борис No. 2/));
    await user.click(button('Strike out'));
    await user.click(button('Leave as it was'));
    expect(button(/Борис No. 2/)).toHaveFocus();
  });

  it('is done when it is accepted, and one undo brings it back', async () => {
    const { live, user } = await open('a1 b2 c3');
    await user.click(button(/Cleo No. 3/));
    await user.click(button('Strike out'));
    await user.click(button('Make the change'));
    expect(screen.getByText('Changed.')).toBeVisible();
    expect(screen.getByText('Totals changed: Cleo −3')).toBeVisible();
    expect(totals(live)).toEqual([1, 2, 0]);
    await user.click(button('Undo'));
    expect(screen.queryByText('Changed.')).toBeNull();
    expect(totals(live)).toEqual([1, 2, 3]);
  });
});

describe('a change of a house ruling', () => {
  const RACE = 'a3 b1 c1 a3 b1 c1 a3 b1 c1';
  const BOUNCES = { 'toy.ruling.overshoot': 'bounces' };

  const changes = () =>
    screen.getByRole('heading', { name: 'What would change' }).parentElement?.textContent;

  async function settled() {
    const { live, tell, user } = await open(RACE);
    live.settle(BOUNCES, 'agreed at the table');
    tell('a2');
    expect(totals(live)).toEqual([9, 3, 3]);
    await user.click(await screen.findByRole('button', { name: /^House ruling changed/ }));
    return { live, user };
  }

  it('is told again, with what that changes seen before', async () => {
    const { live, user } = await settled();
    await user.click(button('Amend'));
    expect(screen.getByRole('heading', { name: 'Amend the house ruling' })).toHaveFocus();
    expect(screen.getByRole('radio', { name: 'It brings nothing.' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: /^It counts/ }));
    expect(changes()).toMatch(/Ann\s*9\s*→\s*11/);
    await user.clear(screen.getByRole('textbox'));
    await user.click(button('we always play it so'));
    await user.click(button('Make the change'));
    expect(screen.getByText('Totals changed: Ann +2')).toBeVisible();
    expect(told().at(1)).toMatch(
      /^House ruling changed 20:00 It counts.* we always play it so amended at 20:00$/,
    );
    expect(live.match.settled).toHaveLength(1);
    await user.click(button('Undo'));
    // The match may be over by now: what was kept of it is opened before anything is taken back.
    await eventually(() => expect(totals(live)).toEqual([9, 3, 3]));
  });

  it('is struck out, with what that changes seen before', async () => {
    const { live, user } = await settled();
    await user.click(button('Strike out'));
    expect(screen.getByRole('heading', { name: 'Strike out the change' })).toHaveFocus();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(changes()).toMatch(/Ann\s*9\s*→\s*11/);
    await user.click(button('Make the change'));
    expect(totals(live)).toEqual([11, 3, 3]);
    expect(told().join()).not.toContain('House ruling');
    // It has ended the match, whose sheet is kept by itself.
    await eventually(() => expect(live.result).toBeDefined());
    await user.click(button('Undo'));
    await eventually(() => expect(told().at(1)).toContain('House ruling changed'));
    expect(live.result).toBeUndefined();
  });

  it('is only read in a window that cannot write', async () => {
    const { live } = await settled();
    await live.finish();
    expect(await screen.findByText('House ruling changed')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^House ruling/ })).toBeNull();
  });
});

describe('undone steps', () => {
  async function amendAfterUndo() {
    const { live, user } = await open('a1 b2 c3 a2 b1');
    for (let step = 0; step < 3; step += 1) live.undo();
    await user.click(await screen.findByRole('button', { name: /Ann No. 1/ }));
    await user.click(button('Amend'));
    await user.click(button('3 points'));
    return { live, user };
  }

  it('are named before an amendment ends them', async () => {
    const { live, user } = await amendAfterUndo();
    expect(screen.getByText('3 undone steps can then no longer be redone.')).toBeVisible();
    expect(live.canRedo).toBe(true);
    await user.click(button('Make the change'));
    expect(live.canRedo).toBe(false);
    expect(totals(live)).toEqual([3, 2, 0]);
  });

  it('can be brought back first, and are then amended with the rest', async () => {
    const { live, user } = await amendAfterUndo();
    await user.click(button('Redo first'));
    expect(screen.queryByText(/no longer be redone/)).toBeNull();
    await user.click(button('Make the change'));
    expect(totals(live)).toEqual([5, 3, 3]);
  });

  it('are not spoken of where there are none', async () => {
    const { user } = await open('a1 b2');
    await user.click(button(/Ann No. 1/));
    await user.click(button('Strike out'));
    expect(screen.queryByText(/no longer be redone/)).toBeNull();
  });
});

describe('what a change is about', () => {
  const head = (label: string) =>
    screen.getByText(label).parentElement?.textContent.replace(/\s+/g, ' ').trim();

  it('names whose move is amended, what it was, and where in the match', async () => {
    const { user } = await open('a1 b2 c3 a3');
    await user.click(button(/Ann No. 4/));
    await user.click(button('Amend'));
    expect(head('Instead of')).toBe('Instead of Ann adds 3 No. 4 · lap 2');
    await user.click(button('1 points'));
    expect(head('Instead of')).toBe('Instead of Ann adds 3 No. 4 · lap 2');
  });

  it('names the move before which one is inserted, and the one that is struck out', async () => {
    const { user } = await open('a1 b2');
    await user.click(button(/Борис No. 2/));
    await user.click(button('Insert a move before'));
    expect(head('Before')).toBe('Before Борис adds 2 No. 2 · lap 1');
    expect(screen.getByText('Whose turn it was there: Борис')).toBeVisible();
    await user.click(button('Back'));
    await user.click(button(/Борис No. 2/));
    await user.click(button('Strike out'));
    expect(head('Struck out')).toBe('Struck out Борис adds 2 No. 2 · lap 1');
  });

  it('tells what else changes, of a later act too', async () => {
    const { live, user } = await open('a1 b2');
    live.restate({ totals: { a: 5, b: 5, c: 5 }, turn: 'c' }, 'the board is the truth');
    await user.click(button(/Ann No. 1/));
    await user.click(button('Amend'));
    await user.click(button('2 points'));
    expect(screen.getByText('No total changes.')).toBeVisible();
    const list = screen.getByRole('heading', { name: 'What else changes' }).parentElement;
    const rows = within(list ?? document.body).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim())).toEqual([
      'No. 1 · Ann no longer: 1 added now: 2 added',
      expect.stringMatching(/^No. 3 · The table no longer: Ann: .*1 .*now: Ann: .*2/),
    ]);
  });

  it('shows a long list of changes in part first', async () => {
    const { user } = await open('a1 b1 c1 a1 b1');
    await user.click(button(/Ann No. 1/));
    await user.click(button(/Undo back to here/));
    expect(screen.getAllByText(/no longer/)).toHaveLength(3);
    await user.click(button('1 more change'));
    expect(screen.getAllByText(/no longer/)).toHaveLength(4);
  });
});

describe('what the table decided by hand', () => {
  it('a correction is amended in its own form, from what was told', async () => {
    const { live, user } = await open('a1 b2');
    live.correct('a', 4, 'points were forgotten');
    live.tell({ type: 'add', seat: 'c', points: 1 });
    await user.click(await screen.findByRole('button', { name: /Ann No. 3/ }));
    await user.click(button('Amend'));
    const field = screen.getByLabelText('Ann: New total');
    expect(field).toHaveValue('5');
    expect(screen.getByText('was 1')).toBeVisible();
    expect(button('points were forgotten')).toHaveAttribute('aria-pressed', 'true');
    await user.click(button('Change by −1'));
    await user.click(button('What would change'));
    expect(totals(live)).toEqual([5, 2, 1]);
    await user.click(button('Make the change'));
    expect(totals(live)).toEqual([4, 2, 1]);
    expect(live.match.acts.at(2)?.act).toMatchObject({ type: 'correct', points: 3 });
  });

  it('a restatement is amended from the position that was told', async () => {
    const { live, user } = await open('a1 b2');
    live.restate({ totals: { a: 5, b: 5, c: 5 }, turn: 'c' }, 'the board is the truth');
    await user.click(await screen.findByRole('button', { name: /The table No. 3/ }));
    await user.click(button('Amend'));
    expect(screen.getByText('Ann has 5')).toBeVisible();
    await user.click(button('One more'));
    await user.click(button('What would change'));
    await user.click(button('Make the change'));
    expect(totals(live)).toEqual([6, 5, 5]);
  });

  it('is struck out like a move', async () => {
    const { live, user } = await open('a1');
    live.correct('a', 4, 'points were forgotten');
    await user.click(await screen.findByRole('button', { name: /Ann No. 2/ }));
    await user.click(button('Strike out'));
    await user.click(button('Make the change'));
    expect(totals(live)).toEqual([1, 0, 0]);
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
    await user.click(button('Make the change'));
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
    await user.click(button('Make the change'));
    expect(totals(live)).toEqual([1, 9, 0]);
    expect(told()[0]).toContain('Let stand by the table: house rule');
  });

  it('leads back to the editor and to the list', async () => {
    const { user } = await open('a1 b2');
    await user.click(button(/Борис No. 2/));
    await user.click(button('Amend'));
    await user.click(button('1 points'));
    await user.click(button('Back'));
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
    expect(screen.getByText('Number 3 would no longer be allowed')).toBeVisible();
    await user.click(button('Make the change'));
    expect(totals(live)).toEqual([1, 2, 1]);
    expect(live.waiting).toHaveLength(1);
    expect(screen.getByText('1 act waits for your decision at the table.')).toBeVisible();
    expect(told()[0]).toContain('waits');
  });

  it('undoes back to an act in one step that one undo takes back', async () => {
    const { live, user } = await open('a1 b2 c3 a3');
    await user.click(button(/Борис No. 2/));
    await user.click(button('Undo back to here (2)'));
    await user.click(button('Make the change'));
    expect(totals(live)).toEqual([1, 2, 0]);
    live.undo();
    expect(totals(live)).toEqual([4, 2, 3]);
  });
});
