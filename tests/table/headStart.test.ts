// What the first page is going to need is asked for while the app wakes up, and nothing that it does not need.
import { afterEach, expect, it, vi } from 'vitest';
import { GAMES } from '../../src/lib/games/registry.ts';
import { headStart } from '../../src/lib/headStart.ts';

vi.mock('../../src/lib/table/house.ts', () => ({ openHouse }));
const openHouse = vi.hoisted(() => vi.fn(() => Promise.resolve({ ok: true })));

const [game] = GAMES;
if (game === undefined) throw new Error('No game is registered');
const doors = (['rules', 'rulebook', 'views'] as const).map((door) =>
  vi.spyOn(game, door).mockRejectedValue(new Error('nothing comes')),
);
const opened = vi.spyOn(indexedDB, 'open');

afterEach(() => {
  vi.clearAllMocks();
});

async function startAt(path: string) {
  headStart(path);
  await vi.dynamicImportSettled();
}

it('a match asks at once for its database, rules, words and views; what fails is left to the page', async () => {
  await startAt(`/ru/${game.slug}/match/kept/`);
  expect(openHouse).toHaveBeenCalledOnce();
  for (const door of doors) expect(door).toHaveBeenCalledOnce();
  expect(doors[1]).toHaveBeenCalledWith('ru');
});

it('the shelf asks for what stands on it, without the whole database', async () => {
  await startAt('/es/');
  expect(opened).toHaveBeenCalledExactlyOnceWith('impresario');
  expect(openHouse).not.toHaveBeenCalled();
  for (const door of doors) expect(door).not.toHaveBeenCalled();
});

it.each(['/settings/', `/${game.slug}/rules/`, `/${game.slug}/match/new/`, '/nowhere/match/kept/'])(
  '%s needs nothing beforehand',
  async (path) => {
    await startAt(path);
    expect(openHouse).not.toHaveBeenCalled();
    expect(opened).not.toHaveBeenCalled();
    for (const door of doors) expect(door).not.toHaveBeenCalled();
  },
);
