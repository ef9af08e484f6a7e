// Closing ceremonies and farewell: a key stands only where the rules would let it.
import { render, screen, within } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Move } from '../../../../src/lib/games/colosseum/rules/moves.ts';
import ClosingScene from '../../../../src/lib/games/colosseum/ui/match/ClosingScene.svelte';
import FarewellScene from '../../../../src/lib/games/colosseum/ui/match/FarewellScene.svelte';
import { lying, type Lying } from '../tables.ts';
import { button, standing, tap } from './audienceScenes.ts';

function atTable(told: Lying) {
  const scene = standing(lying(told));
  const [step] = scene.rules.steps(scene.state);
  if (step === undefined) throw new Error('Nothing is asked.');
  const ontell = vi.fn<(move: Move) => void>();
  return { ...scene, step, ontell, onfinish: ontell };
}

const DONATION: Lying = {
  phase: 'closing',
  ceremony: 'donation',
  leader: 'ann',
  ann: { coins: 40, best: 30, tokens: { lion: 1, joker: 1 } },
  bo: { coins: 20, best: 20 },
  cy: { coins: 10, best: 10 },
};

it('colosseum.donation.last-asks-leader: the last player takes a token of the leader, or waives it', async () => {
  const scene = atTable(DONATION);
  render(ClosingScene, scene);
  expect(screen.queryByRole('button', { name: /Joker/ })).toBeNull();
  await tap(/^lion/);
  expect(scene.ontell).toHaveBeenLastCalledWith({ type: 'donate', to: 'cy', asset: 'lion' });
  await tap('No token is asked for');
  expect(scene.ontell).toHaveBeenLastCalledWith({ type: 'donate' });
});

it('where the table has settled that the last player must ask, nothing else is offered', () => {
  render(ClosingScene, atTable({ ...DONATION, rulings: { 'donation-voluntary': 'must-ask' } }));
  expect(button(/^lion/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'No token is asked for' })).toBeNull();
});

it('colosseum.podium.tie-coins: of equal results the richer one stands above', () => {
  const tied = { ann: { best: 19, coins: 31 }, bo: { best: 19, coins: 33 } };
  render(ClosingScene, atTable({ phase: 'closing', round: 2, ...tied }));
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  const at = (name: string) => rows.findIndex((row) => row.includes(name));
  expect(at('Bo')).toBeLessThan(at('Ann'));
});

it.each([
  ['colosseum.podium.tie-coins', { ann: { best: 19, coins: 37 }, bo: { best: 19, coins: 30 } }],
  ['colosseum.podium.tie-dice', { ann: { best: 19 }, bo: { best: 19 } }],
] as const)('%s: a tie for the podium opens to the rule that decides it', (clause, tied) => {
  // The sentence of the scene opens to the clauses of its step, the first one in full.
  expect(atTable({ phase: 'closing', round: 2, ...tied }).step.clauses[0]).toBe(clause);
});

const LEAVES = /one token of each event leaves the game/;
const shown = { best: 7, latest: { round: 2, program: 1, spectators: 7 } };
const shownBefore = { best: 5, latest: { round: 1, program: 2, spectators: 5 } };

it('colosseum.cleanup.discard-one: where tokens are not told, the donation reminds of it, and of nobody without an event', () => {
  const podium = { phase: 'closing', level: 'scorekeeper', round: 2 } as const;
  const donation = { ...podium, ceremony: 'donation', leader: 'ann', cy: shownBefore } as const;
  const { unmount } = render(ClosingScene, atTable({ ...podium, ann: shown }));
  expect(screen.queryByText(LEAVES)).toBeNull();
  unmount();
  const donated = render(ClosingScene, atTable({ ...donation, ann: shown }));
  expect(screen.getByText(LEAVES)).toHaveTextContent(/^First, .*: Ann$/);
  donated.unmount();
  const rulings = { 'discard-without-event': 'latest-event' };
  const settled = render(ClosingScene, atTable({ ...donation, rulings, ann: shown }));
  expect(screen.getByText(LEAVES)).toHaveTextContent(/: Ann and Cy$/);
  settled.unmount();
  render(ClosingScene, atTable(donation));
  expect(screen.queryByText(LEAVES)).toBeNull();
});

it('colosseum.cleanup.discard-one: where no donation will follow, the podium reminds of it', () => {
  const tied = { ann: shown, bo: shown, cy: shown } as const;
  const rulings = { 'donation-all-tied': 'no-donation' };
  render(
    ClosingScene,
    atTable({ phase: 'closing', level: 'scorekeeper', round: 2, rulings, ...tied }),
  );
  expect(screen.getByText(LEAVES)).toHaveTextContent(/^Then .*: Ann, Bo and Cy$/);
});

const FAREWELL: Lying = { phase: 'farewell', round: 5, ann: { coins: 40, medals: 2 } };

