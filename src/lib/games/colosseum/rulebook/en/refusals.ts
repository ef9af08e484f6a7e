// Why a move is refused and what would be allowed, in English: one sentence each.
import type { Words } from '../words.ts';
import { showRefusals } from './refusalsShow.ts';
import { tableRefusals } from './refusalsTable.ts';

export const refusals: Words['refusals'] = { ...tableRefusals, ...showRefusals };
