// A move that hands the turn, or a key, to somebody else leaves the keyboard at what is asked now; a series of one seat goes on at its key.
import { screen, within } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { m } from '../../src/lib/paraglide/messages.js';
import { atTable } from '../support/atTable.ts';
import { closeAll } from '../support/db.ts';
import { key, press, stage, tell } from '../support/keyboard.ts';

beforeEach(() => {
  localStorage.clear();
});
afterEach(closeAll);

describe('the key stays and means the act of another seat', () => {
  it('colosseum: who opens a market is not left on the bid of the next one', async () => {
    await atTable('colosseum', '3-scorekeeper', 'open');
    await userEvent.click(key(/^market 1/));
    const open = key(/^Open at/);
    const focused = await press(open);
    expect(open).toBeInTheDocument();
    expect(open).toHaveTextContent(/^Bid/);
    expect(focused).toBe(within(stage()).getByRole('heading', { name: /\bBo bids/ }));
  });

  it('colosseum: who passes is not left on the pass of the next one', async () => {
    await atTable('colosseum', '3-scorekeeper', 'open');
    const focused = await press(key(m.co_not_open()));
    expect(focused).toBe(within(stage()).getByRole('heading', { name: /\bBo: choose a market$/ }));
  });

  it('summer pavilion: who places is not left on the same space of another board', async () => {
    const table = await atTable('summer-pavilion', '3-coloured-scorekeeper', 'place');
    const [space] = within(screen.getByRole('group', { name: /^Board of / })).getAllByRole(
      'button',
    );
    if (space === undefined) throw new Error('No board lies there.');
    const focused = await tell(table, space);
    expect(space).toBeInTheDocument();
    expect(focused).toBe(within(stage()).getByRole('heading', { name: /places$/ }));
  });
});

it('a series of one seat, a card a tap, goes on at its key', async () => {
  const table = await atTable('histrio', '3-referee-chameleon', 'deal');
  const before = table.live.steps[0]?.facts['city'];
  const [card] = [...stage().querySelectorAll<HTMLElement>('[data-each-tap] button')];
  if (card === undefined) throw new Error('No card is asked for.');
  expect(await tell(table, card)).toBe(card);
  expect(table.live.steps[0]?.facts['city']).not.toBe(before);
});

it('what is taken back leaves the keyboard on its key', async () => {
  await atTable('colosseum', '3-scorekeeper', 'open');
  await press(key(m.co_not_open()));
  const undo = key(m.match_undo());
  expect(await press(undo)).toBe(undo);
});
