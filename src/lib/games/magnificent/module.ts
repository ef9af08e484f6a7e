// The shared logic module of The Magnificent: what the app, the command line and the tests all run.
import type { RulesModule } from '../../referee/game.ts';
import { CATEGORIES } from './categories.ts';
import { RULESETS } from './data/rulesets.ts';
import { CLAUSES } from './rulebook/clauses.ts';
import { CatalogueFileSchema } from './rules/catalogue.ts';
import type { MagnificentSetup } from './rules/fresh.ts';
import type { Move } from './rules/moves.ts';
import { MoveSchema } from './rules/moves.ts';
import { OptionsSchema } from './rules/options.ts';
import { PositionSchema } from './rules/positionSchema.ts';
import { rulesOf } from './rules/rule.ts';
import type { State } from './rules/state.ts';

export const magnificentRules: RulesModule<MagnificentSetup, State, Move> = {
  game: 'magnificent',
  rulesets: RULESETS,
  settledSince: [
    'magnificent.ruling.two-player-gap',
    'magnificent.ruling.gem-boost-timing',
    'magnificent.ruling.modifier-timing',
  ],
  clauses: CLAUSES,
  categories: CATEGORIES,
  moveSchema: MoveSchema,
  optionsSchema: OptionsSchema,
  positionSchema: PositionSchema,
  copySchema: CatalogueFileSchema,
  rulesOf,
};
