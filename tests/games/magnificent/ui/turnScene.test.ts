// A scorekeeper's turn: die, action or space of the track, points and coins, at most five taps; the rules say what may be told.
import { render, screen, within } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { MoveOf } from '../../../../src/lib/games/magnificent/rules/moves.ts';
import TurnScene from '../../../../src/lib/games/magnificent/ui/match/TurnScene.svelte';
import { TABLE, lying, type Lying } from '../tables.ts';
import { button, standing, stateOf, tap } from './refereeScenes.ts';

const orange5 = { colour: 'orange', value: 5 } as const;

function openScene(lies: Lying = {}, told?: MoveOf<'turn' | 'addDie'>) {
  const scene = standing(stateOf(lying({ level: 'scorekeeper', ...lies })));
  render(TurnScene, { ...scene.props, canAdd: told?.type === 'addDie', told });
  return scene;
}

it('a die alone is enough, and what it costs is said before it is told', async () => {
  const { ready } = openScene();
  expect(ready()).toBeUndefined();
  await tap('orange 5');
  expect(ready()).toEqual({ type: 'turn', seat: 'ann', die: orange5 });
  await tap('5 coins to pay so far');
  expect(screen.getByRole('dialog', { name: 'To pay so far' })).toBeInTheDocument();
  expect(button(/^orange 5 ?= ?5 coins to pay/)).toBeInTheDocument();
});

it('by ear the scene begins with whose turn it is, and each roll of numbers is one stop of the tab key', async () => {
  openScene();
  expect(screen.getByRole('heading', { name: /^Ann: turn 1\. Which die was taken/ })).toBeVisible();
  await tap('orange 5');
  await tap('build');
  const coins = within(screen.getByRole('group', { name: 'coins' })).getAllByRole('button');
  expect(coins.filter(({ tabIndex }) => tabIndex === 0)).toEqual([button('coins: 0')]);
});

it('magnificent.payment.highest-colour-sum: the die counts as soon as it is chosen, also while a performance waits for its space', async () => {
  openScene({
    ann: { dice: [{ colour: 'orange', value: 4, card: 1 }] },
    bo: { dice: [{ ...orange5, card: 1 }] },
  });
  expect(button('4 coins to pay so far')).toBeInTheDocument();
  await tap('orange 5');
  expect(button('9 coins to pay so far')).toBeInTheDocument();
  await tap('perform');
  expect(button('9 coins to pay so far')).toBeInTheDocument();
});

it('a space of the track is a performance: die, space, points and coins make four taps', async () => {
  const { ready } = openScene();
  await tap('orange 5');
  await tap(/^space 10/);
  await tap('points: 12');
  await tap('coins: −1');
  expect(ready()).toEqual({
    type: 'turn',
    seat: 'ann',
    die: orange5,
    action: 'perform',
    hat: { to: 6 },
    points: 12,
    coins: -1,
  });
});

it('magnificent.perform.space-vacant: a space where another hat stands says why not below the track; a second tap tells it', async () => {
  const { ontell } = openScene();
  await tap('orange 5');
  await tap(/^space 2 from the bottom, .*hat: Bo/);
  expect(screen.getByText('Space 2 from the bottom is taken by Bo.')).toBeInTheDocument();
  expect(ontell).not.toHaveBeenCalled();
  await tap(/^space 2 from the bottom, .*hat: Bo/);
  expect(ontell).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ action: 'perform', hat: { to: 2 } }),
  );
});

it('magnificent.perform.space-vacant: the track is one stop of the tab key, and a struck space says why before it is tapped', async () => {
  openScene();
  await tap('orange 5');
  const taken = button(/^space 2 from the bottom, .*hat: Bo/);
  taken.focus();
  expect(taken).toHaveAccessibleDescription('Space 2 from the bottom is taken by Bo.');
  await userEvent.keyboard('{PageDown}');
  expect(document.activeElement).not.toHaveAccessibleDescription();
  expect(document.activeElement).toHaveAccessibleName(/^space/);
  const stops = within(screen.getByRole('list', { name: 'Performance track' }))
    .getAllByRole('button')
    .filter(({ tabIndex }) => tabIndex === 0);
  expect(stops).toEqual([document.activeElement]);
});

it('hat-returns-to-own-space: the space the hat stands on can be told, and it is said that the rulebook leaves that open', async () => {
  const { ready } = openScene({ ann: { hats: [6] } });
  await tap('orange 5');
  expect(screen.queryByText(/neither allows nor forbids/)).toBeNull();
  await tap(/^space 10/);
  expect(ready()).toMatchObject({ hat: { to: 6 } });
  expect(screen.getByText(/^Back on space 10: .* neither allows nor forbids/)).toBeVisible();
});

