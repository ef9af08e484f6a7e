// A move of a match that is refused by an unclear place: read otherwise, it is told as it was meant.
import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { createRawSnippet } from 'svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { m } from '../../src/lib/paraglide/messages.js';
import { Teller } from '../../src/lib/table/teller.svelte.ts';
import RefusedMove from '../../src/lib/ui/RefusedMove.svelte';
import { closeAll } from '../support/db.ts';
import { movesOf } from '../support/toyMatch.ts';
import { toyProps, toyTable } from '../support/toyTable.ts';

beforeEach(() => {
  sessionStorage.clear();
});
afterEach(closeAll);

const OVER = 'a3 b3 c3 a3 b3 c3 a3 b3 c3 a3';
const button = (name: string) => screen.getByRole('button', { name });

async function refused(told: string, move: string, canDecide = true) {
  const { live } = await toyTable(told, {}, true);
  const teller = new Teller<unknown, unknown>(live);
  for (const one of movesOf(move)) teller.tell(one);
  if (teller.refused === undefined) throw new Error(`${move} is allowed`);
  render(RefusedMove, {
    refused: teller.refused,
    teller,
    live,
    canDecide,
    ...toyProps,
    offered: createRawSnippet(() => ({ render: () => '<span></span>' })),
    ontell: (again: unknown) => {
      teller.tell(again);
    },
  });
  return { live, teller, user: userEvent.setup() };
}

it('offers the reading that allows it folded away, looks at what it changes, and tells the move with it', async () => {
  const { live, teller, user } = await refused(OVER, 'b1');
  expect(screen.queryByText('What of a turn beyond the goal?')).toBeNull();
  await user.click(button(m.refusal_otherwise()));
  expect(screen.getByText('What of a turn beyond the goal?')).toBeVisible();
  await user.click(button('It brings nothing.'));
  expect(screen.getByLabelText('In your own words')).toHaveValue('Борис: adds 1');
  expect(screen.getByText('−3')).toBeVisible();
  await user.click(button(m.amend_accept()));
  expect(live.match.houseRulings).toEqual({ 'toy.ruling.overshoot': 'bounces' });
  expect(live.match.acts.toArray().at(-1)?.act).toEqual({ type: 'move', move: movesOf('b1')[0] });
  expect(teller.refused).toBeUndefined();
});

it('stays refused where the table goes back from what the reading would change', async () => {
  const { live, teller, user } = await refused(OVER, 'b1');
  await user.click(button(m.refusal_otherwise()));
  await user.click(button('It brings nothing.'));
  await user.click(button('Leave as it was'));
  expect(button(m.refusal_overrule())).toBeVisible();
  expect(live.match.houseRulings).toEqual({});
  expect(teller.refused).toBeDefined();
});

it('offers nothing where no unclear place is behind it', async () => {
  await refused('a1', 'c2');
  expect(screen.queryByRole('button', { name: m.refusal_otherwise() })).toBeNull();
});

it('offers nothing where this window cannot tell', async () => {
  await refused(OVER, 'b1', false);
  expect(screen.queryByRole('button', { name: m.refusal_otherwise() })).toBeNull();
});
