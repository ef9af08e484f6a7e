// A move of a match that is refused by an unclear place: read otherwise, it is told as it was meant.
import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { createRawSnippet } from 'svelte';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { m } from '../../src/lib/paraglide/messages.js';
import { readCustoms } from '../../src/lib/storage/customs.ts';
import { openHouse } from '../../src/lib/table/house.ts';
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
  const { unmount } = render(RefusedMove, {
    refused: teller.refused,
    teller,
    live,
    canDecide,
    ...toyProps,
    offered: createRawSnippet(() => ({ render: () => '<span></span>' })),
    instead: createRawSnippet(() => ({ render: () => '<span></span>' })),
    ontell: (again: unknown) => {
      teller.tell(again);
    },
  });
  return { live, teller, unmount, user: userEvent.setup() };
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

it('says what could not be kept for the next matches before the move is told, and tells it for this match alone', async () => {
  const { live, teller, user } = await refused(OVER, 'b1');
  const told = live.match.acts.length;
  await user.click(button(m.refusal_otherwise()));
  await user.click(button('It brings nothing.'));
  await user.click(screen.getByLabelText(m.customs_keep()));
  const mend = failingPut('settings');
  await user.click(button(m.amend_accept()));
  expect(await screen.findByRole('alert')).toHaveTextContent(m.fault_full());
  expect(teller.refused).toBeDefined();
  expect(live.match.acts.length).toBe(told);
  await user.click(button(m.fault_retry()));
  expect(await screen.findByRole('alert')).toHaveTextContent(m.fault_full());
  mend();
  await user.click(button(m.customs_here_only()));
  expect(live.match.houseRulings).toEqual({ 'toy.ruling.overshoot': 'bounces' });
  expect(live.match.acts.toArray().at(-1)?.act).toEqual({ type: 'move', move: movesOf('b1')[0] });
  expect(teller.refused).toBeUndefined();
});

it('tells the move once its reading is kept for the next matches', async () => {
  const { teller, user } = await refused(OVER, 'b1');
  await user.click(button(m.refusal_otherwise()));
  await user.click(button('It brings nothing.'));
  await user.click(screen.getByLabelText(m.customs_keep()));
  await user.click(button(m.amend_accept()));
  await vi.waitFor(() => {
    expect(teller.refused).toBeUndefined();
  });
  const house = await openHouse();
  const customs = house.ok && (await readCustoms(house.value.db, 'toy'));
  expect(customs && customs.ok && customs.value.readings).toEqual({
    'toy.ruling.overshoot': 'bounces',
  });
});

it('whose sheet is put away then is not told', async () => {
  const { live, teller, user, unmount } = await refused(OVER, 'b1');
  const told = live.match.acts.length;
  await user.click(button(m.refusal_otherwise()));
  await user.click(button('It brings nothing.'));
  await user.click(screen.getByLabelText(m.customs_keep()));
  failingPut('settings');
  await user.click(button(m.amend_accept()));
  await screen.findByRole('alert');
  unmount();
  expect(live.match.acts.length).toBe(told);
  expect(teller.refused).toBeDefined();
});

/** A phone without room for what goes to a store. Returns the way to mend it. */
function failingPut(store: string): () => void {
  const { prototype } = IDBObjectStore;
  const sound = Object.getOwnPropertyDescriptor(prototype, 'put') ?? {};
  const failing = function (this: IDBObjectStore, ...record: Parameters<IDBObjectStore['put']>) {
    if (this.name === store) throw new DOMException('the test disk fails', 'QuotaExceededError');
    return Reflect.apply(sound.value as IDBObjectStore['put'], this, record);
  };
  Object.defineProperty(prototype, 'put', { ...sound, value: failing });
  const mend = () => void Object.defineProperty(prototype, 'put', sound);
  onTestFinished(mend);
  return mend;
}

it('says what would follow before the table lets it stand, of the seats it concerns', async () => {
  const { live, user } = await refused('a1', 'c2');
  expect(screen.queryByText(m.amend_changes())).toBeNull();
  await user.click(button(m.refusal_overrule()));
  expect(screen.getByText(m.amend_changes())).toBeVisible();
  const [only, ...others] = screen.getAllByRole('listitem');
  expect(only).toHaveTextContent(/0 → 2 \+2/);
  expect(others).toEqual([]);
  expect(live.match.acts.length).toBe(1);
});
