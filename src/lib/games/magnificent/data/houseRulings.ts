// Unclear places that a table may settle for itself. Readings are named for what happens; the first is the ledger's default.
import type { HouseRuling } from '../../../referee/ruleset.ts';

export const HOUSE_RULINGS: readonly HouseRuling[] = [
  {
    id: 'magnificent.ruling.die-modifiers-and-payment',
    clauses: [
      'magnificent.die.keeps-shown-value',
      'magnificent.trainers.board-flip-die',
      'magnificent.bonuses.set-die-face',
      'magnificent.payment.card-symbols-free',
    ],
    confidence: 'likely',
    readings: ['turned-lasts', 'turned-this-turn'],
  },
  {
    id: 'magnificent.ruling.special-power-sources-for-perform',
    clauses: ['magnificent.perform.colour-irrelevant', 'magnificent.power.gem-colour'],
    confidence: 'likely',
    readings: ['die-colour-gems', 'any-gems', 'no-gems'],
  },
  {
    id: 'magnificent.ruling.copy-card-scope',
    clauses: ['magnificent.bonuses.copy-card'],
    confidence: 'likely',
    readings: ['any-other-card', 'cards-with-a-die'],
  },
  {
    id: 'magnificent.ruling.build-impossible-tile',
    clauses: ['magnificent.build.one-level-only', 'magnificent.build.supply-exhausted'],
    confidence: 'likely',
    readings: ['what-fits', 'level-barred'],
  },
  {
    id: 'magnificent.ruling.adjacency-omission',
    clauses: ['magnificent.build.later-tiles-adjacent'],
    confidence: 'certain',
    readings: ['adjacent', 'anywhere'],
  },
  {
    id: 'magnificent.ruling.colour-change-on-extra-tiles',
    clauses: [
      'magnificent.trainers.board-change-tile-colour',
      'magnificent.trainers.tile-extra-large-tile',
    ],
    confidence: 'likely',
    readings: ['level-and-extra', 'level-only', 'any-tile'],
  },
  {
    id: 'magnificent.ruling.which-trainer-returns',
    clauses: ['magnificent.bonuses.trainer-for-small-tile'],
    confidence: 'likely',
    readings: ['unused-only', 'any-own'],
  },
  {
    id: 'magnificent.ruling.trainer-supply-empty',
    clauses: ['magnificent.components.trainers-total', 'magnificent.bonuses.gain-trainer'],
    confidence: 'likely',
    readings: ['nothing-gained', 'without-end'],
  },
  {
    id: 'magnificent.ruling.zero-step-travel',
    clauses: ['magnificent.travel.need-not-use-all'],
    confidence: 'unknown',
    readings: ['for-nothing', 'one-step-at-least', 'takes-its-tent'],
  },
  {
    id: 'magnificent.ruling.counterclockwise-scope',
    clauses: ['magnificent.trainers.board-counterclockwise'],
    confidence: 'likely',
    readings: ['whole-move', 'may-turn-back'],
  },
  {
    id: 'magnificent.ruling.must-take-tent',
    clauses: ['magnificent.travel.stop-to-take-tent', 'magnificent.tents.may-stop-without-taking'],
    confidence: 'likely',
    readings: ['must', 'may-leave'],
  },
  {
    id: 'magnificent.ruling.poster-under-taken-tent',
    clauses: ['magnificent.travel.poster-symbol-after-tent'],
    confidence: 'certain',
    readings: ['later-moves', 'at-once'],
  },
  {
    id: 'magnificent.ruling.declining-a-poster',
    clauses: ['magnificent.posters.full-options-only-when-full'],
    confidence: 'certain',
    readings: ['must-take', 'may-decline'],
  },
  {
    id: 'magnificent.ruling.poster-deck-empty',
    clauses: ['magnificent.posters.refill-at-once'],
    confidence: 'unknown',
    readings: ['shuffle-discards', 'stays-empty'],
  },
  {
    id: 'magnificent.ruling.hat-returns-to-own-space',
    clauses: [
      'magnificent.perform.space-vacant',
      'magnificent.perform.first-time-board-hat',
      'magnificent.perform.third-fourth-any-hat',
    ],
    confidence: 'unknown',
    readings: ['own-space-free', 'own-space-taken'],
  },
  {
    id: 'magnificent.ruling.blank-track-spaces',
    clauses: ['magnificent.perform.any-lower-space', 'magnificent.perform.poster-limit'],
    confidence: 'likely',
    readings: ['no-poster', 'one-poster', 'any-number'],
  },
  {
    id: 'magnificent.ruling.ignore-tile-scope',
    clauses: ['magnificent.trainers.tile-ignore-camp-tile'],
    confidence: 'likely',
    readings: ['one-poster', 'each-poster'],
  },
  {
    id: 'magnificent.ruling.dice-criteria-at-end',
    clauses: ['magnificent.criteria.dice-due', 'magnificent.criteria.clear-dice-doubled'],
    confidence: 'likely',
    readings: ['last-round', 'no-dice'],
  },
  {
    id: 'magnificent.ruling.hat-criterion',
    clauses: ['magnificent.criteria.hat-requirement'],
    confidence: 'likely',
    readings: ['requirement', 'space-number'],
  },
  {
    id: 'magnificent.ruling.rectangle-reading',
    clauses: ['magnificent.criteria.largest-rectangle'],
    confidence: 'likely',
    readings: ['any-rectangle', 'whole-tiles'],
  },
  {
    id: 'magnificent.ruling.half-rounding',
    clauses: ['magnificent.end.half-master-cards', 'magnificent.end.half-maximum'],
    confidence: 'certain',
    readings: ['each-card', 'sum-of-cards'],
  },
  {
    id: 'magnificent.ruling.pay-coins-at-end',
    clauses: ['magnificent.criteria.pay-coins', 'magnificent.end.coins'],
    confidence: 'likely',
    readings: ['half-as-well', 'not-at-the-end'],
  },
  {
    id: 'magnificent.ruling.gem-fill-colour',
    clauses: ['magnificent.end.gems-fill-spaces'],
    confidence: 'likely',
    readings: ['any-gem', 'coloured-only'],
  },
  {
    id: 'magnificent.ruling.solo-own-hat',
    clauses: ['magnificent.prepare.hats-slide-down', 'magnificent.solo.discard-top-sets'],
    confidence: 'likely',
    readings: ['back-to-first', 'stays'],
  },
  {
    id: 'magnificent.ruling.solo-last-round-sets',
    clauses: ['magnificent.solo.discard-top-sets'],
    confidence: 'likely',
    readings: ['cards-too', 'no-discard'],
  },
  {
    id: 'magnificent.ruling.solo-numbered-cards',
    clauses: ['magnificent.solo.setup-master-cards'],
    confidence: 'likely',
    readings: ['shuffled-in', 'set-aside'],
  },
];
