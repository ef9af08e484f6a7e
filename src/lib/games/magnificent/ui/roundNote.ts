// What the tools of a round keep of its taps: the dice so far, and what helps the one taken last. Power and payment share it.
import * as v from 'valibot';
import type { CardBonus, Colour, Die } from '../data/kinds.ts';
import { COLOURS, DIE_COLOURS, ROUNDS } from '../data/kinds.ts';
import { GemsSchema } from '../data/tables.ts';

const few = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
const DieSchema = v.object({
  colour: v.picklist(DIE_COLOURS),
  value: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6)),
});

/** Trainer spaces that raise power. */
export const PLUS_SPACES = [
  'plus_one',
  'build_plus_two',
  'travel_plus_three',
  'perform_plus_two',
] as const;
export type PlusSpace = (typeof PLUS_SPACES)[number];

const NoteSchema = v.object({
  /** In the order taken; the last one is of this turn. */
  dice: v.pipe(v.array(DieSchema), v.maxLength(4)),
  /** The colour a clear die works as; the strongest one while nobody has named it. */
  as: v.optional(v.picklist(COLOURS)),
  /** Dice that lie in the main tent. */
  offered: v.pipe(v.array(DieSchema), v.maxLength(24)),
  round: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(ROUNDS)),
  /** Undefined while nobody has told them. */
  coins: v.optional(few(999)),
  gems: GemsSchema,
  /** What the card under the die adds. */
  plus: v.optional(v.object({ count: few(20), colour: v.optional(v.picklist(COLOURS)) })),
  /** Trainers on the spaces that raise power. */
  trainers: v.partial(v.object(v.entriesFromList(PLUS_SPACES, few(8)))),
});
export type RoundNote = v.InferOutput<typeof NoteSchema>;

export const NEW_ROUND: RoundNote = { dice: [], offered: [], round: 1, gems: {}, trainers: {} };

export function parseRoundNote(value: unknown): RoundNote | undefined {
  const read = v.safeParse(NoteSchema, value);
  return read.success ? read.output : undefined;
}

/** Another turn: what helped the die before it is over. A die on offer is on offer no more. */
export function withDie(note: RoundNote, die: Die): RoundNote {
  const { as: _, plus: __, ...others } = note;
  return {
    ...others,
    dice: [...note.dice, die],
    offered: withoutOne(note.offered, die),
    trainers: {},
  };
}

/** What helped the die of this turn goes with it; an earlier one leaves that be. */
export function withoutDie(note: RoundNote, at: number): RoundNote {
  const dice = note.dice.filter((_, place) => place !== at);
  if (at !== note.dice.length - 1) return { ...note, dice };
  const { as: _, plus: __, ...others } = note;
  return { ...others, dice, trainers: {} };
}

/** Of dice that show the same, the one taken last. */
export function withoutToldDie(note: RoundNote, { colour, value }: Die): RoundNote {
  const at = note.dice.findLastIndex((die) => die.colour === colour && die.value === value);
  return at < 0 ? note : withoutDie(note, at);
}

/** The die of this turn shows another face. */
export function withFace(note: RoundNote, value: number): RoundNote {
  return {
    ...note,
    dice: note.dice.map((die, at) => (at === note.dice.length - 1 ? { ...die, value } : die)),
  };
}

export function withoutOne(dice: readonly Die[], { colour, value }: Die): Die[] {
  const found = dice.findIndex((die) => die.colour === colour && die.value === value);
  return dice.filter((_, at) => at !== found);
}

export function named(note: RoundNote, as: Colour): RoundNote {
  return { ...note, as };
}

/** `paid`: of the coins in hand, where they are told. After the last round all begins anew. */
export function nextRound(note: RoundNote, paid: number): RoundNote {
  const { round, gems, coins } = note;
  if (round === ROUNDS) return NEW_ROUND;
  const left = coins === undefined ? {} : { coins: coins - paid };
  return { ...NEW_ROUND, round: round + 1, gems, ...left };
}

/** The dice are put away with all that helped them; the round and the coins in hand are as before. */
export function withoutDice({ round, coins }: RoundNote): RoundNote {
  return { ...NEW_ROUND, round, ...(coins === undefined ? {} : { coins }) };
}

export function bonusesIn({ plus }: RoundNote): CardBonus[] {
  return plus === undefined ? [] : [{ kind: 'plus', ...plus }];
}
