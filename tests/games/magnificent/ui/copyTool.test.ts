// The players' own boards and cards: what is read by taps is kept in the copy, and what is kept is what the rules take.
import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Colour } from '../../../../src/lib/games/magnificent/data/kinds.ts';
import { magnificent } from '../../../../src/lib/games/magnificent/game.ts';
import {
  loadRulebook,
  loadWords,
} from '../../../../src/lib/games/magnificent/rulebook/rulebook.ts';
import { catalogueFrom } from '../../../../src/lib/games/magnificent/rules/catalogue.ts';
import CopyTool from '../../../../src/lib/games/magnificent/ui/copy/CopyTool.svelte';
import ReadSheet from '../../../../src/lib/games/magnificent/ui/match/ReadSheet.svelte';
import type { Reading } from '../../../../src/lib/games/magnificent/ui/match/reading.ts';
import { shelves } from '../../../../src/lib/games/magnificent/ui/copy/drafts.svelte.ts';
import { keepHere, keptHere } from '../../../../src/lib/table/keptHere.ts';
import { holdInstead, readOwnCopy } from '../../../../src/lib/table/ownCopy.ts';
import { tellOfOwnCopy } from '../../../support/tellOwnCopy.ts';
import { fullDisk } from '../../../support/fullDisk.ts';
import { lying, TABLE } from '../tables.ts';
import { button, stateOf, tap } from './refereeScenes.ts';

const words = await loadWords('en');
const rulebook = await loadRulebook('en');

const kept = async () => {
  const copy = await readOwnCopy('magnificent');
  return catalogueFrom((copy.ok ? copy.value?.contents : undefined) ?? {});
};
const sheet = () => within(screen.getByRole('dialog'));
const shut = () => fireEvent.click(sheet().getByRole('button', { name: 'Close' }));
const press = (name: string | RegExp) => userEvent.click(sheet().getByRole('button', { name }));

async function openTool() {
  render(CopyTool, { card: magnificent, words, rulebook });
  await screen.findByText('The game board');
}

beforeEach(async () => {
  shelves.card.clear();
  await holdInstead({ game: 'magnificent', name: 'Our box', contents: {} });
});

it('the performance track: numbers by taps, posters beside each, kept once all are told', async () => {
  await openTool();
  await tap(/^performance track/i);
  await press('8');
  expect(sheet().getByRole('button', { name: 'Keep' })).toBeDisabled();
  for (const [requirement, posters] of [
    [6, 1],
    [8, 1],
    [16, 4],
  ]) {
    const row = within(sheet().getByRole('group', { name: `Posters beside ${requirement}` }));
    await userEvent.click(row.getByRole('button', { name: String(posters) }));
  }
  // How many have no number nobody has told yet: none is preset.
  const bare = 'Spaces without a number at the bottom';
  const count = sheet().getByRole('spinbutton', { name: bare });
  expect(count).toHaveDisplayValue('');
  expect(sheet().getByText('How many spaces at the bottom have no number?')).toBeVisible();
  expect(sheet().getByRole('button', { name: 'Keep' })).toBeDisabled();
  await userEvent.type(count, '4');
  // It counts as it is typed: the field need not be left first.
  expect(sheet().queryByText('How many spaces at the bottom have no number?')).toBeNull();
  expect(sheet().getByRole('button', { name: 'Keep' })).toBeEnabled();
  // A hat of each of four players begins on one: fewer there cannot be.
  await fireEvent.change(count, { target: { value: '1' } });
  expect(count).toHaveValue(4);
  await userEvent.tab();
  await press('Keep');
  await waitFor(async () => {
    expect((await kept()).track).toEqual([
      ...[1, 2, 3, 4].map(() => ({ requirement: 0, posters: 0 })),
      { requirement: 6, posters: 1 },
      { requirement: 8, posters: 1 },
      { requirement: 10, posters: 2 },
      { requirement: 12, posters: 3 },
      { requirement: 16, posters: 4 },
    ]);
  });
});

