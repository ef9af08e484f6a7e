// Any table told as it lies: nobles on the ring, how far a phase has come, what was laid for an event, and what cannot lie so.
import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { positionOf } from '../../../../src/lib/games/colosseum/rules/position.ts';
import type { Position } from '../../../../src/lib/games/colosseum/rules/moves.ts';
import type { State } from '../../../../src/lib/games/colosseum/rules/state.ts';
import PositionEditor from '../../../../src/lib/games/colosseum/ui/match/PositionEditor.svelte';
import type { Refusal } from '../../../../src/lib/referee/ruling.ts';
import { MARKETS, RING } from '../positions.ts';
import { lying, setUp, type Match } from '../tables.ts';
import { button, more, rules, standing, tap } from './audienceScenes.ts';

function openTable(initial?: Position, match: Match = {}) {
  const setup = setUp(match);
  const { table, seats, words, card, rulebook } = standing(setup);
  const onposition = vi.fn<(position: Position, refusal: Refusal | undefined) => void>();
  render(PositionEditor, {
    table,
    begin: (position?: Position) =>
      rules.begin(position === undefined ? setup : { ...setup, position }),
    isReferee: setup.level === 'referee',
    keepsRing: setup.level === 'referee',
    seats,
    firstSeat: 'ann',
    squareOf: (seat) => (seat === 'ann' ? 8 : 20),
    ...(initial === undefined ? {} : { initial }),
    words,
    card,
    rulebook,
    onposition,
  });
  return {
    position: () => onposition.mock.lastCall?.[0],
    refusal: () => onposition.mock.lastCall?.[1],
    begun(): { readonly state: State; readonly steps: readonly string[] } {
      const position = onposition.mock.lastCall?.[0];
      const ruling = rules.begin(position === undefined ? setup : { ...setup, position });
      if (!ruling.allowed) throw new Error(ruling.refusal.clause);
      const steps = rules.steps(ruling.state).map(({ step, seat }) => `${step} ${seat ?? ''}`);
      return { state: ruling.state, steps };
    },
  };
}

const openEditor = (initial?: Position) => openTable(initial).position;

const among = (group: string | RegExp) => within(screen.getByRole('group', { name: group }));
const tapIn = (group: string | RegExp, name: string | RegExp) =>
  userEvent.click(among(group).getByRole('button', { name }));
const unfold = (name: RegExp) =>
  userEvent.click(screen.getByRole('button', { name, expanded: false }));

it('a noble is lifted and goes from square to square; the others stay where they stood', async () => {
  const told = openEditor();
  await tap(`Consul 1, square ${RING.consul_1}, resting area`);
  expect(button(/^Consul 1, square/)).toHaveAttribute('aria-pressed', 'true');
  await more('Consul 1: square');
  expect(told()?.ring).toEqual({ ...RING, consul_1: RING.consul_1 + 1 });
});

it('arenas lie on the ring where they begin, as printed or as told', () => {
  openEditor(
    positionOf(standing(lying({ phase: 'trading', bo: { arena: { from: 24, size: 3 } } })).state),
  );
  expect(screen.getByText('Bo’s arena: square 24, square 25, square 26')).toBeInTheDocument();
});

it('an arena that was not told lies where it was set up', () => {
  openEditor();
  expect(screen.getByText('Ann’s arena: square 8, square 9')).toBeInTheDocument();
});

it('what was put on the ring is a table the rules begin with', async () => {
  const told = openEditor();
  await tap(/^Emperor, square/);
  await more('Emperor: square');
  const position = told();
  const begun = rules.begin({ ...setUp(), ...(position === undefined ? {} : { position }) });
  expect(begun.allowed && begun.state.ring?.emperor).toBe(RING.emperor + 1);
});

