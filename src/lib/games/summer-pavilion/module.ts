// The shared logic module of Azul: Summer Pavilion: what the app, the command line and the tests all run.
import type { RulesModule } from '../../referee/game.ts';
import { RULESETS } from './data/rulesets.ts';
import { CLAUSES } from './rulebook/clauses.ts';
import type { PavilionSetup } from './rules/begin.ts';
import { CATEGORIES } from './categories.ts';
import type { Move } from './rules/moves.ts';
import { MoveSchema, OptionsSchema, PositionSchema } from './rules/moves.ts';
import { rulesOf } from './rules/rule.ts';
import type { State } from './rules/state.ts';

export const summerPavilionRules: RulesModule<PavilionSetup, State, Move> = {
  game: 'summer-pavilion',
  rulesets: RULESETS,
  clauses: CLAUSES,
  categories: CATEGORIES,
  moveSchema: MoveSchema,
  optionsSchema: OptionsSchema,
  positionSchema: PositionSchema,
  rulesOf,
};