it('a camp without dragging: two taps an area, bonuses stamped, nine areas before it is kept', async () => {
  await openTool();
  const board = within(screen.getByRole('group', { name: 'Board I, side A' }));
  await userEvent.click(board.getByRole('button', { name: 'Camp, Board I, side A' }));
  for (const name of ['Columns', 'Rows']) {
    const field = sheet().getByRole('spinbutton', { name });
    await userEvent.type(field, '3{Tab}');
  }
  await press('Draw the camp');
  expect(sheet().queryByRole('spinbutton')).toBeNull();
  const space = (row: number, column: number) =>
    press(new RegExp(`^row ${row}, column ${column}(,|$)`));
  for (const row of [1, 2, 3])
    for (const column of [1, 2, 3]) {
      await space(row, column);
      await space(row, column);
    }
  await press('0 bonuses');
  await press('1 trainer');
  await space(2, 3);
  await press('Keep');
  await waitFor(async () => {
    const [read] = (await kept()).boards ?? [];
    expect(read?.camp?.areas).toHaveLength(9);
    expect(read?.camp?.bonuses).toEqual([{ cell: 5, bonus: { kind: 'trainers', count: 1 } }]);
  });
});

const campKey = () =>
  within(screen.getByRole('group', { name: 'Board I, side A' })).getByRole('button', {
    name: /Camp/,
  });
/** Eight columns, six rows; what is typed counts at once. */
async function beginCamp() {
  await userEvent.click(campKey());
  await userEvent.type(sheet().getByRole('spinbutton', { name: 'Columns' }), '8');
  await userEvent.type(sheet().getByRole('spinbutton', { name: 'Rows' }), '6');
}

const spaceOf = (row: number, column: number) =>
  press(new RegExp(`^row ${row}, column ${column}(,|$)`));

it('a camp left half drawn is found as it was left, says so, and goes only by two taps', async () => {
  await openTool();
  await beginCamp();
  await spaceOf(1, 1);
  await spaceOf(2, 3);
  expect(sheet().getByText('Areas: 1 of 9')).toBeVisible();
  await shut();
  expect(campKey()).toHaveAccessibleName('Camp, Board I, side A: Begun, not kept yet');
  expect((await kept()).boards).toBeUndefined();
  await userEvent.click(campKey());
  // Something is drawn: its size waits behind a row, and the drawing has the room.
  await press('Size: 8 × 6');
  expect(sheet().getByRole('spinbutton', { name: 'Columns' })).toHaveValue(8);
  expect(sheet().getByText('Areas: 1 of 9')).toBeVisible();
  await press('Begin anew');
  expect(sheet().getByText('Areas: 1 of 9')).toBeVisible();
  await press('Throw it away');
  expect(sheet().getByText('Count the columns and rows of spaces in the camp.')).toBeVisible();
  await shut();
  expect(campKey()).toHaveAccessibleName('Camp, Board I, side A');
});

it('a poster, a card, a track and a travel track left unfinished are gone on with', async () => {
  await openTool();
  const [artist = 'dulac'] = Object.values(words.artists);
  await tap('+ Poster');
  await press(artist);
  await shut();
  await tap('+ Master card');
  await press(words.bonusKinds.copy);
  await shut();
  await tap(/^performance track/i);
  await press('8');
  await shut();
  await tap(/^Travel track: purple/);
  await press('poster');
  await shut();

  await tap(/^Poster: Begun/);
  expect(sheet().getByRole('button', { name: artist, pressed: true })).toBeVisible();
  await press('Begin anew');
  await press('Throw it away');
  await shut();
  await tap(/^Master card: Begun/);
  expect(sheet().getByRole('button', { name: words.bonusKinds.copy, pressed: true })).toBeVisible();
  await press('Begin anew');
  await press('Throw it away');
  await shut();
  await tap(/^performance track.*not kept/i);
  expect(sheet().getByRole('group', { name: 'Posters beside 8' })).toBeVisible();
  await press('Begin anew');
  await press('Throw it away');
  await shut();
  await tap(/^Travel track: purple.*not kept/);
  expect(sheet().getByText('Poster symbols: 1 of 5')).toBeVisible();
  // Once kept there is nothing left to go on with.
  for (let told = 1; told < 5; told += 1) await press('poster');
  await press('Keep');
  await waitFor(async () => {
    expect((await kept()).travel?.purple).toHaveLength(5);
  });
  expect(screen.queryByText('Begun, not kept yet')).toBeNull();
});

