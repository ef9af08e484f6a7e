// The shared logic module of Colosseum: what the app, the command line and the tests all run.
import type { RulesModule } from '../../referee/game.ts';
import { CATEGORIES } from './categories.ts';
import { RULESETS } from './data/rulesets.ts';
import { CLAUSES } from './rulebook/clauses.ts';
import type { ColosseumSetup } from './rules/fresh.ts';
import type { Move } from './rules/moves.ts';
import { CatalogueFileSchema } from './rules/catalogue.ts';
import { MoveSchema, OptionsSchema, PositionSchema } from './rules/moves.ts';
import { rulesOf } from './rules/rule.ts';
import type { State } from './rules/state.ts';

export const colosseumRules: RulesModule<ColosseumSetup, State, Move> = {
  game: 'colosseum',
  rulesets: RULESETS,
  clauses: CLAUSES,
  categories: CATEGORIES,
  scoresAtOnce: true,
  moveSchema: MoveSchema,
  optionsSchema: OptionsSchema,
  positionSchema: PositionSchema,
  copySchema: CatalogueFileSchema,
  rulesOf,
};
