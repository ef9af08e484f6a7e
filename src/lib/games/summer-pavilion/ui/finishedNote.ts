// What the counting tool keeps of its taps, and how it is read back.
import * as v from 'valibot';
import type { FinishedBoard } from '../advice/finishedBoard.ts';
import { COLOURS, SIDES } from '../data/pieces.ts';
import type { Cell } from '../rules/board.ts';

const CellsSchema = v.pipe(v.array(v.picklist(['empty', ...COLOURS])), v.length(42));
const NoteSchema = v.object({
  side: v.picklist(SIDES),
  /** Each side keeps what was tapped on it. */
  cells: v.object({ coloured: CellsSchema, grey: CellsSchema }),
  soFar: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999))),
  left: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(132)),
  /** The colour laid last: the next space without a printed colour takes it too. */
  pen: v.picklist(COLOURS),
});

export type FinishedNote = v.InferOutput<typeof NoteSchema>;

const EMPTY: Cell[] = Array.from({ length: 42 }, () => 'empty');

export const BLANK: FinishedNote = {
  side: 'coloured',
  cells: { coloured: EMPTY, grey: EMPTY },
  left: 0,
  pen: 'purple',
};

export function parseFinishedNote(value: unknown): FinishedNote | undefined {
  const read = v.safeParse(NoteSchema, value);
  return read.success ? read.output : undefined;
}

export function toBoard({ side, cells, soFar, left }: FinishedNote): FinishedBoard {
  return { side, cells: cells[side], soFar, left };
}
