// "May she do that?": a move tried at each game's own table is ruled on, told to nobody, and can be done afterwards.
import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gameOf } from '../../src/lib/games/registry.ts';
import { m } from '../../src/lib/paraglide/messages.js';
import { dryRun } from '../../src/lib/referee/dryRun.ts';
import type { ClauseId } from '../../src/lib/referee/ruling.ts';
import type { MatchFile } from '../../src/lib/referee/matchFile.ts';
import { importText } from '../../src/lib/storage/transfer.ts';
import { openHouse } from '../../src/lib/table/house.ts';
import { Teller } from '../../src/lib/table/teller.svelte.ts';
import { Trial } from '../../src/lib/table/trial.svelte.ts';
import type { LiveMatch } from '../../src/lib/table/liveMatch.svelte.ts';
import MatchScreen from '../../src/lib/ui/MatchScreen.svelte';
import { serveAskFiles } from '../support/ask.ts';
import { closeAll } from '../support/db.ts';
import { eventually } from '../support/eventually.ts';
import TrialSheet from '../support/TrialSheet.svelte';
import { movesOf } from '../support/toyMatch.ts';
import { toyProps, toyTable } from '../support/toyTable.ts';

beforeEach(() => {
  sessionStorage.clear();
});
afterEach(closeAll);

function waysFrom<State, Move>(live: LiveMatch<State, Move>) {
  return {
    asked: '',
    game: live.game,
    rule: (moves: readonly unknown[], waived: readonly ClauseId[]) =>
      dryRun(live.rules, live.state, moves as Move[], waived),
    tell: vi.fn<(move: unknown, reason?: string) => boolean>(() => true),
    ask: vi.fn<() => void>(),
    leave: vi.fn<() => void>(),
  };
}

describe('a table of trials', () => {
  it('has the rules answer and tells nothing', async () => {
    const { live } = await toyTable('a1');
    const trial = new Trial(waysFrom(live));
    const teller = new Teller(live, trial);
    const [move] = movesOf('b3');
    expect(teller.tell(move)).toBe(false);
    expect(trial.answer).toMatchObject({ moves: [move], refusal: undefined });
    expect(trial.answer?.effects).toMatchObject([{ seat: 'b', points: 3 }]);
    expect(live.match.log.length).toBe(1);
    expect(teller.refused).toBeUndefined();
  });

  it('hands what is to be done to the match, and leaves', async () => {
    const { live } = await toyTable('a1');
    const way = waysFrom(live);
    const trial = new Trial(way);
    new Teller(live, trial).tries(movesOf('b3 c2'));
    trial.doIt();
    expect(way.leave).toHaveBeenCalledOnce();
    expect(way.tell.mock.calls).toEqual(movesOf('b3 c2').map((move) => [move, undefined]));
  });

  it('rules on moves that belong together one after the other, up to the refused one', async () => {
    const { live } = await toyTable('a1');
    const both = dryRun(live.rules, live.state, movesOf('b3 c2'));
    expect(both.refusal).toBeUndefined();
    expect(both.effects.map(({ seat }) => seat)).toEqual(['b', 'c']);
    const wrong = dryRun(live.rules, live.state, movesOf('b3 a2 c1'));
    expect(wrong.refusal?.clause).toBe('toy.turn.order');
    expect(wrong.refusedAt).toBe(1);
    expect(wrong.effects).toHaveLength(1);
  });
});

/** The answer to a move tried at the toy table, as its sheet shows it. */
async function tried(told: string, move: string, asked = '') {
  const { live } = await toyTable(told, {}, true);
  const ways = { ...waysFrom(live), asked };
  const trial = new Trial(ways);
  trial.hear(movesOf(move));
  render(TrialSheet, { trial, live, canDecide: true, ...toyProps });
  return { live, ways, user: userEvent.setup() };
}

