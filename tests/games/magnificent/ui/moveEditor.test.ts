// A move of a referee's match told again from the history: the same scenes, one move at a time, and another action where it was another.
import { render, screen } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RULESET_1 } from '../../../../src/lib/games/magnificent/data/ruleset1.ts';
import { magnificentRules } from '../../../../src/lib/games/magnificent/module.ts';
import type { Move } from '../../../../src/lib/games/magnificent/rules/moves.ts';
import MoveEditor from '../../../../src/lib/games/magnificent/ui/MoveEditor.svelte';
import { createMatch } from '../../../../src/lib/storage/matches.ts';
import { seedRulesets } from '../../../../src/lib/storage/rulesets.ts';
import { closeAll, freshDb } from '../../../support/db.ts';
import { openMatch } from '../../../support/openMatch.ts';
import { CARDS, COPY, lying, POSTERS, type Lying } from '../tables.ts';
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
  return editingAt(TABLE, move, ...moves);
}

async function editingAt(lies: Lying, move: Move | undefined, ...moves: readonly Move[]) {
  const setup = lying(lies);
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
  const live = await openMatch({ db, module: magnificentRules, id: 'm1' });
  const ontell = vi.fn<(move: unknown) => void>();
  const { card, rulebook, nameOf, words } = props;
  render(MoveEditor, { live, card, rulebook, nameOf, move, before, ontell });
  await screen.findAllByRole('button');
  return { ontell, words };
}

const PERFORM: Move = { type: 'perform', seat: 'ann', to: 6, posters: [{ space: 1 }] };

it('a level is told again, or the whole action is another one', async () => {
  const { ontell } = await editing({ type: 'build', seat: 'ann', requirement: 6 }, TAKEN);
  await tap(/^Level 4: 1 small orange tile/);
  expect(ontell).toHaveBeenLastCalledWith({ type: 'build', seat: 'ann', requirement: 4 });
  await tap('Back to power');
  await tap(/^travel: up to/);
  await tap('3 steps, 1 green gem');
  await tap(/^Travel: 3|^Travel 3 steps$/);
  expect(ontell).toHaveBeenLastCalledWith({ type: 'travel', seat: 'ann', steps: 3 });
});

it('posters moved before a performance stay moved; what it completes is told again', async () => {
  const { ontell } = await editing(PERFORM, TAKEN, MAY_MOVE, MOVED);
  expect(button(/^Space 1: /)).toHaveAttribute('aria-pressed', 'true');
  await tap(/^space 1: /);
  await tap(/^Hat to space 8, 0/);
  expect(ontell).toHaveBeenLastCalledWith({ ...PERFORM, posters: [] });
});

it('moving posters is a move of its own: nothing is offered that would need two', async () => {
  await editing(PERFORM, TAKEN, MAY_MOVE);
  expect(screen.queryByRole('button', { name: /^Spaces / })).toBeNull();
});

it('a missing move is told as it is asked for at the table', async () => {
  const { ontell } = await editing(undefined, TAKEN);
  await tap(/^build: up to/);
  await tap(/^Level 4: 1 small orange tile/);
  expect(ontell).toHaveBeenLastCalledWith({ type: 'build', seat: 'ann', requirement: 4 });
});

