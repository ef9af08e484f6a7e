// Who begins a round is said where the table looks, while the start player token lies in the centre again.
import { render, screen, waitFor } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { LATEST } from '../../../../src/lib/games/summer-pavilion/data/rulesets.ts';
import { loadWords } from '../../../../src/lib/games/summer-pavilion/rulebook/rulebook.ts';
import { rulesOf, tableOf } from '../../../../src/lib/games/summer-pavilion/rules/rule.ts';
import DraftScene from '../../../../src/lib/games/summer-pavilion/ui/DraftScene.svelte';
import RoundPlaque from '../../../../src/lib/games/summer-pavilion/ui/RoundPlaque.svelte';
import SeatFacts from '../../../../src/lib/games/summer-pavilion/ui/SeatFacts.svelte';
import TokenScene from '../../../../src/lib/games/summer-pavilion/ui/TokenScene.svelte';
import Voice from '../../../../src/lib/ui/Voice.svelte';
import { acquiring, type Lying } from '../positions.ts';

const rules = rulesOf(LATEST);
const table = tableOf(LATEST);
const words = await loadWords('en');
const seats = [
  { id: 'ann', name: 'Ann', colour: 'coral', symbol: 'circle' },
  { id: 'bo', name: 'Bo', colour: 'yellow', symbol: 'triangle' },
];
const nameOf = (id: string) => seats.find((seat) => seat.id === id)?.name ?? id;

function begun(lying: Lying) {
  const ruling = rules.begin(acquiring({ round: 2, starter: 'bo', ...lying }));
  if (!ruling.allowed) throw new Error(ruling.refusal.clause);
  return ruling.state;
}

it('token.starts-next-round: where only the token is told, the scene says who begins', () => {
  const state = begun({ level: 'scorekeeper' });
  const asked = { displays: 5, most: 20, nameOf, ontell: () => undefined };
  render(TokenScene, { state, seats, ...asked });
  expect(screen.getByText('Bo begins round 2.')).toBeVisible();
});

it('token.starts-next-round: the seat that begins is marked until somebody takes the token', async () => {
  const state = begun({ level: 'scorekeeper' });
  const { rerender } = render(SeatFacts, { table, state, seat: 'bo' });
  expect(screen.getByText('begins')).toBeVisible();
  const taken = rules.rule(state, { type: 'takeToken', seat: 'ann', tiles: 2 });
  if (!taken.allowed) throw new Error(taken.refusal.clause);
  await rerender({ table, state: taken.state, seat: 'bo' });
  expect(screen.queryByText('begins')).toBeNull();
});

it('token.starts-next-round: where tiles are told, it stands above them until the first are taken', async () => {
  const state = begun({ displays: [{ red: 2, blue: 2 }] });
  const told = {
    rules,
    seat: 'bo',
    joker: 'green',
    words,
    nameOf,
    ontell: () => undefined,
  } as const;
  const { rerender } = render(DraftScene, { state, ...told });
  expect(screen.getByText(/^Bo begins round 2\.$/)).toBeVisible();
  await rerender({ state: { ...state, opening: false }, ...told });
  expect(screen.queryByText(/begins round/)).toBeNull();
});

it('token.starts-next-round: a new round is heard with who begins it', async () => {
  const { container } = render(Voice);
  const shown = { rounds: 6, asked: 'takeToken', words } as const;
  const { rerender } = render(RoundPlaque, { round: 1, joker: 'purple', starter: 'Ann', ...shown });
  await rerender({ round: 2, joker: 'green', starter: 'Bo', ...shown });
  await waitFor(() => {
    expect(container).toHaveTextContent('Bo begins round 2');
  });
});
