// What each language of this game's rulebook must say; the compiler refuses a language that lacks a sentence.
import type { RoundWords, UnitWords } from '../../../referee/counting.ts';
import type { RefusalWords, RulingWords } from '../../../referee/game.ts';
import type { SeatId } from '../../../referee/ruling.ts';
import type { Card, Mood, Talent } from '../data/cards.ts';
import type { AmountName } from '../rules/amounts.ts';
import type {
  ChecklistClause,
  ChecklistFacts,
  EffectClause,
  EffectFacts,
  Place,
  RefusalClause,
  RefusalFacts,
  StepFacts,
  StepName,
} from '../rules/facts.ts';
import type { Mode } from '../rules/modes.ts';
import type { Condition, Measure, Move, MoveOf } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import type { CLAUSES, Heading, HistrioClause } from './clauses.ts';

/** Name of a seat as the table gave it; some tables have names for their cities too. */
export interface Name {
  (seat: SeatId): string;
  /** The number of a city with its name: "3 (Lyon)". */
  readonly city?: (city: number) => string;
}

/** Refusals that name everybody who cannot travel like that. */
export type TravelRefusals = Pick<
  Words['refusals'],
  | 'histrio.travel.card-must-be-in-hand'
  | 'histrio.travel.exactly-one'
  | 'histrio.travel.reveal'
  | 'histrio.friendly.reveal-both'
>;

export interface Words {
  /** Titles of the chapters of the rulebook page, in reading order. */
  readonly phases: Readonly<Record<(typeof CLAUSES)[number]['phase'], string>>;
  /** Columns of the score sheet. */
  readonly categories: Readonly<
    Record<
      | 'start'
      | 'bonuses'
      | 'thefts'
      | 'managers'
      | 'wages'
      | 'actors'
      | 'shows'
      | 'requests'
      | 'acrobats'
      | 'counted',
      string
    >
  >;
  /** What a seat has beside its total, for a label: "coins". Lower case. */
  readonly amounts: Readonly<Record<AmountName, string>>;
  readonly unit: UnitWords;
  /** Seasons and their festivals, as `rules/parts.ts` counts them. */
  readonly rounds: RoundWords;
  /** Lower case, base form, for a label. */
  readonly moods: Readonly<Record<Mood, string>>;
  readonly talents: Readonly<Record<Talent, string>>;
  /** What a secret request may count, for choosing from a list. */
  readonly measures: Readonly<Record<Measure, string>>;
  /** A card by name: "comedian 3", "bonus of 2 ecus", "Chameleon", any other acrobat as the table called it. */
  readonly cardText: (card: Card) => string;
  /** "city 3" */
  readonly cityText: (city: number) => string;
  /** A space of the dial: "comedy 2". */
  readonly placeText: (place: Place) => string;
  /** What stands on a secret request: "2 ecus each: comedians, 4 at most". */
  readonly conditionText: (condition: Condition) => string;
  /** When a clause of one way of playing holds: "only with 2 players". Lower case. */
  readonly modes: Readonly<Record<Mode, string>>;
  /** The printed headings in this language; left out in the language they are printed in. */
  readonly headings?: Readonly<Record<Heading, string>>;
  /** Every clause in our own words. */
  readonly clauses: Readonly<Record<HistrioClause, string>>;
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
  /** A move in the history, without the seat's name: "city 3 resolved (Ann), comedian 2 to the Court". `before`: the table it was told at, where that is known. */
  readonly moves: {
    readonly [T in Move['type']]: (
      move: MoveOf<T>,
      name: Name,
      before?: Pick<State, 'seats'>,
    ) => string;
  };
  /** All rulings on unclear places; `readings` by reading id for house rulings, `{ ruling: text }` for settled ones. */
  readonly rulings: Readonly<Record<string, RulingWords>>;
  /** When a table was: "season 1, turn 3". */
  readonly moment: (state: Pick<State, 'season' | 'turn'>) => string;
}
