// Which moment of the turn it is, as the cards of acrobats name them; "other" is for the table to judge.
import type { Moment } from '../rules/catalogue.ts';
import type { State } from '../rules/state.ts';

/** At scorekeeper level nobody tells how far the turn has come: no moment is named until the festival. */
export function momentsNow({ phase, cards }: State): readonly Moment[] {
  switch (phase) {
    case 'travel':
      return ['before-choosing'];
    case 'resolution':
      return cards === undefined ? [] : ['after-reveal', 'before-a-city'];
    case 'opportunities':
      return ['new-opportunities'];
    case 'scoring':
      return ['festival'];
    default:
      return [];
  }
}
