// The names of things in English, and the few turns of phrase that all sentences share.
import type { SeatId } from '../../../../referee/ruling.ts';
import { type Card, CHAMELEON, type Mood, moodFor, seen, type Talent } from '../../data/cards.ts';
import type { Place } from '../../rules/facts.ts';
import type { Condition } from '../../rules/moves.ts';
import { cityNumber } from '../cityNumber.ts';
import type { Name, Words } from '../words.ts';
import { isYesNo } from '../yesNo.ts';

export const phases: Words['phases'] = {
  any: 'The game and its box',
  setup: 'Set-up',
  travel: 'Phase 1: Travel',
  resolution: 'Phase 2: Resolution',
  'new-opportunities': 'Phase 3: New Opportunities',
  scoring: 'Festival: counting the ecus',
  'season-change': 'Preparing season 2',
  end: 'End of the game',
};

export const modes: Words['modes'] = {
  friends: 'only with 2 players',
};

export const categories: Words['categories'] = {
  start: 'Start',
  bonuses: 'Bonuses',
  thefts: 'Thefts',
  managers: 'Managers',
  wages: 'Paid to actors',
  actors: 'Matching actors',
  shows: 'Shows',
  requests: 'Secret requests',
  acrobats: 'Acrobats',
  counted: 'The rest, not told before',
};

export const moods: Words['moods'] = { comedy: 'comedy', tragedy: 'tragedy' };

export const talents: Words['talents'] = { comedian: 'comedian', tragedian: 'tragedian' };

export const measures: Words['measures'] = {
  actors: 'actors in the troupe',
  comedians: 'comedians',
  tragedians: 'tragedians',
  'level-1': 'level 1 actors',
  'level-2': 'level 2 actors',
  'level-3': 'level 3 actors',
  'level-4': 'level 4 actors',
  'level-5': 'level 5 actors',
  'comedian-experience': 'experience of comedians',
  'tragedian-experience': 'experience of tragedians',
  difference: 'difference of the show',
  'matching-actors': "actors of the King's mood",
  'other-actors': 'actors of the other mood',
  acrobats: 'acrobats',
  'own-managers': "the player's managers on the theatre",
  'all-managers': 'all managers on the theatre',
  requests: 'secret requests',
  'show-pleases': 'show pleases the King',
  'show-is-best': 'show is the best',
  'show-displeases': 'show does not please the King',
  ecus: 'ecus of the player',
  'players-with-less': 'players with fewer ecus',
  'used-travel-cards': 'used travel cards',
};

export function cardText(card: Card): string {
  if (card === CHAMELEON) return 'Chameleon';
  const what = seen(card);
  switch (what.kind) {
    case 'actor':
      return `${talents[what.talent]} ${what.level}`;
    case 'bonus':
      return `bonus of ${ecus(what.ecus)}`;
    case 'acrobat':
      return what.name === '' ? 'acrobat' : what.name;
  }
}

/** "city 3" */
export const cityText = (city: number, name?: Name): string => `city ${cityNumber(city, name)}`;

export const placeText = ({ mood, space }: Place): string => `${moods[mood]} ${space}`;

export function conditionText({ pays, counts, ecus: paid, atLeast, atMost }: Condition): string {
  if (isYesNo(counts)) return `${ecus(paid)} if the ${measures[counts]}`;
  const often = pays === 'each' ? 'each' : 'once';
  return `${ecus(paid)} ${often}: ${measures[counts]}${boundsText(atLeast, atMost)}`;
}

function boundsText(atLeast: number | undefined, atMost: number | undefined): string {
  if (atLeast === undefined) return atMost === undefined ? '' : `, ${atMost} at most`;
  if (atMost === undefined) return `, ${atLeast} or more`;
  return atLeast === atMost ? `, exactly ${atLeast}` : `, ${atLeast} to ${atMost}`;
}

/** "1 card", "4 cards". */
export const count = (number: number, one: string, more = `${one}s`): string =>
  `${number} ${number === 1 ? one : more}`;

export const ecus = (number: number): string => count(number, 'ecu');
export const spaces = (number: number): string => count(number, 'space');

/** "comedian 3 and tragedian 2"; "no card" for none. */
export const cardsText = (cards: readonly Card[]): string =>
  cards.length === 0 ? 'no card' : and(cards.map(cardText));

/** "city 3", "cities 1, 4 and 8"; "no city" for none. */
export function citiesText(cities: readonly number[], name?: Name): string {
  const [only] = cities;
  if (only === undefined) return 'no city';
  return cities.length === 1 ? cityText(only, name) : `cities ${cityNumbers(cities, name)}`;
}

/** "1, 4 and 8" */
export const cityNumbers = (cities: readonly number[], name?: Name): string =>
  and(cities.map((city) => cityNumber(city, name)));

/** "Ann, Bo and Cy" */
export const namesText = (seats: readonly SeatId[], name: Name): string =>
  and(seats.map((seat) => name(seat)));

/** "Ann, Bo or Cy" */
export const oneOfNames = (seats: readonly SeatId[], name: Name): string =>
  OR.format(seats.map((seat) => name(seat)));

/** "comedian 3 or tragedian 2" */
export const oneOfCards = (cards: readonly Card[]): string => OR.format(cards.map(cardText));

/** "city 2", "city 2, 4 or 5" */
export const oneOfCities = (cities: readonly number[], name?: Name): string =>
  `city ${OR.format(cities.map((city) => cityNumber(city, name)))}`;

/** "5 towards comedy" */
export const leaning = (by: number, talent: Talent): string =>
  `${by} towards ${moods[moodFor(talent)]}`;

/** "comedians", "tragedians" */
export const actorsOf = (mood: Mood): string => (mood === 'comedy' ? 'comedians' : 'tragedians');

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "+2", "−1" */
export const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);

export const and = (parts: readonly string[]): string => AND.format(parts);

const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' });
