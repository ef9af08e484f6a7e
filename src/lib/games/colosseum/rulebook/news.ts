// What of a move is said in the line of the history itself: what was paid, who has the lot, the award or the medal now.
import type { EffectClause } from '../rules/facts.ts';

export const NEWS: readonly EffectClause[] = [
  'colosseum.program.buy',
  'colosseum.expand.cost',
  'colosseum.ticket.cost',
  'colosseum.loge.cost',
  'colosseum.auction.winner-pays',
  'colosseum.emperor-token.exchange',
  'colosseum.medal.use-coins',
  'colosseum.rest.medal',
  'colosseum.medal.source-dice',
  'colosseum.score.marker-only-forward',
  'colosseum.donation.last-asks-leader',
  'colosseum.star.threshold',
  'colosseum.star.overtaken',
  'colosseum.star.below-three',
  'colosseum.star.tie-nobody',
];
