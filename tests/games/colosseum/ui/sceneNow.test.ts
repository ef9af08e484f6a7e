// Which scene stands on the table.
import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import SceneNow from '../../../../src/lib/games/colosseum/ui/match/SceneNow.svelte';
import { invest } from '../positions.ts';
import { lying } from '../tables.ts';
import { standing } from './audienceScenes.ts';

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
    acts: 1,
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
