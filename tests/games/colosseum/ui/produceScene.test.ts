// Producing an event: the best program lies ready, tokens and Jokers are laid by tap, and the rules count at every change.
import { render, screen, within } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import type { Move } from '../../../../src/lib/games/colosseum/rules/moves.ts';
import ProduceScene from '../../../../src/lib/games/colosseum/ui/match/ProduceScene.svelte';
import { lying, type Lying } from '../tables.ts';
import { button, more, standing, tap } from './audienceScenes.ts';

function openScene(told: Lying) {
  const ontell = vi.fn<(move: Move) => void>();
  const oncard = vi.fn<(program: number) => void>();
  const scene = standing(lying({ phase: 'producing', ...told }));
  const view = render(ProduceScene, { ...scene, seat: 'ann', ontell, oncard });
  return { ontell, oncard, scene, ...view };
}

/** Program 1 asks for two gladiators and a decoration, program 6 for two horses, two lions and a cage. */
const REFEREE: Lying = {
  roller: 'ann',
  ann: {
    coins: 30,
    programs: [1, 6],
    tokens: { gladiator: 2, horse: 2, lion: 1, joker: 1 },
    medals: 2,
  },
};

const PLAIN: Lying = { level: 'scorekeeper' };

it('the program that draws most lies ready with its tokens, and one tap produces it', async () => {
  const { ontell } = openScene(REFEREE);
  expect(button(/program 6, Venatio/)).toHaveAttribute('aria-pressed', 'true');
  expect(button('lion 2: Joker')).toBeInTheDocument();
  expect(button('cage: missing')).toBeDisabled();
  await tap('Produce: 9 spectators');
  expect(ontell).toHaveBeenCalledExactlyOnceWith({
    type: 'produce',
    seat: 'ann',
    program: 6,
    tokens: { horse: 2, lion: 1 },
    jokers: ['lion'],
  });
});

it('where a keyboard goes on once the nobles have moved says who produces', () => {
  openScene(REFEREE);
  expect(screen.getByRole('heading', { name: /Ann/ })).toHaveAttribute('tabindex', '-1');
  expect(within(screen.getByRole('group', { name: /Ann/ })).getByRole('status')).toHaveTextContent(
    '9',
  );
});

it('a Joker is taken back and laid where the table wants it', async () => {
  const { ontell } = openScene(REFEREE);
  await tap('lion 2: Joker');
  expect(button('Produce: 7 spectators')).toBeInTheDocument();
  await tap('cage: missing');
  await tap('Produce: 9 spectators');
  expect(ontell.mock.calls[0]?.[0]).toMatchObject({
    tokens: { horse: 2, lion: 1 },
    jokers: ['cage'],
  });
});

it('medals are played for spectators, and another program is one tap away', async () => {
  const { ontell } = openScene(REFEREE);
  await more('Medals for spectators');
  expect(button('Produce: 12 spectators')).toBeInTheDocument();
  await tap('1 other program');
  await tap(/program 1, Tribute to Munus/);
  await tap('Produce: 10 spectators');
  expect(ontell.mock.calls[0]?.[0]).toMatchObject({
    program: 1,
    medals: 1,
    tokens: { gladiator: 2 },
    jokers: ['decoration'],
  });
});

it('says term by term where spectators come from, and whether it is the best so far', async () => {
  openScene({ ...REFEREE, ann: { ...REFEREE.ann, coins: 30, best: 24, podiums: 1 } });
  expect(screen.getByText('The marker stays at 24')).toBeInTheDocument();
  expect(button(/^9 spectators: program 6/)).toBeInTheDocument();
  expect(button(/^3 spectators: 1 podium/)).toBeInTheDocument();
  await more('Medals for spectators');
  expect(button('Produce: 15 spectators')).toBeInTheDocument();
});

