// What nobody has read from the players' own board: asked for once where the match needs it, kept for every match, and the turn goes on.
import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { MasterCard } from '../../../../src/lib/games/magnificent/data/kinds.ts';
import type { Catalogue } from '../../../../src/lib/games/magnificent/rules/catalogue.ts';
import type { Options } from '../../../../src/lib/games/magnificent/rules/options.ts';
import { trackDraft } from '../../../../src/lib/games/magnificent/rules/known.ts';
import { shelves } from '../../../../src/lib/games/magnificent/ui/copy/drafts.svelte.ts';
import LevelKeys from '../../../../src/lib/games/magnificent/ui/match/LevelKeys.svelte';
import ReadBoard from '../../../../src/lib/games/magnificent/ui/match/ReadBoard.svelte';
import ReadSheet from '../../../../src/lib/games/magnificent/ui/match/ReadSheet.svelte';
import SeatDetails from '../../../../src/lib/games/magnificent/ui/match/SeatDetails.svelte';
import { lying, TABLE } from '../tables.ts';
import { tellOfOwnCopy } from '../../../support/tellOwnCopy.ts';
import { holdInstead, readOwnCopy } from '../../../../src/lib/table/ownCopy.ts';
import { fullDisk } from '../../../support/fullDisk.ts';
import KeepReadHost from './KeepReadHost.svelte';
import { button, rules, standing, stateOf, tap } from './refereeScenes.ts';

const TRACK = [
  ...Array.from({ length: 4 }, () => ({ requirement: 0, posters: 0 })),
  { requirement: 5, posters: 1 },
  { requirement: 9, posters: 2 },
];
const STATE = stateOf(lying({ level: 'scorekeeper' }));

const kept = async () => {
  const copy = await readOwnCopy('magnificent');
  return copy.ok ? copy.value?.contents : undefined;
};
/** The copy has been looked at. */
const known = () => screen.findByText('known');

beforeEach(async () => {
  shelves.track.clear();
  shelves.levels.clear();
  await holdInstead({ game: 'magnificent', name: 'Ours', contents: {} });
});

/** A table of its own: what it was asked before, another one was not. */
const anew = () => ({ ...standing(STATE), table: { ...TABLE } });

it('is asked at once where it is needed, once at a table; later a key opens it', async () => {
  const { props, table } = anew();
  const scene = { ...props, table, part: 'track', isNeeded: true } as const;
  const { unmount } = render(ReadBoard, scene);
  expect(screen.getByRole('dialog')).toHaveAccessibleName(/performance track show/);
  await fireEvent.click(button('Close'));
  unmount();
  render(ReadBoard, scene);
  expect(screen.queryByRole('dialog')).toBeNull();
  await tap('Read out the performance track');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

it('nobody is asked where a performance is not told, nor where the board is read', () => {
  const { props, table } = anew();
  render(ReadBoard, { ...props, table, part: 'track', isNeeded: false });
  expect(screen.queryByRole('dialog')).toBeNull();
  const read = stateOf(lying({ level: 'scorekeeper', options: { copy: { track: TRACK } } }));
  const { container } = render(ReadBoard, {
    ...props,
    table,
    state: read,
    part: 'track',
    isNeeded: true,
  });
  expect(within(container).queryByRole('button')).toBeNull();
});

it('what is read is told to the match, and waits until that has taken it', async () => {
  await tellOfOwnCopy('magnificent', 'Ours', { track: TRACK });
  const { props, ontell, table } = anew();
  render(ReadBoard, { ...props, table, part: 'track', isNeeded: true });
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Keep' })).toBeEnabled();
  });
  await userEvent.click(
    within(screen.getByRole('group', { name: 'Posters beside 9' })).getByText('3'),
  );
  await tap('Keep');
  const track = TRACK.map((space) => (space.requirement === 9 ? { ...space, posters: 3 } : space));
  expect(ontell).toHaveBeenCalledExactlyOnceWith({ type: 'readBoard', track });
  // Nobody has taken it: whoever reads the track later goes on with it.
  expect(shelves.track.get('track')).toEqual(track);
  expect(await kept()).toEqual({ track: TRACK });
});

it('what is begun of the track waits behind its key, marked, until it is kept or thrown away', async () => {
  const { props, table } = anew();
  render(ReadBoard, { ...props, table, part: 'track', isNeeded: true });
  const nine = () => within(screen.getByRole('dialog')).getByRole('button', { name: /: 9$|^9$/ });
  await waitFor(nine);
  const was = nine().getAttribute('aria-pressed');
  await userEvent.click(nine());
  await fireEvent.click(button('Close'));
  await tap('… Read out the performance track: Begun, not kept yet');
  expect(nine().getAttribute('aria-pressed')).not.toBe(was);
  await tap('Begin anew');
  await tap('Throw it away');
  await fireEvent.click(button('Close'));
  expect(button('Read out the performance track')).toBeInTheDocument();
});

