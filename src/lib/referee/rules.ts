// The one shape the rules of every game take. Pure: what the table saw arrives inside the move.
import type { ClauseId, Facts, Ruling, SeatId, Waived } from './ruling.ts';

/** How much the table tells: `scorekeeper` the least that gives right scores, `referee` everything it does. */
export type TrackingLevel = 'scorekeeper' | 'referee';

export const TRACKING_LEVELS = [
  'scorekeeper',
  'referee',
] as const satisfies readonly TrackingLevel[];

/** House rulings in force: reading by ruling id. A ruling that is not named stands at its default. */
export type HouseRulings = Readonly<Record<string, string>>;

/** How a match begins. `Options` and `Position` are the game's own. */
export interface Setup<Options = unknown, Position = unknown> {
  /** Clockwise round the table. */
  readonly seats: readonly SeatId[];
  readonly firstSeat: SeatId;
  readonly level: TrackingLevel;
  readonly options: Options;
  readonly houseRulings: HouseRulings;
  /** What lay on the table when the phone came out; without it the match begins at the printed set-up. */
  readonly position?: Position;
}

/** Something the table is asked to do now. The first one is the obvious next step. */
export interface Step {
  /** The game's own name of the step, e.g. `place`, `prepareRound`. */
  readonly step: string;
  readonly seat?: SeatId;
  readonly clauses: readonly ClauseId[];
  readonly facts: Facts;
}

/** Where a seat stands: its total and, in the order in which they decide, its tie-breaks (more is better). */
export interface Standing {
  readonly seat: SeatId;
  readonly total: number;
  readonly tieBreaks: readonly { readonly clause: ClauseId; readonly value: number }[];
}

/** What a seat has beside its total, by the name under which the rulebook says it: coins, tokens, cards. */
export interface SeatAmounts {
  readonly seat: SeatId;
  readonly amounts: Readonly<Record<string, number>>;
}

/** How far a match has come, in whatever the game counts: round 3 of 6. */
export interface Progress {
  /** From 1. */
  readonly at: number;
  readonly of: number;
}

/** Points the table gives or takes by hand; points may be negative. */
export interface Correction {
  readonly seat: SeatId;
  readonly points: number;
}

/** Methods, not function properties, so that the registry can hold rules of any game without a cast. */
export interface Rules<S extends Setup = Setup, State = unknown, Move = unknown> {
  /** From the set-up, or from the position inside it. */
  begin(setup: S): Ruling<State>;
  rule(state: State, move: Move, waived?: Waived): Ruling<State>;
  /** Moves the marker by hand; the floor of the track still holds, so the effect says what was really moved. */
  correct(state: State, correction: Correction): Ruling<State>;
  steps(state: State): readonly Step[];
  /**
   * The ruling that ends the match says who won in its last effect without points: `seats` or `seat` of its facts (else the effect's own
   * seat) are exactly the winners, and `points` what they have. A match that is lost to the game says `won: false`.
   */
  isOver(state: State): boolean;
  /** Left out by a game whose end nobody can count towards. */
  progress?(state: State): Progress;
  /** The part of the match a table is in, counted on from 1; left out by a game without such parts. */
  round?(state: State): number;
  /** The last round is over, and what is still counted belongs to none; left out by a game that counts its end within its last round. */
  areRoundsOver?(state: State): boolean;
  /** False where points are counted at the end alone, and a total before is none; left out by a game that always knows its totals. */
  areTotalsKnown?(state: State): boolean;
  /** False where every seat keeps its total to itself as long as the match is not over; left out by a game whose totals everybody may see. */
  areTotalsOpen?(state: State): boolean;
  standings(state: State): readonly Standing[];
  /** Of every seat, in table order; left out by a game in which nothing but totals is counted. */
  amounts?(state: State): readonly SeatAmounts[];
  /**
   * The ways of playing that this set-up is one of, by the names under which clauses hold in one of them only; left out
   * by a game whose clauses hold in every match.
   */
  modes?(setup: S): readonly string[];
  /** Clauses that nobody can check at this tracking level, because their facts are not told. */
  notChecked(state: State): readonly ClauseId[];
  /** The whole table as it lies now; `begin` with it gives this state again. */
  positionOf(state: State): NonNullable<S['position']>;
}
