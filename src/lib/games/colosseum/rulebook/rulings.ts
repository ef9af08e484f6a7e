// Rulings on unclear places of the rulebook: how sure each is, and the clauses it settles. Their words are the languages'.
import type { RulingCard } from '../../../referee/game.ts';

export const RULINGS: readonly RulingCard[] = [
  {
    id: 'colosseum.ruling.dice-face-1-to-3',
    confidence: 'certain',
    clauses: ['colosseum.dice.choice-face'],
  },
  {
    id: 'colosseum.ruling.season-tickets-missing-in-count',
    confidence: 'certain',
    clauses: ['colosseum.score.season-tickets', 'colosseum.ticket.effect'],
  },
  {
    id: 'colosseum.ruling.program-order',
    confidence: 'certain',
    clauses: ['colosseum.program.higher-number'],
  },
  {
    id: 'colosseum.ruling.which-program-of-stack',
    confidence: 'certain',
    clauses: ['colosseum.program.buy', 'colosseum.setup.program-stacks'],
  },
  {
    id: 'colosseum.ruling.opener-continues',
    only: 'usual',
    confidence: 'certain',
    clauses: ['colosseum.refill.delayed', 'colosseum.auction.each-gets-a-chance'],
  },
  {
    id: 'colosseum.ruling.winner-loses-opening-right',
    confidence: 'certain',
    clauses: [
      'colosseum.auction.one-win-per-round',
      'colosseum.variant-intense.every-player-opens',
    ],
  },
  {
    id: 'colosseum.ruling.lone-bidder-price',
    confidence: 'certain',
    clauses: [
      'colosseum.auction.min-opening',
      'colosseum.variant-intense.lone-bidder-pays-minimum',
    ],
  },
  {
    id: 'colosseum.ruling.bid-above-cash',
    confidence: 'likely',
    clauses: ['colosseum.medal.use-coins', 'colosseum.auction.winner-pays'],
  },
  {
    id: 'colosseum.ruling.refill-after-last-opener',
    confidence: 'likely',
    clauses: ['colosseum.refill.on-opener-win', 'colosseum.refill.delayed'],
  },
  {
    id: 'colosseum.ruling.bag-empty',
    confidence: 'likely',
    clauses: [
      'colosseum.refill.green-first',
      'colosseum.cleanup.out-of-game',
      'colosseum.variant-intense.opener-wins-refill',
    ],
  },
  {
    id: 'colosseum.ruling.leftover-green-use',
    confidence: 'certain',
    clauses: ['colosseum.setup.leftover-green', 'colosseum.refill.green-first'],
  },
  {
    id: 'colosseum.ruling.max-two-investments',
    confidence: 'likely',
    clauses: [
      'colosseum.invest.extra-by-two-medals',
      'colosseum.invest.extra-by-special-event',
      'colosseum.medal.no-limit',
    ],
  },
  {
    id: 'colosseum.ruling.special-event-discarded',
    confidence: 'certain',
    clauses: ['colosseum.special-event.two-uses'],
  },
  {
    id: 'colosseum.ruling.special-event-no-medal-left',
    confidence: 'likely',
    clauses: ['colosseum.special-event.second-use', 'colosseum.medal.supply'],
  },
  {
    id: 'colosseum.ruling.medal-returns',
    confidence: 'unknown',
    clauses: ['colosseum.medal.discarded', 'colosseum.medal.supply'],
  },
  {
    id: 'colosseum.ruling.medal-after-last-event',
    confidence: 'likely',
    clauses: ['colosseum.medal.use-coins', 'colosseum.end.tie-coins'],
  },
  {
    id: 'colosseum.ruling.medal-move-when',
    confidence: 'likely',
    clauses: ['colosseum.medal.use-move', 'colosseum.medal.move-after-dice'],
  },
  {
    id: 'colosseum.ruling.roll-without-producing',
    confidence: 'unknown',
    clauses: ['colosseum.produce.three-steps', 'colosseum.frame.phases-optional'],
  },
  {
    id: 'colosseum.ruling.must-use-roll',
    confidence: 'likely',
    clauses: ['colosseum.dice.clockwise'],
  },
  {
    id: 'colosseum.ruling.same-noble-two-single-moves',
    confidence: 'certain',
    clauses: ['colosseum.rest.sum-must-end-there', 'colosseum.dice.split-or-sum'],
  },
  {
    id: 'colosseum.ruling.two-medals-one-turn',
    confidence: 'likely',
    clauses: ['colosseum.rest.medal'],
  },
  {
    id: 'colosseum.ruling.stay-on-rest-area',
    confidence: 'certain',
    clauses: ['colosseum.medal.source-dice'],
  },
  {
    id: 'colosseum.ruling.repeat-counts-itself',
    confidence: 'certain',
    clauses: ['colosseum.previous.repeat-not-counted', 'colosseum.score.previous-events'],
  },
  {
    id: 'colosseum.ruling.star-with-jokers-only',
    confidence: 'likely',
    clauses: ['colosseum.star.bonus', 'colosseum.joker.not-for-stars'],
  },
  {
    id: 'colosseum.ruling.star-multiple-claimants',
    confidence: 'likely',
    clauses: ['colosseum.star.tie-nobody', 'colosseum.setup.initial-star-awards'],
  },
  {
    id: 'colosseum.ruling.star-first-sentence-missing',
    confidence: 'certain',
    clauses: ['colosseum.star.threshold'],
  },
  {
    id: 'colosseum.ruling.star-simultaneous-discards',
    confidence: 'unknown',
    clauses: ['colosseum.star.overtaken', 'colosseum.cleanup.discard-one'],
  },
  {
    id: 'colosseum.ruling.closing-order',
    confidence: 'likely',
    clauses: [
      'colosseum.podium.each-round-but-last',
      'colosseum.cleanup.discard-one',
      'colosseum.donation.last-asks-leader',
    ],
  },
  {
    id: 'colosseum.ruling.discard-without-event',
    confidence: 'likely',
    clauses: ['colosseum.cleanup.discard-one'],
  },
  {
    id: 'colosseum.ruling.discard-joker',
    confidence: 'likely',
    clauses: ['colosseum.cleanup.discard-one'],
  },
  {
    id: 'colosseum.ruling.donation-leader-lacks-type',
    confidence: 'likely',
    clauses: ['colosseum.donation.last-asks-leader'],
  },
  {
    id: 'colosseum.ruling.donation-all-tied',
    confidence: 'likely',
    clauses: ['colosseum.donation.tie-poorest', 'colosseum.podium.tie-coins'],
  },
  {
    id: 'colosseum.ruling.tie-dice-value',
    confidence: 'unknown',
    clauses: ['colosseum.podium.tie-dice', 'colosseum.donation.tie-dice'],
  },
  {
    id: 'colosseum.ruling.donation-tie-number-of-dice',
    confidence: 'unknown',
    clauses: ['colosseum.donation.tie-dice'],
  },
  {
    id: 'colosseum.ruling.final-tie-beyond-stars',
    confidence: 'likely',
    clauses: ['colosseum.end.tie-stars'],
  },
  {
    id: 'colosseum.ruling.gift-in-trade',
    confidence: 'unknown',
    clauses: ['colosseum.trade.purpose'],
  },
  {
    id: 'colosseum.ruling.trade-specials',
    confidence: 'certain',
    clauses: ['colosseum.trade.only-tokens-and-coins'],
  },
  {
    id: 'colosseum.ruling.trade-several-rounds',
    confidence: 'certain',
    clauses: ['colosseum.trade.first-player-starts'],
  },
  {
    id: 'colosseum.ruling.scenery-and-decoration-names',
    confidence: 'likely',
    clauses: ['colosseum.asset.counts'],
  },
  {
    id: 'colosseum.ruling.special-event-name',
    confidence: 'certain',
    clauses: ['colosseum.special-event.two-uses'],
  },
  {
    id: 'colosseum.ruling.round-or-turn',
    confidence: 'certain',
    clauses: ['colosseum.frame.five-rounds'],
  },
  {
    id: 'colosseum.ruling.ticket-same-round',
    confidence: 'certain',
    clauses: ['colosseum.ticket.effect'],
  },
  {
    id: 'colosseum.ruling.start-seat-left-of-emperor',
    confidence: 'likely',
    clauses: ['colosseum.frame.initial-first-player'],
  },
  {
    id: 'colosseum.ruling.garbled-token-list',
    confidence: 'certain',
    clauses: ['colosseum.asset.counts', 'colosseum.asset.special-counts'],
  },
  {
    id: 'colosseum.ruling.minimum-set-meaning',
    confidence: 'certain',
    clauses: ['colosseum.produce.minimum-set'],
  },
  {
    id: 'colosseum.ruling.program-same-round',
    confidence: 'certain',
    clauses: ['colosseum.program.buy', 'colosseum.produce.choose-program'],
  },
  {
    id: 'colosseum.ruling.refilled-market-rebid',
    confidence: 'likely',
    clauses: ['colosseum.auction.pass-is-final-for-lot'],
  },
  {
    id: 'colosseum.ruling.event-outside-board-100',
    confidence: 'likely',
    clauses: ['colosseum.score.marker-only-forward'],
  },
  {
    id: 'colosseum.ruling.bank-exhausted',
    confidence: 'certain',
    clauses: ['colosseum.score.income'],
  },
  {
    id: 'colosseum.ruling.must-place-all-owned',
    confidence: 'unknown',
    clauses: ['colosseum.produce.lay-assets'],
  },
  {
    id: 'colosseum.ruling.program-before-arena',
    confidence: 'certain',
    clauses: ['colosseum.program.needs-larger-arena-later', 'colosseum.produce.arena-size'],
  },
  {
    id: 'colosseum.ruling.loge-one-die',
    confidence: 'likely',
    clauses: ['colosseum.dice.two-with-loge', 'colosseum.loge.two-dice'],
  },
  {
    id: 'colosseum.ruling.star-overtaken-by-tied-rivals',
    confidence: 'likely',
    clauses: ['colosseum.star.overtaken', 'colosseum.star.tie-nobody'],
  },
  {
    id: 'colosseum.ruling.variant-barred-winners',
    only: 'intense',
    confidence: 'certain',
    clauses: [
      'colosseum.variant-intense.loser-may-reopen',
      'colosseum.variant-intense.rebid-after-opener-change',
      'colosseum.variant-intense.lone-bidder-pays-minimum',
    ],
  },
  {
    id: 'colosseum.ruling.ranking-lower-places',
    confidence: 'likely',
    clauses: ['colosseum.end.winner', 'colosseum.end.tie-coins', 'colosseum.end.tie-stars'],
  },
  {
    id: 'colosseum.ruling.donation-voluntary',
    confidence: 'unknown',
    clauses: ['colosseum.donation.last-asks-leader', 'colosseum.frame.phases-optional'],
  },
];