const OVER = 'a3 b3 c3 a3 b3 c3 a3 b3 c3 a3';
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('a tried move that is refused', () => {
  it('is allowed once the unclear place it rests on is read otherwise, in two taps', async () => {
    const { live, ways, user } = await tried(OVER, 'b1', 'is it over?');
    expect(screen.getByText(m.trial_refused())).toBeVisible();
    expect(screen.getByText('What of a turn beyond the goal?')).toBeVisible();
    expect(screen.getByText(m.trial_unclear())).toBeVisible();
    expect(screen.queryByRole('button', { name: m.agree_offer() })).toBeNull();
    await user.click(button('It brings nothing.'));
    expect(screen.getByLabelText('In your own words')).toHaveValue('is it over?');
    await user.click(button(m.amend_accept()));
    expect(live.match.houseRulings).toEqual({ 'toy.ruling.overshoot': 'bounces' });
    expect(screen.getByText('House ruling set: It brings nothing.')).toBeVisible();
    expect(screen.getByText(m.trial_allowed())).toBeVisible();
    await user.click(button(m.match_undo()));
    expect(screen.getByText(m.trial_refused())).toBeVisible();
    await user.click(button('It brings nothing.'));
    await user.click(button(m.amend_accept()));
    await user.click(button(m.trial_do()));
    expect(ways.tell.mock.calls).toEqual(movesOf('b1').map((move) => [move, undefined]));
  });

  it('is settled by the table where nothing is unclear, and can be played against the rules then', async () => {
    const { live, ways, user } = await tried('a1', 'c2');
    expect(screen.queryByText(m.trial_unclear())).toBeNull();
    await user.click(button(m.agree_offer()));
    expect(screen.getByLabelText(m.agree_question())).toHaveValue('Cleo: adds 2');
    await user.type(screen.getByLabelText(m.agree_decision()), 'Cleo plays early.');
    await user.click(button(m.agree_accept()));
    expect(live.match.settled).toMatchObject([{ reason: 'Cleo: adds 2\nCleo plays early.' }]);
    expect(screen.getByText('Agreed: Cleo plays early.')).toBeVisible();
    expect(screen.queryByRole('button', { name: m.agree_offer() })).toBeNull();
    // What they have just said no to is never under the thumb.
    expect(button(m.refusal_overrule())).not.toHaveClass('main-key');
    expect(button(m.trial_again())).toHaveClass('main-key');
    await user.click(button(m.refusal_overrule()));
    expect(ways.leave).toHaveBeenCalledOnce();
    expect(ways.tell.mock.calls).toEqual(movesOf('c2').map((move) => [move, 'Cleo plays early.']));
  });

  it('says it where the customs of the table cannot be read', async () => {
    const house = await openHouse();
    if (!house.ok) throw new Error(house.fault.code);
    const { settings } = house.value.db;
    await settings.put({ key: 'customs-toy', value: { readings: 7 } });
    await tried('a1', 'c2');
    expect(await screen.findByRole('alert')).toBeVisible();
    await settings.clear();
  });

  it('leads back to the question', async () => {
    const { ways, user } = await tried('a1', 'c2');
    await user.click(button(m.trial_question()));
    expect(ways.leave).toHaveBeenCalledOnce();
    expect(ways.ask).toHaveBeenCalledOnce();
    expect(ways.tell).not.toHaveBeenCalled();
  });
});

/** A golden match up to a move of this kind, and how the thumb tells it. */
const TABLES = [
  ['summer-pavilion', '3-coloured-scorekeeper', 'prepareRound', /^Round 2 is ready/],
  ['colosseum', '3-scorekeeper', 'bid', /^Bid /],
  ['magnificent', '3-scorekeeper', 'pay', /./],
  ['histrio', '3-scorekeeper-kept', 'endTurn', /./],
] as const;

describe.each(TABLES)('at the table of %s', (slug, golden, type, key) => {
  it('a move is tried, is not told, and is told when it is to be done', async () => {
    const { user, logged, before } = await atTable(slug, golden, type);
    await user.click(screen.getByRole('button', { name: m.match_dispute() }));
    await user.click(screen.getByRole('button', { name: m.dispute_try() }));
    expect(screen.getByText(m.trial_note())).toBeVisible();
    expect(screen.queryByRole('button', { name: m.match_undo() })).toBeNull();
    // To ears it is the match but for this.
    expect(screen.getByRole('heading', { name: m.trial_note() })).toHaveFocus();
    const stage = screen.getByRole('main', { name: m.trial_note() });
    expect(stage.parentElement).not.toHaveTextContent(m.match_recorded());

    await user.click(thumbKey(key));
    const answer = screen.getByRole('dialog', { name: m.trial_title() });
    expect(within(answer).getByText(m.trial_allowed())).toBeVisible();
    expect(await logged()).toBe(before);
    await user.click(within(answer).getByRole('button', { name: m.trial_again() }));
    await user.click(thumbKey(key));
    await user.click(screen.getByRole('button', { name: m.trial_do() }));
    expect(screen.queryByText(m.trial_note())).toBeNull();
    await eventually(async () => expect(await logged()).toBe(before + 1));
  });

  it('leads back to what was asked', async () => {
    serveAskFiles();
    const { user, logged, before } = await atTable(slug, golden, type);
    await user.click(screen.getByRole('button', { name: m.match_dispute() }));
    await user.type(screen.getByRole('searchbox'), 'may I?');
    await user.click(screen.getByRole('button', { name: m.dispute_try() }));
    await user.click(thumbKey(key));
    await user.click(screen.getByRole('button', { name: m.trial_question() }));
    expect(screen.queryByText(m.trial_note())).toBeNull();
    expect(screen.getByRole('searchbox')).toHaveValue('may I?');
    expect(await logged()).toBe(before);
  });

  it('is left as it was', async () => {
    const { user, logged, before } = await atTable(slug, golden, type);
    await user.click(screen.getByRole('button', { name: m.match_dispute() }));
    await user.click(screen.getByRole('button', { name: m.dispute_try() }));
    await user.click(screen.getByRole('button', { name: m.trial_back() }));
    expect(screen.queryByText(m.trial_note())).toBeNull();
    expect(screen.getByRole('button', { name: m.match_undo() })).toBeEnabled();
    expect(await logged()).toBe(before);
  });
});

