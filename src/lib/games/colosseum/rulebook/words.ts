// What each language of this game's rulebook must say; the compiler refuses a language that lacks a sentence.
import type { RoundWords } from '../../../referee/counting.ts';
import type { EditionNotes, RefusalWords, RulingWords } from '../../../referee/game.ts';
import type { SeatId } from '../../../referee/ruling.ts';
import type { Asset, Face, Noble, Rank, Star, Tokens } from '../data/assets.ts';
import type { AmountName } from '../rules/amounts.ts';
import type { EffectClause, EffectFacts, RefusalClause, RefusalFacts } from '../rules/facts.ts';
import type { ChecklistClause, ChecklistFacts, StepFacts, StepName } from '../rules/stepFacts.ts';
import type { Mode } from '../rules/modes.ts';
import type { Investment, Move, MoveOf } from '../rules/moves.ts';
import type { Ceremony, Part, Phase, State } from '../rules/state.ts';
import type { CLAUSES, ColosseumClause, Heading } from './clauses.ts';
import type { Before } from './passed.ts';

/** Name of a seat as the table gave it. */
export type Name = (seat: SeatId) => string;

/** Numbers of the event programs, as printed. */
export type ProgramNumber =
  | 1
  | 2
  | 3
  | 4
  | 5
  | 6
  | 7
  | 8
  | 9
  | 10
  | 11
  | 12
  | 13
  | 14
  | 15
  | 16
  | 17
  | 18
  | 19
  | 20
  | 21
  | 22
  | 23
  | 24
  | 25
  | 26
  | 27
  | 28
  | 29
  | 30;

export interface Words {
  /** Titles of the chapters of the rulebook page, in reading order. */
  readonly phases: Readonly<Record<(typeof CLAUSES)[number]['phase'], string>>;
  /** Columns of the score sheet. */
  readonly categories: Readonly<
    Record<
      'program' | 'previous' | 'stars' | 'nobles' | 'podiums' | 'tickets' | 'medals' | 'marker',
      string
    >
  >;
  /** What a seat has beside its total, for a label: "coins". Lower case. */
  readonly amounts: Readonly<Record<AmountName, string>>;
  /** Left out where the rulebook calls a round a round. */
  readonly rounds?: RoundWords;
  /** Where a match is, for a label and inside `moment`: "auctions". Lower case. */
  readonly stages: Readonly<Record<Phase, string>>;
  /** The closing ceremonies, for a label. Lower case. */
  readonly ceremonies: Readonly<Record<Ceremony, string>>;
  /** Where spectators come from, for a line of the count: "nobles in the arena". Lower case. */
  readonly parts: Readonly<Record<Part, string>>;
  /** One token of each type, lower case, base form, for a label. */
  readonly assets: Readonly<Record<Asset, string>>;
  /** On a key under the picture of the token, where its name is too long for it; a soft hyphen says where a word breaks. */
  readonly assetKeys: Readonly<Partial<Record<Asset, string>>>;
  /** A token where there is room for two or three letters only; all different. */
  readonly assetMarks: Readonly<Record<Asset, string>>;
  /** The nobles one by one: "Emperor", "Consul 1", "Senator 3". */
  readonly nobles: Readonly<Record<Noble, string>>;
  /** A noble by rank: "Consul". */
  readonly ranks: Readonly<Record<Rank, string>>;
  /** The star performer awards: "gladiator award". Lower case. */
  readonly stars: Readonly<Record<Star, string>>;
  /** What can be bought in phase 1, for choosing from a list. Lower case. */
  readonly investments: Readonly<Record<Investment, string>>;
  /** Names of the programs as printed or translated. */
  readonly programs: Readonly<Record<ProgramNumber, string>>;
  /** "program 7" */
  readonly programText: (program: number) => string;
  /** "program 7, The Last of the Samnites"; without a name where there is none by this number. */
  readonly programTitle: (program: number) => string;
  /** "market 3"; 0 is a market that was not named: "a market". */
  readonly marketText: (market: number) => string;
  /** "square 12" */
  readonly squareText: (square: number) => string;
  /** What a face of the die shows: "I–III", "IV". */
  readonly faceText: (face: Face) => string;
  /** Tokens counted: "1 lion", "2 gladiators". */
  readonly assetText: (asset: Asset, count: number) => string;
  /** "2 gladiators and 1 lion"; "no token" for none. */
  readonly tokensText: (tokens: Tokens) => string;
  /** When a clause of one way of playing holds: "only with 2 players". Lower case. */
  readonly modes: Readonly<Record<Mode, string>>;
  /** The printed headings in this language; left out in the language they are printed in. */
  readonly headings?: Readonly<Record<Heading, string>>;
  /** Every clause in our own words. */
  readonly clauses: Readonly<Record<ColosseumClause, string>>;
  /** What other editions have otherwise. */
  readonly editions: Readonly<Partial<Record<ColosseumClause, EditionNotes>>>;
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
  /** Effects that are said in the line of the history itself, beside the words of the move; undefined where those have said it. */
  readonly news: {
    readonly [C in EffectClause]?: (
      facts: EffectFacts[C],
      name: Name,
      move: Move,
    ) => string | undefined;
  };
  /** A move in the history, without the seat's name: "program 7 produced". `before`: the table it was told at, where that is known. */
  readonly moves: {
    readonly [T in Move['type']]: (move: MoveOf<T>, name: Name, before?: Before) => string;
  };
  /** All rulings on unclear places; `readings` by reading id for house rulings, `{ ruling: text }` for settled ones. */
  readonly rulings: Readonly<Record<string, RulingWords>>;
  /** When a table was: "round 3, auctions"; before and after the rounds the stage alone. */
  readonly moment: (state: Pick<State, 'round' | 'phase'>) => string;
}
