// The golden matches of this game and their sheets, with what decides between equal results.
import { magnificentRules } from '../../../src/lib/games/magnificent/module.ts';
import type { State } from '../../../src/lib/games/magnificent/rules/state.ts';
import type { Match } from '../../../src/lib/referee/match.ts';
import { stateOf } from '../../../src/lib/referee/match.ts';
import { ranksOf } from '../../../src/lib/referee/sheet.ts';
import { goldensOf } from '../../support/golden.ts';
import { COLUMNS } from './handPlayer.ts';

export const FOLDER = `${import.meta.dirname}/golden`;
const goldens = goldensOf(magnificentRules, FOLDER, COLUMNS);
export const { opened } = goldens;

export function sheetOf(match: Match<State>) {
  const state = stateOf(match);
  const standings = magnificentRules.rulesOf(magnificentRules.rulesets[0]).standings(state);
  const decided = ranksOf(standings).flatMap(({ seat, decidedBy }) =>
    decidedBy === undefined ? [] : [[seat, decidedBy] as const],
  );
  return {
    ...goldens.sheetOf(match),
    coins: Object.fromEntries(state.seats.map(({ seat, coins }) => [seat, coins])),
    decidedBy: Object.fromEntries(decided),
  };
}
