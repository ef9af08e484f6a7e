// Every clause in English, in our own words.
import type { Words } from '../words.ts';
import { endClauses } from './clausesEnd.ts';
import { setupClauses } from './clausesSetup.ts';
import { trainerClauses } from './clausesTrainers.ts';
import { turnClauses } from './clausesTurn.ts';

export const clauses: Words['clauses'] = {
  ...setupClauses,
  ...turnClauses,
  ...trainerClauses,
  ...endClauses,
};
