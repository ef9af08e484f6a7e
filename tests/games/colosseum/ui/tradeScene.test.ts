// A deal told at the table or told again: who with, what each gives; an award that would change hands is said before.
import { render, screen, within } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Move, MoveOf } from '../../../../src/lib/games/colosseum/rules/moves.ts';
import TradeScene from '../../../../src/lib/games/colosseum/ui/match/TradeScene.svelte';
import { lying, type Lying } from '../tables.ts';
import { button, more, standing, tap } from './audienceScenes.ts';

/** Ann lacks two horses, two lions and a cage; she alone has three gladiators, and with them the award. */
const TABLE: Lying = {
  phase: 'trading',
  ann: { coins: 12, programs: [6], tokens: { gladiator: 3, torch: 1 } },
  bo: { coins: 7, tokens: { gladiator: 2, lion: 1 } },
};

function openScene(told?: MoveOf<'trade'>, level: Lying['level'] = 'referee') {
  const scene = standing(lying({ ...TABLE, level }));
  const ontell = vi.fn<(move: Move) => void>((move) => {
    expect(scene.rules.rule(scene.state, move).allowed).toBe(true);
  });
  render(TradeScene, { ...scene, seat: 'ann', told, ontell });
  return ontell;
}

const tokensOf = (name: string) => within(screen.getByRole('group', { name: `Tokens of ${name}` }));
const give = (name: string, token: RegExp) =>
  userEvent.click(tokensOf(name).getByRole('button', { name: token }));

it('what a program lacks is one tap away: the deal begins with it', async () => {
  const ontell = openScene();
  await tap(/Bo.*lion/);
  await give('Ann', /torch/);
  await more('Ann: coins');
  await tap('Deal');
  expect(ontell).toHaveBeenCalledExactlyOnceWith({
    type: 'trade',
    seat: 'ann',
    with: 'bo',
    gives: { tokens: { torch: 1 }, coins: 1 },
    gets: { tokens: { lion: 1 }, coins: 0 },
  });
});

it('nobody gives an award away unseen, nor more than lies there', async () => {
  openScene();
  await tap('Bo');
  expect(screen.getByRole('status').textContent).toBe('');
  await give('Ann', /gladiator/);
  expect(screen.getByRole('status')).toHaveTextContent('Gladiator award from Ann: 3 gladiators');
  await give('Ann', /torch/);
  expect(tokensOf('Ann').getByRole('button', { name: /torch/ })).toBeDisabled();
  await tap('Take back: gladiator');
  expect(screen.getByRole('status').textContent).toBe('');
});

it('colosseum.trade.purpose: a deal in which one side gives nothing is called a gift before it is told', async () => {
  openScene();
  await tap('Bo');
  await give('Ann', /torch/);
  expect(screen.getByText(/Ann: Gift to Bo: 1 torch/)).toBeInTheDocument();
  await tap('Bo gives');
  await give('Bo', /lion/);
  expect(screen.queryByText(/Gift/)).toBeNull();
});

it('nothing for nothing is no deal', async () => {
  openScene();
  await tap('Bo');
  expect(screen.queryByRole('button', { name: 'Deal' })).not.toBeInTheDocument();
});

it('a deal told again begins as it was told; another partner keeps only what was given', async () => {
  const ontell = openScene({
    type: 'trade',
    seat: 'ann',
    with: 'bo',
    gives: { tokens: { torch: 1 } },
    gets: { tokens: { lion: 1 }, coins: 2 },
  });
  expect(button('Bo')).toHaveAttribute('aria-pressed', 'true');
  expect(button('Take back: torch')).toBeInTheDocument();
  expect(button('Take back: lion')).toBeInTheDocument();
  await tap('Cy');
  expect(screen.queryByRole('button', { name: 'Take back: lion' })).not.toBeInTheDocument();
  await tap('Deal');
  expect(ontell.mock.lastCall?.[0]).toMatchObject({
    with: 'cy',
    gives: { tokens: { torch: 1 }, coins: 0 },
    gets: { tokens: {}, coins: 0 },
  });
});

it('colosseum.trade.only-tokens-and-coins: where tokens are not told the deal says that coins alone are', async () => {
  openScene(undefined, 'scorekeeper');
  await tap('Bo');
  expect(screen.getByText(/^Only coins are told here/)).toBeVisible();
});

it('where tokens are told nothing is said of it', async () => {
  openScene();
  await tap('Bo');
  expect(screen.queryByText(/^Only coins/)).toBeNull();
});
