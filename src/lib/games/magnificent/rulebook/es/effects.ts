// Every effect in Spanish.
import type { Words } from '../words.ts';
import { endEffects } from './effectsEnd.ts';
import { setupEffects } from './effectsSetup.ts';
import { turnEffects } from './effectsTurn.ts';

export const effects: Words['effects'] = { ...setupEffects, ...turnEffects, ...endEffects };
