// "Wait, is that allowed?": what is in play, what was ruled last, how the table reads unclear places, what nobody checks.
import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { summerPavilion } from '../../src/lib/games/summer-pavilion/game.ts';
import { summerPavilionRules } from '../../src/lib/games/summer-pavilion/module.ts';
import { loadRulebook } from '../../src/lib/games/summer-pavilion/rulebook/rulebook.ts';
import { createMatch } from '../../src/lib/storage/matches.ts';
import type { LiveMatch } from '../../src/lib/table/liveMatch.svelte.ts';
import DisputeSheet from '../../src/lib/ui/DisputeSheet.svelte';
import { openHouse } from '../../src/lib/table/house.ts';
import { changeCustoms, readCustoms } from '../../src/lib/storage/customs.ts';
import { serveAskFiles } from '../support/ask.ts';
import DisputeInMatch from '../support/DisputeInMatch.svelte';
import { closeAll, freshDb } from '../support/db.ts';
import { openMatch } from '../support/openMatch.ts';
import { eventually } from '../support/eventually.ts';
import { toyRules } from '../support/toyGame.ts';
import { toyMatch } from '../support/toyMatch.ts';
import { toyNameOf, toyProps, toyTable } from '../support/toyTable.ts';

beforeEach(async () => {
  serveAskFiles();
  const house = await openHouse();
  if (house.ok) await house.value.db.settings.clear();
});

afterEach(async () => {
  vi.restoreAllMocks();
  await closeAll();
});

const button = (name: RegExp | string) => screen.getByRole('button', { name });

async function toyDispute(moves: string) {
  const { live } = await toyTable(moves, {}, true);
  render(DisputeSheet, { live, module: toyRules, ...toyProps });
  return { live, user: userEvent.setup() };
}