it('perform.third-fourth-any-hat: it is named which hat moves, and the other can go instead', async () => {
  const { ready } = openScene({
    ann: { hats: [5, 7], performs: 2, dice: [{ colour: 'green', value: 1, card: 1 }] },
    bo: { dice: [{ colour: 'green', value: 1, card: 1 }] },
  });
  await tap('orange 5');
  await tap(/^space 16/);
  expect(ready()).toMatchObject({ hat: { to: 8, from: 5 } });
  expect(screen.getByText('space 6 → space 16')).toBeInTheDocument();
  expect(button('space 6')).toHaveAttribute('aria-pressed', 'true');
  await tap('space 12');
  expect(ready()).toMatchObject({ hat: { to: 8, from: 7 } });
  expect(screen.getByText('space 12 → space 16')).toBeInTheDocument();
});

it('a tap on Perform leaves the track there to tap; reading it out is offered', async () => {
  openScene({});
  await tap('orange 5');
  await tap(/^perform/);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(button('Read out the performance track')).toBeInTheDocument();
});

it('die.keeps-shown-value: a turned die can be told although none lies so; the rules ask once it is told', async () => {
  const tent = (['orange', 'green', 'purple', 'clear'] as const).flatMap((colour) =>
    Array.from({ length: TABLE.tables.dice.bySeats[2]?.[colour] ?? 0 }, () => ({
      colour,
      value: 5,
    })),
  );
  const { ready, ontell } = openScene({ tent });
  expect(button(/^orange 5/)).toHaveTextContent('3');
  await tap('orange 2');
  expect(screen.getByRole('img', { name: '2 coins to pay so far' })).toBeInTheDocument();
  await tap(/^space 10/);
  expect(ontell).not.toHaveBeenCalled();
  expect(ready()).toEqual({
    type: 'turn',
    seat: 'ann',
    die: { colour: 'orange', value: 2 },
    action: 'perform',
    hat: { to: 6 },
  });
});

it('dice that are all taken say so at a tap and are not told, and another card may hold the die', async () => {
  const taken = [1, 2, 3].map((card) => ({ colour: 'clear' as const, value: 1, card }));
  const { ready } = openScene({
    ann: { dice: taken.slice(0, 1) },
    bo: { dice: taken.slice(0, 1) },
  });
  button('clear 4').focus();
  expect(button('clear 4')).toHaveAccessibleDescription(/clear/);
  await tap('clear 4');
  expect(screen.getByRole('status')).toHaveTextContent(/clear/);
  expect(ready()).toBeUndefined();
  await tap('green 2');
  await tap('Lay it on card 4');
  await tap('build');
  expect(ready()).toMatchObject({ card: 4, action: 'build' });
});

const PERFORMED: MoveOf<'turn'> = {
  type: 'turn',
  seat: 'ann',
  die: orange5,
  card: 3,
  action: 'perform',
  hat: { to: 8, from: 7 },
  points: 12,
  coins: -1,
};
const TWO_HATS: Lying = {
  ann: { coins: 4, hats: [5, 7], performs: 2, dice: [{ colour: 'green', value: 1, card: 1 }] },
  bo: { dice: [{ colour: 'green', value: 1, card: 1 }] },
};

it('a turn told again stands as it was told, and each part of it can be another one', async () => {
  const { ready } = openScene(TWO_HATS, PERFORMED);
  expect(ready()).toEqual(PERFORMED);
  expect(button('points: 12')).toHaveAttribute('aria-pressed', 'true');
  expect(button('coins: −1')).toHaveAttribute('aria-pressed', 'true');
  await tap('points: 3');
  expect(ready()).toEqual({ ...PERFORMED, points: 3 });
  await tap('Take back: orange 5');
  await tap('purple 2');
  expect(ready()).toEqual({ ...PERFORMED, points: 3, die: { colour: 'purple', value: 2 } });
  await tap(/^perform/);
  expect(ready()).not.toHaveProperty('hat');
  await tap('build');
  const { hat: _, ...rest } = PERFORMED;
  expect(ready()).toEqual({
    ...rest,
    points: 3,
    die: { colour: 'purple', value: 2 },
    action: 'build',
  });
});

it('a die added before a turn is told again as an added die', async () => {
  const { ontell } = openScene({ seats: 1 }, { type: 'addDie', die: orange5 });
  expect(button(/^orange 5/)).toHaveTextContent('1');
  expect(screen.queryByRole('button', { name: /^clear/ })).toBeNull();
  await tap('green 3');
  expect(ontell).toHaveBeenCalledExactlyOnceWith({
    type: 'addDie',
    die: { colour: 'green', value: 3 },
  });
});
