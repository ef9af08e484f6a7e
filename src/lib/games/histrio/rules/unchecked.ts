// What nobody can check at scorekeeper level, because the cards themselves are not told.
import type { ClauseId } from '../../../referee/ruling.ts';
import type { TrackingLevel } from '../../../referee/rules.ts';

const CARDS_NOT_TOLD: readonly ClauseId[] = [
  'histrio.travel.secret-choice',
  'histrio.travel.card-must-be-in-hand',
  'histrio.travel.exactly-one',
  'histrio.travel.reveal',
  'histrio.resolution.city-order',
  'histrio.alone.takes-all',
  'histrio.alone.newest-first',
  'histrio.alone.no-acrobats',
  'histrio.alone.acrobat-usable-after-phase',
  'histrio.alone.court-only-new',
  'histrio.request.limit-three',
  'histrio.caravel.refill-at-one',
  'histrio.acrobat.once-per-season',
  'histrio.season2.travel-not-returned',
  'histrio.season2.discard-becomes-deck',
  'histrio.friendly.then-choose',
  'histrio.friendly.reveal-both',
  'histrio.friendly.never-takes',
];

export function uncheckedAt(level: TrackingLevel): readonly ClauseId[] {
  return level === 'referee' ? [] : CARDS_NOT_TOLD;
}
