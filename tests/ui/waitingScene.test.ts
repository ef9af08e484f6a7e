// What the table agrees on while a move is tried leaves the scene that waits behind as it was; a move, or its undo, lays a new one.
import { render, screen } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { tick } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { gameOf } from '../../src/lib/games/registry.ts';
import { m } from '../../src/lib/paraglide/messages.js';
import type { MatchFile } from '../../src/lib/referee/matchFile.ts';
import { importText } from '../../src/lib/storage/transfer.ts';
import { LiveMatch } from '../../src/lib/table/liveMatch.svelte.ts';
import { closeAll, freshDb } from '../support/db.ts';

vi.stubGlobal(
  'ResizeObserver',
  class {
    readonly observe = () => undefined;
    readonly unobserve = () => undefined;
  },
);

afterEach(closeAll);

/** A golden match up to its first move of this kind, and that move. */
async function atTable(slug: string, type: string) {
  const card = gameOf(slug);
  if (!card) throw new Error(slug);
  const text = readFileSync(`tests/games/${slug}/golden/3-scorekeeper.json`, 'utf8');
  const { result: _, ...file } = JSON.parse(text) as MatchFile;
  const moves = file.entries.map(({ told }) =>
    told.type === 'tell' && told.act.type === 'move' ? told.act.move : undefined,
  );
  const at = moves.findIndex((move) => (move as { type?: string } | undefined)?.type === type);
  const [module, rulebook, views] = await Promise.all([
    card.rules(),
    card.rulebook('en'),
    card.views(),
  ]);
  const db = freshDb();
  const now = '2026-03-01T22:00:00+01:00';
  const document = JSON.stringify({ ...file, id: 'm1', entries: file.entries.slice(0, at) });
  const imported = await importText(db, document, { modules: [module], newId: () => 'm1', now });
  if (!imported.ok) throw new Error(imported.fault.code);
  const surroundings = { device: 'phone', now: () => now };
  const opened = await LiveMatch.open({ db, module, id: 'm1', surroundings, locks: false });
  if (!opened.ok) throw new Error(opened.fault.code);
  const live: LiveMatch = opened.value;
  const nameOf = (seat: string) => seat;
  render(views.Table, { live, card, module, rulebook, views, seats: live.seats, nameOf });
  await screen.findByRole('button', { name: m.match_dispute() });
  return { live, move: moves[at] };
}

const scene = () => screen.getByRole('main').querySelector(':scope > :not([hidden])');

it.each([
  ['colosseum', 'invest'],
  ['colosseum', 'trade'],
  ['magnificent', 'pay'],
] as const)('at the table of %s, where it is about to %s', async (slug, type) => {
  const { live, move } = await atTable(slug, type);
  const before = scene();
  expect(before).not.toBeNull();
  expect(live.settle({}, 'may I?\nYou may.').accepted).toBe(true);
  await tick();
  expect(scene()).toBe(before);
  live.undo();
  await tick();
  expect(scene()).toBe(before);

  expect(live.tell(move).accepted).toBe(true);
  await tick();
  live.undo();
  await tick();
  expect(scene()).not.toBe(before);
});
