// Between the seasons and at the very end: what nobody told is left out.
import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import CountScene from '../../../../src/lib/games/histrio/ui/match/CountScene.svelte';
import SeasonScene from '../../../../src/lib/games/histrio/ui/match/SeasonScene.svelte';
import TroupesScene from '../../../../src/lib/games/histrio/ui/match/TroupesScene.svelte';
import { LATEST } from '../../../../src/lib/games/histrio/data/rulesets.ts';
import { tableOf } from '../../../../src/lib/games/histrio/rules/rule.ts';
import type { MoveOf } from '../../../../src/lib/games/histrio/rules/moves.ts';
import { changing, counting, festival, type Lying } from '../positions.ts';
import { boxOf } from '../tables.ts';
import { book, button, number, standing, tap, words } from './scenes.ts';

it('asks who has won when every purse has been counted', async () => {
  const ontell = vi.fn();
  const { seats } = standing(counting({ seats: 2, ann: { ecus: 12 } }));
  render(CountScene, { seats, ontell });
  expect(number('Ann')).toHaveValue(null);
  await fireEvent.change(number('Ann'), { target: { value: '20' } });
  expect(button('Who has won?')).toBeDisabled();
  await fireEvent.change(number('Bo'), { target: { value: '0' } });
  await tap('Who has won?');
  expect(ontell).toHaveBeenCalledExactlyOnceWith({
    type: 'countPurses',
    ecus: { ann: 20, bo: 0 },
  });
});

it('leaves the acrobats out until they are told, and says what is counted meanwhile', async () => {
  const ontell = vi.fn();
  const { table, state } = standing(changing({ level: 'scorekeeper', seats: 2 }));
  render(SeasonScene, { table, state, words, ...book, ontell });
  expect(number('Acrobats held by all players')).toHaveValue(null);
  expect(screen.getByText('While nothing is told here, 0 are counted.')).toBeInTheDocument();
  await tap('Ready for season 2');
  expect(ontell).toHaveBeenLastCalledWith({ type: 'prepareSeason' });
  await fireEvent.change(number('Acrobats held by all players'), { target: { value: '3' } });
  await tap('Ready for season 2');
  expect(ontell).toHaveBeenLastCalledWith({ type: 'prepareSeason', acrobats: 3 });
});

const passed = () => standing(changing({ seats: 2, dealt: boxOf(), cities: {} } satisfies Lying));
const KEEP = /keep their numbers/;
const KEPT = 'The numbers of the cards are kept with your copy.';

it('a composition that was learned wrongly can be learned again', async () => {
  const onlearn = vi.fn();
  const { table, state } = passed();
  const known = { ...boxOf(), C1: 4, C2: 2 };
  const shown = { table, state, words, ...book, onlearn, ontell: vi.fn() };
  const { rerender } = render(SeasonScene, { ...shown, known });
  await tap(KEEP);
  expect(onlearn).toHaveBeenCalledExactlyOnceWith(boxOf());
  await rerender({ ...shown, known: boxOf() });
  expect(screen.queryByRole('button', { name: KEEP })).toBeNull();
  expect(screen.getByText(KEPT)).toBeInTheDocument();
});

it('says nothing of a known copy where not all cards have passed by', () => {
  const shown = standing(changing({ seats: 2 }));
  render(SeasonScene, { ...shown, words, ...book, known: boxOf(), ontell: vi.fn() });
  expect(screen.queryByText(KEPT)).toBeNull();
});

const shows = (reading: string) =>
  standing(
    festival({
      seats: 2,
      rulings: { 'chameleon-side': reading },
      ann: { troupe: ['C1'], acrobats: [{ card: 'CH' }] },
    }),
  );

it('offers the other talent for the Chameleon only where its owner chooses', () => {
  const { unmount } = render(TroupesScene, { ...shows('owner-chooses'), words, ontell: vi.fn() });
  expect(screen.getByRole('group', { name: 'Chameleon as' })).toBeInTheDocument();
  unmount();
  render(TroupesScene, { ...shows('kings-mood'), words, ontell: vi.fn() });
  expect(screen.queryByRole('group', { name: 'Chameleon as' })).toBeNull();
});

