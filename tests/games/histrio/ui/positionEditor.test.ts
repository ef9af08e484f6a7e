// Any table told as it lies: what comes next, who stands where, and what a table that contradicts itself is told.
import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { LATEST } from '../../../../src/lib/games/histrio/data/rulesets.ts';
import type { HistrioSetup } from '../../../../src/lib/games/histrio/rules/fresh.ts';
import type { Position } from '../../../../src/lib/games/histrio/rules/moves.ts';
import { rulesOf } from '../../../../src/lib/games/histrio/rules/rule.ts';
import PositionEditor from '../../../../src/lib/games/histrio/ui/match/PositionEditor.svelte';
import type { Refusal } from '../../../../src/lib/referee/ruling.ts';
import { resolving, setUp, travelling, type Match } from '../positions.ts';
import { book, button, rules, standing, table, tap, words } from './scenes.ts';

function open(match: Match = {}, initial?: Position, under = rules) {
  const setup = setUp(match);
  const { seats } = standing(setup);
  const onposition = vi.fn<(position: Position, refusal: Refusal | undefined) => void>();
  render(PositionEditor, {
    table,
    begin: (position?: Position) =>
      under.begin(position === undefined ? setup : { ...setup, position }),
    seats,
    ...(initial === undefined ? {} : { initial }),
    words,
    ...book,
    onposition,
  });
  return {
    position: () => onposition.mock.lastCall?.[0],
    refusal: () => onposition.mock.lastCall?.[1],
    begun: () => begun(setup, onposition.mock.lastCall?.[0]),
  };
}

function begun(setup: HistrioSetup, position: Position | undefined) {
  if (position === undefined) throw new Error('Nothing told');
  const ruling = rules.begin({ ...setup, position });
  if (!ruling.allowed) throw new Error(ruling.refusal.clause);
  return { state: ruling.state, steps: rules.steps(ruling.state).map(({ step }) => step) };
}

const among = (group: string) => within(screen.getByRole('group', { name: group }));
const unfold = (name: string) => userEvent.click(screen.getByText(name));
const more = (label: string) => tap(`${label}: one more`);

it('histrio.flow.three-phases: new cards are dealt next, and the deck is counted before the deal', async () => {
  const told = open();
  await tap(/^New cards/u);
  expect(screen.getByRole('spinbutton', { name: 'Turn to come' })).toHaveValue(2);
  expect(
    screen.getByRole('spinbutton', { name: 'Cards in the deck, before the deal' }),
  ).toHaveValue(40);
  await more('Turn to come');
  expect(told.begun()).toMatchObject({ steps: ['deal'], state: { turn: 3, deck: 32 } });
});

/** One card at each city. */
const EACH = Object.fromEntries(Array.from({ length: 8 }, (_, at) => [at + 1, ['B1']]));

it('histrio.opportunity.deal-one-per-city: a city of which nothing is told is asked for, not taken for an empty one', async () => {
  const told = open();
  await tap(/^Travel/u);
  expect(told.refusal()).toMatchObject({
    clause: 'histrio.opportunity.deal-one-per-city',
    facts: { bare: [1, 2, 3, 4, 5, 6, 7, 8] },
  });
  expect(screen.getByText(/^Each city gets a card before the travel/u)).toBeInTheDocument();
  for (const city of [1, 2, 3, 4, 5, 6, 7, 8]) {
    await tap(new RegExp(`^City ${city}\\.`, 'u'));
    await tap('bonus of 2 ecus');
  }
  expect(told.refusal()).toBeUndefined();
});

it('caravels stand at the cities, and a table where nobody stands is told so beside what comes next', async () => {
  const told = open({}, travelling({ cities: EACH }).position);
  await tap(/^Resolution/u);
  expect(told.refusal()?.clause).toBe('histrio.flow.three-phases');
  expect(screen.getByText(/^Nobody stands before a city/u)).toBeInTheDocument();
  await unfold('Ann');
  await userEvent.click(among('Stands before a city').getByRole('button', { name: 'City 4' }));
  expect(told.refusal()).toBeUndefined();
  expect(
    among('Travel cards in the discard pile').getByRole('button', { name: 'City 4' }),
  ).toHaveAttribute('aria-pressed', 'true');
  const { state, steps } = told.begun();
  expect(steps).toEqual(['resolve']);
  expect(state.seats[0]).toMatchObject({ to: [4], used: [4] });
  await userEvent.click(among('Stands before a city').getByRole('button', { name: 'City 4' }));
  expect(button(/^Resolution/u)).toHaveAttribute('aria-pressed', 'true');
});

