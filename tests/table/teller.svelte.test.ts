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
