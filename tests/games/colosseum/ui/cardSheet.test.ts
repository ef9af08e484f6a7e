// A card compared in the middle of a match: told at once, or after a look at what a recount changes.
import { render, screen, within } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { tick } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { colosseumRules } from '../../../../src/lib/games/colosseum/module.ts';
import { RULESET_1 } from '../../../../src/lib/games/colosseum/data/ruleset1.ts';
import type { Program } from '../../../../src/lib/games/colosseum/data/tables.ts';
import type { Move } from '../../../../src/lib/games/colosseum/rules/moves.ts';
import CardSheet from '../../../../src/lib/games/colosseum/ui/match/CardSheet.svelte';
import Table from '../../../../src/lib/games/colosseum/ui/Table.svelte';
import { views } from '../../../../src/lib/games/colosseum/ui/views.ts';
import MoveEditor from '../../../../src/lib/games/colosseum/ui/MoveEditor.svelte';
import { createMatch } from '../../../../src/lib/storage/matches.ts';
import { seedRulesets } from '../../../../src/lib/storage/rulesets.ts';
import { closeAll, freshDb } from '../../../support/db.ts';
import { openMatch } from '../../../support/openMatch.ts';
import { lying, type Lying } from '../tables.ts';
import { card, nameOf, rulebook, standing, table, tap, words } from './audienceScenes.ts';

afterEach(closeAll);

const PRODUCE: Move = { type: 'produce', seat: 'ann', program: 7, missing: 0, stars: 0 };

async function atTable(told: Lying, ...moves: readonly Move[]) {
  const setup = lying({ level: 'scorekeeper', ...told });
  const { seats } = standing(setup);
  const { seats: _, ...kept } = setup;
  const db = freshDb();
  await seedRulesets(db, [colosseumRules]);
  await createMatch(db, {
    id: 'm1',
    game: 'colosseum',
    ruleset: { game: 'colosseum', version: RULESET_1.version },
    begun: '2026-03-01T20:00:00+01:00',
    seats,
    setup: kept,
  });
  const live = await openMatch({ db, module: colosseumRules, id: 'm1' });
  for (const move of moves) expect(live.tell(move).accepted).toBe(true);
  return live;
}

const PRODUCING: Lying = { phase: 'producing', ann: { coins: 30, programs: [7, 8] } };

async function comparing(number: number) {
  const live = await atTable(PRODUCING, PRODUCE);
  const onread = vi.fn<(program: Program) => boolean>(
    (program) => live.tell({ type: 'readCard', program }).accepted,
  );
  const onrecounted = vi.fn<(program: Program) => void>();
  const onclose = vi.fn<() => void>();
  const props = { live, table, number, words, rulebook, card, nameOf };
  render(CardSheet, { ...props, onread, onrecounted, onclose });
  return { live, onread, onrecounted, onclose };
}

it('a card that says the same is told from now on, with one tap', async () => {
  const { onread, onclose } = await comparing(7);
  await tap('As on my card');
  expect(onread).toHaveBeenCalledOnce();
  expect(onclose).toHaveBeenCalledOnce();
});

it('a card that is refused stays as it was typed', async () => {
  const { onread, onclose } = await comparing(8);
  onread.mockReturnValue(false);
  await tap(/^4$/);
  await tap('Keep as corrected');
  expect(onread).toHaveBeenCalledOnce();
  expect(onclose).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Keep as corrected' })).toBeVisible();
});

it('a correction of an event already counted is looked at first, and counts again', async () => {
  const { live, onread, onrecounted, onclose } = await comparing(7);
  await tap(/^3$/);
  await tap('Keep as corrected');
  expect(onread).not.toHaveBeenCalled();
  expect(screen.getByText(/already been bought or produced/)).toBeInTheDocument();
  await tap('Make the change');
  expect(onrecounted).toHaveBeenCalledOnce();
  expect(onclose).toHaveBeenCalledOnce();
  expect(live.match.acts.length).toBe(2);
});

