// Every refusal in Spanish.
import type { Words } from '../words.ts';
import { showRefusals } from './refusalsShow.ts';
import { tableRefusals } from './refusalsTable.ts';
import { turnRefusals } from './refusalsTurn.ts';

export const refusals: Words['refusals'] = { ...tableRefusals, ...turnRefusals, ...showRefusals };
