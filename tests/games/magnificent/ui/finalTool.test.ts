// The final count without a match: halves, coins, areas, and the best use of the gems left.
import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeEach, expect, it } from 'vitest';
import FinalTool from '../../../../src/lib/games/magnificent/ui/FinalTool.svelte';
import { NO_COUNT, parseFinalNote } from '../../../../src/lib/games/magnificent/ui/finalNote.ts';
import { answer, button, card, number, rulebook, tap, words } from './tools.ts';

const openTool = () => render(FinalTool, { card, words, rulebook });
const tell = (name: string, value: string) => fireEvent.change(number(name), { target: { value } });
const area = (at: number) => button(new RegExp(`^Area ${at}:`));

async function tapArea(at: number, times: number) {
  for (let tapped = 0; tapped < times; tapped += 1) await fireEvent.click(area(at));
}

const TIED = 'Equal points: the higher hat on the track is ahead';

beforeEach(() => {
  localStorage.clear();
});

it('each card is halved by itself, five coins are a point, an area is four', async () => {
  openTool();
  await tell('Card 1', '13');
  await tell('Card 2', '7');
  await tell('Coins in hand', '14');
  await tapArea(1, 1);
  await tapArea(5, 1);
  expect(answer()).toMatch(/^19 points/); // 6 + 3 + 2 + 8
  expect(area(1)).toHaveAccessibleName('Area 1: covered');
});

it('magnificent.payment.score-may-go-negative: the points before the final count may lie below 0', async () => {
  openTool();
  await tell('Before the final count', '-5');
  expect(number('Before the final count')).toHaveValue(-5);
  expect(answer()).toMatch(/^−5 points/);
  expect(button(/, −5 points at the end$/)).toBeInTheDocument();
  await tell('Coins in hand', '35');
  expect(answer()).toMatch(/^2 points/);
  await tap('Before the final count: one less');
  expect(number('Before the final count')).toHaveValue(-6);
});

it('says the most there is room for when more is typed, until something else is told', async () => {
  openTool();
  await tell('Card 1', '9999');
  expect(number('Card 1')).toHaveValue(99);
  expect(screen.getByText('99 at most can be told here.')).toBeInTheDocument();
  await tell('Coins in hand', '9999');
  expect(number('Coins in hand')).toHaveValue(999);
  expect(screen.queryByText('99 at most can be told here.')).toBeNull();
  expect(screen.getByText('999 at most can be told here.')).toBeInTheDocument();
  await tell('Coins in hand', '14');
  expect(screen.queryByText(/at most can be told here/)).toBeNull();
});

it('the most there is room for is said once, and to the next player no more', async () => {
  const said = () => screen.queryAllByText('999 at most can be told here.');
  openTool();
  await tell('Coins in hand', '9999');
  expect(said()).toHaveLength(1);
  await tap('Next player');
  expect(said()).toHaveLength(0);
  await tell('Coins in hand', '9999');
  await tap('Undo');
  expect(said()).toHaveLength(0);

  await tap('Card 1: count it');
  const sheet = within(screen.getByRole('dialog', { hidden: true }));
  const key = (name: string) => sheet.getByRole('button', { name, hidden: true });
  await fireEvent.click(key(words.criterionKinds.paid_coin));
  const held = sheet.getByRole('spinbutton', { name: 'Coins in hand', hidden: true });
  await fireEvent.change(held, { target: { value: '9999' } });
  expect(said()).toHaveLength(1);
  await fireEvent.click(key('6'));
  expect(said()).toHaveLength(0);
});

it('half-rounding: a table that halves the cards together is counted so, and the sheet says it', async () => {
  openTool();
  await tell('Card 1', '13');
  await tell('Card 2', '7');
  expect(answer()).toMatch(/^9 points/); // 6 + 3
  expect(
    screen.getByText('Card by card, after the maximum of the card.', {
      selector: 'strong',
    }),
  ).toBeInTheDocument();
  expect(button(/^Card by card.*as the rules say$/)).toBeInTheDocument();
  await tap('Once, for the sum of the four cards.');
  expect(answer()).toMatch(/^10 points/);
  // Beside the cards, and beside what each of them brings to the sum.
  expect(screen.getAllByText('20 in full, halved together: 10 points')).toHaveLength(2);
  expect(
    screen.getByText('Once, for the sum of the four cards.', { selector: 'strong' }),
  ).toBeInTheDocument();
  await tap('Next player');
  await tell('Card 1', '5');
  await tell('Card 2', '5');
  expect(answer()).toMatch(/^5 points/);
});

it('one area that gems close is named as one', async () => {
  openTool();
  await tapArea(4, 2); // 1 open
  await tap('orange: 0');
  expect(screen.getByText(/Best use: 1 gem; area: 4/)).toBeInTheDocument();
});

it('gems close the areas with the fewest open spaces', async () => {
  openTool();
  await tapArea(2, 3); // 2 open
  await tapArea(4, 2); // 1 open
  await tapArea(6, 4); // 3 open
  await tap('orange: 0', 'orange: 1', 'purple: 0');
  expect(answer()).toMatch(/^8 points/);
  expect(area(2)).toHaveAccessibleName('Area 2: 2 open spaces, closed by gems');
  expect(area(4)).toHaveAccessibleName('Area 4: 1 open space, closed by a gem');
  expect(area(6)).toHaveAccessibleName('Area 6: 3 open spaces');
  expect(screen.getByText(/Best use: 3 gems; areas: 2, 4/)).toBeInTheDocument();
  expect(screen.getByText('Area 6 needs 3 more gems.')).toBeInTheDocument();
  await tap(/^Fewest open spaces first/);
  expect(screen.getByText(words.clauses['magnificent.end.gems-fill-spaces'])).toBeInTheDocument();
});

