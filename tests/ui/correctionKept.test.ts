// A total that is being corrected waits, put away too; and what is no matter of the rules is not called one.
import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { m } from '../../src/lib/paraglide/messages.js';
import MatchSheets from '../../src/lib/ui/MatchSheets.svelte';
import { closeAll } from '../support/db.ts';
import { movesOf } from '../support/toyMatch.ts';
import { toySheets } from '../support/toySheets.ts';
import { toyTable } from '../support/toyTable.ts';

beforeEach(() => {
  sessionStorage.clear();
});
afterEach(closeAll);

const user = userEvent.setup();
const button = (name: string) => screen.getByRole('button', { name });
const total = () => screen.getByLabelText('Ann: New total');

type Live = Awaited<ReturnType<typeof toyTable>>['live'];

async function sheets(live: Live) {
  const props = await toySheets(live);
  const { teller } = props;
  const ontell = vi.fn<(move: unknown) => void>();
  const { rerender, unmount } = render(MatchSheets, { ...props, ontell, open: undefined });
  const lay = async () => {
    await rerender({ ...props, open: undefined });
    await rerender({ ...props, open: { what: 'seat', seat: 'a' } });
    await user.click(button(m.match_correct_total()));
  };
  return { teller, ontell, lay, unmount };
}

it('what is told of a correction is there again after its sheet was put away, until something else happens', async () => {
  const { live } = await toyTable('a3');
  const { teller, lay } = await sheets(live);
  await lay();
  await user.click(button('Change by +5'));
  await user.type(screen.getByLabelText('In your own words'), 'the cat');
  await user.click(button(m.sheet_close()));
  await lay();
  expect(total()).toHaveValue('8');
  expect(screen.getByLabelText('In your own words')).toHaveValue('the cat');
  await user.click(button(m.sheet_close()));
  for (const move of movesOf('b1')) teller.tell(move);
  await lay();
  expect(total()).toHaveValue('3');
  expect(screen.getByLabelText('In your own words')).toHaveValue('');
});

it('a reload finds it as well', async () => {
  const { live } = await toyTable('a3');
  const { lay, unmount } = await sheets(live);
  await lay();
  await user.click(button('Change by −1'));
  unmount();
  await sheets(live);
  expect(total()).toHaveValue('2');
});

it.each([[[]], [['b2']]])(
  'where another window writes nothing is against the rules, and the match is kept here by one tap (meanwhile %j)',
  async (meanwhile) => {
    const { live } = await toyTable('a1');
    const role = vi.spyOn(live, 'role', 'get').mockReturnValue('follower');
    const takeOver = vi.spyOn(live, 'takeOver').mockImplementation(async () => {
      await Promise.resolve();
      role.mockReturnValue('writer');
      for (const name of meanwhile) for (const other of movesOf(name)) live.tell(other);
    });
    const { teller, ontell } = await sheets(live);
    const [move] = movesOf('b1');
    teller.tell(move);
    expect(await screen.findByRole('alertdialog', { name: 'Not just now' })).toBeVisible();
    await user.click(button(m.match_take_over()));
    expect(takeOver).toHaveBeenCalledOnce();
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).toBeNull();
    });
    // What was told here is told, unless the table has moved on since.
    expect(ontell.mock.calls).toEqual(meanwhile.length === 0 ? [[move]] : []);
  },
);

it('a refused move is against the rules', async () => {
  const { live } = await toyTable('a1');
  const { teller } = await sheets(live);
  for (const move of movesOf('c1')) teller.tell(move);
  expect(await screen.findByRole('alertdialog', { name: 'Not by the rules' })).toBeVisible();
  expect(screen.queryByRole('button', { name: m.match_take_over() })).toBeNull();
});

it('why a refused move stands is there again when the same move is told once more, beside what is overruled', async () => {
  const { live } = await toyTable('a1');
  const { teller } = await sheets(live);
  const [move] = movesOf('c1');
  const [other] = movesOf('c2');
  const overrule = async () =>
    user.click(await screen.findByRole('button', { name: m.refusal_overrule() }));
  teller.tell(move);
  await overrule();
  await user.type(screen.getByLabelText('In your own words'), 'the cat');
  const dialog = screen.getByRole('alertdialog');
  expect(dialog).toHaveTextContent("It is Борис's turn.");
  expect(dialog).toHaveTextContent(/Told: .*1/);
  await user.click(button(m.sheet_close()));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  teller.tell(move);
  await overrule();
  expect(screen.getByLabelText('In your own words')).toHaveValue('the cat');
  await user.click(button(m.sheet_close()));
  teller.tell(other);
  await overrule();
  expect(screen.getByLabelText('In your own words')).toHaveValue('');
});
