// A table told anew: what is told of it is not lost with its sheet, and not kept longer than the table lies so.
import { fireEvent, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { m } from '../../src/lib/paraglide/messages.js';
import { atTable } from '../support/atTable.ts';
import { closeAll } from '../support/db.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(closeAll);

const sheet = () => within(screen.getByRole('dialog', { hidden: true }));
const settled = () => new Promise((done) => setTimeout(done));

async function tap(name: string | RegExp) {
  await fireEvent.click(sheet().getByRole('button', { name, hidden: true }));
  await settled();
}

async function openSheet() {
  await fireEvent.click(screen.getByRole('button', { name: m.match_menu() }));
  await settled();
  await tap(m.restate_title());
}

async function close() {
  await tap(m.sheet_close());
  await settled();
  expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument();
}

const isChosen = () =>
  sheet()
    .getByRole('button', { name: m.restate_lies_otherwise(), hidden: true })
    .getAttribute('aria-pressed');
const round = (name: string) =>
  within(sheet().getByRole('group', { name: m.sp_position_round(), hidden: true }))
    .getByRole('button', { name, hidden: true })
    .getAttribute('aria-pressed');

it('stands in the sheet again that was closed over it', async () => {
  await atTable('summer-pavilion', '3-coloured-scorekeeper', 'endDrafting');
  await openSheet();
  expect(round('1')).toBe('true');
  await tap('4');
  await tap(m.restate_lies_otherwise());
  await close();
  await openSheet();
  expect(round('4')).toBe('true');
  expect(isChosen()).toBe('true');
});

it('stands open again when the match was left over it', async () => {
  const table = await atTable('summer-pavilion', '3-coloured-scorekeeper', 'endDrafting');
  await openSheet();
  await tap('4');
  await tap(m.restate_lies_otherwise());
  await table.again();
  await settled();
  expect(round('4')).toBe('true');
  expect(isChosen()).toBe('true');
  expect(sheet().getByRole('button', { name: m.restate_tell(), hidden: true })).toBeEnabled();
});

it('stands in its closed sheet when the match was left meanwhile', async () => {
  const table = await atTable('summer-pavilion', '3-coloured-scorekeeper', 'endDrafting');
  await openSheet();
  await tap('4');
  await close();
  await table.again();
  await settled();
  expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument();
  await openSheet();
  expect(round('4')).toBe('true');
});

it('is gone once something else has been told', async () => {
  const table = await atTable('summer-pavilion', '3-coloured-scorekeeper', 'endDrafting');
  await openSheet();
  await tap('4');
  await tap(m.restate_lies_otherwise());
  await close();
  expect(table.live.tell(table.move).accepted).toBe(true);
  await settled();
  await openSheet();
  expect(round('1')).toBe('true');
  expect(isChosen()).toBe('false');
});

it('is kept as well while it cannot lie so, and cannot be told then', async () => {
  await atTable('histrio', '3-referee-chameleon', 'travel');
  const moment = (name: RegExp) => sheet().getByRole('button', { name, hidden: true });
  const resolution = new RegExp(`^${m.him_moment_resolution()}`);
  await openSheet();
  await tap(resolution);
  await tap(m.restate_lies_otherwise());
  expect(sheet().getByRole('button', { name: m.restate_tell(), hidden: true })).toBeDisabled();
  await close();
  await openSheet();
  expect(moment(resolution)).toHaveAttribute('aria-pressed', 'true');
  expect(sheet().getByRole('button', { name: m.restate_tell(), hidden: true })).toBeDisabled();
});
