// Trainers before the die: one key over the dice opens their spaces, and the dice come back.
import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import type { Move } from '../../../../src/lib/games/magnificent/rules/moves.ts';
import RefereeScene from '../../../../src/lib/games/magnificent/ui/match/RefereeScene.svelte';
import TakeDieScene from '../../../../src/lib/games/magnificent/ui/match/TakeDieScene.svelte';
import { COPY, lying, type OwnPlace } from '../tables.ts';
import { button, rules, standing, stateOf, tap } from './refereeScenes.ts';

const OPTIONS = { copy: COPY } as const;
const TENT = [
  { colour: 'orange', value: 5 },
  { colour: 'green', value: 2 },
  { colour: 'purple', value: 3 },
  { colour: 'clear', value: 4 },
  { colour: 'clear', value: 5 },
] as const;
const KEY = /^trainers before the die: /;

/** Alone, with two trainers at hand, nobody has taken a die yet. */
const table = (own: OwnPlace, coins = 6) =>
  lying({
    seats: 1,
    options: OPTIONS,
    tent: [...TENT],
    ann: { coins, own: { dealt: true, trainers: 2, ...own } },
  });

const use = (space: 'buy_poster' | 'two_coins'): Move => ({
  type: 'useTrainers',
  seat: 'ann',
  space,
  trainers: 1,
});

it('magnificent.trainers.board-buy-poster: a key over the dice opens the spaces that work before the die', async () => {
  const { props, ontell } = standing(stateOf(table({ tiles: ['plus_one'] })));
  render(TakeDieScene, props);
  expect(button(/^orange 5: /)).toBeInTheDocument();
  await tap('trainers before the die: 2');
  // In the place of the dice; those that wait for the die say why.
  expect(screen.queryByRole('button', { name: /^orange 5: / })).toBeNull();
  expect(button(/^Not now: 5/)).toBeInTheDocument();
  await tap(`1 trainer: ${props.words.trainerSpaces.buy_poster}: 2 coins`);
  expect(ontell).toHaveBeenCalledExactlyOnceWith(use('buy_poster'));
});

it('magnificent.trainers.board-buy-poster: the dice are a tap away again, and none is lost by looking', async () => {
  const { props, draft } = standing(stateOf(table({})));
  render(TakeDieScene, props);
  await tap(KEY);
  expect(button(KEY)).toHaveAttribute('aria-pressed', 'true');
  await tap(KEY);
  await tap(/^orange 5: /);
  expect(draft()?.text).toBe('Which card?');
  // Once a die is chosen its card is asked for, nothing else.
  expect(screen.queryByRole('button', { name: KEY })).toBeNull();
});

it('magnificent.trainers.any-number: there is no such key where the rules let nobody be used now', () => {
  const none: readonly (readonly [OwnPlace, number])[] = [
    [{ trainers: 0, tiles: ['two_coins'] }, 6],
    [{ tiles: ['plus_one'] }, 1],
    [{ tiles: ['plus_one'], due: 1 }, 6],
  ];
  for (const [own, coins] of none) {
    const { props } = standing(stateOf(table(own, coins)));
    const { unmount } = render(TakeDieScene, props);
    expect(screen.queryByRole('button', { name: KEY })).toBeNull();
    unmount();
  }
});

it('magnificent.trainers.tile-two-coins: after it the dice are asked for again, and who stands where is said', async () => {
  const { props, ready } = standing(stateOf(table({ tiles: ['two_coins'] }), use('two_coins')));
  const [step] = rules.steps(props.state);
  if (step === undefined) throw new Error('Nothing is asked');
  render(RefereeScene, { ...props, step });
  expect(screen.getByText(props.words.trainerSpaces.two_coins)).toBeVisible();
  expect(button('trainers before the die: 1')).toBeInTheDocument();
  // A poster goes for a die only before the turn.
  expect(screen.queryByRole('button', { name: 'A poster goes, a die comes' })).toBeNull();
  await tap(/^orange 5: /);
  await tap(/card 2: /);
  expect(ready()).toMatchObject({ type: 'takeDie', card: 2 });
});

it('magnificent.trainers.tile-two-coins: told again in the history, its spaces stand open', () => {
  const { props } = standing(stateOf(table({ tiles: ['two_coins'] })));
  const [step] = rules.steps(props.state);
  if (step === undefined) throw new Error('Nothing is asked');
  render(RefereeScene, { ...props, step, told: use('two_coins'), isAlone: true });
  expect(button(`1 trainer: ${props.words.trainerSpaces.two_coins}`)).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});
