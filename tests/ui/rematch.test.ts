// A rematch begins like the match it follows; any other match is told and played like the last one of its game.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { flushSync, tick } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GAMES } from '../../src/lib/games/registry.ts';
import type { GameCard } from '../../src/lib/games/card.ts';
import { readMatchFile, type MatchFile, type MatchSeat } from '../../src/lib/referee/matchFile.ts';
import { changeCustoms } from '../../src/lib/storage/customs.ts';
import { appendEntries, createMatch } from '../../src/lib/storage/matches.ts';
import { openHouse } from '../../src/lib/table/house.ts';
import type { SetupForm } from '../../src/lib/ui/setupForm.ts';
import MatchSetup from '../../src/lib/ui/MatchSetup.svelte';
import OverKey from '../../src/lib/ui/OverKey.svelte';
import { eventually } from '../support/eventually.ts';

/** A match of each game that is not played as proposed the first time, and one of other people on another day. */
const PLAYED: Readonly<Record<string, readonly [string, string]>> = {
  'summer-pavilion': ['3-grey-referee', '4-coloured-referee-shortage'],
  histrio: ['2-referee-friendly-troupes', '4-scorekeeper-counted'],
  colosseum: ['5-referee-intense', '3-scorekeeper'],
  magnificent: ['2-referee-both-sides', '3-scorekeeper'],
};

async function dbHere() {
  const house = await openHouse();
  if (!house.ok) throw new Error(house.fault.code);
  return house.value.db;
}

type ToldOptions = Record<string, unknown>;

async function keep(card: GameCard, name: string, begun: string): Promise<MatchFile> {
  const text = readFileSync(`tests/games/${card.slug}/golden/${name}.json`, 'utf8');
  const reading = readMatchFile(text, [await card.rules()]);
  if (!reading.ok) throw new Error(reading.fault.code);
  const { id, game, ruleset, seats, setup } = reading.file;
  await createMatch(await dbHere(), { id, game, ruleset, begun, seats, setup });
  return reading.file;
}

async function setUp(card: GameCard, again?: string) {
  const rulebook = await card.rulebook('en');
  const props = { card, module: await card.rules(), rulebook, views: await card.views(), again };
  const form = render(MatchSetup, props).component as SetupForm;
  await eventually(() => expect(screen.getByRole('button', { name: /^Begin/ })).toBeEnabled());
  return form;
}

beforeEach(async () => {
  const db = await dbHere();
  await Promise.all(
    [db.settings, db.matches, db.entries, db.players].map((table) => table.clear()),
  );
});

describe.each(GAMES)('$slug', (card) => {
  const played = PLAYED[card.slug];
  if (!played) throw new Error(`PLAYED has no row for ${card.slug}`);
  const [name, other] = played;

  it('a rematch seats the same people in the same colours, told and played as before', async () => {
    const { id, seats, setup } = await keep(card, name, '2026-01-10T18:00:00Z');
    await keep(card, other, '2026-02-10T18:00:00Z');
    const form = await setUp(card, id);
    const { rows, first, level, options, position } = form.filled();
    expect(rows.map(({ key, name: said }) => [key, said])).toEqual(
      seats.map((seat) => [seat.id, seat.name]),
    );
    expect(rows.map(({ look }) => `seat-${look + 1}`)).toEqual(seats.map(({ colour }) => colour));
    expect(level).toBe(setup.level);
    expect(position).toBeUndefined();
    if (card.first === undefined) expect(first).toBe(setup.firstSeat);
    else expect(rows.map(({ key }) => key)).toContain(first);
    // What lies in the box is read anew, and what is dealt by chance is dealt anew.
    const { copy: _, dial: __, cards: ___, boards, ...told } = setup.options as ToldOptions;
    await eventually(() => expect(form.filled().options).toMatchObject(told));
    if (boards) expect(form.filled().options).not.toHaveProperty('boards');
    expect(options).toBeDefined();
  });

  it('another match is told and played like the last one, with nothing that was told seat by seat', async () => {
    await keep(card, other, '2026-01-10T18:00:00Z');
    const { setup } = await keep(card, name, '2026-02-10T18:00:00Z');
    const form = await setUp(card);
    expect(form.filled().level).toBe(setup.level);
    expect(form.filled().rows.every(({ name: said }) => said === '')).toBe(true);
    const told = JSON.stringify(form.filled().options);
    for (const { id } of (await dbHere().then((db) => db.matches.toArray())).flatMap(
      (m) => m.seats,
    ))
      expect(told).not.toContain(`"${id}":`);
  });
});

