// One match under the hands of the table: what is told counts at once, is called recorded only when it is on the disk,
// and only one window writes while the others follow.
import type { Entry, EntryId, Told } from '../referee/entry.ts';
import type { RulesModule } from '../referee/game.ts';
import { follow, hear, type Hearing } from '../referee/match.ts';
import type { MatchFile } from '../referee/matchFile.ts';
import { entryReader, type EntryReading } from '../referee/entrySchema.ts';
import { preview, type Preview } from '../referee/preview.ts';
import { rebase, type Left } from '../referee/rebase.ts';
import type { Setup } from '../referee/rules.ts';
import type { Refusal, SeatId } from '../referee/ruling.ts';
import { sameJson } from '../referee/sameJson.ts';
import type { FrozenSheet } from '../referee/sheet.ts';
import { summaryOf } from '../referee/summary.ts';
import type { ImpresarioDb, LogRow } from '../storage/db.ts';
import { done, failed, type Outcome, type StoreFault } from '../storage/faults.ts';
import type { News } from '../storage/following.ts';
import { entryIn, layBack, type NewMatch } from '../storage/matches.ts';
import { renameSeat } from '../storage/players.ts';
import { Ending } from './ending.svelte.ts';
import { loadMatch, type Loaded } from './loadMatch.ts';
import { hindranceOf, unreadable } from './logRefusals.ts';
import { MatchTelling } from './matchTelling.ts';
import { Pen, type Role } from './pen.svelte.ts';
import { recordedOf, Recorder, type Recording } from './recorder.svelte.ts';
import type { Surroundings } from './surroundings.ts';
import { unrecordedTail } from './unrecordedTail.ts';
import type { Locks } from './writerLock.ts';

export interface LiveMatchSource<S extends Setup, State, Move> {
  readonly db: ImpresarioDb;
  readonly module: RulesModule<S, State, Move>;
  readonly id: string;
  readonly surroundings: Surroundings;
  /** The browser's own when left out; `false` for a browser without. */
  readonly locks?: Locks | false;
}

type Source = LiveMatchSource<Setup, unknown, unknown>;

interface Parts<State, Move> {
  readonly loaded: Loaded<State, Move>;
  readonly load: () => Promise<Outcome<Loaded<State, Move>>>;
  readonly readEntry: (entry: unknown) => EntryReading<Move>;
}

export class LiveMatch<State = unknown, Move = unknown> extends MatchTelling<State, Move> {
  #left: readonly Left<Move>[] = $state.raw([]);

  readonly #db: ImpresarioDb;
  readonly #head: Omit<NewMatch, 'seats'>;
  readonly #surroundings: Surroundings;
  readonly #readEntry: (entry: unknown) => EntryReading<Move>;
  readonly #load: () => Promise<Outcome<Loaded<State, Move>>>;
  readonly #recorder: Recorder<Move>;
  readonly #pen: Pen;
  readonly #ending: Ending<State, Move>;
  #closing: Promise<void> | undefined;
  #laying: Promise<Outcome<undefined>> | undefined;

  /** Reads the match once and replays it under the ruleset it began with. */
  static async open<S extends Setup, State, Move>(
    source: LiveMatchSource<S, State, Move>,
  ): Promise<Outcome<LiveMatch<State, Move>>> {
    const load = () => loadMatch(source);
    const loaded = await load();
    if (!loaded.ok) return loaded;
    const readEntry = entryReader(source.module);
    const live = new LiveMatch(source, { loaded: loaded.value, load, readEntry });
    live.#takeUp();
    await live.#pen.take();
    return done(live);
  }

  private constructor(
    { db, surroundings, locks }: Pick<Source, 'db' | 'surroundings' | 'locks'>,
    { loaded, load, readEntry }: Parts<State, Move>,
  ) {
    super(loaded);
    const match = this.id;
    this.#head = headOf(loaded.file);
    this.#db = db;
    this.#surroundings = surroundings;
    this.#readEntry = readEntry;
    this.#load = load;
    const summary = () => summaryOf(this.rules, this.heard);
    const hearNews = (news: News) => this.#hearNews(news);
    const idAt = (seq: number) => this.heard.log.at(seq)?.id;
    const recording = { db, match, summary, idAt, hear: hearNews };
    this.#recorder = new Recorder(recording, this.heard.log.length);
    const catchUp = () => this.#recorder.catchUp();
    const followWindows = () => this.#recorder.follow();
    const onheld = () => this.#goOn();
    this.#pen = new Pen({ match, locks, follow: followWindows, catchUp, onheld });
    const { rules, begun, ruleset, id } = this;
    const ways = {
      ...{ db, id, begun, rules, rulesetVersion: ruleset.version },
      match: () => this.heard,
      mayKeep: () => this.role === 'writer',
      record: () => this.#record(),
      now: () => surroundings.now(),
    };
    this.#ending = new Ending(ways, loaded.file.result, loaded);
  }

