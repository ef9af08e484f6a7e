// How far the power of a turn goes with one action, in one word.
import { m } from '$lib/paraglide/messages.js';
import type { Words } from '../rulebook/words.ts';
import { reachedBy, type ActionPower } from './powerSight.ts';

const NONE_REACHED = '–';
/** Nobody knows yet. */
const UNREAD = '?';
/** Any power does. */
const PLAIN_REACHED = '0';

/** Nothing is within reach as it stands: the key is there, and does not invite. */
export const isNoneReached = (sight: ActionPower): boolean => reachedSign(sight) === NONE_REACHED;

/** On a key: the most it reaches. */
export function reachedSign(sight: ActionPower): string {
  const power = reachedBy(sight);
  if (power !== undefined) return String(power);
  if (sight.isUnread === true) return UNREAD;
  return sight.hasPlain === true ? PLAIN_REACHED : NONE_REACHED;
}

export function reachedText(words: Words, sight: ActionPower): string {
  const power = reachedBy(sight);
  const reached = power === undefined ? noneText(sight) : m.mgm_reaches({ power });
  return `${words.actions[sight.action]}: ${reached}`;
}

function noneText({ isUnread, hasPlain }: ActionPower): string {
  if (isUnread === true) return m.mgm_reaches_unread();
  return hasPlain === true ? m.mgm_reaches_plain() : m.mgm_reaches_none();
}