it('colosseum.frame.phase-by-phase: who has invested already is not asked again', async () => {
  const told = openTable();
  await tapIn('Who is done with it?', 'Ann');
  expect(told.begun().steps).toEqual(['invest bo']);
  expect(told.begun().state.seats.map(({ invested }) => invested)).toEqual([1, 0, 0]);
  await tapIn('Who is done with it?', 'Ann');
  expect(told.begun().state.seats[0]?.invested).toBe(0);
});

it('colosseum.frame.first-player-rotates: the first-player token goes on with the round that is told, and back with it', async () => {
  const told = openTable();
  await tapIn('Round', '3');
  expect(told.begun()).toMatchObject({ steps: ['invest cy'], state: { first: 'cy' } });
  await tapIn('First player', 'Ann');
  await tapIn('Round', '2');
  expect(told.begun().state.first).toBe('cy');
  // Another phase of the same round has the same first player.
  await tap('trading');
  expect(told.begun()).toMatchObject({ steps: ['trade cy'], state: { first: 'cy' } });
});

it('colosseum.auction.one-win-per-round: who has bought opens no more, nor who has passed', async () => {
  const told = openTable(positionOf(standing(lying({ phase: 'trading', markets: MARKETS })).state));
  await tap('auctions');
  expect(told.begun().steps).toEqual(['open ann']);
  await tapIn('Opens no more: has won or passed', 'Ann');
  await tapIn('Has bought a market this round', 'Bo');
  expect(told.begun()).toMatchObject({
    steps: ['open cy'],
    state: { done: ['ann'], winners: ['bo'] },
  });
});

it('colosseum.refill.on-opener-win: markets still empty when the auctions begin are filled first', async () => {
  const markets = [[], ...MARKETS.slice(1)];
  const told = openTable(positionOf(standing(lying({ phase: 'trading', markets })).state));
  await tap('auctions');
  expect(told.begun().steps).toEqual(['refill ']);
  await tapIn('Opens no more: has won or passed', 'Ann');
  expect(told.begun().steps).toEqual(['open bo']);
});

it('nothing is under the hammer any more', async () => {
  const lot = { market: 2, opener: 'ann', bid: 9, bidder: 'ann', passed: [] };
  const told = openTable(
    positionOf(standing(lying({ phase: 'acquiring', markets: MARKETS, lot })).state),
  );
  expect(told.begun().steps).toEqual(['bid bo']);
  await tap('Nothing is under the hammer');
  expect(told.begun().steps).toEqual(['open ann']);
});

it('where tokens are not told, empty markets are told by their numbers', async () => {
  const told = openTable(undefined, { level: 'scorekeeper' });
  await tap('auctions');
  await tapIn('Empty markets', /4$/u);
  expect(told.begun().state).toMatchObject({ sold: 1, empty: [4] });
});

it('colosseum.cleanup.discard-one: tokens laid for the event of this round can be lost', async () => {
  const state = standing(
    lying({
      round: 2,
      phase: 'trading',
      ann: { programs: [1], produced: [1], tokens: { torch: 2, cage: 1 } },
    }),
  ).state;
  const told = openTable(positionOf(state));
  await tap('closing ceremonies');
  expect(told.begun().steps).toEqual(['givePodium ']);
  await unfold(/^Ann/u);
  const { programTitle } = standing(setUp()).words;
  await tapIn('Event of this round', programTitle(1));
  const laid = told.position()?.seats['ann']?.latest;
  expect(laid).toMatchObject({ round: 2, program: 1 });
  await tapIn('What is still to do', 'discard');
  await tapIn('Who got the podium?', 'Bo');
  await tapIn('Tokens', /^torch/u);
  expect(told.begun()).toMatchObject({ steps: ['discard ann'], state: { leader: 'bo' } });
  await tapIn('Who has lost a token already?', 'Ann');
  expect(told.begun().steps).not.toContain('discard ann');
});

it('colosseum.frame.last-round-has-no-phase-5: after the last events medals are cashed', async () => {
  const told = openTable();
  expect(screen.queryByRole('button', { name: 'last coins' })).toBeNull();
  await tapIn('Round', '5');
  await tap('last coins');
  expect(told.begun().steps).toEqual(['finish ']);
  await tapIn('Round', '4');
  expect(told.position()?.phase).toBe('producing');
});

