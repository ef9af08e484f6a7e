// Build told to the referee: a level, then its tiles onto the camp; the rules are asked before anything is told.
import { render, screen, within } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { CampBoard } from '../../../../src/lib/games/magnificent/data/kinds.ts';
import type { Move, MoveOf } from '../../../../src/lib/games/magnificent/rules/moves.ts';
import {
  nextPlace,
  placeAt,
  placesFor,
  placeTurned,
} from '../../../../src/lib/games/magnificent/ui/laying.ts';
import BuildScene from '../../../../src/lib/games/magnificent/ui/match/BuildScene.svelte';
import { laidLast } from '../../../../src/lib/games/magnificent/ui/match/laidLast.ts';
import { CARDS, COPY, lying, type Lying } from '../tables.ts';
import { button, rules, standing, stateOf, tap } from './refereeScenes.ts';

const TABLE: Lying = {
  options: {
    copy: COPY,
    boards: { ann: { board: 'I', side: 'A' }, bo: { board: 'II', side: 'A' } },
  },
  // With two seats three of each colour are in use, and two clear ones.
  tent: (
    ['orange', 'orange', 'green', 'green', 'purple', 'purple', 'purple', 'clear', 'clear'] as const
  ).map((colour) => ({ colour, value: 5 })),
  ann: {
    dice: [{ colour: 'orange', value: 3, card: 1 }],
    own: { dealt: true, tiles: ['plus_one'] },
  },
  bo: {
    dice: [{ colour: 'green', value: 1, card: 1 }],
    own: { dealt: true, tiles: ['clear_gem'] },
  },
};
const TAKEN: Move = { type: 'takeDie', seat: 'ann', die: { colour: 'orange', value: 5 }, card: 2 };
const LEVEL: Move = { type: 'build', seat: 'ann', requirement: 4 };
const RECOLOURED: Move = {
  type: 'useTrainers',
  seat: 'ann',
  space: 'change_tile_colour',
  trainers: 1,
};
const LAID: Move = { type: 'layTile', seat: 'ann', tile: 'orange_small', cells: [2, 3, 11, 12] };
const LET_BE = /^The card prints green/;

it('every level of the board is a tap, those out of reach are told too: the rules say why', async () => {
  const { props, ontell } = standing(stateOf(lying(TABLE), TAKEN));
  render(BuildScene, props);
  await tap(/^Level 4: 1 small orange tile/);
  expect(ontell).toHaveBeenCalledExactlyOnceWith(LEVEL);
  expect(button(/^Level 14: .*, 6 short$/)).toHaveClass('against');
  expect(button(/^Level 4: /)).not.toHaveTextContent('short');
});

it('where one kind of tile is left the headline says which; of several, each is a key', () => {
  const one = render(BuildScene, standing(stateOf(lying(TABLE), TAKEN, LEVEL)).props);
  expect(screen.getByText('Ann: lay 1 small orange tile')).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Which tile' })).toBeNull();
  one.unmount();

  const ann = { ...TABLE.ann, own: { ...TABLE.ann?.own, trainers: 1 } };
  render(BuildScene, standing(stateOf(lying({ ...TABLE, ann }), TAKEN, RECOLOURED, LEVEL)).props);
  expect(screen.getByRole('group', { name: 'Which tile' })).toBeVisible();
  expect(button(/^1 small purple tile$/)).toBeVisible();
  expect(screen.queryByText('Ann: lay 1 small orange tile')).toBeNull();
});

it('a tap on the camp lays the tile where it fits; its bonus is named before', async () => {
  const { props, ready } = standing(stateOf(lying(TABLE), TAKEN, LEVEL));
  render(BuildScene, props);
  expect(ready()).toBeUndefined();
  await tap('row 1, column 1');
  expect(ready()).toEqual({
    type: 'layTile',
    seat: 'ann',
    tile: 'orange_small',
    cells: [0, 1, 9, 10],
  });
  expect(screen.getByRole('list', { name: 'Bonuses under the tile' })).toHaveTextContent('2 coins');
});

it('magnificent.build.inside-and-no-overlap: a tap on a covered space says why the tile cannot lie there, with the way to the rule', async () => {
  const camp = [{ tile: 'green_small' as const, cells: [0, 1, 2, 3] }];
  const ann = { ...TABLE.ann, own: { ...TABLE.ann?.own, camp } };
  const { props, ready } = standing(stateOf(lying({ ...TABLE, ann }), TAKEN, LEVEL));
  render(BuildScene, props);
  await tap(/^row 1, column 1,/);
  expect(screen.getByText('A part of it would lie on another tile.')).toBeVisible();
  expect(ready()).toBeUndefined();
  // A tap where it fits takes the word back.
  await tap(/^row 2, column 1/);
  expect(screen.queryByText('A part of it would lie on another tile.')).toBeNull();
  expect(ready()).toMatchObject({ type: 'layTile' });
});

