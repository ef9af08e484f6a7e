// What nobody can check because its facts are not told: tokens at scorekeeper level, nobles where the ring is not kept.
import type { ClauseId } from '../../../referee/ruling.ts';
import type { State } from './state.ts';

const TOKENS_NOT_TOLD: readonly ClauseId[] = [
  'colosseum.asset.counts',
  'colosseum.asset.special-counts',
  'colosseum.auction.choose-market',
  'colosseum.refill.green-first',
  'colosseum.trade.only-tokens-and-coins',
  'colosseum.trade.immediate',
  'colosseum.produce.lay-assets',
  'colosseum.joker.replaces-one',
  'colosseum.joker.not-for-stars',
  'colosseum.emperor-token.exchange',
  'colosseum.special-event.two-uses',
  'colosseum.invest.extra-by-special-event',
  'colosseum.star.threshold',
  'colosseum.star.keep',
  'colosseum.star.overtaken',
  'colosseum.star.below-three',
  'colosseum.star.tie-nobody',
  'colosseum.cleanup.discard-one',
  'colosseum.donation.last-asks-leader',
  'colosseum.donation.no-specials',
];

const NOBLES_NOT_TOLD: readonly ClauseId[] = [
  'colosseum.expand.direction',
  'colosseum.expand.may-capture-nobles',
  'colosseum.dice.clockwise',
  'colosseum.dice.choice-face',
  'colosseum.dice.split-or-sum',
  'colosseum.dice.one-without-loge',
  'colosseum.dice.two-with-loge',
  'colosseum.rest.medal',
  'colosseum.rest.sum-must-end-there',
  'colosseum.medal.use-move',
  'colosseum.medal.move-after-dice',
  'colosseum.score.only-inside-arena',
];

export function uncheckedIn({ table, ring }: Pick<State, 'table' | 'ring'>): readonly ClauseId[] {
  return [
    ...(table === undefined ? TOKENS_NOT_TOLD : []),
    ...(ring === undefined ? NOBLES_NOT_TOLD : []),
  ];
}
