// The players' own copy: what a file may bring, what damage costs, and what is known before anyone has read a board.
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Gems, MasterCard } from '../../../src/lib/games/magnificent/data/kinds.ts';
import { HOUSE_RULINGS } from '../../../src/lib/games/magnificent/data/houseRulings.ts';
import {
  CARD_BONUS_KINDS,
  COLOURED_CRITERIA,
  PLAIN_CRITERIA,
  TILE_KINDS,
  TRAINER_SPACES,
  TRAINER_TILES,
  gemCount,
} from '../../../src/lib/games/magnificent/data/kinds.ts';
import { TablesSchema } from '../../../src/lib/games/magnificent/data/tables.ts';
import type { Catalogue } from '../../../src/lib/games/magnificent/rules/catalogue.ts';
import {
  CatalogueFileSchema,
  catalogueFrom,
  withBoard,
  withPiece,
} from '../../../src/lib/games/magnificent/rules/catalogue.ts';
import {
  campOf,
  goodsOf,
  levelsOf,
  outlinesMissing,
  spaceKindOf,
  startingTentOf,
  tentSpacesOf,
  trackDraft,
} from '../../../src/lib/games/magnificent/rules/known.ts';
import {
  CardBonusSchema,
  CriterionSchema,
} from '../../../src/lib/games/magnificent/rules/pieces.ts';
import { TABLES } from './calculators.ts';

const CARD = {
  id: 'row card',
  bonus: { kind: 'coins', count: 1 },
  criterion: { kind: 'row', points: 7 },
} as const;
const POSTER = {
  id: 'fire eater',
  artist: 'larissa',
  symbol: 'orange',
  tiles: { orange_small: 1 },
  gems: {},
  points: 5,
  coins: 2,
} as const;
const CAMP = {
  width: 6,
  height: 4,
  areas: [{ column: 0, row: 0, width: 3, height: 2 }],
  bonuses: [{ cell: 7, bonus: { kind: 'posters', count: 2 } }],
} as const;
const BAR = [0, 1, 2, 3].map((column) => ({ column, row: 0 }));
const WHOLE = {
  track: trackDraft(TABLES),
  levels: [{ requirement: 9, small: 1, large: 1 }],
  boards: [
    {
      board: 'II',
      side: 'B',
      goods: { coins: 4, trainers: 2, gems: { clear: 1 }, tents: 1 },
      levels: [{ requirement: 3, small: 1, large: 0 }],
      camp: CAMP,
    },
  ],
  outlines: { orange_small: BAR },
  travel: { green: [[], ['green'], ['poster']] },
  cards: [CARD],
  posters: [POSTER],
  tents: [{ id: 'red', gem: 'orange', points: 3, coins: 1 }],
  trainerSpaces: { flip_die: 'single' },
};

const isFile = (contents: unknown) => v.safeParse(CatalogueFileSchema, contents).success;

describe('a copy that comes from a file', () => {
  it('may hold every part, and may hold nothing', () => {
    expect(v.parse(CatalogueFileSchema, WHOLE)).toEqual(WHOLE);
    expect(isFile({})).toBe(true);
  });

  it.each([
    ['a part of another game', { dial: [1] }],
    ['a card twice', { cards: [CARD, CARD] }],
    ['a poster twice', { posters: [POSTER, POSTER] }],
    ['a board side twice', { boards: [...WHOLE.boards, ...WHOLE.boards] }],
    ['an area outside the camp', campWith({ areas: [{ column: 4, row: 0, width: 3, height: 1 }] })],
    ['areas that overlap', campWith({ areas: [...CAMP.areas, ...CAMP.areas] })],
    ['a bonus outside the camp', campWith({ bonuses: [{ ...CAMP.bonuses[0], cell: 24 }] })],
    ['two bonuses on one space', campWith({ bonuses: [CAMP.bonuses[0], CAMP.bonuses[0]] })],
    [
      'an outline that falls apart',
      { outlines: { orange_small: [...BAR.slice(1), { column: 5, row: 5 }] } },
    ],
    ['an outline of the wrong size', { outlines: { orange_large: BAR } }],
    ['a track that goes down', { track: [{ requirement: 6 }, { requirement: 5 }] }],
    [
      'a criterion without its colour',
      { cards: [{ id: 'x', criterion: { kind: 'any_tile_of_colour', points: 3 } }] },
    ],
    ['five tent spaces', { tentSpaces: [[], [], [], [], []] }],
  ])('may not hold %s', (_, contents) => expect(isFile(contents)).toBe(false));

  function campWith(changes: object) {
    return { boards: [{ board: 'I', side: 'A', camp: { ...CAMP, ...changes } }] };
  }

  it('magnificent.bonuses.list-is-of-types: every kind of bonus and of criterion can be read', () => {
    const details = { count: 2, coins: 2, colour: 'green', points: 3 };
    const taken = (
      schema: v.GenericSchema,
      kind: string,
      names: readonly (keyof typeof details)[],
    ) =>
      v.safeParse(schema, {
        kind,
        ...Object.fromEntries(names.map((name) => [name, details[name]])),
      }).success;
    const bonuses = CARD_BONUS_KINDS.filter((kind) =>
      ([[], ['count'], ['coins'], ['colour'], ['count', 'colour']] as const).some((names) =>
        taken(CardBonusSchema, kind, names),
      ),
    );
    expect(bonuses).toEqual(CARD_BONUS_KINDS);
    for (const kind of COLOURED_CRITERIA)
      expect(taken(CriterionSchema, kind, ['points', 'colour'])).toBe(true);
    for (const kind of PLAIN_CRITERIA) expect(taken(CriterionSchema, kind, ['points'])).toBe(true);
  });
});

