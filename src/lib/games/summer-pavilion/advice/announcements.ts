// Which effects of a telling ask something of the hands at the table, beyond what the screen asks by itself.
import type { ClauseId, Effect } from '../../../referee/ruling.ts';
import type { State } from '../rules/state.ts';

const BONUSES: ReadonlySet<ClauseId> = new Set([
  'summer-pavilion.bonus.pillar',
  'summer-pavilion.bonus.statue',
  'summer-pavilion.bonus.window',
  'summer-pavilion.bonus.several-at-once',
  'summer-pavilion.bonus.short-supply',
]);

/** "80 points" tokens at every level; bonus tiles only where the app does not ask which ones, several at once in one line. */
export function announced(state: State, effects: readonly Effect[]): readonly Effect[] {
  const tokens = effects.filter(({ clause }) => clause === 'summer-pavilion.track.eighty-token');
  if (state.tiles !== undefined) return tokens;
  const due = effects.filter(({ clause }) => BONUSES.has(clause));
  const sum = due.find(({ clause }) => clause === 'summer-pavilion.bonus.several-at-once');
  return [...(sum === undefined ? due : [sum]), ...tokens];
}
