// The dice and the medals at the ring: what is tapped, what is then told. Every told move is one the rules allow.
import { render, screen } from '@testing-library/svelte';
import type { Component, ComponentProps } from 'svelte';
import { expect, it, vi } from 'vitest';
import type { Move } from '../../../../src/lib/games/colosseum/rules/moves.ts';
import MedalMoves from '../../../../src/lib/games/colosseum/ui/match/MedalMoves.svelte';
import NoblesScene from '../../../../src/lib/games/colosseum/ui/match/NoblesScene.svelte';
import { RING } from '../positions.ts';
import { lying, type Lying } from '../tables.ts';
import { button, standing, tap } from './audienceScenes.ts';

/** Either scene, as it is at the table: nothing has been told yet. */
type Scene = Component<Omit<ComponentProps<typeof NoblesScene>, 'told'>>;

function open(scene: Scene, told: Lying) {
  const stage = standing(lying({ phase: 'producing', ...told }));
  const { table, rules, state, seats, words } = stage;
  const ontell = vi.fn<(move: Move) => void>((move) => {
    expect(rules.rule(state, move).allowed).toBe(true);
  });
  render(scene, { table, rules, state, seat: 'ann', seats, words, ontell });
  return ontell;
}

/** Ann’s arena covers 8 and 9; consul 1 is three squares before it. */
const NEAR: Lying = { ring: { ...RING, consul_1: 5 } };

it('the headline says who rolls: the keyboard comes to it from the event of the seat before', () => {
  open(NoblesScene, NEAR);
  expect(screen.getByRole('heading', { level: 2 })).toHaveAccessibleName(/^Ann: /);
});

it('a die and a proposed way are two taps', async () => {
  const ontell = open(NoblesScene, NEAR);
  await tap('I–III');
  await tap('Consul 1 → square 8, +5 spectators');
  expect(ontell).toHaveBeenCalledExactlyOnceWith({
    type: 'moveNobles',
    seat: 'ann',
    dice: [1],
    moves: [{ noble: 'consul_1', by: 3 }],
  });
});

it('any noble and its square, and what would follow is said before it is told', async () => {
  const ontell = open(NoblesScene, NEAR);
  await tap('I–III');
  await tap(/^Senator 3, square 30/);
  await tap(/^\+2: square 32/);
  expect(ontell).not.toHaveBeenCalled();
  expect(screen.getByText(/^Senator 3 → square 32/)).toHaveTextContent(/others \+3$/);
  await tap('Not so');
  await tap(/^Senator 3, square/);
  await tap(/^\+1: square 31/);
  await tap('Move');
  expect(ontell).toHaveBeenCalledExactlyOnceWith({
    type: 'moveNobles',
    seat: 'ann',
    dice: [1],
    moves: [{ noble: 'senator_3', by: 1 }],
  });
});

it('what is asked next stands where a keyboard goes on, once the keys before are gone', async () => {
  open(NoblesScene, NEAR);
  const asked = () => document.querySelector(':is(p, h2)[tabindex="-1"]');
  await tap('I–III');
  expect(asked()).toHaveTextContent('Which noble?');
  await tap(/^Senator 3, square 30/);
  expect(asked()).toHaveTextContent('Senator 3: which square?');
  await tap(/^\+2: square 32/);
  expect(asked()).toHaveTextContent(/^Senator 3 → square 32/);
});

it('with the loge two dice move two nobles', async () => {
  const ontell = open(NoblesScene, { ...NEAR, ann: { loge: true } });
  await tap('IV');
  await tap('VI');
  await tap(/^Consul 1, square/);
  await tap(/^\+4: square 9/);
  expect(button('Move')).toBeDisabled();
  await tap(/^Emperor, square/);
  await tap(/^\+6: square 6, resting area/);
  await tap('Move');
  expect(ontell).toHaveBeenCalledExactlyOnceWith({
    type: 'moveNobles',
    seat: 'ann',
    dice: [4, 6],
    moves: [
      { noble: 'emperor', by: 6 },
      { noble: 'consul_1', by: 4 },
    ],
  });
});

it('or one noble by both; a pair is told by two taps on one face', async () => {
  const ontell = open(NoblesScene, { ...NEAR, ann: { loge: true } });
  await tap('V');
  await tap('V');
  await tap(/^Consul 2, square/);
  await tap(/^\+10: square 0, resting area/);
  await tap('Move');
  expect(ontell.mock.calls[0]?.[0]).toMatchObject({
    dice: [5, 5],
    moves: [{ noble: 'consul_2', by: 10 }],
  });
});

it('dice told wrong are told again', async () => {
  open(NoblesScene, { ...NEAR, ann: { loge: true } });
  await tap('V');
  await tap('Tell the dice again');
  expect(button('V')).toHaveAttribute('aria-pressed', 'false');
  await tap('II');
  await tap('VI');
  await tap('Dice: II + VI. Tell them again');
  expect(button('VI')).toHaveAttribute('aria-pressed', 'false');
});

it('nobody moves only where the table plays it so', async () => {
  open(NoblesScene, NEAR);
  await tap('IV');
  expect(screen.queryByRole('button', { name: 'Nobody moves' })).toBeNull();
});

it('nobody moves, if the table plays it so', async () => {
  const ontell = open(NoblesScene, { ...NEAR, rulings: { 'must-use-roll': 'may-decline' } });
  await tap('V');
  await tap('Nobody moves');
  expect(ontell).toHaveBeenCalledExactlyOnceWith({
    type: 'moveNobles',
    seat: 'ann',
    dice: [5],
    moves: [],
  });
});

it('where one die is enough with the loge, the second may be told or not', async () => {
  const told: Lying = { ...NEAR, ann: { loge: true }, rulings: { 'loge-one-die': 'may-roll-one' } };
  const ontell = open(NoblesScene, told);
  await tap('I–III');
  await tap('A second die');
  await tap('VI');
  await tap(/^Dice: I–III \+ VI/);
  await tap('III');
  await tap('Consul 1 → square 8, +5 spectators');
  expect(ontell.mock.calls[0]?.[0]).toMatchObject({ dice: [3] });
});

it('says when nobody gets there, and the chances before the roll', async () => {
  const far = {
    emperor: 12,
    consul_1: 13,
    consul_2: 13,
    senator_1: 13,
    senator_2: 13,
    senator_3: 13,
  };
  open(NoblesScene, { ring: far });
  expect(screen.getByText('into the arena').nextElementSibling).toHaveTextContent('0 of 6');
  expect(screen.getByText('a medal').nextElementSibling).toHaveTextContent('1 of 6');
  await tap('IV');
  expect(screen.getByText(/^Nobody reaches the arena/)).toBeInTheDocument();
});

it('a medal: the gain is one tap, anything else a noble and its square', async () => {
  const told: Lying = { ...NEAR, roller: 'ann', ann: { medals: 2 } };
  const ontell = open(MedalMoves, told);
  await tap('Consul 1 → square 8, +5 spectators');
  await tap(/^Senator 2, square 19/);
  await tap(/^−3: square 16/);
  expect(ontell.mock.calls.map(([move]) => move)).toEqual([
    { type: 'moveByMedal', seat: 'ann', noble: 'consul_1', by: 3 },
    { type: 'moveByMedal', seat: 'ann', noble: 'senator_2', by: -3 },
  ]);
});

it('no medal, no move', () => {
  open(MedalMoves, { ...NEAR, roller: 'ann' });
  expect(screen.getByText(/^Rolled, and no medal to play/)).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Which noble?' })).toBeNull();
});