it('with two seats a friendly troupe stands before one city', async () => {
  const told = open({ seats: 2 });
  await tap(/^Resolution/u);
  await unfold('Ann');
  const friends = among('Friendly troupe before a city');
  await userEvent.click(friends.getByRole('button', { name: 'City 2' }));
  await userEvent.click(friends.getByRole('button', { name: 'City 5' }));
  expect(told.begun().state.seats[0]).toMatchObject({ friendTo: [5], friendUsed: [2, 5] });
});

it('an acrobat is ready, used, or gained in this very phase', async () => {
  const told = open(
    {},
    resolving({ ann: { to: [4], used: [4], acrobats: [{ card: 'A:Ox' }] } }).position,
  );
  await unfold('Ann');
  await tap('from the next phase on');
  expect(told.position()?.seats['ann']?.acrobats).toEqual([{ card: 'A:Ox', gained: true }]);
  await tap('used this season');
  expect(told.position()?.seats['ann']?.acrobats).toEqual([{ card: 'A:Ox', spent: true }]);
});

it('histrio.acrobat.once-per-season: where only the score is kept, acrobats are told too', async () => {
  const told = open({ level: 'scorekeeper' });
  await unfold('Bo');
  await tap('Acrobat');
  await userEvent.type(screen.getByLabelText('Name on the card'), 'Ox');
  await tap('Add');
  await tap('used this season');
  expect(told.begun().state.seats[1]?.acrobats).toEqual([
    { card: 'A:Ox', ready: false, gained: false },
  ]);
});

it('histrio.festival.season-1-request-again: where only the score is kept, a request of season 1 lies face up', async () => {
  const told = open({ level: 'scorekeeper' });
  await tap('2');
  await tap(/^Secret requests/u);
  await unfold('Ann');
  expect(screen.queryByRole('group', { name: 'Travel cards in the discard pile' })).toBeNull();
  await tap('lies face up');
  const { state, steps } = told.begun();
  expect(steps).toEqual(['closeFestival']);
  expect(state.seats[0]).toMatchObject({ faceUp: '', repeated: false });
  await tap('The face-up request has paid again');
  expect(told.begun().state.seats[0]?.repeated).toBe(true);
});

it('histrio.festival.order: shows are still to be paid, or are paid and some have played a request', async () => {
  const told = open();
  await tap(/^The shows/u);
  expect(screen.queryByRole('spinbutton', { name: 'Cards in the deck' })).toBeNull();
  expect(told.begun()).toMatchObject({ steps: ['scoreShows'], state: { turn: 6, deck: 0 } });
  await tap(/^Secret requests/u);
  await unfold('Ann');
  await tap('lies face up');
  await more('Ecus after the shows, before requests');
  const { state, steps } = told.begun();
  expect(steps).toEqual(['closeFestival']);
  expect(state.seats[0]).toMatchObject({ played: 1, ecus: 3, judged: 4 });
});

it('histrio.flow.two-seasons: between the seasons, and counting where coins are counted at the very end', async () => {
  const told = open({ level: 'scorekeeper', options: { purses: 'counted' } });
  await tap(/^Between the seasons/u);
  expect(told.begun().steps).toEqual(['prepareSeason']);
  expect(screen.queryByRole('button', { name: /^The purses/u })).toBeNull();
  await tap('2');
  expect(screen.queryByRole('button', { name: /^Between the seasons/u })).toBeNull();
  await tap(/^The purses/u);
  expect(told.begun().steps).toEqual(['countPurses']);
});

it('histrio.request.limit-three: who has too many requests reads it below their name', async () => {
  const told = open({}, resolving({ season: 2, ann: { faceUp: '', requests: 2 } }).position);
  await tap(/^Travel/u);
  await unfold('Ann');
  await more('Requests face down');
  expect(told.refusal()?.clause).toBe('histrio.request.limit-three');
  expect(screen.getByText('Ann has 4 secret requests; 3 are allowed.')).toBeInTheDocument();
});

it('histrio.caravel.refill-at-one: a hand that is taken up again at once is said beside the seat', async () => {
  const six = travelling({ cities: EACH, ann: { used: [1, 2, 3, 4, 5, 6] } });
  open({}, six.position, rulesOf(LATEST));
  expect(screen.queryByText(/^Ann: 1 travel card left/u)).toBeNull();
  await unfold('Ann');
  const pile = among('Travel cards in the discard pile');
  await userEvent.click(pile.getByRole('button', { name: 'City 7' }));
  expect(screen.getByText(/^Ann: 1 travel card left/u)).toBeInTheDocument();
});
