// Round, joker and the price of the token without a match: what a person taps and reads.
import { fireEvent, render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { summerPavilion } from '../../../../src/lib/games/summer-pavilion/game.ts';
import { rulebookOf } from '../../../../src/lib/games/rulebookOf.ts';
import { loadWords } from '../../../../src/lib/games/summer-pavilion/rulebook/rulebook.ts';
import RoundTool from '../../../../src/lib/games/summer-pavilion/ui/RoundTool.svelte';

async function openTool() {
  const words = await loadWords('en');
  return render(RoundTool, { card: summerPavilion, words, rulebook: rulebookOf('en', words) });
}

const tap = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const price = () => document.querySelector('output');

const field = () => screen.getByRole('spinbutton', { name: 'Tiles taken from the centre' });

async function take(tiles: number) {
  await fireEvent.input(field(), { target: { value: String(tiles) } }); // the field is not left
}

async function scoreIs(score: number) {
  await fireEvent.input(screen.getByLabelText(/Score now/), { target: { value: String(score) } });
}

beforeEach(() => {
  localStorage.clear();
});

describe('rounds', () => {
  it('joker.one-per-round: six of them, each with its joker', async () => {
    await openTool();
    const track = screen.getByRole('list', { name: 'Rounds' });
    for (const name of ['1 purple', '2 green', '3 orange', '4 yellow', '5 blue', '6 red'])
      expect(within(track).getByRole('button', { name })).toBeInTheDocument();
    expect(within(track).getByRole('button', { current: 'step' })).toHaveAccessibleName('1 purple');
  });

  it('go on with the key under the thumb, back with a tap or undo', async () => {
    await openTool();
    await tap('Round 2: green');
    expect(screen.getByText('Joker: green')).toBeInTheDocument();
    await tap('6 red');
    expect(screen.getByText('Joker: red')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Count a board' })).toHaveAttribute(
      'href',
      '/summer-pavilion/score/',
    );
    await tap('Undo');
    expect(screen.getByText('Joker: green')).toBeInTheDocument();
    await tap('1 purple');
    expect(screen.getByText('Joker: purple')).toBeInTheDocument();
  });
});

describe('the start player token', () => {
  it('token.penalty: a point for each tile', async () => {
    await openTool();
    await take(5);
    expect(price()).toHaveTextContent('−5');
    expect(screen.getByRole('button', { name: /costs 1 point for each tile/ })).toBeInTheDocument();
  });

  it('token.floor-one: never below 1', async () => {
    await openTool();
    await take(5);
    await scoreIs(4);
    expect(price()).toHaveTextContent('−3');
    expect(price()).toHaveTextContent('4 becomes 1');
    expect(screen.getByRole('button', { name: /never pushes a total below 1/ })).toBeVisible();
  });

  it('track.eighty-token: a token that goes back with the points is said', async () => {
    await openTool();
    await take(4);
    await scoreIs(85);
    expect(screen.queryByText(/given back/)).not.toBeInTheDocument();
    await scoreIs(81);
    expect(price()).toHaveTextContent('81 becomes 77');
    const line = screen.getByRole('button', { name: '"80 points" token given back: total 77' });
    await userEvent.click(line);
    expect(screen.getAllByRole('link', { name: 'Open the rulebook here' })[0]).toHaveAttribute(
      'href',
      '/summer-pavilion/rules/#track.eighty-token',
    );
  });

  it('token.allowed-at-one: free at a total of 1', async () => {
    await openTool();
    await take(3);
    await scoreIs(1);
    expect(price()).toHaveTextContent('1 becomes 1');
  });

  it('pass.floor-one: no total below 1 is asked about', async () => {
    await openTool();
    await take(3);
    await scoreIs(-5);
    expect(screen.getByText(/begins at 1: a total of −5/)).toBeInTheDocument();
    expect(price()).toHaveTextContent(/^−3 points$/);
  });

  it('pass.floor-one: a refused total goes with undo, and with its round', async () => {
    await openTool();
    await scoreIs(50);
    await scoreIs(-5);
    await tap('Undo');
    expect(screen.queryByText(/begins at 1/)).toBeNull();
    expect(screen.getByLabelText(/Score now/)).toBeValid();
    await scoreIs(-5);
    expect(screen.getByText(/begins at 1/)).toBeInTheDocument();
    await tap('Round 2: green');
    expect(screen.queryByText(/begins at 1/)).toBeNull();
    expect(screen.getByLabelText(/Score now/)).toHaveValue(null);
  });

  it('draft.rest-to-center: no more tiles than the displays of these players leave there', async () => {
    await openTool();
    await tap('4');
    await fireEvent.change(field(), { target: { value: '30' } });
    expect(price()).toHaveTextContent('−23');
    await tap('2');
    expect(price()).toHaveTextContent('−15');
    await tap('3');
    expect(price()).toHaveTextContent('−21');
  });

  it('a new round puts it back', async () => {
    await openTool();
    await take(5);
    await tap('3 orange');
    expect(price()).toHaveTextContent(/^$/);
  });
});

describe('what to lay out', () => {
  it.each([
    ['2', '5 factory displays, 4 tiles on each, 20 in all', /102 stay in the bag/],
    ['3', '7 factory displays, 4 tiles on each, 28 in all', /94 stay in the bag/],
    ['4', '9 factory displays, 4 tiles on each, 36 in all', /86 stay in the bag/],
  ])('for %s players', async (seats, displays, bag) => {
    await openTool();
    await tap(seats);
    expect(screen.getByText(displays)).toBeInTheDocument();
    expect(screen.getByText(bag)).toBeInTheDocument();
  });

  it('variant.flip: on the grey side the boards are turned', async () => {
    await openTool();
    expect(screen.getByText(/coloured stars up/)).toBeInTheDocument();
    await tap(/^Grey/);
    expect(screen.getByText(/grey stars up/)).toBeInTheDocument();
  });
});

it('prep.refill-factories: from round 2 on it is phase 3 that is laid out, not the start of the game', async () => {
  await openTool();
  await tap('Round 2: green');
  expect(screen.getByRole('heading', { name: 'Prepare round 2' })).toBeVisible();
  expect(screen.getByText(/Draw 4 tiles onto each of the 7 displays/)).toBeVisible();
  expect(screen.getByText('Move kept tiles from the corners beside the boards')).toBeVisible();
  expect(screen.queryByText(/stay in the bag/)).not.toBeInTheDocument();
  expect(screen.queryByText(/purple/)).not.toBeInTheDocument();
  expect(screen.queryByText('Side of the boards')).not.toBeInTheDocument();
  await tap('1 purple');
  expect(screen.getByText(/94 stay in the bag/)).toBeVisible();
});

it('a reload keeps round, players and token', async () => {
  const { unmount } = await openTool();
  await tap('4 yellow');
  await tap('4');
  await take(2);
  unmount();
  await openTool();
  expect(screen.getByText('Joker: yellow')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '4' })).toHaveAttribute('aria-pressed', 'true');
  expect(price()).toHaveTextContent('−2');
});
