// The pieces of The Magnificent by name. Rulebook «Состав игры», «Эффекты ячеек ассистентов», «Бонусы», «Получение очков за карты
// импресарио». What is printed on cards and boards is read by the players; here is only the shape of it.

export const COLOURS = ['orange', 'green', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];

export const GEM_COLOURS = [...COLOURS, 'clear'] as const;
export type GemColour = (typeof GEM_COLOURS)[number];

export const DIE_COLOURS = [...COLOURS, 'clear'] as const;
export type DieColour = GemColour;

/** A die as it lies: the face it shows, 1–6, turned or not; a +N is never in it. */
export interface Die {
  readonly colour: DieColour;
  readonly value: number;
}

/** Number of gems by kind; a kind that is not named is 0. */
export type Gems = { readonly [C in GemColour]?: number | undefined };

export const TILE_SIZES = ['small', 'large'] as const;
export type TileSize = (typeof TILE_SIZES)[number];

/** Camp tiles by colour and size. */
export const TILE_KINDS = [
  'orange_small',
  'orange_large',
  'green_small',
  'green_large',
  'purple_small',
  'purple_large',
] as const satisfies readonly `${Colour}_${TileSize}`[];
export type TileKind = (typeof TILE_KINDS)[number];

/** Number of camp tiles by kind; a kind that is not named is 0. */
export type Tiles = { readonly [T in TileKind]?: number | undefined };

/** The last one brings no trainer tiles, and its sentences speak of cards. */
export const ROUNDS = 3;

export const ACTIONS = ['build', 'travel', 'perform'] as const;
export type Action = (typeof ACTIONS)[number];

export const ARTISTS = ['alberic', 'bronson', 'kimora', 'larissa', 'lungile', 'suhayl'] as const;
export type Artist = (typeof ARTISTS)[number];

/** Numbers of the player boards, and of the master cards that belong to them. */
export const NUMERALS = ['I', 'II', 'III', 'IV'] as const;
export type Numeral = (typeof NUMERALS)[number];

export const BOARD_SIDES = ['A', 'B'] as const;
export type BoardSide = (typeof BOARD_SIDES)[number];

/** What a bonus simply gives. A gem of no named colour is one the owner chooses or reads. */
export type Gain =
  | { readonly kind: 'coins'; readonly count: number }
  | { readonly kind: 'points'; readonly count: number }
  | { readonly kind: 'posters'; readonly count: number }
  | { readonly kind: 'trainers'; readonly count: number }
  | {
      readonly kind: 'gems';
      readonly count: number;
      readonly colour?: GemColour | undefined;
    };

export const GAIN_KINDS = [
  'coins',
  'points',
  'posters',
  'trainers',
  'gems',
] as const satisfies readonly Gain['kind'][];

/** The upper half of a master card. */
export type CardBonus =
  | Gain
  /** The bonus of another own master card instead. */
  | { readonly kind: 'copy' }
  /** +N to the die taken this turn; with a colour, only to a die of it or a clear one used as it. */
  | { readonly kind: 'plus'; readonly count: number; readonly colour?: Colour | undefined }
  /** The die is turned to any face as it is taken. */
  | { readonly kind: 'set_face' }
  /** One trainer returned to the supply for one small tile. */
  | { readonly kind: 'trainer_for_tile'; readonly colour: Colour }
  /** `count` gems of any kind for one small tile. */
  | { readonly kind: 'gems_for_tile'; readonly count: number; readonly colour: Colour }
  /** `coins` paid for one trainer. */
  | { readonly kind: 'buy_trainer'; readonly coins: number };

export const CARD_BONUS_KINDS = [
  ...GAIN_KINDS,
  'copy',
  'plus',
  'set_face',
  'trainer_for_tile',
  'gems_for_tile',
  'buy_trainer',
] as const satisfies readonly CardBonus['kind'][];

/** Criteria that name a colour; for posters it is the colour of the symbol. */
export const COLOURED_CRITERIA = [
  'small_tile_of_colour',
  'large_tile_of_colour',
  'any_tile_of_colour',
  'largest_rectangle_of_colour',
  'poster_of_symbol',
] as const;
export type ColouredCriterion = (typeof COLOURED_CRITERIA)[number];

