// What of a move is said in the line of the history itself: what was paid, who has the lot, the award or the medal now. Nothing twice.
import { isNothing } from '../data/assets.ts';
import type { EffectFacts } from '../rules/facts.ts';
import type { Move } from '../rules/moves.ts';
import type { Name, Words } from './words.ts';

type Paid = Pick<EffectFacts['colosseum.loge.cost'], 'cost' | 'coins'>;
type Cashed = EffectFacts['colosseum.medal.use-coins'];

/** The sentences behind the line, shorter where the move has said what was bought, and none where it has said all. */
export function newsOf(
  effects: Words['effects'],
  { paid, cashed }: { paid: (facts: Paid) => string; cashed: (facts: Cashed) => string },
): Words['news'] {
  /** Not beside a move of this type: its own words say it. */
  const unless =
    <Facts>(type: Move['type'], whole: (facts: Facts, name: Name) => string) =>
    (facts: Facts, name: Name, move: Move) =>
      move.type === type ? undefined : whole(facts, name);
  return {
    'colosseum.program.buy': paid,
    'colosseum.expand.cost': paid,
    'colosseum.ticket.cost': paid,
    'colosseum.loge.cost': paid,
    'colosseum.auction.winner-pays': effects['colosseum.auction.winner-pays'],
    // Of both sides of a gift, that of whoever gives.
    'colosseum.trade.purpose': (facts, name) =>
      facts.gift && isNothing(facts.got)
        ? effects['colosseum.trade.purpose'](facts, name)
        : undefined,
    'colosseum.emperor-token.exchange': unless(
      'takeMedal',
      effects['colosseum.emperor-token.exchange'],
    ),
    'colosseum.medal.use-coins': cashed,
    'colosseum.rest.medal': effects['colosseum.rest.medal'],
    'colosseum.medal.source-dice': unless('pass', effects['colosseum.medal.source-dice']),
    'colosseum.score.marker-only-forward': effects['colosseum.score.marker-only-forward'],
    // Who asked whom for what is said; news is only that there was none of it to give.
    'colosseum.donation.last-asks-leader': (facts, name) =>
      facts.given || facts.asset === undefined
        ? undefined
        : effects['colosseum.donation.last-asks-leader'](facts, name),
    'colosseum.star.threshold': effects['colosseum.star.threshold'],
    'colosseum.star.overtaken': effects['colosseum.star.overtaken'],
    'colosseum.star.below-three': effects['colosseum.star.below-three'],
    'colosseum.star.tie-nobody': effects['colosseum.star.tie-nobody'],
  };
}