it('or holds only from now on', async () => {
  const { live, onread, onrecounted } = await comparing(7);
  await tap(/^3$/);
  await tap('Keep as corrected');
  await tap('Only from now on');
  expect(onread).toHaveBeenCalledOnce();
  expect(onrecounted).not.toHaveBeenCalled();
  expect(live.match.stop).toBeUndefined();
});

it('a missing move is told in the scene of its moment, medals included', async () => {
  const live = await atTable(PRODUCING);
  const ontell = vi.fn<(move: unknown) => void>();
  const props = { live, card, rulebook, nameOf, ontell };
  render(MoveEditor, { ...props, move: undefined, before: live.state });
  expect(await screen.findByRole('button', { name: 'No event' })).toBeInTheDocument();
  await tap('Medals');
  await tap('Bo');
  await tap('What would change');
  expect(ontell).toHaveBeenCalledExactlyOnceWith({ type: 'cashMedals', seat: 'bo', medals: 1 });
});

it('a card read wrongly is told again as a card', async () => {
  const [, , , , , , seven] = table.tables.programs;
  if (seven === undefined) throw new Error('No program 7.');
  const read: Move = { type: 'readCard', program: seven };
  const live = await atTable(PRODUCING, read);
  const ontell = vi.fn<(move: unknown) => void>();
  const before = live.stateBefore(live.match.acts.at(0)?.entry ?? '');
  render(MoveEditor, { live, card, rulebook, nameOf, ontell, move: read, before });
  await screen.findByText('Arena');
  await tap(/^3$/);
  await tap('Keep as corrected');
  expect(ontell.mock.calls[0]?.[0]).toMatchObject({ type: 'readCard', program: { arena: 3 } });
});

it('an event told again is asked as an event, and never as a deal', async () => {
  const live = await atTable(PRODUCING);
  const ontell = vi.fn<(move: unknown) => void>();
  const props = { live, card, rulebook, nameOf, ontell };
  render(MoveEditor, { ...props, move: PRODUCE, before: live.state });
  expect(await screen.findByRole('button', { name: 'No event' })).toBeInTheDocument();
  expect(screen.queryByText('Ann: which two programs?')).not.toBeInTheDocument();
});

it('a refusal that rests on a card nobody has compared opens it in place of the note', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const live = await atTable({ phase: 'investing', ann: { coins: 37 } });
  render(Table, { live, module: colosseumRules, seats: live.seats, card, rulebook, views, nameOf });
  await screen.findByText('event program');
  await tap(/event program/);
  await tap(/^program 30,.* arena of 4/);
  await tap(/^Buy 30/);
  await tap(/^Check the card: program 30/);
  expect(live.match.acts.length).toBe(0);
  expect(await screen.findByText('Arena')).toBeInTheDocument();
  expect(screen.queryByText('Not by the rules')).not.toBeInTheDocument();
});

it('that there was no event is told again with what the dice and the medals came to', async () => {
  const live = await atTable({ ...PRODUCING, roller: 'ann' });
  const ontell = vi.fn<(move: unknown) => void>();
  const move: Move = { type: 'pass', seat: 'ann', rests: 1, medalMoves: 1 };
  expect(live.rules.rule(live.state, move).allowed).toBe(true);
  render(MoveEditor, { live, card, rulebook, nameOf, ontell, move, before: live.state });
  await screen.findByRole('button', { name: 'No event' });
  await tap('No event');
  expect(ontell).toHaveBeenCalledExactlyOnceWith(move);
});

it('a medal that is cashed leaves a half-told deal as it is', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const live = await atTable({ phase: 'trading', ann: { coins: 30, medals: 1 } });
  render(Table, { live, module: colosseumRules, seats: live.seats, card, rulebook, views, nameOf });
  const partners = await screen.findByRole('group', { name: 'Ann trades with' });
  const deal = () => screen.queryAllByText(/^Bo gives/);
  await userEvent.click(within(partners).getByText('Bo'));
  expect(deal()).not.toHaveLength(0);
  expect(live.tell({ type: 'cashMedals', seat: 'ann', medals: 1 }).accepted).toBe(true);
  await tick();
  expect(deal()).not.toHaveLength(0);
});
