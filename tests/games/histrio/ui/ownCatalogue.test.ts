// The players' own box: kept is only what has been written; names are learned as they are told.
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { followOwnCatalogue } from '../../../../src/lib/games/histrio/ui/ownCatalogue.svelte.ts';
import SetupOptions from '../../../../src/lib/games/histrio/ui/SetupOptions.svelte';
import CopyTool from '../../../../src/lib/games/histrio/ui/copy/CopyTool.svelte';
import { readOwnCopy } from '../../../../src/lib/table/ownCopy.ts';
import { fullDisk } from '../../../support/fullDisk.ts';
import OwnCatalogueHost from './OwnCatalogueHost.svelte';
import { SITTING } from './table.ts';
import { button, number, tap, words } from './scenes.ts';
import { CARD, PLAIN_RULEBOOK } from './words.ts';
import { tellOfOwnCopy } from '../../../support/tellOwnCopy.ts';

async function followed() {
  let own: ReturnType<typeof followOwnCatalogue> | undefined;
  render(OwnCatalogueHost, {
    onready: (handed: ReturnType<typeof followOwnCatalogue>) => {
      own = handed;
    },
  });
  await waitFor(() => {
    expect(own?.isKnown).toBe(true);
  });
  if (own === undefined) throw new Error('nothing was handed over');
  return own;
}

const DIAL = 'Spaces on a side';
const NOTHING = { acrobats: [], requests: [], cards: undefined, dial: undefined };

const contents = async () => {
  const copy = await readOwnCopy('histrio');
  return copy.ok ? copy.value?.contents : undefined;
};

beforeEach(async () => {
  await tellOfOwnCopy('histrio', 'Our box', NOTHING);
});

it('what could not be written is not said to be kept', async () => {
  const own = await followed();
  const mend = fullDisk();
  expect(await own.tell({ cards: { C1: 3 } })).toBe(false);
  expect(own.current.cards).toBeUndefined();
  expect(own.fault?.code).toBe('full');
  mend();
  expect(await own.tell({ cards: { C1: 3 } })).toBe(true);
  expect(own.current.cards).toEqual({ C1: 3 });
  expect(own.fault).toBeUndefined();
});

it('keeps the names that a move tells, and nothing but the names', async () => {
  const own = await followed();
  const payout = { ecus: 4 };
  await own.learn({ type: 'deal', city: 1, card: 'A:Ox' });
  await own.learn({ type: 'deal', city: 2, card: 'A:Ox' });
  await own.learn({ type: 'deal', city: 3, card: 'CH' });
  await own.learn({ type: 'deal', city: 4, card: 'C5' });
  await own.learn({ type: 'gainAcrobat', seat: 'ann', card: 'A:Horse' });
  await own.learn({ type: 'playRequest', seat: 'ann', name: 'In Favour', payout });
  await own.learn({ type: 'playRequest', seat: 'bo', payout });
  expect(await contents()).toMatchObject({
    acrobats: [
      { name: 'Ox', text: '' },
      { name: 'Horse', text: '' },
    ],
    requests: [{ name: 'In Favour', text: '' }],
  });
});

it('learning a name forgets nothing that another window has told', async () => {
  const own = await followed();
  const told = { name: 'Goat', when: 'festival', text: 'eats a card' };
  await tellOfOwnCopy('histrio', 'Our box', { acrobats: [told] });
  await own.learn({ type: 'deal', city: 1, card: 'A:Ox' });
  expect(await contents()).toMatchObject({ acrobats: [told, { name: 'Ox', text: '' }] });
});

it('two names learned at once are both kept', async () => {
  const own = await followed();
  const other = await followed();
  await Promise.all([
    own.learn({ type: 'deal', city: 1, card: 'A:Ox' }),
    other.learn({ type: 'deal', city: 2, card: 'A:Horse' }),
  ]);
  expect(await contents()).toMatchObject({
    acrobats: [
      { name: 'Ox', text: '' },
      { name: 'Horse', text: '' },
    ],
  });
});

it('what the box is told in one window forgets nothing that another has told meanwhile', async () => {
  render(CopyTool, { card: CARD, words });
  const first = await screen.findByRole('textbox', { name: words.cityText(1) });
  const goat = { name: 'Goat', when: 'festival', text: '' };
  const held = { name: 'In Favour', text: '', payout: { ecus: 4 } };
  await tellOfOwnCopy('histrio', 'Our box', {
    cities: ['', 'Rouen'],
    acrobats: [goat],
    requests: [held],
  });

  await userEvent.type(first, 'Paris{Enter}');
  await fireEvent.change(first);
  await userEvent.type(screen.getByRole('textbox', { name: 'Name on the card' }), 'Ox');
  await userEvent.click(screen.getAllByRole('button', { name: 'Add' })[0] ?? document.body);
  await userEvent.type(screen.getByRole('textbox', { name: 'Name of the request' }), 'In Tears');
  await fireEvent.change(number('Ecus'), { target: { value: '2' } });
  await userEvent.click(screen.getAllByRole('button', { name: 'Add' }).at(-1) ?? document.body);

  expect(await screen.findByText('Goat')).toBeInTheDocument();
  await waitFor(async () => {
    expect(await contents()).toMatchObject({
      cities: ['Paris', 'Rouen', '', '', '', '', '', ''],
      acrobats: [goat, { name: 'Ox' }],
      requests: [held, { name: 'In Tears', payout: { ecus: 2 } }],
    });
  });
});

