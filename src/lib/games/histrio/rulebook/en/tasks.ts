// What the table is asked to do and what it has done, in English: checklists, steps and moves.
import type { SeatId } from '../../../../referee/ruling.ts';
import type { Payout } from '../../rules/moves.ts';
import { faceUpOf, isPoor, visitorsOf } from '../visitors.ts';
import type { Name, Words } from '../words.ts';
import {
  cardsText,
  cardText,
  citiesText,
  cityText,
  conditionText,
  count,
  ecus,
  moods,
  namesText,
  placeText,
  signed,
  spaces,
  talents,
} from './terms.ts';

export const checklist: Words['checklist'] = {
  'histrio.setup.board-centre': () => 'Put the board in the middle of the table',
  'histrio.setup.flip-for-mood': () => 'Flip an ecu: heads is comedy, tails is tragedy',
  'histrio.setup.take-colour': ({ seats }) =>
    `Hand out ${count(seats, 'colour')}: 8 travel cards, 8 caravels and 3 managers each`,
  'histrio.setup.request-deck': ({ cards }) =>
    `Shuffle the ${count(cards, 'secret request')}, face down beside the theatre`,
  'histrio.setup.encounter-deck': ({ cards }) =>
    `Shuffle the ${count(cards, 'encounter card')}, face down beside the board`,
  'histrio.setup.first-deal': laid,
  'histrio.setup.starting-money': ({ ecus: money }) =>
    `Give each player ${ecus(money)}; the rest is the treasury`,
  'histrio.friendly.second-set': () => 'Each player takes a second colour: the friendly troupe',
  'histrio.friendly.shuffled-pile': () =>
    'Each player shuffles its travel cards into a face-down pile',
  'histrio.season2.discard-actors': ({ cards }) =>
    cards === undefined
      ? 'Discard all actors of the troupes'
      : `Discard the troupes: ${count(cards, 'actor')}`,
  'histrio.season2.keep-acrobats': ({ cards }) =>
    cards === undefined ? 'Keep the acrobats' : `Keep ${count(cards, 'acrobat')}`,
  'histrio.season2.keep-requests': () => 'Keep the secret requests as they lie',
  'histrio.season2.acrobats-ready': () => 'Turn used acrobats back',
  'histrio.season2.city-cards-discarded': ({ cards }) =>
    cards === undefined
      ? 'Discard what lies at the cities'
      : `Discard what lies at the cities: ${count(cards, 'card')}`,
  'histrio.season2.discard-becomes-deck': ({ cards }) =>
    cards === undefined
      ? 'Shuffle the discard pile: the new deck'
      : `Shuffle the discard pile: a new deck of ${count(cards, 'card')}`,
  'histrio.season2.deal': laid,
  'histrio.season2.flip-needle': () => 'Flip an ecu again and set the needle',
  'histrio.season2.travel-not-returned': () => 'Leave used travel cards where they are',
  'histrio.season2.caravels-stay': () => 'Leave the caravels on the board',
  'histrio.friendly.refill': () =>
    'Shuffle the friendly piles anew and take their caravels off the board',
  'histrio.mood.change-returns-managers': ({ managers }) =>
    `Hand back all managers on the theatre: ${managers}`,
  'histrio.season2.money-kept': () => 'Keep all ecus',
};

function laid({ cards }: { readonly cards: number }): string {
  return `Lay ${count(cards, 'card')} face up, one at each city`;
}

/** Short: they stand in the thumb zone of a phone. */
export const steps: Words['steps'] = {
  flip: ({ season }) => `Season ${season}: flip an ecu, heads or tails?`,
  deal: ({ city, left }) => `Lay a card at ${cityText(city)}, ${left} to go`,
  travel: ({ turn, turns }) => `Turn ${turn} of ${turns}: show where you go`,
  resolve: ({ city, cards, seats }, who) => {
    if (who !== '')
      return cards === 0
        ? `${who}: ${cityText(city)} is empty, draw a request`
        : `${who}: resolve ${cityText(city)}, ${count(cards, 'card')}`;
    if (cards > 0) return `${count(cards, 'card')} of ${cityText(city)} to discard`;
    return seats.length === 0
      ? `Friendly troupe in ${cityText(city)}, empty`
      : `Draw requests: ${cityText(city)} is empty`;
  },
  discardRequest: ({ held, limit }, who) => `${who}: ${held} requests, keep ${limit}`,
  endTurn: ({ turn, turns }) => `Turn ${turn} of ${turns}: all cities resolved?`,
  scoreShows: ({ season, mood }) => `Festival ${season}: the shows, for ${moods[mood]}`,
  closeFestival: ({ season }) => `Festival ${season}: secret requests, then close`,
  prepareSeason: () => 'Prepare season 2',
  countPurses: () => 'Count the ecus of everybody',
};

