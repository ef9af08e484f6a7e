// The card of a game: what the shelf shows at once, and lazy doors to its rules, rulebook and views.
import type { Component } from 'svelte';
import type { GenericSchema, InferOutput } from 'valibot';
import type { Examples, Locale, Rulebook, RulebookContents, RulesModule } from '../referee/game.ts';
import type { MatchSeat } from '../referee/matchFile.ts';
import type { Named, NamedMoves } from '../referee/named.ts';
import type { HouseRulings, Progress, TrackingLevel } from '../referee/rules.ts';
import type { ClauseId, Refusal } from '../referee/ruling.ts';
import type { Ruleset } from '../referee/ruleset.ts';
import type { LiveMatch } from '../table/liveMatch.svelte.ts';
import type { Trial, TrialEnds } from '../table/trial.svelte.ts';

export interface GameCard {
  readonly slug: string;
  readonly titles: Readonly<Record<Locale, string>>;
  /** `together` where all seats play at once and nobody begins; one after the other when left out. */
  readonly turns?: 'together';
  /** Who begins by the rulebook: the clause that says so, and whether chance decides. Left out where nobody begins. */
  readonly first?: { readonly clause: ClauseId; readonly isByChance?: true };
  readonly seats: { readonly min: number; readonly max: number };
  /** BoardGameGeek's number of the game, for handing a result on; absent where no source gives it. */
  readonly bggId?: number;
  readonly tools: readonly Tool[];
  /** One line: what the referee does for this game. */
  readonly purpose: Readonly<Record<Locale, string>>;
  /** How far a match has come, in the game's own words; only where its rules count that. */
  readonly progress?: Readonly<Record<Locale, (progress: Progress) => string>>;
  rules(): Promise<RulesModule>;
  contents(): Promise<RulebookContents>;
  rulebook(locale: Locale): Promise<Rulebook>;
  /** Worked examples of its rulebook; only where it prints any. */
  examples?(locale: Locale): Promise<Examples>;
  /** Which moves a question may mean; only where this game can tell. */
  named?(): Promise<NamedMoves>;
  views(): Promise<GameViews>;
}

/** A page of the game that works without a match, at `/<slug>/<path>/`. */
export interface Tool {
  readonly path: string;
  readonly titles: Readonly<Record<Locale, string>>;
}

/** The views that really differ from game to game. */
export interface GameViews {
  /** The game's own choices at set-up, and what to lay out. */
  readonly SetupOptions: Component<SetupOptionsProps>;
  /** Centrepiece, plaque line and the one next step of a running match. */
  readonly Table: Component<TableProps>;
  /** A move told again with another content, for amending it; it calls `ontell` with the new move. */
  readonly MoveEditor: Component<MoveEditorProps>;
  /** A refused move told as it really was, under the refusal; left out by a game whose moves always tell all of it. */
  readonly ToldOtherwise?: Component<ToldOtherwiseProps>;
  /** The whole table told anew; it calls `onposition` whenever something of it is told. */
  readonly TableEditor: Component<TableEditorProps>;
  /** The side of the boards that a match with these options was played on; left out by a game that is played on one. */
  boardText?(options: unknown): string | undefined;
  /**
   * What is half told by words that name a move, scene by scene, where the table is laid to tell the rest; left out where its
   * scenes begin empty.
   */
  halfTold?(state: unknown, named: Named, ruleset: Ruleset): HalfToldBy;
}

/** By scene, as it reads what is half told there. */
export type HalfToldBy = Readonly<Record<string, object>>;

/** The same, of the scenes of one game, by the schemas with which they read it. */
export type ToldIn<Schemas extends Readonly<Record<string, GenericSchema>>> = {
  readonly [Scene in keyof Schemas]?: InferOutput<Schemas[Scene]>;
};

/** The game's own part of the set-up page: its options, what to lay out, and a position to start from. */
export interface SetupOptionsProps {
  readonly seats: readonly MatchSeat[];
  readonly firstSeat: string;
  readonly level: TrackingLevel;
  readonly options: unknown;
  /** The options are those of an earlier match, not of this form as it was left. */
  readonly isProposed?: boolean;
  readonly position: unknown;
  readonly houseRulings: HouseRulings;
  readonly card: GameCard;
  readonly rulebook: Rulebook;
  readonly onchange: (options: unknown) => void;
  /** With a refusal what is told so far cannot lie so, or is not told whole. */
  readonly onposition: (position: unknown, refusal?: Refusal) => void;
}

/** What a running match hands to its game's table. */
export interface TableProps {
  readonly live: LiveMatch;
  readonly card: GameCard;
  readonly module: RulesModule;
  readonly rulebook: Rulebook;
  readonly views: GameViews;
  readonly seats: readonly MatchSeat[];
  readonly nameOf: (seat: string) => string;
  /** At a second table beside the match, where moves are only tried. */
  readonly trial?: Trial | undefined;
  /** Lays that second table; where it leads back to is told with it. */
  readonly ontrial?: ((ends: TrialEnds) => void) | undefined;
}

export interface MoveEditorProps {
  readonly live: LiveMatch;
  readonly card: GameCard;
  readonly rulebook: Rulebook;
  readonly nameOf: (seat: string) => string;
  /** As it was told; undefined where one that is missing is put in. */
  readonly move: unknown;
  /** The table just before the move. */
  readonly before: unknown;
  readonly ontell: (move: unknown) => void;
}

export interface ToldOtherwiseProps {
  readonly live: LiveMatch;
  readonly move: unknown;
  readonly refusal: Refusal;
  /** The table just before the move. */
  readonly before: unknown;
  readonly ontell: (move: unknown) => void;
}

export interface TableEditorProps {
  readonly live: LiveMatch;
  readonly card: GameCard;
  readonly rulebook: Rulebook;
  /** Where it starts from; the table as it is now when left out. */
  readonly position?: unknown;
  /** What was told of it when it was left. */
  readonly begun?: unknown;
  /** With a refusal what is told so far cannot lie so. */
  readonly onposition: (position: unknown, refusal?: Refusal) => void;
}
