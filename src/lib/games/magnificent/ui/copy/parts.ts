// Which part of the copy is open in an editor.
import { m } from '$lib/paraglide/messages.js';
import type { BoardSide, Colour, Numeral } from '../../data/kinds.ts';
import type { PlayerBoard } from '../../rules/boards.ts';
import type { Catalogue } from '../../rules/catalogue.ts';

/** What lies in the middle, or is the same on every board. */
export type MiddlePart =
  | {
      readonly part:
        'track' | 'levels' | 'trainerSpaces' | 'tentSpaces' | 'startingTent' | 'outlines';
    }
  | { readonly part: 'travel'; readonly wagon: Colour };

/** Of one side of a player board. */
export interface SidePart {
  readonly part: 'camp' | 'ownLevels' | 'goods';
  readonly board: Numeral;
  readonly side: BoardSide;
}

export interface PiecePart {
  readonly part: 'card' | 'poster' | 'tent';
  /** Left out for a new one. */
  readonly id?: string;
}

export type Open = MiddlePart | SidePart | PiecePart;

export function isOfSide(one: Open): one is SidePart {
  return one.part === 'camp' || one.part === 'ownLevels' || one.part === 'goods';
}

export function isPiece(one: Open): one is PiecePart {
  return one.part === 'card' || one.part === 'poster' || one.part === 'tent';
}

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
