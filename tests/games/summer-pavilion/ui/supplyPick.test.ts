// Tiles out of the supply: those owed to one seat are never part of what another one picks.
import { render, screen } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { rulebookOf } from '../../../../src/lib/games/rulebookOf.ts';
import { LATEST } from '../../../../src/lib/games/summer-pavilion/data/rulesets.ts';
import { summerPavilion } from '../../../../src/lib/games/summer-pavilion/game.ts';
import { loadWords } from '../../../../src/lib/games/summer-pavilion/rulebook/rulebook.ts';
import type { Move } from '../../../../src/lib/games/summer-pavilion/rules/moves.ts';
import { rulesOf, tableOf } from '../../../../src/lib/games/summer-pavilion/rules/rule.ts';
import SceneNow from '../../../../src/lib/games/summer-pavilion/ui/SceneNow.svelte';
import SupplyPick from '../../../../src/lib/games/summer-pavilion/ui/SupplyPick.svelte';
import { NO_TILES } from '../../../../src/lib/games/summer-pavilion/data/pieces.ts';
import { EARNED, placing } from '../positions.ts';

const rules = rulesOf(LATEST);
const words = await loadWords('en');

const tap = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));

it('bonus.mandatory: the next seat that is owed tiles begins without those of the one before', async () => {
  const begun = rules.begin(
    placing({
      rulings: { 'supply-too-small': 'rest-is-owed' },
      supply: { known: { red: 5, blue: 5 }, unknown: 0 },
      ann: { hand: { red: 1 }, owed: 1, board: EARNED },
      bo: { hand: { red: 1 }, owed: 2, board: EARNED },
    }),
  );
  if (!begun.allowed) throw new Error(begun.refusal.clause);
  const ontell = vi.fn<(move: Move) => void>();
  const laid = (state: typeof begun.state) => ({
    ...{ step: rules.steps(state)[0], state, rules, table: tableOf(LATEST), words, ontell },
    ...{ seats: [], announcements: [], latest: undefined, toldBefore: () => undefined },
    ...{ rulebook: rulebookOf('en', words), card: summerPavilion, nameOf: (seat: string) => seat },
  });
  const { rerender } = render(SceneNow, laid(begun.state));
  await tap(/^red/i);
  const told = ontell.mock.lastCall?.[0];
  expect(told).toEqual({ type: 'takeOwed', seat: 'ann', pick: { red: 1 } });
  const taken = told && rules.rule(begun.state, told);
  if (!taken?.allowed) throw new Error('refused');
  await rerender(laid(taken.state));
  await tap(/^blue/i);
  expect(ontell).toHaveBeenCalledOnce();
  await tap(/^blue/i);
  expect(ontell.mock.lastCall?.[0]).toEqual({ type: 'takeOwed', seat: 'bo', pick: { blue: 2 } });
});

it('bonus.mandatory: with all tiles picked no more can be, until they are picked again', async () => {
  const onpick = vi.fn();
  const supply = { known: { ...NO_TILES, red: 4, blue: 4 }, unknown: 2 };
  render(SupplyPick, { due: 1, supply, words, onpick });
  await tap(/^red/i);
  expect(screen.getByRole('button', { name: /^blue/i })).toBeDisabled();
  await tap(/again/i);
  expect(screen.getByRole('button', { name: /^blue/i })).toBeEnabled();
});

it('bonus.mandatory: what is picked is counted off the supply, and the heading asks for what is still to come', async () => {
  const supply = { known: { ...NO_TILES, red: 1, blue: 4 }, unknown: 2 };
  render(SupplyPick, { due: 3, supply, words, onpick: vi.fn() });
  expect(screen.getByText('Take 3 tiles from the supply')).toBeVisible();
  await tap(/^red/i);
  expect(screen.getByText('Take 2 more tiles from the supply')).toBeVisible();
  expect(screen.getByRole('button', { name: /^red/i })).toHaveTextContent(/^\D*\?$/);
  expect(screen.getByRole('button', { name: /^blue/i })).toHaveTextContent(/4 \+ \?$/);
  await tap(/^red/i);
  expect(screen.getByText('Take 1 more tile from the supply')).toBeVisible();
  expect(screen.getByRole('button', { name: /^red/i })).toHaveTextContent(/^\D*\?$/);
  expect(screen.getByText(/^1 supply tile has not been told/)).toBeVisible();
});