export const PLAIN_CRITERIA = [
  'small_tile_any',
  'large_tile_any',
  'tent',
  'paid_coin',
  'flat',
  'column',
  'row',
  'dice_due',
  'trainer',
  'poster_of_one_artist',
  'unique_artist',
  'clear_dice_doubled',
  'coloured_gem',
  'hat_requirement',
] as const;
export type PlainCriterion = (typeof PLAIN_CRITERIA)[number];

export const CRITERION_KINDS = [...COLOURED_CRITERIA, ...PLAIN_CRITERIA] as const;
export type CriterionKind = (typeof CRITERION_KINDS)[number];

interface Counting {
  /** Points per unit: per tile, tent, coin, space of the rectangle, pip of the dice or of the requirement; `flat`: in all. */
  readonly points: number;
  /** Most points the card can score at full value; undefined where none is printed. */
  readonly maximum?: number | undefined;
}

/** The lower half of a master card. */
export type Criterion =
  | (Counting & { readonly kind: ColouredCriterion; readonly colour: Colour })
  | (Counting & { readonly kind: PlainCriterion });

/** Nothing on the card is numbered: the id is given by the table that reads it. A half that is not read yet is undefined. */
export interface MasterCard {
  readonly id: string;
  /** What the players call it. */
  readonly name?: string | undefined;
  readonly numeral?: Numeral | undefined;
  readonly bonus?: CardBonus | undefined;
  readonly criterion?: Criterion | undefined;
}

export interface Poster {
  readonly id: string;
  readonly name?: string | undefined;
  readonly isStarting?: boolean | undefined;
  readonly artist?: Artist | undefined;
  /** Orange is fire. */
  readonly symbol?: Colour | undefined;
  readonly tiles: Tiles;
  readonly gems: Gems;
  readonly points: number;
  readonly coins: number;
}

export interface Tent {
  readonly id: string;
  /** The gem that completing a poster above it costs. */
  readonly gem?: Colour | undefined;
  readonly points: number;
  readonly coins: number;
}

/** What the tent that is printed on the board has to say; it has no id, for it never moves. */
export type StartingTent = Omit<Tent, 'id'>;

/** A space of the performance track; the track is a list of them from space #1 at the bottom upwards. */
export interface TrackSpace {
  /** Power; 0 for the unnumbered spaces. */
  readonly requirement: number;
  /** Posters that may be completed; undefined where the copy has not been read. */
  readonly posters?: number | undefined;
}

export interface BuildLevel {
  /** Power. */
  readonly requirement: number;
  readonly small: number;
  readonly large: number;
}

/** A space of a camp: row × width + column, both from 0 at the top left. */
export type Cell = number;

/** A rectangular area of the camp; column and row of its top left space, counted from 0. */
export interface Area {
  readonly column: number;
  readonly row: number;
  readonly width: number;
  readonly height: number;
}

export interface BonusSpace {
  readonly cell: Cell;
  readonly bonus: Gain;
}

/** The camp as printed on one side of one player board. */
export interface CampBoard {
  readonly width: number;
  readonly height: number;
  /** Nine of them once the board is read. */
  readonly areas: readonly Area[];
  readonly bonuses: readonly BonusSpace[];
}

/** A tile in a camp. */
export interface PlacedTile {
  readonly tile: TileKind;
  /** The 4 or 6 spaces it covers, in rising order. */
  readonly cells: readonly Cell[];
}

/** What an owner has built so far, in the order of building. */
export type Camp = readonly PlacedTile[];

export interface Spot {
  readonly column: number;
  readonly row: number;
}

/** The outline of a tile as it lies one way up: 4 or 6 spots that hang together. */
export type Outline = readonly Spot[];

export type Outlines = { readonly [T in TileKind]?: Outline | undefined };

export const TRAVEL_SYMBOLS = [...GEM_COLOURS, 'poster'] as const;
export type TravelSymbol = (typeof TRAVEL_SYMBOLS)[number];

