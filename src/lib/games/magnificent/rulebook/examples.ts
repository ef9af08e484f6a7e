// What the rulebook of The Magnificent works out in numbers: by the clauses it shows at work, told in our own words.
import type { MagnificentClause } from './clauses.ts';

export const EXAMPLES = {
  hats: ['magnificent.setup.hats-initial-order'],
  power: ['magnificent.power.same-colour-sum', 'magnificent.bonuses.plus-two-colour'],
  clear: [
    'magnificent.power.clear-die-sum',
    'magnificent.power.gem-boost',
    'magnificent.power.clear-die-gem-colour',
    'magnificent.power.modifier-not-carried-over',
  ],
  build: [
    'magnificent.build.level-within-power',
    'magnificent.build.level-nine',
    'magnificent.build.colour-matches-die',
  ],
  travel: [
    'magnificent.travel.max-steps-power',
    'magnificent.travel.stop-to-take-tent',
    'magnificent.travel.collect-passed-symbols',
    'magnificent.gems.cap-three',
    'magnificent.gems.overflow-coin',
  ],
  hat: [
    'magnificent.perform.space-within-power',
    'magnificent.perform.space-vacant',
    'magnificent.perform.poster-limit',
  ],
  perform: [
    'magnificent.perform.needs-tent-below',
    'magnificent.perform.starting-tent-always-there',
    'magnificent.perform.tile-requirements-add-up',
    'magnificent.perform.discard-tent-gem',
    'magnificent.perform.starting-tent-reward',
    'magnificent.perform.reward-poster',
    'magnificent.perform.reward-tent',
  ],
  trainers: [
    'magnificent.trainers.tile-extra-large-tile',
    'magnificent.trainers.board-change-tile-colour',
    'magnificent.trainers.move-to-main-tent',
    'magnificent.trainers.kind-double',
    'magnificent.trainers.kind-per-trainer',
  ],
  flip: ['magnificent.trainers.board-flip-die'],
  plus: ['magnificent.trainers.tile-plus-one-each'],
  tent: ['magnificent.trainers.tile-double-tent-bonus', 'magnificent.tents.space-bonuses'],
  fresh: [
    'magnificent.trainers.fresh-trainer-usable',
    'magnificent.trainers.fresh-trainer-not-on-its-source',
  ],
  twice: ['magnificent.bonuses.never-twice', 'magnificent.bonuses.trainer-for-small-tile'],
  payment: [
    'magnificent.payment.highest-colour-sum',
    'magnificent.payment.plus-clear-dice',
    'magnificent.payment.pay-what-you-have',
    'magnificent.payment.penalty-round-two',
  ],
  sets: [
    'magnificent.sets.lower-hat-returns',
    'magnificent.sets.order-by-hats',
    'magnificent.sets.everyone-gets-one',
    'magnificent.prepare.new-starting-player',
  ],
  area: ['magnificent.end.camp-areas', 'magnificent.end.gems-fill-spaces'],
  solo: ['magnificent.solo.discard-top-sets'],
} as const satisfies Readonly<Record<string, readonly MagnificentClause[]>>;

/** Each language tells them all. */
export type ExampleTexts = Readonly<Record<keyof typeof EXAMPLES, string>>;
