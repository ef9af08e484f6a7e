// Where the keyboard goes on at real tables, once what it did took its key away.
import { screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { m } from '../../src/lib/paraglide/messages.js';
import { atTable } from '../support/atTable.ts';
import { closeAll } from '../support/db.ts';
import { key, press, stage, tell } from '../support/keyboard.ts';

beforeEach(() => {
  localStorage.clear();
});
afterEach(closeAll);

it('another scene: from its headline', async () => {
  const table = await atTable('histrio', '3-referee-chameleon', 'travel');
  expect(await tell(table, key(/^City 1/))).toHaveTextContent('Ann is alone in city 1');
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
  'colosseum, %s, after %s: from what is asked, before every key of its answer',
  async (golden, type) => {
    const table = await atTable('colosseum', golden, type);
    const [from] = within(stage()).getAllByRole('button');
    if (from === undefined) throw new Error('Nothing is asked.');
    const focused = await tell(table, from);
    expect(from.isConnected).toBe(false);
    expect(stage()).toContainElement(focused as HTMLElement);
    expect(focused?.matches('[tabindex="-1"]')).toBe(true);
    const keys = stage().querySelectorAll('button');
    const [first] = [...keys].filter((one) => focused?.contains(one) !== true);
    if (first === undefined) throw new Error('Nothing is asked next.');
    const order = focused?.compareDocumentPosition(first) ?? 0;
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  },
);

it('a scene that is all board: from whose turn it is, which stands there unseen', async () => {
  const table = await atTable('summer-pavilion', '3-coloured-scorekeeper', 'endDrafting');
  const focused = await tell(table, key(m.sp_all_taken()));
  expect(screen.getByRole('group', { name: /^Board of / })).toBeVisible();
  expect(focused).toBe(
    within(stage()).getByRole('heading', { name: 'all tiles taken. Bo places' }),
  );
});

it('whoever stands on a key that stayed keeps it', async () => {
  const table = await atTable('histrio', '3-referee-chameleon', 'travel');
  const dispute = key(m.match_dispute());
  expect(await tell(table, dispute)).toBe(dispute);
});

it('a choice that is no move yet but changes the scene: from the new headline', async () => {
  await atTable('magnificent', '4-referee', 'build');
  expect(await press(key(/build.*: up to \d/i))).toHaveTextContent('Which level?');
});

describe('histrio', () => {
  it('the coin leads into the deal, and a rare bonus to the next city', async () => {
    await atTable('histrio', '3-referee-chameleon', 'flip');
    const asked = (city: string) => m.him_deal_which({ city });
    expect(await press(key(m.him_flip_by_phone()))).toHaveTextContent(asked('1'));
    await press(key(new RegExp(m.him_other_bonuses())));
    expect(await press(key('bonus of 4 ecus'))).toHaveTextContent(asked('2'));
  });

  it('a city of one leads to the question for the next one, and the last choice to the reveal', async () => {
    await atTable('histrio', '3-referee-chameleon', 'travel');
    await press(key(m.him_seal_one_by_one()));
    for (const name of ['Ann', 'Bo', 'Cy']) {
      expect(document.activeElement).not.toBe(document.body);
      expect(await press(key(m.him_only_for({ name })))).toHaveTextContent(
        m.him_goes_where({ name }),
      );
      await press(key(/^City 1/));
    }
    expect(document.activeElement).toHaveTextContent(m.him_plaque_travel());
    expect(await press(key(m.him_reveal()))).toHaveTextContent(/in city 1/);
  });

  it('a season that begins leads into its deal', async () => {
    const table = await atTable('histrio', '3-referee-chameleon', 'prepareSeason');
    const focused = await tell(table, key(m.him_season_ready()));
    expect(focused).toHaveTextContent(m.him_deal_which({ city: '1' }));
  });
});

it('the magnificent: each tile that is named leaves the keyboard among them, the last one at what is asked', async () => {
  await atTable('magnificent', '4-referee', 'layOut');
  const named = /^Which tile: /;
  for (;;) {
    const keys = within(screen.getByRole('group', { name: named })).getAllByRole('button');
    const free = keys.find((one) => !one.matches(':disabled'));
    if (free === undefined) throw new Error('No tile is left.');
    const focused = await press(free);
    const group = screen.queryByRole('group', { name: named });
    expect(focused).toBe(group ?? stage().querySelector('.ask'));
    if (group === null) break;
  }
});

it('a house ruling that is taken back leaves the keyboard in its sheet', async () => {
  await atTable('histrio', '3-referee-chameleon', 'travel');
  await press(key(m.match_dispute()));
  const inSheet = within(screen.getByRole('dialog'));
  await press(key(/^Is money open/));
  await press(key('No: totals are shown at the end.'));
  await press(key('we always play it so'));
  await press(key(m.amend_accept()));
  const undo = inSheet.getByRole('button', { name: m.match_undo() });
  expect(document.activeElement).toHaveTextContent(/^House ruling set/);
  const focused = await press(undo);
  expect(undo.isConnected).toBe(false);
  const heard = `${m.match_change_taken_back()}. ${m.match_dispute()}`;
  expect(focused).toBe(inSheet.getByRole('heading', { name: heard }));
});
