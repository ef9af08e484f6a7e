// One match as the screens see it: what is told counts at once, is called recorded only when it is on the disk,
// and only one window writes while the others follow.
import type { RulesModule } from '../referee/game.ts';
import type { Act, Entry, EntryId, Told } from '../referee/entry.ts';
import {
  effectsOf,
  follow,
  hear,
  stateBefore,
  stateOf,
  waitingOf,
  type Hearing,
  type Match,
} from '../referee/match.ts';
import type { Damage } from '../referee/fileFault.ts';
import {
  entryReader,
  MOST_ENTRIES,
  type EntryReading,
  type MatchFile,
  type MatchSeat,
} from '../referee/matchFile.ts';
import { openMatch, type Opened } from '../referee/openMatch.ts';
import { preview, type Preview } from '../referee/preview.ts';
import { rebase, type Rebased } from '../referee/rebase.ts';
import type { ClauseId, Effect, Refusal, SeatId } from '../referee/ruling.ts';
import type { HouseRulings, Rules, Setup } from '../referee/rules.ts';
import type { Ruleset } from '../referee/ruleset.ts';
import { freezeSheet, linesOf, ranksOf, type FrozenSheet } from '../referee/sheet.ts';
import { summaryOf } from '../referee/summary.ts';
import type { ImpresarioDb, LogRow } from '../storage/db.ts';
import { attempt, done, failed, type Outcome, type StoreFault } from '../storage/faults.ts';
import { followMatch, newsOf, type News } from '../storage/following.ts';
import { appendEntries, entryIn, freezeMatch, readMatch, reopenMatch } from '../storage/matches.ts';
import { readRuleset } from '../storage/rulesets.ts';
import type { Surroundings } from './surroundings.ts';
import { WriterLock, type Locks } from './writerLock.ts';

/** `writer` tells; a `follower` sees what another window tells, as it is told. */
export type Role = 'writer' | 'follower';

/** `recorded`: all that was told is on the disk. `failed`: something is not, see `fault`, and waits for `retry`. */
export type Recording = 'recorded' | 'recording' | 'failed';

export interface LiveMatchSource<S extends Setup, State, Move> {
  readonly db: ImpresarioDb;
  readonly module: RulesModule<S, State, Move>;
  readonly id: string;
  readonly surroundings: Surroundings;
  /** The browser's own when left out; `false` for a browser without. */
  readonly locks?: Locks | false;
}

type Source = LiveMatchSource<Setup, unknown, unknown>;

interface Loaded<State, Move> extends Opened<State, Move> {
  readonly file: MatchFile;
}

interface Parts<State, Move> {
  readonly loaded: Loaded<State, Move>;
  readonly load: () => Promise<Outcome<Loaded<State, Move>>>;
  readonly readEntry: (entry: unknown) => EntryReading<Move>;
}

export class LiveMatch<State = unknown, Move = unknown> {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly MatchSeat[];
  readonly setup: Setup;
  readonly begun: string;
  readonly ruleset: Ruleset;
  readonly rules: Rules<Setup, State, Move>;
  /** The ways of playing that it is one of; a match keeps its set-up. */
  readonly modes: readonly string[];

  #match: Match<State, Move>;
  #role: Role = $state('follower');
  #recording: Recording = $state('recorded');
  #fault: StoreFault | undefined = $state.raw();
  #result: FrozenSheet | undefined;
  #left: Rebased<State, Move>['left'] = $state.raw([]);

  readonly #state = $derived.by(() => stateOf(this.#match));
  readonly #standings = $derived.by(() => this.rules.standings(this.#state));
  readonly #ranks = $derived.by(() => ranksOf(this.#standings));
  readonly #steps = $derived.by(() => this.rules.steps(this.#state));
  readonly #lines = $derived.by(() => linesOf(this.#match));
  readonly #waiting = $derived.by(() => waitingOf(this.#match));

  readonly #db: ImpresarioDb;
  readonly #surroundings: Surroundings;
  readonly #readEntry: (entry: unknown) => EntryReading<Move>;
  readonly #load: () => Promise<Outcome<Loaded<State, Move>>>;
  readonly #lock: WriterLock;
  /** Accepted and not yet on the disk; always the end of the log. */
  #queue: Entry<Move>[] = [];
  /** Entries of the log that are on the disk. */
  #durable: number;
  #writing: Promise<void> | undefined;
  #stopFollowing: (() => void) | undefined;
  #hasMissedNews = false;
  #isClosed = false;

