// What the players' own copy of The Magnificent holds: cards and boards as they have read them. None of it is printed in the
// rulebook, so none is shipped; whatever nobody has read stays out, and the rules then take the players' word.
import * as v from 'valibot';
import type {
  BuildLevel,
  CampBoard,
  MasterCard,
  Numeral,
  BoardSide,
  SpaceKind,
  StartingGoods,
  StartingTent,
  Gain,
  TileKind,
  TrackSpace,
  TrainerSpace,
  TravelTrack,
} from '../data/kinds.ts';
import {
  ARTISTS,
  BOARD_SIDES,
  COLOURED_CRITERIA,
  COLOURS,
  GEM_COLOURS,
  NUMERALS,
  PLAIN_CRITERIA,
  SPACE_KINDS,
  TILE_KINDS,
  TRAINER_SPACES,
  TRAVEL_SYMBOLS,
  sizeOfTile,
} from '../data/kinds.ts';
import type { Tables } from '../data/tables.ts';
import {
  BuildLevelSchema,
  GainSchema,
  StartingGoodsSchema,
  StartingTentSchema,
  TrackSpaceSchema,
} from '../data/tables.ts';
import { areDisjoint, isInside } from './grid.ts';
import { isOutline } from './tiles.ts';

export const NAME_LENGTH = 40;
export const MOST_CARDS = 56;
export const MOST_POSTERS = 54;
export const MOST_TENTS = 16;
/** Spaces of a camp in one direction. */
export const MOST_ACROSS = 16;
export const MOST_TRACK = 40;

const Name = v.pipe(v.string(), v.minLength(1), v.maxLength(NAME_LENGTH));
const Colour = v.picklist(COLOURS);

function upTo(most: number) {
  return v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
}
const Some = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20));
const Across = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_ACROSS));

export const CardBonusSchema = v.variant('kind', [
  ...GainSchema.options,
  v.strictObject({ kind: v.literal('copy') }),
  v.strictObject({ kind: v.literal('plus'), count: Some, colour: v.optional(Colour) }),
  v.strictObject({ kind: v.literal('set_face') }),
  v.strictObject({ kind: v.literal('trainer_for_tile'), colour: Colour }),
  v.strictObject({ kind: v.literal('gems_for_tile'), count: Some, colour: Colour }),
  v.strictObject({ kind: v.literal('buy_trainer'), coins: Some }),
]);

const Counting = {
  points: v.pipe(Some, v.maxValue(20)),
  maximum: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99))),
};
export const CriterionSchema = v.variant('kind', [
  v.strictObject({ kind: v.picklist(COLOURED_CRITERIA), colour: Colour, ...Counting }),
  v.strictObject({ kind: v.picklist(PLAIN_CRITERIA), ...Counting }),
]);

export const MasterCardSchema = v.strictObject({
  id: Name,
  name: v.optional(Name),
  numeral: v.optional(v.picklist(NUMERALS)),
  bonus: v.optional(CardBonusSchema),
  criterion: v.optional(CriterionSchema),
});

const Required = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9));
export const PosterSchema = v.strictObject({
  id: Name,
  name: v.optional(Name),
  isStarting: v.optional(v.boolean()),
  artist: v.optional(v.picklist(ARTISTS)),
  symbol: v.optional(Colour),
  tiles: v.partial(v.strictObject(v.entriesFromList(TILE_KINDS, Required))),
  gems: v.partial(v.strictObject(v.entriesFromList(GEM_COLOURS, Required))),
  points: upTo(60),
  coins: upTo(40),
});

export const TentSchema = v.strictObject({
  id: Name,
  gem: v.optional(Colour),
  points: upTo(40),
  coins: upTo(40),
});

const AreaSchema = v.strictObject({
  column: upTo(MOST_ACROSS - 1),
  row: upTo(MOST_ACROSS - 1),
  width: Across,
  height: Across,
});

export const CampBoardSchema = v.pipe(
  v.strictObject({
    width: Across,
    height: Across,
    areas: v.pipe(v.array(AreaSchema), v.maxLength(9)),
    bonuses: v.pipe(
      v.array(v.strictObject({ cell: upTo(MOST_ACROSS ** 2 - 1), bonus: GainSchema })),
      v.maxLength(MOST_ACROSS ** 2),
    ),
  }),
  v.check((camp) => camp.areas.every((area) => isInside(camp, area)) && areDisjoint(camp)),
  v.check(({ width, height, bonuses }) => {
    const cells = bonuses.map(({ cell }) => cell);
    return new Set(cells).size === cells.length && cells.every((cell) => cell < width * height);
  }),
);

