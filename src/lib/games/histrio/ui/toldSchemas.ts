// What may be half told at the table of Histrio, scene by scene: it is read like this where a scene goes on as it was left.
import type { ClauseId } from '$lib/referee/ruling.ts';
import * as v from 'valibot';
import { ACTORS, MOODS, TALENTS } from '../data/cards.ts';
import { LATEST } from '../data/rulesets.ts';
import { TroupeSchema } from './festivalNote.ts';
import { ChosenSchema } from './match/travelDraft.svelte.ts';

const Seat = v.pipe(v.string(), v.maxLength(40));
const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const { cities } = LATEST.tables;
const City = whole(1, cities);
const Cities = v.pipe(v.array(City), v.maxLength(cities));
const Change = whole(-250, 250);
const Few = whole(0, 250);
const Clause = v.custom<ClauseId>((read) => typeof read === 'string' && read.includes('.'));
const Text = v.pipe(v.string(), v.maxLength(200));

export const TOLD = {
  table: v.object({ isTheatreOpen: v.boolean(), sighted: v.optional(City) }),
  theatre: v.object({ isSetting: v.boolean() }),
  needle: v.object({
    wanted: v.object({ mood: v.picklist(MOODS), space: whole(1, 9999) }),
    reason: Text,
  }),
  cards: v.object({ open: v.optional(v.picklist(['acrobats', 'bonuses'])) }),
  acrobatName: v.object({ name: Text }),
  travel: v.object({
    /** Whose choice is asked again. */
    again: v.optional(v.object({ seat: Seat, isFriend: v.boolean() })),
    /** Choices so far, secret or not. */
    chosen: v.optional(ChosenSchema),
    /** Clauses that choices were made against. */
    meant: v.optional(v.record(v.string(), Clause)),
  }),
  travelTo: v.object({ picked: v.optional(Cities), against: v.optional(Cities) }),
  city: v.object({
    victims: v.array(Seat),
    declinedAt: v.array(whole(0, 99)),
    isMeant: v.optional(v.boolean()),
  }),
  /** Which of a seat's acrobats is being used. */
  acrobats: v.object({ using: v.optional(whole(0, 99)) }),
  acrobat: v.object({
    ecus: v.record(v.string(), Change),
    needle: Change,
    note: Text,
    to: v.record(v.string(), Cities),
    during: v.optional(City),
  }),
  elsewhere: v.object({ who: v.optional(Seat) }),
  track: v.object({
    isCrowd: v.boolean(),
    crowd: v.pipe(v.array(v.picklist(ACTORS)), v.maxLength(48)),
    asked: v.optional(v.picklist(['manager', 'acrobat', 'needle', 'bonus', 'wage', 'theft'])),
    seat: v.optional(Seat),
    sender: v.optional(Seat),
  }),
  troupes: v.object({
    troupes: v.record(v.string(), TroupeSchema),
    sides: v.record(v.string(), v.picklist(TALENTS)),
    open: v.optional(Seat),
  }),
  /** A tap takes an actor away. */
  troupe: v.object({ isTaking: v.boolean() }),
  request: v.object({
    /** Whose, put away or not. */
    asked: v.optional(v.object({ seat: Seat, isAgain: v.boolean() })),
    isOpen: v.boolean(),
    name: Text,
    set: v.optional(Few),
  }),
  season: v.object({ acrobats: v.optional(Few) }),
  purses: v.object({ told: v.record(v.string(), Few) }),
};
