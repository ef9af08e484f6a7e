// How far the power of a turn goes with one action, in one word.
import { m } from '$lib/paraglide/messages.js';
import type { Words } from '../rulebook/words.ts';
import { reachedBy, type ActionPower } from './powerSight.ts';

export const NONE_REACHED = '–';

export function reachedText(words: Words, sight: ActionPower): string {
  const power = reachedBy(sight);
  const reached = power === undefined ? m.mgm_reaches_none() : m.mgm_reaches({ power });
  return `${words.actions[sight.action]}: ${reached}`;
}
