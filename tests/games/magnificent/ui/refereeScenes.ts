// What the scenes of a referee's match need to stand alone: a table begun by the rules, real words, a plain card, and an ear for the draft.
import { screen } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { LATEST } from '../../../../src/lib/games/magnificent/data/rulesets.ts';
import { magnificent } from '../../../../src/lib/games/magnificent/game.ts';
import {
  loadRulebook,
  loadWords,
} from '../../../../src/lib/games/magnificent/rulebook/rulebook.ts';
import type { MagnificentSetup } from '../../../../src/lib/games/magnificent/rules/fresh.ts';
import type { Move } from '../../../../src/lib/games/magnificent/rules/moves.ts';
import { rulesOf } from '../../../../src/lib/games/magnificent/rules/rule.ts';
import type { State } from '../../../../src/lib/games/magnificent/rules/state.ts';
import type { Draft } from '../../../../src/lib/games/magnificent/ui/match/draft.ts';
import type { MatchSeat } from '../../../../src/lib/referee/matchFile.ts';
import { TABLE } from '../tables.ts';

const NAMES: Readonly<Record<string, string>> = { ann: 'Ann', bo: 'Bo' };

const card = magnificent;
const words = await loadWords('en');
const rulebook = await loadRulebook('en');
export const rules = rulesOf(LATEST);
const nameOf = (seat: string) => NAMES[seat] ?? seat;

/** The table after these moves. */
export function stateOf(setup: MagnificentSetup, ...moves: readonly Move[]): State {
  const begun = rules.begin(setup);
  if (!begun.allowed) throw new Error(begun.refusal.clause);
  return moves.reduce((state, move) => {
    const ruling = rules.rule(state, move);
    if (!ruling.allowed) throw new Error(ruling.refusal.clause);
    return ruling.state;
  }, begun.state);
}

/** What a scene takes, and what it has told or drafted. */
export function standing(state: State) {
  const ontell = vi.fn<(move: Move) => void>();
  const drafts: (Draft | undefined)[] = [];
  const seats = state.seats.map(({ seat: id }, at): MatchSeat => ({
    id,
    name: nameOf(id),
    colour: `seat-${at + 1}`,
    symbol: 'circle',
  }));
  return {
    props: {
      table: TABLE,
      rules,
      state,
      seat: 'ann',
      seats,
      words,
      rulebook,
      card,
      nameOf,
      copy: {},
      ontell,
      ondraft: (draft: Draft | undefined) => {
        drafts.push(draft);
      },
    },
    ontell,
    /** What lies under the thumb now. */
    ready: () => drafts.at(-1)?.move,
    draft: () => drafts.at(-1),
  };
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const tap = (name: string | RegExp) => userEvent.click(button(name));
