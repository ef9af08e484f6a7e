// What a seat has below its points: what the goals would add is said only where they would add something.
import { render, screen } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { LATEST } from '../../../../src/lib/games/summer-pavilion/data/rulesets.ts';
import {
  loadRulebook,
  loadWords,
} from '../../../../src/lib/games/summer-pavilion/rulebook/rulebook.ts';
import { rulesOf, tableOf } from '../../../../src/lib/games/summer-pavilion/rules/rule.ts';
import SeatDetails from '../../../../src/lib/games/summer-pavilion/ui/SeatDetails.svelte';
import { placing, type Lying } from '../positions.ts';

async function show(lying: Lying) {
  const begun = rulesOf(LATEST).begin(placing(lying));
  if (!begun.allowed) throw new Error(begun.refusal.clause);
  render(SeatDetails, {
    table: tableOf(LATEST),
    state: begun.state,
    seat: 'ann',
    words: await loadWords('en'),
    rulebook: await loadRulebook('en'),
    nameOf: () => 'Ann',
  });
}

it('final.star-red: a goal met is added to the total, with the line that adds it', async () => {
  await show({ ann: { total: 20, board: { red: [1, 2, 3, 4, 5, 6] } } });
  const forecast = screen.getByRole('button', { name: 'If the game ended now: 34 (+14)' });
  await userEvent.click(forecast);
  expect(screen.getByText('+14')).toBeVisible();
});

it('pass.last-round: in round 6 the tiles left are lost with the pass that ends it, down to the lowest total', async () => {
  const board = { red: [1, 2, 3, 4, 5, 6] };
  await show({ round: 6, ann: { total: 20, board, hand: { blue: 3 } } });
  await userEvent.click(screen.getByRole('button', { name: 'If the game ended now: 31 (+11)' }));
  expect(screen.getByText('−3')).toBeVisible();
  await show({ round: 6, bo: { hand: { red: 2 } }, ann: { total: 3, hand: { blue: 5 } } });
  expect(screen.getByRole('button', { name: 'If the game ended now: 1 (−2)' })).toBeVisible();
});

it('final.leftover: tiles that the table counts after the goals are taken off after them', async () => {
  const board = { red: [1, 2, 3, 4, 5, 6] };
  const rulings = { 'leftover-order': 'after-the-goals' };
  await show({ round: 6, rulings, ann: { total: 1, board, hand: { blue: 3 } } });
  expect(screen.getByRole('button', { name: 'If the game ended now: 12 (+11)' })).toBeVisible();
});

it('final.star-red: where nobody tells the tiles, nothing is said of an end that would cost some', async () => {
  const board = { red: [1, 2, 3, 4, 5, 6] };
  await show({ round: 6, level: 'scorekeeper', ann: { total: 20, board } });
  expect(screen.getByRole('button', { name: 'With goals met: 34 (+14)' })).toBeVisible();
});

it('no goal met: the total is not said twice', async () => {
  await show({ ann: { total: 20, board: { red: [1, 2, 3, 4, 5] } } });
  expect(screen.queryByText(/If the game ended now/)).not.toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Board of Ann' })).toBeInTheDocument();
});
