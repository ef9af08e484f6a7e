// What a game hands to the house: its rules as data and functions, and its rulebook as texts. No framework here.
import type { GenericSchema } from 'valibot';
import type { RoundWords, UnitWords } from './counting.ts';
import type { ClauseId, Effect, Facts, Refusal } from './ruling.ts';
import type { Rules, Setup, Step } from './rules.ts';
import type { Confidence, HouseRuling, Ruleset } from './ruleset.ts';

export const LOCALES = ['en', 'ru', 'es'] as const;
export type Locale = (typeof LOCALES)[number];

/** A column of the score sheet: its lines are those whose clause stands in `clauses`. */
export interface Category {
  readonly id: string;
  readonly clauses: readonly ClauseId[];
  /** Its lines take back what the table told: they stand where that stands, and in no column of their own. */
  readonly isByTable?: true;
  /** Holds what the seats of a table begin with that was already under way. */
  readonly isBeginning?: true;
}

/** The shared logic module of one game: what the app, the command line and the tests all run. */
export interface RulesModule<S extends Setup = Setup, State = unknown, Move = unknown> {
  readonly game: string;
  /** Every ruleset ever shipped, oldest first; new matches begin under the last one. */
  readonly rulesets: readonly [Ruleset, ...Ruleset[]];
  /** Unclear places that a table could settle once and that are settled for all by now: what was chosen there counts no more. */
  readonly settledSince?: readonly string[];
  readonly clauses: readonly ClauseCard[];
  readonly categories: readonly Category[];
  /** What a move gives is scored in one step of the marker: the lines of its parts are no steps of their own. */
  readonly scoresAtOnce?: boolean;
  /** What is read from a file or the database passes these before the rules see it. */
  readonly moveSchema: GenericSchema<unknown, Move>;
  readonly optionsSchema: GenericSchema<unknown, S['options']>;
  readonly positionSchema: GenericSchema<unknown, NonNullable<S['position']>>;
  /** What the players' own box may hold, where this game asks them: a copy that comes from a file passes it. */
  readonly copySchema?: GenericSchema<unknown, Readonly<Record<string, unknown>>>;
  /** Rules over the tables of one ruleset; throws when the tables are not of this game. */
  rulesOf(ruleset: Ruleset): Rules<S, State, Move>;
}

/** `enforce` becomes a refusal, `compute` an effect or a line, `guide` a step of a checklist. */
export type ClauseTool = 'enforce' | 'compute' | 'guide';

/** What is known of a clause apart from its words. */
export interface ClauseCard {
  readonly id: ClauseId;
  readonly tool: ClauseTool;
  readonly phase: string;
  /** Heading it stands under, as printed in the rulebook the ledger was made from. */
  readonly heading: string;
  /** Printed page; absent where no paged copy of the rulebook was seen. */
  readonly page?: number;
  /** Absent: printed. `derived`: follows from printed rules. `ruling`: settles an unclear place. */
  readonly basis?: 'derived' | 'ruling';
  /** The ruling that settles it. */
  readonly ruling?: string;
  /** The one way of playing in which it holds, by the name the rules give it; absent where it always does. */
  readonly only?: string;
}

/** Editions that print something else than the rulebook a game follows; `second` is a later printing of the game. */
export const EDITIONS = ['russian', 'spanish', 'second'] as const;
export type Edition = (typeof EDITIONS)[number];

/** What other editions say or do otherwise than a clause. */
export type EditionNotes = Readonly<Partial<Record<Edition, string>>>;

/** Why not, and what would be allowed instead. */
export interface RefusalWords {
  readonly reason: string;
  readonly instead: string;
}

export interface RulingWords {
  readonly question: string;
  /** By reading id for house rulings; what is settled has the one text `ruling`. */
  readonly readings: Readonly<Record<string, string>>;
  /** How else a settled place could be read: given wherever its reading is not certain. */
  readonly otherwise?: readonly string[];
  readonly why: string;
  readonly evidence: readonly string[];
}

/** A ruling on an unclear place of the rulebook, with how sure it is. */
export interface RulingCard {
  readonly id: string;
  readonly confidence: Confidence;
  readonly clauses: readonly ClauseId[];
  /** As of a clause: it can come up in this way of playing alone. */
  readonly only?: string;
}

/** What stands in a rulebook apart from its words: light, and without the rules themselves. */
export interface RulebookContents {
  /** Language of the rulebook that its clauses cite: its headings are quoted as printed. */
  readonly printedIn: Locale;
  readonly clauses: readonly ClauseCard[];
  /** Every unclear place, settled or left to the table. */
  readonly rulings: readonly RulingCard[];
  /** Those that a table may settle for itself, with their defaults. */
  readonly houseRulings: readonly HouseRuling[];
}

/** The words of a game in one language; loaded when first needed. */
export interface Rulebook {
  readonly locale: Locale;
  readonly phases: Readonly<Record<string, string>>;
  readonly categories: Readonly<Record<string, string>>;
  /** By way of playing, where that is: "only in the solo game". Lower case. */
  readonly modes: Readonly<Record<string, string>>;
  /** Left out by a game whose totals are points. */
  readonly unit?: UnitWords | undefined;
  /** What the rules count beside totals, for a label: "coins". Lower case. Left out where they count nothing else. */
  readonly amounts?: Readonly<Record<string, string>> | undefined;
  /** Left out by a game that is played in rounds. */
  readonly rounds?: RoundWords | undefined;
  /** The clause in our own words; undefined for an id this game does not have. */
  clauseText(clause: ClauseId): string | undefined;
  /** A printed heading in this language; undefined where it is printed in it. */
  headingText?(heading: string): string | undefined;
  /** What other editions have otherwise, in our own words; undefined where none is known to. */
  editionNotes(clause: ClauseId): EditionNotes | undefined;
  refusalText(refusal: Refusal, nameOf: NameOf): RefusalWords;
  /** One short sentence for an effect or a line of the sheet. */
  effectText(effect: Pick<Effect, 'clause' | 'facts'>, nameOf: NameOf): string;
  /** What is said in the line of the history itself, and not only behind it: what was paid, who has it now. Undefined where it is no news,
   *  or the words of the move say it; left out by a game whose moves say all. */
  newsText?(
    effect: Pick<Effect, 'clause' | 'facts'>,
    nameOf: NameOf,
    move: unknown,
  ): string | undefined;
  /** What a move was, for the history: "red on red 4". `before`: the table it was told at, where that is known. */
  moveText(move: unknown, nameOf: NameOf, before: unknown): string;
  stepText(step: Step, nameOf: NameOf): string;
  /** Where in the match a table is, for naming a move of the past: "round 3". Empty for a state of another game. */
  momentText(state: unknown): string;
  rulingWords(ruling: string): RulingWords | undefined;
}

/** What a rulebook works out in numbers, told in our own words; loaded apart from the rest of it. */
export type Examples = readonly Example[];

export interface Example {
  /** The clauses it shows at work. */
  readonly clauses: readonly ClauseId[];
  readonly text: string;
}

/** Name of a seat as the table gave it. */
export type NameOf = (seat: string) => string;

export type { Facts };
