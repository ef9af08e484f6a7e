// Pieces read in a match: many posters are found by their artist, an unread tent is asked for, and what cannot be paid is not asked.
import { render, screen, within } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ARTISTS } from '../../../../src/lib/games/magnificent/data/kinds.ts';
import type { Move } from '../../../../src/lib/games/magnificent/rules/moves.ts';
import PerformScene from '../../../../src/lib/games/magnificent/ui/match/PerformScene.svelte';
import PlaceTentScene from '../../../../src/lib/games/magnificent/ui/match/PlaceTentScene.svelte';
import PowerScene from '../../../../src/lib/games/magnificent/ui/match/PowerScene.svelte';
import ReadSheet from '../../../../src/lib/games/magnificent/ui/match/ReadSheet.svelte';
import SeatDetails from '../../../../src/lib/games/magnificent/ui/match/SeatDetails.svelte';
import TakeDieScene from '../../../../src/lib/games/magnificent/ui/match/TakeDieScene.svelte';
import TravelScene from '../../../../src/lib/games/magnificent/ui/match/TravelScene.svelte';
import { holdInstead } from '../../../../src/lib/table/ownCopy.ts';
import { CARDS, COPY, POSTERS, TABLE, TENTS, lying, type Lying } from '../tables.ts';
import { button, rules, standing, stateOf, tap } from './refereeScenes.ts';

const ORANGE = { colour: 'orange', value: 5 } as const;

/** Ann begins; an orange 5 and a clear 4 lie there. She has an orange and a green gem. */
function table(own: NonNullable<Lying['ann']>['own'] = {}, card = CARDS[8]): Lying {
  return {
    options: { copy: COPY },
    tent: [
      ...[5, 1, 1].map((value) => ({ colour: 'orange' as const, value })),
      ...[2, 2, 2].map((value) => ({ colour: 'green' as const, value })),
      ...[1, 1, 1].map((value) => ({ colour: 'purple' as const, value })),
      ...[4, 4].map((value) => ({ colour: 'clear' as const, value })),
    ],
    ann: {
      cards: [{ card }, {}, {}, {}],
      own: { dealt: true, gems: { orange: 1, green: 1 }, ...own },
    },
    bo: { own: { dealt: true } },
  };
}

const TAKEN: Move = { type: 'takeDie', seat: 'ann', die: ORANGE, card: 1 };

it('magnificent.setup.deal-starting-poster: one that was dealt unread is looked for at its show, among the starting posters as well', async () => {
  const same = { tiles: {}, gems: {}, points: 3, coins: 1 };
  const plain = { ...same, id: 'plain', artist: ARTISTS[0] };
  const starting = { ...same, id: 'starting', artist: ARTISTS[1], isStarting: true };
  await holdInstead({
    game: 'magnificent',
    name: 'Our box',
    contents: { posters: [plain, starting] },
  });
  const own = { posters: [{ space: 1 }] };
  const { props, ready, ontell } = standing(stateOf(lying(table(own)), TAKEN));
  render(PerformScene, props);
  await tap(/^space 1: /);
  const sheet = within(await screen.findByRole('dialog', { name: 'Which poster is it?' }));
  const { artists } = props.words;
  await sheet.findByRole('button', { name: new RegExp(artists[plain.artist]) });
  await userEvent.click(sheet.getByRole('button', { name: new RegExp(artists[starting.artist]) }));
  expect(screen.queryByRole('dialog')).toBeNull();
  // Told at once, so that it is kept whatever is completed; and carried where that was only tried.
  expect(ontell).toHaveBeenCalledExactlyOnceWith({
    type: 'readPoster',
    seat: 'ann',
    space: 1,
    read: starting,
  });
  await tap(/^space 1: /);
  expect(ready()).toMatchObject({ posters: [{ space: 1, poster: starting }] });
});

it('a poster and a tent that were misread are read again where posters are completed, and told no more with the move', async () => {
  await holdInstead({
    game: 'magnificent',
    name: 'Our box',
    contents: { posters: [], tents: TENTS },
  });
  const wrong = { id: 'wrong', tiles: {}, gems: {}, points: 3, coins: 1 };
  const own = { posters: [{ space: 2, poster: wrong }], tents: [{ space: 2, tent: TENTS[0] }] };
  const { props, ready, ontell } = standing(stateOf(lying(table(own)), TAKEN));
  render(PerformScene, props);
  await tap(/^space 2: /);
  expect(ready()).toMatchObject({ posters: [{ space: 2 }] });
  expect(ready()).not.toHaveProperty('posters.0.poster');
  await tap(/^Misread a poster or a tent/);
  const tent = screen.getAllByRole('button', { name: /^space 2: / }).at(-1);
  if (tent) await userEvent.click(tent);
  const sheet = within(await screen.findByRole('dialog', { name: 'Which tent is it?' }));
  await userEvent.click(await sheet.findByRole('button', { name: /1 orange gem/ }));
  expect(ontell).toHaveBeenCalledExactlyOnceWith({
    type: 'readTent',
    seat: 'ann',
    space: 2,
    read: TENTS[1],
  });
});

