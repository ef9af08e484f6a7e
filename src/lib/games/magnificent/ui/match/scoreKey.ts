// What the key says before a card is scored: the points, and the coins that leave the hand with the same tap.
import { m } from '$lib/paraglide/messages.js';
import type { Effect, SeatId } from '$lib/referee/ruling.ts';
import type { EffectClause } from '../../rules/facts.ts';
import { factsIn } from './draft.ts';

/** Cards scored one by one, and those that count half at the end. */
type Scoring = Extract<
  EffectClause,
  'magnificent.score-card.move-marker' | 'magnificent.end.half-master-cards'
>;

export function coinsPaid(effects: readonly Effect[], seat: SeatId, clause: Scoring): number {
  return effects.reduce((sum, effect) => {
    const facts = factsIn([effect], clause, seat);
    return facts?.kind === 'paid_coin' ? sum + (facts.count ?? 0) : sum;
  }, 0);
}

export function scoreText(name: string, points: number, coins: number): string {
  const scored = m.mgm_score({ name, count: points });
  return coins === 0 ? scored : m.mgm_score_paid({ points: scored, count: coins });
}
