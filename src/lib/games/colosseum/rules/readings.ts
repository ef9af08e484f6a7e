// House rulings in force, by what they are about; the first reading of each is the default.
import type { HouseRulings } from '../../../referee/rules.ts';

export interface Readings {
  readonly choiceFace: 'choice-face-only' | 'any-low-number';
  readonly programOrder: 'than-bought' | 'than-produced';
  readonly stack: 'any-on-offer' | 'lowest-of-stack';
  readonly opener: 'until-win-or-pass' | 'one-auction';
  readonly means: 'cash-and-medals' | 'cash-only';
  readonly lastRefill: 'at-once' | 'next-round';
  readonly leftover: 'first-refill' | 'out-of-game';
  readonly investments: 'two' | 'unlimited';
  readonly playedMedals: 'to-supply' | 'out-of-game';
  readonly lastCoins: 'until-ranked' | 'over';
  readonly rollAlone: 'allowed' | 'only-with-an-event';
  readonly roll: 'in-full' | 'may-decline';
  readonly rests: 'each-noble' | 'one-a-turn';
  readonly repeat: 'others-only' | 'counts-itself';
  readonly starJoker: 'real-token' | 'type-shown';
  readonly starTie: 'nobody' | 'turn-order';
  readonly starRivals: 'to-supply' | 'holder-keeps';
  readonly starDiscards: 'after-all' | 'one-by-one';
  readonly discardWho: 'producers-only' | 'latest-event';
  readonly discardWhat: 'any-placed' | 'standard-only';
  readonly donationLack: 'owned-only' | 'request-lost';
  readonly donationTied: 'poorest-other' | 'no-donation';
  readonly donationWaive: 'may-waive' | 'must-ask';
  readonly gift: 'allowed' | 'forbidden';
  readonly bigProgram: 'any-time' | 'must-fit';
  readonly logeDice: 'two-dice' | 'may-roll-one';
  readonly barred: 'all-winners' | 'last-winner';
}

export function readingsOf(houseRulings: HouseRulings): Readings {
  const reading = <Reading extends string>(
    name: string,
    ...readings: readonly [Reading, ...Reading[]]
  ) => readings.find((one) => one === houseRulings[`colosseum.ruling.${name}`]) ?? readings[0];
  return {
    choiceFace: reading('dice-face-1-to-3', 'choice-face-only', 'any-low-number'),
    programOrder: reading('program-order', 'than-bought', 'than-produced'),
    stack: reading('which-program-of-stack', 'any-on-offer', 'lowest-of-stack'),
    opener: reading('opener-continues', 'until-win-or-pass', 'one-auction'),
    means: reading('bid-above-cash', 'cash-and-medals', 'cash-only'),
    lastRefill: reading('refill-after-last-opener', 'at-once', 'next-round'),
    leftover: reading('leftover-green-use', 'first-refill', 'out-of-game'),
    investments: reading('max-two-investments', 'two', 'unlimited'),
    playedMedals: reading('medal-returns', 'to-supply', 'out-of-game'),
    lastCoins: reading('medal-after-last-event', 'until-ranked', 'over'),
    rollAlone: reading('roll-without-producing', 'allowed', 'only-with-an-event'),
    roll: reading('must-use-roll', 'in-full', 'may-decline'),
    rests: reading('two-medals-one-turn', 'each-noble', 'one-a-turn'),
    repeat: reading('repeat-counts-itself', 'others-only', 'counts-itself'),
    starJoker: reading('star-with-jokers-only', 'real-token', 'type-shown'),
    starTie: reading('star-multiple-claimants', 'nobody', 'turn-order'),
    starRivals: reading('star-overtaken-by-tied-rivals', 'to-supply', 'holder-keeps'),
    starDiscards: reading('star-simultaneous-discards', 'after-all', 'one-by-one'),
    discardWho: reading('discard-without-event', 'producers-only', 'latest-event'),
    discardWhat: reading('discard-joker', 'any-placed', 'standard-only'),
    donationLack: reading('donation-leader-lacks-type', 'owned-only', 'request-lost'),
    donationTied: reading('donation-all-tied', 'poorest-other', 'no-donation'),
    donationWaive: reading('donation-voluntary', 'may-waive', 'must-ask'),
    gift: reading('gift-in-trade', 'allowed', 'forbidden'),
    bigProgram: reading('program-before-arena', 'any-time', 'must-fit'),
    logeDice: reading('loge-one-die', 'two-dice', 'may-roll-one'),
    barred: reading('variant-barred-winners', 'all-winners', 'last-winner'),
  };
}
