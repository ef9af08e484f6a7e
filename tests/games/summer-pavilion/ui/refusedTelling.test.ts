// A move that the rules refuse takes nothing of what it was told with: it is mended, not told anew.
import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rulebookOf } from '../../../../src/lib/games/rulebookOf.ts';
import { LATEST } from '../../../../src/lib/games/summer-pavilion/data/rulesets.ts';
import { summerPavilion } from '../../../../src/lib/games/summer-pavilion/game.ts';
import { loadWords } from '../../../../src/lib/games/summer-pavilion/rulebook/rulebook.ts';
import { rulesOf, tableOf } from '../../../../src/lib/games/summer-pavilion/rules/rule.ts';
import PlaceScene from '../../../../src/lib/games/summer-pavilion/ui/PlaceScene.svelte';
import { m } from '../../../../src/lib/paraglide/messages.js';
import { atTable } from '../../../support/atTable.ts';
import { closeAll } from '../../../support/db.ts';
import { placing } from '../positions.ts';

beforeEach(() => {
  localStorage.clear();
});
afterEach(closeAll);

const rules = rulesOf(LATEST);

const tap = async (name: string | RegExp, sheet?: HTMLElement) =>
  userEvent.click(await (sheet ? within(sheet) : screen).findByRole('button', { name }));

it('the tiles of a display stay told where its joker was chosen, and go once a colour is taken', async () => {
  const { live } = await atTable('summer-pavilion', '2-coloured-referee', 'fillSupply');
  await tap(m.sp_display_label({ number: 2, count: 4 }));
  const sheet = await screen.findByRole('dialog');
  for (const colour of [/^red/i, /^red/i, /^blue/i, /^purple/i]) await tap(colour, sheet);
  await tap(/^purple/i, sheet);
  expect(await screen.findByRole('alertdialog', { name: m.match_refused() })).toBeVisible();
  expect(within(sheet).getByText(m.sp_which_taken())).toBeVisible();
  await tap(/^red/i, sheet);
  expect(live.match.acts.last()?.act).toMatchObject({ move: { contents: { red: 2, blue: 1 } } });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('the colours of the supply stay told', async () => {
  const { live } = await atTable('summer-pavilion', '2-coloured-referee', 'fillSupply');
  await tap(new RegExp(`^${m.sp_supply_count({ count: 10 })}`));
  const sheet = await screen.findByRole('dialog', { name: m.sp_tiles_title() });
  for (const colour of [/^red/i, /^blue/i]) await tap(colour, sheet);
  const ruling = live.rules.rule(live.state, { type: 'fillSupply', tiles: { red: 11 } });
  if (ruling.allowed) throw new Error('allowed');
  const { refusal } = ruling;
  const heard = vi.spyOn(live, 'tell').mockReturnValueOnce({ accepted: false, refusal });
  const note = m.sp_note_supply({ count: 2 });
  await tap(note, sheet);
  expect(heard).toHaveBeenCalledOnce();
  await tap(note, sheet);
  expect(live.match.acts.last()?.act).toMatchObject({ move: { tiles: { red: 1, blue: 1 } } });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a told tile of the supply is taken back by a tap on it, and a sheet closed over the others loses none', async () => {
  await atTable('summer-pavilion', '2-coloured-referee', 'fillSupply');
  const open = async () => {
    await tap(new RegExp(`^${m.sp_supply_count({ count: 10 })}`));
    return screen.findByRole('dialog', { name: m.sp_tiles_title() });
  };
  const sheet = await open();
  for (const colour of [/^red/i, /^red/i, /^blue/i]) await tap(colour, sheet);
  await tap(m.sp_pile_less({ colour: 'red', count: 2 }), sheet);
  await tap(m.sp_pile_less({ colour: 'blue', count: 1 }), sheet);
  await tap(m.sheet_close(), sheet);
  const again = await open();
  expect(within(again).getByRole('button', { name: m.sp_note_supply({ count: 1 }) })).toBeEnabled();
  expect(within(again).getByText(m.sp_supply_unknown({ count: 9 }))).toBeVisible();
  for (let more = 0; more < 9; more++) await tap(/^red/i, again);
  expect(within(again).queryByText(m.sp_supply_unknown({ count: 0 }))).not.toBeInTheDocument();
});

it('a space that cannot be filled says why before it is tapped, and no other is asked for that', async () => {
  const begun = rules.begin(placing({ ann: { hand: { red: 2 } } }));
  if (!begun.allowed) throw new Error(begun.refusal.clause);
  const words = await loadWords('en');
  const rule = vi.fn<typeof rules.rule>((...asked) => rules.rule(...asked));
  render(PlaceScene, {
    ...{ rules: { rule }, table: tableOf(LATEST), state: begun.state, seat: 'ann', words },
    ...{ rulebook: rulebookOf('en', words), card: summerPavilion, nameOf: (seat: string) => seat },
    ontell: vi.fn(),
  });
  const told = rule.mock.calls.length;
  const space = screen.getByRole('button', { name: new RegExp(`^${words.spaceText('red:5')}`) });
  expect(space).not.toHaveAccessibleDescription();
  space.focus();
  expect(space).toHaveAccessibleDescription(/red/);
  expect(rule.mock.calls.length - told).toBe(1);
});

it('a space stays open where a colour was chosen that its star does not take', async () => {
  const board = { center: { 1: 'red', 3: 'blue' } } as const;
  const begun = rules.begin(placing({ level: 'scorekeeper', ann: { board } }));
  if (!begun.allowed) throw new Error(begun.refusal.clause);
  const words = await loadWords('en');
  const ontell = vi.fn();
  render(PlaceScene, {
    ...{ rules, table: tableOf(LATEST), state: begun.state, seat: 'ann', words, ontell },
    ...{ rulebook: rulebookOf('en', words), card: summerPavilion, nameOf: (seat: string) => seat },
  });
  await fireEvent.click(
    screen.getByRole('button', { name: new RegExp(`^${words.spaceText('center:2')}`) }),
  );
  await tap(/^red/i, screen.getByRole('dialog'));
  expect(ontell).toHaveBeenCalledOnce();
  expect(screen.getByText(m.sp_which_colour())).toBeVisible();
  await tap(/^green/i, screen.getByRole('dialog'));
  expect(ontell).toHaveBeenCalledTimes(2);
  expect(screen.queryByText(m.sp_which_colour())).toBeNull();
});
