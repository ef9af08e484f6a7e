// A table of The Magnificent told as it lies: what the editor hands on, and what the rules refuse, with its clause.
import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import type { Die } from '../../../../src/lib/games/magnificent/data/kinds.ts';
import { begin } from '../../../../src/lib/games/magnificent/rules/begin.ts';
import type { MagnificentSetup } from '../../../../src/lib/games/magnificent/rules/fresh.ts';
import { refuseNewTiles } from '../../../../src/lib/games/magnificent/rules/newTiles.ts';
import { positionOf } from '../../../../src/lib/games/magnificent/rules/position.ts';
import type { Position } from '../../../../src/lib/games/magnificent/rules/positionSchema.ts';
import PositionEditor from '../../../../src/lib/games/magnificent/ui/match/PositionEditor.svelte';
import type { Refusal } from '../../../../src/lib/referee/ruling.ts';
import { lying, setUp, TABLE } from '../tables.ts';
import { stateOf } from './refereeScenes.ts';
import { button, card, rulebook, tap, words } from './tools.ts';

const SEATS = ['ann', 'bo'].map((id, at) => ({
  id,
  name: id === 'ann' ? 'Ann' : 'Bo',
  colour: `seat-${at + 1}`,
  symbol: 'circle',
}));

function openEditor(setup: MagnificentSetup = setUp({ level: 'scorekeeper' }), initial?: Position) {
  let told: Position | undefined;
  let refused: Refusal | undefined;
  const { position: _, ...base } = setup;
  render(PositionEditor, {
    table: TABLE,
    begin: (position?: Position) =>
      begin(TABLE, position === undefined ? base : { ...base, position }),
    seats: SEATS.filter(({ id }) => setup.seats.includes(id)),
    initial,
    words,
    card,
    rulebook,
    onposition: (position: Position, refusal: Refusal | undefined) => {
      told = position;
      refused = refusal;
    },
  });
  return {
    told: () => told,
    ofAnn: () => told?.seats['ann'],
    refused: () => refused?.clause,
    state: () => {
      if (told === undefined) throw new Error('nothing was told');
      return stateOf({ ...base, position: told });
    },
  };
}

async function set(name: string, value: number) {
  await fireEvent.change(screen.getByRole('spinbutton', { name }), {
    target: { value: String(value) },
  });
}

const unfold = (name: RegExp) =>
  fireEvent.click(screen.getByRole('button', { name, expanded: false }));

const key = (group: string, name: string | RegExp) =>
  within(screen.getByRole('group', { name: group })).getByRole('button', { name });

it('before a match it says that the rest lies as after the set-up, and in a running one it does not', () => {
  const setup = setUp({ level: 'scorekeeper' });
  const afterSetUp = /the rest lies as after the set-up/;
  openEditor(setup, positionOf(stateOf(setup)));
  expect(screen.queryByText(afterSetUp)).toBeNull();
  openEditor(setup);
  expect(screen.getByText(afterSetUp)).toBeVisible();
});

it('nothing need be told: everything lies as at the set-up', () => {
  const { told, refused } = openEditor();
  expect(told()).toEqual({ round: 1, phase: 'turns', seats: { ann: {}, bo: {} } });
  expect(refused()).toBeUndefined();
});

it('scorekeeper: points, coins, dice on their cards and hats of a seat, and nothing of its board', async () => {
  const { ofAnn, refused, state } = openEditor();
  await tap('2');
  await unfold(/^Ann/);
  await set('points', 17);
  await set('coins', 9);
  await tap('card 2: no die');
  await fireEvent.click(key('Which die?', 'orange 5'));
  await tap(/^space 10/);
  expect(ofAnn()).toEqual({
    points: 17,
    coins: 9,
    dice: [{ colour: 'orange', value: 5, card: 2 }],
    hats: [6],
  });
  expect(refused()).toBeUndefined();
  expect(state()).toMatchObject({ round: 2, phase: 'turns' });
  expect(screen.queryByText('Camp tiles')).toBeNull();
});

it('a clear die is told with the colour it works as, and can be taken off its card', async () => {
  const { ofAnn } = openEditor();
  await unfold(/^Ann/);
  await tap('clear 3');
  await fireEvent.click(key('The clear die works as', words.colours.green));
  expect(ofAnn()?.dice).toEqual([{ colour: 'clear', value: 3, card: 1, as: 'green' }]);
  await tap('Take back: clear 3');
  expect(ofAnn()?.dice).toEqual([]);
});