it('what was begun in a match of a card with a numeral, or of a starting poster, is gone on with here', async () => {
  const more = { words, table: TABLE, state: stateOf(lying({})), title: 'Read', onclose: vi.fn() };
  const begin = async (reading: Reading, sign: string) => {
    const { unmount } = render(ReadSheet, { ...more, reading });
    await userEvent.click(await screen.findByRole('button', { name: sign }));
    unmount();
  };
  const [artist = 'dulac'] = Object.values(words.artists);
  await begin({ what: 'card', numeral: 'II', onread: vi.fn() }, words.bonusKinds.copy);
  await begin({ what: 'poster', isStarting: true, onread: vi.fn() }, artist);

  await openTool();
  await tap(/^Poster: Begun/);
  expect(sheet().getByRole('button', { name: artist, pressed: true })).toBeVisible();
  await press('Begin anew');
  await press('Throw it away');
  await shut();
  expect(button('+ Poster')).toBeVisible();
  await tap(/^Master card: Begun/);
  expect(sheet().getByRole('button', { name: words.bonusKinds.copy, pressed: true })).toBeVisible();
  expect(sheet().getByRole('button', { name: 'II', pressed: true })).toBeVisible();
  await press('Begin anew');
  await press('Throw it away');
  await shut();
  expect(button('+ Master card')).toBeVisible();
});

it('an outline is kept in the corner, and the next tile is asked for', async () => {
  await openTool();
  await tap(/^Outlines of the camp tiles/);
  for (const place of ['row 2, column 2', 'row 2, column 3', 'row 2, column 4', 'row 3, column 4'])
    await press(place);
  await press('Keep 1 outline');
  await waitFor(async () => {
    expect((await kept()).outlines?.orange_small).toEqual([
      { column: 0, row: 0 },
      { column: 1, row: 0 },
      { column: 2, row: 0 },
      { column: 2, row: 1 },
    ]);
  });
  expect(sheet().getByRole('button', { name: '1 large orange tile', pressed: true })).toBeVisible();
});

it('an outline that is kept is never called apart; one whose spaces hang not together is', async () => {
  await openTool();
  await tap(/^Outlines of the camp tiles/);
  const apart = () => sheet().queryByText('The spaces do not hang together.');
  for (const [row, column] of [
    [1, 1],
    [1, 2],
    [2, 1],
    [4, 4],
  ] as const)
    await spaceOf(row, column);
  expect(apart()).toBeVisible();
  await spaceOf(4, 4);
  await spaceOf(2, 2);
  await press('Keep 1 outline');
  await press('1 small orange tile');
  expect(apart()).toBeNull();
  expect(sheet().getByRole('button', { name: 'Keep' })).toBeDisabled();
});

it('outlines drawn one after another are kept by one tap, all of them', async () => {
  await openTool();
  await tap(/^Outlines of the camp tiles/);
  for (const [size, across] of [
    ['small', 2],
    ['large', 3],
  ] as const)
    for (const colour of ['orange', 'green', 'purple']) {
      await press(`1 ${size} ${colour} tile`);
      for (let at = 0; at < across * 2; at += 1)
        await spaceOf(1 + Math.floor(at / across), 1 + (at % across));
    }
  await press('Keep 6 outlines');
  expect(await sheet().findByText('6 outlines kept.')).toBeVisible();
  await waitFor(async () => {
    expect(Object.keys((await kept()).outlines ?? {})).toHaveLength(6);
  });
  // One is taken out, and the others stay.
  await press(/^1 small orange/);
  await press('Take out');
  await press('Take it out of the copy');
  await waitFor(async () => {
    const outlines = (await kept()).outlines ?? {};
    expect(Object.keys(outlines)).toHaveLength(5);
    expect(outlines).not.toHaveProperty('orange_small');
  });
  expect(shelves.outlines.size).toBe(0);
});

it('what waits unkept outlasts a reload, entry by entry', async () => {
  await openTool();
  await beginCamp();
  await spaceOf(1, 1);
  await spaceOf(2, 3);
  await shut();
  const left = keptHere('copy-drafts-magnificent');
  expect(left).toHaveProperty('camp');
  keepHere('copy-drafts-magnificent', {
    ...(left as object),
    tent: { 'tent ': 'no tent' },
    poster: 7,
  });
  vi.resetModules();
  const anew = await import('../../../../src/lib/games/magnificent/ui/copy/drafts.svelte.ts');
  expect(anew.shelves.camp.get('camp I A')).toMatchObject({
    width: 8,
    height: 6,
    areas: [{ column: 0, row: 0, width: 3, height: 2 }],
  });
  expect(anew.shelves.tent.size).toBe(0);
  shelves.camp.clear();
});

