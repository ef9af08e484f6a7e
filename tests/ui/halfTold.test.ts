// In the middle of a scene the page is left and opened again: the same picture stands there. A move told, or undone, begins anew.
import { fireEvent, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HalfTold } from '../../src/lib/table/halfTold.ts';
import { atTable, type AtTable } from '../support/atTable.ts';
import { closeAll } from '../support/db.ts';
import { differences, picture } from '../support/picture.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(closeAll);

/** Effects, what a scene drops when it goes, and whatever else still changes the picture on a busy machine. */
async function settled() {
  let before: readonly string[];
  do {
    before = picture();
    await tick();
    await new Promise((done) => setTimeout(done));
    await tick();
  } while (differences(before, picture()).length > 0);
}

/** The topmost sheet is tapped, else the scene, else the thumb's keys. */
async function tap(name: RegExp) {
  const layers = [...document.querySelectorAll('main, .thumb, dialog')].reverse();
  const keys = layers.flatMap((layer) => [
    ...layer.querySelectorAll<HTMLElement>('button:not([disabled]), [role="button"]'),
  ]);
  const nameOf = (key: HTMLElement) =>
    (key.getAttribute('aria-label') ?? key.textContent).replace(/\s+/g, ' ').trim();
  const key = keys.find((one) => name.test(nameOf(one)));
  if (!key) throw new Error(`No ${String(name)} among: ${keys.map(nameOf).join(' | ')}`);
  await fireEvent.click(key);
  await settled();
}

/** Each tap by itself is found again. */
async function tellHalf(table: AtTable, taps: readonly RegExp[]): Promise<AtTable> {
  let at = table;
  const told = at.live.match.log.length;
  await settled();
  for (const name of taps) {
    const before = picture();
    await tap(name);
    expect(at.live.match.log.length, `${String(name)} is no move yet`).toBe(told);
    const then = picture();
    expect(differences(before, then), String(name)).not.toEqual([]);
    at = await at.again();
    await settled();
    expect(differences(then, picture()), String(name)).toEqual([]);
  }
  return at;
}

/** Game, golden match, the move it tells next, and the taps that tell half of one. */
const SCENES: readonly (readonly [string, string, string, readonly RegExp[]])[] = [
  ['summer-pavilion', '2-coloured-referee', 'fillDisplay', [/^Display 4/, /^O/, /^P/]],
  ['summer-pavilion', '2-coloured-referee', 'place', [/^Pass/, /^G 0/, /^P 0/]],
  ['colosseum', '4-referee', 'open', [/^2$/, /^3$/]],
  ['colosseum', '4-referee', 'trade', [/^Bo/, /^horse/, /^Bo gives/, /^Bo: coins: one more/]],
  ['colosseum', '4-referee', 'produce', [/^musician 1: laid/, /^1 other program/, /^8 program 8/]],
  ['histrio', '2-scorekeeper-counted', 'scoreShows', [/^Comedian 3/, /^Chameleon/, /^Next: Bo/]],
  ['histrio', '3-scorekeeper-kept', 'push', [/^Theft/, /^Bo/]],
  ['magnificent', '3-scorekeeper', 'turn', [/^green 4/, /^build/i, /^points: 7/, /^coins: −2/]],
  ['magnificent', '4-referee', 'travel', [/travel: up to/, /^2 steps/]],
  ['magnificent', '4-referee', 'layOut', [/^2 coins/, /^extra poster/, /^Read cards/]],
];

it.each(SCENES)('%s, %s: %s', async (slug, golden, type, taps) => {
  await tellHalf(await atTable(slug, golden, type), taps);
});

/** Scenes whose taps stand on the stage: over a sheet there is no undo. */
const ON_STAGE = SCENES.filter(([slug]) => slug !== 'summer-pavilion');

it.each(ON_STAGE)('%s, %s: %s is taken back tap by tap', async (slug, golden, type, taps) => {
  const { live } = await atTable(slug, golden, type);
  await settled();
  const told = live.match.log.length;
  const scene = () => picture().find((layer) => layer.startsWith('<MAIN')) ?? '';
  const scenes = [scene()];
  for (const name of taps) {
    await tap(name);
    scenes.push(scene());
  }
  for (const before of scenes.slice(0, -1).reverse()) {
    await tap(/^Undo/);
    expect(differences([before], [scene()])).toEqual([]);
  }
  expect(live.match.log.length, 'no move is undone').toBe(told);
  for (const after of scenes.slice(1)) {
    await tap(/^Redo/);
    expect(differences([after], [scene()])).toEqual([]);
  }
  for (const _ of taps) await tap(/^Undo/);
  if (!live.canUndo) return; // nothing had been told before
  await tap(/^Undo/);
  expect(live.match.log.length, 'then the move before is').toBe(told + 1);
});

it('after a move undo takes that move back, whatever the scene put back by it', async () => {
  const table = await atTable('summer-pavilion', '3-coloured-scorekeeper', 'takeToken');
  await settled();
  await tap(/^Ann/);
  const { live } = await table.again();
  await settled();
  const told = live.match.log.length;
  await tap(/^3/);
  expect(live.match.log.length, 'a move is told').toBe(told + 1);
  await tap(/^Undo/);
  expect(live.match.log.last()?.told.type).toBe('undo');
});

