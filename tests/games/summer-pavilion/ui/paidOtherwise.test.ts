// A placement that the table lets stand: what it was paid with is what was really spent, and not what the app has guessed.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gameOf } from '../../../../src/lib/games/registry.ts';
import type { State } from '../../../../src/lib/games/summer-pavilion/rules/state.ts';
import AmendPreview from '../../../../src/lib/ui/AmendPreview.svelte';
import { closeAll } from '../../../support/db.ts';
import { atTable, tableAt } from '../../../support/atTable.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(closeAll);

it('summer-pavilion.place.cost-number: two jokers were paid for an orange six, and the hand has two fewer', async () => {
  const { live } = await atTable('summer-pavilion', '2-coloured-referee', 'place');
  const handOf = () => (live.state as State).seats[0]?.hand;
  const before = handOf();
  expect(before).toMatchObject({ orange: 0, purple: 2 });
  const tap = async (name: string | RegExp) =>
    userEvent.click(await screen.findByRole('button', { name }));
  await fireEvent.click(await screen.findByLabelText(/^orange 6:/));
  await tap('They paid otherwise');
  const paid = within(screen.getByRole('group', { name: 'They paid otherwise' }));
  expect(screen.getByRole('button', { name: 'That was paid' })).toBeDisabled();
  const purple = paid.getByRole('button', { name: /^purple/ });
  await userEvent.click(purple);
  await userEvent.click(purple);
  const scrolled = vi.fn<(this: Element) => void>();
  Element.prototype.scrollIntoView = scrolled;
  await tap('That was paid');
  // The new ruling stands above the keys that were tapped.
  const shown = scrolled.mock.contexts.map((element) => element.textContent);
  expect(shown).toContainEqual(expect.stringMatching(/costs 6 tiles/));
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  expect(screen.getByRole('alertdialog')).toHaveTextContent(/costs 6 tiles/);
  await tap('We play it anyway');
  expect(screen.getByRole('alertdialog')).toHaveTextContent(/Told: Ann: .* 2 purple/);
  await tap('house rule');
  await tap('Let it stand');
  // The number stands; that none of them is orange is against another rule.
  expect(screen.getByRole('alertdialog')).toHaveTextContent(/Told: Ann: .* 2 purple/);
  await tap('Let it stand');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(handOf()).toMatchObject({ orange: 0, purple: 0 });
  expect(live.match.acts.last()?.act).toMatchObject({
    type: 'overrule',
    move: { type: 'place', space: 'orange:6', pay: { purple: 2 } },
  });
});

it('summer-pavilion.bonus.mandatory: a placement that the table lets stand brings its bonus tile too', async () => {
  const { live } = await tableAt('summer-pavilion', '2-coloured-referee', () => 100);
  const greenOf = () => (live.state as State).seats[1]?.hand.green ?? 0;
  const before = greenOf();
  const tap = async (name: string | RegExp) =>
    userEvent.click(await screen.findByRole('button', { name }));
  await fireEvent.click(await screen.findByLabelText(/^central star 3:/));
  await tap(/^P.*not here/i);
  await tap('We play it anyway');
  await tap('house rule');
  await tap('Let it stand');
  const dialog = screen.getByRole('alertdialog');
  expect(dialog).toHaveTextContent('Due to Bo: 1 bonus tile; picked: 0.');
  await userEvent.click(within(dialog).getByRole('button', { name: /^(G|green) / }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(live.match.acts.last()?.act).toMatchObject({
    type: 'overrule',
    move: { space: 'center:3', colour: 'purple', pay: { purple: 3 }, pick: { green: 1 } },
    waived: ['summer-pavilion.place.center-all-different'],
    reason: 'house rule',
  });
  expect(greenOf()).toBe(before + 1);
});

it('summer-pavilion.bonus.mandatory: a placement amended into one that the table lets stand brings its bonus tile too', async () => {
  const { live } = await tableAt('summer-pavilion', '2-coloured-referee', () => 100);
  cleanup();
  const greenOf = () => (live.state as State).seats[1]?.hand.green ?? 0;
  const before = greenOf();
  const central = { type: 'place', seat: 'bo', space: 'center:3', colour: 'purple' };
  const told = live.tell({ type: 'place', seat: 'bo', space: 'purple:3', pay: { purple: 3 } });
  expect(told.accepted).toBe(true);
  expect(greenOf()).toBe(before);
  const target = live.match.acts.last()?.entry ?? '';
  const card = gameOf('summer-pavilion');
  if (!card) throw new Error('No such game');
  const act = { type: 'move' as const, move: { ...central, pay: { purple: 3 } } };
  render(AmendPreview, {
    told: { type: 'amend', target, act },
    live,
    views: await card.views(),
    rulebook: await card.rulebook('en'),
    card,
    nameOf: (seat: string) => seat,
    ondone: () => undefined,
    onleave: () => undefined,
  });
  const tap = async (name: string | RegExp) =>
    userEvent.click(await screen.findByRole('button', { name }));
  await tap('We play it anyway');
  await tap('house rule');
  await tap('Let it stand');
  expect(screen.getByText(/1 bonus tile; picked: 0/)).toBeVisible();
  await tap(/^(G|green) /);
  await tap('Make the change');
  expect(live.match.acts.last()?.act).toMatchObject({
    type: 'overrule',
    move: { space: 'center:3', pay: { purple: 3 }, pick: { green: 1 } },
    waived: ['summer-pavilion.place.center-all-different'],
    reason: 'house rule',
  });
  expect(greenOf()).toBe(before + 1);
});
