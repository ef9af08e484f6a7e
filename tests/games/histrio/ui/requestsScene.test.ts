// Secret requests at the festival: what is known of a card is offered, and what nobody told is not invented.
import { fireEvent, render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { tick } from 'svelte';
import { expect, it, vi } from 'vitest';
import type { KnownRequest } from '../../../../src/lib/games/histrio/rules/catalogue.ts';
import type { Condition } from '../../../../src/lib/games/histrio/rules/moves.ts';
import type { RequestPaid } from '../../../../src/lib/games/histrio/ui/requestsPaid.ts';
import RequestsScene from '../../../../src/lib/games/histrio/ui/match/RequestsScene.svelte';
import { festival, type Lying } from '../positions.ts';
import { button, number, standing, tap } from './scenes.ts';

const counting = (counts: Condition['counts']): KnownRequest => ({
  name: counts,
  text: '',
  payout: { condition: { pays: 'each', counts, ecus: 2 } },
});
const REQUESTS: readonly KnownRequest[] = [
  { name: 'Seven', text: '', payout: { ecus: 7 } },
  { name: 'Only its name', text: '' },
  counting('comedians'),
  counting('tragedians'),
  counting('acrobats'),
];

/** Beside the voice of the sheet. */
const noted = () =>
  screen.queryAllByRole('status').find((region) => !region.matches('.visually-hidden'));

function open({ paid = [], ...lying }: Lying & { paid?: readonly RequestPaid[] } = {}) {
  const ontell = vi.fn();
  const seated = standing(
    festival({
      shown: true,
      seats: 2,
      ann: { requests: 1, troupe: ['C1', 'C3'] },
      ...lying,
    }),
  );
  const { rerender } = render(RequestsScene, { ...seated, requests: REQUESTS, paid, ontell });
  moved = () => rerender({ state: { ...seated.state } });
  return ontell;
}

/** The table moves on. */
let moved: () => Promise<void>;

async function putAway() {
  await userEvent.keyboard('{Escape}');
  screen.getByRole('dialog').dispatchEvent(new Event('close'));
  await tick();
}

const play = () => userEvent.click(button('Ann: Play a request'));
const call = (name: string) => userEvent.type(screen.getByLabelText('Name of the request'), name);
const take = () => tap('Take the ecus');

it('tells nothing before somebody has set the ecus', async () => {
  const ontell = open();
  await play();
  expect(number('It pays')).toHaveValue(null);
  expect(button('Take the ecus')).toBeDisabled();
  await call('Only its name');
  expect(button('Take the ecus')).toBeDisabled();
  await fireEvent.change(number('It pays'), { target: { value: '0' } });
  expect(screen.queryByRole('button', { name: 'Take the ecus' })).toBeNull();
  await tap('Play it for nothing');
  expect(ontell).toHaveBeenCalledExactlyOnceWith({
    type: 'playRequest',
    seat: 'ann',
    payout: { ecus: 0 },
    name: 'Only its name',
  });
});

it('begins with the number of the copy and tells the number that it shows', async () => {
  const ontell = open();
  await play();
  await call('Seven');
  expect(number('It pays')).toHaveValue(7);
  await fireEvent.change(number('It pays'), { target: { value: '5' } });
  await take();
  expect(ontell).toHaveBeenCalledWith(expect.objectContaining({ payout: { ecus: 5 } }));
});

it('a request that was refused is asked once more as it was told', async () => {
  const ontell = open({ bo: { requests: 1 } });
  await play();
  await call('Only its name');
  await fireEvent.change(number('It pays'), { target: { value: '4' } });
  await take();
  expect(ontell).toHaveBeenCalledOnce();
  await play();
  expect(screen.getByLabelText('Name of the request')).toHaveValue('Only its name');
  expect(number('It pays')).toHaveValue(4);
  await putAway();
  await userEvent.click(button('Bo: Play a request'));
  expect(screen.getByLabelText('Name of the request')).toHaveValue('');
});

it('what was told of a request put away is there again for that seat, until another is asked', async () => {
  open({ bo: { requests: 1 } });
  await play();
  await call('Only its name');
  await fireEvent.change(number('It pays'), { target: { value: '4' } });
  await putAway();
  expect(screen.queryByRole('dialog')).toBeNull();
  await play();
  expect(screen.getByLabelText('Name of the request')).toHaveValue('Only its name');
  expect(number('It pays')).toHaveValue(4);
  await putAway();
  await userEvent.click(button('Bo: Play a request'));
  expect(screen.getByLabelText('Name of the request')).toHaveValue('');
  await putAway();
  await play();
  expect(screen.getByLabelText('Name of the request')).toHaveValue('');
});

it('what was told of a request put away is gone once the table has moved on', async () => {
  open();
  await play();
  await call('Only its name');
  await putAway();
  await moved();
  await play();
  expect(screen.getByLabelText('Name of the request')).toHaveValue('');
});

it('histrio.festival.season-1-request-again: its sheet names the card and offers what was told of it in season 1', async () => {
  const ontell = open({
    season: 2,
    ann: { faceUp: 'In Favour' },
    paid: [
      { season: 1, seat: 'ann', name: 'In Favour', ecus: 4, payout: { ecus: 4 } },
      { season: 2, seat: 'bo', name: 'In Favour', ecus: 6, payout: { ecus: 6 } },
    ],
  });
  await userEvent.click(button('Ann: “In Favour” again'));
  expect(screen.getByRole('dialog', { name: 'Ann: “In Favour” again' })).toBeVisible();
  expect(screen.getByText('Told before in this match: 4 ecus.')).toBeVisible();
  expect(number('It pays')).toHaveValue(4);
  await take();
  expect(ontell).toHaveBeenCalledExactlyOnceWith({
    type: 'repeatRequest',
    seat: 'ann',
    payout: { ecus: 4 },
  });
});

it('of a request without a name the one before the seat is meant, and what the copy says goes first', async () => {
  const told = (seat: string, name: string, ecus: number): RequestPaid => ({
    season: 1,
    seat,
    name,
    ecus,
    payout: { ecus },
  });
  open({
    season: 2,
    ann: { requests: 1, faceUp: '' },
    bo: { faceUp: 'Seven' },
    paid: [told('ann', '', 3), told('bo', 'Seven', 9), told('bo', '', 8)],
  });
  await userEvent.click(button('Ann: Face-up request'));
  expect(number('It pays')).toHaveValue(3);
  await putAway();
  await userEvent.click(button('Bo: “Seven” again'));
  expect(number('It pays')).toHaveValue(7);
  await putAway();
  await play();
  expect(number('It pays')).toHaveValue(null);
});

it('says beforehand what a counted request pays, and warns when that is nothing', async () => {
  const ontell = open();
  await play();
  await call('tragedians');
  expect(noted()).toHaveTextContent('it pays nothing');
  await userEvent.clear(screen.getByLabelText('Name of the request'));
  await call('comedians');
  expect(noted()).toHaveTextContent('it pays 4 ecus');
  await take();
  expect(ontell).toHaveBeenCalledWith(
    expect.objectContaining({ payout: REQUESTS.find(({ name }) => name === 'comedians')?.payout }),
  );
});

it('asks for the number where the table has not told what the card counts', async () => {
  const ontell = open({ level: 'scorekeeper', ann: {} });
  await play();
  await call('acrobats');
  expect(screen.getByText(/has not been told what this card counts/)).toBeInTheDocument();
  await fireEvent.change(number('It pays'), { target: { value: '3' } });
  await take();
  expect(ontell).toHaveBeenCalledWith(expect.objectContaining({ payout: { ecus: 3 } }));
});

it('offers a request only to who has one', () => {
  open();
  expect(screen.getAllByRole('button', { name: /Play a request$/ })).toHaveLength(1);
});

it('offers it to everybody where nobody counts the requests', () => {
  open({ level: 'scorekeeper', ann: {} });
  expect(screen.getAllByRole('button', { name: /Play a request$/ })).toHaveLength(2);
});

it('a long name beside the keys is broken where a hyphen may stand', () => {
  const seated = standing(festival({ shown: true, seats: 2 }));
  const seats = seated.seats.map((seat) => ({ ...seat, name: 'Вероника-Александра' }));
  render(RequestsScene, { ...seated, seats, requests: [], ontell: vi.fn() });
  const [item] = screen.getAllByRole('listitem');
  expect(item?.textContent).toContain('\u00AD');
});

it('says so where nobody has one', () => {
  open({ ann: { requests: 0 } });
  expect(screen.getByText(/Nobody has a secret request/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Play a request$/ })).toBeNull();
});