it('colosseum.star.equal-does-not-take: of two with as many, the table says who had the award first', async () => {
  const told = openTable(
    positionOf(
      standing(
        lying({ phase: 'trading', ann: { tokens: { lion: 3 } }, bo: { tokens: { lion: 3 } } }),
      ).state,
    ),
  );
  expect(told.begun().state.table?.stars).toEqual({});
  await tapIn(/whose award/u, 'Bo');
  expect(told.begun().state.table?.stars).toEqual({ lion: 'bo' });
});

it('colosseum.star.equal-does-not-take: who held the award has it still after tokens of somebody else are told', async () => {
  const scene = standing(
    lying({
      phase: 'trading',
      ann: { tokens: { lion: 3 } },
      bo: { tokens: { lion: 3 } },
      stars: { lion: 'bo' },
    }),
  );
  const told = openTable(positionOf(scene.state));
  await unfold(/^Cy/u);
  await tapIn('Tokens of Cy', /^horse/iu);
  expect(told.begun().state.table?.stars).toEqual({ lion: 'bo' });
  await tapIn('Tokens of Cy', /^lion/iu);
  expect(told.begun().state.table?.stars).toEqual({ lion: 'bo' });
  await unfold(/^Ann/u);
  await tapIn('Tokens of Ann', /^lion/iu);
  expect(told.begun().state.table?.stars).toEqual({ lion: 'ann' });
});

it('whose an award is, is asked after the tokens that leave it open', () => {
  const tokens = { lion: 3 };
  openTable(
    positionOf(standing(lying({ phase: 'trading', ann: { tokens }, bo: { tokens } })).state),
  );
  const asked = screen.getByRole('group', { name: /whose award/u });
  const seat = screen.getByRole('button', { name: /^Cy/u, expanded: false });
  expect(seat.compareDocumentPosition(asked)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('an arena that has grown says where it begins', async () => {
  const told = openTable();
  await unfold(/^Ann/u);
  expect(screen.queryByRole('spinbutton', { name: 'First square of the arena' })).toBeNull();
  await more('Arena');
  await tap('First square of the arena: one less');
  expect(told.begun().state.seats[0]?.arena).toEqual({ from: 7, size: 3 });
});

it('colosseum.setup.arena-positions: two arenas on one square are refused below the name', async () => {
  const told = openTable();
  await unfold(/^Ann/u);
  await more('Arena');
  const square = screen.getByRole('spinbutton', { name: 'First square of the arena' });
  await userEvent.clear(square);
  await userEvent.type(square, '19{Tab}');
  expect(told.refusal()?.clause).toBe('colosseum.setup.arena-positions');
  expect(screen.getByRole('status')).toBeInTheDocument();
});

it('tokens out of the game are told', async () => {
  const told = openTable();
  await unfold(/^Out of the game/u);
  await tapIn('Out of the game', 'torch');
  expect(told.begun().state.table?.gone).toEqual({ torch: 1 });
});

it('colosseum.setup.deal-programs-low: whose programs are still to be told is said, until they are', () => {
  const told = (...programs: number[]) => ({ coins: 20, programs });
  openTable({ round: 3, phase: 'producing', seats: { ann: told(2, 7), bo: told(), cy: told() } });
  expect(screen.getByText('Still to be told, below: programs of Bo, Cy')).toBeVisible();
});

it('colosseum.setup.deal-programs-low: where tokens are not told, programs are named with their event', () => {
  openTable(
    {
      round: 3,
      phase: 'producing',
      seats: { ann: { coins: 20 }, bo: { coins: 20 }, cy: { coins: 20 } },
    },
    { level: 'scorekeeper' },
  );
  expect(screen.queryByText(/Still to be told/)).toBeNull();
});
