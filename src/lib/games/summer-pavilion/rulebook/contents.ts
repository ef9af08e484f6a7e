// What stands in this rulebook, apart from its words: for pages that show it without playing by it.
import type { RulebookContents } from '../../../referee/game.ts';
import { LATEST } from '../data/rulesets.ts';
import { CLAUSES } from './clauses.ts';
import { RULINGS } from './rulings.ts';

export const CONTENTS: RulebookContents = {
  printedIn: 'ru',
  clauses: CLAUSES,
  rulings: RULINGS,
  houseRulings: LATEST.houseRulings,
};