it('found told half and then told whole it leaves no undo that does nothing, in another visit either', async () => {
  const table = await atTable('summer-pavilion', '3-coloured-scorekeeper', 'takeToken');
  await settled();
  await tap(/^Ann/);
  const found = await table.again();
  await settled();
  await tap(/^3/);
  const { live } = await found.again();
  await settled();
  const told = live.match.log.length;
  await tap(/^Undo/);
  expect(live.match.log.length, 'the move is undone').toBe(told + 1);
});

it('a market about to be put up is let go of when the table has moved on', async () => {
  const { live } = await atTable('colosseum', '4-referee', 'open');
  await settled();
  const scene = () => picture().find((layer) => layer.startsWith('<MAIN')) ?? '';
  const begun = scene();
  await tap(/^2$/);
  expect(differences([begun], [scene()])).not.toEqual([]);
  await live.takeBack();
  await settled();
  await live.bringBack();
  await settled();
  expect(differences([begun], [scene()])).toEqual([]);
});

it('what is found told half is taken back in one tap', async () => {
  const table = await atTable('magnificent', '3-scorekeeper', 'turn');
  await settled();
  const scene = () => picture().find((layer) => layer.startsWith('<MAIN')) ?? '';
  const begun = scene();
  await tap(/^green 4/);
  await tap(/^build/i);
  await table.again();
  await settled();
  await tap(/^Undo/);
  expect(differences([begun], [scene()])).toEqual([]);
});

it('nothing is written where nothing is half told', async () => {
  const { live } = await atTable('colosseum', '4-referee', 'trade');
  await settled();
  const shelf = new HalfTold(() => live, 'match');
  const write = vi.spyOn(Storage.prototype, 'removeItem');
  shelf.drop('trade', {});
  expect(write).not.toHaveBeenCalled();
  const scene = {};
  shelf.put('trade', scene, '"half"');
  shelf.drop('trade', scene);
  expect(write).toHaveBeenCalledOnce();
  write.mockRestore();
});

it('begins anew where a sheet is closed, and after a move and its undo', async () => {
  const table = await atTable('summer-pavilion', '2-coloured-referee', 'place');
  await settled();
  const untouched = picture();
  await tap(/^Pass/);
  const unsaid = picture();
  await tap(/^G 0/);
  await tap(/^Close/);
  expect(differences(untouched, picture())).toEqual([]);
  await tap(/^Pass/);
  expect(differences(unsaid, picture())).toEqual([]);

  await tap(/^G 0/);
  await tap(/^Pass: keep 1/);
  await tap(/^Undo/);
  expect(localStorage.length).toBe(0);
  await table.again();
  await settled();
  await tap(/^Pass/);
  const sheetOf = (layers: readonly string[]) =>
    layers.filter((layer) => layer.startsWith('<DIALOG'));
  expect(sheetOf(unsaid)).toHaveLength(1);
  expect(differences(sheetOf(unsaid), sheetOf(picture())), 'the sheet').toEqual([]);
});

it('what is long to tell is told on where its sheet was closed over it, and begins anew once it is told', async () => {
  const { live, move } = await atTable('histrio', '2-referee-friendly-troupes', 'useAcrobat');
  const at = live.seats.findIndex(({ id }) => id === (move as { seat: string }).seat);
  await settled();
  const needle = () => screen.queryByRole('spinbutton', { name: /Needle/, hidden: true });
  const undo = () => document.querySelector('.thumb button')?.outerHTML;
  async function openSeat() {
    const key = document.querySelectorAll<HTMLElement>('.strip button')[at];
    if (key) await fireEvent.click(key);
    await settled();
  }

  const before = undo();
  await openSeat();
  await tap(/ is used$/);
  await tap(/^More.*Needle|Needle.*more/i);
  expect(needle()).toHaveValue(1);
  const told = picture();
  await tap(/^Close/);
  expect(undo(), 'nothing on the stage can be taken back').toBe(before);
  await openSeat();
  expect(needle(), 'the seat is looked at first').toBeNull();
  await tap(/ is used$/);
  expect(differences(told, picture())).toEqual([]);

  await tap(/^Use it/);
  await tap(/^Undo/);
  await openSeat();
  await tap(/ is used$/);
  expect(needle()).toHaveValue(0);
});

it('a needle that is being turned by hand, and why, is there again after its sheet was closed, until the table moves on', async () => {
  const { live, move } = await atTable('histrio', '3-scorekeeper-kept', 'push');
  await settled();
  const dial = () => screen.getByRole('slider', { hidden: true }).getAttribute('aria-valuetext');
  await tap(/^My dial/);
  const stands = dial();
  await tap(/^One space towards comedy/);
  await tap(/^Somebody bumped it/);
  expect(dial()).not.toBe(stands);
  const told = picture();
  await tap(/^Close/);
  await tap(/^My dial/);
  expect(differences(told, picture())).toEqual([]);
  await tap(/^Close/);
  live.tell(move);
  await settled();
  await tap(/^My dial/);
  const why = screen.getByRole('button', { name: 'Somebody bumped it', hidden: true });
  expect(why).toHaveAttribute('aria-pressed', 'false');
});
