// What nobody can check at scorekeeper level, because the tiles themselves are not told.
import type { ClauseId } from '../../../referee/ruling.ts';
import type { TrackingLevel } from '../../../referee/rules.ts';

const TILES_NOT_TOLD: readonly ClauseId[] = [
  'summer-pavilion.round.youngest-starts',
  'summer-pavilion.draft.must-take',
  'summer-pavilion.draft.two-sources',
  'summer-pavilion.draft.factory-one-colour',
  'summer-pavilion.draft.factory-joker-extra',
  'summer-pavilion.draft.factory-only-jokers',
  'summer-pavilion.draft.center-one-colour',
  'summer-pavilion.draft.center-joker-extra',
  'summer-pavilion.draft.center-only-jokers',
  'summer-pavilion.draft.joker-not-choosable',
  'summer-pavilion.draft.no-joker-no-extra',
  'summer-pavilion.draft.next-player',
  'summer-pavilion.draft.source-not-empty',
  'summer-pavilion.joker.replaces-any',
  'summer-pavilion.joker.expires',
  'summer-pavilion.play.turn-check',
  'summer-pavilion.place.own-tiles-only',
  'summer-pavilion.place.cost-number',
  'summer-pavilion.wild.substitute',
  'summer-pavilion.wild.one-natural',
  'summer-pavilion.wild.any-colour',
  'summer-pavilion.wild.own-colour',
  'summer-pavilion.bonus.mandatory',
  'summer-pavilion.bonus.jokers-ok',
  'summer-pavilion.pass.no-tiles',
];

export function uncheckedAt(level: TrackingLevel): readonly ClauseId[] {
  return level === 'referee' ? [] : TILES_NOT_TOLD;
}
