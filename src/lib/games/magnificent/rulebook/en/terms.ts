// The names of things in English, and the few turns of phrase that all sentences share.
import type { SeatId } from '../../../../referee/ruling.ts';
import {
  colourOfTile,
  type Die,
  type Gain,
  GEM_COLOURS,
  type GemColour,
  type Gems,
  gemsOf,
  sizeOfTile,
  TILE_KINDS,
  type TileKind,
  type Tiles,
  tilesOf,
} from '../../data/kinds.ts';
import type { TrackPlace } from '../../rules/trackPlace.ts';
import type { Name, Words } from '../words.ts';

export const phases: Words['phases'] = {
  overview: 'The whole game',
  components: 'The box',
  setup: 'Set-up',
  expert: 'Set-up for experienced players',
  turn: 'A turn: die, power, action',
  build: 'Build',
  travel: 'Travel, gems and tents',
  posters: 'Posters',
  perform: 'Perform',
  trainers: 'Trainers',
  payment: 'End of the round: payment',
  sets: 'End of the round: new sets',
  scoring: 'End of the round: a master card scored',
  prepare: 'Preparing the next round',
  end: 'End of the game',
  criteria: 'Criteria of master cards',
  bonuses: 'Bonuses',
  solo: 'Solitaire mode',
};

export const modes: Words['modes'] = {
  solo: 'only in the solo game',
  first: 'only in your first game',
  later: 'only after your first game',
  draft: 'only if you draft the master cards',
  two: 'only with 2 players',
  'two-or-three': 'only with 2 or 3 players',
  three: 'only with 3 players',
  four: 'only with 4 players',
};

export const categories: Words['categories'] = {
  posters: 'Posters and tents',
  bonuses: 'Bonuses',
  told: 'Points as told',
  payment: 'Missing coins',
  cards: 'Master cards',
  halves: 'Half points',
  coins: 'Coins left',
  areas: 'Camp areas',
};

export const stages: Words['stages'] = {
  setup: 'set-up',
  turns: 'turns',
  payment: 'payment',
  sets: 'new sets',
  scoring: 'scoring a card',
  preparing: 'preparing the next round',
  halves: 'half points',
  areas: 'coins and areas',
  over: 'end of the game',
};

export const newCards = 'new cards';

export const turnStages: Words['turnStages'] = {
  die: 'the die',
  power: 'power',
  action: 'action',
  after: 'after the action',
};

export const sources: Words['sources'] = {
  card: 'master card',
  camp: 'camp',
  tent: 'tent space',
  trainer: 'trainer tile',
  track: 'travel track',
  setup: 'set-up',
};

export const boardParts: Words['boardParts'] = {
  track: 'performance track',
  levels: 'build levels',
  tentSpaces: 'tent spaces',
  startingTent: 'starting tent',
  trainerSpaces: 'trainer spaces',
  trackGaps: 'gaps of the track',
};

export const colours: Words['colours'] = {
  orange: 'orange',
  green: 'green',
  purple: 'purple',
  clear: 'clear',
};

export const actions: Words['actions'] = { build: 'build', travel: 'travel', perform: 'perform' };

export const artists: Words['artists'] = {
  alberic: 'Alberic',
  bronson: 'Bronson',
  kimora: 'Kimora',
  larissa: 'Larissa',
  lungile: 'Lungile',
  suhayl: 'Suhayl',
};

export const symbols: Words['symbols'] = { orange: 'fire', green: 'animals', purple: 'magic' };

export const trainerSpaces: Words['trainerSpaces'] = {
  flip_die: 'turn the die over',
  buy_poster: 'buy a poster',
  change_tile_colour: 'change the colour of a tile',
  counterclockwise: 'travel counterclockwise',
  rearrange_before: 'move posters first',
  two_coins: '2 coins',
  clear_gem: '1 clear gem',
  plus_one: '+1 for each trainer',
  build_plus_two: '+2 to build',
  extra_large_tile: 'extra large tile',
  double_camp_bonus: 'double the bonuses of a tile',
  travel_plus_three: '+3 to travel',
  double_tent_bonus: 'double the bonus of a tent space',
  point_per_poster: '1 point for each poster',
  ignore_camp_tile: 'do without a camp tile',
  perform_plus_two: '+2 to perform',
  extra_poster: 'extra poster',
};