it('magnificent.build.inside-and-no-overlap: a keyboard hears why before it taps, and Page Down leads to where the tile can lie', async () => {
  const camp = [{ tile: 'green_small' as const, cells: [0, 1, 2, 3] }];
  const ann = { ...TABLE.ann, own: { ...TABLE.ann?.own, camp } };
  const { props } = standing(stateOf(lying({ ...TABLE, ann }), TAKEN, LEVEL));
  render(BuildScene, props);
  const covered = button(/^row 1, column 1,/);
  covered.focus();
  expect(covered).toHaveAccessibleDescription('A part of it would lie on another tile.');
  await userEvent.keyboard('{PageDown}');
  expect(document.activeElement).toHaveAccessibleName(/^row 1, column 5/);
  expect(document.activeElement).not.toHaveAccessibleDescription();
  await userEvent.keyboard('{End}{PageDown}');
  expect(document.activeElement).toHaveAccessibleName(/^row 1, column 5/);
  await userEvent.keyboard('{Home}');
  expect(document.activeElement).toBe(covered);
});

it('a tile that has no room anywhere is left, and the turn can end at once', async () => {
  // Every second row is covered but for its end: a square finds no place.
  const camp = [9, 13, 27, 31, 45, 49].map((from) => ({
    tile: 'green_small' as const,
    cells: [0, 1, 2, 3].map((step) => from + step),
  }));
  const full: Lying = { ...TABLE, ann: { ...TABLE.ann, own: { ...TABLE.ann?.own, camp } } };
  const { props, ready } = standing(stateOf(lying(full), TAKEN, LEVEL));
  render(BuildScene, props);
  expect(ready()).toEqual({ type: 'endTurn', seat: 'ann' });
  expect(screen.getByText(/^There is no room left/)).toBeVisible();
  await tap(props.rulebook.clauseText('magnificent.build.inside-and-no-overlap') ?? '');
  expect(screen.getByRole('link')).toHaveAttribute(
    'href',
    expect.stringContaining('inside-and-no-overlap'),
  );
});

it('a gem of an open kind is asked for before the tile is laid', async () => {
  const { props, ready } = standing(stateOf(lying(TABLE), TAKEN, LEVEL));
  render(BuildScene, props);
  await tap(/^row 6, column 8/);
  expect(ready()).toBeUndefined();
  await tap('green: 0');
  expect(ready()).toMatchObject({ gems: { green: 1 } });
});

it('an unread camp: what the tile covers is told instead', async () => {
  const { boards: _, ...copy } = COPY;
  const { boards: __, ...options } = { ...TABLE.options, copy };
  const { props, ready } = standing(stateOf(lying({ ...TABLE, options }), TAKEN, LEVEL));
  render(BuildScene, props);
  expect(ready()).toEqual({ type: 'layTile', seat: 'ann', tile: 'orange_small', gains: [] });
  await tap('It covers 0 bonuses');
  expect(screen.queryByRole('button', { pressed: true, name: /coin|point|trainer/ })).toBeNull();
  // A tap counts at once, and nothing that was tapped goes with the next one.
  await tap('1 trainer');
  await tap('1 coin');
  expect(screen.getByText('It covers 2 bonuses')).toBeVisible();
  await userEvent.click(
    within(screen.getByRole('group', { name: 'How much' })).getByRole('button', { name: '3' }),
  );
  await tap('3 coins');
  expect(ready()).toMatchObject({
    gains: [
      { kind: 'trainers', count: 1 },
      { kind: 'coins', count: 4 },
    ],
  });
});

it('of the turn under way the tile laid last is known, whatever was used since', () => {
  const lastOf = (...moves: Move[]) =>
    laidLast(moves.map((move) => ({ act: { type: 'move', move } as const })));
  expect(lastOf(TAKEN, LEVEL, LAID, RECOLOURED)).toBe(LAID);
  expect(lastOf(TAKEN, LEVEL, LAID, TAKEN)).toBeUndefined();
  expect(lastOf()).toBeUndefined();
});

