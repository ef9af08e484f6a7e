// The rulebook's own examples as data. Rulebook (c) 2020, pages 2 to 5; what only its pictures show is noted.
import type { Colour, SomeTiles } from '../../../src/lib/games/summer-pavilion/data/pieces.ts';
import type { ClauseId } from '../../../src/lib/referee/ruling.ts';

interface Example {
  readonly id: string;
  /** Heading in the rulebook. */
  readonly source: string;
  readonly clauses: readonly ClauseId[];
  /** What comes from a picture or from another rule and not from the text. */
  readonly note?: string;
}

export interface SetUpExample extends Example {
  readonly seats: 2 | 3 | 4;
  readonly displays: number;
  readonly tilesOnDisplays: number;
  readonly supply: number;
  readonly leftInBag: number;
  readonly scoreEach: number;
}

export interface DraftExample extends Example {
  readonly center: SomeTiles;
  readonly from: 'display' | 'center';
  readonly contents: SomeTiles;
  readonly colour: Colour;
  readonly score: number;
  readonly then: {
    readonly taken: SomeTiles;
    readonly toCenter?: SomeTiles;
    readonly center: SomeTiles;
    readonly takesToken: boolean;
    readonly scoreChange: number;
  };
}

export interface PlaceExample extends Example {
  readonly hand: SomeTiles;
  /** Covered numbers of the star. */
  readonly covered: readonly number[];
  readonly star: Colour | 'center';
  readonly number: number;
  readonly colour: Colour;
  readonly pay: SomeTiles;
  readonly then: {
    readonly points: number;
    readonly hand: SomeTiles;
    readonly toTower: SomeTiles;
    readonly feature?: string;
    /** Bonus tiles due. */
    readonly bonus?: number;
  };
}

export interface PassExample extends Example {
  readonly score: number;
  readonly hand: SomeTiles;
  readonly keep: SomeTiles;
  readonly then: {
    readonly corners: SomeTiles;
    readonly hand: SomeTiles;
    readonly toTower: SomeTiles;
    readonly scoreChange: number;
    readonly score: number;
  };
}

const SETTING_UP = {
  source: 'Подготовка 2, 5, 6, 7',
  supply: 10,
  scoreEach: 5,
} as const;

export const SET_UP_EXAMPLES: readonly SetUpExample[] = [
  {
    ...SETTING_UP,
    id: 'two seats',
    clauses: ['summer-pavilion.setup.factories-2p'],
    seats: 2,
    displays: 5,
    tilesOnDisplays: 20,
    leftInBag: 102,
  },
  {
    ...SETTING_UP,
    id: 'three seats',
    clauses: ['summer-pavilion.setup.factories-3p'],
    seats: 3,
    displays: 7,
    tilesOnDisplays: 28,
    leftInBag: 94,
  },
  {
    ...SETTING_UP,
    id: 'four seats',
    clauses: ['summer-pavilion.setup.factories-4p'],
    seats: 4,
    displays: 9,
    tilesOnDisplays: 36,
    leftInBag: 86,
  },
];

export const DRAFT_EXAMPLES: readonly DraftExample[] = [
  {
    id: 'Inna takes two red tiles',
    source: 'Пример хода',
    clauses: ['summer-pavilion.draft.place-beside-board', 'summer-pavilion.draft.rest-to-center'],
    note: 'That the rest is 2 yellow follows from 4 tiles on a display.',
    center: {},
    from: 'display',
    contents: { red: 2, yellow: 2 },
    colour: 'red',
    score: 5,
    then: {
      taken: { red: 2 },
      toCenter: { yellow: 2 },
      center: { yellow: 2 },
      takesToken: false,
      scoreChange: 0,
    },
  },
  {
    id: 'Yulia takes a green tile and the joker',
    source: 'Пример хода',
    clauses: ['summer-pavilion.draft.place-beside-board', 'summer-pavilion.draft.rest-to-center'],
    note: 'The colours of the two tiles that move are in the picture of page 3.',
    center: { yellow: 2 },
    from: 'display',
    contents: { green: 1, purple: 2, yellow: 1 },
    colour: 'green',
    score: 5,
    then: {
      taken: { green: 1, purple: 1 },
      toCenter: { purple: 1, yellow: 1 },
      center: { purple: 1, yellow: 3 },
      takesToken: false,
      scoreChange: 0,
    },
  },
  {
    id: 'Anatoly takes three yellow tiles, the joker and the token',
    source: 'Пример хода',
    clauses: ['summer-pavilion.token.first-from-center', 'summer-pavilion.token.penalty'],
    note: 'The score before it is the one of the set-up.',
    center: { purple: 1, yellow: 3 },
    from: 'center',
    contents: { purple: 1, yellow: 3 },
    colour: 'yellow',
    score: 5,
    then: {
      taken: { purple: 1, yellow: 3 },
      center: {},
      takesToken: true,
      scoreChange: -4,
    },
  },
];

