// Set-up told to the referee: what lies on the table, what each seat is dealt, which tile it takes.
import { cleanup, render, screen, within } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Die } from '../../../../src/lib/games/magnificent/data/kinds.ts';
import { DIE_COLOURS } from '../../../../src/lib/games/magnificent/data/kinds.ts';
import DealScene from '../../../../src/lib/games/magnificent/ui/match/DealScene.svelte';
import LayOutScene from '../../../../src/lib/games/magnificent/ui/match/LayOutScene.svelte';
import RollScene from '../../../../src/lib/games/magnificent/ui/match/RollScene.svelte';
import TileChoiceScene from '../../../../src/lib/games/magnificent/ui/match/TileChoiceScene.svelte';
import { CARDS, lying, setUp, TABLE } from '../tables.ts';
import { rules, standing, stateOf, tap } from './refereeScenes.ts';
import { tellOfOwnCopy } from '../../../support/tellOwnCopy.ts';

const DICE = DIE_COLOURS.flatMap((colour) =>
  Array.from({ length: TABLE.tables.dice.bySeats[2]?.[colour] ?? 0 }, (): Die => ({
    colour,
    value: 2,
  })),
);

/** Opens a place of the hand, which offers so many cards of the copy, and takes the first of them. */
async function readFirst(place: RegExp, offered: number): Promise<void> {
  await tap(place);
  const cards = await within(screen.getByRole('dialog')).findAllByRole('button', { name: /point/ });
  expect(cards).toHaveLength(offered);
  await userEvent.click(cards[0] ?? document.body);
}

it('one keyboard fills sets and tiles to choose from; cards and posters may wait', async () => {
  const state = stateOf(setUp(), { type: 'roll', dice: DICE });
  const step = rules.steps(state).find((one) => one.step === 'layOut');
  if (step === undefined) throw new Error('nothing to lay out');
  const { props, ready } = standing(state);
  render(LayOutScene, { ...props, step });
  const tiles = ['two_coins', 'clear_gem', 'plus_one', 'extra_poster', 'build_plus_two'] as const;
  for (const tile of tiles) await tap(props.words.trainerSpaces[tile]);
  expect(ready()).toBeUndefined();
  await tap(props.words.trainerSpaces.ignore_camp_tile);
  expect(ready()).toMatchObject({
    type: 'layOut',
    sets: [{ tile: 'two_coins' }, { tile: 'clear_gem' }, { tile: 'plus_one' }],
    offered: ['extra_poster', 'build_plus_two', 'ignore_camp_tile'],
  });
});

it('a later round lays out sets alone: nothing is said of tiles to choose from', () => {
  const between = stateOf(lying({ phase: 'preparing', round: 1 }));
  const step = rules.steps(between).find((one) => one.step === 'layOut');
  if (step === undefined) throw new Error('nothing to lay out');
  render(LayOutScene, { ...standing(between).props, step });
  expect(screen.getByText('Trainer tiles as they lie, from the top.')).toBeInTheDocument();
  // What the hands do is listed, as at the other level.
  expect(screen.getByText('Trainers back from the main tent')).toBeInTheDocument();
  expect(screen.getByText(/^Lay out 3 master cards and 3 trainer tiles/)).toBeInTheDocument();
});

it('a die told wrongly is taken back by a tap when no more of its colour lie there', async () => {
  const { props, ready } = standing(stateOf(setUp()));
  render(RollScene, { ...props, effects: [] });
  for (let times = 0; times < 3; times += 1) await tap(/^orange 4/);
  expect(screen.getByRole('button', { name: 'orange 5' })).toBeDisabled();
  await tap('orange 4: 3');
  expect(screen.getByRole('button', { name: 'orange 4: 2' })).toBeEnabled();
  await tap('orange 5');
  expect(screen.getByRole('button', { name: 'orange 5: 1' })).toBeEnabled();
  expect(ready()).toBeUndefined();
});

it('each die says how many of its colour are told, and nothing of the others', async () => {
  const { props } = standing(stateOf(setUp()));
  render(RollScene, { ...props, effects: [] });
  await tap('orange 1');
  expect(screen.getByRole('status')).toHaveTextContent(/^orange: 1 of 3$/);
});

it('a deal can be told without reading anything', () => {
  const { props, ready } = standing(stateOf(setUp(), { type: 'roll', dice: DICE }));
  render(DealScene, props);
  expect(screen.getAllByRole('button', { name: /not read yet/ }).length).toBeGreaterThan(4);
  expect(ready()).toEqual({ type: 'deal', seat: 'ann' });
});

it('a card of the box lies in one place only: told for one, it is no longer offered for the next', async () => {
  const told = await tellOfOwnCopy('magnificent', 'Box', { cards: [CARDS[0], CARDS[1]] });
  expect(told.ok).toBe(true);
  const { props, ready } = standing(stateOf(setUp(), { type: 'roll', dice: DICE }));
  render(DealScene, props);
  await readFirst(/^card 1:/, 2);
  await readFirst(/^card 2: not read/, 1);
  expect(ready()).toMatchObject({ cards: [{ card: CARDS[0] }, { card: CARDS[1] }, {}, {}] });
});

it('where no boards are told, cards of another numeral are offered neither beside the first nor where a seat has them', async () => {
  const numbered = CARDS.slice(0, 5).map((card, at) => ({
    ...card,
    numeral: (['I', 'I', 'II', 'II', 'III'] as const)[at],
  }));
  const told = await tellOfOwnCopy('magnificent', 'Box', { cards: numbered });
  expect(told.ok).toBe(true);
  const bo = { card: { id: 'of Bo', numeral: 'III' } } as const;
  const { props, ready } = standing(
    stateOf(
      setUp(),
      { type: 'roll', dice: DICE },
      { type: 'deal', seat: 'bo', cards: [bo, {}, {}, {}] },
    ),
  );
  render(DealScene, props);
  await readFirst(/^card 1:/, 4);
  await readFirst(/^card 2: not read/, 1);
  expect(ready()).toMatchObject({ cards: [{ card: numbered[0] }, { card: numbered[1] }, {}, {}] });
});

it('a trainer tile is taken by one tap; told again, the one that was taken stands out', async () => {
  const state = stateOf(
    setUp(),
    { type: 'roll', dice: DICE },
    {
      type: 'layOut',
      sets: [{ tile: 'two_coins' }, { tile: 'clear_gem' }, { tile: 'plus_one' }],
      offered: ['extra_poster', 'build_plus_two', 'ignore_camp_tile'],
    },
  );
  const { props, ontell, draft } = standing(state);
  props.ondraft({ text: 'of the scene before' });
  render(TileChoiceScene, props);
  expect(draft()).toBeUndefined();
  await tap(new RegExp(props.words.trainerSpaces.extra_poster, 'u'));
  expect(ontell).toHaveBeenCalledExactlyOnceWith({
    type: 'chooseTile',
    seat: 'ann',
    tile: 'extra_poster',
  });

  cleanup();

  const told = { type: 'chooseTile', seat: 'ann', tile: 'extra_poster' } as const;
  render(TileChoiceScene, { ...props, told });
  const pressed = screen.getAllByRole('button', { pressed: true });
  expect(pressed).toHaveLength(1);
  expect(pressed[0]).toHaveTextContent(new RegExp(props.words.trainerSpaces.extra_poster, 'u'));
});
