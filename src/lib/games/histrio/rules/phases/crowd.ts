// A crowded city: its cards are discarded and its actors go to the Court together. Rulebook «Розыгрыш», several players.
import type { Card } from '../../data/cards.ts';
import { experienceOf, isActor } from '../../data/cards.ts';
import { moveNeedle, pushOf } from '../needle.ts';
import type { Course } from '../rulings.ts';
import { effect, withEffects } from '../rulings.ts';

/** One net move of the needle; acrobats and bonuses do nothing. */
export function crowd(course: Course, city: number, cards: readonly Card[]): Course {
  const actors = cards.filter(isActor);
  const others = cards.filter((card) => !isActor(card));
  const swept = withEffects(
    course,
    effect('histrio.crowd.all-discarded', undefined, { city, cards: [...cards] }, [
      'histrio.summary.crowd-order',
    ]),
    ...(others.length === 0
      ? []
      : [effect('histrio.crowd.acrobat-bonus-no-effect', undefined, { cards: others })]),
  );
  return actors.length === 0 ? swept : pushTogether(swept, actors);
}

export function pushTogether(course: Course, actors: readonly Card[]): Course {
  const pushing = actors.filter(isActor);
  const by = pushOf(pushing);
  return moveNeedle(
    withEffects(
      course,
      effect('histrio.crowd.actors-move-needle', undefined, { cards: [...actors] }),
      effect('histrio.crowd.net-movement', undefined, {
        comedians: experienceOf(actors, 'comedian'),
        tragedians: experienceOf(actors, 'tragedian'),
        spaces: Math.abs(by),
      }),
    ),
    by,
  );
}