export const PLACE_EXAMPLES: readonly PlaceExample[] = [
  {
    id: 'jokers help a green tile',
    source: 'Пример, использование джокеров',
    clauses: ['summer-pavilion.wild.substitute'],
    note: 'Three purple tiles are in the picture of page 4; the score assumes an empty star.',
    hand: { purple: 3, green: 1 },
    covered: [],
    star: 'green',
    number: 4,
    colour: 'green',
    pay: { green: 1, purple: 3 },
    then: { points: 1, hand: {}, toTower: { purple: 3 } },
  },
  {
    id: 'jokers on their own star',
    source: 'Пример, использование джокеров',
    clauses: ['summer-pavilion.wild.own-colour'],
    note: 'No number is printed; 3 is the dearest space these tiles can pay.',
    hand: { purple: 3, green: 1 },
    covered: [],
    star: 'purple',
    number: 3,
    colour: 'purple',
    pay: { purple: 3 },
    then: { points: 1, hand: { green: 1 }, toTower: { purple: 2 } },
  },
  {
    id: 'either of them on the central star',
    source: 'Пример, использование джокеров',
    clauses: ['summer-pavilion.wild.substitute'],
    hand: { purple: 3, green: 1 },
    covered: [],
    star: 'center',
    number: 4,
    colour: 'green',
    pay: { green: 1, purple: 3 },
    then: { points: 1, hand: {}, toTower: { purple: 3 } },
  },
  {
    id: 'A',
    source: 'Примеры получения очков, A',
    clauses: ['summer-pavilion.play.place-one', 'summer-pavilion.score.tile'],
    hand: { blue: 7 },
    covered: [],
    star: 'blue',
    number: 6,
    colour: 'blue',
    pay: { blue: 6 },
    then: { points: 1, hand: { blue: 1 }, toTower: { blue: 5 } },
  },
  {
    id: 'B',
    source: 'Примеры получения очков, B',
    clauses: ['summer-pavilion.score.tile'],
    note: 'Covered 6 and 1, empty 2 and 4 are in the picture of page 5.',
    hand: { red: 3 },
    covered: [6, 1],
    star: 'red',
    number: 3,
    colour: 'red',
    pay: { red: 3 },
    then: { points: 1, hand: {}, toTower: { red: 2 } },
  },
  {
    id: 'C',
    source: 'Примеры получения очков, C',
    clauses: ['summer-pavilion.score.connected', 'summer-pavilion.bonus.window'],
    note: 'Covered 4 and 5 are in the picture of page 5; the window between 5 and 6 follows from its own rule.',
    hand: { blue: 3, purple: 3 },
    covered: [4, 5],
    star: 'blue',
    number: 6,
    colour: 'blue',
    pay: { blue: 3, purple: 3 },
    then: {
      points: 3,
      hand: {},
      toTower: { blue: 2, purple: 3 },
      feature: 'window:blue',
      bonus: 3,
    },
  },
  {
    id: 'D',
    source: 'Примеры получения очков, D',
    clauses: ['summer-pavilion.score.connected', 'summer-pavilion.wild.substitute'],
    note: 'Covered 3 and 5 are in the picture of page 5.',
    hand: { orange: 1, green: 1, purple: 3 },
    covered: [3, 5],
    star: 'orange',
    number: 4,
    colour: 'orange',
    pay: { orange: 1, purple: 3 },
    then: { points: 3, hand: { green: 1 }, toTower: { purple: 3 } },
  },
  {
    id: 'E',
    source: 'Примеры получения очков, E',
    clauses: ['summer-pavilion.score.connected', 'summer-pavilion.wild.own-colour'],
    note: 'Covered 1 and 3 are in the picture of page 5.',
    hand: { green: 4, red: 2, purple: 2 },
    covered: [1, 3],
    star: 'purple',
    number: 2,
    colour: 'purple',
    pay: { purple: 2 },
    then: { points: 3, hand: { green: 4, red: 2 }, toTower: { purple: 1 } },
  },
];

export const PASS_EXAMPLES: readonly PassExample[] = [
  {
    id: 'F',
    source: 'Примеры получения очков, F',
    clauses: [
      'summer-pavilion.pass.when',
      'summer-pavilion.pass.corners',
      'summer-pavilion.pass.discard-rest',
      'summer-pavilion.pass.penalty',
    ],
    note: 'The score before the pass is not printed.',
    score: 9,
    hand: { green: 4, red: 2 },
    keep: { green: 4 },
    then: {
      corners: { green: 4 },
      hand: {},
      toTower: { red: 2 },
      scoreChange: -2,
      score: 7,
    },
  },
];
