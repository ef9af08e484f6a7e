// What the festival tool keeps of its taps, and how it is read back.
import * as v from 'valibot';
import type { Entry } from '../advice/festivalSheet.ts';
import {
  ACTORS,
  CHAMELEON,
  chameleonsIn,
  MOODS,
  TALENTS,
  type Actor,
  type Talent,
} from '../data/cards.ts';
import { ToldForSchema } from './toldFor.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(48));
const Ecus = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99));
export const TroupeSchema = v.object({
  actors: v.record(v.picklist(ACTORS), Count),
  /** Absent without the Chameleon; `king` lets it count as what the King wants. */
  chameleon: v.optional(v.picklist(['king', ...TALENTS])),
  /** Absent with one; several take the same side. */
  chameleons: v.optional(Count),
  request: v.optional(Ecus),
  again: v.optional(Ecus),
});
export type Troupe = v.InferOutput<typeof TroupeSchema>;

const NoteSchema = v.object({
  names: ToldForSchema,
  season: v.picklist([1, 2]),
  mood: v.picklist(MOODS),
  seats: v.optional(v.picklist([2, 3, 4, 5])),
  /** By seat colour; a seat without one has nobody. */
  troupes: v.record(v.string(), TroupeSchema),
});
export type FestivalNote = v.InferOutput<typeof NoteSchema>;

export const NO_TROUPE: Troupe = { actors: {} };
export const EMPTY_STAGE: FestivalNote = { season: 1, mood: 'comedy', troupes: {} };

export function parseFestivalNote(value: unknown): FestivalNote | undefined {
  const read = v.safeParse(NoteSchema, value);
  return read.success ? read.output : undefined;
}

export function countIn({ actors }: Troupe, actor: Actor): number {
  return actors[actor] ?? 0;
}

export function withActor(troupe: Troupe, actor: Actor, by: 1 | -1): Troupe {
  const count = Math.max(0, countIn(troupe, actor) + by);
  return { ...troupe, actors: { ...troupe.actors, [actor]: count } };
}

export function chameleonsOf({ chameleon, chameleons = 1 }: Troupe): number {
  return chameleon === undefined ? 0 : Math.max(1, chameleons);
}

/** The troupe with so many Chameleons; a side that was named stays. */
export function withChameleons(troupe: Troupe, count: number): Troupe {
  const chameleon = count === 0 ? undefined : (troupe.chameleon ?? 'king');
  return { ...troupe, chameleon, chameleons: count > 1 ? count : undefined };
}

export function cardsOf(troupe: Troupe): string[] {
  const actors = ACTORS.flatMap((actor) =>
    Array.from({ length: countIn(troupe, actor) }, () => actor),
  );
  return [...actors, ...Array.from({ length: chameleonsOf(troupe) }, () => CHAMELEON)];
}

/** The troupe that was told as these cards; `side` is what its Chameleons were played as, where the table chose. */
export function troupeFrom(cards: readonly string[], side?: Talent): Troupe {
  const actors: Partial<Record<Actor, number>> = {};
  for (const actor of ACTORS) {
    const count = cards.filter((card) => card === actor).length;
    if (count > 0) actors[actor] = count;
  }
  const count = chameleonsIn(cards);
  return count === 0 ? { actors } : withChameleons({ actors, chameleon: side }, count);
}

export function entryOf(seat: string, troupe: Troupe): Entry {
  const { chameleon, request, again } = troupe;
  return {
    seat,
    cards: cardsOf(troupe),
    chameleon: chameleon === 'king' ? undefined : chameleon,
    request,
    again,
  };
}