  get role(): Role {
    return this.#pen.role;
  }
  get recording(): Recording {
    return this.#recorder.recording;
  }
  get fault(): StoreFault | undefined {
    return this.#recorder.fault ?? this.#ending.fault;
  }
  /** By another window: nothing of it can be recorded any more, unless it is laid back. */
  get isDeleted(): boolean {
    return this.fault?.code === 'no-such-match';
  }
  /** It is of reading what lies on the disk: nothing that was told or counted here is missing there. */
  get isUnread(): boolean {
    return this.#recorder.fault !== undefined && this.unrecorded === 0;
  }
  /** Number of entries that are told and not yet on the disk. */
  get unrecorded(): number {
    return this.#recorder.queue.length;
  }
  /** The frozen sheet of a finished match; of one whose log stops, nothing of the kind is believed. */
  get result(): FrozenSheet | undefined {
    return this.heard.stop ? undefined : this.#ending.result;
  }
  /** What was kept of a match whose log stops by the rules of today; it goes with the first thing that is told. */
  get resultBefore(): FrozenSheet | undefined {
    return this.heard.stop ? this.#ending.result : undefined;
  }
  /** The sheet of a match that is over is being kept, or let go: the table need not do it. */
  get isKeeping(): boolean {
    return this.#ending.isAtWork;
  }
  /** What could not be told again after another window had gone on, until the table has seen it. */
  get left(): readonly Left<Move>[] {
    return this.#left;
  }
  forgetLeft(): void {
    this.#left = [];
  }

  /** Takes the last act back, also where it has ended the match and the sheet is kept by now. */
  takeBack(): Promise<Hearing<State, Move>> {
    return this.#step('undo');
  }

  /** Brings back what was taken back last, also where the sheet is kept. */
  bringBack(): Promise<Hearing<State, Move>> {
    return this.#step('redo');
  }