  /** Reads the match once and replays it under the ruleset it began with. */
  static async open<S extends Setup, State, Move>(
    source: LiveMatchSource<S, State, Move>,
  ): Promise<Outcome<LiveMatch<State, Move>>> {
    const load = () => loadMatch(source);
    const loaded = await load();
    if (!loaded.ok) return loaded;
    const readEntry = entryReader(source.module);
    const live = new LiveMatch(source, { loaded: loaded.value, load, readEntry });
    await live.#begin();
    return done(live);
  }

  private constructor(
    { db, surroundings, locks = locksHere() }: Pick<Source, 'db' | 'surroundings' | 'locks'>,
    { loaded, load, readEntry }: Parts<State, Move>,
  ) {
    const { file, match, rules, ruleset } = loaded;
    this.id = file.id;
    this.game = file.game;
    this.seats = file.seats;
    this.setup = match.setup;
    this.begun = file.begun;
    this.ruleset = ruleset;
    this.rules = rules;
    this.modes = rules.modes?.(match.setup) ?? [];
    this.#match = $state.raw(match);
    this.#result = $state.raw(file.result);
    this.#db = db;
    this.#surroundings = surroundings;
    this.#readEntry = readEntry;
    this.#load = load;
    this.#durable = match.log.length;
    this.#lock = new WriterLock(file.id, locks === false ? undefined : locks, {
      granted: () => void this.#becomeWriter(),
      lost: () => this.#becomeFollower(),
    });
  }

  // What the screens read.

  get match(): Match<State, Move> {
    return this.#match;
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
    return this.#match.stop;
  }
  /** Acts that wait behind the stop, the refused one first. */
  get waiting() {
    return this.#waiting;
  }
  get isOver(): boolean {
    return this.rules.isOver(this.#state);
  }
  get canUndo(): boolean {
    return this.#match.past !== undefined;
  }
  get canRedo(): boolean {
    return this.#match.future !== undefined;
  }
  get role(): Role {
    return this.#role;
  }
  get recording(): Recording {
    return this.#recording;
  }
  get fault(): StoreFault | undefined {
    return this.#fault;
  }
  /** Number of entries that are told and not yet on the disk. */
  get unrecorded(): number {
    return this.#match.log.length - this.#durable;
  }
  /** The frozen sheet of a finished match; of one whose log stops, nothing of the kind is believed. */
  get result(): FrozenSheet | undefined {
    return this.#match.stop ? undefined : this.#result;
  }
  /** What could not be told again after another window had gone on. */
  get left(): Rebased<State, Move>['left'] {
    return this.#left;
  }
  effectsOf(entry: EntryId): readonly Effect[] | undefined {
    return effectsOf(this.#match, entry);
  }
  stateBefore(entry: EntryId): State | undefined {
    return stateBefore(this.#match, entry);
  }

  // What the table tells.

  tell(move: Move): Hearing<State, Move> {
    return this.take({ type: 'tell', act: { type: 'move', move } });
  }
  /** A move that was forgotten, put in before another one. */
  insert(move: Move, before: EntryId): Hearing<State, Move> {
    return this.take({ type: 'tell', act: { type: 'move', move }, before });
  }
  overrule(move: Move, waived: readonly ClauseId[], reason: string): Hearing<State, Move> {
    return this.take({ type: 'tell', act: { type: 'overrule', move, waived, reason } });
  }
  correct(seat: SeatId, points: number, reason: string): Hearing<State, Move> {
    return this.take({ type: 'tell', act: { type: 'correct', seat, points, reason } });
  }
  restate(position: unknown, reason: string): Hearing<State, Move> {
    return this.take({ type: 'tell', act: { type: 'restate', position, reason } });
  }
  amend(target: EntryId, act: Act<Move>): Hearing<State, Move> {
    return this.take({ type: 'amend', target, act });
  }
  strike(targets: readonly EntryId[]): Hearing<State, Move> {
    return this.take({ type: 'strike', targets });
  }
  settle(houseRulings: HouseRulings, reason: string): Hearing<State, Move> {
    return this.take({ type: 'settle', houseRulings, reason });
  }
  undo(): Hearing<State, Move> {
    return this.take({ type: 'undo' });
  }
  redo(): Hearing<State, Move> {
    return this.take({ type: 'redo' });
  }

  /** What an entry would change, without taking it. */
  previewOf(told: Told<Move>): Preview | Refusal {
    return preview(this.rules, this.#match, this.#entryOf(told));
  }

  /** Counts at once in memory, and is queued for the disk. */
  take(told: Told<Move>): Hearing<State, Move> {
    const hindrance = this.#hindrance();
    if (hindrance) return { accepted: false, refusal: hindrance };
    // Reading makes a plain copy: a screen's own reactive objects could not be stored.
    const entry = this.#entryOf(told);
    const reading = this.#readEntry(entry);
    const hearing = hear(this.rules, this.#match, reading.ok ? reading.entry : entry);
    if (!hearing.accepted) return hearing;
    // Nothing may be written that could not be read again.
    if (!reading.ok) return { accepted: false, refusal: unreadable(reading.fault) };
    const isMended = this.#result && this.#match.stop;
    this.#match = hearing.match;
    this.#queue.push(reading.entry);
    if (isMended) void this.reopen();
    void this.#write();
    return hearing;
  }

  /** Tries again to bring to the disk what is not there yet; behind what another window wrote meanwhile. */
  async retry(): Promise<Outcome<undefined>> {
    if (this.#fault?.code === 'someone-else-wrote') {
      if (this.#role === 'follower') await this.#lock.steal();
      const again = await this.#startOver();
      if (!again.ok) return again;
      await this.#becomeWriter();
    }
    await this.#write();
    return this.#fault ? failed(this.#fault) : done(undefined);
  }

  /** Gives up what could not be recorded and shows what is on the disk. */
  async discardUnrecorded(): Promise<Outcome<undefined>> {
    await this.settled();
    this.#queue = [];
    return this.#startOver();
  }

  /** Everything told so far is on the disk, or has failed: see `recording`. */
  async settled(): Promise<Recording> {
    while (this.#writing) await this.#writing;
    return this.#recording;
  }

  /** Takes the pen from the window that has it. */
  async takeOver(): Promise<void> {
    if (this.#role === 'writer') return;
    await this.#lock.steal();
    await this.#becomeWriter();
  }

  /** Ends the match and keeps its sheet as it is now. */
  async finish(): Promise<Outcome<FrozenSheet>> {
    const hindrance = this.#hindrance();
    if (hindrance) return failed({ code: 'refused', refusal: hindrance });
    await this.#write();
    if (this.#fault) return failed(this.#fault);
    const finishedAt = this.#surroundings.now();
    const stamp = { rulesetVersion: this.ruleset.version, finishedAt };
    const result = freezeSheet(this.rules, this.#match, stamp);
    const frozen = await freezeMatch(this.#db, this.id, result);
    if (!frozen.ok) return frozen;
    this.#result = result;
    return done(result);
  }

  /** Goes on with a finished match: its frozen sheet no longer holds. */
  async reopen(): Promise<Outcome<undefined>> {
    const reopened = await reopenMatch(this.#db, this.id, this.#surroundings.now());
    if (reopened.ok) this.#result = undefined;
    return reopened;
  }

  /** Lets the next window write. What is queued is still written. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#stopFollowing?.();
    await this.settled();
    this.#lock.release();
  }

  // Who writes.

  async #begin(): Promise<void> {
    if (await this.#lock.tryTake()) await this.#becomeWriter();
    else this.#becomeFollower();
  }

  async #becomeWriter(): Promise<void> {
    if (this.#isClosed) return;
    this.#stopFollowing?.();
    this.#stopFollowing = undefined;
    await this.#catchUp();
    this.#role = 'writer';
    this.#followIfShared();
  }

  #becomeFollower(): void {
    this.#role = 'follower';
    this.#startFollowing();
  }

  #followIfShared(): void {
    if (this.#lock.isShared) this.#startFollowing();
  }

  #startFollowing(): void {
    if (this.#isClosed) return;
    this.#stopFollowing?.();
    this.#stopFollowing = followMatch(
      this.#db,
      this.id,
      () => this.#durable,
      (news) => this.#hearNews(news),
      (fault) => (this.#fault = fault),
    );
  }

  #hearNews({ row, rows }: News): void {
    if (this.#writing) {
      this.#hasMissedNews = true; // it may be our own entries that are new
      return;
    }
    const fresh = rows.filter(({ seq }) => seq >= this.#durable);
    const [first] = fresh;
    if (first && this.#queue.length > 0) {
      this.#fail({ code: 'someone-else-wrote', match: this.id, seq: first.seq });
      return;
    }
    for (const entry of fresh) if (!this.#followRow(entry)) return;
    if (row && (row.result === undefined) !== (this.#result === undefined)) void this.#startOver();
  }

  #followRow(row: LogRow): boolean {
    const { seq } = row;
    const reading = this.#readEntry(entryIn(row));
    if (!reading.ok) {
      this.#fault = { ...reading.fault, path: `entries.${seq}.${reading.fault.path}` };
      return false;
    }
    this.#match = follow(this.rules, this.#match, reading.entry);
    this.#durable = seq + 1;
    return true;
  }

  // What is on the disk.

  /** One writing at a time, in order; what is told meanwhile goes with the next one. */
  #write(): Promise<void> {
    this.#writing ??= this.#writeQueue().finally(() => {
      this.#writing = undefined;
      if (this.#hasMissedNews) void this.#catchUp();
    });
    return this.#writing;
  }

  async #writeQueue(): Promise<void> {
    if (this.#queue.length === 0) return;
    this.#recording = 'recording';
    while (this.#queue.length > 0) {
      const batch = this.#queue.slice();
      const summary = summaryOf(this.rules, this.#match); // all that is told stands in the batch
      const appended = await appendEntries(this.#db, this.id, this.#durable, batch, summary);
      if (!appended.ok) {
        this.#fail(appended.fault);
        return;
      }
      this.#queue.splice(0, batch.length);
      this.#durable += batch.length;
    }
    this.#recording = 'recorded';
    this.#fault = undefined;
  }

  async #catchUp(): Promise<void> {
    this.#hasMissedNews = false;
    const news = await attempt(() => newsOf(this.#db, this.id, this.#durable));
    if (news.ok) this.#hearNews(news.value);
    else this.#fault = news.fault;
  }

  #fail(fault: StoreFault): void {
    this.#fault = fault;
    this.#recording = 'failed';
  }

  /** Reads the match anew, and tells again behind it what is still queued. */
  async #startOver(): Promise<Outcome<undefined>> {
    const loaded = await this.#load();
    if (!loaded.ok) {
      this.#fault = loaded.fault;
      return loaded;
    }
    const { file, match } = loaded.value;
    const again = rebase(this.rules, match, this.#queue, ({ length }) => this.#idAfter(length));
    this.#match = again.match;
    this.#queue = [...again.taken];
    this.#durable = match.log.length;
    this.#left = again.left;
    this.#result = file.result;
    this.#recording = this.#queue.length > 0 ? 'failed' : 'recorded';
    this.#fault = undefined;
    return done(undefined);
  }

  #entryOf(told: Told<Move>): Entry<Move> {
    const { device } = this.#surroundings;
    return {
      id: this.#idAfter(this.#match.log.length),
      device,
      at: this.#surroundings.now(),
      told,
    };
  }

  /** A log only grows, so its length is a number no entry of this phone has had. */
  #idAfter(length: number): EntryId {
    return `${this.#surroundings.device}:${length + 1}`;
  }

  #hindrance(): Refusal | undefined {
    if (this.#role !== 'writer') return { clause: 'table.log.elsewhere', facts: {}, firm: true };
    if (this.result) return { clause: 'table.log.finished', facts: {}, firm: true };
    if (this.#match.log.length >= MOST_ENTRIES)
      return { clause: 'table.log.full', facts: { entries: MOST_ENTRIES }, firm: true };
    return undefined;
  }
}

async function loadMatch<S extends Setup, State, Move>({
  db,
  id,
  module,
}: LiveMatchSource<S, State, Move>): Promise<Outcome<Loaded<State, Move>>> {
  const stored = await readMatch(db, id, [module]);
  if (!stored.ok) return stored;
  const { file } = stored.value;
  const ruleset = await readRuleset(db, module, file.ruleset.version);
  if (!ruleset.ok) return ruleset;
  const opening = openMatch(file as MatchFile<Move>, module, ruleset.value);
  return opening.ok ? done({ ...opening.opened, file }) : failed(opening.fault);
}

function unreadable({ path, expected, received }: Damage): Refusal {
  return { clause: 'table.log.unreadable', facts: { path, expected, received }, firm: true };
}

function locksHere(): Locks | undefined {
  return typeof navigator !== 'undefined' && 'locks' in navigator ? navigator.locks : undefined;
}