describe('catalogueFrom', () => {
  it('takes what can be read, part by part and card by card', () => {
    const damaged = {
      ...WHOLE,
      levels: 'nine',
      cards: [CARD, { id: 7 }],
      posters: [{ ...POSTER, points: -1 }],
    };
    const read = catalogueFrom(damaged);
    expect(read.cards).toEqual([CARD]);
    expect(read.posters).toEqual([]);
    expect(read.levels).toBeUndefined();
    expect(read.track).toEqual(WHOLE.track);
    expect(catalogueFrom(WHOLE)).toEqual(WHOLE);
    expect(catalogueFrom({})).toEqual({});
  });
});

describe('what the copy says', () => {
  const copy = v.parse(CatalogueFileSchema, WHOLE) satisfies Catalogue;

  it('the newest word on a piece or a board counts', () => {
    const dearer = { ...CARD, criterion: { kind: 'row', points: 8 } } as const;
    const other: MasterCard = { id: 'copier', bonus: { kind: 'copy' } };
    expect(withPiece<MasterCard>([CARD, other], dearer)).toEqual([dearer, other]);
    expect(withPiece<MasterCard>([CARD], other)).toEqual([CARD, other]);
    const [first] = copy.boards ?? [];
    if (first === undefined) throw new Error('No board');
    expect(
      withBoard([first], { board: 'I', side: 'B' }).map(({ board, side }) => board + side),
    ).toEqual(['IB', 'IIB']);
    expect(withBoard([first], { board: 'II', side: 'B' })).toEqual([{ board: 'II', side: 'B' }]);
  });

  it('ruling build-level-table: the levels of a board, or those of all; one known level is no table', () => {
    expect(levelsOf(copy, 'II', 'B')).toEqual([{ requirement: 3, small: 1, large: 0 }]);
    expect(levelsOf(copy, 'I', 'A')).toEqual(WHOLE.levels);
    expect(levelsOf({}, 'I', 'A')).toBeUndefined();
    expect(campOf(copy, 'II', 'B')).toEqual(CAMP);
    expect(campOf(copy, 'II', 'A')).toBeUndefined();
  });

  it('ruling side-b-resources: side A is printed in the rulebook, side B is read from the board', () => {
    expect(goodsOf(TABLES, {}, 'I', 'A')).toMatchObject({ coins: 6, trainers: 1 });
    expect(goodsOf(TABLES, {}, 'I', 'B')).toBeUndefined();
    expect(goodsOf(TABLES, copy, 'II', 'B')).toMatchObject({ coins: 4, tents: 1 });
  });

  it('ruling trainer-space-kinds: six spaces are known, the others are asked for once', () => {
    const known = TRAINER_SPACES.filter((space) => spaceKindOf(TABLES, {}, space) !== undefined);
    expect(known).toEqual([
      'buy_poster',
      'change_tile_colour',
      'two_coins',
      'plus_one',
      'extra_large_tile',
      'extra_poster',
    ]);
    expect(spaceKindOf(TABLES, copy, 'flip_die')).toBe('single');
  });

  it('ruling tent-space-bonuses, ruling starting-tent-value: as printed, unless the copy says otherwise', () => {
    expect(tentSpacesOf(TABLES, {}).map(([, second]) => second)).toEqual([
      { kind: 'coins', count: 2 },
      { kind: 'gems', count: 2 },
      { kind: 'trainers', count: 1 },
      { kind: 'points', count: 4 },
    ]);
    expect(startingTentOf(TABLES, {})).toEqual({ points: 0, coins: 2 });
    expect(startingTentOf(TABLES, { startingTent: { points: 1, coins: 2 } }).points).toBe(1);
  });

  it('names the tiles whose outline nobody has drawn', () =>
    expect(outlinesMissing(copy)).toEqual(TILE_KINDS.slice(1)));
});

describe('the tables', () => {
  it('are of their own shape', () => expect(v.parse(TablesSchema, TABLES)).toEqual(TABLES));

  it('magnificent.components.dice-total: nineteen dice, all of them in use with four players', () => {
    const sum = (dice: Gems) => gemCount(dice);
    expect(sum(TABLES.dice.box)).toBe(19);
    expect(TABLES.dice.bySeats['4']).toEqual(TABLES.dice.box);
    expect(['1', '2', '3'].map((seats) => sum(TABLES.dice.bySeats[seats] ?? {}))).toEqual([
      5, 11, 15,
    ]);
  });

  it('magnificent.components.camp-tiles-russian: 84 camp tiles', () =>
    expect(TILE_KINDS.reduce((sum, tile) => sum + (TABLES.tiles[tile] ?? 0), 0)).toBe(84));

  it('magnificent.components.trainer-tiles: twelve tiles, as many as four players can ever have', () =>
    expect(TRAINER_TILES.length).toBe(TABLES.seats.max * TABLES.trainerArea));

  it('every reading of a house ruling has its own name', () => {
    const ids = HOUSE_RULINGS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { readings } of HOUSE_RULINGS) {
      expect(new Set(readings).size).toBe(readings.length);
      expect(readings.length).toBeGreaterThan(1);
    }
  });
});
