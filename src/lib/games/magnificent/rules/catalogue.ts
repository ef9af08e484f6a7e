// What the players' own copy of The Magnificent holds: cards and boards as they have read them.
// Whatever nobody has read stays out, and the rules then take the players' word.
import * as v from 'valibot';
import { BOARD_SIDES, NUMERALS } from '../data/kinds.ts';
import {
  BOARD_PARTS,
  MOST_BOARDS,
  PlayerBoardSchema,
  TravelTracksSchema,
  type PlayerBoard,
} from './boards.ts';
import { list } from './bounds.ts';
import {
  MOST_CARDS,
  MOST_POSTERS,
  MOST_TENTS,
  MasterCardSchema,
  OutlinesSchema,
  PosterSchema,
  TentSchema,
} from './pieces.ts';

const { track, levels, ...spaces } = BOARD_PARTS;
/** Whatever there is once, in the order in which files name it. */
export const COPY_PARTS = {
  track,
  levels,
  outlines: v.optional(OutlinesSchema),
  travel: v.optional(TravelTracksSchema),
  ...spaces,
};

/** As it is kept here: a part that only a newer app knows is left alone. A file is read by `CatalogueFileSchema`. */
export const CatalogueSchema = v.object({
  ...COPY_PARTS,
  boards: v.optional(list(PlayerBoardSchema, MOST_BOARDS)),
  cards: v.optional(list(MasterCardSchema, MOST_CARDS)),
  posters: v.optional(list(PosterSchema, MOST_POSTERS)),
  tents: v.optional(list(TentSchema, MOST_TENTS)),
});
export type Catalogue = v.InferOutput<typeof CatalogueSchema>;

/** As a file brings it: nothing strange in it, each board side and each piece once. */
export const CatalogueFileSchema = v.strictObject({
  ...COPY_PARTS,
  boards: v.optional(
    v.pipe(
      list(PlayerBoardSchema, MOST_BOARDS),
      v.check((boards) => areApart(boards.map(({ board, side }) => board + side))),
    ),
  ),
  cards: v.optional(
    v.pipe(
      list(MasterCardSchema, MOST_CARDS),
      v.check((cards) => areApart(cards.map(({ id }) => id))),
    ),
  ),
  posters: v.optional(
    v.pipe(
      list(PosterSchema, MOST_POSTERS),
      v.check((posters) => areApart(posters.map(({ id }) => id))),
    ),
  ),
  tents: v.optional(
    v.pipe(
      list(TentSchema, MOST_TENTS),
      v.check((tents) => areApart(tents.map(({ id }) => id))),
    ),
  ),
});

function areApart(names: readonly string[]): boolean {
  return new Set(names).size === names.length;
}

/** Each part that can be read is taken, and of a list each entry; a damaged one counts as not told. */
export function catalogueFrom(contents: Readonly<Record<string, unknown>>): Catalogue {
  const whole = v.safeParse(CatalogueSchema, contents);
  if (whole.success) return whole.output;
  const sound = Object.entries(contents).filter(
    ([part, value]) => v.safeParse(CatalogueSchema, { [part]: value }).success,
  );
  return v.parse(CatalogueSchema, {
    boards: entriesIn(PlayerBoardSchema, contents['boards'], MOST_BOARDS),
    cards: entriesIn(MasterCardSchema, contents['cards'], MOST_CARDS),
    posters: entriesIn(PosterSchema, contents['posters'], MOST_POSTERS),
    tents: entriesIn(TentSchema, contents['tents'], MOST_TENTS),
    ...Object.fromEntries(sound),
  });
}

function entriesIn<Entry>(
  schema: v.GenericSchema<unknown, Entry>,
  told: unknown,
  most: number,
): Entry[] | undefined {
  if (!Array.isArray(told)) return undefined;
  return told
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