describe('a move that the words of a question name', () => {
  const named = (words: RegExp) => screen.findByRole('button', { name: words });

  async function asking(question: string) {
    serveAskFiles();
    const table = await atTable('colosseum', '3-scorekeeper', 'bid');
    await table.user.click(screen.getByRole('button', { name: m.match_dispute() }));
    await table.user.type(screen.getByRole('searchbox'), question);
    return table;
  }

  it('is ruled on by one key, and the answer leads back to the question', async () => {
    const { user, logged, before } = await asking('may Cy bid 99 coins?');
    await user.click(await named(/^Try it: Cy: .*99/));
    const answer = screen.getByRole('dialog', { name: m.trial_title() });
    expect(within(answer).getByText(m.trial_refused())).toBeVisible();
    expect(await logged()).toBe(before);
    await user.click(within(answer).getByRole('button', { name: m.trial_question() }));
    expect(screen.getByRole('searchbox')).toHaveValue('may Cy bid 99 coins?');
  });

  it('is refused as one of many where each of them would be, and cannot be done then', async () => {
    const { user, lay } = await asking('may Ann trade with Bo?');
    await user.click(await named(/^Try it: Ann · trade · Bo$/));
    expect(screen.getByText('Ann · trade · Bo')).toBeVisible();
    expect(screen.getByText(m.trial_refused())).toBeVisible();
    await lay();
    expect(await screen.findByText('Ann · trade · Bo')).toBeVisible();
    await user.click(screen.getByRole('button', { name: m.trial_again() }));
    expect(screen.getByText(m.trial_note())).toBeVisible();
  });

  it('is not offered where words leave so much open that the table of trials would be blank', async () => {
    await asking('may I offer more than that');
    await screen.findByText(m.ask_nearest());
    await gameOf('colosseum')?.named?.();
    expect(screen.queryByRole('button', { name: /^Try it/ })).toBeNull();
    expect(screen.getByRole('button', { name: m.dispute_try() })).toBeVisible();
  });

  it('begins the table of trials with what was understood', async () => {
    serveAskFiles();
    const { user } = await atTable('magnificent', '4-referee', 'build', 1);
    await user.click(screen.getByRole('button', { name: m.match_dispute() }));
    await user.type(screen.getByRole('searchbox'), 'may I travel somewhere');
    await user.click(await named(/^Try it: travel$/));
    const scene = screen.getAllByRole('main').at(-1) ?? document.body;
    expect(within(scene).getByRole('button', { name: '2 steps, tent' })).toBeVisible();
  });

  it('is not offered where no move is named', async () => {
    await asking('who gets the podium');
    await screen.findByText(m.ask_also());
    expect(screen.queryByRole('button', { name: /^Try it/ })).toBeNull();
  });
});