it('components.hats, perform.space-vacant: the second hat comes by its key, and a taken space is refused beneath its seat', async () => {
  const { ofAnn, refused } = openEditor();
  await unfold(/^Ann/);
  await tap('The second hat is on the track too', /^space 12/);
  expect(ofAnn()?.hats).toEqual([1, 7]);
  expect(refused()).toBeUndefined();
  await tap(/^space 1 from .*hat: Ann/, /^space 2 from .*hat: Bo/);
  expect(ofAnn()?.hats).toEqual([2, 7]);
  expect(refused()).toBe('magnificent.perform.space-vacant');
  expect(button('What the rulebook says')).toBeVisible();
});

it('die.four-dice-by-round-end: payment before all dice are taken is refused with the rule', async () => {
  const { refused } = openEditor();
  await tap(words.stages.payment);
  expect(refused()).toBe('magnificent.die.four-dice-by-round-end');
  const clause = rulebook.refusalText(
    {
      clause: 'magnificent.die.four-dice-by-round-end',
      facts: { seat: 'ann', dice: 0 },
      firm: true,
    },
    () => 'Ann',
  );
  expect(screen.getByText(clause.reason)).toBeInTheDocument();
});

it('the final count belongs to the last round, preparing to the others', async () => {
  const { told } = openEditor();
  expect(screen.queryByRole('button', { name: words.stages.areas })).toBeNull();
  await tap(words.stages.preparing, '3');
  expect(told()).toMatchObject({ round: 3, phase: 'turns' });
  await tap(words.stages.areas);
  await fireEvent.click(key('Who is done with it?', 'Bo'));
  expect(told()).toMatchObject({ phase: 'areas', done: ['bo'] });
});

it('dice in the main tent: as many as are in use, those on cards among them', async () => {
  const { told, refused, state } = openEditor();
  await unfold(/^Dice in the main tent/);
  const dice: Die[] = [];
  for (const colour of ['orange', 'green', 'purple', 'clear'] as const)
    for (let count = 0; count < (TABLE.tables.dice.bySeats[2]?.[colour] ?? 0); count += 1) {
      dice.push({ colour, value: 4 });
      await fireEvent.click(key('Dice in the main tent', new RegExp(`^${colour} 4`)));
      if (dice.length === 1) expect(refused()).toBe('magnificent.setup.dice-two-players');
    }
  expect(told()?.tent).toEqual(dice);
  expect(refused()).toBeUndefined();
  expect(state().tent).toHaveLength(dice.length);
});

it('referee: gems, trainers, tiles, camp tiles, tents and posters of a board', async () => {
  const { ofAnn, refused } = openEditor(setUp());
  await unfold(/^Ann/);
  await tap('orange: 1');
  await set('Trainers in the play area', 3);
  await fireEvent.click(key('Which tile: Tile 1?', words.trainerSpaces.extra_poster));
  await tap(`${words.tileText('green_small', 1)}: 0`);
  await fireEvent.click(key('Tents and posters', /^space 3/));
  await tap('A poster lies here', 'A tent stands here');
  await set('Posters completed', 2);
  expect(ofAnn()?.own).toEqual({
    gems: { orange: 2, green: 1, purple: 1, clear: 1 },
    trainers: 3,
    tiles: ['extra_poster'],
    built: { green_small: 1 },
    posters: [{ space: 3 }],
    tents: [{ space: 3 }],
    completed: [{}, {}],
  });
  expect(refused()).toBeUndefined();
});

it('components.trainers-total: more trainers than there are is refused', async () => {
  const { refused } = openEditor(setUp());
  await unfold(/^Ann/);
  await set('Trainers in the play area', 19);
  expect(refused()).toBe('magnificent.components.trainers-total');
});

it('referee: main display, poster display and decks', async () => {
  const { told, refused } = openEditor(setUp());
  await unfold(/^Main display/);
  await fireEvent.click(key('Which tile: Set 1?', words.trainerSpaces.plus_one));
  await unfold(/^Poster display/);
  await tap('Poster 2: no poster');
  await unfold(/^Decks/);
  await set('Posters in the deck', 11);
  expect(told()).toMatchObject({
    sets: [{ tile: 'plus_one' }, {}, {}],
    posters: [{ space: 1 }, { space: 3 }, { space: 4 }],
    decks: { posters: 11 },
  });
  expect(refused()).toBeUndefined();
});

