// The phone as a coin: only where the table asks it to flip.
import { MOODS, type Mood } from '../data/cards.ts';

export function moodByChance(): Mood {
  const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
  return MOODS[byte % MOODS.length] ?? 'comedy';
}
