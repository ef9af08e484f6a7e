// What is known of the boards: what the rulebook says of them, and what the players have read on their own.
import type {
  BoardSide,
  BuildLevel,
  CampBoard,
  Gain,
  Numeral,
  SpaceKind,
  StartingGoods,
  StartingTent,
  TileKind,
  TrackSpace,
  TrainerSpace,
  TravelTrack,
} from '../data/kinds.ts';
import { TILE_KINDS } from '../data/kinds.ts';
import type { Tables } from '../data/tables.ts';
import type { Catalogue } from './catalogue.ts';

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
