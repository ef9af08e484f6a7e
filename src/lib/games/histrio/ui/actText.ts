// An act of the mood tool in a few words.
import { m } from '$lib/paraglide/messages.js';
import type { Actor } from '../data/cards.ts';
import type { Played } from '../advice/theatre.ts';
import type { Act } from './moodNote.ts';
import { actorText } from './placeText.ts';

export function actText(act: Act, { effects }: Played, nameOf: (seat: string) => string): string {
  switch (act.what) {
    case 'court':
      return m.hi_said_court({ actor: actorText(act.actor) });
    case 'crowd':
      return m.hi_said_crowd({ sum: sumText(act.actors) });
    case 'hand':
      return m.hi_said_hand();
    case 'coin':
      return act.mood === 'comedy' ? m.hi_said_heads() : m.hi_said_tails();
    case 'stage': {
      const count = effects.reduce((sum, { points = 0 }) => sum + points, 0);
      return m.hi_said_stage({ name: nameOf(act.seat), count });
    }
    case 'leave':
      return m.hi_said_leave({ name: nameOf(act.seat) });
  }
}

/** "2 + 3 − 4": the first card's side counts positive. */
export function sumText(actors: readonly Actor[]): string {
  const [first] = actors;
  return actors
    .map((actor, at) => {
      const isSame = actor.at(0) === first?.at(0);
      const sign = at === 0 ? '' : isSame ? ' + ' : ' − ';
      return `${sign}${actor.slice(1)}`;
    })
    .join('');
}
