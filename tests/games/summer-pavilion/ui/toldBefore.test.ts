// What a display holds is told once, also where the draft that told it is taken back.
import { cleanup, render, screen } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countOf, tilesOf } from '../../../../src/lib/games/summer-pavilion/data/pieces.ts';
import type { MoveOf } from '../../../../src/lib/games/summer-pavilion/rules/moves.ts';
import { pavilionMatch } from '../../../../src/lib/games/summer-pavilion/ui/door.ts';
import MoveEditor from '../../../../src/lib/games/summer-pavilion/ui/MoveEditor.svelte';
import { toldBefore } from '../../../../src/lib/games/summer-pavilion/ui/toldBefore.ts';
import { gameOf } from '../../../../src/lib/games/registry.ts';
import { m } from '../../../../src/lib/paraglide/messages.js';
import type { LiveMatch } from '../../../../src/lib/table/liveMatch.svelte.ts';
import { atTable } from '../../../support/atTable.ts';
import { closeAll } from '../../../support/db.ts';

beforeEach(() => {
  localStorage.clear();
});
afterEach(closeAll);

const DISPLAY = 2;
const CONTENTS = { red: 2, blue: 1, green: 1 };

/** Nothing of any display is known: the first draft tells what lies on its own. */
async function drafted() {
  const { live } = await atTable('summer-pavilion', '2-coloured-referee', 'fillSupply');
  const seat = live.steps[0]?.seat ?? '';
  const draft = {
    type: 'draft',
    seat,
    source: DISPLAY,
    colour: 'red',
    contents: CONTENTS,
  } as const;
  expect(live.tell(draft)).toMatchObject({ accepted: true });
  return { live, draft };
}

const openDisplay = async () =>
  userEvent.click(
    await screen.findByRole('button', { name: m.sp_display_label({ number: DISPLAY, count: 4 }) }),
  );

describe('a draft taken back', () => {
  it('leaves the tiles told of its display: only the colour is asked', async () => {
    const { live } = await drafted();
    live.undo();
    await openDisplay();
    expect(await screen.findByText(m.sp_which_taken())).toBeVisible();
  });

  it('lets each of them be named anew, where another display was meant', async () => {
    const { live } = await drafted();
    live.undo();
    await openDisplay();
    const back = await screen.findByRole('button', { name: m.sp_take_back_tile() });
    for (let left = 4; left > 0; left -= 1) await userEvent.click(back);
    expect(screen.getByText(m.sp_what_lies_there({ count: 4 }))).toBeVisible();
  });

  it('says nothing of another display', async () => {
    const { live } = await drafted();
    live.undo();
    const { match } = pavilionMatch(live);
    expect(toldBefore(match, DISPLAY)).toEqual(CONTENTS);
    expect(toldBefore(match, DISPLAY + 1)).toBeUndefined();
  });

  it('leaves nothing once it is told of another display: the tiles lie there', async () => {
    const { live, draft } = await drafted();
    live.undo();
    expect(live.tell({ ...draft, source: DISPLAY + 1 })).toMatchObject({ accepted: true });
    const { match } = pavilionMatch(live);
    expect(toldBefore(match, DISPLAY)).toBeUndefined();
  });

  it('leaves nothing of a draft that is told again in the history: it was another moment', async () => {
    const { live, draft } = await drafted();
    const told = live.match.acts.last();
    if (told === undefined) throw new Error('Nothing told');
    live.amend(told.entry, { type: 'move', move: { ...draft, colour: 'blue' } });
    expect(toldBefore(pavilionMatch(live).match, DISPLAY)).toBeUndefined();
  });

  it('says nothing of a round that had begun in what was taken back', async () => {
    const { live, move } = await atTable('summer-pavilion', '2-coloured-referee', 'prepareRound');
    const before = pavilionMatch(live).match;
    expect(live.tell(move)).toMatchObject({ accepted: true });
    const fill = { type: 'fillDisplay', display: DISPLAY, tiles: CONTENTS };
    expect(live.tell(fill)).toMatchObject({ accepted: true });
    live.undo();
    expect(toldBefore(pavilionMatch(live).match, DISPLAY)).toEqual(CONTENTS);
    live.undo();
    const { match } = pavilionMatch(live);
    expect(match.acts.length).toBe(before.acts.length);
    expect(toldBefore(match, DISPLAY)).toBeUndefined();
  });
});

async function edit(live: LiveMatch, move: unknown, before: unknown) {
  const card = gameOf('summer-pavilion');
  const rulebook = await card?.rulebook('en');
  if (!card || !rulebook) throw new Error('No game');
  cleanup();
  const ways = { live, card, rulebook, move, before, nameOf: (seat: string) => seat };
  render(MoveEditor, { ...ways, ontell: () => undefined });
}

describe('a move told again', () => {
  it('opens a display with the tiles it was told to hold', async () => {
    const { live, draft } = await drafted();
    await edit(live, draft, live.match.ruled.at(0)?.state);
    await openDisplay();
    expect(screen.getByText(m.sp_which_taken())).toBeVisible();
  });

  it('begins anew at another display, where the wrong one was touched', async () => {
    const { live, draft } = await drafted();
    await edit(live, draft, live.match.ruled.at(0)?.state);
    await openDisplay();
    const other = m.sp_display_label({ number: DISPLAY + 1, count: 4 });
    await userEvent.click(screen.getByRole('button', { name: other }));
    expect(screen.getByText(m.sp_what_lies_there({ count: 4 }))).toBeVisible();
  });

  it('lays out the tiles that a pass kept', async () => {
    const { live, move } = await atTable('summer-pavilion', '2-coloured-referee', 'pass');
    const { keep = {} } = move as MoveOf<'pass'>;
    const kept = countOf(tilesOf(keep));
    expect(kept).toBeGreaterThan(0);
    await edit(live, move, live.state);
    const says = new RegExp(`^${m.sp_pass_for_nothing({ kept })}(,|$)`);
    expect(await screen.findByRole('button', { name: says })).toBeVisible();
  });
});