it('prepare.hats-slide-down, prepare.trainers-return: a table told as it lay before is prepared once it goes on', async () => {
  const setup = lying({
    phase: 'scoring',
    ann: { hats: [7], own: { trainers: 1, resting: 2 } },
    bo: { hats: [5] },
  });
  const { told, state, refused } = openEditor(setup, positionOf(stateOf(setup)));
  expect(screen.getByText('Starting player')).toBeInTheDocument();
  await tap(words.stages.preparing);
  expect(refused()).toBeUndefined();
  expect(told()).toMatchObject({
    first: 'bo',
    seats: { ann: { hats: [2], own: { trainers: 3, resting: 0 } }, bo: { hats: [1] } },
  });
  expect(state()).toMatchObject({ phase: 'preparing', first: 'bo' });
  // Who begins follows from the hats; and the hats stand here as they were told.
  expect(screen.queryByText('Starting player')).toBeNull();
  await unfold(/^Bo/);
  await tap(/^space 16/);
  expect(told()).toMatchObject({ first: 'ann', seats: { ann: { hats: [1] }, bo: { hats: [2] } } });
  // Two hats on one space stay told so, and are refused.
  await tap(/^space 12, .*hat: Ann/);
  expect(refused()).toBe('magnificent.perform.space-vacant');
});

it('sets.tile-to-empty-space: more trainer tiles than can have come by then are refused where a table is told', () => {
  const TWO = ['plus_one', 'two_coins'] as const;
  const setup = setUp();
  const at = (round: number, phase: Position['phase'], done: readonly string[] = []): Position => ({
    round,
    phase,
    done: [...done],
    seats: { ann: { own: { tiles: [...TWO] } }, bo: {} },
  });
  for (const [position, clause] of [
    [at(1, 'turns'), 'magnificent.sets.tile-to-empty-space'],
    [at(1, 'sets'), 'magnificent.sets.tile-to-empty-space'],
    [at(1, 'sets', ['ann']), undefined],
    [at(1, 'scoring'), undefined],
    [at(2, 'turns'), undefined],
  ] as const) {
    const ruling = begin(TABLE, { ...setup, position });
    // A match that was kept with them still opens.
    if (!ruling.allowed) throw new Error(ruling.refusal.clause);
    expect(refuseNewTiles(TABLE, ruling.state)?.clause, position.phase).toBe(clause);
    // What lay there before is not told anew.
    expect(refuseNewTiles(TABLE, ruling.state, position)).toBeUndefined();
  }
});

it('sets.tile-to-empty-space: a kept match with too many can be told anew, and two new ones in round 1 are refused', async () => {
  const kept = lying({ ann: { own: { tiles: ['plus_one', 'two_coins'] } } });
  const begun = begin(TABLE, kept);
  if (!begun.allowed) throw new Error(begun.refusal.clause);
  const { refused } = openEditor(kept, positionOf(begun.state));
  expect(refused()).toBeUndefined();
  await unfold(/^Bo/);
  for (const tile of ['clear_gem', 'build_plus_two'] as const)
    await fireEvent.click(button(words.trainerSpaces[tile]));
  expect(refused()).toBe('magnificent.sets.tile-to-empty-space');
});

it('solo.discard-top-sets: where sets are taken alone, the topmost ones are gone for the hats above', async () => {
  const { told, refused } = openEditor(setUp({ seats: 1 }));
  await tap(words.stages.sets);
  expect(told()?.sets).toEqual([{ gone: true }, { gone: true }, { gone: true }, {}]);
  await unfold(/^Ann/);
  await tap(/^space 12/);
  expect(told()?.sets).toEqual([{ gone: true }, {}, {}, {}]);
  expect(refused()).toBeUndefined();
});

it('a match in the middle of a turn keeps it, until nobody is told to take one', async () => {
  const setup = lying({
    ann: { dice: [{ colour: 'orange', value: 5, card: 1 }] },
    turn: { seat: 'ann' },
  });
  const { told, state } = openEditor(setup, positionOf(stateOf(setup)));
  expect(state().turn?.seat).toBe('ann');
  await tap('No turn is under way');
  expect(told()?.turn).toBeUndefined();
  expect(state()).not.toHaveProperty('turn');
});
