// Rulings on unclear places of the rulebook, in English: question, readings, reason, evidence.
import type { Words } from '../words.ts';
import { showRulings } from './rulingsShow.ts';
import { tableRulings } from './rulingsTable.ts';

export const rulings: Words['rulings'] = { ...tableRulings, ...showRulings };
