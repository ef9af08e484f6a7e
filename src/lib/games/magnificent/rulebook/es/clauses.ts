// Every clause in Spanish, in our own words.
import type { Words } from '../words.ts';
import { endClauses } from './clausesEnd.ts';
import { setupClauses } from './clausesSetup.ts';
import { turnClauses } from './clausesTurn.ts';

export const clauses: Words['clauses'] = { ...setupClauses, ...turnClauses, ...endClauses };
