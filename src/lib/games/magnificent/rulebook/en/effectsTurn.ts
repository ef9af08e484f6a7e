// What follows from set-up and turns, in English: one short line each, numbers first.
import { gemCount } from '../../data/kinds.ts';
import type { EffectFacts } from '../../rules/effectFacts.ts';
import type { Words } from '../words.ts';
import {
  actions,
  and,
  boardParts,
  capital,
  cardText,
  coinsText,
  colours,
  count,
  diceCount,
  diceText,
  dieText,
  gemsText,
  gemText,
  postersText,
  powerText,
  sizedTiles,
  sources,
  spaceText,
  spacesText,
  tileName,
  trainerSpaces,
  trainersText,
  trackSpace,
} from './terms.ts';

export const turnEffects = {
  // Set-up
  'magnificent.setup.random-starting-player': () => 'Starting player',
  'magnificent.setup.dice-two-players': inUse,
  'magnificent.setup.dice-three-players': inUse,
  'magnificent.setup.dice-four-players': inUse,
  'magnificent.solo.setup-dice': inUse,
  'magnificent.setup.starting-coins': ({ coins }) => `${coinsText(coins)} to begin with`,
  'magnificent.setup.starting-gems': ({ gems }) => `${capital(gemsText(gems))} to begin with`,
  'magnificent.setup.starting-trainer': ({ trainers }) => `${trainersText(trainers)} to begin with`,
  'magnificent.setup.starting-player-pays-last': ({ to, coins }, name) =>
    `${coinsText(coins)} given to ${name(to)}`,
  'magnificent.components.trainer-tiles': ({ tile }) =>
    `${trainerSpaces[tile]}: there again, though discarded with a set, and there is only one`,
  'magnificent.setup.hats-initial-order': (place) =>
    `Hat on ${trackSpace(place)} of the performance track`,
  'magnificent.solo.setup-neutral-hats': ({ requirements }) =>
    `Hats of other colours on ${spacesText(requirements)}`,
  'magnificent.setup.master-deck': ({ cards }) => `${count(cards, 'master card')} in the deck`,
  'magnificent.setup.unused-numbered-cards-shuffled': ({ cards }) =>
    `${count(cards, 'numbered card')} shuffled into the deck`,
  'magnificent.variant.draft-include-numbered': ({ cards }) =>
    `Cards with a numeral shuffled in: ${cards} in the deck`,
  'magnificent.setup.trainer-stack': ({ tiles }) => `${count(tiles, 'trainer tile')} in the stack`,
  'magnificent.setup.roll-into-main-tent': ({ dice }) => `${diceCount(dice)} in the main tent`,
  'magnificent.setup.display-two-or-three-players': shown,
  'magnificent.setup.display-four-players': shown,
  'magnificent.solo.setup-display': shown,
  'magnificent.setup.trainer-draft-two-or-three': toChoose,
  'magnificent.setup.trainer-draft-four': toChoose,
  'magnificent.solo.setup-trainer-tile': ({ tiles, isBack }) =>
    isBack === true ? goingBack({ tiles }) : toChoose({ tiles }),
  'magnificent.setup.poster-display-four': ({ posters, deck }) =>
    `${postersText(posters)} on display, ${deck} in the deck`,
  'magnificent.setup.tents-on-poster-spaces': ({ tents }) =>
    `${count(tents, 'tent')} on the travel tracks`,
  'magnificent.setup.starting-poster-place': ({ name }) =>
    name === undefined
      ? 'Starting poster above the starting tent'
      : `Starting poster above the starting tent: ${name}`,
  'magnificent.setup.numbered-master-cards': ({ numeral }) =>
    numeral === undefined
      ? 'Four master cards by the board'
      : `The four master cards with numeral ${numeral}`,
  'magnificent.variant.draft-pick-and-pass': ({ cards }) =>
    `${count(cards, 'master card')} drafted`,
  'magnificent.variant.draft-leftover': ({ cards, deck }) =>
    `${count(cards, 'card')} shuffled back, ${deck} in the deck`,
  'magnificent.solo.setup-master-cards': ({ cards, revealed }) =>
    `${cards} of ${count(revealed, 'master card')} kept`,
  'magnificent.setup.trainer-draft-place': ({ tile }) => `Trainer tile: ${trainerSpaces[tile]}`,
  'magnificent.setup.trainer-draft-two-player-leftover': goingBack,
  'magnificent.variant.board-two-side-b-tent': ({ space }) =>
    `Spare tent on tent ${spaceText(space)}`,
  'magnificent.setup.board-centre': ({ parts }) =>
    `Read from the board: ${and(parts.map((part) => boardParts[part]))}`,

  // The die and the power
  'magnificent.die.take-one-from-main-tent': ({ colour, value, card, as }) => {
    const used = as === undefined || colour !== 'clear' ? '' : ` as ${colours[as]}`;
    return `${capital(dieText({ colour, value }))}${used} on ${cardText(card)}`;
  },
  'magnificent.overview.higher-sum-costs-more': ({ due, coins }) =>
    `The dice cost ${coinsText(due)} so far; ${coins} there`,
  'magnificent.trainers.board-flip-die': ({ from, to, trainers }) =>
    `${trainersText(trainers)}: die turned over from ${from} to ${to}`,
  'magnificent.bonuses.set-die-face': ({ from, to }) => `Die turned from ${from} to ${to}`,
  'magnificent.power.gem-boost': ({ gems, power }) =>
    `${capital(gemsText(gems))} for ${powerText(power)}`,
  'magnificent.bonuses.plus-one-any': ({ power }) => `Master card: ${powerText(power)} more`,
  'magnificent.bonuses.plus-two-colour': ({ power, colour }) =>
    `Master card: ${powerText(power)} more with ${colours[colour]}`,
  'magnificent.bonuses.copy-card': ({ card, copied }) =>
    `${capital(cardText(card))} copies ${cardText(copied)}`,

  // Gains
  'magnificent.bonuses.one-coin': ({ coins, source }) => `${coinsText(coins)}: ${sources[source]}`,
  'magnificent.bonuses.five-points': ({ source }) => `Points: ${sources[source]}`,
  'magnificent.build.bonus-immediate': ({ source }) => `Points: ${sources[source]}`,
  'magnificent.tents.space-bonuses': ({ source }) => `Points: ${sources[source]}`,
  'magnificent.bonuses.one-poster': ({ posters, source }) =>
    `${postersText(posters)} to take: ${sources[source]}`,
  'magnificent.bonuses.gain-trainer': ({ trainers, source }) =>
    `${trainersText(trainers)}: ${sources[source]}`,
  'magnificent.gems.store-matching': ({ gems, source }) =>
    `${capital(gemsText(gems))}: ${sources[source]}`,
  'magnificent.gems.overflow-coin': ({ gems, coins }) =>
    `No space for ${gemsText(gems)}: ${coinsText(coins)} instead`,
  'magnificent.components.trainers-total': ({ trainers, exist }) =>
    `${trainersText(trainers)} not gained: all ${exist} are in use`,
  'magnificent.bonuses.trainer-for-small-tile': ({ colour }) =>
    `1 trainer returned for a small ${colours[colour]} tile`,
  'magnificent.bonuses.gems-for-small-tile': ({ colour, gems }) =>
    `${capital(gemsText(gems))} for a small ${colours[colour]} tile`,
  'magnificent.bonuses.buy-trainer': ({ cost, coins, trainers }) =>
    `${trainersText(trainers)} for ${coinsText(cost)}, ${coins} left`,

  // Trainers
  'magnificent.trainers.board-buy-poster': ({ trainers, cost, posters }) =>
    `${trainersText(trainers)} and ${coinsText(cost)}: ${postersText(posters)} to take`,
  'magnificent.trainers.board-change-tile-colour': (told) =>
    'trainers' in told
      ? `${trainersText(told.trainers)}: ${count(told.trainers, 'tile')} of any colour`
      : `The card prints ${colours[told.printed]}. By the reading in force a trainer does not change that; the table lets it be`,
  'magnificent.trainers.board-counterclockwise': ({ trainers }) =>
    `${trainersText(trainers)}: the wagon goes counterclockwise`,
  'magnificent.trainers.board-rearrange-before': ({ trainers }) =>
    `${trainersText(trainers)}: posters moved before performing`,
  'magnificent.trainers.tile-two-coins': ({ trainers, coins }) =>
    `${trainersText(trainers)}: ${coinsText(coins)}`,
  'magnificent.trainers.tile-clear-gem': ({ trainers }) =>
    `${trainersText(trainers)}: ${gemText('clear', 1)}`,
  'magnificent.trainers.tile-plus-one-each': plus,
  'magnificent.trainers.tile-build-plus-two': plus,
  'magnificent.trainers.tile-travel-plus-three': plus,
  'magnificent.trainers.tile-perform-plus-two': plus,
  'magnificent.trainers.tile-extra-large-tile': ({ trainers, colour }) =>
    `${trainersText(trainers)}: 1 more large ${colours[colour]} tile`,
  'magnificent.trainers.tile-double-camp-bonus': ({ trainers }) =>
    `${trainersText(trainers)}: the bonuses of one tile count twice`,
  'magnificent.trainers.tile-double-tent-bonus': ({ trainers }) =>
    `${trainersText(trainers)}: the bonus of the tent space counts twice`,
  'magnificent.trainers.tile-point-per-poster': ({ trainers, posters }) =>
    posters === 0
      ? `${trainersText(trainers)}: 1 point for each poster completed`
      : `${trainersText(trainers)}: points for ${postersText(posters)}`,
  'magnificent.trainers.tile-ignore-camp-tile': ({ trainers }) =>
    `${trainersText(trainers)}: a poster may do without one tile`,
  'magnificent.trainers.tile-extra-poster': ({ trainers, posters }) =>
    `${trainersText(trainers)}: ${postersText(posters)} more may be completed`,
  'magnificent.trainers.move-to-main-tent': ({ trainers }) =>
    `${trainersText(trainers)} to the main tent`,

  // Build
  'magnificent.build.level-gives-tiles': ({ requirement, power, small, large }) =>
    `Level ${requirement} with ${powerText(power)}: ${sizedTiles(small, large)}`,
  'magnificent.build.take-from-supply': ({ tile, left }) =>
    `${capital(tileName(tile))} laid, ${left} left in the supply`,
  'magnificent.build.supply-exhausted': ({ tile }) => `That was the last ${tileName(tile)}`,

  // Travel and tents
  'magnificent.travel.wagon-of-die-colour': ({ wagon, steps, power }) =>
    `${capital(colours[wagon])} wagon: ${count(steps, 'step')} with ${powerText(power)}`,
  'magnificent.travel.collect-passed-symbols': ({ gems, posters }) => {
    const gained = [
      ...(gemCount(gems) === 0 ? [] : [gemsText(gems)]),
      ...(posters === 0 ? [] : [postersText(posters)]),
    ];
    return gained.length === 0 ? 'Nothing gained on the way' : `On the way: ${gained.join('; ')}`;
  },
  'magnificent.tents.place-any-empty-space': ({ space }) => `Tent on tent ${spaceText(space)}`,
  'magnificent.tents.may-stop-without-taking': ({ tents }) =>
    `The tent stays: ${count(tents, 'tent')} taken already`,

  // Posters
  'magnificent.posters.source': ({ from, name, space }) =>
    [
      name ?? 'Poster',
      ` from the ${from}`,
      space === undefined ? '' : `, on poster ${spaceText(space)}`,
    ].join(''),
  'magnificent.posters.refill-at-once': ({ deck, shuffled }) =>
    shuffled
      ? `Discarded posters shuffled, ${deck} left in the deck`
      : `Poster display filled, ${deck} left in the deck`,
  'magnificent.posters.full-three-options': ({ option, space }) => {
    switch (option) {
      case 'replaced':
        return space === undefined
          ? 'A poster discarded for the new one'
          : `The poster on ${spaceText(space)} discarded for the new one`;
      case 'discarded':
        return 'The new poster discarded';
      case 'declined':
        return 'The new poster not taken';
    }
  },

  // Perform
  'magnificent.perform.space-within-power': ({ space, from, requirement, power, posters }) =>
    [
      `Hat ${from === undefined ? '' : `from ${trackSpace(from)} `}to ${trackSpace({ space, requirement })}`,
      power === undefined ? '' : `, with ${powerText(power)}`,
      posters === undefined
        ? ''
        : `: ${posters === 0 ? 'no poster' : `up to ${postersText(posters)}`}`,
    ].join(''),
  'magnificent.perform.space-vacant': (place) =>
    `Back on ${trackSpace(place)}: the rulebook neither allows nor forbids that; the table lets it be`,
  'magnificent.perform.discard-poster-gems': ({ gems }) =>
    `Discarded for posters and tents: ${gemsText(gems)}`,
  'magnificent.perform.reward-poster': ({ space, name, coins }) =>
    `${name ?? `Poster on ${spaceText(space)}`} completed${withCoins(coins)}`,
  'magnificent.perform.reward-tent': ({ space, coins }) =>
    `Tent on ${spaceText(space)}${withCoins(coins)}`,
  'magnificent.perform.starting-tent-reward': ({ coins }) => `Starting tent${withCoins(coins)}`,
  'magnificent.perform.completed-face-down': ({ posters }) =>
    `${postersText(posters)} completed so far`,
  'magnificent.perform.rearrange-after': () => 'Posters moved to other spaces',
  'magnificent.perform.rearrange-only-then': () => 'Posters moved before performing',

  // What a scorekeeper is told
  'magnificent.setup.scoring-marker-moves': () => 'Points as told',
  'magnificent.components.coin-unit': ({ gained, coins }) =>
    gained < 0
      ? `${coinsText(-gained)} spent, ${coins} now`
      : `${coinsText(gained)} gained, ${coins} now`,
  'magnificent.action.choose-one-of-three': ({ action }) => `Action: ${capital(actions[action])}`,
  'magnificent.criteria.lower-half': ({ card, name }) =>
    `${capital(cardText(card, name))} read out`,
  'magnificent.components.posters': ({ space, name }) =>
    `${name ?? `Poster on ${spaceText(space)}`} read out`,
  'magnificent.components.tents': ({ space }) => `Tent on ${spaceText(space)} read out`,
} satisfies Partial<Words['effects']>;

function inUse({ dice }: EffectFacts['magnificent.setup.dice-two-players']): string {
  return `In use: ${diceText(dice)}`;
}

function shown({ sets }: EffectFacts['magnificent.setup.display-four-players']): string {
  return `${count(sets, 'set')} on the main display`;
}

function toChoose({ tiles }: EffectFacts['magnificent.setup.trainer-draft-four']): string {
  return `To choose from: ${tileNames(tiles)}`;
}

function goingBack({ tiles }: EffectFacts['magnificent.setup.trainer-draft-four']): string {
  return `Shuffled back: ${tileNames(tiles)}`;
}

function tileNames(tiles: EffectFacts['magnificent.setup.trainer-draft-four']['tiles']): string {
  return tiles.length === 0
    ? 'no trainer tile'
    : tiles.map((tile) => trainerSpaces[tile]).join('; ');
}

function plus({ trainers, power }: EffectFacts['magnificent.trainers.tile-plus-one-each']): string {
  return `${trainersText(trainers)}: ${powerText(power)} more`;
}

function withCoins(coins: number): string {
  return coins === 0 ? '' : `: ${coinsText(coins)}`;
}
