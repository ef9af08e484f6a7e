// What a table is about to decide, and what it has just decided, round one question or one move that it tried.
import type { Preview } from '../referee/preview.ts';
import type { HouseRuling } from '../referee/ruleset.ts';
import { OurCustoms } from './customs.svelte.ts';

/** To read an unclear place otherwise, or how it plays what the rulebook does not settle for it. */
export type Deciding =
  | { readonly what: 'reading'; readonly ruling: HouseRuling; readonly reading: string }
  | { readonly what: 'agreement'; readonly decision: string };

/** A change that has just been taken. */
export interface Change {
  readonly said: string;
  readonly outcome: Pick<Preview, 'before' | 'after' | 'moved' | 'stop' | 'waiting'>;
  /** Entries in the log when it was taken; with more it is no longer the last one. */
  readonly told: number;
}

/** What is kept of it while the match is left. */
export interface DecisionsLeft {
  readonly deciding?: Deciding | undefined;
  readonly change?: Change | undefined;
  readonly agreedAt?: number | undefined;
}

export class Decisions {
  readonly #game: string;
  #customs: OurCustoms | undefined;
  #deciding: Deciding | undefined = $state.raw();
  #change: Change | undefined = $state.raw();
  #agreedAt: number | undefined = $state.raw();

  constructor(game: string, left: DecisionsLeft = {}) {
    this.#game = game;
    this.#deciding = left.deciding;
    this.#change = left.change;
    this.#agreedAt = left.agreedAt;
  }

  /** How this group plays; read when something is about to be decided for the first time. */
  get customs(): OurCustoms {
    return (this.#customs ??= new OurCustoms(this.#game));
  }
  get deciding(): Deciding | undefined {
    return this.#deciding;
  }
  get change(): Change | undefined {
    return this.#change;
  }
  /** Entries in the log when the table agreed on something here. */
  get agreedAt(): number | undefined {
    return this.#agreedAt;
  }

  get left(): DecisionsLeft {
    return { deciding: this.#deciding, change: this.#change, agreedAt: this.#agreedAt };
  }

  decideOn(deciding: Deciding): void {
    this.#deciding = deciding;
  }

  decided(change: Change): void {
    const { before, after, moved, stop, waiting } = change.outcome; // the rest of a preview may be long
    this.#change = { ...change, outcome: { before, after, moved, stop, waiting } };
    this.#agreedAt = this.#deciding?.what === 'agreement' ? change.told : undefined;
    this.#deciding = undefined;
  }

  leave(): void {
    this.#deciding = undefined;
  }
}
