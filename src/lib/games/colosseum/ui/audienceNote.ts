// What the audience counter keeps of its taps. The rules count it, as an event of the last round at scorekeeper level.
import * as v from 'valibot';
import type { Ruling } from '../../../referee/ruling.ts';
import { NOBLES, STARS, type StandardAsset } from '../data/assets.ts';
import type { Program } from '../data/tables.ts';
import { starsUsed } from '../rules/audience.ts';
import { ranksOf } from '../rules/ring.ts';
import type { ColosseumRules } from '../rules/rule.ts';
import type { State } from '../rules/state.ts';
import type { Table } from '../rules/table.ts';
import { FILLINGS, laidOn, placesOf, withFilling, type Filling } from './places.ts';

const few = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));

const NoteSchema = v.object({
  /** None until it has been chosen. */
  program: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30))),
  /** What lies on each place; without it only the number of missing tokens is told. */
  places: v.optional(v.pipe(v.array(v.picklist(FILLINGS)), v.maxLength(99))),
  missing: few(99),
  previous: few(9),
  /** Awards held. */
  stars: v.array(v.picklist(STARS)),
  nobles: v.array(v.picklist(NOBLES)),
  podiums: few(9),
  tickets: few(10),
  medals: few(18),
  /** Best event before. */
  best: few(999),
});
export type AudienceNote = v.InferOutput<typeof NoteSchema>;

export const NO_EVENT: AudienceNote = {
  missing: 0,
  previous: 0,
  stars: [],
  nobles: [],
  podiums: 0,
  tickets: 0,
  medals: 0,
  best: 0,
};

export function parseAudienceNote(value: unknown): AudienceNote | undefined {
  const read = v.safeParse(NoteSchema, value);
  return read.success ? read.output : undefined;
}

/** Whose event it is; the others are there because a match has at least three. */
export const COUNTED = 'seat-1';
const SEATS = [COUNTED, 'seat-2', 'seat-3'];

/** What lies on each place; told by number only, those are empty without which as many awards count. */
export function fillingsIn(note: AudienceNote, program: Program): Filling[] {
  const all = placesOf(program);
  if (note.places?.length === all.length) return note.places;
  let places = all.map((): Filling => 'token');
  for (let left = Math.min(note.missing, all.length); left > 0; left -= 1)
    places = withFilling(places, placeToEmpty(note, all, places), 'none');
  return places;
}

/** More or fewer missing by number: what has been laid on single places stays, as far as it can. */
export function withMissing(note: AudienceNote, program: Program, missing: number): AudienceNote {
  const all = placesOf(program);
  let places = note.places;
  if (places?.length !== all.length) return { ...note, missing };
  while (missingOf(places) < missing)
    places = withFilling(places, placeToEmpty(note, all, places), 'none');
  while (missingOf(places) > missing)
    places = withFilling(places, places.lastIndexOf('none'), 'token');
  return { ...note, places, missing };
}

export const missingOf = (places: readonly Filling[]) =>
  places.filter((filling) => filling === 'none').length;

/** Nobody said which place: the last one without which most awards still count, those that are held before the others. */
function placeToEmpty(
  { stars }: AudienceNote,
  all: readonly StandardAsset[],
  places: readonly Filling[],
): number {
  const awards = (fillings: readonly Filling[]) => {
    const { tokens, jokers } = laidOn(all, fillings);
    const used = starsUsed(tokens, jokers, 'real-token');
    return used.length + STARS.length * used.filter((star) => stars.includes(star)).length;
  };
  const filled = places.flatMap((filling, at) => (filling === 'none' ? [] : [at]));
  const kept = filled.map((at) => awards(withFilling(places, at, 'none')));
  return filled[kept.lastIndexOf(Math.max(...kept))] ?? 0;
}

/** Awards that count: of a type the program asks for, with a real token of it laid. */
export function awardsIn(note: AudienceNote, program: Program) {
  const { tokens, jokers } = laidOn(placesOf(program), fillingsIn(note, program));
  const used = starsUsed(tokens, jokers, 'real-token');
  return note.stars.filter((star) => used.includes(star));
}

export function rulingOf(
  { tables }: Table,
  rules: ColosseumRules,
  note: AudienceNote,
  program: Program,
): Ruling<State> {
  const { number } = program;
  const others = tables.programs.map((one) => one.number).filter((one) => one !== number);
  const idle = { coins: 0 };
  const begun = rules.begin({
    seats: SEATS,
    firstSeat: COUNTED,
    level: 'scorekeeper',
    options: { cards: [program] },
    houseRulings: {},
    position: {
      round: tables.rounds,
      phase: 'producing',
      seats: {
        ...Object.fromEntries(SEATS.map((seat) => [seat, idle])),
        [COUNTED]: {
          coins: 0,
          best: note.best,
          medals: note.medals,
          programs: [number],
          produced: others.slice(0, note.previous),
          arena: { size: tables.arena.most },
          tickets: note.tickets,
          podiums: note.podiums,
        },
      },
    },
  });
  if (!begun.allowed) return begun;
  return rules.rule(begun.state, {
    type: 'produce',
    seat: COUNTED,
    program: number,
    missing: missingOf(fillingsIn(note, program)),
    stars: awardsIn(note, program).length,
    nobles: ranksOf(note.nobles),
    medals: note.medals,
  });
}
