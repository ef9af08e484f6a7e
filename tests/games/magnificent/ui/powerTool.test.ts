// The power of a turn without a match: a tap a die, a clear one as a colour, gems, cards and trainers, and what it will cost.
import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeEach, expect, it } from 'vitest';
import PaymentTool from '../../../../src/lib/games/magnificent/ui/PaymentTool.svelte';
import PowerTool from '../../../../src/lib/games/magnificent/ui/PowerTool.svelte';
import { answer, button, card, number, rulebook, tap, words } from './tools.ts';

const openTool = () => render(PowerTool, { card, words, rulebook });
const action = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => {
  localStorage.clear();
});

it('adds earlier dice of the colour, and says the coins so far', async () => {
  openTool();
  await tap('orange 5', 'green 6', 'orange 4');
  expect(answer()).toMatch(/^9 power/);
  expect(screen.getAllByRole('img', { name: '9 coins to pay' })).not.toHaveLength(0);
  expect(action('build').getByText('9: reached')).toBeInTheDocument();
  expect(action('perform').getByText('10: out of reach')).toBeInTheDocument();
  expect(action('travel').getByText(/up to 9 steps/)).toBeInTheDocument();
});

it('die.four-dice-by-round-end: no fifth die is advised once four are taken', async () => {
  openTool();
  await tap('orange 5', 'green 6', 'orange 4', 'purple 1', 'Dice on offer');
  expect(screen.getByText(/^4 dice are taken/)).toBeInTheDocument();
  expect(button('orange 6')).toBeDisabled();
});

it('a clear die works as its strongest colour until another is named', async () => {
  openTool();
  await tap('orange 5', 'purple 2', 'clear 4');
  expect(answer()).toMatch(/^9 power/);
  await tap('purple: 6');
  expect(answer()).toMatch(/^6 power/);
  expect(button('purple: 6')).toHaveAttribute('aria-pressed', 'true');
  await tap('green: 4');
  expect(answer()).toMatch(/^4 power/);
});

it('gems of its colour and clear ones: how far, and which are needed', async () => {
  openTool();
  await tap('green 6', 'green: 0', 'green: 1', 'clear: 0', 'orange: 0');
  expect(answer()).toContain('up to 12 with gems');
  expect(action('perform').getByText('10: reached with 2 green gems')).toBeInTheDocument();
  expect(
    action('perform').getByText('12: reached with 2 green gems and 1 clear gem'),
  ).toBeInTheDocument();
});

it('a die taken back takes along what helped it', async () => {
  openTool();
  await tap('orange 5', 'orange 3', '+2 to an orange die');
  expect(answer()).toMatch(/^10 power/);
  await tap('Take back: orange 3');
  expect(answer()).toMatch(/^5 power/);
});

it('a card adds to its own colour only, trainers to their own action', async () => {
  openTool();
  await tap('green 4', '+2 to an orange die');
  expect(answer()).toMatch(/^4 power/);
  await tap('+2 to a green die', words.trainerSpaces.plus_one);
  expect(answer()).toMatch(/^7 power/);
  await tap(words.trainerSpaces.plus_one, words.trainerSpaces.build_plus_two);
  expect(answer()).toMatch(/^8 power/);
  expect(action('build').getByText('10')).toBeInTheDocument();
  expect(action('travel').getByText('8')).toBeInTheDocument();
  await tap('purple 1');
  expect(answer()).toMatch(/^1 power/);
});

it('turned over, it shows the opposite face', async () => {
  openTool();
  await tap('orange 2', words.trainerSpaces.flip_die);
  expect(answer()).toMatch(/^5 power/);
});

it('dice on offer: the strongest first, with what each adds to the payment; a tap takes it', async () => {
  openTool();
  await tap('orange 5', 'Dice on offer', 'green 6', 'orange 3', 'clear 2');
  const offers = screen.getAllByRole('button', { name: /more to pay$/ });
  expect(offers.map((offer) => offer.querySelector('.visually-hidden')?.textContent)).toEqual([
    'orange 3: power 8, 3 coins more to pay',
    'clear 2: power 7, 2 coins more to pay',
    'green 6: power 6, 1 coin more to pay',
  ]);
  await tap(/^orange 3: power 8/);
  expect(answer()).toMatch(/^8 power/);
  await tap('Dice on offer');
  expect(screen.getAllByRole('button', { name: /more to pay$/ })).toHaveLength(2);
});

it('each part opens to its clause', async () => {
  openTool();
  await tap('orange 5', 'orange 4', '5 · earlier dice: orange');
  expect(screen.getByText(words.clauses['magnificent.power.same-colour-sum'])).toBeInTheDocument();
});

it('undo, reload, and the payment goes on with the same dice', async () => {
  const { unmount } = openTool();
  await tap('orange 5', 'orange 4', 'clear 6', 'Undo');
  expect(answer()).toMatch(/^9 power/);
  unmount();
  const again = openTool();
  expect(answer()).toMatch(/^9 power/);
  again.unmount();
  render(PaymentTool, { card, words, rulebook });
  expect(answer()).toMatch(/^9 coins/);
});

it('dice that the payment was told are said here too, and put away by one tap', async () => {
  const { unmount } = render(PaymentTool, { card, words, rulebook });
  await tap('orange 5', 'clear 4');
  unmount();
  openTool();
  expect(screen.getByText(/^From before: 2 dice.*Payment/)).toBeVisible();
  await tap('Without these dice');
  expect(screen.queryByText(/^From before/)).toBeNull();
});

it('a round that is over here is paid, and over for the payment as well', async () => {
  const coins = (value: string) => fireEvent.change(number('Coins in hand'), { target: { value } });
  const first = render(PaymentTool, { card, words, rulebook });
  await coins('9');
  first.unmount();
  const power = openTool();
  await tap('orange 5', 'On to round 2');
  power.unmount();
  const second = render(PaymentTool, { card, words, rulebook });
  expect(button('2')).toHaveAttribute('aria-pressed', 'true');
  expect(number('Coins in hand')).toHaveValue(4);
  await tap('3', 'orange 5');
  second.unmount();
  openTool();
  await tap('Begin anew');
  expect(answer()).not.toMatch(/^5 power/);
});

it('dice put away leave the round and the coins as they were', async () => {
  for (const at of [PowerTool, PaymentTool]) {
    localStorage.clear();
    const first = render(PaymentTool, { card, words, rulebook });
    await fireEvent.change(number('Coins in hand'), { target: { value: '9' } });
    await tap('2', 'orange 5');
    first.unmount();
    const again = render(at, { card, words, rulebook });
    await tap('Without these dice');
    again.unmount();
    const payment = render(PaymentTool, { card, words, rulebook });
    expect(answer()).toMatch(/^0 /);
    expect(button('2')).toHaveAttribute('aria-pressed', 'true');
    expect(number('Coins in hand')).toHaveValue(9);
    payment.unmount();
  }
});
