// The shared logic module of Histrio: what the app, the command line and the tests all run.
import type { RulesModule } from '../../referee/game.ts';
import { RULESETS } from './data/rulesets.ts';
import { CATEGORIES } from './categories.ts';
import { CLAUSES } from './rulebook/clauses.ts';
import { CatalogueFileSchema } from './rules/catalogue.ts';
import type { HistrioSetup } from './rules/fresh.ts';
import type { Move } from './rules/moves.ts';
import { MoveSchema, OptionsSchema, PositionSchema } from './rules/moves.ts';
import { rulesOf } from './rules/rule.ts';
import type { State } from './rules/state.ts';

export const histrioRules: RulesModule<HistrioSetup, State, Move> = {
  game: 'histrio',
  rulesets: RULESETS,
  clauses: CLAUSES,
  categories: CATEGORIES,
  moveSchema: MoveSchema,
  optionsSchema: OptionsSchema,
  positionSchema: PositionSchema,
  copySchema: CatalogueFileSchema,
  rulesOf,
};