const LevelsSchema = v.pipe(v.array(BuildLevelSchema), v.minLength(1), v.maxLength(12));

/** One side of one player board; each part read when it was first needed. */
export const PlayerBoardSchema = v.strictObject({
  board: v.picklist(NUMERALS),
  side: v.picklist(BOARD_SIDES),
  goods: v.optional(StartingGoodsSchema),
  levels: v.optional(LevelsSchema),
  camp: v.optional(CampBoardSchema),
});
export type PlayerBoard = v.InferOutput<typeof PlayerBoardSchema>;

const OutlineSchema = v.pipe(
  v.array(v.strictObject({ column: upTo(5), row: upTo(5) })),
  v.minLength(4),
  v.maxLength(6),
);
export const OutlinesSchema = v.pipe(
  v.partial(v.strictObject(v.entriesFromList(TILE_KINDS, OutlineSchema))),
  v.check((outlines) =>
    TILE_KINDS.every((tile) => {
      const outline = outlines[tile];
      return outline === undefined || isOutline(outline, sizeOfTile(tile));
    }),
  ),
);

export const TravelTrackSchema = v.pipe(
  v.array(v.pipe(v.array(v.picklist(TRAVEL_SYMBOLS)), v.maxLength(4))),
  v.minLength(2),
  v.maxLength(MOST_TRACK),
);

/** From space #1 at the bottom upwards: no space asks for less than the one below it. */
export const PerformanceTrackSchema = v.pipe(
  v.array(TrackSpaceSchema),
  v.minLength(1),
  v.maxLength(MOST_TRACK),
  v.check((track) =>
    track.every(({ requirement }, at) => requirement >= (track[at - 1]?.requirement ?? 0)),
  ),
);

function each<const Entry extends v.GenericSchema>(entry: Entry, most: number) {
  return v.pipe(v.array(entry), v.maxLength(most));
}

const PARTS = {
  track: v.optional(PerformanceTrackSchema),
  /** Levels of every board that has none of its own. */
  levels: v.optional(LevelsSchema),
  outlines: v.optional(OutlinesSchema),
  travel: v.optional(v.partial(v.strictObject(v.entriesFromList(COLOURS, TravelTrackSchema)))),
  /** What each tent space gives, left to right after the starting tent. */
  tentSpaces: v.optional(v.pipe(v.array(v.pipe(v.array(GainSchema), v.maxLength(4))), v.length(4))),
  startingTent: v.optional(StartingTentSchema),
  trainerSpaces: v.optional(
    v.partial(v.strictObject(v.entriesFromList(TRAINER_SPACES, v.picklist(SPACE_KINDS)))),
  ),
};

export const CatalogueSchema = v.object({
  ...PARTS,
  boards: v.optional(each(PlayerBoardSchema, 8)),
  cards: v.optional(each(MasterCardSchema, MOST_CARDS)),
  posters: v.optional(each(PosterSchema, MOST_POSTERS)),
  tents: v.optional(each(TentSchema, MOST_TENTS)),
});
export type Catalogue = v.InferOutput<typeof CatalogueSchema>;

/** As a file brings it: nothing strange in it, each board side and each piece once. */
export const CatalogueFileSchema = v.strictObject({
  ...PARTS,
  boards: v.optional(
    v.pipe(
      each(PlayerBoardSchema, 8),
      v.check((boards) => areApart(boards.map(({ board, side }) => board + side))),
    ),
  ),
  cards: v.optional(
    v.pipe(
      each(MasterCardSchema, MOST_CARDS),
      v.check((cards) => areApart(cards.map(({ id }) => id))),
    ),
  ),
  posters: v.optional(
    v.pipe(
      each(PosterSchema, MOST_POSTERS),
      v.check((posters) => areApart(posters.map(({ id }) => id))),
    ),
  ),
  tents: v.optional(
    v.pipe(
      each(TentSchema, MOST_TENTS),
      v.check((tents) => areApart(tents.map(({ id }) => id))),
    ),
  ),
});

function areApart(names: readonly string[]): boolean {
  return new Set(names).size === names.length;
}

export const NOTHING_TOLD: Catalogue = {};

