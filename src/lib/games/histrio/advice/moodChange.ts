// A change of the King's mood among what a telling brought, and who goes home with it.
import type { Effect } from '../../../referee/ruling.ts';
import type { Mood } from '../data/cards.ts';
import { MOODS } from '../data/cards.ts';

export interface MoodChange {
  readonly mood: Mood;
  /** Managers going home. */
  readonly home: number;
  /** What says so, in the order of the rules. */
  readonly effects: readonly Effect[];
}

const CHANGE = 'histrio.mood.change-on-crossing';
const HOME = 'histrio.mood.change-returns-managers';

/** Undefined while the mood stays. */
export function moodChange(effects: readonly Effect[]): MoodChange | undefined {
  const saying = effects.filter(({ clause }) => clause === CHANGE || clause === HOME);
  const changed = saying.findLast(({ clause }) => clause === CHANGE)?.facts['mood'];
  const mood = MOODS.find((one) => one === changed);
  if (mood === undefined) return undefined;
  const managers = saying.findLast(({ clause }) => clause === HOME)?.facts['managers'];
  return { mood, home: typeof managers === 'number' ? managers : 0, effects: saying };
}
