// A move that words name – "may Ann build with the green die?" – and what the rules say to it, where they can say it from the words alone.
import { dryRun } from './dryRun.ts';
import type { Rules, Setup } from './rules.ts';
import type { Ruleset } from './ruleset.ts';
import type { ClauseId, SeatId } from './ruling.ts';
import { sameJson } from './sameJson.ts';

/** What was understood of it. Kinds and things go by the names the game gives them. */
export interface Named {
  readonly seat: SeatId;
  /** Nobody was named: it is the seat whose turn it is. */
  readonly isOpen: boolean;
  /** Other seats that were named, in the order in which they were. */
  readonly others: readonly SeatId[];
  readonly kind: string;
  readonly things: readonly string[];
  /** They name something: a space, a program. */
  readonly numbers: readonly number[];
  /** They count something: coins, tiles. */
  readonly counts: readonly number[];
  /** Every word was understood: what was not may have changed what is meant. */
  readonly isWhole: boolean;
}

/** The moves that may be meant. */
export interface Candidates<Move = unknown> {
  /** The barest such move: what refuses it for who and when it is refuses every other as well. */
  readonly bare: readonly Move[];
  /** Each told to its end; none where words alone cannot tell one. All of what was named is in each of them. */
  readonly whole: readonly (readonly Move[])[];
  /** They refuse only for what is told later, or of others: set aside where the move is refused otherwise. */
  readonly later?: readonly ClauseId[];
  /** As `moment` does, they look at nothing but what was named: of the barest move they are to be believed too. */
  readonly sure?: readonly ClauseId[];
}

/** A game's part: methods, so that one of any game can be asked without a cast. */
export interface NamedMoves<State = unknown, Move = unknown> {
  /** They refuse a move for who and when it is, whatever else is told of it. */
  readonly moment: ReadonlySet<ClauseId>;
  /** Under a ruleset; what it finds is undefined where the words name no move of the table. */
  under(ruleset: Ruleset): CandidatesOf<State, Move>;
}

export interface CandidatesOf<State = unknown, Move = unknown> {
  of(state: State, named: Named): Candidates<Move> | undefined;
}

/** A game's part, out of what it makes of its rulesets. */
export function namedMoves<Table, State, Move>(
  moment: ReadonlySet<ClauseId>,
  tableOf: (ruleset: Ruleset) => Table,
  candidates: (table: Table, state: State, named: Named) => Candidates<Move> | undefined,
): NamedMoves<State, Move> {
  return {
    moment,
    under(ruleset) {
      const table = tableOf(ruleset);
      return { of: (state, named) => candidates(table, state, named) };
    },
  };
}

/** Beyond who and what kind of move it is. */
export function saysMore({ things, numbers, counts }: Named): boolean {
  return things.length + numbers.length + counts.length > 0;
}

/** `tell`: at the table, where the rest is told. `rule`: one answer holds for all that may be meant. */
export type Meant =
  | { readonly what: 'tell' }
  | {
      readonly what: 'rule';
      readonly moves: readonly unknown[];
      readonly waived: readonly ClauseId[];
      /** It is this move; otherwise one of several that are all refused alike. */
      readonly isOne: boolean;
    };

/** Undefined where no answer could be trusted and the table could not be told the rest either. */
export function meantBy<State, Move>(
  rules: Rules<Setup, State, Move>,
  state: State,
  { isWhole }: Pick<Named, 'isWhole'>,
  { bare, whole, later = [], sure = [] }: Candidates<Move>,
  moment: ReadonlySet<ClauseId>,
): Meant | undefined {
  const run = (moves: readonly Move[]) => {
    const first = dryRun(rules, state, moves);
    if (first.refusal === undefined || later.length === 0) return first;
    const second = dryRun(rules, state, moves, later);
    return sameJson(first.refusal, second.refusal) ? first : second;
  };
  const runs = isWhole ? whole.map(run) : [];
  const [one, ...more] = runs;
  const isAlike = more.every(
    ({ refusal }) => refusal !== undefined && sameJson(refusal, one?.refusal),
  );
  if (one && isAlike)
    return { what: 'rule', moves: one.moves, waived: one.waived, isOne: more.length === 0 };
  const { refusal } = dryRun(rules, state, bare);
  const isFinal = refusal && (moment.has(refusal.clause) || sure.includes(refusal.clause));
  if (!isFinal) return { what: 'tell' };
  return isWhole ? { what: 'rule', moves: bare, waived: [], isOne: false } : undefined;
}
