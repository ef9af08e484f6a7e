// A table on which moves are only tried: the rules say what they would say, and nothing is told, logged or kept.
import type { DryRun } from '../referee/dryRun.ts';
import type { ClauseId } from '../referee/ruling.ts';
import { Decisions } from './decisions.svelte.ts';
import type { TrialLeft } from './leftBefore.ts';

/** Where a trial leads back to: the table that waits meanwhile. */
export interface TrialEnds {
  /** Tells a move of the trial for good; with a reason it stands against its refusal too. True when it was taken. */
  readonly tell: (move: unknown, reason?: string) => boolean;
  /** Back to the question that the trial was about. */
  readonly ask: () => void;
  /** What was asked, as it was typed. */
  readonly asked: string;
  /** Moves that the words of the question name: they are ruled on at once. */
  readonly named?: NamedTrial | undefined;
  /** What those words leave half told, by scene. */
  readonly halfTold?: Readonly<Record<string, object>> | undefined;
  /** A trial that was left for the rulebook goes on as it was. */
  readonly left?: TrialLeft | undefined;
}

/** What the words of a question name, as one move or as any of several that are all refused alike. */
export interface NamedTrial {
  readonly moves: readonly unknown[];
  readonly waived: readonly ClauseId[];
  /** What is said of it, where it is not these moves alone. */
  readonly words?: string | undefined;
}

/** How a trial begins where words have named a move. */
export type TrialBegun = Pick<TrialEnds, 'named' | 'halfTold'>;

interface Ways extends TrialEnds {
  readonly game: string;
  readonly rule: (moves: readonly unknown[], waived: readonly ClauseId[]) => DryRun;
  readonly leave: () => void;
}

export class Trial {
  readonly #ways: Ways;
  #moves: readonly unknown[] | undefined = $state.raw();
  #waived: readonly ClauseId[] = $state.raw([]);
  #words: string | undefined = $state.raw();
  #decisions: Decisions;
  readonly #answer = $derived.by(() => this.#moves && this.#ways.rule(this.#moves, this.#waived));

  constructor(ways: Ways) {
    this.#ways = ways;
    const { left: begun = ways.named } = ways;
    this.#moves = begun?.moves;
    this.#waived = begun?.waived ?? [];
    this.#words = begun?.words;
    this.#decisions = new Decisions(ways.game, ways.left?.decisions);
  }

  get asked(): string {
    return this.#ways.asked;
  }

  /** What the table decides about the last moves tried. */
  get decisions(): Decisions {
    return this.#decisions;
  }

  get left(): TrialLeft {
    const decisions = this.#decisions.left;
    const words = this.#words;
    return { asked: this.asked, moves: this.#moves, waived: this.#waived, words, decisions };
  }

  /** What is said of the moves tried, where more than these are meant. */
  get words(): string | undefined {
    return this.#words;
  }

  /** What the rules say to the last moves tried, by the readings that hold now. */
  get answer(): DryRun | undefined {
    return this.#answer;
  }

  /** Moves that belong together are ruled on one after the other. */
  hear(moves: readonly unknown[], waived: readonly ClauseId[] = []): void {
    this.#decisions = new Decisions(this.#ways.game);
    this.#waived = waived;
    this.#words = undefined;
    this.#moves = moves;
  }

  /** Another move may be tried. */
  again(): void {
    this.#moves = undefined;
  }

  /** Back to the match, as it was. */
  leave(): void {
    this.#ways.leave();
  }

  ask(): void {
    this.#ways.leave();
    this.#ways.ask();
  }

  /**
   * Back to the match, and what was tried is told there, up to the first move that is not taken. A reason is for the one
   * refusal that the table has seen: what refuses a later move has to be looked at first.
   */
  doIt(reason?: string): void {
    const moves = this.#moves ?? [];
    const refusedAt = this.#answer?.refusedAt;
    this.#ways.leave();
    for (const [at, move] of moves.entries())
      if (!this.#ways.tell(move, at === refusedAt ? reason : undefined)) return;
  }
}