it('colosseum.medal.use-coins: after the last event medals still become coins', async () => {
  const scene = atTable(FAREWELL);
  render(FarewellScene, scene);
  expect(screen.getByText(/Medals may still become coins/)).toBeInTheDocument();
  await tap(/Ann.*2/);
  expect(scene.ontell).toHaveBeenCalledExactlyOnceWith({
    type: 'cashMedals',
    seat: 'ann',
    medals: 1,
  });
});

it('where the table has settled that they do not, no medal can be tapped', () => {
  render(FarewellScene, atTable({ ...FAREWELL, rulings: { 'medal-after-last-event': 'over' } }));
  expect(button(/Ann.*2/)).toBeDisabled();
  expect(screen.getByText(/Medals stay medals now/)).toBeInTheDocument();
});

it('colosseum.medal.use-coins: where nobody has a medal, no last change of medals is spoken of', () => {
  const scene = atTable({ ...FAREWELL, ann: { coins: 40 } });
  expect(scene.step.facts).toMatchObject({ mayCash: false });
  render(FarewellScene, scene);
  expect(screen.getByText('Nobody has medals; coins decide a tie.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Ann/ })).toBeNull();
});

it('colosseum.special-event.second-use: after the last event a token still becomes a medal, of whoever has one', async () => {
  const scene = atTable({ ...FAREWELL, bo: { tokens: { special_event: 1 } } });
  render(FarewellScene, scene);
  const group = screen.getByRole('group', { name: 'Special Event token → medal' });
  expect(within(group).getAllByRole('button')).toHaveLength(1);
  await userEvent.click(within(group).getByRole('button', { name: /Bo/ }));
  expect(scene.ontell).toHaveBeenCalledExactlyOnceWith({
    type: 'takeMedal',
    seat: 'bo',
    from: 'special-event',
  });
});

it('colosseum.special-event.second-use: where tokens are not told, anybody may tell of one after the last event', async () => {
  render(FarewellScene, atTable({ ...FAREWELL, level: 'scorekeeper' }));
  await tap('Special Event token → medal');
  const group = screen.getByRole('group', { name: 'Special Event token → medal' });
  expect(within(group).getAllByRole('button')).toHaveLength(3);
});

const TIED: Lying = {
  phase: 'farewell',
  round: 5,
  level: 'scorekeeper',
  options: { purses: 'none' },
  ann: { best: 40 },
  bo: { best: 40 },
  cy: { best: 12 },
};

async function count(label: string, number: number) {
  await userEvent.type(screen.getByRole('spinbutton', { name: label }), String(number));
}

it('colosseum.end.tie-coins: where nobody keeps purses those of the tied are counted, and of nobody else', async () => {
  const scene = atTable(TIED);
  render(FarewellScene, scene);
  expect(screen.queryByRole('spinbutton', { name: /Cy/ })).toBeNull();
  await count('Ann: coins', 21);
  expect(button('Who has won?')).toBeDisabled();
  await count('Bo: coins', 20);
  expect(screen.queryByRole('spinbutton', { name: /awards/ })).toBeNull();
  await tap('Who has won?');
  expect(scene.ontell).toHaveBeenCalledExactlyOnceWith({
    type: 'finish',
    coins: { ann: 21, bo: 20 },
  });
});

it('colosseum.end.tie-stars: awards are asked for once the purses that were counted are equal too', async () => {
  const scene = atTable(TIED);
  render(FarewellScene, scene);
  await count('Ann: coins', 20);
  await count('Bo: coins', 20);
  expect(screen.getByText(/Coins are level too: awards decide/)).toBeInTheDocument();
  await count('Ann: star performer awards', 2);
  await count('Bo: star performer awards', 1);
  await userEvent.tab();
  await tap('Who has won?');
  expect(scene.ontell).toHaveBeenCalledExactlyOnceWith({
    type: 'finish',
    coins: { ann: 20, bo: 20 },
    stars: { ann: 2, bo: 1 },
  });
});

it('purses and awards told again stand as they were told', async () => {
  const scene = atTable(TIED);
  const told = {
    type: 'finish',
    coins: { ann: 20, bo: 20 },
    stars: { ann: 2, bo: 1 },
  } as const;
  render(FarewellScene, { ...scene, told });
  await tap('Who has won?');
  expect(scene.ontell).toHaveBeenCalledExactlyOnceWith(told);
});

it('colosseum.podium.tie-coins: where nobody keeps purses the table is told that the richest of the leaders gets it', () => {
  const leaders = { phase: 'closing', ann: { best: 9 }, bo: { best: 9 } } as const;
  const { unmount } = render(
    ClosingScene,
    atTable({ ...leaders, level: 'scorekeeper', options: { purses: 'none' } }),
  );
  expect(screen.getByText(/the richest of them/)).toBeInTheDocument();
  unmount();
  render(ClosingScene, atTable(leaders));
  expect(screen.getByText(/equal in spectators and coins/)).toBeInTheDocument();
});
