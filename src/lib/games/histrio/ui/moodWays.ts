// How the taps on the actors of the mood tool are meant, and what each way is called.
import { m } from '$lib/paraglide/messages.js';

export const MOOD_WAYS = ['one', 'crowd', 'what-if'] as const;
export type MoodWay = (typeof MOOD_WAYS)[number];

export function moodWayText(way: MoodWay): string {
  switch (way) {
    case 'one':
      return m.hi_mood_one();
    case 'crowd':
      return m.hi_mood_crowd();
    case 'what-if':
      return m.hi_mood_what_if();
  }
}
