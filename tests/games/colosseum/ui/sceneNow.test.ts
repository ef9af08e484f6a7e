// Which scene stands on the table, and where it begins.
import { render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import type { Move } from '../../../../src/lib/games/colosseum/rules/moves.ts';
import SceneNow from '../../../../src/lib/games/colosseum/ui/match/SceneNow.svelte';
import { invest, open, pass } from '../positions.ts';
import { lying, type Lying } from '../tables.ts';
import { standing } from './audienceScenes.ts';

/** A table that is played on, in a view that can be scrolled. */
function played(told: Lying) {
  const scene = standing(lying(told));
  let { state } = scene;
  const props = () => {
    const [step] = scene.rules.steps(state);
    if (step === undefined) throw new Error('Nothing is asked.');
    const quiet = { effects: [], market: undefined, oncard: undefined };
    return {
      ...scene,
      ...quiet,
      state,
      step,
      acts: state,
      ontell: () => undefined,
      onmarket: () => undefined,
    };
  };
  const view = document.body.appendChild(document.createElement('main'));
  const { rerender } = render(SceneNow, { props: props(), target: view });
  return {
    view,
    tell: async (move: Move) => {
      const ruling = scene.rules.rule(state, move);
      if (!ruling.allowed) throw new Error(ruling.refusal.clause);
      ({ state } = ruling);
      await rerender(props());
    },
  };
}

describe('a scene', () => {
  it('begins at its top, however far the one before was scrolled', async () => {
    const { view, tell } = played({ phase: 'investing', ann: { medals: 2 } });
    view.scrollTop = 90;
    await tell(invest('ann', 'loge'));
    expect(screen.getByText('A second investment?')).toBeInTheDocument();
    expect(view.scrollTop).toBe(90);
    await tell(pass('ann'));
    expect(view.scrollTop).toBe(0);
  });

  it('of auctions stays where it is while the bids go round', async () => {
    const { view, tell } = played({ phase: 'acquiring', level: 'scorekeeper' });
    view.scrollTop = 40;
    await tell(open('ann', 1));
    await tell(pass('bo'));
    expect(view.scrollTop).toBe(40);
  });
});

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
