// How a match of The Magnificent is set up: what the table may choose, and what it has read of its own copy by then.
import * as v from 'valibot';
import { BOARD_SIDES, NUMERALS } from '../data/kinds.ts';
import { MOST_BOARDS, PlayerBoardSchema, ToldLevelsSchema } from './boards.ts';
import { list } from './bounds.ts';
import { COPY_PARTS } from './catalogue.ts';

/** The parts of the players' copy that a match goes by from its set-up on. */
const CopySchema = v.strictObject({
  ...COPY_PARTS,
  levels: v.optional(ToldLevelsSchema),
  boards: v.optional(list(PlayerBoardSchema, MOST_BOARDS)),
});

export const OptionsSchema = v.strictObject({
  /** The first game of a group: everybody plays side A. */
  isFirstGame: v.optional(v.boolean()),
  /** Expert set-up: master cards are drafted instead of taken by number. */
  cards: v.optional(v.picklist(['numbered', 'draft'])),
  /** Player board and side of each seat, where they are told. */
  boards: v.optional(
    v.record(
      v.string(),
      v.strictObject({ board: v.picklist(NUMERALS), side: v.picklist(BOARD_SIDES) }),
    ),
  ),
  copy: v.optional(CopySchema),
});
export type Options = v.InferOutput<typeof OptionsSchema>;
