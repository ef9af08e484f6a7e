// What a scene of the match needs to stand alone: a table begun by the rules, its seats, and what it told.
import { userEvent } from '@testing-library/user-event';
import { screen } from '@testing-library/svelte';
import { RULESET_1 } from '../../../../src/lib/games/histrio/data/ruleset1.ts';
import { histrio } from '../../../../src/lib/games/histrio/game.ts';
import { loadWords } from '../../../../src/lib/games/histrio/rulebook/rulebook.ts';
import { rulebookOf } from '../../../../src/lib/games/rulebookOf.ts';
import type { HistrioSetup } from '../../../../src/lib/games/histrio/rules/fresh.ts';
import { rulesOf, tableOf } from '../../../../src/lib/games/histrio/rules/rule.ts';
import type { MatchSeat } from '../../../../src/lib/referee/matchFile.ts';

const NAMES: Readonly<Record<string, string>> = { ann: 'Ann', bo: 'Bo', cy: 'Cy' };

export const words = await loadWords('en');
/** What a scene asks for its clauses. */
export const book = { rulebook: rulebookOf('en', words), card: histrio };
export const table = tableOf(RULESET_1);
export const rules = rulesOf(RULESET_1);

/** The table, its state and its seats as a scene takes them. */
export function standing(setup: HistrioSetup) {
  const begun = rules.begin(setup);
  if (!begun.allowed) throw new Error(begun.refusal.clause);
  const seats = setup.seats.map((id): MatchSeat => ({
    id,
    name: NAMES[id] ?? id,
    colour: 'seat-1',
    symbol: 'circle',
  }));
  return { table, state: begun.state, seats };
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const tap = (name: string | RegExp) => userEvent.click(button(name));
export const number = (name: string) => screen.getByRole('spinbutton', { name });
