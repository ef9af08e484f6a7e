// House rulings in force, by what they are about; the first reading of each is the default.
import type { HouseRulings } from '../../../referee/rules.ts';

export interface Readings {
  readonly turned: 'turned-lasts' | 'turned-this-turn';
  readonly performGems: 'die-colour-gems' | 'any-gems' | 'no-gems';
  readonly copied: 'any-other-card' | 'cards-with-a-die';
  readonly level: 'what-fits' | 'level-barred';
  readonly adjacency: 'adjacent' | 'anywhere';
  readonly recolour: 'level-and-extra' | 'level-only' | 'any-tile';
  readonly returned: 'unused-only' | 'any-own';
  readonly noTrainer: 'nothing-gained' | 'without-end';
  readonly noStep: 'for-nothing' | 'one-step-at-least' | 'takes-its-tent';
  readonly backwards: 'whole-move' | 'may-turn-back';
  readonly tent: 'must' | 'may-leave';
  readonly uncovered: 'later-moves' | 'at-once';
  readonly decline: 'must-take' | 'may-decline';
  readonly deckEmpty: 'shuffle-discards' | 'stays-empty';
  readonly ownSpace: 'own-space-free' | 'own-space-taken';
  readonly blank: 'no-poster' | 'one-poster' | 'any-number';
  readonly ignored: 'one-poster' | 'each-poster';
  readonly lastDice: 'last-round' | 'no-dice';
  readonly hat: 'requirement' | 'space-number';
  readonly rectangle: 'any-rectangle' | 'whole-tiles';
  readonly halves: 'each-card' | 'sum-of-cards';
  readonly lastCoins: 'half-as-well' | 'not-at-the-end';
  readonly fill: 'any-gem' | 'coloured-only';
  readonly soloHat: 'back-to-first' | 'stays';
  readonly soloSets: 'cards-too' | 'no-discard';
  readonly soloCards: 'shuffled-in' | 'set-aside';
}

export function readingsOf(houseRulings: HouseRulings): Readings {
  const reading = <Reading extends string>(
    name: string,
    ...readings: readonly [Reading, ...Reading[]]
  ) => readings.find((one) => one === houseRulings[`magnificent.ruling.${name}`]) ?? readings[0];
  return {
    turned: reading('die-modifiers-and-payment', 'turned-lasts', 'turned-this-turn'),
    performGems: reading(
      'special-power-sources-for-perform',
      'die-colour-gems',
      'any-gems',
      'no-gems',
    ),
    copied: reading('copy-card-scope', 'any-other-card', 'cards-with-a-die'),
    level: reading('build-impossible-tile', 'what-fits', 'level-barred'),
    adjacency: reading('adjacency-omission', 'adjacent', 'anywhere'),
    recolour: reading('colour-change-on-extra-tiles', 'level-and-extra', 'level-only', 'any-tile'),
    returned: reading('which-trainer-returns', 'unused-only', 'any-own'),
    noTrainer: reading('trainer-supply-empty', 'nothing-gained', 'without-end'),
    noStep: reading('zero-step-travel', 'for-nothing', 'one-step-at-least', 'takes-its-tent'),
    backwards: reading('counterclockwise-scope', 'whole-move', 'may-turn-back'),
    tent: reading('must-take-tent', 'must', 'may-leave'),
    uncovered: reading('poster-under-taken-tent', 'later-moves', 'at-once'),
    decline: reading('declining-a-poster', 'must-take', 'may-decline'),
    deckEmpty: reading('poster-deck-empty', 'shuffle-discards', 'stays-empty'),
    ownSpace: reading('hat-returns-to-own-space', 'own-space-free', 'own-space-taken'),
    blank: reading('blank-track-spaces', 'no-poster', 'one-poster', 'any-number'),
    ignored: reading('ignore-tile-scope', 'one-poster', 'each-poster'),
    lastDice: reading('dice-criteria-at-end', 'last-round', 'no-dice'),
    hat: reading('hat-criterion', 'requirement', 'space-number'),
    rectangle: reading('rectangle-reading', 'any-rectangle', 'whole-tiles'),
    halves: reading('half-rounding', 'each-card', 'sum-of-cards'),
    lastCoins: reading('pay-coins-at-end', 'half-as-well', 'not-at-the-end'),
    fill: reading('gem-fill-colour', 'any-gem', 'coloured-only'),
    soloHat: reading('solo-own-hat', 'back-to-first', 'stays'),
    soloSets: reading('solo-last-round-sets', 'cards-too', 'no-discard'),
    soloCards: reading('solo-numbered-cards', 'shuffled-in', 'set-aside'),
  };
}