it('perform.any-lower-space: a track on which a hat would lose its space is refused in the sheet', async () => {
  const at = trackDraft(TABLE.tables).length;
  const state = stateOf(lying({ level: 'scorekeeper', ann: { hats: [at] } }));
  const { ontell, props, table } = { ...standing(state), table: { ...TABLE } };
  await tellOfOwnCopy('magnificent', 'Ours', { track: TRACK });
  render(ReadBoard, { ...props, table, part: 'track', isNeeded: true });
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Keep' })).toBeEnabled();
  });
  await tap('Keep');
  expect(ontell).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'What the rulebook says' })).toBeInTheDocument();
});

it('the levels are told the same way', async () => {
  const { props, ontell, table } = anew();
  const state = stateOf(lying({}));
  render(ReadBoard, { ...props, state, table, part: 'levels', isNeeded: true });
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Keep' })).toBeInTheDocument();
  });
  await tap('Keep');
  expect(ontell).toHaveBeenCalledExactlyOnceWith({
    type: 'readBoard',
    levels: TABLE.tables.known.levels,
  });
});

it('levels that were misread are read again from the match, beside their keys', async () => {
  const misread = [
    { requirement: 4, small: 1, large: 0 },
    { requirement: 15, small: 0, large: 1 },
  ];
  await tellOfOwnCopy('magnificent', 'Ours', { levels: [{ requirement: 4, small: 1, large: 0 }] });
  const state = stateOf(lying({ options: { copy: { levels: misread } } }));
  const [one] = state.seats;
  if (one === undefined) throw new Error('nobody sits there');
  const { props, ontell } = standing(state);
  render(LevelKeys, { ...props, one });
  expect(screen.queryByRole('dialog')).toBeNull();
  await tap('Levels misread?');
  await userEvent.click(await screen.findByRole('button', { name: /^Large tiles at 15/ }));
  await tap('Keep');
  expect(ontell).toHaveBeenCalledExactlyOnceWith({
    type: 'readBoard',
    levels: [misread[0], { requirement: 15, small: 0, large: 2 }],
  });
});

it('levels read from one board alone are not read again for every board, nor in a move told again', () => {
  const levels = [{ requirement: 4, small: 1, large: 0 }];
  const scene = (options: Options, isAlone = false) => {
    const state = stateOf(lying({ options }));
    const [one] = state.seats;
    if (one === undefined) throw new Error('nobody sits there');
    const { unmount } = render(LevelKeys, { ...standing(state).props, one, isAlone });
    const isOffered = screen.queryByRole('button', { name: /^Levels misread/ }) !== null;
    unmount();
    return isOffered;
  };
  const boards = { ann: { board: 'I', side: 'A' } } as const;
  const own: Catalogue['boards'] = [{ board: 'I', side: 'A', levels: [...levels] }];
  expect(scene({ boards, copy: { levels, boards: own } })).toBe(false);
  expect(scene({ boards, copy: { levels } })).toBe(true);
  expect(scene({ boards, copy: { levels } }, true)).toBe(false);
});

it('a track that was misread is read again from the match', async () => {
  const { props, ontell } = standing(
    stateOf(lying({ level: 'scorekeeper', options: { copy: { track: TRACK } } })),
  );
  render(ReadBoard, { ...props, part: 'track', isNeeded: false, isAgain: true });
  await tap('Track misread?');
  const nine = await screen.findByRole('group', { name: 'Posters beside 9' });
  await userEvent.click(within(nine).getByText('3'));
  await tap('Keep');
  const track = TRACK.map((space) => (space.requirement === 9 ? { ...space, posters: 3 } : space));
  expect(ontell).toHaveBeenCalledExactlyOnceWith({ type: 'readBoard', track });
});