  async #step(type: 'undo' | 'redo'): Promise<Hearing<State, Move>> {
    const reopened = this.result && (await this.reopen());
    if (reopened?.ok === false) this.#ending.ail({ fault: reopened.fault });
    const heard = this.take({ type });
    if (reopened?.ok && this.isOver) void this.finish(); // it was opened for this alone
    return heard;
  }

  /** What an entry would change, without taking it. */
  previewOf(told: Told<Move>): Preview | Refusal {
    return preview(this.rules, this.heard, this.#entryOf(told));
  }

  /** Counts at once in memory, and is queued for the disk. */
  take(told: Told<Move>): Hearing<State, Move> {
    const hindrance = this.#hindrance();
    if (hindrance) return { accepted: false, refusal: hindrance };
    // Reading makes a plain copy: a screen's own reactive objects could not be stored.
    const entry = this.#entryOf(told);
    const reading = this.#readEntry(entry);
    const hearing = hear(this.rules, this.heard, reading.ok ? reading.entry : entry);
    if (!hearing.accepted) return hearing;
    // Nothing may be written that could not be read again.
    if (!reading.ok) return { accepted: false, refusal: unreadable(reading.fault) };
    const isMended = this.#ending.result && this.heard.stop;
    this.heard = hearing.match;
    this.#recorder.add(reading.entry);
    if (isMended) void this.#ending.letGo();
    void this.#recorder.write();
    void this.#ending.settle({ isUndone: told.type === 'undo' });
    return hearing;
  }

  /** A name that was written wrong: the log knows seats, not names, and stays as it is. */
  async rename(seat: SeatId, name: string): Promise<Outcome<undefined>> {
    const renamed = await renameSeat(this.#db, this.id, seat, name);
    if (!renamed.ok) return renamed;
    this.seated = renamed.value;
    return done(undefined);
  }

  // What is on the disk, and who writes.

  /** Tries again to read what could not be read, and to bring to the disk what is not there yet; behind what another window wrote meanwhile. */
  async retry(): Promise<Outcome<undefined>> {
    if (this.fault?.code === 'someone-else-wrote') {
      await this.#pen.steal();
      const again = await this.#startOver();
      if (!again.ok) return again;
      await this.#pen.hold();
    } else if (this.isUnread) {
      const again = await this.#startOver();
      if (!again.ok) return again;
      this.#pen.followAnew();
    }
    const recorded = await this.#record();
    void this.#ending.retry();
    return recorded;
  }

  /** Lays a match that another window has deleted here again, with all that is told of it and the sheet that was kept. */
  layBack(): Promise<Outcome<undefined>> {
    this.#laying ??= this.#layBack().finally(() => (this.#laying = undefined));
    return this.#laying;
  }

  async #layBack(): Promise<Outcome<undefined>> {
    await this.settled();
    const { heard, seated } = this;
    const result = this.unrecorded === 0 ? this.#ending.result : undefined;
    const entries = heard.log.toArray();
    const told = { ...this.#head, seats: seated, entries, ...(result && { result }) };
    const { isBeingMended } = this.#ending;
    const laid = await layBack(this.#db, told, summaryOf(this.rules, heard), { isBeingMended });
    if (!laid.ok) {
      // Whatever else it is, the match is still deleted, and this stays the way to keep it.
      if (laid.fault.code === 'someone-else-wrote') this.#recorder.ail(laid.fault);
      return laid;
    }
    await this.settled(); // of what was told meanwhile
    const durable = Math.max(entries.length, this.#recorder.durable);
    this.#recorder.startOver(durable, this.heard.log.toArray().slice(durable));
    this.#ending.follow(result);
    const recorded = await this.#record();
    void this.#ending.settle();
    return recorded;
  }

  /** Lets a match go that another window has deleted: nothing of it waits any more. */
  forsake(): void {
    this.#recorder.giveUp();
  }

  /** Gives up what could not be recorded and shows what is on the disk. */
  async discardUnrecorded(): Promise<Outcome<undefined>> {
    await this.settled();
    return this.#startOver({ givesUp: true });
  }

  /** Everything told so far is on the disk, or has failed: see `recording`. */
  settled(): Promise<Recording> {
    return this.#recorder.settled();
  }

  /** Takes the pen from the window that has it. */
  async takeOver(): Promise<void> {
    if (this.role === 'writer') return;
    await this.#pen.steal();
    await this.#pen.hold();
  }

  /** Keeps the sheet as it is now; a match that is over does so by itself, but for one that is opened again to be mended. */
  async finish(): Promise<Outcome<FrozenSheet | undefined>> {
    const hindrance = this.#hindrance();
    return hindrance ? failed({ code: 'refused', refusal: hindrance }) : this.#ending.keep();
  }

  /** Goes on with a finished match: its frozen sheet no longer holds. */
  reopen(): Promise<Outcome<undefined>> {
    return this.#ending.reopen();
  }

  /** Lets the next window write. What is queued is still written, or waits for this window to come back. */
  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    this.#pen.close();
    await this.settled();
    await this.#recorder.write();
    this.#pen.release();
  }

  /** Writes what waits, and keeps the sheet of a match that is over: whoever had the pen may have left before. */
  #goOn(): void {
    void this.#recorder.write();
    void this.#ending.settle();
  }

  async #record(): Promise<Outcome<undefined>> {
    await this.#recorder.write();
    const { fault } = this.#recorder;
    return fault ? failed(fault) : done(undefined);
  }

  #hearNews({ row, rows, before }: News): void {
    if (before && 'id' in before && before.id !== this.heard.log.at(before.seq)?.id) {
      void this.#startOver(); // another log lies here by now
      return;
    }
    for (const entry of rows) if (!this.#followRow(entry)) return;
    if (row === undefined || this.isKeeping) return;
    const isRenamed = !sameJson(row.seats, this.seated);
    // Another sheet may have taken the place of the one that was kept: this window may have slept through what lay between.
    const isKeptAsHere = sameJson(row.result, this.#ending.result);
    if (isRenamed || !isKeptAsHere) void this.#startOver();
  }

  #followRow(row: LogRow): boolean {
    const { seq } = row;
    const reading = this.#readEntry(entryIn(row));
    if (!reading.ok) {
      this.#recorder.misread({ ...reading.fault, path: `entries.${seq}.${reading.fault.path}` });
      return false;
    }
    this.heard = follow(this.rules, this.heard, reading.entry);
    this.#recorder.followed(seq);
    return true;
  }

  /** Reads the match anew, and tells again behind it what is still queued, unless it is given up. */
  async #startOver({ givesUp = false } = {}): Promise<Outcome<undefined>> {
    const loaded = await this.#readAll();
    if (!loaded.ok) {
      this.#recorder.misread(loaded.fault);
      return loaded;
    }
    if (givesUp) this.#recorder.giveUp();
    const { file, match } = loaded.value;
    const { queue: all, durable } = this.#recorder;
    const queue = all.slice(recordedOf(all, (index) => match.log.at(durable + index)));
    const again = rebase(this.rules, match, queue, ({ length }) => this.#idAfter(length));
    this.heard = again.match;
    this.seated = file.seats;
    this.#left = [...this.#left, ...again.left];
    this.#ending.follow(file.result, loaded.value);
    this.#recorder.startOver(match.log.length, again.taken);
    return done(undefined);
  }

  /** What lies on the disk; what this window brought there meanwhile is read as well. */
  async #readAll(): Promise<Outcome<Loaded<State, Move>>> {
    const before = this.#recorder.durable;
    const loaded = await this.#load();
    await this.settled();
    return loaded.ok && this.#recorder.durable !== before ? this.#readAll() : loaded;
  }

  /** What could not be recorded when this window was here last: as it was told, where the log has not moved on. */
  #takeUp(): void {
    const tail = unrecordedTail(this.id, this.heard.log, this.#readEntry);
    if (tail === undefined) return;
    this.#left = tail.left;
    if (tail.from === this.heard.log.length)
      for (const entry of tail.entries) this.heard = follow(this.rules, this.heard, entry);
    this.#recorder.startOver(tail.from, tail.entries);
  }

  #entryOf(told: Told<Move>): Entry<Move> {
    const { device } = this.#surroundings;
    return {
      id: this.#idAfter(this.heard.log.length),
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
    const { role, result, heard } = this;
    return hindranceOf({ role, isFinished: result !== undefined, entries: heard.log.length });
  }
}

function headOf({ id, game, ruleset, begun, setup }: MatchFile): Omit<NewMatch, 'seats'> {
  return { id, game, ruleset, begun, setup };
}
