// Every refusal in English: why not, and what would be allowed.
import type { Words } from '../words.ts';
import { tableRefusals } from './refusalsTable.ts';
import { turnRefusals } from './refusalsTurn.ts';

export const refusals: Words['refusals'] = { ...tableRefusals, ...turnRefusals };
