// The end of a match: its sheet is kept by itself once the last move is on the disk, and thaws when the table goes on.
import { stateOf, type Match } from '../referee/match.ts';
import type { Rules, Setup } from '../referee/rules.ts';
import { endOf, freezeSheet, type FrozenSheet } from '../referee/sheet.ts';
import type { ImpresarioDb } from '../storage/db.ts';
import { done, type Outcome, type StoreFault } from '../storage/faults.ts';
import { freezeMatch, reopenMatch } from '../storage/matches.ts';

interface EndingWays<State, Move> {
  readonly db: ImpresarioDb;
  readonly id: string;
  readonly begun: string;
  readonly rulesetVersion: number;
  readonly rules: Rules<Setup, State, Move>;
  /** With all that is told. */
  readonly match: () => Match<State, Move>;
  /** This window writes. */
  readonly mayKeep: () => boolean;
  /** All that is told is on the disk, or what keeps it from there. */
  readonly record: () => Promise<Outcome<undefined>>;
  readonly now: () => string;
}

/** As it stands on the disk: it outlasts this window, and holds in every other one. */
interface Mending {
  readonly isBeingMended: boolean;
}

interface Failure {
  readonly fault: StoreFault;
  /** What is tried once more when the table asks for it. */
  readonly again?: () => Promise<unknown>;
}

export class Ending<State, Move> {
  readonly #ways: EndingWays<State, Move>;
  #result: FrozenSheet | undefined = $state.raw();
  #isAtWork = $state(false);
  #failure: Failure | undefined = $state.raw();
  /** To be mended: what is amended then is kept when the table says that it is right. */
  #isBeingMended: boolean;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(
    ways: EndingWays<State, Move>,
    result: FrozenSheet | undefined,
    { isBeingMended }: Mending,
  ) {
    this.#ways = ways;
    this.#result = result;
    this.#isBeingMended = isBeingMended;
  }

  get result(): FrozenSheet | undefined {
    return this.#result;
  }
  get isBeingMended(): boolean {
    return this.#isBeingMended;
  }
  /** The sheet is on its way to the disk, or back. */
  get isAtWork(): boolean {
    return this.#isAtWork;
  }

  /** Why the sheet could not be kept, or let go: nobody waits for that, so it has to be shown. */
  get fault(): StoreFault | undefined {
    return this.#failure?.fault;
  }

  ail(failure: Failure): void {
    this.#failure = failure;
  }

  /** What could not be kept or let go. */
  async retry(): Promise<void> {
    const again = this.#failure?.again;
    this.#failure = undefined;
    await (again ? again() : this.settle());
  }

  /** As another window has kept it, or let it go. */
  follow(result: FrozenSheet | undefined, mending?: Mending): void {
    this.#result = result;
    if (mending) this.#isBeingMended = mending.isBeingMended;
  }

  /**
   * After whatever has been told, and when the match is opened: an end is kept, however the match came to it. Who takes
   * something back and so comes to it is still at work on it.
   */
  async settle({ isUndone = false } = {}): Promise<void> {
    if (!this.#isOver()) this.#isBeingMended = false;
    else if (isUndone) this.#isBeingMended = true;
    if (this.#isToBeKept()) await this.#keepInTurn(() => this.#isToBeKept());
    else this.#failure = undefined; // what could not be kept is not asked for any more
  }

  /** The sheet as it is now, dated by what was told last. */
  keep(): Promise<Outcome<FrozenSheet | undefined>> {
    return this.#keepInTurn(() => true);
  }

  async #keepInTurn(isStillAsked: () => boolean): Promise<Outcome<FrozenSheet | undefined>> {
    const kept = await this.#inTurn(() => this.#keep(isStillAsked));
    const again = () => (this.#isOver() ? this.keep() : this.settle());
    this.#failure = kept.ok ? undefined : { fault: kept.fault, again };
    return kept;
  }

  #isOver(): boolean {
    const { match, rules } = this.#ways;
    return match().stop === undefined && rules.isOver(stateOf(match()));
  }

  #isToBeKept(): boolean {
    const isOpen = this.#result === undefined && !this.#isBeingMended;
    return isOpen && this.#ways.mayKeep() && this.#isOver();
  }

  async #keep(isStillAsked: () => boolean): Promise<Outcome<FrozenSheet | undefined>> {
    const { db, id, begun, rulesetVersion, rules, match, record } = this.#ways;
    const recorded = await record();
    if (!recorded.ok) return recorded;
    // The table may have gone on meanwhile: an undo is as quick as the disk.
    if (!isStillAsked()) return done(undefined);
    const kept = match();
    const finishedAt = endOf(kept, begun);
    const result = freezeSheet(rules, kept, { rulesetVersion, finishedAt });
    const frozen = await freezeMatch(db, id, result);
    if (!frozen.ok) return frozen;
    if (match() !== kept) {
      const thawed = await this.#thaw();
      if (thawed.ok) void this.settle();
      return thawed;
    }
    this.#result = result;
    this.#isBeingMended = false;
    return done(result);
  }

  /** The table goes on: the sheet no longer holds, and is kept again when the table says so. */
  reopen(): Promise<Outcome<undefined>> {
    return this.#inTurn(async () => {
      const thawed = await this.#thaw({ isToMend: true });
      this.#isBeingMended = thawed.ok;
      return thawed;
    });
  }

  /** What was told does not go with the sheet: it holds no longer. */
  async letGo(): Promise<void> {
    const thawed = await this.#inTurn(() => this.#thaw());
    if (!thawed.ok) this.ail({ fault: thawed.fault, again: () => this.letGo() });
  }

  async #thaw(why?: { readonly isToMend: true }): Promise<Outcome<undefined>> {
    const { db, id, now } = this.#ways;
    const thawed = await reopenMatch(db, id, now(), why);
    if (thawed.ok) {
      this.#result = undefined;
      this.#failure = undefined;
    }
    return thawed;
  }

  /** One after the other: what is told last says how it stays. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.#isAtWork = true;
    const mine = this.#turn.then(work);
    const ended = mine.then(() => {
      if (this.#turn === ended) this.#isAtWork = false;
    });
    this.#turn = ended;
    return mine;
  }
}
