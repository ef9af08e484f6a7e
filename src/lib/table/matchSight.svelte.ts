// A match as the screens read it: the table now and what follows from it, each worked out once, and only when it is looked at.
import { seenSeats } from '../referee/looks.ts';
import type { MatchSeat } from '../referee/matchFile.ts';
import type { EntryId } from '../referee/entry.ts';
import { effectsOf, stateBefore, stateOf, waitingOf, type Match } from '../referee/match.ts';
import type { Effect, Ruling } from '../referee/ruling.ts';
import type { Rules, Setup } from '../referee/rules.ts';
import type { Ruleset } from '../referee/ruleset.ts';
import { linesOf, ranksOf } from '../referee/sheet.ts';
import type { Loaded } from './loadMatch.ts';

export class MatchSight<State, Move> {
  readonly id: string;
  readonly game: string;
  readonly setup: Setup;
  readonly begun: string;
  readonly ruleset: Ruleset;
  readonly rules: Rules<Setup, State, Move>;
  /** The ways of playing that it is one of; a match keeps its set-up. */
  readonly modes: readonly string[];

  /** Clockwise, as they are called now. */
  protected seated: readonly MatchSeat[];

  /** All that has been told, whether it is recorded already or not. */
  protected heard: Match<State, Move>;

  readonly #seats = $derived.by(() => seenSeats(this.seated));
  readonly #state = $derived.by(() => stateOf(this.heard));
  readonly #standings = $derived.by(() => this.rules.standings(this.#state));
  readonly #ranks = $derived.by(() => ranksOf(this.#standings));
  readonly #steps = $derived.by(() => this.rules.steps(this.#state));
  readonly #lines = $derived.by(() => linesOf(this.heard));
  readonly #waiting = $derived.by(() => waitingOf(this.heard));

  constructor({ file, match, rules, ruleset }: Loaded<State, Move>) {
    this.id = file.id;
    this.game = file.game;
    this.setup = match.setup;
    this.begun = file.begun;
    this.ruleset = ruleset;
    this.rules = rules;
    this.modes = rules.modes?.(match.setup) ?? [];
    this.heard = $state.raw(match);
    this.seated = $state.raw(file.seats);
  }

  /** What its rules say to the match begun from this table under the readings of now; without one, at the set-up. */
  beginFrom(lying?: unknown): Ruling<State> {
    const { position: _, ...setup } = this.setup;
    const { houseRulings } = this.heard;
    const position = lying === undefined ? {} : { position: lying };
    return this.rules.begin({ ...setup, houseRulings, ...position });
  }

  /** As they are shown: `seated` is what is kept of them. */
  get seats(): readonly MatchSeat[] {
    return this.#seats;
  }

  get match(): Match<State, Move> {
    return this.heard;
  }
  get state(): State {
    return this.#state;
  }
  get standings() {
    return this.#standings;
  }
  get ranks() {
    return this.#ranks;
  }
  get steps() {
    return this.#steps;
  }
  get lines() {
    return this.#lines;
  }
  /** The first act that is no longer allowed, after an amendment. */
  get stop() {
    return this.heard.stop;
  }
  /** Acts that wait behind the stop, the refused one first. */
  get waiting() {
    return this.#waiting;
  }
  get isOver(): boolean {
    return this.rules.isOver(this.#state);
  }
  get canUndo(): boolean {
    return this.heard.past !== undefined;
  }
  get canRedo(): boolean {
    return this.heard.future !== undefined;
  }
  effectsOf(entry: EntryId): readonly Effect[] | undefined {
    return effectsOf(this.heard, entry);
  }
  stateBefore(entry: EntryId): State | undefined {
    return stateBefore(this.heard, entry);
  }
}