it('a poster that nobody has read is read in the sheet of its seat', async () => {
  await holdInstead({ game: 'magnificent', name: 'Our box', contents: { posters: [...POSTERS] } });
  const own = { posters: [{ space: 2 }] };
  const { props, ontell } = standing(stateOf(lying(table(own)), TAKEN));
  render(SeatDetails, props);
  await tap(/^space 2/);
  const sheet = within(await screen.findByRole('dialog', { name: 'Which poster is it?' }));
  const [row] = await sheet.findAllByRole('button', { name: /points|point/ });
  if (row) await userEvent.click(row);
  expect(ontell).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ type: 'readPoster', space: 2 }),
  );
});

it('of many posters those of one artist are a tap away, and each is called by its artist', async () => {
  const posters = Array.from({ length: 12 }, (_, at) => ({
    ...POSTERS[0],
    id: `p${at}`,
    artist: ARTISTS[at % 3],
    tiles: {},
    gems: {},
    points: at,
    coins: 0,
  }));
  await holdInstead({ game: 'magnificent', name: 'Our box', contents: { posters } });
  const { props } = standing(stateOf(lying(table())));
  const onread = vi.fn();
  const reading = { what: 'poster', onread } as const;
  render(ReadSheet, {
    words: props.words,
    table: TABLE,
    state: props.state,
    reading,
    onclose: vi.fn(),
  });
  const sheet = within(await screen.findByRole('dialog', { name: 'Which poster is it?' }));
  const rows = () => sheet.getAllByRole('button', { name: /points|point/ });
  const name = props.words.artists[ARTISTS[1]];
  await sheet.findByRole('button', { name });
  expect(rows()).toHaveLength(12);
  await userEvent.click(sheet.getByRole('button', { name }));
  expect(rows()).toHaveLength(4);
  for (const row of rows()) expect(row).toHaveTextContent(name);
  await userEvent.click(sheet.getByRole('button', { name, pressed: true }));
  expect(rows()).toHaveLength(12);
});

it('of many cards those with one kind of bonus are a tap away', async () => {
  await holdInstead({ game: 'magnificent', name: 'Our box', contents: { cards: [...CARDS] } });
  const { props } = standing(stateOf(lying(table())));
  const reading = { what: 'card', onread: vi.fn() } as const;
  const { words } = props;
  render(ReadSheet, { words, table: TABLE, state: props.state, reading, onclose: vi.fn() });
  const sheet = within(await screen.findByRole('dialog', { name: 'Which card is it?' }));
  // No row is numbered: the numbers are those of the places before a player.
  const rows = () => sheet.getAllByRole('button', { pressed: false, name: / · / });
  const coins = await sheet.findByRole('button', { name: words.bonusKinds.coins });
  const all = rows().length;
  await userEvent.click(coins);
  const left = CARDS.filter(({ bonus }) => bonus?.kind === 'coins').length;
  expect(rows()).toHaveLength(left);
  expect(left).toBeLessThan(all);
  await userEvent.click(coins);
  expect(rows()).toHaveLength(all);
});

it('magnificent.perform.reward-tent: the tent below a poster waits to be read, and is not missing', () => {
  const own = { tents: [{ space: 2 }], posters: [{ space: 2, poster: POSTERS[0] }] };
  const { props } = standing(stateOf(lying(table(own)), TAKEN));
  render(PerformScene, props);
  expect(screen.getByText(/^space 2 lacks: /)).toHaveTextContent(/, the tent has to be read first/);
});

it('the tent of the starting goods can be read where it is put down', async () => {
  await holdInstead({ game: 'magnificent', name: 'Our box', contents: { tents: TENTS } });
  const { props, ready } = standing(stateOf(lying(table())));
  render(PlaceTentScene, props);
  await tap(/^space 5/);
  await tap('Read the tent');
  const sheet = within(await screen.findByRole('dialog', { name: 'Which tent is it?' }));
  await userEvent.click(await sheet.findByRole('button', { name: /1 orange gem/ }));
  expect(ready()).toMatchObject({ type: 'placeTent', space: 5, tent: TENTS[1] });
});