describe('tiles of several kinds on an unread camp', () => {
  const { boards: _, ...copy } = COPY;
  const { boards: __, ...options } = { ...TABLE.options, copy };
  const unread: Lying = {
    ...TABLE,
    options,
    ann: { ...TABLE.ann, own: { ...TABLE.ann?.own, trainers: 1 } },
  };

  it('what one tile covers does not go with another, and waits till it is in hand again', async () => {
    const state = stateOf(lying(unread), TAKEN, RECOLOURED, LEVEL);
    const { props, ready } = standing(state);
    render(BuildScene, props);
    await tap('It covers 0 bonuses');
    await tap('1 trainer');
    await tap(/^1 small orange tile$/);
    expect(ready()).toMatchObject({ gains: [{ kind: 'trainers', count: 1 }] });
    await tap(/^1 small purple tile$/);
    expect(ready()).toMatchObject({ tile: 'purple_small', gains: [] });
    await tap('1 coin');
    await tap(/^1 small orange tile$/);
    expect(ready()).toMatchObject({
      tile: 'orange_small',
      gains: [{ kind: 'trainers', count: 1 }],
    });
    await tap(/^1 small purple tile$/);
    expect(ready()).toMatchObject({ gains: [{ kind: 'coins', count: 1 }] });
  });

  it('magnificent.trainers.board-change-tile-colour: the colour laid last is in hand again, while another trainer may change one', () => {
    const laid: MoveOf<'layTile'> = {
      type: 'layTile',
      seat: 'ann',
      tile: 'green_small',
      gains: [],
    };
    const level = { requirement: 4, small: 2, large: 0 };
    const strong: Lying = {
      ...unread,
      options: { ...options, copy: { ...copy, levels: [level] } },
      ann: { ...TABLE.ann, own: { ...TABLE.ann?.own, trainers: 4 } },
    };
    const next = (...changes: Move[]) => {
      const { props, ready } = standing(stateOf(lying(strong), TAKEN, ...changes, LEVEL, laid));
      const scene = render(BuildScene, { ...props, laid });
      const { tile } = ready() as MoveOf<'layTile'>;
      scene.unmount();
      return tile;
    };
    expect(next(RECOLOURED, RECOLOURED)).toBe('green_small');
    expect(next(RECOLOURED)).toBe('orange_small');
  });
});

it('colour-change-on-extra-tiles: a trainer may change the tile of a card too', async () => {
  const ann = {
    ...TABLE.ann,
    cards: [{}, { card: CARDS[5] }, {}, {}],
    own: { ...TABLE.ann?.own, trainers: 2 },
  };
  const moves: Move[] = [TAKEN, { type: 'useBonus', seat: 'ann' }, RECOLOURED, LEVEL];
  const told = { tile: 'purple_small', isCardTile: true };
  for (const [reading, isWarned] of [
    ['any-tile', false],
    ['level-and-extra', true],
  ] as const) {
    const table = lying({ ...TABLE, ann, rulings: { 'colour-change-on-extra-tiles': reading } });
    const { props, ready } = standing(stateOf(table, ...moves, LAID));
    const { unmount } = render(BuildScene, props);
    // As it is printed comes first.
    expect(screen.getAllByRole('button', { name: /small .* tile – / })[0]).toHaveAccessibleName(
      /^1 small green tile/,
    );
    await tap(/^1 small purple tile – /);
    expect(screen.queryByText(LET_BE)).toBeNull();
    await tap('row 1, column 1');
    expect(ready()).toMatchObject(told);
    expect(rules.rule(props.state, ready() ?? TAKEN).allowed).toBe(true);
    if (isWarned) expect(screen.getAllByText(LET_BE)[0]).toBeVisible();
    else expect(screen.queryByText(LET_BE)).toBeNull();
    unmount();
  }

  const only = { ...TABLE, ann, rulings: { 'colour-change-on-extra-tiles': 'level-only' } };
  render(BuildScene, standing(stateOf(lying(only), ...moves)).props);
  expect(button(/^1 small purple tile$/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^1 small purple tile – / })).toBeNull();
});

describe('the tile in hand', () => {
  const board: CampBoard = { width: 4, height: 3, areas: [], bonuses: [] };
  const line = [0, 1, 2].map((column) => ({ column, row: 0 }));
  const places = placesFor(board, [{ tile: 'orange_small', cells: [0] }], line, 'adjacent');

  it('keeps the way it lies, goes on at the next tap, and turns in place', () => {
    const first = placeAt(places, board, [], 1)?.cells ?? [];
    expect(first).toContain(1);
    expect(placeAt(places, board, first, 1)?.cells).not.toEqual(first);
    const turned = placeTurned(places, board, [4, 5, 6], 'turn')?.cells ?? [];
    expect(new Set(turned.map((cell) => cell % board.width)).size).toBe(1);
  });

  it('walks only over places where it may lie', () => {
    const legal = places.filter(({ isLegal }) => isLegal);
    expect(legal.length).toBeGreaterThan(0);
    expect(legal.length).toBeLessThan(places.length);
    expect(nextPlace(places, legal.at(-1)?.cells ?? [])).toEqual(legal[0]);
  });
});