it('a request is added when its ecus have been read from the card', async () => {
  render(CopyTool, { card: CARD, words });
  await userEvent.type(screen.getByRole('textbox', { name: 'Name of the request' }), 'In Favour');
  expect(number('Ecus')).toHaveValue(null);
  const add = screen.getAllByRole('button', { name: 'Add' }).at(-1);
  expect(add).toBeDisabled();
  await fireEvent.change(number('Ecus'), { target: { value: '1' } });
  await userEvent.click(add ?? document.body);
  expect(await screen.findByText('1 ecu')).toBeInTheDocument();
  await waitFor(async () => {
    expect(await contents()).toMatchObject({
      requests: [{ name: 'In Favour', text: '', payout: { ecus: 1 } }],
    });
  });
});

const setUp = (more: { options: unknown; isProposed?: boolean; onchange: () => void }) =>
  render(SetupOptions, {
    seats: SITTING.slice(0, 3),
    firstSeat: 'ann',
    level: 'referee',
    position: undefined,
    houseRulings: {},
    card: CARD,
    rulebook: PLAIN_RULEBOOK,
    onposition: vi.fn(),
    ...more,
  });

it('the dial in the field holds for this match, and the box keeps its own', async () => {
  await tellOfOwnCopy('histrio', 'Our box', { ...NOTHING, dial: 7 });
  const onchange = vi.fn();
  setUp({ options: {}, onchange });
  await waitFor(() => {
    expect(number(DIAL)).toHaveValue(7);
  });
  await fireEvent.change(number(DIAL), { target: { value: '5' } });
  expect(onchange).toHaveBeenLastCalledWith({ dial: 5 });
  expect(await contents()).toMatchObject({ dial: 7 });
  await tap('Without an end');
  expect(onchange).toHaveBeenLastCalledWith({});
  expect(await contents()).toMatchObject({ dial: 7 });
});

it.each([
  [false, 5],
  [true, 7],
])(
  'a form taken up has the dial it was left with, an earlier match does not (%s)',
  async (isProposed, spaces) => {
    await tellOfOwnCopy('histrio', 'Our box', { ...NOTHING, dial: 7 });
    const onchange = vi.fn();
    setUp({ options: { dial: 5 }, isProposed, onchange });
    await waitFor(() => {
      expect(onchange).toHaveBeenLastCalledWith({ dial: spaces });
    });
    expect(number(DIAL)).toHaveValue(spaces);
  },
);

it('the box says that the dial could not be kept', async () => {
  render(CopyTool, { card: CARD, words });
  fullDisk();
  await fireEvent.change(number(DIAL), { target: { value: '7' } });
  expect(await screen.findByRole('alert')).toHaveTextContent(/./);
  expect(number(DIAL)).toHaveValue(7);
});

it('what is typed of a card stays where it cannot be written, and goes once it is kept', async () => {
  render(CopyTool, { card: CARD, words });
  const acrobat = screen.getByRole('textbox', { name: 'Name on the card' });
  const request = screen.getByRole('textbox', { name: 'Name of the request' });
  const [first, last] = screen.getAllByRole('button', { name: 'Add' });
  if (!first || !last) throw new Error('nothing can be added');
  await userEvent.type(acrobat, 'Ox');
  await userEvent.type(request, 'In Favour');
  await fireEvent.change(number('Ecus'), { target: { value: '2' } });
  const mend = fullDisk();
  await userEvent.click(first);
  await userEvent.click(last);
  expect(await screen.findByRole('alert')).toHaveTextContent('no space left');
  expect(acrobat).toHaveValue('Ox');
  expect(request).toHaveValue('In Favour');
  expect(number('Ecus')).toHaveValue(2);
  mend();
  await userEvent.click(first);
  await userEvent.click(last);
  await waitFor(() => {
    expect(acrobat).toHaveValue('');
    expect(request).toHaveValue('');
  });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await contents()).toMatchObject({
    acrobats: [{ name: 'Ox' }],
    requests: [{ name: 'In Favour', payout: { ecus: 2 } }],
  });
});

it('what players typed, and the numbers of the cards, go by two taps only', async () => {
  const goat = { name: 'Goat', when: 'festival', text: 'eats a card' };
  await tellOfOwnCopy('histrio', 'Our box', { acrobats: [goat], cards: { C1: 3 } });
  render(CopyTool, { card: CARD, words });
  await userEvent.click(await screen.findByRole('button', { name: 'Take Goat away' }));
  await tap('Forget these numbers');
  // Whoever turned to another key is asked again.
  expect(button('Take Goat away')).toBeInTheDocument();
  expect(await contents()).toMatchObject({ acrobats: [goat], cards: { C1: 3 } });
  await tap('Yes, forget them');
  await tap('Take Goat away');
  await tap('Yes, take Goat away');
  await waitFor(async () => {
    expect(await contents()).toMatchObject({ acrobats: [], cards: undefined });
  });
});
