// Rulings on unclear places of the rulebook: how sure each is, and the clauses it settles. Their words are the languages'.
import type { RulingCard } from '../../../referee/game.ts';

export const RULINGS: readonly RulingCard[] = [
  {
    id: 'magnificent.ruling.camp-tile-total',
    confidence: 'certain',
    clauses: [
      'magnificent.components.camp-tiles-russian',
      'magnificent.components.camp-tiles-spanish',
    ],
  },
  {
    id: 'magnificent.ruling.poster-total',
    confidence: 'certain',
    clauses: ['magnificent.components.posters'],
  },
  {
    id: 'magnificent.ruling.coin-denominations',
    confidence: 'certain',
    clauses: ['magnificent.components.coins'],
  },
  {
    id: 'magnificent.ruling.perform-example-points',
    confidence: 'unknown',
    clauses: ['magnificent.perform.reward-poster'],
  },
  {
    id: 'magnificent.ruling.colour-change-wording',
    confidence: 'certain',
    clauses: ['magnificent.trainers.board-change-tile-colour'],
  },
  {
    id: 'magnificent.ruling.trainer-space-kinds',
    confidence: 'unknown',
    clauses: [
      'magnificent.trainers.kind-single',
      'magnificent.trainers.kind-per-trainer',
      'magnificent.trainers.kind-double',
      'magnificent.trainers.board-flip-die',
      'magnificent.trainers.board-buy-poster',
      'magnificent.trainers.board-counterclockwise',
      'magnificent.trainers.board-rearrange-before',
      'magnificent.trainers.tile-clear-gem',
      'magnificent.trainers.tile-build-plus-two',
      'magnificent.trainers.tile-extra-large-tile',
      'magnificent.trainers.tile-double-camp-bonus',
      'magnificent.trainers.tile-travel-plus-three',
      'magnificent.trainers.tile-double-tent-bonus',
      'magnificent.trainers.tile-point-per-poster',
      'magnificent.trainers.tile-ignore-camp-tile',
      'magnificent.trainers.tile-perform-plus-two',
    ],
  },
  {
    id: 'magnificent.ruling.tent-space-bonuses',
    confidence: 'likely',
    clauses: [
      'magnificent.variant.board-two-side-b-bonus',
      'magnificent.tents.bonus-immediate',
      'magnificent.tents.space-bonuses',
    ],
  },
  {
    id: 'magnificent.ruling.starting-tent-value',
    confidence: 'likely',
    clauses: ['magnificent.perform.starting-tent-reward'],
  },
  {
    id: 'magnificent.ruling.blank-track-spaces',
    confidence: 'likely',
    clauses: ['magnificent.perform.any-lower-space', 'magnificent.perform.poster-limit'],
  },
  {
    id: 'magnificent.ruling.hat-returns-to-own-space',
    confidence: 'unknown',
    clauses: [
      'magnificent.perform.first-time-board-hat',
      'magnificent.perform.space-vacant',
      'magnificent.perform.third-fourth-any-hat',
    ],
  },
  {
    id: 'magnificent.ruling.die-modifiers-and-payment',
    confidence: 'likely',
    clauses: [
      'magnificent.die.keeps-shown-value',
      'magnificent.power.modifier-not-carried-over',
      'magnificent.trainers.board-flip-die',
      'magnificent.trainers.tile-plus-one-each',
      'magnificent.trainers.tile-build-plus-two',
      'magnificent.trainers.tile-travel-plus-three',
      'magnificent.trainers.tile-perform-plus-two',
      'magnificent.payment.card-symbols-free',
      'magnificent.bonuses.plus-two-colour',
      'magnificent.bonuses.plus-one-any',
      'magnificent.bonuses.set-die-face',
    ],
  },
  {
    id: 'magnificent.ruling.gem-boost-timing',
    confidence: 'likely',
    clauses: ['magnificent.power.gem-boost'],
  },
  {
    id: 'magnificent.ruling.build-level-table',
    confidence: 'unknown',
    clauses: ['magnificent.build.level-nine'],
  },
  {
    id: 'magnificent.ruling.supply-exhaustion-wording',
    confidence: 'certain',
    clauses: ['magnificent.build.supply-exhausted'],
  },
  {
    id: 'magnificent.ruling.build-impossible-tile',
    confidence: 'likely',
    clauses: ['magnificent.build.one-level-only', 'magnificent.build.supply-exhausted'],
  },
  {
    id: 'magnificent.ruling.zero-step-travel',
    confidence: 'unknown',
    clauses: ['magnificent.travel.need-not-use-all'],
  },
  {
    id: 'magnificent.ruling.must-take-tent',
    confidence: 'likely',
    clauses: ['magnificent.travel.stop-to-take-tent', 'magnificent.tents.may-stop-without-taking'],
  },
  {
    id: 'magnificent.ruling.poster-under-taken-tent',
    confidence: 'certain',
    clauses: ['magnificent.travel.poster-symbol-after-tent'],
  },
  {
    id: 'magnificent.ruling.poster-deck-empty',
    confidence: 'unknown',
    clauses: ['magnificent.posters.refill-at-once'],
  },
  {
    id: 'magnificent.ruling.declining-a-poster',
    confidence: 'certain',
    clauses: ['magnificent.posters.full-options-only-when-full'],
  },
  {
    id: 'magnificent.ruling.trainer-supply-empty',
    confidence: 'likely',
    clauses: [
      'magnificent.components.trainers-total',
      'magnificent.bonuses.gain-trainer',
      'magnificent.bonuses.buy-trainer',
    ],
  },
  {
    id: 'magnificent.ruling.which-trainer-returns',
    confidence: 'likely',
    clauses: ['magnificent.bonuses.trainer-for-small-tile'],
  },
  {
    id: 'magnificent.ruling.copy-card-scope',
    confidence: 'likely',
    clauses: ['magnificent.bonuses.copy-card'],
  },
  {
    id: 'magnificent.ruling.counterclockwise-scope',
    confidence: 'likely',
    clauses: ['magnificent.trainers.board-counterclockwise'],
  },
  {
    id: 'magnificent.ruling.ignore-tile-scope',
    confidence: 'likely',
    clauses: ['magnificent.trainers.tile-ignore-camp-tile'],
  },
  {
    id: 'magnificent.ruling.two-player-gap',
    only: 'two',
    confidence: 'certain',
    clauses: ['magnificent.sets.two-players-gap', 'magnificent.sets.two-players-no-gap'],
  },
  {
    id: 'magnificent.ruling.trainer-area-size',
    confidence: 'likely',
    clauses: ['magnificent.sets.tile-to-empty-space'],
  },
  {
    id: 'magnificent.ruling.spanish-score-verb',
    confidence: 'certain',
    clauses: ['magnificent.score-card.one-of-five'],
  },
  {
    id: 'magnificent.ruling.half-rounding',
    confidence: 'certain',
    clauses: ['magnificent.end.half-master-cards', 'magnificent.end.half-maximum'],
  },
  {
    id: 'magnificent.ruling.pay-coins-at-end',
    confidence: 'likely',
    clauses: ['magnificent.end.coins', 'magnificent.criteria.pay-coins'],
  },
  {
    id: 'magnificent.ruling.dice-criteria-at-end',
    confidence: 'likely',
    clauses: ['magnificent.criteria.dice-due', 'magnificent.criteria.clear-dice-doubled'],
  },
  {
    id: 'magnificent.ruling.hat-criterion',
    confidence: 'likely',
    clauses: ['magnificent.criteria.hat-requirement'],
  },
  {
    id: 'magnificent.ruling.rectangle-reading',
    confidence: 'likely',
    clauses: ['magnificent.criteria.largest-rectangle'],
  },
  {
    id: 'magnificent.ruling.gem-fill-colour',
    confidence: 'likely',
    clauses: ['magnificent.end.gems-fill-spaces'],
  },
  {
    id: 'magnificent.ruling.side-b-resources',
    confidence: 'unknown',
    clauses: [
      'magnificent.setup.starting-gems',
      'magnificent.setup.starting-coins',
      'magnificent.setup.starting-trainer',
      'magnificent.setup.starting-player-pays-last',
      'magnificent.variant.board-side-differences',
    ],
  },
  {
    id: 'magnificent.ruling.spanish-missing-chapters',
    confidence: 'certain',
    clauses: [
      'magnificent.setup.side-a-always-in-spanish',
      'magnificent.end.tie-break-missing-in-spanish',
    ],
  },
  {
    id: 'magnificent.ruling.solo-own-hat',
    only: 'solo',
    confidence: 'likely',
    clauses: ['magnificent.prepare.hats-slide-down', 'magnificent.solo.discard-top-sets'],
  },
  {
    id: 'magnificent.ruling.solo-die-supply',
    only: 'solo',
    confidence: 'certain',
    clauses: ['magnificent.solo.added-die-colour'],
  },
  {
    id: 'magnificent.ruling.solo-coin-gift',
    only: 'solo',
    confidence: 'certain',
    clauses: ['magnificent.setup.starting-player-pays-last'],
  },
  {
    id: 'magnificent.ruling.solo-last-round-sets',
    only: 'solo',
    confidence: 'likely',
    clauses: ['magnificent.solo.discard-top-sets'],
  },
  {
    id: 'magnificent.ruling.spanish-mistranslations',
    confidence: 'certain',
    clauses: ['magnificent.overview.area-names'],
  },
  {
    id: 'magnificent.ruling.adjacency-omission',
    confidence: 'certain',
    clauses: ['magnificent.build.later-tiles-adjacent'],
  },
  {
    id: 'magnificent.ruling.special-power-sources-for-perform',
    confidence: 'likely',
    clauses: ['magnificent.power.gem-colour', 'magnificent.perform.colour-irrelevant'],
  },
  {
    id: 'magnificent.ruling.solo-numbered-cards',
    only: 'solo',
    confidence: 'likely',
    clauses: ['magnificent.solo.setup-master-cards'],
  },
  {
    id: 'magnificent.ruling.coin-supply',
    confidence: 'likely',
    clauses: ['magnificent.components.coin-unit'],
  },
  {
    id: 'magnificent.ruling.score-over-hundred',
    confidence: 'certain',
    clauses: ['magnificent.setup.scoring-marker-moves'],
  },
  {
    id: 'magnificent.ruling.modifier-timing',
    confidence: 'likely',
    clauses: [
      'magnificent.card-bonus.once-any-time',
      'magnificent.trainers.tile-plus-one-each',
      'magnificent.trainers.tile-build-plus-two',
      'magnificent.trainers.tile-travel-plus-three',
      'magnificent.trainers.tile-perform-plus-two',
      'magnificent.bonuses.plus-two-colour',
      'magnificent.bonuses.plus-one-any',
    ],
  },
  {
    id: 'magnificent.ruling.colour-change-on-extra-tiles',
    confidence: 'likely',
    clauses: [
      'magnificent.trainers.board-change-tile-colour',
      'magnificent.trainers.tile-extra-large-tile',
    ],
  },
];
