// Every table derives its teller from its match: it stays the same one for as long as the match does.
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Teller } from '../../src/lib/table/teller.svelte.ts';
import { closeAll } from '../support/db.ts';
import { movesOf } from '../support/toyMatch.ts';
import { toyTable } from '../support/toyTable.ts';

beforeEach(() => {
  sessionStorage.clear();
});
afterEach(closeAll);

it('keeps what a move gave, where a table was laid with a refusal on it', async () => {
  const { live } = await toyTable('a1');
  new Teller(live).tell(movesOf('c2')[0]);
  const stop = $effect.root(() => {
    const derived = $derived(new Teller(live));
    const teller = () => derived;
    $effect(() => {
      teller();
    });
    flushSync();
    const first = teller();
    expect(first.refused?.refusal.clause).toBe('toy.turn.order');

    expect(first.tell(movesOf('b3')[0])).toBe(true);
    flushSync();
    expect(teller()).toBe(first);
    expect(teller().gains).toMatchObject({ serial: 1, pointsBySeat: { b: 3 } });
    expect(teller().refused).toBeUndefined();
  });
  stop();
});

it('tells moves of one tap one after the other, and no more once one is refused; each is undone by itself', async () => {
  const { live } = await toyTable('');
  const teller = new Teller(live);
  const acts = () => live.match.acts.length;
  expect(teller.tellAll(movesOf('a1 b2 c3'))).toBe(true);
  expect(acts()).toBe(3);
  live.undo();
  expect(acts()).toBe(2);
  live.redo();
  expect(teller.tellAll(movesOf('a1 c2 b3'))).toBe(false);
  expect(acts()).toBe(4);
  expect(teller.refused?.refusal.clause).toBe('toy.turn.order');
});

it('shows what a move gave once more where it comes back after an undo, and nothing where an amendment does', async () => {
  const { live } = await toyTable('a1');
  const teller = new Teller(live);
  const [move] = movesOf('b3');
  teller.tell(move);
  const { effects } = teller.gains;
  live.undo();
  expect(teller.gains.effects).toEqual([]);

  await teller.redo();
  expect(live.match.acts.length).toBe(2);
  expect(teller.gains).toMatchObject({ serial: 2, effects, pointsBySeat: { b: 3 } });

  const [first = ''] = live.match.acts.toArray().map(({ entry }) => entry);
  live.amend(first, { type: 'move', move: movesOf('a2')[0] });
  live.undo();
  await teller.redo();
  expect(teller.gains.effects).toEqual([]);
  expect(live.canRedo).toBe(false);
});

it('says why nothing can be undone or redone, until something else is done', async () => {
  const { live } = await toyTable('');
  const teller = new Teller(live);
  await teller.undo();
  expect(teller.unstepped).toMatchObject({ clause: 'table.log.nothing-there' });
  teller.dismiss();
  expect(teller.unstepped).toBeUndefined();
  await teller.redo();
  expect(teller.unstepped).toMatchObject({ clause: 'table.log.nothing-there' });
  teller.tell(movesOf('a1')[0]);
  expect(teller.unstepped).toBeUndefined();
  await teller.undo();
  await teller.redo();
  expect([teller.unstepped, live.match.acts.length]).toEqual([undefined, 1]);
});
