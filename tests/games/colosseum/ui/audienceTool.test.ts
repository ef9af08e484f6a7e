// The audience counter without a match: tokens by number or one by one, all that draws spectators, undo and reload.
import { fireEvent, render, screen } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import AudienceTool from '../../../../src/lib/games/colosseum/ui/AudienceTool.svelte';
import { fullDisk } from '../../../support/fullDisk.ts';
import { button, card, more, number, rulebook, tap, words } from './audienceScenes.ts';
import { tellOfOwnCopy } from '../../../support/tellOwnCopy.ts';

const openTool = () => render(AudienceTool, { card, words, rulebook });
const sum = () => screen.getByRole('status').textContent;

const tapFirst = (name: RegExp) =>
  userEvent.click(screen.getAllByRole('button', { name })[0] ?? document.body);

beforeEach(async () => {
  localStorage.clear();
  await tellOfOwnCopy('colosseum', 'Our box', { cards: [] });
});

async function tellProgram20() {
  openTool();
  await tap('program 20, Circus Maximus');
}

it('counts every term, and says the new best and the income', async () => {
  await tellProgram20();
  expect(sum()).toMatch(/^32/);
  await more('Tokens missing');
  await more('earlier events');
  await tap('gladiator award');
  await tap('Consul 1: 5');
  await tap('Senator 3: 3');
  await more('podiums');
  await more('season tickets');
  await more('medals played');
  expect(sum()).toMatch(/^56/); // 28 + 5 + 4 + 5 + 3 + 3 + 5 + 3
  await fireEvent.input(number('Best event before'), { target: { value: '40' } });
  expect(screen.getByText('New best, was 40')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: '56 coins' })).toBeInTheDocument();
  await fireEvent.input(number('Best event before'), { target: { value: '60' } });
  expect(screen.getByText('The marker stays at 60')).toBeInTheDocument();
});

it('a term opens to its clause', async () => {
  await tellProgram20();
  await tap('Emperor: 7');
  await userEvent.click(button(/^7 spectators: Emperor in the arena/));
  expect(screen.getByText(words.clauses['colosseum.score.nobles'])).toBeInTheDocument();
});

it('tapped token by token: a Joker fills a place, but no award counts without its real token', async () => {
  await tellProgram20();
  await tap('gladiator award');
  expect(sum()).toMatch(/^36/);
  for (let left = 3; left > 0; left -= 1)
    await userEvent.click(
      screen.getAllByRole('button', { name: /^gladiator \d: laid$/ })[0] ?? document.body,
    );
  expect(screen.getAllByRole('button', { name: /^gladiator \d: Joker$/ })).toHaveLength(3);
  expect(sum()).toMatch(/^32/);
  await userEvent.click(
    screen.getAllByRole('button', { name: /^gladiator \d: Joker$/ })[0] ?? document.body,
  );
  expect(number('Tokens missing')).toHaveValue(1);
  expect(sum()).toMatch(/^28/);
});

it('more missing by number leaves the places as they were laid', async () => {
  await tellProgram20();
  await tap('horse award');
  for (let left = 3; left > 0; left -= 1) await tapFirst(/^horse \d: laid$/);
  expect(sum()).toMatch(/^32/);
  await more('Tokens missing');
  expect(screen.getAllByRole('button', { name: /^horse \d: Joker$/ })).toHaveLength(3);
  expect(sum()).toMatch(/^28/);
  await tap('Tokens missing: one less');
  expect(sum()).toMatch(/^32/);
});

it('places told as missing stay missing when one more is told by number', async () => {
  await tellProgram20();
  await tap('horse award');
  for (let left = 3; left > 0; left -= 1) await tapFirst(/^horse \d: laid$/);
  for (let left = 3; left > 0; left -= 1) await tapFirst(/^horse \d: Joker$/);
  expect(sum()).toMatch(/^20/);
  await more('Tokens missing');
  expect(screen.queryByRole('button', { name: /^horse \d: laid$/ })).not.toBeInTheDocument();
  expect(sum()).toMatch(/^15/);
});

it('colosseum.score.stars: missing by number, what is drawn and what counts are the same, and an award without its token adds nothing', async () => {
  openTool();
  await tap(/^program 5,/);
  await tap('gladiator award');
  await tap('ship award');
  const laid = (asset: string) =>
    screen.queryAllByRole('button', { name: new RegExp(`^${asset} \\d: laid$`) }).length;
  expect(sum()).toMatch(/^17/); // 9 + 4 + 4
  for (const [spectators, awards] of [
    [7, 2],
    [5, 2],
    [3, 1],
  ] as const) {
    await more('Tokens missing');
    expect([laid('gladiator'), laid('ship')].filter((tokens) => tokens > 0)).toHaveLength(awards);
    expect(sum()).toMatch(new RegExp(`^${spectators + 4 * awards}`));
  }
});

it('says why there is no event when too much is missing, and the clause behind it', async () => {
  await tellProgram20();
  await fireEvent.change(number('Tokens missing'), { target: { value: '8' } });
  await tap(/ or more; /);
  const way = screen.getByRole('link', { name: 'Open the rulebook here' });
  expect(way).toHaveAttribute('href', expect.stringMatching(/^\/colosseum\/rules\/#/));
  await fireEvent.change(number('Tokens missing'), { target: { value: '6' } });
  expect(screen.getAllByRole('status')[0]).toHaveTextContent(/^5/);
});

it('goes by the card as the players have read it', async () => {
  await tellOfOwnCopy('colosseum', 'Our box', {
    cards: [{ number: 20, cost: 25, arena: 3, assets: { horse: 2 }, spectators: [31, 20] }],
  });
  await tellProgram20();
  expect(await screen.findAllByRole('button', { name: /^horse \d: laid$/ })).toHaveLength(2);
  expect(sum()).toMatch(/^31/);
});

it('each tap can be undone, and a reload loses nothing', async () => {
  await tellProgram20();
  await tap('Emperor: 7');
  await tap('Undo');
  expect(sum()).toMatch(/^32/);
  await more('podiums');
  const { unmount } = openTool();
  unmount();
  document.body.innerHTML = '';
  openTool();
  expect(sum()).toMatch(/^35/);
  await tap('Count another event');
  expect(button('program 20, Circus Maximus')).toBeInTheDocument();
  expect(sum()).toMatch(/^–/);
});

it('a card that nobody has compared can be put right here, and counts at once', async () => {
  await tellProgram20();
  expect(sum()).toMatch(/^32/);
  await tap('Check the card');
  await fireEvent.input(number('complete'), { target: { value: '40' } });
  await tap('Keep as corrected');
  await expect.poll(sum).toMatch(/^40/);
  expect(screen.queryByRole('button', { name: 'Check the card' })).not.toBeInTheDocument();
});

it('a card put right here that cannot be written stays open, and says why', async () => {
  await tellProgram20();
  await tap('Check the card');
  await fireEvent.input(number('complete'), { target: { value: '40' } });
  fullDisk();
  await tap('Keep as corrected');
  expect(await screen.findByRole('alert')).toHaveTextContent('no space left');
  expect(number('complete')).toHaveValue(40);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});