describe('the dispute sheet', () => {
  it('shows what is asked now, and its clauses open to their words', async () => {
    const { user } = await toyDispute('a1');
    expect(button(/Борис: add points/)).toHaveAttribute('aria-expanded', 'true');
    await user.click(button('Seats take turns clockwise.'));
    expect(button('What the rulebook says')).toHaveAttribute('aria-expanded', 'true');
  });

  it('shows the last ruling with its clauses', async () => {
    const { user } = await toyDispute('a1 b3');
    expect(screen.getByText('Борис: adds 3')).toBeVisible();
    await user.click(button('3 added'));
    expect(screen.getByText('What is added counts.')).toBeVisible();
  });

  it('says that nothing is asked when the match is over', async () => {
    await toyDispute('a3 b3 c3 a3 b3 c3 a3 b3 c3 a3');
    expect(screen.getByText(/The match is over/)).toBeVisible();
  });

  it('leads to the whole rulebook', async () => {
    await toyDispute('');
    const link = screen.getByRole('link', { name: 'The whole rulebook' });
    expect(link.getAttribute('href')).toMatch(/\/toy\/rules\//);
  });
});

describe('a house ruling', () => {
  it('is read otherwise from the beginning, after a look at what that changes, with a reason', async () => {
    const { live, user } = await toyDispute('a3 b3 c3 a3 b3 c3 a3 b3 c3 a3');
    await user.click(button(/It counts\.$/));
    await user.click(button('It brings nothing.'));
    expect(screen.getByText('What of a turn beyond the goal?')).toBeVisible();
    expect(screen.getByText('−3')).toBeVisible();
    const accept = button('Make the change');
    expect(accept).toBeDisabled();
    await user.click(button('we always play it so'));
    await user.click(accept);
    expect(live.match.houseRulings).toEqual({ 'toy.ruling.overshoot': 'bounces' });
    expect(live.standings[0]?.total).toBe(9);
    expect(button(/It brings nothing\.$/)).toBeVisible();
    expect(screen.getByText('House ruling set: It brings nothing.')).toBeVisible();
    expect(screen.getByText('Totals changed: Ann −3')).toBeVisible();
    // The key that was tapped is gone with its form; on Undo another Enter would take the change back.
    expect(screen.getByText('House ruling set: It brings nothing.')).toHaveFocus();
    await user.click(button('Undo'));
    expect(live.match.houseRulings).toEqual({});
    expect(screen.queryByText(/House ruling set/)).toBeNull();
  });
});

/** A match of Summer Pavilion in its first round: Ann has 5 points, Борис 3 and eight tiles to lose. */
async function pavilionDispute() {
  const db = freshDb();
  await createMatch(db, {
    ...toyMatch('p'),
    game: 'summer-pavilion',
    ruleset: { game: 'summer-pavilion', version: 1 },
    setup: {
      firstSeat: 'a',
      level: 'scorekeeper',
      options: { side: 'coloured' },
      houseRulings: {},
    },
  });
  const live: LiveMatch = await openMatch({ db, module: summerPavilionRules, id: 'p' });
  live.tell({ type: 'takeToken', seat: 'b', tiles: 2 });
  live.tell({ type: 'endDrafting' });
  live.tell({ type: 'pass', seat: 'b', kept: 4, lost: 8 });
  const rulebook = await loadRulebook('en');
  const card = summerPavilion;
  render(DisputeInMatch, { live, module: summerPavilionRules, rulebook, card, nameOf: toyNameOf });
  const user = userEvent.setup();
  const ask = (question: string) => user.type(screen.getByRole('searchbox'), question);
  return { live, rulebook, user, ask };
}

const total = (live: LiveMatch, seat: string) =>
  live.standings.find((one) => one.seat === seat)?.total;

describe('a question', () => {
  it('takes the place of what is in play, and gives it back', async () => {
    const { user, ask } = await pavilionDispute();
    expect(screen.getByRole('heading', { name: 'In play now' })).toBeVisible();
    await ask('does the limit of 1 hold for every kind of loss');
    expect(await screen.findByRole('region', { name: 'Answer' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'In play now' })).toBeNull();
    await user.clear(screen.getByRole('searchbox'));
    expect(screen.getByRole('heading', { name: 'In play now' })).toBeVisible();
  });

  it('marks the answers that rest on what is in play', async () => {
    const { live, ask, rulebook } = await pavilionDispute();
    const [clause] = live.steps[0]?.clauses ?? [];
    await ask(rulebook.clauseText(clause ?? 'none.such') ?? '');
    expect(await screen.findAllByText('in play now')).not.toHaveLength(0);
  });

  it('is decided from the answer: reason at hand, looked at before, kept for the next matches', async () => {
    const { live, user, ask } = await pavilionDispute();
    expect(total(live, 'b')).toBe(1);
    await ask('does the limit of 1 hold for every kind of loss');
    await user.click(await screen.findByRole('button', { name: /only.*token/i }));
    expect(screen.getByLabelText('In your own words')).toHaveValue(
      'does the limit of 1 hold for every kind of loss',
    );
    expect(screen.getByText('−6')).toBeVisible();
    await user.click(screen.getByLabelText('For our next matches too'));
    await user.click(button('Make the change'));
    expect(total(live, 'b')).toBe(-5);
    expect(await screen.findByRole('searchbox')).toHaveValue('');
    const house = await openHouse();
    if (!house.ok) throw new Error(house.fault.code);
    await eventually(async () =>
      expect(await readCustoms(house.value.db, 'summer-pavilion')).toMatchObject({
        value: { readings: { 'summer-pavilion.ruling.floor-for-all-losses': 'token-only' } },
      }),
    );
    await ask('does the limit of 1 hold for every kind of loss');
    const answer = await screen.findByRole('region', { name: 'Answer' });
    expect(answer.querySelector('.short')).toHaveTextContent(/only.*token/i);
    expect(answer).toHaveTextContent('this table reads it so');
    await user.clear(screen.getByRole('searchbox'));
    await user.click(button('Undo'));
    expect(total(live, 'b')).toBe(1);
  });

  it('says of a rule that this match is not played by that it is not', async () => {
    const { ask } = await pavilionDispute();
    await ask('on the grey side may a board hold two red stars');
    const [marked] = await screen.findAllByText('not in this match');
    expect(marked?.parentElement).toHaveTextContent('only on the grey side');
    expect(screen.queryByText('only on the coloured side')).toBeNull();
  });

  it('that several rules speak of is settled by one of them', async () => {
    const { live, user, ask } = await pavilionDispute();
    await ask('who goes first placing');
    const several = await screen.findByRole('region', {
      name: 'More than one rule speaks of this.',
    });
    const rows = within(several).getAllByRole('button', { expanded: false });
    expect(rows.length).toBeGreaterThan(1);
    const [row] = rows;
    if (row === undefined) throw new Error('Nothing speaks of it');
    const said = row.querySelector('.words')?.textContent ?? '';
    await user.click(row);
    await user.click(within(several).getByRole('button', { name: 'We play it like this' }));
    expect(screen.getByLabelText('We play it this way')).toHaveValue(said);
    await user.click(button('Agreed'));
    expect(live.match.settled).toMatchObject([{ reason: `who goes first placing\n${said}` }]);
  });

  it('that the rulebook does not answer is settled by the table, and found when asked again', async () => {
    const { live, user, ask } = await pavilionDispute();
    await ask('who holds the bag');
    expect(await screen.findByText('The rulebook does not say.')).toBeVisible();
    await user.click(button('We settle it ourselves'));
    expect(screen.getByLabelText('What was asked')).toHaveValue('who holds the bag');
    expect(button('Agreed')).toBeDisabled();
    await user.type(screen.getByLabelText('We play it this way'), 'Whoever passed last.');
    await user.click(button('Agreed'));
    expect(live.match.settled).toMatchObject([
      { houseRulings: {}, reason: 'who holds the bag\nWhoever passed last.' },
    ]);
    expect(screen.getByText('Agreed: Whoever passed last.')).toBeVisible();
    await ask('whose hands is the bag in');
    expect(await screen.findByRole('heading', { name: 'Agreed at this table' })).toBeVisible();
    expect(screen.getByText('Whoever passed last.')).toBeVisible();
    await user.clear(screen.getByRole('searchbox'));
    await ask('how many displays for three');
    await screen.findByRole('region', { name: 'Answer' });
    expect(screen.queryByRole('heading', { name: 'Agreed at this table' })).toBeNull();
  });
});

describe('what was agreed in earlier matches', () => {
  it('stands above the same question as agreed before, never at this table, and above no other', async () => {
    const house = await openHouse();
    if (!house.ok) throw new Error(house.fault.code);
    const agreements = [{ question: 'can I take two jokers', decision: 'No, only one joker.' }];
    await changeCustoms(house.value.db, 'summer-pavilion', () => ({ readings: {}, agreements }));
    const { user, ask } = await pavilionDispute();
    await ask('can I take the token without tiles');
    await screen.findByRole('region', { name: 'Answer' });
    expect(screen.queryByText('No, only one joker.')).toBeNull();
    await user.clear(screen.getByRole('searchbox'));
    await ask('may she take two wilds');
    expect(await screen.findByRole('heading', { name: 'Agreed before' })).toBeVisible();
    expect(screen.getByText('No, only one joker.')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Agreed at this table' })).toBeNull();
  });

  it('is listed, said to be earlier, and can be forgotten', async () => {
    const house = await openHouse();
    if (!house.ok) throw new Error(house.fault.code);
    const { db } = house.value;
    const agreements = [{ question: 'may we sing?', decision: 'Only in tune.' }];
    await changeCustoms(db, 'toy', () => ({ readings: {}, agreements }));
    const { user } = await toyDispute('a1');
    expect(await screen.findByText('Only in tune.')).toBeVisible();
    expect(screen.getByText('as your group plays')).toBeVisible();
    await user.click(button('No longer: Only in tune.'));
    await eventually(() => expect(screen.queryByText('Only in tune.')).toBeNull());
    expect(await readCustoms(db, 'toy')).toMatchObject({ value: { agreements: [] } });
  });
});

describe('what is not checked', () => {
  it('is listed at scorekeeper level', async () => {
    const db = freshDb();
    await createMatch(db, {
      ...toyMatch('p'),
      game: 'summer-pavilion',
      ruleset: { game: 'summer-pavilion', version: 1 },
      setup: {
        firstSeat: 'a',
        level: 'scorekeeper',
        options: { side: 'coloured' },
        houseRulings: {},
      },
    });
    const live: LiveMatch = await openMatch({ db, module: summerPavilionRules, id: 'p' });
    const rulebook = await loadRulebook('en');
    render(DisputeSheet, {
      live,
      module: summerPavilionRules,
      rulebook,
      card: summerPavilion,
      nameOf: toyNameOf,
    });
    const unchecked = live.rules.notChecked(live.state);
    expect(screen.getByRole('heading', { name: 'Not checked at this level' })).toBeVisible();
    await userEvent.setup().click(button(`${unchecked.length} clauses`));
    for (const clause of unchecked)
      expect(screen.getByText(rulebook.clauseText(clause) ?? '')).toBeVisible();
  });
});
