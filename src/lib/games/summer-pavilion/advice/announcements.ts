// Which effects of a telling the table has to hear of, beyond what the screen asks by itself.
import type { ClauseId, Effect } from '../../../referee/ruling.ts';
import type { State } from '../rules/state.ts';

const BONUSES: ReadonlySet<ClauseId> = new Set([
  'summer-pavilion.bonus.pillar',
  'summer-pavilion.bonus.statue',
  'summer-pavilion.bonus.window',
  'summer-pavilion.bonus.several-at-once',
  'summer-pavilion.bonus.short-supply',
]);

/**
 * "80 points" tokens at every level, and whose turn is left out while others still have one; bonus tiles only where the app does not
 * ask which ones, several at once in one line.
 */
export function announced(state: State, effects: readonly Effect[]): readonly Effect[] {
  const tokens = effects.filter(({ clause }) => clause === 'summer-pavilion.track.eighty-token');
  if (state.tiles !== undefined)
    return state.phase === 'place' ? [...leftOut(effects), ...tokens] : tokens;
  const due = effects.filter(({ clause }) => BONUSES.has(clause));
  const sum = due.find(({ clause }) => clause === 'summer-pavilion.bonus.several-at-once');
  return [...(sum === undefined ? due : [sum]), ...tokens];
}

/** Seats that have passed by themselves, having nothing to place. */
export function leftOut(effects: readonly Effect[]): readonly Effect[] {
  return effects.filter(({ clause }) => clause === 'summer-pavilion.pass.no-tiles');
}
