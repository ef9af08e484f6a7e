// The payment without a match: dice by one tap each, the penalty of the round, why, undo and reload.
import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, it } from 'vitest';
import PaymentTool from '../../../../src/lib/games/magnificent/ui/PaymentTool.svelte';
import { answer, button, card, number, rulebook, tap, words } from './tools.ts';

const openTool = () => render(PaymentTool, { card, words, rulebook });
const coins = (value: string) => fireEvent.input(number('Coins in hand'), { target: { value } });

beforeEach(() => {
  localStorage.clear();
});

it('four taps: the highest colour and all clear dice', async () => {
  openTool();
  await tap('orange 5', 'green 6', 'orange 4', 'clear 4');
  expect(answer()).toMatch(/^13 coins to pay/);
  expect(button('purple 1')).toHaveAttribute('aria-disabled', 'true');
});

it('the same die twice counts twice, and one can be taken back', async () => {
  openTool();
  await tap('purple 3', 'purple 3: 1', 'purple 3: 2');
  expect(answer()).toMatch(/^9 /);
  await tap('green 6');
  await tap('Take back: green 6');
  expect(button('green 6')).toBeEnabled();
  expect(answer()).toMatch(/^9 /);
});

it('a fifth tap tells nothing and takes nothing back: it says that there are four dice', async () => {
  openTool();
  await tap('orange 5', 'green 6', 'orange 4', 'clear 4');
  for (const key of ['green 6: 1', 'purple 1']) {
    await tap(key);
    expect(answer()).toMatch(/^13 coins to pay/);
    expect(screen.getByText(/^There are 4 dice already/)).toBeInTheDocument();
  }
  await tap('Take back: green 6');
  expect(answer()).toMatch(/^13 coins to pay/);
  expect(screen.queryByText(/^There are 4 dice already/)).not.toBeInTheDocument();
});

it('dice told before are said, and put away by one tap', async () => {
  const { unmount } = openTool();
  await tap('orange 5', 'clear 4');
  expect(screen.queryByText(/^From before/)).toBeNull();
  unmount();
  openTool();
  expect(screen.getByText(/^From before: 2 dice/)).toBeVisible();
  await tap('Without these dice');
  expect(answer()).toMatch(/^0 /);
  expect(screen.queryByText(/^From before/)).toBeNull();
});

it('coins that are emptied are not told: nothing is missing', async () => {
  openTool();
  await tap('orange 5', 'clear 4');
  await coins('2');
  expect(answer()).toContain('missing');
  await coins('');
  expect(answer()).not.toContain('missing');
});

it('missing coins cost 1, 2, 3 points by round', async () => {
  openTool();
  await tap('orange 5', 'orange 4', 'clear 4', 'green 6');
  await coins('9');
  expect(answer()).toContain('4 missing');
  expect(screen.getAllByRole('img', { name: '−4 points' })).not.toHaveLength(0);
  await tap('2');
  expect(screen.getAllByRole('img', { name: '−8 points' })).not.toHaveLength(0);
  await tap('3');
  expect(screen.getAllByRole('img', { name: '−12 points' })).not.toHaveLength(0);
});

it('says what is left, and takes it on to the next round', async () => {
  openTool();
  await tap('green 3', 'purple 2');
  await coins('10');
  expect(answer()).toContain('7 left after that');
  await tap('On to round 2');
  expect(answer()).toMatch(/^0 /);
  expect(number('Coins in hand')).toHaveValue(7);
  expect(button('2')).toHaveAttribute('aria-pressed', 'true');
});

it('the sum opens to its clauses', async () => {
  openTool();
  await tap('orange 5', 'clear 1', /^orange 5.*clear 1/);
  expect(
    screen.getByText(words.clauses['magnificent.payment.highest-colour-sum']),
  ).toBeInTheDocument();
  await coins('2');
  await tap(/^4 coins missing/);
  expect(
    screen.getByText(words.clauses['magnificent.payment.penalty-round-one']),
  ).toBeInTheDocument();
});

it('each tap can be undone, and a reload loses nothing', async () => {
  const { unmount } = openTool();
  await tap('orange 5', 'green 6', 'Undo');
  expect(answer()).toMatch(/^5 /);
  unmount();
  openTool();
  expect(answer()).toMatch(/^5 /);
  expect(button('orange 5: 1')).toBeInTheDocument();
});