it('below the minimum set the reason is said, the move is told to be refused, and the card can be checked', async () => {
  const { ontell, oncard } = openScene({
    roller: 'ann',
    ann: { coins: 30, programs: [1], tokens: { horse: 1 } },
  });
  await tap(/program 1, Tribute to Munus/);
  expect(screen.getByText(/ or more; /)).toBeInTheDocument();
  await tap('Produce');
  expect(ontell).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ type: 'produce', program: 1 }),
  );
  expect(button('Check the card')).not.toHaveClass('bare-key');
  await tap('Check the card');
  expect(oncard).toHaveBeenCalledExactlyOnceWith(1);
});

it('an event that is told again begins as it was told, and no card is compared there', async () => {
  const ontell = vi.fn<(move: Move) => void>();
  const scene = standing(
    lying({ ...PLAIN, phase: 'producing', ann: { coins: 30, programs: [7], medals: 2 } }),
  );
  const told: Move = {
    type: 'produce',
    seat: 'ann',
    program: 7,
    medals: 1,
    missing: 1,
    stars: 1,
    nobles: { emperor: 1, consul: 0, senator: 1 },
    rests: 1,
  };
  render(ProduceScene, { ...scene, seat: 'ann', told, ontell });
  expect(screen.queryByRole('button', { name: 'Check the card' })).toBeNull();
  await tap(/^Produce: /);
  expect(ontell).toHaveBeenCalledExactlyOnceWith(told);
});

it('scorekeeper: a dealt program is claimed, and all else is told by keys', async () => {
  const { ontell } = openScene({ ...PLAIN, ann: { coins: 30, medals: 1 } });
  expect(screen.queryByRole('button', { name: /^Produce/ })).toBeNull();
  await tap('program 7, The Last of the Samnites');
  expect(button('Produce: 11 spectators')).toBeInTheDocument();
  await more('Tokens missing');
  await tap('gladiator award');
  await tap('Emperor: 7');
  await tap('Senator 2: 3');
  await more('Medals by dice');
  await more('Medals for spectators');
  await more('Medals for moves of nobles');
  await tap('Produce: 26 spectators');
  expect(ontell).toHaveBeenCalledExactlyOnceWith({
    type: 'produce',
    seat: 'ann',
    program: 7,
    medals: 1,
    missing: 1,
    stars: 1,
    nobles: { emperor: 1, consul: 0, senator: 1 },
    rests: 1,
    medalMoves: 1,
  });
});

it('scorekeeper: a program of the deal that lies before somebody else is not offered', () => {
  openScene({ ...PLAIN, ann: { coins: 30, programs: [2] }, bo: { coins: 30, programs: [7] } });
  expect(screen.queryByRole('button', { name: /program 7/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /program 3/ })).toBeNull();
  expect(button(/program 8, Drama Ultima/)).toBeInTheDocument();
});

it('scorekeeper: who rolls and produces nothing tells what the dice and the medals came to', async () => {
  const { ontell } = openScene({ ...PLAIN, ann: { coins: 30, loge: true } });
  await more('Medals by dice');
  await more('Medals by dice');
  await more('Medals for moves of nobles');
  await tap('No event');
  expect(ontell).toHaveBeenCalledExactlyOnceWith({
    type: 'pass',
    seat: 'ann',
    rests: 2,
    medalMoves: 1,
  });
});

it('scorekeeper: with a program open there is still one key for no event, and it tells the walk', async () => {
  const { ontell } = openScene({ ...PLAIN, ann: { coins: 30, medals: 1 } });
  await tap('program 7, The Last of the Samnites');
  await more('Medals by dice');
  await tap('No event');
  expect(ontell).toHaveBeenCalledExactlyOnceWith({ type: 'pass', seat: 'ann', rests: 1 });
});

it('scorekeeper: two dice earn one medal where the table reads it so', async () => {
  openScene({
    ...PLAIN,
    rulings: { 'two-medals-one-turn': 'one-a-turn' },
    ann: { coins: 30, loge: true },
  });
  await more('Medals by dice');
  expect(button('Medals by dice: one more')).toBeDisabled();
});
