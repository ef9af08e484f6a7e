// What is told on its way to the disk: one writing at a time, in order, and called recorded only when it is there.
// What another window wrote is heard between two writings.
import type { Entry } from '../referee/entry.ts';
import type { Summary } from '../referee/summary.ts';
import { sameJson } from '../referee/sameJson.ts';
import type { ImpresarioDb, LogRow } from '../storage/db.ts';
import { attempt, type StoreFault } from '../storage/faults.ts';
import { followMatch, newsOf, type News } from '../storage/following.ts';
import { appendEntries } from '../storage/matches.ts';
import { dropUnrecorded, keepUnrecorded } from './unrecorded.ts';

/** `recorded`: all that was told is on the disk. `failed`: something is not, see `fault`, and waits to be tried again. */
export type Recording = 'recorded' | 'recording' | 'failed';

interface RecorderWays {
  readonly db: ImpresarioDb;
  readonly match: string;
  /** Of the match with all that is told. */
  readonly summary: () => Summary;
  /** Of an entry of the log, as this window knows it. */
  readonly idAt: (seq: number) => Entry['id'] | undefined;
  /** Entries that are not heard yet, in their order. */
  readonly hear: (news: News) => void;
}

export class Recorder<Move> {
  readonly #ways: RecorderWays;
  #recording: Recording = $state('recorded');
  #fault: StoreFault | undefined = $state.raw();
  /** The last one of reading: it is over with the next reading that succeeds. */
  #misread: StoreFault | undefined;
  /** Accepted and not yet on the disk; always the end of the log. */
  #queue: readonly Entry<Move>[] = $state.raw([]);
  /** Entries of the log that are on the disk. */
  #durable: number;
  #writing: Promise<void> | undefined;
  #hasMissedNews = false;
  /** The queue is held beyond this page. */
  #isHeld = false;

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
    this.#queue = [...this.#queue, entry];
  }

  giveUp(): void {
    this.#queue = [];
    this.#hold();
  }

  /** Goes on from what has been read from the disk; what is still queued waits to be tried again. */
  startOver(durable: number, queue: readonly Entry<Move>[]): void {
    this.#queue = [...queue];
    this.#durable = durable;
    this.#recording = queue.length > 0 ? 'failed' : 'recorded';
    this.#fault = undefined;
    this.#hold();
  }

  /** An entry of another window stands in the log. */
  followed(seq: number): void {
    this.#durable = seq + 1;
  }

  /** Something is wrong with the disk; what is recorded stays so. */
  ail(fault: StoreFault): void {
    this.#fault = fault;
  }

  /** The disk could not be read or followed. */
  misread(fault: StoreFault): void {
    this.#misread = fault;
    this.ail(fault);
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
    else this.misread(news.fault);
  }

  /** Hears whatever is written by other windows. Returns the way to stop. */
  follow(): () => void {
    const { db, match } = this.#ways;
    return followMatch(
      db,
      match,
      () => this.#durable,
      (news) => this.#hearNews(news),
      (fault) => this.misread(fault),
    );
  }

  #hearNews({ row, rows, before }: News): void {
    if (this.#writing) {
      this.#hasMissedNews = true; // it may be our own entries that are new
      return;
    }
    const unheard = rows.filter(({ seq }) => seq >= this.#durable);
    const fresh = unheard.slice(this.#passRecorded(unheard));
    const [first] = fresh;
    if (row && this.#queue.length === 0 && this.#fault === this.#misread) this.#fault = undefined;
    if (first && this.#queue.length > 0)
      this.#fail({ code: 'someone-else-wrote', match: this.#ways.match, seq: first.seq });
    else this.#ways.hear({ row, rows: fresh, before });
  }

  async #writeQueue(): Promise<void> {
    if (this.#queue.length === 0) return;
    this.#recording = 'recording';
    while (this.#queue.length > 0) {
      const batch = this.#queue;
      const summary = this.#ways.summary(); // all that is told stands in the batch
      const { db, match } = this.#ways;
      const last = this.#ways.idAt(this.#durable - 1);
      const appended = await appendEntries(db, match, this.#durable, batch, { summary, last });
      if (!appended.ok) {
        this.#fail(appended.fault);
        return;
      }
      this.#queue = this.#queue.slice(batch.length);
      this.#durable += batch.length;
    }
    this.#recording = 'recorded';
    this.#fault = undefined;
    this.#hold();
  }

  #fail(fault: StoreFault): void {
    this.#fault = fault;
    this.#recording = 'failed';
    this.#hold();
  }

  /** A writing that seemed to fail may have come to the disk all the same: how many of the queue stand there. */
  #passRecorded(rows: readonly LogRow[]): number {
    const count = recordedOf(this.#queue, (index) => {
      const row = rows[index];
      return row && 'told' in row ? row : undefined;
    });
    if (count === 0) return 0;
    this.#queue = this.#queue.slice(count);
    this.#durable += count;
    if (this.#queue.length === 0) {
      this.#recording = 'recorded';
      this.#fault = undefined;
    }
    this.#hold();
    return count;
  }

  /** What waits outlasts this page; a writing that succeeds costs nothing more for it. */
  #hold(): void {
    const { match } = this.#ways;
    if (this.#queue.length > 0) {
      keepUnrecorded(match, { from: this.#durable, entries: this.#queue });
      this.#isHeld = true;
    } else if (this.#isHeld) {
      dropUnrecorded(match);
      this.#isHeld = false;
    }
  }
}

/** How many of the entries, from the first one on, are those that stand in the log. */
export function recordedOf(
  entries: readonly Entry[],
  thereAt: (index: number) => Pick<Entry, 'id' | 'at' | 'told'> | undefined,
): number {
  const isThere = ({ id, at, told }: Entry, index: number) => {
    const there = thereAt(index);
    return there?.id === id && there.at === at && sameJson(there.told, told);
  };
  const other = entries.findIndex((entry, index) => !isThere(entry, index));
  return other === -1 ? entries.length : other;
}