it('a card before a seat is read by a tap, where the table is told at all', async () => {
  const { props, ontell } = standing(STATE);
  await tellOfOwnCopy('magnificent', 'Ours', {
    cards: [{ id: 'c1', name: 'Wheel', bonus: { kind: 'copy' } }],
  });
  const { table, rules, words, rulebook, card } = props;
  const seen = { table, rules, state: STATE, seat: 'ann', words, rulebook, card };
  const { unmount } = render(SeatDetails, seen);
  expect(screen.queryByRole('button', { name: /not read yet/ })).toBeNull();
  unmount();
  render(SeatDetails, { ...seen, ontell });
  const [, second] = screen.getAllByRole('button', { name: /not read yet/ });
  if (second === undefined) throw new Error('no card to tap');
  await userEvent.click(second);
  await userEvent.click(await screen.findByRole('button', { name: /Wheel/ }));
  expect(ontell).toHaveBeenCalledExactlyOnceWith({
    type: 'readCard',
    seat: 'ann',
    card: 2,
    read: { id: 'c1', name: 'Wheel', bonus: { kind: 'copy' } },
  });
});

it('a reading amended in the history is amended in the copy; one taken back stays there', async () => {
  const read = (...moves: Parameters<typeof stateOf>[1][]) => stateOf(lying({}), ...moves);
  const flips = (kind: 'single' | 'double') =>
    read(
      { type: 'readBoard', trainerSpaces: { flip_die: kind } },
      { type: 'readBoard', track: TRACK },
    );
  const before = flips('single');
  await tellOfOwnCopy('magnificent', 'Ours', {
    track: TRACK,
    trainerSpaces: { flip_die: 'single', clear_gem: 'double' },
  });
  const { rerender } = render(KeepReadHost, { table: TABLE, state: before, isFollower: false });
  await known();
  await rerender({ state: flips('double') });
  await waitFor(async () => {
    expect(await kept()).toMatchObject({
      track: TRACK,
      trainerSpaces: { flip_die: 'double', clear_gem: 'double' },
    });
  });
  const longer = [...TRACK, { requirement: 12, posters: 2 }];
  await rerender({ table: TABLE, state: read({ type: 'readBoard', track: longer }) });
  await waitFor(async () => {
    expect(await kept()).toMatchObject({ track: longer, trainerSpaces: { flip_die: 'double' } });
  });
  await rerender({ table: TABLE, state: read() });
  await rerender({
    table: TABLE,
    state: read({ type: 'readBoard', trainerSpaces: { clear_gem: 'single' } }),
  });
  expect(await kept()).toMatchObject({ track: longer, trainerSpaces: { clear_gem: 'double' } });
});

const CARD = { id: 'card-7', name: 'Wheel', bonus: { kind: 'copy' } } as const;
const told = (card: number, read: MasterCard) =>
  stateOf(lying({ level: 'scorekeeper' }), { type: 'readCard', seat: 'ann', card, read });

it('a piece is kept once the match has taken the move it was read with, and by no window that follows', async () => {
  const { rerender } = render(KeepReadHost, { table: TABLE, state: STATE, isFollower: true });
  await known();
  await rerender({ state: told(1, CARD) });
  await rerender({ state: STATE });
  expect(await kept()).toEqual({});
  await rerender({ isFollower: false });
  await rerender({ state: told(2, CARD) });
  await waitFor(async () => {
    expect(await kept()).toEqual({ cards: [CARD] });
  });
  // An undo takes nothing out of the copy, and what it holds is not written again.
  await rerender({ state: STATE });
  await rerender({ state: told(1, { ...CARD, name: 'Told by another box' }) });
  expect(await kept()).toEqual({ cards: [CARD] });
});

it('a piece that could not be written is kept with the next move', async () => {
  const { rerender } = render(KeepReadHost, { table: TABLE, state: STATE, isFollower: false });
  await known();
  const mend = fullDisk();
  await rerender({ state: told(1, CARD) });
  expect(await screen.findByRole('alert')).toHaveTextContent('full');
  mend();
  const ring = { ...CARD, id: 'card-8', name: 'Ring' };
  const next = rules.rule(told(1, CARD), { type: 'readCard', seat: 'ann', card: 2, read: ring });
  if (!next.allowed) throw new Error(next.refusal.clause);
  await rerender({ state: next.state });
  await waitFor(async () => {
    expect(await kept()).toEqual({ cards: [CARD, ring] });
  });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('the sheet in which a piece is read writes nothing by itself', async () => {
  const { props } = standing(STATE);
  const onread = vi.fn();
  const { words } = props;
  const reading = { what: 'tent', onread } as const;
  render(ReadSheet, { words, table: TABLE, state: STATE, reading, onclose: vi.fn() });
  await userEvent.click(await screen.findByRole('button', { name: 'Points: one more' }));
  await tap('Keep');
  expect(onread).toHaveBeenCalledExactlyOnceWith({ id: 'tent-1', points: 1, coins: 0 });
  expect(await kept()).toEqual({});
});
