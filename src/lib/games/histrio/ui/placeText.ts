// Moods, actors and spaces of the dial in the words of the screen.
import { m } from '$lib/paraglide/messages.js';
import type { Actor, Mood } from '../data/cards.ts';
import type { Place } from '../rules/facts.ts';

export function moodText(mood: Mood): string {
  return mood === 'comedy' ? m.hi_comedy() : m.hi_tragedy();
}

/** "Comedy 2" */
export function placeText({ mood, space }: Place): string {
  return m.hi_place({ mood: moodText(mood), space });
}

/** "Tragedian 3" */
export function actorText(actor: Actor): string {
  const level = actor.slice(1);
  return actor.startsWith('C') ? m.hi_comedian({ level }) : m.hi_tragedian({ level });
}
