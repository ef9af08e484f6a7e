// Rulings on unclear places of the rulebook: how sure each is, and the clauses it settles. Their words are the languages'.
import type { RulingCard } from '../../../referee/game.ts';

export const RULINGS: readonly RulingCard[] = [
  {
    id: 'summer-pavilion.ruling.option-a-source',
    confidence: 'certain',
    clauses: ['summer-pavilion.draft.factory-one-colour'],
  },
  {
    id: 'summer-pavilion.ruling.connected-or-adjacent',
    confidence: 'certain',
    clauses: ['summer-pavilion.score.connected'],
  },
  {
    id: 'summer-pavilion.ruling.ring-closes',
    confidence: 'certain',
    clauses: ['summer-pavilion.score.ring', 'summer-pavilion.score.same-star'],
  },
  {
    id: 'summer-pavilion.ruling.token-count',
    confidence: 'certain',
    clauses: ['summer-pavilion.token.penalty'],
  },
  {
    id: 'summer-pavilion.ruling.floor-for-all-losses',
    confidence: 'likely',
    clauses: ['summer-pavilion.pass.floor-one'],
  },
  {
    id: 'summer-pavilion.ruling.leftover-order',
    confidence: 'likely',
    clauses: ['summer-pavilion.final.leftover', 'summer-pavilion.pass.last-round'],
  },
  {
    id: 'summer-pavilion.ruling.leftover-round-six',
    confidence: 'certain',
    clauses: ['summer-pavilion.pass.last-round', 'summer-pavilion.final.leftover'],
  },
  {
    id: 'summer-pavilion.ruling.eighty-boundary',
    confidence: 'likely',
    clauses: ['summer-pavilion.track.eighty-token', 'summer-pavilion.track.total-not-lap'],
  },
  {
    id: 'summer-pavilion.ruling.token-untaken',
    confidence: 'likely',
    clauses: ['summer-pavilion.token.nobody-took'],
  },
  {
    id: 'summer-pavilion.ruling.only-jokers-rest',
    confidence: 'certain',
    clauses: ['summer-pavilion.draft.factory-only-jokers', 'summer-pavilion.draft.rest-to-center'],
  },
  {
    id: 'summer-pavilion.ruling.only-jokers-may',
    confidence: 'certain',
    clauses: ['summer-pavilion.draft.must-take', 'summer-pavilion.draft.center-only-jokers'],
  },
  {
    id: 'summer-pavilion.ruling.token-with-joker',
    confidence: 'certain',
    clauses: [
      'summer-pavilion.token.first-from-center',
      'summer-pavilion.draft.center-only-jokers',
    ],
  },
  {
    id: 'summer-pavilion.ruling.joker-number-free',
    confidence: 'certain',
    clauses: ['summer-pavilion.wild.substitute', 'summer-pavilion.wild.one-natural'],
  },
  {
    id: 'summer-pavilion.ruling.joker-own-star-payment',
    confidence: 'certain',
    clauses: ['summer-pavilion.wild.own-colour'],
  },
  {
    id: 'summer-pavilion.ruling.two-naturals',
    confidence: 'certain',
    clauses: ['summer-pavilion.place.cost-number', 'summer-pavilion.wild.substitute'],
  },
  {
    id: 'summer-pavilion.ruling.several-features-at-once',
    confidence: 'certain',
    clauses: ['summer-pavilion.bonus.several-at-once', 'summer-pavilion.bonus.once'],
  },
  {
    id: 'summer-pavilion.ruling.supply-too-small',
    confidence: 'likely',
    clauses: ['summer-pavilion.bonus.short-supply'],
  },
  {
    id: 'summer-pavilion.ruling.supply-refill-timing',
    confidence: 'likely',
    clauses: [
      'summer-pavilion.supply.refill',
      'summer-pavilion.supply.persists',
      'summer-pavilion.supply.exhausted',
    ],
  },
  {
    id: 'summer-pavilion.ruling.factory-fill-order',
    confidence: 'likely',
    clauses: ['summer-pavilion.prep.shortage'],
  },
  {
    id: 'summer-pavilion.ruling.pass-voluntary-discard',
    confidence: 'certain',
    clauses: ['summer-pavilion.pass.keep-four', 'summer-pavilion.pass.penalty'],
  },
  {
    id: 'summer-pavilion.ruling.empty-hand-passes',
    confidence: 'certain',
    clauses: ['summer-pavilion.pass.no-tiles'],
  },
  {
    id: 'summer-pavilion.ruling.skip-without-passing',
    confidence: 'certain',
    clauses: ['summer-pavilion.pass.when', 'summer-pavilion.pass.out-for-round'],
  },
  {
    id: 'summer-pavilion.ruling.number-sets-scope',
    confidence: 'certain',
    clauses: [
      'summer-pavilion.final.number-sets-include-center',
      'summer-pavilion.variant.number-sets',
    ],
  },
  {
    id: 'summer-pavilion.ruling.no-five-six-set',
    confidence: 'certain',
    clauses: ['summer-pavilion.final.no-fives-sixes'],
  },
  {
    id: 'summer-pavilion.ruling.variant-when-decided',
    only: 'grey',
    confidence: 'certain',
    clauses: ['summer-pavilion.variant.second-tile-decides'],
  },
  {
    id: 'summer-pavilion.ruling.variant-center-single',
    only: 'grey',
    confidence: 'certain',
    clauses: ['summer-pavilion.variant.center-single-ok'],
  },
  {
    id: 'summer-pavilion.ruling.variant-mixed-sides',
    confidence: 'certain',
    clauses: ['summer-pavilion.variant.all-players'],
  },
  {
    id: 'summer-pavilion.ruling.example-c-window',
    confidence: 'certain',
    clauses: ['summer-pavilion.bonus.window', 'summer-pavilion.score.connected'],
  },
  {
    id: 'summer-pavilion.ruling.variant-first-player-board',
    confidence: 'certain',
    clauses: ['summer-pavilion.variant.flip', 'summer-pavilion.setup.player-board'],
  },
  {
    id: 'summer-pavilion.ruling.first-round-starter',
    confidence: 'certain',
    clauses: ['summer-pavilion.round.youngest-starts', 'summer-pavilion.token.starts-phase2'],
  },
  {
    id: 'summer-pavilion.ruling.token-two-names',
    confidence: 'certain',
    clauses: ['summer-pavilion.token.first-from-center'],
  },
  {
    id: 'summer-pavilion.ruling.dump-layout',
    confidence: 'certain',
    clauses: ['summer-pavilion.draft.two-sources', 'summer-pavilion.token.first-from-center'],
  },
  {
    id: 'summer-pavilion.ruling.pictures-missing',
    confidence: 'certain',
    clauses: ['summer-pavilion.score.connected'],
  },
  {
    id: 'summer-pavilion.ruling.tie-break',
    confidence: 'certain',
    clauses: ['summer-pavilion.final.tie'],
  },
  { id: 'summer-pavilion.ruling.edition-year', confidence: 'certain', clauses: [] },
];
