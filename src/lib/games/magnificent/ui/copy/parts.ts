// Which part of the copy is open in an editor.
import { m } from '$lib/paraglide/messages.js';
import type { BoardSide, Colour, Numeral } from '../../data/kinds.ts';
import type { Catalogue, PlayerBoard } from '../../rules/catalogue.ts';

export type Open =
  | {
      readonly part:
        'track' | 'levels' | 'trainerSpaces' | 'tentSpaces' | 'startingTent' | 'outlines';
    }
  | { readonly part: 'travel'; readonly wagon: Colour }
  | {
      readonly part: 'camp' | 'ownLevels' | 'goods';
      readonly board: Numeral;
      readonly side: BoardSide;
    }
  /** `id`: left out for a new one. */
  | { readonly part: 'card' | 'poster' | 'tent'; readonly id?: string };

export function boardIn({ boards = [] }: Catalogue, board: Numeral, side: BoardSide): PlayerBoard {
  return boards.find((one) => one.board === board && one.side === side) ?? { board, side };
}

export type BoardPart = Exclude<keyof PlayerBoard, 'board' | 'side'>;

/** The board without one of its parts. */
export function withoutPart(board: PlayerBoard, part: BoardPart): PlayerBoard {
  const { [part]: _, ...kept } = board;
  return kept;
}

/** The letter of a side as the boards of this language are called. */
export function sideText(side: BoardSide): string {
  return side === 'A' ? m.mg_copy_side_first() : m.mg_copy_side_second();
}
