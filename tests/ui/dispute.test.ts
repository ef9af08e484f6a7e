// "Wait, is that allowed?": what is in play, what was ruled last, how the table reads unclear places, what nobody checks.
import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { summerPavilion } from '../../src/lib/games/summer-pavilion/game.ts';
import { summerPavilionRules } from '../../src/lib/games/summer-pavilion/module.ts';
import { loadRulebook } from '../../src/lib/games/summer-pavilion/rulebook/rulebook.ts';
import { createMatch } from '../../src/lib/storage/matches.ts';
import { LiveMatch } from '../../src/lib/table/liveMatch.svelte.ts';
import DisputeSheet from '../../src/lib/ui/DisputeSheet.svelte';
import { closeAll, freshDb } from '../support/db.ts';
import { toyRules } from '../support/toyGame.ts';
import { toyMatch } from '../support/toyMatch.ts';
import { toyNameOf, toyProps, toyTable } from '../support/toyTable.ts';

afterEach(closeAll);

const button = (name: RegExp | string) => screen.getByRole('button', { name });

async function toyDispute(moves: string) {
  const { live } = await toyTable(moves);
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
    await user.click(button('It counts.'));
    await user.click(button('It brings nothing.'));
    expect(screen.getByText('What of a turn beyond the goal?')).toBeVisible();
    expect(screen.getByText('−3')).toBeVisible();
    const accept = button('Accept');
    expect(accept).toBeDisabled();
    await user.click(button('we always play it so'));
    await user.click(accept);
    expect(live.match.houseRulings).toEqual({ 'toy.ruling.overshoot': 'bounces' });
    expect(live.standings[0]?.total).toBe(9);
    expect(button('It brings nothing.')).toBeVisible();
    expect(screen.getByText('House ruling set: It brings nothing.')).toBeVisible();
    expect(screen.getByText('Totals changed: Ann −3')).toBeVisible();
    await user.click(button('Undo'));
    expect(live.match.houseRulings).toEqual({});
    expect(screen.queryByText(/House ruling set/)).toBeNull();
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
    const opened = await LiveMatch.open({
      db,
      module: summerPavilionRules,
      id: 'p',
      surroundings: { device: 'phone', now: () => '2026-03-01T22:00:00+01:00' },
      locks: false,
    });
    if (!opened.ok) throw new Error(opened.fault.code);
    const live: LiveMatch = opened.value;
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
