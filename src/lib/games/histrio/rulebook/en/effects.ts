// What follows from a move, in English: one short line each, numbers first.
import type { EffectFacts } from '../../rules/facts.ts';
import { afterSums } from '../afterSums.ts';
import type { Words } from '../words.ts';
import {
  actorsOf,
  capital,
  cardsText,
  cardText,
  citiesText,
  cityText,
  count,
  ecus,
  leaning,
  moods,
  namesText,
  cityNumbers,
  placeText,
  signed,
  spaces,
  talents,
} from './terms.ts';

export const effects: Words['effects'] = {
  // Set-up
  'histrio.component.encounter-cards': ({ cards }) =>
    `${count(cards, 'encounter card')} in the deck`,
  'histrio.component.secret-requests': ({ cards }) =>
    `${count(cards, 'secret request')} in their deck`,
  'histrio.setup.starting-money': ({ ecus: money }) => `${ecus(money)} to begin with`,
  'histrio.setup.treasury': ({ ecus: money }) => `${ecus(money)} in the treasury`,
  'histrio.setup.first-deal': dealt,
  'histrio.flow.first-season-six-turns': ({ turns }) => `Season 1 has ${count(turns, 'turn')}`,
  'histrio.setup.flip-for-mood': flipped,
  'histrio.setup.needle-first-space': ({ to }) => `Needle on ${placeText(to)}`,
  'histrio.friendly.second-set': ({ seats }) =>
    `${count(seats, 'friendly troupe')}, each in a colour of its own`,
  'histrio.friendly.only-obstacle': () => 'Friendly troupes own nothing and score nothing',

  // Travel
  'histrio.travel.card-to-own-discard': ({ city, left }, name) =>
    `To ${cityText(city, name)}, ${count(left, 'travel card')} left in hand`,
  'histrio.friendly.reveal-both': ({ city, left }, name) =>
    `Friendly troupe to ${cityText(city, name)}, ${count(left, 'card')} left in its pile`,
  'histrio.resolution.unvisited-untouched': ({ cities }, name) =>
    cities.length === 0
      ? 'Every city has a visitor'
      : `Nobody in ${citiesText(cities, name)}: the cards stay`,

  // A player alone in a city
  'histrio.alone.bonus-pays': ({ ecus: money, city }, name) =>
    city === 0 ? `${ecus(money)} from a bonus` : `${ecus(money)}: bonus in ${cityText(city, name)}`,
  'histrio.alone.bonus-discarded': discarded,
  'histrio.alone.acrobat-kept': ({ card, city }, name) =>
    city === 0
      ? `${capital(cardText(card))} kept`
      : `${capital(cardText(card))} from ${cityText(city, name)} kept`,
  'histrio.alone.actor-1-recall': ({ card, cards }) =>
    `${capital(cardText(card))}: caravels back, ${count(cards, 'travel card')} in hand`,
  'histrio.alone.actor-2-steal': ({ thief, victim, moved }, name) => {
    if (victim === undefined) return `Nobody has an ecu that ${name(thief)} could steal`;
    return moved === 0
      ? `${name(victim)} has no ecu that ${name(thief)} could steal`
      : `${ecus(moved)} from ${name(victim)} to ${name(thief)}`;
  },
  'histrio.alone.actor-3-place-manager': ({ stage, placed }) =>
    placed
      ? `Manager on the theatre, ${stage} of this colour there`
      : `No manager left to place, ${stage} of this colour on the theatre`,
  'histrio.alone.actor-3-pay': ({ managers, placed }) => {
    if (placed === undefined)
      return `${ecus(managers)}: ${count(managers, 'manager')} on the theatre, of all colours`;
    return placed
      ? `${ecus(managers)}: manager to the theatre, ${managers} there in all`
      : `${ecus(managers)}: no manager left to place, ${managers} on the theatre in all`;
  },
  'histrio.alone.actor-4-nothing': ({ card }) => `${capital(cardText(card))}: nothing happens`,
  'histrio.alone.actor-5-cost': ({ paid }) => `${ecus(paid)} to the treasury for a level 5 actor`,
  'histrio.alone.actor-5-cannot-pay': () => 'Level 5 actor discarded: no ecu to pay with',
  'histrio.alone.takes-all': ({ card }) => `${capital(cardText(card))} declined and discarded`,
  'histrio.alone.actors-into-hand': ({ cards, city }, name) =>
    `Gathered in ${cityText(city, name)}: ${cardsText(cards)}`,
  'histrio.alone.court-moves-needle': ({ card, spaces: by, talent }) =>
    `${capital(cardText(card))} to the Court: ${leaning(by, talent)}`,
  'histrio.alone.court-card-discarded': discarded,
  'histrio.alone.court-keeps-effect': ({ card }) => `What ${cardText(card)} did on arrival stands`,
  'histrio.alone.rest-joins-troupe': ({ cards }) =>
    `${capital(cardsText(cards))} ${cards.length > 1 ? 'join' : 'joins'} the troupe`,

  // The King's mood
  'histrio.mood.what-moves-needle': ({ to, reason }) =>
    `Needle set by hand to ${placeText(to)}: ${reason}`,
  'histrio.mood.direction-and-distance': ({ towards, spaces: by, lost, to, ...sums }) => {
    const rest = lost === 0 ? '' : `, ${spaces(lost)} lost at the end of the dial`;
    const said =
      by === 0
        ? `Needle stays on ${placeText(to)}${rest}`
        : `Needle ${spaces(by)} towards ${moods[towards]}, now on ${placeText(to)}${rest}`;
    return afterSums(said, sums, sumsText);
  },
  'histrio.mood.change-on-crossing': ({ mood }) =>
    `The King now wants ${moods[mood]}: turn the backdrop`,
  'histrio.mood.change-returns-managers': ({ managers }) =>
    managers === 1
      ? '1 manager goes back to its player'
      : `${managers} managers go back to their players`,
  'histrio.mood.managers-stay-otherwise': ({ managers }) =>
    `${count(managers, 'manager stays', 'managers stay')} on the theatre`,
  'histrio.mood.sector-decides': ({ mood, to }) =>
    `The King still wants ${moods[mood]}: needle on ${placeText(to)}`,

  // Several players in a city
  'histrio.crowd.all-discarded': ({ city, cards }, name) =>
    `Discarded in ${cityText(city, name)}: ${cardsText(cards)}`,
  'histrio.crowd.acrobat-bonus-no-effect': ({ cards }) => `Without effect: ${cardsText(cards)}`,
  'histrio.crowd.actors-move-needle': ({ cards }) => `To the Court together: ${cardsText(cards)}`,
  'histrio.crowd.net-movement': ({ comedians, tragedians, spaces: by }) => {
    const sums = sumsText(comedians, tragedians);
    if (by === 0) return `${sums}: the needle stays`;
    return `${sums}: ${leaning(by, comedians > tragedians ? 'comedian' : 'tragedian')}`;
  },
  'histrio.crowd.each-draws-request': ({ city, held }, name) =>
    `Secret request drawn in ${cityText(city, name)}, ${held} held`,
  'histrio.opportunity.empty-city-request': ({ city, held }, name) =>
    `Secret request drawn, ${cityText(city, name)} is empty, ${held} held`,
  'histrio.request.limit-three': ({ held, discarded: which }) =>
    `${count(held, 'secret request')}, one too many: ${which === 'face-up' ? 'the face-up one' : 'a face-down one'} discarded`,
  'histrio.request.reshuffle': ({ cards }) =>
    `Request deck empty: ${count(cards, 'discarded card')} shuffled into a new one`,
  'histrio.caravel.shows-used-cities': ({ used, free }, name) =>
    used.length === 0
      ? 'No caravel on the board: every city is open'
      : `${used.length === 1 ? 'Caravel' : 'Caravels'} on ${citiesText(used, name)}; open: ${free.length === 0 ? 'none' : cityNumbers(free, name)}`,
  'histrio.caravel.refill-at-one': ({ left, cards }) =>
    `${count(left, 'travel card')} left: all ${cards} and all caravels come back`,

  // Friendly troupes
  'histrio.friendly.alone-discards': ({ city, cards }, name) =>
    `Discarded without effect in ${cityText(city, name)}: ${cardsText(cards)}`,
  'histrio.friendly.two-friendly': ({ city, cards }, name) =>
    `Two friendly troupes in ${cityText(city, name)}: ${count(cards.length, 'card')} discarded`,
  'histrio.friendly.never-takes': ({ city }, name) =>
    `The friendly troupe takes nothing in ${cityText(city, name)}`,
  'histrio.friendly.refill': ({ cards }) =>
    `Friendly pile shuffled anew: ${count(cards, 'travel card')}`,

  // Acrobats
  'histrio.acrobat.turned-when-used': ({ card }) =>
    `${capital(cardText(card))} turned: used this season`,
  'histrio.acrobat.follow-card': ({ card, note, ecus: by }) => {
    const who = capital(cardText(card));
    if (by !== undefined) return `${who}: ${signed(by)} ${Math.abs(by) === 1 ? 'ecu' : 'ecus'}`;
    return note === undefined || note === '' ? `${who} used` : `${who} used: ${note}`;
  },

  // New opportunities
  'histrio.opportunity.season-ends-on-empty-deck': ({ season }) =>
    `The deck is empty: season ${season} ends`,
  'histrio.opportunity.deal-one-per-city': dealt,
  'histrio.opportunity.short-deal': ({ cities }) =>
    cities === 1
      ? 'Last card: only city 1 gets one'
      : `Last cards: only cities 1 ${cities === 2 ? 'and' : 'to'} ${cities} get one`,
  'histrio.season2.deal': dealt,
  'histrio.opportunity.keep-edges-visible': ({ card, city }, name) =>
    `${capital(cardText(card))} laid at ${cityText(city, name)}`,

  // Festival
  'histrio.festival.matching-actors': ({ actors, mood }) =>
    `${ecus(actors)}: ${actors === 0 ? 'no' : actors} ${actors === 1 ? actorsOf(mood).slice(0, -1) : actorsOf(mood)} in the troupe`,
  'histrio.acrobat.chameleon-no-ecu': () => 'The Chameleon is no actor and brings no ecu',
  'histrio.acrobat.chameleon-level-one': ({ talent, experience, chameleons }) =>
    chameleons === undefined
      ? `The Chameleon counts as ${talents[talent]} ${experience}`
      : `Each of ${chameleons} Chameleons counts as ${talents[talent]} ${experience}`,
  'histrio.festival.show-difference': ({ comedians, tragedians, difference, side }) => {
    const sums = `Comedians ${comedians}, tragedians ${tragedians}`;
    return side === undefined ? `${sums}: difference 0` : `${sums}: ${leaning(difference, side)}`;
  },
  'histrio.festival.pleases-when-on-side': ({ mood, difference, side }) => {
    if (side === undefined) return 'Difference 0: the show does not please the King';
    const pleases = (side === 'comedian') === (mood === 'comedy');
    return pleases
      ? `The show pleases the King: ${leaning(difference, side)}`
      : `The show does not please the King, who wants ${moods[mood]}`;
  },
  'histrio.festival.not-pleasing-never-best': ({ difference }) =>
    `No reward: the show leans by ${difference} to the wrong side`,
  'histrio.festival.reward-season-1': rewarded,
  'histrio.festival.reward-season-2': rewarded,
  'histrio.festival.best-show-double': ({ ecus: money, difference }) =>
    `${ecus(money)} more: best show, difference ${difference}`,
  'histrio.festival.best-show-tie': ({ ecus: money, difference, tied }, name) =>
    `${ecus(money)} more: best show, difference ${difference}. ${namesText(tied, name)} get ${ecus(money)} each`,
  'histrio.festival.play-one-request': ({ name, ecus: money, counted }) =>
    `${ecus(money)}: ${requestText(name)}${countedText(counted)}`,
  'histrio.festival.season-2-second-request': ({ name, ecus: money, counted }) =>
    `${ecus(money)}: ${requestText(name)}, the second request${countedText(counted)}`,
  'histrio.festival.season-1-request-again': ({ name, ecus: money, counted }) =>
    `${ecus(money)}: ${requestText(name)}, again${countedText(counted)}`,
  'histrio.festival.season-1-request-stays': ({ name }) =>
    `${capital(requestText(name))} stays face up for season 2`,

  // Between the seasons
  'histrio.season2.discard-actors': ({ cards }) => `${count(cards, 'actor')} discarded`,
  'histrio.season2.keep-acrobats': ({ cards }) => `${count(cards, 'acrobat')} kept`,
  'histrio.season2.keep-requests': ({ faceDown, faceUp }) =>
    `${count(faceDown, 'request')} kept face down, ${faceUp} face up`,
  'histrio.season2.acrobats-ready': ({ cards }) => `${count(cards, 'acrobat')} turned back`,
  'histrio.season2.travel-not-returned': ({ used }, name) =>
    used.length === 0
      ? 'All travel cards in hand, no caravel on the board'
      : `Used travel cards stay out: ${citiesText(used, name)}`,
  'histrio.season2.city-cards-discarded': ({ cards }) =>
    `${count(cards, 'card')} cleared from the cities`,
  'histrio.season2.discard-becomes-deck': ({ cards }) => `New deck of ${count(cards, 'card')}`,
  'histrio.season2.flip-needle': flipped,
  'histrio.season2.money-kept': ({ ecus: money }) => `${ecus(money)} kept`,
  'histrio.season2.number-of-turns': ({ turns, last }) =>
    `Season 2 has ${count(turns, 'turn')}; the last deal reaches ${count(last, 'city', 'cities')}`,

  // End
  'histrio.end.most-ecus-wins': ({ seat, ecus: money, known }, name) =>
    known === undefined
      ? `${name(seat)} wins with ${ecus(money)}`
      : `${ecus(money)} counted, ${known} known before`,
  'histrio.end.tie-shared': ({ seats, ecus: money }, name) =>
    `${namesText(seats, name)} win together with ${ecus(money)}`,
};

function dealt({ cards, deck }: EffectFacts['histrio.setup.first-deal']): string {
  return `${count(cards, 'card')} for the cities, ${deck} left in the deck`;
}

function flipped({ mood }: EffectFacts['histrio.setup.flip-for-mood']): string {
  return `${mood === 'comedy' ? 'Heads' : 'Tails'}: the King wants ${moods[mood]}`;
}

function discarded({ card }: EffectFacts['histrio.alone.bonus-discarded']): string {
  return `${capital(cardText(card))} discarded`;
}

function rewarded({
  ecus: money,
  difference,
}: EffectFacts['histrio.festival.reward-season-1']): string {
  return `${ecus(money)}: the show pleases the King, difference ${difference}`;
}

/** A request by its name, if the table told it. */
function requestText(name: string | undefined): string {
  return name === undefined || name === '' ? 'secret request' : name;
}

function countedText(counted: number | undefined): string {
  return counted === undefined ? '' : ` (counted: ${counted})`;
}

function sumsText(comedians: number, tragedians: number): string {
  return `Comedians ${comedians}, tragedians ${tragedians}`;
}
