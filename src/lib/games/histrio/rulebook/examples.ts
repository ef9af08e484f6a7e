// What the rulebook of Histrio works out in numbers: by the clauses it shows at work, told in our own words.
import type { HistrioClause } from './clauses.ts';

export const EXAMPLES = {
  court: [
    'histrio.alone.one-to-court',
    'histrio.alone.court-moves-needle',
    'histrio.alone.rest-joins-troupe',
    'histrio.mood.direction-and-distance',
  ],
  crowd: ['histrio.crowd.actors-move-needle', 'histrio.crowd.net-movement'],
  festival: [
    'histrio.festival.matching-actors',
    'histrio.festival.show-difference',
    'histrio.festival.pleases-when-on-side',
    'histrio.festival.reward-season-1',
    'histrio.festival.best-show-double',
    'histrio.festival.play-one-request',
  ],
} as const satisfies Readonly<Record<string, readonly HistrioClause[]>>;

/** Each language tells them all. */
export type ExampleTexts = Readonly<Record<keyof typeof EXAMPLES, string>>;
