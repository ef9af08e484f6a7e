// The smallest game the house can referee: seats in turn add 1–3 points until somebody reaches the goal.
import * as v from 'valibot';
import type { RulesModule } from '../../src/lib/referee/game.ts';
import { allowed, refused, type Refusal, type Waived } from '../../src/lib/referee/ruling.ts';
import type { Ruling } from '../../src/lib/referee/ruling.ts';
import type { Rules, Setup } from '../../src/lib/referee/rules.ts';
import type { Ruleset } from '../../src/lib/referee/ruleset.ts';

const MoveSchema = v.strictObject({
  type: v.literal('add'),
  seat: v.string(),
  points: v.pipe(v.number(), v.integer()),
});
const OptionsSchema = v.strictObject({ goal: v.pipe(v.number(), v.integer(), v.minValue(1)) });
const PositionSchema = v.strictObject({
  totals: v.record(v.string(), v.number()),
  turn: v.string(),
});
const TablesSchema = v.object({ most: v.number() });

export type ToyMove = v.InferOutput<typeof MoveSchema>;
export type ToySetup = Setup<
  v.InferOutput<typeof OptionsSchema>,
  v.InferOutput<typeof PositionSchema>
>;

export interface ToyState {
  readonly seats: readonly string[];
  readonly turn: string;
  readonly goal: number;
  /** House ruling: what goes beyond the goal counts, or the seat stays where it was. */
  readonly overshoot: 'stands' | 'bounces';
  readonly totals: Readonly<Record<string, number>>;
  /** Number of turns taken: with equal totals, fewer is better. */
  readonly turns: Readonly<Record<string, number>>;
}

export const TOY_RULESET = {
  game: 'toy',
  version: 1,
  tables: { most: 3 },
  houseRulings: [
    {
      id: 'toy.ruling.overshoot',
      clauses: ['toy.add.points', 'toy.race.over'],
      confidence: 'likely',
      readings: ['stands', 'bounces'],
    },
  ],
} as const satisfies Ruleset;

export const toyRules: RulesModule<ToySetup, ToyState, ToyMove> = toyWith([TOY_RULESET]);

/** The same game with other rulesets, as after an update of the app. */
export function toyWith(
  rulesets: readonly [Ruleset, ...Ruleset[]],
): RulesModule<ToySetup, ToyState, ToyMove> {
  return {
    game: 'toy',
    rulesets,
    clauses: [],
    categories: [{ id: 'adds', clauses: ['toy.add.points'] }],
    moveSchema: MoveSchema,
    optionsSchema: OptionsSchema,
    positionSchema: PositionSchema,
    rulesOf: (ruleset) => rulesWith(v.parse(TablesSchema, ruleset.tables).most),
  };
}

function rulesWith(most: number): Rules<ToySetup, ToyState, ToyMove> {
  return {
    begin,
    rule: (state, move, waived) => add(state, move, most, waived),
    correct(state, { seat, points }) {
      if (!state.seats.includes(seat)) return refused(firmly('toy.seat.unknown', { seat }));
      const next = withPoints(state, seat, points);
      return allowed(next, [{ clause: 'table.corrected', seat, points, facts: {} }]);
    },
    steps: (state) =>
      isOver(state)
        ? []
        : [{ step: 'add', seat: state.turn, clauses: ['toy.turn.order'], facts: {} }],
    isOver,
    standings: (state) =>
      state.seats.map((seat) => ({
        seat,
        total: state.totals[seat] ?? 0,
        tieBreaks: [{ clause: 'toy.tie.fewer-turns', value: -(state.turns[seat] ?? 0) }],
      })),
    notChecked: () => [],
    positionOf: ({ totals, turn }) => ({ totals, turn }),
  };
}

function begin(setup: ToySetup): Ruling<ToyState> {
  const { seats, firstSeat, options, houseRulings, position } = setup;
  if (seats.length < 2)
    return refused({ clause: 'toy.seat.count', facts: { seats: seats.length } });
  const zeros = Object.fromEntries(seats.map((seat) => [seat, 0]));
  const overshoot = houseRulings['toy.ruling.overshoot'] === 'bounces' ? 'bounces' : 'stands';
  const turn = position?.turn ?? firstSeat;
  const totals = { ...zeros, ...position?.totals };
  return allowed({ seats, turn, goal: options.goal, overshoot, totals, turns: zeros }, []);
}

function add(state: ToyState, move: ToyMove, most: number, waived?: Waived): Ruling<ToyState> {
  const { seat, points } = move;
  const no = (refusal: Refusal) => waived?.has(refusal.clause) !== true && refused(refusal);
  if (!state.seats.includes(seat)) return refused(firmly('toy.seat.unknown', { seat }));
  const refusal =
    (isOver(state) && no({ clause: 'toy.race.over', facts: { goal: state.goal } })) ||
    (seat !== state.turn && no({ clause: 'toy.turn.order', facts: { seat, turn: state.turn } })) ||
    ((points < 1 || points > most) && no({ clause: 'toy.add.range', facts: { points, most } }));
  if (refusal) return refusal;
  const beyond = (state.totals[seat] ?? 0) + points > state.goal;
  const moved = beyond && state.overshoot === 'bounces' ? 0 : points;
  const next = state.seats[(state.seats.indexOf(seat) + 1) % state.seats.length] ?? seat;
  const turns = { ...state.turns, [seat]: (state.turns[seat] ?? 0) + 1 };
  return allowed({ ...withPoints(state, seat, moved), turn: next, turns }, [
    { clause: 'toy.add.points', seat, points: moved, facts: { told: points } },
  ]);
}

function isOver({ totals, goal }: ToyState): boolean {
  return Object.values(totals).some((total) => total >= goal);
}

function withPoints(state: ToyState, seat: string, points: number): ToyState {
  const totals = { ...state.totals, [seat]: (state.totals[seat] ?? 0) + points };
  return { ...state, totals };
}

function firmly(clause: Refusal['clause'], facts: Refusal['facts']): Refusal {
  return { clause, facts, firm: true };
}