it('every key says whose request it plays: to who does not see the row it stands in', () => {
  open({ season: 2, ann: { requests: 1, faceUp: 'In Favour' }, bo: { requests: 2, faceUp: '' } });
  const names = screen.getAllByRole('button').map((key) => key.getAttribute('aria-label'));
  expect(names).toEqual([
    'Ann: “In Favour” again',
    'Ann: Play a request',
    'Bo: Face-up request',
    'Bo: Play a request',
  ]);
});

it('histrio.festival.season-1-request-again: one that has paid again is said so, and not asked for', () => {
  open({ season: 2, ann: { requests: 1, faceUp: 'In Favour', repeated: true } });
  expect(screen.queryByRole('button', { name: 'Ann: “In Favour” again' })).toBeNull();
  expect(screen.getByText(/“In Favour” again/)).toHaveTextContent('✓');
});

it('one that was played stands as it paid, and no second one is asked for', () => {
  open({
    paid: [
      { season: 1, seat: 'ann', name: 'In Favour', ecus: 4, payout: { ecus: 4 } },
      { season: 2, seat: 'ann', name: 'Seven', ecus: 7, payout: { ecus: 7 } },
    ],
    season: 2,
    ann: { requests: 1, played: 1, faceUp: 'In Favour', repeated: true },
  });
  const played = screen.getByText('Played').parentElement;
  expect(played).toHaveTextContent('Played Seven');
  expect(screen.getByRole('img', { name: '7 ecus' })).toBeVisible();
  expect(screen.queryByRole('img', { name: '4 ecus' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Ann:/ })).toBeNull();
});

it('histrio.festival.season-2-second-request: a second one is asked for where the table reads it so', () => {
  const rulings = { 'request-none-in-season-1': 'two-in-season-2' };
  open({ season: 2, rulings, ann: { requests: 1, played: 1 } });
  expect(screen.getByText('Played')).toBeVisible();
  expect(button('Ann: Play a request')).toBeVisible();
});

it('histrio.festival.play-one-request: warns of a request that is told to pay nothing', async () => {
  open();
  await play();
  expect(noted()).toBeUndefined();
  await fireEvent.change(number('It pays'), { target: { value: '0' } });
  expect(noted()).toHaveTextContent('it pays nothing');
  await fireEvent.change(number('It pays'), { target: { value: '3' } });
  expect(noted()).toBeUndefined();
});
