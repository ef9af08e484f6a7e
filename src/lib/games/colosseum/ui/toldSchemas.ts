// What may be half told at the table of Colosseum, scene by scene: it is read like this where a scene goes on as it was left.
import * as v from 'valibot';
import { ASSETS, FACES, NOBLES, STARS } from '../data/assets.ts';
import { MOST_COINS, TokensSchema } from '../rules/moves.ts';
import { FILLINGS } from './places.ts';

const Seat = v.pipe(v.string(), v.maxLength(40));
const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const Few = whole(0, 99);
const ProgramNumber = whole(1, 30);
const Noble = v.picklist(NOBLES);
const Side = v.object({ tokens: TokensSchema, coins: whole(0, MOST_COINS) });

export const TOLD = {
  table: v.object({
    compared: v.optional(ProgramNumber),
    isRingOpen: v.boolean(),
  }),
  market: v.object({ market: v.optional(whole(1, 5)) }),
  deal: v.object({ low: v.optional(ProgramNumber), mid: v.optional(ProgramNumber) }),
  gathering: v.object({ gathered: v.pipe(v.array(v.picklist(ASSETS)), v.maxLength(15)) }),
  invest: v.object({
    isChoosing: v.boolean(),
    isGrowing: v.boolean(),
    sought: v.optional(ProgramNumber),
    told: v.optional(v.picklist(['medals', 'special-event'])),
  }),
  late: v.object({ late: v.optional(Seat) }),
  bid: v.object({ other: v.optional(whole(0, MOST_COINS)) }),
  trade: v.object({ other: v.optional(Seat), gives: Side, gets: Side, whose: Seat }),
  nobles: v.object({
    dice: v.pipe(v.array(v.picklist(FACES)), v.maxLength(2)),
    isMore: v.boolean(),
    chosen: v.optional(Noble),
    moves: v.pipe(v.array(v.object({ noble: Noble, by: whole(1, 12) })), v.maxLength(2)),
  }),
  unrolled: v.object({ isUnrolled: v.boolean() }),
  medalMove: v.object({ chosen: v.optional(Noble) }),
  event: v.object({
    program: v.optional(ProgramNumber),
    /** Token, Joker or nothing on each place of the program; absent while nobody laid one by hand. */
    fillings: v.optional(v.pipe(v.array(v.picklist(FILLINGS)), v.maxLength(30))),
    missing: Few,
    stars: v.array(v.picklist(STARS)),
    nobles: v.array(Noble),
    rests: Few,
    medalMoves: Few,
    medals: Few,
    isMoving: v.boolean(),
  }),
  programs: v.object({ isOpen: v.boolean() }),
  closing: v.object({ drawn: v.optional(Seat) }),
  farewell: v.object({
    stars: v.record(v.string(), whole(0, STARS.length)),
    coins: v.optional(v.record(v.string(), whole(0, MOST_COINS))),
  }),
  card: v.object({
    cost: whole(0, 99),
    arena: whole(2, 4),
    tokens: TokensSchema,
    /** A field that is empty has no number. */
    ladder: v.array(v.nullable(whole(0, 9999))),
  }),
};
