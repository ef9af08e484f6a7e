// What follows at the end of a round and of the game, in English: one short line each, numbers first.
import { COLOURS } from '../../data/kinds.ts';
import type { EffectFacts, ScoredFacts } from '../../rules/effectFacts.ts';
import type { Words } from '../words.ts';
import { criterionKinds } from './cards.ts';
import {
  and,
  capital,
  cardText,
  coinsText,
  colours,
  count,
  diceCount,
  diceText,
  dieText,
  namesText,
  pointsText,
  stages,
  trainerSpaces,
  trainersText,
  trackSpace,
} from './terms.ts';

export const roundEffects = {
  // Course of the game
  'magnificent.round-end.trigger': ({ round }) => `Round ${round}: everybody has had all turns`,
  'magnificent.round-end.step-order': ({ phase, round }) => `Round ${round}, ${stages[phase]}`,
  'magnificent.overview.rounds': ({ round, rounds }) => `Round ${round} of ${rounds}`,

  // Payment
  'magnificent.payment.highest-colour-sum': ({ due, sums, clear, paid, coins }) => {
    const [highest = 'orange'] = COLOURS.toSorted((one, other) => sums[other] - sums[one]);
    const coloured = sums[highest] > 0 || clear === 0;
    const dice = [
      ...(coloured ? [`${colours[highest]} ${sums[highest]}`] : []),
      ...(clear > 0 ? [`clear ${clear}`] : []),
    ].join(' and ');
    const short = paid < due ? `, ${due - paid} missing` : '';
    return `${capital(dice)}: ${paid} of ${coinsText(due)} paid${short}, ${coins} left`;
  },
  'magnificent.payment.penalty-round-one': penalty,
  'magnificent.payment.penalty-round-two': penalty,
  'magnificent.payment.penalty-round-three': penalty,

  // New sets
  'magnificent.sets.lower-hat-returns': (place) => `Lower hat taken back from ${trackSpace(place)}`,
  'magnificent.sets.order-by-hats': ({ order }, name) =>
    `Choose in this order: ${namesText(order, name)}`,
  'magnificent.solo.discard-top-sets': ({ sets, isCard }) =>
    `${count(sets, isCard ? 'card' : 'set')} discarded for hats above yours`,
  'magnificent.sets.take-card-and-tile': ({ set, name, tile, isCard }) =>
    [
      setText(set, isCard, 'taken'),
      ...(name === undefined ? [] : [name]),
      ...(tile === undefined ? [] : [trainerSpaces[tile]]),
    ].join(', '),
  'magnificent.sets.no-tiles-in-last-round': () => 'Master cards only: no trainer tiles any more',
  'magnificent.sets.two-players-gap': discarded,
  'magnificent.sets.two-players-no-gap': discarded,
  'magnificent.solo.clear-and-refill-display': ({ sets, isCard }) =>
    `${count(sets, isCard ? 'card' : 'set')} cleared from the main display`,

  // A card scored
  'magnificent.score-card.move-marker': (facts) => scored(facts),
  'magnificent.end.half-master-cards': (facts) => `${scored(facts)}, half of it`,

  // Preparation
  'magnificent.prepare.trainers-return': ({ trainers }) =>
    `${trainersText(trainers)} back from the main tent`,
  'magnificent.prepare.hats-slide-down': ({ hats }, name) =>
    `Hats down, counted from the bottom: ${and(hats.map(({ seat, space }) => `${name(seat)} on ${space}`))}`,
  'magnificent.prepare.new-starting-player': ({ round }) => `Starting player of round ${round}`,
  'magnificent.prepare.refill-main-display': ({ sets, cards, tiles, isCard }) =>
    isCard
      ? `${count(sets, 'card')} laid out; left: ${cards}`
      : `${count(sets, 'set')} laid out; left: ${count(cards, 'card')}, ${count(tiles, 'tile')}`,
  'magnificent.prepare.no-trainer-tiles-before-last-round': () =>
    'No trainer tiles for the last round',
  'magnificent.prepare.reroll-all-dice': ({ dice }) => `${diceCount(dice)} rolled anew`,
  'magnificent.solo.new-round-dice': ({ dice }) => `Rolled anew: ${diceText(dice)}`,

  // End of the game
  'magnificent.end.coins': ({ coins }) => `${coinsText(coins)} left`,
  'magnificent.end.camp-areas': ({ areas, byGems }) =>
    byGems === 0
      ? `${count(areas, 'area')} of the camp covered`
      : `${count(areas, 'area')} of the camp covered, ${byGems} of them with gems`,
  'magnificent.end.gems-fill-spaces': ({ gems, areas }) =>
    `${count(gems, 'gem')} filled ${count(areas, 'area')}`,
  'magnificent.end.tie-break': ({ seats, hats }, name) =>
    `Equal points, the higher hat is ahead: ${hats.map((hat, at) => `${name(seats[at] ?? '')} on ${trackSpace(hat)}`).join(', ')}`,
  'magnificent.end.winner': ({ seats, points }, name) =>
    seats.length === 1
      ? `${namesText(seats, name)} wins with ${pointsText(points)}`
      : `${namesText(seats, name)} win together with ${pointsText(points)}`,

  // Solitaire
  'magnificent.solo.goal': ({ points, goal, won }) =>
    won
      ? `${pointsText(points)}: the goal of ${goal} is reached`
      : `${pointsText(points)}: ${goal} were needed`,
  'magnificent.solo.rank-outstanding': ({ points }) =>
    `${pointsText(points)}: outstanding entrepreneur`,
  'magnificent.solo.rank-best': ({ points }) =>
    `${pointsText(points)}: best showman of the century`,
  'magnificent.solo.added-die-colour': ({ colour, value }) =>
    `${capital(dieText({ colour, value }))} added to the main tent`,
  'magnificent.solo.refill-poster': ({ deck }) =>
    `Discarded poster replaced, ${deck} left in the deck`,
} satisfies Partial<Words['effects']>;

function penalty({ missing, each }: EffectFacts['magnificent.payment.penalty-round-one']): string {
  return `${coinsText(missing)} missing, ${pointsText(each)} each`;
}

function discarded({ set, isCard }: EffectFacts['magnificent.sets.two-players-gap']): string {
  return setText(set, isCard, 'discarded');
}

function setText(set: number | undefined, isCard: true | undefined, done: string): string {
  if (isCard) return set === undefined ? `A card ${done}` : `Card ${set} of the display ${done}`;
  return set === undefined ? `A set ${done}` : `Set ${set} ${done}`;
}

/** "Card 2, small orange tiles: 3 at 4 points" */
function scored({
  card,
  name,
  kind,
  colour,
  count: units,
  each,
  full,
  maximum,
  told,
}: ScoredFacts): string {
  const what = kind === undefined ? '' : `, ${criterionKinds[kind]}`;
  const which = colour === undefined ? '' : ` (${colours[colour]})`;
  const counted =
    units === undefined || each === undefined
      ? pointsText(full)
      : counting(units, each, full, maximum);
  const other = told === undefined ? '' : ` (told: ${told})`;
  return `${capital(cardText(card, name))}${what}${which}: ${counted}${other}`;
}

function counting(units: number, each: number, full: number, maximum?: number): string {
  const product = `${units} × ${each} = ${units * each}`;
  return maximum !== undefined && units * each > full ? `${product}, ${full} at most` : product;
}
