// What the mood tool keeps of its taps: the theatre, and the act that made it so. An act is played by the rules.
import * as v from 'valibot';
import {
  coinFlipped,
  crowdPushed,
  managerStaged,
  needleSet,
  onDial,
  sentToCourt,
  type Played,
  type Theatre,
} from '../advice/theatre.ts';
import { ACTORS, MOODS } from '../data/cards.ts';
import type { Place } from '../rules/facts.ts';
import { placeOf } from '../rules/needle.ts';
import { ToldForSchema } from './toldFor.ts';

const Small = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99));
const Needle = v.pipe(v.number(), v.integer(), v.minValue(-999), v.maxValue(999));

const ActSchema = v.variant('what', [
  v.object({ what: v.literal('court'), actor: v.picklist(ACTORS) }),
  v.object({
    what: v.literal('crowd'),
    actors: v.pipe(v.array(v.picklist(ACTORS)), v.maxLength(48)),
  }),
  v.object({ what: v.literal('hand'), needle: Needle }),
  v.object({ what: v.literal('coin'), mood: v.picklist(MOODS) }),
  v.object({ what: v.literal('stage'), seat: v.string() }),
  /** A manager taken off by hand. */
  v.object({ what: v.literal('leave'), seat: v.string() }),
]);
export type Act = v.InferOutput<typeof ActSchema>;

const NoteSchema = v.object({
  names: ToldForSchema,
  needle: Needle,
  /** Managers on stage by seat colour. */
  stage: v.record(v.string(), Small),
  /** Coins flipped so far: one a season. */
  flips: Small,
  /** What was told last; absent at the beginning. */
  act: v.optional(ActSchema),
});
export type MoodNote = v.InferOutput<typeof NoteSchema>;

/** Five colours, nobody on stage, the coin still to fall. */
export const CURTAIN_UP: MoodNote = {
  needle: 0,
  stage: { 'seat-1': 0, 'seat-2': 0, 'seat-3': 0, 'seat-4': 0, 'seat-5': 0 },
  flips: 0,
};

export function parseMoodNote(value: unknown): MoodNote | undefined {
  const read = v.safeParse(NoteSchema, value);
  return read.success ? read.output : undefined;
}

/** The theatre of a note, on a dial of so many spaces a side; 0 while nobody has told. */
export function theatreOf({ needle, stage }: MoodNote, dial: number): Theatre {
  return onDial({ needle, dial: 0, stage }, dial);
}

export function after(note: MoodNote, dial: number, act: Act): MoodNote {
  const { needle, stage } = played(note, dial, act).theatre;
  return { needle, stage, flips: note.flips + (act.what === 'coin' ? 1 : 0), act };
}

/** An act of the notes, and where it led. */
export interface ToldAct {
  readonly act: Act;
  readonly played: Played;
  readonly to: Place;
}

/** Nothing of this game has been told: a coin that falls now is that of its first season. */
export function isFresh({ act, flips }: MoodNote): boolean {
  return act === undefined && flips === 0;
}

/** What was told of this game, the latest first as the notes are. */
export function actsOf(notes: readonly MoodNote[], dial: number): readonly ToldAct[] {
  const begun = notes.findIndex(isFresh);
  const game = begun < 0 ? notes : notes.slice(0, begun + 1);
  return game.flatMap(({ act, needle }, at) => {
    const before = game[at + 1];
    if (act === undefined || before === undefined) return [];
    return [{ act, played: played(before, dial, act), to: placeOf(needle) }];
  });
}

/** What the act does to the theatre of a note, with everything that follows from it. */
export function played(note: MoodNote, dial: number, act: Act): Played {
  const theatre = theatreOf(note, dial);
  switch (act.what) {
    case 'court':
      return sentToCourt(theatre, act.actor);
    case 'crowd':
      return crowdPushed(theatre, act.actors);
    case 'hand':
      return needleSet(theatre, act.needle);
    case 'coin':
      return coinFlipped(theatre, isFresh(note) ? 1 : 2, act.mood);
    case 'stage':
      return managerStaged(theatre, act.seat);
    case 'leave': {
      const stage = { ...theatre.stage, [act.seat]: (theatre.stage[act.seat] ?? 1) - 1 };
      return { theatre: { ...theatre, stage }, effects: [] };
    }
  }
}
