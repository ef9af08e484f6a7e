// What is told on its way to the disk: one writing at a time, in order, and called recorded only when it is there.
// What another window wrote is heard between two writings.
import type { Entry } from '../referee/entry.ts';
import type { Summary } from '../referee/summary.ts';
import type { ImpresarioDb } from '../storage/db.ts';
import { attempt, type StoreFault } from '../storage/faults.ts';
import { followMatch, newsOf, type News } from '../storage/following.ts';
import { appendEntries } from '../storage/matches.ts';

/** `recorded`: all that was told is on the disk. `failed`: something is not, see `fault`, and waits to be tried again. */
export type Recording = 'recorded' | 'recording' | 'failed';

interface RecorderWays {
  readonly db: ImpresarioDb;
  readonly match: string;
  /** Of the match with all that is told. */
  readonly summary: () => Summary;
  /** Entries that are not heard yet, in their order. */
  readonly hear: (news: News) => void;
}

export class Recorder<Move> {
  readonly #ways: RecorderWays;
  #recording: Recording = $state('recorded');
  #fault: StoreFault | undefined = $state.raw();
  /** Accepted and not yet on the disk; always the end of the log. */
  #queue: Entry<Move>[] = [];
  /** Entries of the log that are on the disk. */
  #durable: number;
  #writing: Promise<void> | undefined;
  #hasMissedNews = false;

  constructor(ways: RecorderWays, durable: number) {
    this.#ways = ways;
    this.#durable = durable;
  }

  get recording(): Recording {
    return this.#recording;
  }
  get fault(): StoreFault | undefined {
    return this.#fault;
  }
  get queue(): readonly Entry<Move>[] {
    return this.#queue;
  }
  get durable(): number {
    return this.#durable;
  }

  /** Queued, to be written at once or with the next batch. */
  add(entry: Entry<Move>): void {
    this.#queue.push(entry);
  }

  giveUp(): void {
    this.#queue = [];
  }

  /** Goes on from what has been read from the disk; what is still queued waits to be tried again. */
  startOver(durable: number, queue: readonly Entry<Move>[]): void {
    this.#queue = [...queue];
    this.#durable = durable;
    this.#recording = queue.length > 0 ? 'failed' : 'recorded';
    this.#fault = undefined;
  }

  /** An entry of another window stands in the log. */
  followed(seq: number): void {
    this.#durable = seq + 1;
  }

  /** The disk could not be read or followed; what is recorded stays so. */
  ail(fault: StoreFault): void {
    this.#fault = fault;
  }

  /** One writing at a time, in order; what is told meanwhile goes with the next one. */
  write(): Promise<void> {
    this.#writing ??= this.#writeQueue().finally(() => {
      this.#writing = undefined;
      if (this.#hasMissedNews) void this.catchUp();
    });
    return this.#writing;
  }

  /** Everything told so far is on the disk, or has failed. */
  async settled(): Promise<Recording> {
    while (this.#writing) await this.#writing;
    return this.#recording;
  }

  async catchUp(): Promise<void> {
    this.#hasMissedNews = false;
    const { db, match } = this.#ways;
    const news = await attempt(() => newsOf(db, match, this.#durable));
    if (news.ok) this.#hearNews(news.value);
    else this.#fault = news.fault;
  }

  /** Hears whatever is written by other windows. Returns the way to stop. */
  follow(): () => void {
    const { db, match } = this.#ways;
    return followMatch(
      db,
      match,
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
    if (first && this.#queue.length > 0)
      this.#fail({ code: 'someone-else-wrote', match: this.#ways.match, seq: first.seq });
    else this.#ways.hear({ row, rows: fresh });
  }

  async #writeQueue(): Promise<void> {
    if (this.#queue.length === 0) return;
    this.#recording = 'recording';
    while (this.#queue.length > 0) {
      const batch = this.#queue.slice();
      const summary = this.#ways.summary(); // all that is told stands in the batch
      const { db, match } = this.#ways;
      const appended = await appendEntries(db, match, this.#durable, batch, summary);
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

  #fail(fault: StoreFault): void {
    this.#fault = fault;
    this.#recording = 'failed';
  }
}
