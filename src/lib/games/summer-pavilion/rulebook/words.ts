// What each language of this game's rulebook must say; the compiler refuses a language that lacks a sentence.
import type { ClauseId, SeatId } from '../../../referee/ruling.ts';
import type { RefusalWords, RulingWords } from '../../../referee/game.ts';
import type { Colour, FeatureKind, SomeTiles } from '../data/pieces.ts';
import type { AmountName } from '../rules/amounts.ts';
import type {
  ChecklistClause,
  ChecklistFacts,
  EffectClause,
  EffectFacts,
  RefusalClause,
  RefusalFacts,
  StepFacts,
  StepName,
} from '../rules/facts.ts';
import type { Mode } from '../rules/modes.ts';
import type { Move, MoveOf } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import type { Heading, SummerPavilionClause } from './clauses.ts';
import type { Before } from './drafted.ts';

/** Name of a seat as the table gave it. */
export type Name = (seat: SeatId) => string;

export interface Words {
  /** Short titles of the phases, as headings of the rulebook page. */
  readonly phases: Readonly<
    Record<'setup' | 'round' | 'acquire' | 'place' | 'prepare' | 'end', string>
  >;
  /** Columns of the score sheet. */
  readonly categories: Readonly<
    Record<'start' | 'placing' | 'token' | 'passing' | 'stars' | 'numbers' | 'leftover', string>
  >;
  /** What a seat has beside its total, for a label: "coins". Lower case. */
  readonly amounts: Readonly<Record<AmountName, string>>;
  /** Colour names for a label, lower case, base form. */
  readonly colours: Readonly<Record<Colour, string>>;
  /** One letter per colour, all different, shown on the tiles. */
  readonly letters: Readonly<Record<Colour, string>>;
  /** Stars and features for a label and for a screen reader: "red star", "central star", "upper right star" on the grey side. */
  readonly stars: Readonly<
    Record<Colour | 'center' | 'nw' | 'ne' | 'e' | 'se' | 'sw' | 'w', string>
  >;
  readonly features: Readonly<Record<FeatureKind, string>>;
  /** When a clause of one way of playing holds: "only with 2 players". Lower case. */
  readonly modes: Readonly<Record<Mode, string>>;
  /** The printed headings in this language; left out in the language they are printed in. */
  readonly headings?: Readonly<Record<Heading, string>>;
  /** Every clause in our own words. */
  readonly clauses: Readonly<Record<SummerPavilionClause, string>>;
  readonly refusals: {
    readonly [C in RefusalClause]: (facts: RefusalFacts[C], name: Name) => RefusalWords;
  };
  readonly effects: {
    readonly [C in EffectClause]: (facts: EffectFacts[C], name: Name) => string;
  };
  readonly checklist: {
    readonly [C in ChecklistClause]: (facts: ChecklistFacts[C]) => string;
  };
  /** The one line that says what is asked now; `who` is the seat's name where the step has one. */
  readonly steps: {
    readonly [S in StepName]: (facts: StepFacts[S], who: string) => string;
  };
  /** A move in the history, without the seat's name: "red 4 on the red star". `before`: the table just before it, where known. */
  readonly moves: {
    readonly [T in Move['type']]: (move: MoveOf<T>, name: Name, before?: Before) => string;
  };
  /** All rulings on unclear places; `readings` by reading id for house rulings, `{ ruling: text }` for certain ones. */
  readonly rulings: Readonly<Record<string, RulingWords>>;
  /** Where in the match a table is: "round 3". */
  readonly moment: (state: Pick<State, 'round'>) => string;
  /** Space id as words: "red 4", "central star 3", "upper right star 2". */
  readonly spaceText: (space: string) => string;
  /** "2 green, 1 purple": what is paid, or lies in a row. */
  readonly tilesText: (tiles: SomeTiles) => string;
}

export type { ClauseId };
