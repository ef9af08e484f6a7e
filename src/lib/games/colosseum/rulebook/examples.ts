// What the rulebook of Colosseum works out in numbers: by the clauses it shows at work, told in our own words.
import type { ColosseumClause } from './clauses.ts';

export const EXAMPLES = {
  tokens: [
    'colosseum.setup.deal-green-3p',
    'colosseum.setup.deal-green-4p',
    'colosseum.setup.deal-green-5p',
    'colosseum.setup.leftover-green',
    'colosseum.setup.fill-markets-green',
  ],
  missing: [
    'colosseum.program.contents',
    'colosseum.score.base',
    'colosseum.produce.incomplete-allowed',
  ],
  growth: ['colosseum.expand.sizes', 'colosseum.expand.max-two'],
  second: ['colosseum.expand.direction', 'colosseum.expand.max-two'],
  expansion: ['colosseum.expand.may-capture-nobles', 'colosseum.expand.cost'],
  rest: ['colosseum.rest.medal', 'colosseum.medal.source-dice'],
  passing: ['colosseum.rest.sum-must-end-there', 'colosseum.dice.split-or-sum'],
  previous: ['colosseum.previous.face-down-five', 'colosseum.score.previous-events'],
  stars: ['colosseum.star.bonus', 'colosseum.score.stars'],
  income: [
    'colosseum.score.marker-only-forward',
    'colosseum.score.income',
    'colosseum.score.income-not-best',
  ],
  medals: ['colosseum.medal.no-limit', 'colosseum.medal.use-move', 'colosseum.medal.source-dice'],
  nobles: ['colosseum.noble.values', 'colosseum.score.nobles'],
  intense: [
    'colosseum.variant-intense.loser-may-reopen',
    'colosseum.variant-intense.refill-delay',
    'colosseum.variant-intense.opener-wins-refill',
    'colosseum.variant-intense.rebid-after-opener-change',
    'colosseum.variant-intense.lone-bidder-pays-minimum',
    'colosseum.variant-intense.every-player-opens',
  ],
} as const satisfies Readonly<Record<string, readonly ColosseumClause[]>>;

/** Each language tells them all. */
export type ExampleTexts = Readonly<Record<keyof typeof EXAMPLES, string>>;