it('as many open spaces as there are gems in storage can be told, and one more tap is too many', async () => {
  openTool();
  await tapArea(3, 8);
  expect(area(3)).toHaveAccessibleName('Area 3: 7 open spaces');
  for (const colour of ['orange', 'clear'])
    for (const held of [0, 1, 2]) await tap(`${colour}: ${String(held)}`);
  await tap('purple: 0');
  expect(answer()).toMatch(/^4 points/);
  expect(area(3)).toHaveAccessibleName('Area 3: 7 open spaces, closed by gems');
  await tapArea(3, 5);
  expect(area(3)).toHaveAccessibleName('Area 3: 12 open spaces');
  await tapArea(3, 1);
  expect(area(3)).toHaveAccessibleName('Area 3: many open');
});

it('a table that lets only coloured gems fill is counted so', async () => {
  openTool();
  await tapArea(1, 2);
  await tap('clear: 0');
  expect(answer()).toMatch(/^4 points/);
  await tap('No, only coloured gems may.');
  expect(answer()).toMatch(/^0 points/);
});

it('a card can be counted by its criterion; coins paid for it are not left over', async () => {
  openTool();
  await tell('Coins in hand', '10');
  expect(answer()).toMatch(/^2 points/);
  await tap('Card 3: count it');
  const sheet = within(screen.getByRole('dialog', { hidden: true }));
  const key = (name: string | RegExp) => sheet.getByRole('button', { name, hidden: true });
  await fireEvent.click(key(words.criterionKinds.paid_coin));
  await fireEvent.click(key('6'));
  await fireEvent.click(key('Half: 9 points'));
  expect(answer()).toMatch(/^9 points/); // 18 halved; 4 coins are no point
  expect(number('Card 3')).toHaveValue(18);
});

it('magnificent.criteria.pay-coins: coins that are not there pay for no card, nor those beyond its maximum', async () => {
  openTool();
  await tap('Card 1: count it');
  const sheet = () => within(screen.getByRole('dialog', { hidden: true }));
  const key = (name: string | RegExp) => sheet().getByRole('button', { name, hidden: true });
  const keys = (name: string) => sheet().queryByRole('button', { name, hidden: true });
  await fireEvent.click(key(words.criterionKinds.paid_coin));
  expect(keys('1')).toBeNull();
  const held = sheet().getByRole('spinbutton', { name: 'Coins in hand', hidden: true });
  await fireEvent.input(held, { target: { value: '6' } });
  await fireEvent.click(key('6'));
  await fireEvent.click(key('Half: 9 points'));
  expect(answer()).toMatch(/^9 points/);
  // Fewer coins after all, or paid for another card: what is gone is not counted.
  await tell('Coins in hand', '4');
  expect(answer()).toMatch(/^6 points/);
  expect(number('Card 1')).toHaveValue(12);
  await tap('Card 2: count it');
  await fireEvent.click(key(words.criterionKinds.paid_coin));
  expect(keys('1')).toBeNull();
});

it('every line opens to its clause', async () => {
  openTool();
  await tell('Coins in hand', '14');
  await tap(/^14 coins left/);
  expect(screen.getByText(words.clauses['magnificent.end.coins'])).toBeInTheDocument();
});

it('undo, reload, and the next player begins with nothing', async () => {
  const { unmount } = openTool();
  await tell('Card 1', '13');
  await tell('Card 1', '3');
  await tap('Undo');
  expect(answer()).toMatch(/^6 points/);
  unmount();
  openTool();
  expect(answer()).toMatch(/^6 points/);
  await tap('Next player');
  expect(answer()).toMatch(/^0 points/);
});

it('magnificent.end.tie-break: players are counted one by one and stand side by side with their ranks, equal totals sharing one', async () => {
  openTool();
  const standing = () =>
    screen
      .getAllByRole('listitem')
      .map((item) => within(item).queryByRole('button')?.getAttribute('aria-label'))
      .filter((label) => label?.startsWith('Player'));
  expect(standing()).toEqual(['Player 1', 'Player 2', 'Player 3']);
  await tell('Before the final count', '40');
  await tell('Card 1', '10');
  expect(answer()).toMatch(/^45 points/);
  expect(standing()).toEqual(['Player 1, 45 points at the end', 'Player 2', 'Player 3']);
  await tap('Next player');
  expect(answer()).toMatch(/^0 points/);
  await tell('Before the final count', '50');
  await tap('Next player');
  await tell('Before the final count', '45');
  expect(standing()).toEqual([
    'Player 1, 45 points at the end, Rank 2',
    'Player 2, 50 points at the end, Rank 1',
    'Player 3, 45 points at the end, Rank 2',
  ]);
  // Which of them is ahead is decided at the table: the rule says by what.
  expect(screen.getByText(TIED)).toBeVisible();
  await tap(/^Player 1,/);
  expect(number('Card 1')).toHaveValue(10);
  await tell('Card 1', '30');
  expect(standing()[0]).toBe('Player 1, 55 points at the end, Rank 1');
  expect(screen.queryByText(TIED)).toBeNull();
  await tap('2', 'Next player', 'Begin anew');
  expect(standing()).toEqual(['Player 1', 'Player 2']);
});

it('a count that was kept before there were several players goes on', () => {
  const { before: _, others: __, at: ___, ...old } = NO_COUNT;
  const read = parseFinalNote({ ...old, coins: 14 });
  expect(read).toEqual({ ...NO_COUNT, coins: 14 });
});
