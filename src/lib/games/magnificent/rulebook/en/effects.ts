// What follows from a move, in English.
import type { Words } from '../words.ts';
import { roundEffects } from './effectsRound.ts';
import { turnEffects } from './effectsTurn.ts';

export const effects: Words['effects'] = { ...turnEffects, ...roundEffects };
