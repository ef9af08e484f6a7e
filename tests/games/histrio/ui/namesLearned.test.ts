// Names that a match tells are learned by the players' own box, however the table came to tell them.
import { cleanup, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readOwnCopy } from '../../../../src/lib/table/ownCopy.ts';
import { atTable, tableAt } from '../../../support/atTable.ts';
import { closeAll } from '../../../support/db.ts';
import { tellOfOwnCopy } from '../../../support/tellOwnCopy.ts';

const deal = (city: number, name: string) => ({ type: 'deal', city, card: `A:${name}` });

async function names() {
  const copy = await readOwnCopy('histrio');
  const held = (copy.ok ? copy.value?.contents['acrobats'] : undefined) ?? [];
  return (held as { name: string }[]).map(({ name }) => name);
}

beforeEach(() => tellOfOwnCopy('histrio', 'Our box', { acrobats: [] }));
afterEach(closeAll);

it('a move that was tried first, or overruled, teaches its name; once, and not to another visit', async () => {
  const table = await atTable('histrio', '3-referee-chameleon', 'deal');
  expect(table.live.tell(deal(1, 'Ox')).accepted).toBe(true);
  expect(table.live.overrule(deal(2, 'Goat'), [], 'as it lies').accepted).toBe(true);
  await waitFor(async () => {
    expect(await names()).toEqual(['Ox', 'Goat']);
  });
  await tellOfOwnCopy('histrio', 'Our box', { acrobats: [] });
  const { live } = await table.again();
  expect(live.tell(deal(3, 'Horse')).accepted).toBe(true);
  await waitFor(async () => {
    expect(await names()).toEqual(['Horse']);
  });
});

it('a name that an amendment puts right is learned as well', async () => {
  const { live } = await atTable('histrio', '3-referee-chameleon', 'deal');
  expect(live.tell(deal(1, 'Oks')).accepted).toBe(true);
  const target = live.match.log.at(live.match.log.length - 1)?.id;
  if (target === undefined) throw new Error('nothing was told');
  expect(live.amend(target, { type: 'move', move: deal(1, 'Ox') }).accepted).toBe(true);
  await waitFor(async () => {
    expect(await names()).toContain('Ox');
  });
});

it('a match that begins teaches how long the dial is, where nobody has told; one that is under way does not', async () => {
  const dial = async () => {
    const copy = await readOwnCopy('histrio');
    return copy.ok ? copy.value?.contents['dial'] : undefined;
  };
  const open = (entries: number) => tableAt('histrio', '2-scorekeeper-counted', () => entries);
  const { live, again } = await open(1);
  await live.settled();
  await again();
  expect(await dial()).toBeUndefined();
  cleanup();
  await open(0);
  await waitFor(async () => {
    expect(await dial()).toBe(7);
  });
  cleanup();
  await tellOfOwnCopy('histrio', 'Our box', { acrobats: [], dial: 5 });
  await (await open(0)).again();
  expect(await dial()).toBe(5);
});
