// Why a move is not allowed and what would be, in Spanish.
import type { Words } from '../words.ts';
import { showRefusals } from './refusalsShow.ts';
import { tableRefusals } from './refusalsTable.ts';

export const refusals: Words['refusals'] = { ...tableRefusals, ...showRefusals };
