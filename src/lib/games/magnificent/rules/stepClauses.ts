// The clauses in play at each step: what the dispute button opens.
import type { ClauseId } from '../../../referee/ruling.ts';
import type { StepName } from './stepFacts.ts';

export const STEP_CLAUSES: Readonly<Record<StepName, readonly ClauseId[]>> = {
  roll: ['magnificent.setup.roll-into-main-tent', 'magnificent.prepare.reroll-all-dice'],
  layOut: ['magnificent.setup.poster-display-four'],
  deal: ['magnificent.setup.deal-starting-poster'],
  chooseTile: ['magnificent.setup.trainer-draft-order', 'magnificent.setup.trainer-draft-place'],
  placeTent: [
    'magnificent.variant.board-two-side-b-tent',
    'magnificent.variant.board-two-side-b-bonus',
  ],
  turn: [
    'magnificent.overview.turn-order',
    'magnificent.overview.turn-phases',
    'magnificent.die.take-one-from-main-tent',
    'magnificent.action.choose-one-of-three',
  ],
  addDie: ['magnificent.solo.discard-poster-for-die', 'magnificent.solo.added-die-colour'],
  takeDie: [
    'magnificent.overview.turn-order',
    'magnificent.overview.turn-phases',
    'magnificent.die.take-one-from-main-tent',
    'magnificent.die.place-on-vacant-master-card',
    'magnificent.trainers.any-number',
  ],
  act: [
    'magnificent.action.choose-one-of-three',
    'magnificent.power.same-colour-sum',
    'magnificent.power.gem-boost',
    'magnificent.power.clear-die-sum',
    'magnificent.power.clear-die-this-turn-only',
    'magnificent.card-bonus.once-any-time',
    'magnificent.trainers.any-number',
    'magnificent.build.level-within-power',
    'magnificent.travel.max-steps-power',
    'magnificent.perform.space-within-power',
  ],
  layTile: [
    'magnificent.build.level-gives-tiles',
    'magnificent.build.colour-matches-die',
    'magnificent.build.later-tiles-adjacent',
    'magnificent.build.any-tile-order',
    'magnificent.build.rotate-and-flip',
  ],
  takePoster: [
    'magnificent.posters.source',
    'magnificent.posters.place-empty-space',
    'magnificent.posters.full-three-options',
  ],
  endTurn: [
    'magnificent.trainers.move-to-main-tent',
    'magnificent.perform.rearrange-after',
    'magnificent.card-bonus.optional',
  ],
  pay: [
    'magnificent.payment.highest-colour-sum',
    'magnificent.payment.plus-clear-dice',
    'magnificent.payment.pay-what-you-have',
    'magnificent.payment.no-choice-to-keep-coins',
  ],
  takeSet: [
    'magnificent.sets.order-by-hats',
    'magnificent.sets.take-card-and-tile',
    'magnificent.sets.everyone-gets-one',
  ],
  scoreCard: [
    'magnificent.score-card.one-of-five',
    'magnificent.score-card.new-card-allowed',
    'magnificent.criteria.lower-half',
    'magnificent.criteria.maximum',
  ],
  scoreHalves: [
    'magnificent.end.half-master-cards',
    'magnificent.end.half-maximum',
    'magnificent.end.step-order',
  ],
  scoreAreas: [
    'magnificent.end.camp-areas',
    'magnificent.end.gems-fill-spaces',
    'magnificent.end.gem-fill-only-for-areas',
  ],
};
