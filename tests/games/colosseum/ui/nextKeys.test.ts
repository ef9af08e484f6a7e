// Under the thumb: trading ends by one key for whoever is at it, by another for all who are left; a bid nobody can pay is not urged.
import { render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import type { Move } from '../../../../src/lib/games/colosseum/rules/moves.ts';
import type { State } from '../../../../src/lib/games/colosseum/rules/state.ts';
import NextKeys from '../../../../src/lib/games/colosseum/ui/match/NextKeys.svelte';
import { after } from '../after.ts';
import { open, pass } from '../positions.ts';
import { lying } from '../tables.ts';
import { rules, standing, tap } from './audienceScenes.ts';

const scene = standing(lying({ phase: 'trading', level: 'scorekeeper' }));

function openKeys(state: State) {
  const ontellall = vi.fn<(moves: readonly Move[]) => void>();
  const ontell = vi.fn<(move: Move) => void>();
  const [step] = rules.steps(state);
  if (step === undefined) throw new Error('Nothing is asked.');
  render(NextKeys, { ...scene, state, step, market: undefined, ontell, ontellall });
  return { ontell, ontellall };
}

it('nobody trades on: the passes of all who are left, each of them allowed', async () => {
  const { ontell, ontellall } = openKeys(after(scene.state, pass('ann')));
  await tap('Bo: done');
  expect(ontell).toHaveBeenCalledExactlyOnceWith(pass('bo'));
  await tap('Everybody: done');
  expect(ontellall).toHaveBeenCalledExactlyOnceWith([pass('bo'), pass('cy')]);
  expect(after(scene.state, pass('ann'), ...(ontellall.mock.calls[0]?.[0] ?? [])).phase).toBe(
    'producing',
  );
});

it.each(['trading', 'investing'] as const)(
  'colosseum.frame.phases-optional: %s goes on seat by seat, and that key alone is filled and lies at the end',
  (phase) => {
    openKeys(standing(lying({ phase, level: 'scorekeeper' })).state);
    const [all, own] = screen.getAllByRole('button');
    expect(own).toHaveAccessibleName(phase === 'trading' ? 'Ann: done' : 'No investment');
    expect(own).toHaveClass('filled');
    expect(all).not.toHaveClass('filled');
  },
);

it('the last one has one key', () => {
  openKeys(after(scene.state, pass('ann'), pass('bo')));
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Everybody: done' })).toBeInTheDocument();
});

it.each([
  [11, true],
  [10, false],
])(
  'colosseum.auction.raise-clockwise: %d coins under a bid of 10, is the raise urged: %s',
  (coins, isUrged) => {
    const opened = standing(lying({ phase: 'acquiring', level: 'scorekeeper', bo: { coins } }));
    const ruling = rules.rule(opened.state, open('ann', 1, 10));
    if (!ruling.allowed) throw new Error(ruling.refusal.clause);
    const [step] = rules.steps(ruling.state);
    if (step === undefined) throw new Error('Nothing is asked.');
    const quiet = vi.fn();
    render(NextKeys, {
      ...opened,
      state: ruling.state,
      step,
      market: undefined,
      ontell: quiet,
      ontellall: quiet,
    });
    const raise = screen.getByRole('button', { name: 'Bid 11' });
    expect(raise.matches('.main-key')).toBe(isUrged);
    expect(raise).toBeEnabled();
  },
);
