// Where a scene of a table begins, in every game: at its top and for the keyboard at its headline, once a move has led there.
import { screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { m } from '../../src/lib/paraglide/messages.js';
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

it('the keyboard that lost its key goes on from the headline; the first scene leaves it alone', async () => {
  const table = await atTable('histrio', '3-referee-chameleon', 'travel');
  expect(document.activeElement).toBe(document.body);
  await tell(table);
  expect(document.activeElement?.tagName).toBe('H2');
});

const ASKED_FIRST = [
  // The key of the seat before is the one of the next seat, and at rest.
  ['4-referee', 'dealTokens'],
  // Before what each has, and before the programs of their own.
  ['4-referee', 'discard'],
  ['3-scorekeeper', 'invest'],
  // The bids go on in one scene; the raise that was tapped is gone.
  ['3-scorekeeper', 'bid'],
] as const;

it.each(ASKED_FIRST)(
  'colosseum, %s, after %s: the keyboard goes on from what is asked, before every key of its answer',
  async (golden, type) => {
    const table = await atTable('colosseum', golden, type);
    await tell(table);
    const { activeElement } = document;
    expect(stage()).toContainElement(activeElement as HTMLElement);
    expect(activeElement?.matches('[tabindex="-1"]')).toBe(true);
    const keys = stage().querySelectorAll('button:not(.trays button)');
    const [first] = [...keys].filter((key) => !activeElement?.contains(key));
    if (first === undefined) throw new Error('Nothing is asked.');
    expect(
      (activeElement?.compareDocumentPosition(first) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
  },
);

it('a board without a headline leaves the keyboard where it is', async () => {
  const table = await atTable('summer-pavilion', '3-coloured-scorekeeper', 'endDrafting');
  await tell(table);
  expect(screen.getByRole('group', { name: /^Board of / })).toBeVisible();
  expect(document.activeElement).toBe(document.body);
});

it('whoever stands on a key that stayed keeps it', async () => {
  const table = await atTable('histrio', '3-referee-chameleon', 'travel');
  const dispute = screen.getByRole('button', { name: m.match_dispute() });
  dispute.focus();
  await tell(table);
  expect(document.activeElement).toBe(dispute);
});

it('a choice that is no move yet but changes the scene leaves the keyboard at the new headline', async () => {
  await atTable('magnificent', '4-referee', 'build');
  const key = screen.getByRole('button', { name: /build.*: up to \d/i });
  key.focus();
  key.click();
  await tick();
  await Promise.resolve();
  expect(key.isConnected).toBe(false);
  expect(document.activeElement).toHaveTextContent('Which level?');
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
