// Tiles taken from a display: what the rules let be taken, what it brings, and why the joker cannot be chosen.
import { render, screen } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { LATEST } from '../../../../src/lib/games/summer-pavilion/data/rulesets.ts';
import type { SomeTiles } from '../../../../src/lib/games/summer-pavilion/data/pieces.ts';
import { loadWords } from '../../../../src/lib/games/summer-pavilion/rulebook/rulebook.ts';
import type { Move } from '../../../../src/lib/games/summer-pavilion/rules/moves.ts';
import { rulesOf } from '../../../../src/lib/games/summer-pavilion/rules/rule.ts';
import DraftScene from '../../../../src/lib/games/summer-pavilion/ui/DraftScene.svelte';
import { acquiring } from '../positions.ts';

const rules = rulesOf(LATEST);
const words = await loadWords('en');

/** The first display holds these tiles; purple is the joker of round 1. */
async function openDisplay(tiles: SomeTiles, isInSheet = true) {
  const begun = rules.begin(acquiring({ level: 'referee', displays: [tiles] }));
  if (!begun.allowed) throw new Error(begun.refusal.clause);
  const { state } = begun;
  const ontell = vi.fn<(move: Move) => void>();
  render(DraftScene, {
    ...{ rules, state, seat: 'ann', joker: 'purple', words, ontell },
    nameOf: () => 'Ann',
    isInSheet,
  });
  await userEvent.click(screen.getByRole('button', { name: /^Display 1/ }));
  return { state, ontell };
}

const keys = () => screen.getAllByRole('button', { name: /^(red|blue|purple)/i });

it('draft.factory-joker-extra: each key says what it brings, the joker that comes along included', async () => {
  const { ontell } = await openDisplay({ red: 2, blue: 1, purple: 1 });
  expect(keys()[0]).toHaveTextContent(/1\s*\+\s*1/);
  expect(keys()[1]).toHaveTextContent(/2\s*\+\s*1/);
  await userEvent.click(screen.getByRole('button', { name: /^red/i }));
  expect(ontell).toHaveBeenCalledExactlyOnceWith({
    type: 'draft',
    seat: 'ann',
    source: 1,
    colour: 'red',
  });
});

it('draft.joker-not-choosable: beside other colours the joker stands last, struck through, and a tap asks the rules', async () => {
  const { state, ontell } = await openDisplay({ red: 2, blue: 1, purple: 1 });
  const joker = keys().at(-1);
  expect(joker).toHaveAccessibleName(/^purple.*against the rules/i);
  expect(joker).toHaveClass('struck');
  if (joker) await userEvent.click(joker);
  const told = ontell.mock.lastCall?.[0];
  expect(told).toMatchObject({ type: 'draft', colour: 'purple' });
  expect(told && rules.rule(state, told).allowed).toBe(false);
  // Once the rules have said why, another colour can be taken.
  expect(keys()).toHaveLength(3);
});

it('draft.factory-only-jokers: of jokers alone one is taken', async () => {
  await openDisplay({ purple: 4 });
  const [joker] = keys();
  expect(joker).not.toHaveClass('struck');
  expect(joker).toHaveTextContent('1');
});

it('setup.fill-factories: what was only noted wrongly is told otherwise where it is seen', async () => {
  const { state, ontell } = await openDisplay({ red: 2, blue: 2 }, false);
  const tap = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }));
  await tap('Other tiles lie there');
  const note = () => screen.getByRole('button', { name: /^Only note it/ });
  expect(note(), 'as it was noted').toBeDisabled();
  await tap('Take back');
  await tap(/^green/i);
  await tap(/^Only note it/);
  const told = ontell.mock.lastCall?.[0];
  expect(told).toEqual({
    type: 'fillDisplay',
    display: 1,
    tiles: { green: 1, blue: 2, red: 1 },
  });
  const ruling = told && rules.rule(state, told);
  expect(ruling?.allowed && ruling.state.tiles?.displays[0]).toMatchObject({
    known: { green: 1, blue: 2, red: 1 },
  });
});

it('setup.fill-factories: in the history a display is told otherwise by the note itself', async () => {
  await openDisplay({ red: 2, blue: 2 });
  expect(screen.queryByRole('button', { name: 'Other tiles lie there' })).not.toBeInTheDocument();
});

/** The centre holds these tiles; purple is the joker of round 1. */
function showCenter(center: SomeTiles) {
  const begun = rules.begin(acquiring({ level: 'referee', center }));
  if (!begun.allowed) throw new Error(begun.refusal.clause);
  const ontell = vi.fn<(move: Move) => void>();
  render(DraftScene, {
    ...{ rules, state: begun.state, seat: 'ann', joker: 'purple', words, ontell },
    nameOf: () => 'Ann',
  });
  return ontell;
}

it('draft.center-joker-extra: a colour in the centre says that the joker comes along', () => {
  showCenter({ red: 3, purple: 2 });
  const red = screen.getByRole('button', { name: /^Take red from the centre: 3, with the joker/ });
  expect(red).toHaveTextContent(/3\+1/);
});

it('draft.joker-not-choosable: in the centre it is struck through as well, and a tap asks the rules', async () => {
  const ontell = showCenter({ red: 3, purple: 2 });
  const joker = screen.getByRole('button', { name: /^Take purple.*against the rules/ });
  expect(joker).toHaveClass('struck');
  await userEvent.click(joker);
  expect(ontell).toHaveBeenCalledOnce();
});

it('draft.center-only-jokers: of jokers alone one can be taken', () => {
  showCenter({ purple: 2 });
  expect(screen.getByRole('button', { name: /^Take purple/ })).not.toHaveClass('struck');
});
