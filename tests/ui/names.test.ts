// Names: one that was written wrong is mended at its seat, and one that is not to be offered any more is forgotten.
import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { knownPlayers, rememberPlayers } from '../../src/lib/storage/players.ts';
import { openHouse } from '../../src/lib/table/house.ts';
import KnownPlayers from '../../src/lib/ui/KnownPlayers.svelte';
import NameForm from '../../src/lib/ui/NameForm.svelte';
import { closeAll } from '../support/db.ts';
import { TOY_SEATS } from '../support/toyMatch.ts';
import { toyTable } from '../support/toyTable.ts';

afterEach(closeAll);

const button = (name: string) => screen.getByRole('button', { name });

it('a seat is called by another name from now on', async () => {
  const { live } = await toyTable('a1');
  const ondone = vi.fn<() => void>();
  render(NameForm, { live, seat: 'a', ondone });
  const user = userEvent.setup();
  const field = screen.getByRole('textbox', { name: 'Name of this seat' });
  expect(field).toHaveValue('Ann');
  await user.clear(field);
  expect(button('Call them so')).toBeDisabled();
  await user.type(field, ' Anna{Enter}');
  await vi.waitFor(() => {
    expect(ondone).toHaveBeenCalledOnce();
  });
  expect(live.seats[0]?.name).toBe('Anna');
});

it('a seat is not called as another one is', async () => {
  const { live } = await toyTable('a1');
  render(NameForm, { live, seat: 'a', ondone: vi.fn<() => void>() });
  const user = userEvent.setup();
  const field = screen.getByRole('textbox', { name: 'Name of this seat' });
  await user.clear(field);
  await user.type(field, 'cleo{Enter}');
  expect(field).toHaveAccessibleDescription(/^cleo already sits at this table\./);
  expect(button('Call them so')).toBeDisabled();
  expect(live.seats[0]?.name).toBe('Ann');
  await user.type(field, ' B');
  expect(button('Call them so')).toBeEnabled();
});

it.each(['דנה', '\u2068\u2068דנה\u2069\u2069'])(
  'a name from right to left is kept as it is written, without the signs it stands between (%s)',
  async (name) => {
    const { live } = await toyTable('a1', {
      seats: TOY_SEATS.map((seat) => (seat.id === 'a' ? { ...seat, name } : seat)),
    });
    const ondone = vi.fn<() => void>();
    render(NameForm, { live, seat: 'a', ondone });
    await userEvent.setup().click(button('Call them so'));
    await vi.waitFor(() => {
      expect(ondone).toHaveBeenCalledOnce();
    });
    expect(live.seats[0]?.name).toBe('דנה');
  },
);

it('a name is forgotten, and brought back', async () => {
  const house = await openHouse();
  if (!house.ok) throw new Error(house.fault.code);
  const { db } = house.value;
  await db.players.clear();
  await rememberPlayers(db, TOY_SEATS, '2026-03-01T20:00:00+01:00', () => crypto.randomUUID());
  const names = async () => {
    const known = await knownPlayers(db);
    return known.ok ? known.value.map(({ name }) => name).sort() : [];
  };
  render(KnownPlayers);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Forget Ann' }));
  expect(await screen.findByText('Ann is offered no more.')).toBeVisible();
  expect(await names()).toEqual(['Cleo', 'Борис']);
  await user.click(button('Bring back'));
  expect(await screen.findByRole('button', { name: 'Forget Ann' })).toBeVisible();
  expect(await names()).toEqual(['Ann', 'Cleo', 'Борис']);
});