describe('left for the rulebook', () => {
  it('a question is asked again, until its sheet was closed', async () => {
    serveAskFiles();
    const { user, lay } = await atTable('colosseum', '3-scorekeeper', 'bid');
    await user.click(screen.getByRole('button', { name: m.match_dispute() }));
    await user.type(screen.getByRole('searchbox'), 'may I?');
    await lay();
    expect(await screen.findByRole('searchbox')).toHaveValue('may I?');
    await user.click(screen.getByRole('button', { name: m.sheet_close() }));
    await lay();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('a trial goes on with its answer, what was agreed on it, and the way back to its question', async () => {
    serveAskFiles();
    const { user, lay, logged, before } = await atTable(
      'histrio',
      '3-referee-chameleon',
      'travel',
      1,
    );
    await user.click(screen.getByRole('button', { name: m.match_dispute() }));
    await user.type(screen.getByRole('searchbox'), 'used cards?');
    await user.click(screen.getByRole('button', { name: m.dispute_try() }));
    await lay();
    expect(await screen.findByText(m.trial_note())).toBeVisible();
    const scene = () => within(screen.getAllByRole('main').at(-1) ?? document.body);
    const [gone] = scene().getAllByRole('button', { name: /its card is in the discard pile/ });
    if (gone === undefined) throw new Error('No city to go to');
    await user.click(gone);
    await user.click(screen.getByRole('button', { name: m.agree_offer() }));
    await lay();
    expect(await screen.findByLabelText(m.agree_question())).toHaveValue('used cards?');
    await user.type(screen.getByLabelText(m.agree_decision()), 'They may be used.');
    await user.click(screen.getByRole('button', { name: m.agree_accept() }));
    await lay();
    expect(await screen.findByText('Agreed: They may be used.')).toBeVisible();
    expect(screen.getByText(m.trial_refused())).toBeVisible();
    await user.click(screen.getByRole('button', { name: m.trial_question() }));
    expect(screen.getByRole('searchbox')).toHaveValue('used cards?');
    expect(await logged()).toBe(before + 1);
  });
});

it('where one player of Histrio goes is tried without asking the others; a card that is used is refused at once', async () => {
  const { user, logged, before } = await atTable('histrio', '3-referee-chameleon', 'travel', 1);
  await user.click(screen.getByRole('button', { name: m.match_dispute() }));
  await user.click(screen.getByRole('button', { name: m.dispute_try() }));
  const scene = () => within(screen.getAllByRole('main').at(-1) ?? document.body);
  const free = scene()
    .getAllByRole('button', { name: /^City \d\./ })
    .at(-1);
  const gone = scene().getAllByRole('button', { name: /its card is in the discard pile/ })[0];
  if (free === undefined || gone === undefined) throw new Error('No city to go to');
  await user.click(free);
  expect(screen.getByText(m.trial_allowed())).toBeVisible();
  expect(screen.getByText(/^Ann city \d$/)).toBeVisible();
  expect(screen.queryByText(/no city|Nobody in/)).toBeNull();
  expect(screen.queryByRole('button', { name: m.trial_do() })).toBeNull();
  await user.click(screen.getByRole('button', { name: m.trial_again() }));
  await user.click(gone);
  expect(screen.getByText(m.trial_refused())).toBeVisible();
  expect(await logged()).toBe(before);
});

function thumbKey(name: RegExp): HTMLElement {
  const thumb = screen.getByRole('navigation', { name: m.match_thumb() });
  const key = within(thumb).getAllByRole('button', { name }).at(-1);
  if (key === undefined) throw new Error('Nothing under the thumb');
  return key;
}

async function atTable(slug: string, golden: string, type: string, nth = 0) {
  const card = gameOf(slug);
  const house = await openHouse();
  if (!card || !house.ok) throw new Error(slug);
  const { db } = house.value;
  await Promise.all(db.tables.map((table) => table.clear()));
  const text = readFileSync(`tests/games/${slug}/golden/${golden}.json`, 'utf8');
  const { result: _, ...file } = JSON.parse(text) as MatchFile;
  const places = file.entries.flatMap(({ told }, at) =>
    told.type === 'tell' &&
    told.act.type === 'move' &&
    (told.act.move as { readonly type: string }).type === type
      ? [at]
      : [],
  );
  const before = places[nth] ?? 0;
  const [module, rulebook, views] = await Promise.all([
    card.rules(),
    card.rulebook('en'),
    card.views(),
  ]);
  const document = JSON.stringify({ ...file, id: 'm1', entries: file.entries.slice(0, before) });
  const imported = await importText(db, document, {
    modules: [module],
    newId: () => 'm1',
    now: '2026-03-01T22:00:00+01:00',
  });
  if (!imported.ok) throw new Error(imported.fault.code);
  const screenOf = () => render(MatchScreen, { card, module, rulebook, views, match: 'm1' });
  let shown = screenOf();
  await screen.findByRole('button', { name: m.match_dispute() });
  await eventually(() =>
    expect(screen.getByRole('button', { name: m.match_undo() })).toBeEnabled(),
  );
  /** The match is left, and opened again. */
  async function lay() {
    shown.unmount();
    shown = screenOf();
    await screen.findAllByRole('navigation', { name: m.match_thumb(), hidden: true });
  }
  return { user: userEvent.setup(), before, lay, logged: () => db.entries.count() };
}