/** Symbols of one travel space, most often one or none. */
export type TravelSpace = readonly TravelSymbol[];

/** The spaces of one track clockwise; the first one is the outlined start space of the wagon. */
export type TravelTrack = readonly TravelSpace[];

export type TravelTracks = { readonly [C in Colour]?: TravelTrack | undefined };

/** Trainer spaces of the game board. */
export const BOARD_SPACES = [
  'flip_die',
  'buy_poster',
  'change_tile_colour',
  'counterclockwise',
  'rearrange_before',
] as const;
export type BoardSpace = (typeof BOARD_SPACES)[number];

/** Trainer tiles, one of each, named for the space they carry. */
export const TRAINER_TILES = [
  'two_coins',
  'clear_gem',
  'plus_one',
  'build_plus_two',
  'extra_large_tile',
  'double_camp_bonus',
  'travel_plus_three',
  'double_tent_bonus',
  'point_per_poster',
  'ignore_camp_tile',
  'perform_plus_two',
  'extra_poster',
] as const;
export type TrainerTile = (typeof TRAINER_TILES)[number];

export const TRAINER_SPACES = [...BOARD_SPACES, ...TRAINER_TILES] as const;
export type TrainerSpace = (typeof TRAINER_SPACES)[number];

/** One trainer for one use a turn, one use for each trainer, or two trainers for one use a turn. */
export const SPACE_KINDS = ['single', 'each', 'double'] as const;
export type SpaceKind = (typeof SPACE_KINDS)[number];
/** What a space can be that the rulebook leaves open: every space of one use for each trainer is named there. */
export const OPEN_SPACE_KINDS = ['single', 'double'] as const satisfies readonly SpaceKind[];

/** What a side of a player board gives at set-up. */
export interface StartingGoods {
  readonly coins: number;
  readonly trainers: number;
  readonly gems: Gems;
  /** Taken from the box and placed at once. */
  readonly tents: number;
}

/** A power source of the turn other than dice and gems: a trainer space or the bonus of the card that holds the die. */
export type PlusSource =
  | 'card'
  | Extract<TrainerSpace, 'plus_one' | 'build_plus_two' | 'travel_plus_three' | 'perform_plus_two'>;

export function colourOfTile(tile: TileKind): Colour {
  return COLOURS.find((colour) => tile.startsWith(colour)) ?? 'orange';
}

export function sizeOfTile(tile: TileKind): TileSize {
  return tile.endsWith('large') ? 'large' : 'small';
}

export function tileOf(colour: Colour, size: TileSize): TileKind {
  return `${colour}_${size}`;
}

export function gemsOf(gems: Gems, colour: GemColour): number {
  return gems[colour] ?? 0;
}

export function gemCount(gems: Gems): number {
  return GEM_COLOURS.reduce((sum, colour) => sum + gemsOf(gems, colour), 0);
}

export function tilesOf(tiles: Tiles, tile: TileKind): number {
  return tiles[tile] ?? 0;
}

export function tileCount(tiles: Tiles): number {
  return TILE_KINDS.reduce((sum, tile) => sum + tilesOf(tiles, tile), 0);
}

/** Counts of both; a kind that comes to nothing is left out, so that equal holdings are equal JSON. */
export function plusGems(gems: Gems, more: Gems, sign: 1 | -1 = 1): Gems {
  return Object.fromEntries(
    GEM_COLOURS.flatMap((colour) => {
      const count = gemsOf(gems, colour) + sign * gemsOf(more, colour);
      return count === 0 ? [] : [[colour, count]];
    }),
  );
}

export function plusTiles(tiles: Tiles, more: Tiles, sign: 1 | -1 = 1): Tiles {
  return Object.fromEntries(
    TILE_KINDS.flatMap((tile) => {
      const count = tilesOf(tiles, tile) + sign * tilesOf(more, tile);
      return count === 0 ? [] : [[tile, count]];
    }),
  );
}

/** Tiles of a camp by kind. */
export function tilesIn(camp: Camp): Tiles {
  return camp.reduce<Tiles>((sum, { tile }) => plusTiles(sum, { [tile]: 1 }), {});
}