export const spaceKinds: Words['spaceKinds'] = {
  single: '1 trainer',
  each: '1 or more',
  double: '2 trainers',
};

export const dieText = ({ colour, value }: Die): string => `${colours[colour]} ${value}`;

export const gemText = (colour: GemColour, number: number): string =>
  count(number, `${colours[colour]} gem`);

export function gemsText(gems: Gems): string {
  const named = GEM_COLOURS.filter((colour) => gemsOf(gems, colour) > 0);
  return named.length === 0
    ? 'no gem'
    : and(named.map((colour) => gemText(colour, gemsOf(gems, colour))));
}

/** "small orange tile" */
export const tileName = (tile: TileKind): string =>
  `${sizeOfTile(tile)} ${colours[colourOfTile(tile)]} tile`;

export const tileText = (tile: TileKind, number: number): string => count(number, tileName(tile));

export function tilesText(tiles: Tiles): string {
  const named = TILE_KINDS.filter((tile) => tilesOf(tiles, tile) > 0);
  return named.length === 0
    ? 'no tile'
    : and(named.map((tile) => tileText(tile, tilesOf(tiles, tile))));
}

export function gainText(gain: Gain): string {
  switch (gain.kind) {
    case 'coins':
      return coinsText(gain.count);
    case 'points':
      return pointsText(gain.count);
    case 'posters':
      return postersText(gain.count);
    case 'trainers':
      return trainersText(gain.count);
    case 'gems':
      return gain.colour === undefined
        ? count(gain.count, 'gem')
        : gemText(gain.colour, gain.count);
  }
}

export const cardText = (card: number, name?: string): string => name ?? `card ${card}`;
export const spaceText = (space: number): string => `space ${space}`;
/** Of the performance track: "space 16", "space 3 from the bottom". */
export const trackSpace = ({ space, requirement = 0 }: TrackPlace): string =>
  spaceText(requirement > 0 ? requirement : space) + (requirement > 0 ? '' : ' from the bottom');

/** "1 coin", "4 coins". */
export const count = (number: number, one: string, more = `${one}s`): string =>
  `${number} ${number === 1 ? one : more}`;

export const coinsText = (number: number): string => count(number, 'coin');
export const pointsText = (number: number): string => count(number, 'point');
export const postersText = (number: number): string => count(number, 'poster');
export const trainersText = (number: number): string => count(number, 'trainer');
export const diceCount = (number: number): string => count(number, 'die', 'dice');
export const powerText = (number: number): string => `${number} power`;

/** "no trainer", "1 trainer", "3 trainers". */
export const someText = (number: number, one: string): string =>
  number === 0 ? `no ${one}` : count(number, one);

/** Tiles of a build level: "1 large and 2 small tiles". */
export function sizedTiles(small: number, large: number): string {
  const sized = [
    ...(large === 0 ? [] : [`${large} large`]),
    ...(small === 0 ? [] : [`${small} small`]),
  ];
  return sized.length === 0 ? 'no tile' : `${and(sized)} ${small + large === 1 ? 'tile' : 'tiles'}`;
}

/** Dice by colour: "3 orange, 3 green, 3 purple and 2 clear dice". */
export function diceText(dice: Gems): string {
  const named = GEM_COLOURS.filter((colour) => gemsOf(dice, colour) > 0);
  const total = named.reduce((sum, colour) => sum + gemsOf(dice, colour), 0);
  const parts = and(named.map((colour) => `${gemsOf(dice, colour)} ${colours[colour]}`));
  return named.length === 0 ? 'no die' : `${parts} ${total === 1 ? 'die' : 'dice'}`;
}

/** "space 2", "spaces 2 and 3". */
export const spacesText = (spaces: readonly number[]): string =>
  `${spaces.length === 1 ? 'space' : 'spaces'} ${numbersText(spaces)}`;

/** "6, 10 and 16" */
export const numbersText = (numbers: readonly number[]): string => and(numbers.map(String));

/** "Ann, Bo and Cy" */
export const namesText = (seats: readonly SeatId[], name: Name): string =>
  and(seats.map((seat) => name(seat)));

/** "an orange die", "a green die". */
export const withArticle = (text: string): string =>
  `${/^[aeiou]/.test(text) ? 'an' : 'a'} ${text}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const and = (texts: readonly string[]): string => AND.format(texts);

const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' });