it('an area goes by its own key, is never drawn over, and comes back by a step back', async () => {
  await openTool();
  await beginCamp();
  await spaceOf(1, 1);
  await spaceOf(2, 2);
  await spaceOf(4, 4);
  await spaceOf(1, 1);
  expect(sheet().getByText(/^That would cover area 1/)).toBeVisible();
  expect(sheet().getByText('Areas: 1 of 9')).toBeVisible();
  await spaceOf(1, 2);
  expect(sheet().getByText('Areas: 1 of 9')).toBeVisible();
  await press('Take area 1 away');
  expect(sheet().getByText('Areas: 0 of 9')).toBeVisible();
  await press('Undo');
  expect(sheet().getByText('Areas: 1 of 9')).toBeVisible();
  await shut();
  shelves.camp.clear();
});

it('magnificent.variant.board-side-differences: what side B gives is kept once all of it was read', async () => {
  await openTool();
  await tap('Supplies, Board III, side B');
  expect(sheet().getByRole('spinbutton', { name: 'Coins' })).toHaveDisplayValue('');
  expect(sheet().getByRole('button', { name: 'Keep' })).toBeDisabled();
  expect(sheet().getByText('Still to read: coins, trainers, tents, gems.')).toBeVisible();
  for (const [name, told] of [
    ['Coins', '8'],
    ['Trainers', '2'],
    ['Tents', '0'],
  ] as const)
    await userEvent.type(sheet().getByRole('spinbutton', { name }), `${told}{Tab}`);
  expect(sheet().getByText('Still to read: gems.')).toBeVisible();
  await press('No gems');
  await press('Keep');
  await waitFor(async () => {
    expect((await kept()).boards).toEqual([
      { board: 'III', side: 'B', goods: { coins: 8, trainers: 2, tents: 0, gems: {} } },
    ]);
  });
});

it('a master card is four taps, and the next one comes at once', async () => {
  await openTool();
  await tap('+ Master card');
  await press(words.bonusKinds.plus);
  await press(words.bonusText({ kind: 'plus', count: 2, colour: 'green' }));
  await press(words.criterionKinds.small_tile_of_colour);
  const colours = sheet().getAllByRole('group', { name: 'Which colour' });
  const [, last = colours[0]] = colours;
  await userEvent.click(within(last ?? document.body).getByRole('button', { name: 'orange' }));
  await press('Keep');
  await waitFor(async () => {
    expect((await kept()).cards).toEqual([
      {
        id: 'card-1',
        bonus: { kind: 'plus', count: 2, colour: 'green' },
        criterion: { kind: 'small_tile_of_colour', colour: 'orange', points: 4 },
      },
    ]);
  });
  expect(sheet().getByRole('button', { name: 'Keep' })).toBeDisabled();
  expect(await screen.findByRole('dialog', { name: 'Master card 2' })).toBeVisible();
});

it('magnificent.bonuses.plus-two-colour: with a colour the die gets 2 more, till another number is told', async () => {
  await openTool();
  await tap('+ Master card');
  const isChosen = (count: number, colour?: Colour) =>
    sheet().getAllByRole('button', {
      name: words.bonusText({ kind: 'plus', count, ...(colour && { colour }) }),
      pressed: true,
    });
  const plus = (count: number, colour: Colour) => words.bonusText({ kind: 'plus', count, colour });
  await press(words.bonusKinds.plus);
  expect(isChosen(1)).toHaveLength(2);
  await press(plus(2, 'green'));
  expect(isChosen(2, 'green')).toHaveLength(2);
  await press(plus(3, 'green'));
  await press(plus(3, 'orange'));
  expect(isChosen(3, 'orange')).toHaveLength(2);
});

