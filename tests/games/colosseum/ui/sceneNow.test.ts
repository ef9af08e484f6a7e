// Which scene stands on the table.
import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import type { Move } from '../../../../src/lib/games/colosseum/rules/moves.ts';
import SceneNow from '../../../../src/lib/games/colosseum/ui/match/SceneNow.svelte';
import { event, invest } from '../positions.ts';
import { lying } from '../tables.ts';
import { button, standing, tap } from './audienceScenes.ts';

it('colosseum.invest.extra-by-special-event: a token that is there comes before two medals', () => {
  const scene = standing(
    lying({ phase: 'investing', ann: { medals: 2, tokens: { special_event: 1 } } }),
  );
  const ruling = scene.rules.rule(scene.state, invest('ann', 'loge'));
  if (!ruling.allowed) throw new Error(ruling.refusal.clause);
  const [step] = scene.rules.steps(ruling.state);
  if (step === undefined) throw new Error('Nothing is asked.');
  render(SceneNow, {
    ...scene,
    state: ruling.state,
    step,
    last: 1,
    effects: [],
    market: undefined,
    oncard: undefined,
    ontell: () => undefined,
    onmarket: () => undefined,
  });
  expect(
    screen.getByRole('button', { name: /^Special Event/i, pressed: true }),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '2 medals', pressed: false })).toBeInTheDocument();
});

it('colosseum.invest.extra-by-special-event: where tokens are not told, whoever is done may yet tell of one', async () => {
  const scene = standing(
    lying({ phase: 'investing', level: 'scorekeeper', round: 2, seats: 4, ann: { invested: 1 } }),
  );
  const state = { ...scene.state, done: ['ann'] };
  const [step] = scene.rules.steps(state);
  if (step === undefined) throw new Error('Nothing is asked.');
  const told: unknown[] = [];
  render(SceneNow, {
    ...scene,
    state,
    step,
    last: 1,
    effects: [],
    market: undefined,
    oncard: undefined,
    ontell: (move) => told.push(move),
    onmarket: () => undefined,
  });
  await tap('A second investment with a Special Event token');
  await tap('Ann');
  expect(screen.getByText('A second investment?')).toBeVisible();
  expect(button('Back to Bo')).toBeVisible();
  expect(document.activeElement).toHaveTextContent('Ann');
  await tap('Back to Bo');
  expect(button('A second investment with a Special Event token')).toHaveFocus();
  await tap('A second investment with a Special Event token');
  await tap('Ann');
  await tap(/Season ticket/i);
  expect(told).toEqual([invest('ann', 'ticket', { extra: 'special-event' })]);
});

it('colosseum.frame.phases-optional: where the ring is kept an event needs no roll', async () => {
  const tokens = { gladiator: 2, horse: 2 };
  const scene = standing(lying({ phase: 'producing', ann: { programs: [4], tokens } }));
  const [step] = scene.rules.steps(scene.state);
  if (step === undefined) throw new Error('Nothing is asked.');
  const told: unknown[] = [];
  render(SceneNow, {
    ...scene,
    step,
    last: 1,
    effects: [],
    market: undefined,
    oncard: undefined,
    ontell: (move: Move) => {
      expect(scene.rules.rule(scene.state, move).allowed).toBe(true);
      told.push(move);
    },
    onmarket: () => undefined,
  });
  await tap('Without a roll');
  await tap('Back to the roll');
  expect(screen.getByText('The die shows')).toBeVisible();
  await tap('Without a roll');
  expect(button('Back to the roll')).toHaveFocus();
  await tap(/^Produce: /);
  expect(told).toMatchObject([event('ann', 4, { tokens })]);
});