it('magnificent.travel.stop-to-take-tent: a tent read at one space is not carried to another', async () => {
  await holdInstead({ game: 'magnificent', name: 'Our box', contents: { tents: TENTS } });
  const tents = { orange: [2, 5].map((space) => ({ space })) };
  const { props, ready } = standing(stateOf(lying({ ...table(), tents }), TAKEN));
  render(TravelScene, props);
  await tap(/^2 steps.*tent/);
  await tap(/^space 2/);
  await tap('Read the tent');
  const sheet = within(await screen.findByRole('dialog', { name: 'Which tent is it?' }));
  await userEvent.click(await sheet.findByRole('button', { name: /1 orange gem/ }));
  expect(ready()).toMatchObject({ steps: 2, tent: { space: 2, tent: TENTS[1] } });
  await tap(/^5 steps.*tent/);
  expect(ready()).toMatchObject({ steps: 5, tent: { space: 2 } });
  expect(ready()).not.toHaveProperty('tent.tent');
});

it('magnificent.bonuses.gems-for-small-tile: where too few gems are there none are asked for, and it says why', () => {
  const state = stateOf(lying(table()), TAKEN);
  const { props } = standing(state);
  render(PowerScene, props);
  const gems = { orange: 1, green: 1 };
  const ruling = rules.rule(state, { type: 'useBonus', seat: 'ann', gems });
  if (ruling.allowed) throw new Error('Two gems were enough');
  expect(screen.queryByText('Which 3 gems?')).toBeNull();
  expect(button(/^Use: /)).toBeEnabled();
  const { reason } = props.rulebook.refusalText(ruling.refusal, props.nameOf);
  expect(screen.getByText(reason)).toBeInTheDocument();
});

it('magnificent.bonuses.copy-card: a card told to be a copy asks whose bonus, and that is told where nobody has read it', async () => {
  const told = table();
  const state = stateOf(
    lying({ ...told, ann: { ...told.ann, cards: [{}, { card: CARDS[0] }, {}, {}] } }),
    TAKEN,
  );
  const { props, ontell } = standing(state);
  const { words } = props;
  render(PowerScene, props);
  await tap('What does the card give?');
  await tap(words.bonusKinds.copy);
  const which = within(screen.getByRole('group', { name: 'Which bonus is copied?' }));
  expect(screen.queryByRole('button', { name: /^Use: / })).toBeNull();
  await userEvent.click(which.getByRole('button', { name: /card 3/ }));
  await tap(words.bonusKinds.points);
  await tap(/^Use: /);
  expect(ontell).toHaveBeenLastCalledWith({
    type: 'useBonus',
    seat: 'ann',
    copied: 3,
    bonus: { kind: 'points', count: 1 },
  });
  const move = ontell.mock.lastCall?.[0];
  expect(move && rules.rule(state, move).allowed).toBe(true);
});

it('magnificent.bonuses.trainer-for-small-tile: the colour of its tile is asked for before it can be used', async () => {
  const told = table();
  const cards = [{}, {}, {}, {}];
  const { props } = standing(stateOf(lying({ ...told, ann: { ...told.ann, cards } }), TAKEN));
  const { words } = props;
  render(PowerScene, props);
  await tap('What does the card give?');
  await tap(words.bonusKinds.trainer_for_tile);
  expect(screen.getByText('Which colour is the tile of the bonus? Tap it.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Use: / })).toBeNull();
  await tap(words.bonusText({ kind: 'trainer_for_tile', colour: 'green' }));
  expect(screen.queryByText('Which colour is the tile of the bonus? Tap it.')).toBeNull();
  expect(screen.getByRole('button', { name: /^Use: / })).toBeVisible();
});

it('the key that takes a die says what a clear one works as, and how it is turned', async () => {
  const { props, draft } = standing(stateOf(lying(table({ trainers: 1 }))));
  render(TakeDieScene, props);
  await tap(/^clear 4: power 4/);
  await tap(/card 1: /);
  expect(draft()?.text).toBe('Take clear 4 as orange, card 1');
  await tap(/^purple: /);
  expect(draft()?.text).toBe('Take clear 4 as purple, card 1');
});

it('the sheet of a seat says when its hat chooses a set, and whose hat begins the next round', () => {
  const told = table();
  const state = stateOf(
    lying({ ...told, ann: { ...told.ann, hats: [6] }, bo: { ...told.bo, hats: [2] } }),
  );
  const { props } = standing(state);
  const { unmount } = render(SeatDetails, props);
  expect(screen.getByText(/chooses as number 1 of 2$/)).toBeInTheDocument();
  unmount();
  render(SeatDetails, { ...props, seat: 'bo' });
  expect(screen.getByText(/chooses as number 2 of 2, begins the next round$/)).toBeInTheDocument();
});

it('magnificent.travel.poster-symbol-after-tent: what a tent covers is not read out as gained', () => {
  const { props } = standing(stateOf(lying(table()), TAKEN));
  render(TravelScene, props);
  expect(button('2 steps, tent')).toBeInTheDocument();
});
