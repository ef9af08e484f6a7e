// Every clause in Spanish, in our own words.
import type { Words } from '../words.ts';
import { showClauses } from './clausesShow.ts';
import { tableClauses } from './clausesTable.ts';

export const clauses: Words['clauses'] = { ...tableClauses, ...showClauses };