describe('readings of a rematch', () => {
  const ID = 'colosseum.ruling.dice-face-1-to-3';
  const card = GAMES.find(({ slug }) => slug === 'colosseum');
  if (!card) throw new Error('no such game');

  /** Readings of the ruleset, the proposed one first. */
  async function readings() {
    const module = await card?.rules();
    const ruling = module?.rulesets[0].houseRulings.find(({ id }) => id === ID);
    const [proposed = '', other = ''] = ruling?.readings ?? [];
    return { proposed, other };
  }

  it('are those of its match, also where the group keeps another one', async () => {
    const { other } = await readings();
    await changeCustoms(await dbHere(), 'colosseum', (before) => ({
      ...before,
      readings: { [ID]: other },
    }));
    const { id } = await keep(card, '3-scorekeeper', '2026-01-10T18:00:00Z');
    expect((await setUp(card, id)).filled().houseRulings).not.toHaveProperty([ID]);
    cleanup();
    expect((await setUp(card)).filled().houseRulings).toMatchObject({ [ID]: other });
  });

  it('are those its table has settled in the middle of it', async () => {
    const { other } = await readings();
    const { id } = await keep(card, '3-scorekeeper', '2026-01-10T18:00:00Z');
    const told = { type: 'settle', houseRulings: { [ID]: other }, reason: 'as always' } as const;
    const entry = { id: 'e1', device: 'phone', at: '2026-01-10T18:01:00Z', told };
    await appendEntries(await dbHere(), id, 0, [entry]);
    expect((await setUp(card, id)).filled().houseRulings).toMatchObject({ [ID]: other });
  });
});

/** One choice of each game that its match of last time, played as the form begins, had not; and what it tells. */
const QUICK: Readonly<Record<string, readonly [golden: string, label: string, told: object]>> = {
  'summer-pavilion': ['4-coloured-referee-shortage', 'Grey', { side: 'grey' }],
  histrio: ['3-scorekeeper-kept', 'counted at the end', { purses: 'counted' }],
  colosseum: ['3-scorekeeper', 'Intense auctions', { auctions: 'intense' }],
};

it.each(Object.keys(QUICK))(
  'a choice told before last time’s table had come up stands: %s',
  async (slug) => {
    const card = GAMES.find((one) => one.slug === slug);
    const [golden, label, told] = QUICK[slug] ?? ['', '', {}];
    if (!card) throw new Error(slug);
    const { setup } = await keep(card, golden, '2026-01-10T18:00:00Z');
    const rulebook = await card.rulebook('en');
    const props = { card, module: await card.rules(), rulebook, views: await card.views() };
    const form = render(MatchSetup, props).component as SetupForm;
    flushSync();
    await fireEvent.click(screen.getByText(label)); // nothing has been read yet
    await eventually(() => expect(screen.getByRole('button', { name: /^Begin/ })).toBeEnabled());
    await tick();
    expect(form.filled().level).toBe(setup.level);
    expect(form.filled().options).toMatchObject(told);
  },
);

it('nobody begins a first game of The Magnificent twice', async () => {
  const card = GAMES.find(({ slug }) => slug === 'magnificent');
  if (!card) throw new Error('no such game');
  const rulebook = await card.rulebook('en');
  const props = { card, module: await card.rules(), rulebook, views: await card.views() };
  const fresh = render(MatchSetup, props).component as SetupForm;
  await eventually(() => expect(fresh.filled().options).toMatchObject({ isFirstGame: true }));
  cleanup();
  const { id } = await keep(card, '3-scorekeeper', '2026-01-10T18:00:00Z');
  const db = await dbHere();
  await db.matches.update(id, { 'setup.options': { isFirstGame: true } });
  const form = await setUp(card, id);
  await eventually(() => expect(form.filled().options).not.toHaveProperty('isFirstGame'));
});

const ann = { id: 'ann', name: 'Ann', colour: 'seat-1', symbol: 'circle' };

function over(told: { id: string; game: string; seats: readonly MatchSeat[] }, isKeeping: boolean) {
  const finish = vi.fn();
  render(OverKey, { live: { ...told, result: undefined, isKeeping, role: 'writer', finish } });
  return finish;
}

it('the key of a finished match says which match it follows', () => {
  over({ id: 'm-7', game: 'histrio', seats: [ann, { ...ann, id: 'bo' }] }, true);
  const key = screen.getByRole('link', { name: 'Rematch' });
  expect(key).toHaveAttribute('href', '/histrio/match/new/?again=m-7');
  cleanup();
  over({ id: 'm-8', game: 'magnificent', seats: [ann] }, true);
  expect(screen.getByRole('link', { name: 'Another match' })).toBeVisible();
});

it('of a match that was opened again the result is kept first', async () => {
  const finish = over({ id: 'm-7', game: 'histrio', seats: [ann, { ...ann, id: 'bo' }] }, false);
  expect(screen.queryByRole('link')).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: 'Keep this result' }));
  expect(finish).toHaveBeenCalledOnce();
});
