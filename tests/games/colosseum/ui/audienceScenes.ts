// What the screens of the audience need to stand alone: a table begun by the rules, real words, a plain card.
import { screen } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { colosseum } from '../../../../src/lib/games/colosseum/game.ts';
import { RULESET_1 } from '../../../../src/lib/games/colosseum/data/ruleset1.ts';
import { loadRulebook, loadWords } from '../../../../src/lib/games/colosseum/rulebook/rulebook.ts';
import type { ColosseumSetup } from '../../../../src/lib/games/colosseum/rules/fresh.ts';
import { rulesOf, tableOf } from '../../../../src/lib/games/colosseum/rules/rule.ts';
import type { MatchSeat } from '../../../../src/lib/referee/matchFile.ts';

const NAMES: Readonly<Record<string, string>> = { ann: 'Ann', bo: 'Bo', cy: 'Cy' };

export const card = colosseum;
export const words = await loadWords('en');
export const rulebook = await loadRulebook('en');
export const table = tableOf(RULESET_1);
export const rules = rulesOf(RULESET_1);
export const nameOf = (seat: string) => NAMES[seat] ?? seat;

/** The table, its state and its seats as a scene takes them. */
export function standing(setup: ColosseumSetup) {
  const begun = rules.begin(setup);
  if (!begun.allowed) throw new Error(begun.refusal.clause);
  const seats = setup.seats.map((id, at): MatchSeat => ({
    id,
    name: nameOf(id),
    colour: `seat-${at + 1}`,
    symbol: 'circle',
  }));
  return { table, rules, state: begun.state, seats, words, rulebook, card, nameOf };
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const tap = (name: string | RegExp) => userEvent.click(button(name));
export const number = (name: string) => screen.getByRole('spinbutton', { name });
export const more = (label: string) => tap(`${label}: one more`);