export const moves: Words['moves'] = {
  flip: ({ mood }) => `${mood === 'comedy' ? 'heads' : 'tails'}, ${moods[mood]}`,
  deal: ({ city, card }, name) => `${cardText(card)} at ${cityText(city, name)}`,
  travel: ({ to, friendly = {} }, name) => {
    const own = goingText(to, name);
    const friends = Object.entries(friendly).map(
      ([seat, city]) => `${name(seat)} ${cityText(city, name)}`,
    );
    return friends.length === 0 ? own : `${own}; friendly troupes: ${friends.join(', ')}`;
  },
  resolve: ({ city, victims = [], court, declined = [] }, name, before) =>
    [
      `${cityText(city, name)} resolved${inBrackets(visitorsOf(before, city), name)}`,
      ...(victims.length === 0 ? [] : [`stolen from ${namesText(victims, name)}`]),
      ...(declined.length === 0 ? [] : [`${cardsText(declined)} declined`]),
      ...(court === undefined ? [] : [`${cardText(court)} to the Court`]),
    ].join(', '),
  discardRequest: ({ which }) =>
    which === 'face-up' ? 'face-up request discarded' : 'face-down request discarded',
  useAcrobat: ({ card, ecus: money = {}, needle = 0, during, to, note = '' }, name) =>
    [
      `${cardText(card)} used`,
      ...Object.entries(money).map(([seat, by]) => `${name(seat)} ${signed(by)}`),
      ...(needle === 0
        ? []
        : [
            `needle ${spaces(Math.abs(needle))} towards ${moods[needle > 0 ? 'comedy' : 'tragedy']}`,
          ]),
      ...(during === undefined ? [] : [`during ${cityText(during, name)}`]),
      ...(to === undefined ? [] : [goingText(to, name)]),
      ...(note === '' ? [] : [note]),
    ].join(', '),
  setNeedle: ({ mood, space, reason }) => `needle set to ${placeText({ mood, space })}, ${reason}`,
  gainAcrobat: ({ card }) => `${cardText(card)} gained`,
  push: ({ from, actors }) =>
    from === 'court'
      ? `${cardsText(actors)} to the Court`
      : `crowded city: ${cardsText(actors)} to the Court`,
  stage: () => 'manager on the theatre',
  takeBonus: ({ ecus: money }) => `bonus of ${ecus(money)}`,
  payActor: ({ seat }, _, before) =>
    isPoor(before, seat) ? 'a level 5 actor leaves unpaid' : 'a level 5 actor to be paid',
  steal: ({ victim }, name) => `1 ecu stolen from ${name(victim)}`,
  endTurn: () => 'turn ended',
  scoreShows: ({ chameleon = {} }, name) =>
    [
      'shows scored',
      ...Object.entries(chameleon).map(
        ([seat, talent]) => `Chameleon of ${name(seat)} as ${talents[talent]}`,
      ),
    ].join(', '),
  playRequest: ({ name: title = '', payout }) =>
    `secret request${title === '' ? '' : ` ${title}`}: ${payoutText(payout)}`,
  repeatRequest: ({ seat, payout }, _, before) => {
    const title = faceUpOf(before, seat);
    return `face-up request${title === '' ? '' : ` ${title}`} again: ${payoutText(payout)}`;
  },
  closeFestival: () => 'festival closed',
  prepareSeason: ({ acrobats }) =>
    acrobats === undefined
      ? 'season 2 prepared'
      : `season 2 prepared, ${count(acrobats, 'acrobat')} kept`,
  countPurses: ({ ecus: money }, name) =>
    `purses: ${Object.entries(money)
      .map(([seat, told]) => `${name(seat)} ${told}`)
      .join(', ')}`,
};

/** "Ann city 3, Bo cities 1 and 5" */
function goingText(to: Readonly<Record<SeatId, readonly number[]>>, name: Name): string {
  return Object.entries(to)
    .map(([seat, cities]) => `${name(seat)} ${citiesText(cities, name)}`)
    .join(', ');
}

function inBrackets(seats: readonly SeatId[], name: Name): string {
  return seats.length === 0 ? '' : ` (${namesText(seats, name)})`;
}

function payoutText(payout: Payout): string {
  return 'ecus' in payout ? ecus(payout.ecus) : conditionText(payout.condition);
}
