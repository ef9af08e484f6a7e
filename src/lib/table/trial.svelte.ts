// A table on which moves are only tried: the rules say what they would say, and nothing is told, logged or kept.
import type { DryRun } from '../referee/dryRun.ts';

interface Ways {
  /** Tells a move of the trial for good, at the table that waits meanwhile. */
  readonly tell: (move: unknown) => void;
  readonly leave: () => void;
}

export class Trial {
  readonly #ways: Ways;
  #answer: DryRun | undefined = $state.raw();

  constructor(ways: Ways) {
    this.#ways = ways;
  }

  /** What the rules say to the last move tried. */
  get answer(): DryRun | undefined {
    return this.#answer;
  }

  hear(answer: DryRun): void {
    this.#answer = answer;
  }

  /** Another move may be tried. */
  again(): void {
    this.#answer = undefined;
  }

  /** Back to the match, as it was. */
  leave(): void {
    this.#ways.leave();
  }

  /** Back to the match, and what was tried is told there. */
  doIt(): void {
    const moves = this.#answer?.moves ?? [];
    this.#ways.leave();
    for (const move of moves) this.#ways.tell(move);
  }
}
