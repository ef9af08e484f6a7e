// The shelf at a glance: read straight from IndexedDB, so that it is drawn before Dexie and the readers of files are
// loaded. It answers only where the database is of this version and every row it shows is whole, by the same rules as
// shelf.ts; wherever it does not answer, shelf.ts has the word, which can raise a database and name a fault.
import { MOST_TOTAL } from '../referee/entry.ts';
import { isLocalTime } from '../referee/localTime.ts';
import { SEAT_ID } from '../referee/seats.ts';
import type { MatchCard, RunningCard, ShelfPage } from './shelf.ts';
import { isSummary } from './wholeSummary.ts';
import type { SummaryRow } from './db.ts';

/** Of the stores in db.ts, as the browser counts it: Dexie counts in tenths. */
export const INSTALLED_VERSION = 20;

/** Milliseconds after which another window that holds the database up is no longer waited for. */
const PATIENCE = 1_000;

export interface ShelfContent {
  readonly running: ShelfPage<RunningCard>;
  readonly finished: ShelfPage;
  /** Number of matches that were taken from it. */
  readonly putAway: number;
}

/** Running matches and the latest `size` finished ones; undefined where the careful reader has to look. */
export async function glanceAtShelf(
  size: number,
  name = 'impresario',
): Promise<ShelfContent | undefined> {
  try {
    const db = await opened(name);
    try {
      return db.version === INSTALLED_VERSION ? await contentOf(db, size) : undefined;
    } finally {
      db.close(); // no window of another version ever waits for this one
    }
  } catch {
    return undefined;
  }
}

/** Without a version: whatever is there stays as it is, and what is not there is not made. */
function opened(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name);
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      reject(new Error('Held up'));
    }, PATIENCE);
    request.onupgradeneeded = () => request.transaction?.abort();
    request.onerror = () => {
      clearTimeout(timer);
      reject(request.error ?? new Error('The database does not open'));
    };
    request.onsuccess = () => {
      clearTimeout(timer);
      const db = request.result;
      db.onversionchange = () => db.close();
      if (isLate) db.close();
      else resolve(db);
    };
  });
}

async function contentOf(db: IDBDatabase, size: number): Promise<ShelfContent | undefined> {
  const transaction = db.transaction(['matches', 'summaries'], 'readonly');
  const shelved = transaction.objectStore('matches').index('[status+shelved+id]');
  const summaries = transaction.objectStore('summaries');
  const [rows, done, putAway] = await Promise.all([
    answer<unknown[]>(shelved.getAll(ofStatus('running'))),
    latest(shelved, size + 1),
    answer(shelved.count(ofStatus('set-aside'))),
  ]);
  const [running, finished] = await Promise.all([
    cardsOf(rows, summaries),
    cardsOf(done.slice(0, size), summaries),
  ]);
  const first = done[size];
  if (running === undefined || finished === undefined) return undefined;
  if (first !== undefined && !isCard(first)) return undefined;
  const cards: RunningCard[] = [];
  for (const card of running) {
    if (card.summary === undefined) return undefined; // its log would have to be counted
    cards.push({ ...card, entries: card.summary.entries, touched: card.summary.touched });
  }
  cards.sort((one, other) => Date.parse(other.touched) - Date.parse(one.touched));
  return {
    running: { cards, damaged: [] },
    finished: {
      cards: finished,
      damaged: [],
      ...(first && { next: [first.shelved, first.id] as const }),
    },
    putAway,
  };
}

function ofStatus(status: string): IDBKeyRange {
  return IDBKeyRange.bound([status], [status, []]);
}

/** Finished rows from the last one backwards. */
function latest(index: IDBIndex, most: number): Promise<unknown[]> {
  return new Promise((resolve, reject) => {
    const rows: unknown[] = [];
    const request = index.openCursor(ofStatus('finished'), 'prev');
    request.onerror = () => reject(request.error ?? new Error('A row does not come'));
    request.onsuccess = () => {
      const cursor = request.result;
      if (cursor) rows.push(cursor.value);
      if (cursor && rows.length < most) cursor.continue();
      else resolve(rows);
    };
  });
}

/** Undefined when one of them is not whole. */
async function cardsOf(
  rows: readonly unknown[],
  summaries: IDBObjectStore,
): Promise<MatchCard[] | undefined> {
  const whole = rows.filter(isCard);
  if (whole.length < rows.length) return undefined;
  const found = await Promise.all(
    whole.map(({ id }) => answer(summaries.get(id) as IDBRequest<SummaryRow | undefined>)),
  );
  return whole.map((row, at) => {
    const { id, game, begun, seats, status, shelved, result } = row;
    const summary = found[at];
    return {
      ...{ id, game, begun, seats, status, shelved },
      ...(result && { result: { finishedAt: result.finishedAt, ranks: result.ranks } }),
      ...(summary && isSummary(summary) && { summary }),
    };
  });
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('No answer'));
  });
}

// What a card has to be, by hand; stricter than the schema in shelf.ts is right, looser never.

const SLUG = /^[a-z][a-z0-9-]{0,39}$/;

type Found<T> = { readonly [Key in keyof T]?: unknown };
type Ranks = NonNullable<MatchCard['result']>['ranks'];

function isCard(row: unknown): row is MatchCard {
  if (!isObject<MatchCard>(row)) return false;
  return (
    typeof row.id === 'string' &&
    matches(row.game, SLUG) &&
    isTime(row.begun) &&
    isListOf(row.seats, isSeat) &&
    row.seats.length > 0 &&
    (row.status === 'running' || row.status === 'finished') &&
    Number.isFinite(row.shelved) &&
    (!('result' in row) || isResult(row.result))
  );
}

function isSeat(seat: unknown): boolean {
  if (!isObject<MatchCard['seats'][number]>(seat)) return false;
  const { id, name, colour, symbol, player, ...more } = seat;
  return (
    isText(id, 40) &&
    matches(id, SEAT_ID) &&
    isText(name, 40) &&
    matches(colour, SLUG) &&
    isText(symbol, 20) &&
    (!('player' in seat) || isText(player, 80)) &&
    Object.keys(more).length === 0
  );
}

function isResult(result: unknown): boolean {
  if (!isObject<NonNullable<MatchCard['result']>>(result)) return false;
  return isTime(result.finishedAt) && isListOf(result.ranks, isRank);
}

function isRank(one: unknown): boolean {
  if (!isObject<Ranks[number]>(one)) return false;
  const { seat, rank, total, decidedBy, ...more } = one;
  return (
    isText(seat, 40) &&
    isWhole(rank, 1, 12) &&
    isWhole(total, -MOST_TOTAL, MOST_TOTAL) &&
    (!('decidedBy' in one) || matches(decidedBy, /^(?=.{1,120}$)[a-z0-9-]+(\.[a-z0-9-]+)+$/)) &&
    Object.keys(more).length === 0
  );
}

function isObject<T>(value: unknown): value is Found<T> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isListOf(value: unknown, isOne: (one: unknown) => boolean): value is unknown[] {
  return Array.isArray(value) && value.length <= 12 && value.every(isOne);
}

function isText(value: unknown, most: number): boolean {
  return typeof value === 'string' && value.length > 0 && value.length <= most;
}

function isWhole(value: unknown, least: number, most: number): boolean {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
}

function isTime(value: unknown): boolean {
  return typeof value === 'string' && isLocalTime(value);
}

function matches(value: unknown, pattern: RegExp): boolean {
  return typeof value === 'string' && pattern.test(value);
}