/** Each part that can be read is taken, and of a list each entry; a damaged one counts as not told. */
export function catalogueFrom(contents: Readonly<Record<string, unknown>>): Catalogue {
  const whole = v.safeParse(CatalogueSchema, contents);
  if (whole.success) return whole.output;
  const sound = Object.entries(contents).filter(
    ([part, value]) => v.safeParse(CatalogueSchema, { [part]: value }).success,
  );
  return v.parse(CatalogueSchema, {
    boards: entriesIn(PlayerBoardSchema, contents['boards'], 8),
    cards: entriesIn(MasterCardSchema, contents['cards'], MOST_CARDS),
    posters: entriesIn(PosterSchema, contents['posters'], MOST_POSTERS),
    tents: entriesIn(TentSchema, contents['tents'], MOST_TENTS),
    ...Object.fromEntries(sound),
  });
}

function entriesIn<Entry>(
  schema: v.GenericSchema<unknown, Entry>,
  list: unknown,
  most: number,
): Entry[] | undefined {
  if (!Array.isArray(list)) return undefined;
  return list
    .flatMap((entry: unknown) => {
      const read = v.safeParse(schema, entry);
      return read.success ? [read.output] : [];
    })
    .slice(0, most);
}

/** The newest word on a piece counts; its place in the list stays. */
export function withPiece<Piece extends { readonly id: string }>(
  pieces: readonly Piece[],
  piece: Piece,
): Piece[] {
  return pieces.some(({ id }) => id === piece.id)
    ? pieces.map((one) => (one.id === piece.id ? piece : one))
    : [...pieces, piece];
}

export function withBoard(boards: readonly PlayerBoard[], read: PlayerBoard): PlayerBoard[] {
  const kept = boards.filter(({ board, side }) => board !== read.board || side !== read.side);
  return [...kept, read].sort((one, other) => orderOf(one) - orderOf(other));
}

function orderOf({ board, side }: PlayerBoard): number {
  return NUMERALS.indexOf(board) * BOARD_SIDES.length + BOARD_SIDES.indexOf(side);
}

export function cardOf({ cards = [] }: Catalogue, id: string): MasterCard | undefined {
  return cards.find((card) => card.id === id);
}

function boardOf({ boards = [] }: Catalogue, board: Numeral, side: BoardSide) {
  return boards.find((one) => one.board === board && one.side === side);
}

/** Undefined where nobody has read the board. */
export function campOf(
  catalogue: Catalogue,
  board: Numeral,
  side: BoardSide,
): CampBoard | undefined {
  return boardOf(catalogue, board, side)?.camp;
}

/** All levels of a board; undefined where nobody has read them: one known level is not the table of levels. */
export function levelsOf(
  catalogue: Catalogue,
  board: Numeral,
  side: BoardSide,
): readonly BuildLevel[] | undefined {
  return boardOf(catalogue, board, side)?.levels ?? catalogue.levels;
}

/** As read from the board; for side A the rulebook says it. Undefined for a side B that nobody has read. */
export function goodsOf(
  { goods }: Tables,
  catalogue: Catalogue,
  board: Numeral,
  side: BoardSide,
): StartingGoods | undefined {
  return boardOf(catalogue, board, side)?.goods ?? (side === 'A' ? goods.A : undefined);
}

export function tentSpacesOf(
  { tents }: Tables,
  catalogue: Catalogue,
): readonly (readonly Gain[])[] {
  return catalogue.tentSpaces ?? tents.spaces;
}

export function startingTentOf({ tents }: Tables, catalogue: Catalogue): StartingTent {
  return catalogue.startingTent ?? tents.starting;
}

/** Undefined where neither the rulebook nor the players have said it: then one or two trainers may stand there. */
export function spaceKindOf(
  { trainerSpaces }: Tables,
  catalogue: Catalogue,
  space: TrainerSpace,
): SpaceKind | undefined {
  return trainerSpaces[space].kind ?? catalogue.trainerSpaces?.[space];
}

/** To begin reading the performance track with: an unnumbered space for each seat, then those that are known. */
export function trackDraft({ known, seats }: Tables): TrackSpace[] {
  return [
    ...Array.from({ length: seats.max }, () => ({ requirement: 0, posters: 0 })),
    ...known.track,
  ];
}

/** Tiles whose outline nobody has drawn. */
export function outlinesMissing({ outlines = {} }: Catalogue): readonly TileKind[] {
  return TILE_KINDS.filter((tile) => outlines[tile] === undefined);
}

/** Spaces of a travel track with a poster symbol: on each of them lies a tent at set-up. */
export function posterSymbols(track: TravelTrack): number {
  return track.filter((symbols) => symbols.includes('poster')).length;
}
