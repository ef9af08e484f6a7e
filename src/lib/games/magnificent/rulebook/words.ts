// What each language of this game's rulebook must say; the compiler refuses a language that lacks a sentence.
import type { EditionNotes, RefusalWords, RulingWords } from '../../../referee/game.ts';
import type { SeatId } from '../../../referee/ruling.ts';
import type {
  Action,
  Artist,
  CardBonus,
  Colour,
  Criterion,
  CriterionKind,
  Die,
  Gain,
  GemColour,
  Gems,
  SpaceKind,
  TileKind,
  Tiles,
  TrainerSpace,
} from '../data/kinds.ts';
import type { AmountName } from '../rules/amounts.ts';
import type { BoardPart, Source } from '../rules/effectFacts.ts';
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
import type { Phase, Stage, State } from '../rules/state.ts';
import type { TrackPlace } from '../rules/trackPlace.ts';
import type { CLAUSES, Heading, MagnificentClause } from './clauses.ts';

/** Name of a seat as the table gave it. */
export type Name = (seat: SeatId) => string;

export interface Words {
  /** Titles of the chapters of the rulebook page, in reading order. */
  readonly phases: Readonly<Record<(typeof CLAUSES)[number]['phase'], string>>;
  /** Columns of the score sheet. */
  readonly categories: Readonly<
    Record<
      'told' | 'posters' | 'bonuses' | 'payment' | 'cards' | 'halves' | 'coins' | 'areas',
      string
    >
  >;
  /** What a seat has beside its total, for a label: "coins". Lower case. */
  readonly amounts: Readonly<Record<AmountName, string>>;
  /** Where a match is, for a label and inside `moment`: "payment". Lower case. */
  readonly stages: Readonly<Record<Phase, string>>;
  /** What `stages.sets` is in the last round: "new cards". Lower case. */
  readonly newCards: string;
  /** How far a turn has come, for a label: "power". Lower case. */
  readonly turnStages: Readonly<Record<Stage, string>>;
  /** Where a gain comes from, for the end of a line: "master card". Lower case. */
  readonly sources: Readonly<Record<Source, string>>;
  /** Parts of the board that the players read out: "performance track". Lower case. */
  readonly boardParts: Readonly<Record<BoardPart, string>>;
  /** Of dice, gems, tiles and wagons, for a label. Lower case, base form. */
  readonly colours: Readonly<Record<GemColour, string>>;
  /** The three actions, for a label: "build". Lower case. */
  readonly actions: Readonly<Record<Action, string>>;
  /** The six artists on the posters. */
  readonly artists: Readonly<Record<Artist, string>>;
  /** What the symbols at the bottom of posters show, by their colour: "fire". Lower case. */
  readonly symbols: Readonly<Record<Colour, string>>;
  /** What a trainer space does, in a few words: "turn the die over". Lower case. */
  readonly trainerSpaces: Readonly<Record<TrainerSpace, string>>;
  /** How many trainers a space takes: "1 trainer", "1 or more", "2 trainers". Lower case. */
  readonly spaceKinds: Readonly<Record<SpaceKind, string>>;
  /** Bonuses for choosing from a list: "coins", "copy a card". Lower case. */
  readonly bonusKinds: Readonly<Record<CardBonus['kind'], string>>;
  /** Criteria for choosing from a list: "small tiles of one colour". Lower case. */
  readonly criterionKinds: Readonly<Record<CriterionKind, string>>;
  /** A die with its face: "orange 5". */
  readonly dieText: (die: Die) => string;
  /** Gems of one kind counted: "2 orange gems". */
  readonly gemText: (colour: GemColour, count: number) => string;
  /** "1 orange gem and 2 clear gems"; "no gem" for none. */
  readonly gemsText: (gems: Gems) => string;
  /** Camp tiles of one kind counted: "2 large green tiles". */
  readonly tileText: (tile: TileKind, count: number) => string;
  /** "1 small orange tile and 2 large green tiles"; "no tile" for none. */
  readonly tilesText: (tiles: Tiles) => string;
  /** What a bonus space of the camp or a tent space gives: "2 coins", "1 purple gem", "2 gems". */
  readonly gainText: (gain: Gain) => string;
  /** The upper half of a master card: "+2 to an orange die", "3 gems for a small orange tile". */
  readonly bonusText: (bonus: CardBonus) => string;
  /** The lower half of a master card: "4 points per small orange tile, 16 at most". */
  readonly criterionText: (criterion: Criterion) => string;
  /** A master card of a player: its name as the table gave it, or "card 3". */
  readonly cardText: (card: number, name?: string) => string;
  /** A space of the performance track: "space 16" by what is printed on it, "space 3 from the bottom" where nothing is. */
  readonly trackSpace: (place: TrackPlace) => string;
  /** When a clause of one way of playing holds: "only with 2 players". Lower case. */
  readonly modes: Readonly<Record<Mode, string>>;
  /** The printed headings in this language; left out in the language they are printed in. */
  readonly headings?: Readonly<Record<Heading, string>>;
  /** Every clause in our own words. */
  readonly clauses: Readonly<Record<MagnificentClause, string>>;
  /** What other editions have otherwise. */
  readonly editions: Readonly<Partial<Record<MagnificentClause, EditionNotes>>>;
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
  /** A move in the history, without the seat's name: "orange 5 taken, card 2". `before`: the table it was told at, where that is known. */
  readonly moves: {
    readonly [T in Move['type']]: (
      move: MoveOf<T>,
      name: Name,
      before?: Pick<State, 'copy'> & Partial<Pick<State, 'round' | 'table' | 'seats'>>,
    ) => string;
  };
  /** All rulings on unclear places; `readings` by reading id for house rulings, `{ ruling: text }` for settled ones. */
  readonly rulings: Readonly<Record<string, RulingWords>>;
  /** When a table was: "round 2, payment"; before the rounds and after them the stage alone. */
  readonly moment: (state: Pick<State, 'round' | 'phase'>) => string;
}
