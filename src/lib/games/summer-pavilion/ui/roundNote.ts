// What the round tracker keeps of its taps, and how it is read back.
import * as v from 'valibot';
import { SIDES } from '../data/pieces.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999));
const NoteSchema = v.object({
  round: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6)),
  seats: v.picklist([2, 3, 4]),
  side: v.picklist(SIDES),
  /** Tiles of the draft that took the start player token; 0 while nobody has. */
  taken: Count,
  /** Total of who took it. */
  score: v.optional(v.pipe(Count, v.minValue(1))),
});

export type RoundNote = v.InferOutput<typeof NoteSchema>;

export const FIRST_ROUND: RoundNote = { round: 1, seats: 3, side: 'coloured', taken: 0 };

export function parseRoundNote(value: unknown): RoundNote | undefined {
  const read = v.safeParse(NoteSchema, value);
  return read.success ? read.output : undefined;
}