describe('what is told again stands filled in as it was told', () => {
  const BOARDS: Lying = {
    ...TABLE,
    options: {
      copy: COPY,
      boards: { ann: { board: 'I', side: 'A' }, bo: { board: 'II', side: 'A' } },
    },
    ann: {
      ...TABLE.ann,
      cards: [{}, { card: CARDS[8] }, {}, {}],
      own: { ...TABLE.ann?.own, built: {}, gems: { orange: 2, clear: 1 } },
    },
  };

  it('a level', async () => {
    await editing({ type: 'build', seat: 'ann', requirement: 6 }, TAKEN);
    expect(button(/^Level 6: 1 large orange tile/)).toHaveAttribute('aria-pressed', 'true');
    expect(button(/^Level 4: 1 small orange tile/)).toHaveAttribute('aria-pressed', 'false');
  });

  it('a level whose tiles were told', async () => {
    const { levels: _, ...copy } = COPY;
    const level: Move = { type: 'build', seat: 'ann', requirement: 7, small: 2, large: 0 };
    const { ontell } = await editingAt({ ...TABLE, options: { copy } }, level, TAKEN);
    await tap(/^Build .*7/);
    expect(ontell).toHaveBeenLastCalledWith(level);
  });

  it('a tile, where it lay and the way it was turned', async () => {
    const laid: Move = {
      type: 'layTile',
      seat: 'ann',
      tile: 'orange_large',
      cells: [4, 5, 13, 14, 22, 23],
    };
    const level: Move = { type: 'build', seat: 'ann', requirement: 6 };
    const { ontell } = await editingAt(BOARDS, laid, TAKEN, level);
    await tap('Lay the tile');
    expect(ontell).toHaveBeenLastCalledWith(laid);
  });

  it('gems for power', async () => {
    const boost: Move = { type: 'boost', seat: 'ann', gems: { orange: 2, clear: 1 } };
    const { ontell } = await editingAt(BOARDS, boost, TAKEN);
    expect(button('orange: 2')).toBeInTheDocument();
    await tap('clear: 1');
    await tap('2 orange gems: +4');
    expect(ontell).toHaveBeenLastCalledWith({ ...boost, gems: { orange: 2 } });
  });

  it('the gems that a bonus cost', async () => {
    const used: Move = { type: 'useBonus', seat: 'ann', gems: { orange: 2, clear: 1 } };
    const { ontell } = await editingAt(BOARDS, used, TAKEN);
    await tap(/^Use: /);
    expect(ontell).toHaveBeenLastCalledWith(used);
  });

  it('trainers, as many as stood there', async () => {
    const used: Move = { type: 'useTrainers', seat: 'ann', space: 'plus_one', trainers: 2 };
    const { words } = await editing(used, TAKEN);
    const name = words.trainerSpaces.plus_one;
    expect(button(`2 trainers: ${name}`)).toHaveAttribute('aria-pressed', 'true');
    expect(button(`1 trainer: ${name}`)).toHaveAttribute('aria-pressed', 'false');
  });

  it('how many trainers a space takes', async () => {
    const read: Move = { type: 'readBoard', trainerSpaces: { build_plus_two: 'double' } };
    const { ontell, words } = await editing(read, TAKEN);
    expect(button(words.spaceKinds.double)).toHaveAttribute('aria-pressed', 'true');
    await tap(words.spaceKinds.single);
    expect(ontell).toHaveBeenLastCalledWith({
      ...read,
      trainerSpaces: { build_plus_two: 'single' },
    });
  });

  it('posters that were moved', async () => {
    const { ontell } = await editing(MOVED, TAKEN, MAY_MOVE);
    await tap('They lie like this');
    expect(ontell).toHaveBeenLastCalledWith(MOVED);
  });

  it('solitaire: the die that was added', async () => {
    const alone: Lying = {
      seats: 1,
      options: { copy: COPY },
      tent: (['orange', 'green', 'purple', 'clear', 'clear'] as const).map((colour, at) => ({
        colour,
        value: at + 1,
      })),
      posters: [{ space: 1, poster: POSTERS[0] }],
      ann: { own: { dealt: true } },
    };
    const added: Move = { type: 'addDie', die: { colour: 'orange', value: 4 }, space: 1 };
    const { ontell } = await editingAt(alone, added);
    expect(button(/^Display, 1/)).toHaveAttribute('aria-pressed', 'true');
    const [, key] = screen.getAllByRole('button', { name: 'A poster goes, a die comes' });
    expect(key).toBeEnabled();
    if (key) await userEvent.click(key);
    expect(ontell).toHaveBeenLastCalledWith(added);
  });
});
