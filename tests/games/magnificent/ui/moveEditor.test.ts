// A move of a referee's match told again from the history: the same scenes, one move at a time, and another action where it was another.
import { render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { RULESET_1 } from '../../../../src/lib/games/magnificent/data/ruleset1.ts';
import { magnificentRules } from '../../../../src/lib/games/magnificent/module.ts';
import type { Move } from '../../../../src/lib/games/magnificent/rules/moves.ts';
import MoveEditor from '../../../../src/lib/games/magnificent/ui/MoveEditor.svelte';
import { createMatch } from '../../../../src/lib/storage/matches.ts';
import { seedRulesets } from '../../../../src/lib/storage/rulesets.ts';
import { LiveMatch } from '../../../../src/lib/table/liveMatch.svelte.ts';
import { closeAll, freshDb } from '../../../support/db.ts';
import { COPY, lying, POSTERS, type Lying } from '../tables.ts';
import { button, standing, stateOf, tap } from './refereeScenes.ts';

afterEach(closeAll);

const TABLE: Lying = {
  options: { copy: COPY },
  tent: (
    ['orange', 'orange', 'green', 'green', 'purple', 'purple', 'purple', 'clear', 'clear'] as const
  ).map((colour) => ({ colour, value: 5 })),
  ann: {
    dice: [{ colour: 'orange', value: 3, card: 1 }],
    own: {
      dealt: true,
      tiles: ['plus_one'],
      trainers: 2,
      built: { orange_small: 1 },
      posters: [{ space: 3, poster: POSTERS[0] }],
    },
  },
  bo: {
    dice: [{ colour: 'green', value: 1, card: 1 }],
    own: { dealt: true, tiles: ['clear_gem'] },
  },
};
const TAKEN: Move = { type: 'takeDie', seat: 'ann', die: { colour: 'orange', value: 5 }, card: 2 };
const MAY_MOVE: Move = { type: 'useTrainers', seat: 'ann', space: 'rearrange_before', trainers: 1 };
const MOVED: Move = { type: 'arrange', seat: 'ann', spaces: [3, 0, 0, 0, 0] };

/** The editor as the history opens it: `move` was told on the table after `moves`. */
async function editing(move: Move | undefined, ...moves: readonly Move[]) {
  const setup = lying(TABLE);
  const { seats: _, ...kept } = setup;
  const before = stateOf(setup, ...moves);
  const { props } = standing(before);
  const db = freshDb();
  await seedRulesets(db, [magnificentRules]);
  await createMatch(db, {
    id: 'm1',
    game: 'magnificent',
    ruleset: { game: 'magnificent', version: RULESET_1.version },
    begun: '2026-03-01T20:00:00+01:00',
    seats: props.seats,
    setup: kept,
  });
  const opened = await LiveMatch.open({
    db,
    module: magnificentRules,
    id: 'm1',
    surroundings: { device: 'phone', now: () => '2026-03-01T20:00:00+01:00' },
    locks: false,
  });
  if (!opened.ok) throw new Error(opened.fault.code);
  const ontell = vi.fn<(move: unknown) => void>();
  const { card, rulebook, nameOf, words } = props;
  render(MoveEditor, { live: opened.value, card, rulebook, nameOf, move, before, ontell });
  await screen.findAllByRole('button');
  return { ontell, words };
}

const PERFORM: Move = { type: 'perform', seat: 'ann', to: 6, posters: [{ space: 1 }] };

it('a level is told again, or the whole action is another one', async () => {
  const { ontell, words } = await editing({ type: 'build', seat: 'ann', requirement: 6 }, TAKEN);
  await tap(/^4 1 small orange tile/);
  expect(ontell).toHaveBeenLastCalledWith({ type: 'build', seat: 'ann', requirement: 4 });
  await tap('Back to power');
  await tap(words.actions.travel);
  await tap('Travel 3 steps, 1 green gem');
  await tap(/^Travel: 3|^Travel 3 steps$/);
  expect(ontell).toHaveBeenLastCalledWith({ type: 'travel', seat: 'ann', steps: 3 });
});

it('posters moved before a performance stay moved; what it completes is told again', async () => {
  const { ontell } = await editing(PERFORM, TAKEN, MAY_MOVE, MOVED);
  expect(button(/^Spaces 1: /)).toHaveAttribute('aria-pressed', 'true');
  await tap(/^space 1: /);
  await tap(/^Hat to space 6, 0/);
  expect(ontell).toHaveBeenLastCalledWith({ ...PERFORM, posters: [] });
});

it('moving posters is a move of its own: nothing is offered that would need two', async () => {
  await editing(PERFORM, TAKEN, MAY_MOVE);
  expect(screen.queryByRole('button', { name: /^Spaces / })).toBeNull();
});

it('a missing move is told as it is asked for at the table', async () => {
  const { ontell, words } = await editing(undefined, TAKEN);
  await tap(words.actions.build);
  await tap(/^4 1 small orange tile/);
  expect(ontell).toHaveBeenLastCalledWith({ type: 'build', seat: 'ann', requirement: 4 });
});
