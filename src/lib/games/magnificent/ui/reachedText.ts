// How far the power of a turn goes with one action, in one word.
import { m } from '$lib/paraglide/messages.js';
import type { Words } from '../rulebook/words.ts';
import { reachedBy, type ActionPower } from './powerSight.ts';

const NONE_REACHED = '–';
/** Any power does. */
const PLAIN_REACHED = '0';

/** On a key: the most it reaches. */
export function reachedSign(sight: ActionPower): string {
  return String(reachedBy(sight) ?? (sight.hasPlain === true ? PLAIN_REACHED : NONE_REACHED));
}

export function reachedText(words: Words, sight: ActionPower): string {
  const power = reachedBy(sight);
  const none = sight.hasPlain === true ? m.mgm_reaches_plain() : m.mgm_reaches_none();
  const reached = power === undefined ? none : m.mgm_reaches({ power });
  return `${words.actions[sight.action]}: ${reached}`;
}