it('magnificent.bonuses.trainer-for-small-tile: the colour of the tile is told, never filled in, and asked for before the card is kept', async () => {
  await openTool();
  await tap('+ Master card');
  await press(words.criterionKinds.flat);
  const open = 'Which colour is the tile of the bonus? Tap it.';
  for (const kind of ['trainer_for_tile', 'gems_for_tile'] as const) {
    await press(words.bonusKinds[kind]);
    const [colours] = sheet().getAllByRole('group', { name: 'Which colour' });
    expect(within(colours ?? document.body).queryByRole('button', { pressed: true })).toBeNull();
    expect(sheet().getAllByText(open)[0]).toBeVisible();
    expect(sheet().getByRole('button', { name: 'Keep' })).toBeDisabled();
  }
  await press(words.bonusText({ kind: 'gems_for_tile', count: 3, colour: 'purple' }));
  expect(sheet().queryByText(open)).toBeNull();
  await press('Keep');
  await waitFor(async () => {
    expect((await kept()).cards).toMatchObject([
      { bonus: { kind: 'gems_for_tile', count: 3, colour: 'purple' } },
    ]);
  });
});

it('a tent gives something, and goes from the copy by two taps only', async () => {
  await openTool();
  await tap('+ Tent');
  expect(sheet().getByRole('button', { name: 'Keep' })).toBeDisabled();
  await press('Points: one more');
  await press('Keep');
  await waitFor(async () => {
    expect((await kept()).tents).toEqual([{ id: 'tent-1', points: 1, coins: 0 }]);
  });
  await shut();
  await tap(/^1 tent/);
  await tap('Tent 1');
  await press('Take out');
  expect((await kept()).tents).toHaveLength(1);
  await press('Take it out of the copy');
  await waitFor(async () => {
    expect((await kept()).tents).toEqual([]);
  });
});

it('trainer-space-kinds: only what the rulebook leaves open is asked, a second tap takes it back', async () => {
  await openTool();
  await tap(/^trainer spaces/i);
  const space = () => within(sheet().getByRole('group', { name: words.trainerSpaces.flip_die }));
  expect(sheet().queryByRole('group', { name: words.trainerSpaces.two_coins })).toBeNull();
  await userEvent.click(space().getByRole('button', { name: '2 trainers' }));
  await waitFor(async () => {
    expect((await kept()).trainerSpaces).toEqual({ flip_die: 'double' });
  });
  await userEvent.click(space().getByRole('button', { name: '2 trainers' }));
  await waitFor(async () => {
    expect((await kept()).trainerSpaces).toEqual({});
  });
  expect(space().queryByRole('button', { name: '1 or more' })).toBeNull();
  expect(button('Save the copy')).toBeInTheDocument();
});

it('trainer-space-kinds: a copy in which an open space takes one or more still shows it', async () => {
  await holdInstead({
    game: 'magnificent',
    name: 'Our box',
    contents: { trainerSpaces: { flip_die: 'each' } },
  });
  await openTool();
  await tap(/^trainer spaces/i);
  const space = within(sheet().getByRole('group', { name: words.trainerSpaces.flip_die }));
  expect(space.getByRole('button', { name: '1 or more', pressed: true })).toBeVisible();
});

it('magnificent.setup.tents-on-poster-spaces: a travel track with another number of poster symbols is kept by two taps only', async () => {
  await openTool();
  await tap(/^Travel track: green/);
  for (const symbol of ['1 green gem', 'poster', 'poster', 'poster', 'empty']) await press(symbol);
  expect(sheet().getByText('Poster symbols: 3 of 5')).toBeVisible();
  await press('Keep');
  expect(sheet().getByRole('alert')).toHaveTextContent(
    'Poster symbols told: 3; a track has 5. Count again, or keep it if yours really differs.',
  );
  expect((await kept()).travel).toBeUndefined();
  await press(/^Poster symbols told/);
  expect(sheet().getByText(/15 travel spaces with a poster symbol/)).toBeVisible();
  // What is told after all is looked at anew.
  await press('poster');
  expect(sheet().queryByRole('alert')).toBeNull();
  await press('Keep');
  await press('Keep all the same');
  await waitFor(async () => {
    expect((await kept()).travel?.green).toHaveLength(6);
  });
  await tap(/^Travel track: orange/);
  for (let told = 0; told < 5; told += 1) await press('poster');
  await press('Keep');
  await waitFor(async () => {
    expect((await kept()).travel?.orange).toHaveLength(5);
  });
});

