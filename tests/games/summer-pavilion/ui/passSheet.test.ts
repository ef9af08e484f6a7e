// Passing: any number of tiles the box holds can be told, and the key says what it really costs.
import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LATEST } from '../../../../src/lib/games/summer-pavilion/data/rulesets.ts';
import { loadWords } from '../../../../src/lib/games/summer-pavilion/rulebook/rulebook.ts';
import type { SomeTiles } from '../../../../src/lib/games/summer-pavilion/data/pieces.ts';
import type { Move } from '../../../../src/lib/games/summer-pavilion/rules/moves.ts';
import { rulesOf, tableOf } from '../../../../src/lib/games/summer-pavilion/rules/rule.ts';
import { allTiles, seatAt } from '../../../../src/lib/games/summer-pavilion/rules/table.ts';
import PassSheet from '../../../../src/lib/games/summer-pavilion/ui/PassSheet.svelte';
import { m } from '../../../../src/lib/paraglide/messages.js';
import type { TrackingLevel } from '../../../../src/lib/referee/rules.ts';
import { atTable } from '../../../support/atTable.ts';
import { closeAll } from '../../../support/db.ts';
import { placing, type Lying } from '../positions.ts';

const rules = rulesOf(LATEST);

beforeEach(() => {
  localStorage.clear();
});
afterEach(closeAll);

/** What the sheet of Ann's pass is handed where this lies before her, and what it tells. */
async function passing(ann: NonNullable<Lying['ann']>, level: TrackingLevel = 'referee') {
  const begun = rules.begin(placing({ level, ann }));
  if (!begun.allowed) throw new Error(begun.refusal.clause);
  const { state } = begun;
  const told: Move[] = [];
  const ways = {
    rules,
    state,
    seat: seatAt(state, 0),
    words: await loadWords('en'),
    limit: 4,
    most: allTiles(tableOf(LATEST)),
    ontell: (move: Move) => told.push(move),
  };
  return { ways, told };
}

it('pass.penalty: 23 tiles can be left, with what they really cost', async () => {
  const { ways, told } = await passing({ total: 40 }, 'scorekeeper');
  render(PassSheet, ways);
  expect(screen.getByRole('button', { name: '4' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '11 tiles, −7 points' })).toBeInTheDocument();
  await fireEvent.click(screen.getByRole('button', { name: 'More than 19' }));
  const left = screen.getByRole('spinbutton', { name: 'Tiles left' });
  await fireEvent.change(left, { target: { value: '23' } });
  await fireEvent.click(
    screen.getByRole('button', { name: 'Pass: keep 4, discard 19, lose 19 points' }),
  );
  expect(told).toEqual([{ type: 'pass', seat: 'ann', kept: 4, lost: 19 }]);
});

it('pass.floor-one: with every tile told the key says what is really lost, down to the floor', async () => {
  const hand = { red: 3, blue: 3, green: 3 };
  const { ways } = await passing({ total: 7, hand });
  render(PassSheet, ways);
  expect(
    screen.getByRole('button', { name: 'Pass: keep none, discard 9, lose 6 points' }),
  ).toBeTruthy();
});

it('pass.keep-four: what was kept before is chosen anew where the hand has become another one', async () => {
  const hand = { red: 3, blue: 3 };
  const { ways } = await passing({ total: 20, hand });
  const again = (keep: SomeTiles) => ({ type: 'pass', seat: 'ann', keep }) as const;
  const { unmount } = render(PassSheet, { ...ways, before: again({ red: 3, blue: 1 }) });
  expect(
    screen.getByRole('button', { name: 'Pass: keep 4, discard 2, lose 2 points' }),
  ).toBeTruthy();
  unmount();
  render(PassSheet, { ...ways, before: again({ red: 2, green: 2 }) });
  expect(
    screen.getByRole('button', { name: 'Pass: keep none, discard 6, lose 6 points' }),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: /^red/i })).toBeEnabled();
});

it('pass.keep-four: a small hand is kept whole at first, and of a pass told again what it kept', async () => {
  const hand = { red: 2, blue: 1 };
  const { ways } = await passing({ total: 20, hand });
  const { unmount } = render(PassSheet, ways);
  expect(screen.getByRole('button', { name: m.sp_pass_for_nothing({ kept: 3 }) })).toBeVisible();
  unmount();
  render(PassSheet, { ...ways, before: { type: 'pass', seat: 'ann', keep: {} } });
  expect(
    screen.getByRole('button', { name: 'Pass: keep none, discard 3, lose 3 points' }),
  ).toBeVisible();
});

it('pass.keep-four: of tiles all alike as many as may be kept are laid out at once', async () => {
  const { ways, told } = await passing({ total: 20, hand: { red: 6 } });
  render(PassSheet, ways);
  await fireEvent.click(
    screen.getByRole('button', { name: 'Pass: keep 4, discard 2, lose 2 points' }),
  );
  expect(told).toEqual([{ type: 'pass', seat: 'ann', keep: { red: 4 } }]);
});

it('pass.penalty: to keep fewer, the number told is shown, and leads back to the one asked before', async () => {
  const { ways, told } = await passing({ total: 40 }, 'scorekeeper');
  const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  render(PassSheet, ways);
  await tap(m.sp_keep_fewer());
  await tap('6');
  expect(screen.getByText('Tiles left:')).toHaveTextContent('Tiles left: 6');
  expect(screen.queryByText(m.sp_tiles_left())).not.toBeInTheDocument();
  await tap(m.sheet_back());
  expect(screen.getByText(m.sp_tiles_left())).toBeVisible();
  await tap(m.sp_pass_more());
  await tap(m.sheet_back());
  await tap('7');
  await tap('2 −5');
  expect(told).toEqual([{ type: 'pass', seat: 'ann', kept: 2, lost: 5 }]);
});

it('pass.keep-four: a table that is left keeps what is to be kept of a small hand', async () => {
  const { again } = await atTable('summer-pavilion', '2-coloured-referee', 'pass');
  const tap = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
  await tap(m.sp_pass());
  await tap(m.sp_keep_none());
  const none = /^Pass: keep none/;
  expect(await screen.findByRole('button', { name: none })).toBeVisible();
  await again();
  expect(await screen.findByRole('button', { name: none })).toBeVisible();
});