it('a row says that it unfolds only where it does', () => {
  const { unmount } = render(TroupesScene, { ...shows('owner-chooses'), words, ontell: vi.fn() });
  expect(screen.queryByRole('button', { name: /^Ann/ })).toBeNull();
  unmount();
  const told = standing(festival({ seats: 2, level: 'scorekeeper' }));
  render(TroupesScene, { ...told, words, ontell: vi.fn() });
  expect(button(/^Ann/)).toHaveAttribute('aria-expanded', 'true');
});

it('a troupe is told as on the festival tool, and a Chameleon taken earlier stands in it already', async () => {
  const ontell = vi.fn();
  const told = festival({ seats: 2, level: 'scorekeeper', bo: { acrobats: [{ card: 'CH' }] } });
  render(TroupesScene, { ...standing(told), words, ontell });
  for (const actor of ['Comedian 3', /^Comedian 3/, 'Tragedian 1']) await tap(actor);
  await tap('− Take away');
  await tap(/^Comedian 3/);
  await tap('Next: Bo');
  await tap('Chameleon: as the King wishes');
  await tap('Count the shows');
  expect(ontell).toHaveBeenCalledExactlyOnceWith({
    type: 'scoreShows',
    troupes: { ann: ['C3', 'T1'], bo: ['CH'] },
    chameleon: { bo: 'comedian' },
  });
});

it('troupes told again stand as they were told, the side of the Chameleon too', async () => {
  const ontell = vi.fn();
  const { table, state, seats } = standing(festival({ level: 'scorekeeper', seats: 2 }));
  const before: MoveOf<'scoreShows'> = {
    type: 'scoreShows',
    troupes: { ann: ['C1', 'C1', 'T3', 'CH'], bo: ['T2'] },
    chameleon: { ann: 'tragedian' },
  };
  render(TroupesScene, { table, state, seats, words, before, ontell });
  await tap(/^Bo/);
  await tap('Count the shows');
  expect(ontell).toHaveBeenCalledExactlyOnceWith(before);
});

it('as many Chameleons stand in a troupe as were taken earlier, and one more where one more is told', async () => {
  const ontell = vi.fn();
  const two = [{ card: 'CH' }, { card: 'CH' }];
  const told = festival({ seats: 2, level: 'scorekeeper', ann: { acrobats: two } });
  const { state, seats } = standing(told);
  render(TroupesScene, { table: tableOf(LATEST), state, seats, words, ontell });
  expect(button('Chameleon × 2: as the King wishes')).toBeInTheDocument();
  await tap('+1 Chameleon');
  await tap('Next: Bo');
  await tap('Count the shows');
  expect(ontell).toHaveBeenCalledExactlyOnceWith({
    type: 'scoreShows',
    troupes: { ann: ['CH', 'CH', 'CH'], bo: [] },
  });
});

it('a match begun before offers one Chameleon alone: a second would count for nothing', () => {
  const two = [{ card: 'CH' }, { card: 'CH' }];
  const told = festival({ seats: 2, level: 'scorekeeper', ann: { acrobats: two } });
  render(TroupesScene, { ...standing(told), words, ontell: vi.fn() });
  expect(button('Chameleon: as the King wishes')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '+1 Chameleon' })).toBeNull();
});

it('a Chameleon taken earlier cannot be told away: past the last side stands the King’s again', async () => {
  const one = [{ card: 'CH' }];
  const told = festival({ seats: 2, level: 'scorekeeper', ann: { acrobats: one } });
  const { state, seats } = standing(told);
  render(TroupesScene, { table: tableOf(LATEST), state, seats, words, ontell: vi.fn() });
  await tap('+1 Chameleon');
  for (let taps = 0; taps < 3; taps += 1) await tap(/^Chameleon/);
  expect(button('Chameleon: as the King wishes')).toBeInTheDocument();
});

it('a Chameleon taken earlier stands in a troupe that was told without it', () => {
  const one = [{ card: 'CH' }];
  const told = festival({ seats: 2, level: 'scorekeeper', ann: { acrobats: one } });
  const before: MoveOf<'scoreShows'> = { type: 'scoreShows', troupes: { ann: ['C1'] } };
  const { state, seats } = standing(told);
  render(TroupesScene, { table: tableOf(LATEST), state, seats, words, before, ontell: vi.fn() });
  expect(button('Chameleon: as the King wishes')).toBeInTheDocument();
});