it('what came of a file is read out and brought into sight: its key lies at the end of the page', async () => {
  const scrolled: Element[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled.push(this);
  };
  await openTool();
  const contents = { tents: [{ id: 'tent-1', points: 1, coins: 0 }] };
  const file = new File(
    [
      JSON.stringify({
        format: 'impresario-copy',
        schemaVersion: 1,
        game: 'magnificent',
        name: 'Our box',
        changedAt: '2026-11-22T07:00:00.000+00:00',
        contents,
      }),
    ],
    'box.json',
    { type: 'application/json' },
  );
  const [place = document.body] = screen.getAllByRole('status');
  await userEvent.upload(screen.getByLabelText('Take in a file'), file);
  await waitFor(() => {
    expect(within(place).getByRole('button')).toBeVisible();
  });
  expect(scrolled.some((one) => one.contains(place))).toBe(true);
  // The page above has grown before: it is where it will stay.
  expect(button(/^1 tent/)).toBeInTheDocument();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

const FULL = 'There is no space left on this device.';

it('what cannot be written stays in its sheet, which says why, and is kept once there is room', async () => {
  await openTool();
  await tap('+ Tent');
  await press('Points: one more');
  const mend = fullDisk();
  await press('Keep');
  expect(await sheet().findByRole('alert')).toHaveTextContent(FULL);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  await shut();
  await tap(/^Tent: Begun/);
  expect(sheet().getByRole('spinbutton', { name: 'Points' })).toHaveValue(1);
  mend();
  await press('Keep');
  // The next one is asked for, and begins with nothing.
  expect(await screen.findByRole('dialog', { name: 'Tent 2' })).toBeVisible();
  expect(sheet().getByRole('spinbutton', { name: 'Points' })).toHaveValue(0);
  expect(sheet().queryByRole('alert')).toBeNull();
  await shut();
  expect(button('+ Tent')).toBeVisible();
  expect((await kept()).tents).toEqual([{ id: 'tent-1', points: 1, coins: 0 }]);
});

it('a part of the middle, and one of a board, wait as they were read where they cannot be written', async () => {
  await openTool();
  const mend = fullDisk();
  await tap(new RegExp(`^${words.boardParts.tentSpaces}`, 'i'));
  await press('As on our board');
  expect(await sheet().findByRole('alert')).toHaveTextContent(FULL);
  await shut();
  await beginCamp();
  for (const column of [1, 2, 3, 4, 5, 6, 7, 8, 1]) {
    const row = sheet().queryByText('Areas: 8 of 9') === null ? 1 : 2;
    await spaceOf(row, column);
    await spaceOf(row, column);
  }
  await press('Keep');
  expect(await sheet().findByRole('alert')).toHaveTextContent(FULL);
  await shut();
  await waitFor(() => {
    expect(campKey()).toHaveAccessibleName('Camp, Board I, side A: Begun, not kept yet');
  });
  await userEvent.click(campKey());
  mend();
  await press('Keep');
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect((await kept()).boards?.[0]?.camp?.areas).toHaveLength(9);
  expect(campKey()).toHaveAccessibleName('Camp, Board I, side A: Read from your copy');
});

it('outlines that cannot be written are not said to be kept', async () => {
  await openTool();
  await tap(/^Outlines of the camp tiles/);
  await press('1 small orange tile');
  for (const at of [0, 1, 2, 3]) await spaceOf(1 + Math.floor(at / 2), 1 + (at % 2));
  const mend = fullDisk();
  await press(/^Keep/);
  expect(await sheet().findByRole('alert')).toHaveTextContent(FULL);
  expect(sheet().queryByText(/outlines? kept/)).toBeNull();
  mend();
  await press(/^Keep/);
  expect(await sheet().findByText('1 outline kept.')).toBeVisible();
});

it('what has to be read again takes nothing along that another window tells meanwhile', async () => {
  const track = [
    { requirement: 0, posters: 0 },
    { requirement: 5, posters: 1 },
  ];
  await holdInstead({ game: 'magnificent', name: 'Our box', contents: { track } });
  await openTool();
  await tap(/^performance track/i);
  await press('Take out');
  await fireEvent.click(sheet().getByRole('button', { name: 'Take it out of the copy' }));
  const levels = [{ requirement: 3, small: 1, large: 0 }];
  await tellOfOwnCopy('magnificent', 'Our box', { levels });
  await waitFor(async () => {
    expect((await kept()).track).toBeUndefined();
  });
  expect((await kept()).levels).toEqual(levels);
});
