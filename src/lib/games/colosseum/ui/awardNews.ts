// Which awards have changed hands by what was told last: one effect each, of whoever has it now, or of whoever lost it to nobody.
import type { Effect } from '$lib/referee/ruling.ts';

const GAINED: readonly string[] = [
  'colosseum.star.threshold',
  'colosseum.star.overtaken',
  'colosseum.setup.initial-star-awards',
];
const LOST = 'colosseum.star.below-three';
const TIED = 'colosseum.star.tie-nobody';

/** An award that went to another seat is told by what that seat has gained. */
export function awardNews(effects: readonly Effect[]): readonly Effect[] {
  return effects.filter(
    ({ clause, facts }) =>
      GAINED.includes(clause) || clause === TIED || (clause === LOST && facts['to'] === undefined),
  );
}
