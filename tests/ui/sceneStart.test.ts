// Where a scene of a table begins, in every game: at its top, once a move has led there.
import { screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { atTable, type AtTable } from '../support/atTable.ts';
import { closeAll } from '../support/db.ts';

beforeEach(() => {
  localStorage.clear();
});
afterEach(closeAll);

const stage = () => screen.getByRole('main');

async function tell(table: AtTable) {
  expect(table.live.tell(table.move).accepted).toBe(true);
  await tick();
}

const NEW_SCENES = [
  ['summer-pavilion', '2-coloured-referee', 'draft'],
  ['colosseum', '3-scorekeeper', 'produce'],
  ['histrio', '2-scorekeeper-counted', 'endTurn'],
  ['histrio', '3-referee-chameleon', 'resolve'],
  ['magnificent', '3-scorekeeper', 'turn'],
] as const;

describe.each(NEW_SCENES)('%s, %s, after %s', (slug, golden, type) => {
  it('a new scene is seen from its top, and an undo moves nothing', async () => {
    const table = await atTable(slug, golden, type);
    stage().scrollTop = 200;
    await tell(table);
    expect(stage().scrollTop).toBe(0);
    stage().scrollTop = 150;
    table.live.undo();
    await tick();
    expect(stage().scrollTop).toBe(150);
  });
});

const SAME_SCENE = [
  ['colosseum', '3-scorekeeper', 'open', 0],
  // In the auction: the bids go on.
  ['colosseum', '4-referee', 'pass', 0],
  // The same seat is asked for a second investment.
  ['colosseum', '4-referee', 'invest', 10],
  ['histrio', '3-scorekeeper-kept', 'push', 0],
] as const;

it.each(SAME_SCENE)(
  '%s, %s: what is told by %s goes on in its scene',
  async (slug, golden, type, skip) => {
    const table = await atTable(slug, golden, type, skip);
    stage().scrollTop = 200;
    await tell(table);
    expect(stage().scrollTop).toBe(200);
  },
);

it('what the table agrees on moves nothing', async () => {
  const table = await atTable('magnificent', '3-scorekeeper', 'turn');
  stage().scrollTop = 200;
  table.live.settle({}, 'May I?\nYou may.');
  await tick();
  expect(stage().scrollTop).toBe(200);
});

it('whoever comes back stands where they were, until a move is told', async () => {
  const table = await atTable('colosseum', '3-scorekeeper', 'produce');
  stage().scrollTop = 200;
  stage().dispatchEvent(new Event('scroll'));
  await new Promise((done) => setTimeout(done, 250));
  const again = await table.again();
  expect(stage().scrollTop).toBe(200);
  await tell(again);
  expect(stage().scrollTop).toBe(0);
});
