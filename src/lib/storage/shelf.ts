// What stands on the shelf: running matches, and finished ones page by page. Reads no log, and knows no rules.
import { Dexie } from 'dexie';
import * as v from 'valibot';
import { damageOf } from '../referee/fileFault.ts';
import { LocalTimeSchema, RankSchema, SeatsSchema, SlugSchema } from '../referee/fieldSchemas.ts';
import { STATUSES, type ImpresarioDb, type MatchRow, type Status, type SummaryRow } from './db.ts';
import { attempt, type Outcome, type StoreFault } from './faults.ts';
import { summariesOf } from './summaries.ts';
import { isSummary } from './wholeSummary.ts';

const CardSchema = v.object({
  id: v.string(),
  game: SlugSchema,
  begun: LocalTimeSchema,
  seats: SeatsSchema,
  status: v.picklist(STATUSES),
  shelved: v.number(),
  result: v.exactOptional(v.object({ finishedAt: LocalTimeSchema, ranks: v.array(RankSchema) })),
});

/** A match as the shelf shows it. */
export interface MatchCard extends v.InferOutput<typeof CardSchema> {
  /** Absent until an older match is looked at for the first time. */
  readonly summary?: SummaryRow;
}

/** A running match with how far it has come. */
export interface RunningCard extends MatchCard {
  /** Entries in its log. */
  readonly entries: number;
  /** Local time of the last one; of its beginning when there is none. */
  readonly touched: string;
}

/** A record that cannot be read. It is shown and kept, never removed by itself. */
export interface DamagedCard {
  readonly id: string;
  readonly fault: StoreFault;
}

export interface ShelfPage<Card = MatchCard> {
  readonly cards: readonly Card[];
  readonly damaged: readonly DamagedCard[];
  /** Where the next page begins; absent when this is the last one. */
  readonly next?: ShelfPlace;
}

export type ShelfPlace = readonly [shelved: number, id: string];

/** Every running match, the one last touched first. */
export function listRunning(db: ImpresarioDb): Promise<Outcome<ShelfPage<RunningCard>>> {
  return attempt(async () => {
    const { cards, damaged } = await page(db, await ofStatus(db, 'running').toArray());
    const running = await Promise.all(cards.map((card) => withProgress(db, card)));
    running.sort((one, other) => Date.parse(other.touched) - Date.parse(one.touched));
    return { cards: running, damaged };
  });
}

/** Finished matches, of one game or of all, the latest first. */
export function listFinished(
  db: ImpresarioDb,
  size: number,
  from?: ShelfPlace,
  game?: string,
): Promise<Outcome<ShelfPage>> {
  return attempt(async () => {
    const all = ofStatus(db, 'finished', from).reverse();
    const wanted = game === undefined ? all : all.filter((row) => row.game === game);
    const rows = await wanted.limit(size + 1).toArray();
    const shown = rows.slice(0, size);
    const first = rows[size];
    return {
      ...(await page(db, shown)),
      ...(first && { next: [first.shelved, first.id] as const }),
    };
  });
}

/** Every finished match that can be read, the latest first: one after another, so that all their sheets are never in memory at once. */
export function eachFinished(
  db: ImpresarioDb,
  take: (card: MatchCard) => void,
): Promise<Outcome<void>> {
  return attempt(async () => {
    const summaries = new Map<string, SummaryRow>();
    await db.summaries.each((row) => {
      if (isSummary(row)) summaries.set(row.match, row);
    });
    await ofStatus(db, 'finished')
      .reverse()
      .each((row) => {
        const read = readCard(row);
        const summary = summaries.get(row.id);
        if (read.ok) take({ ...read.card, ...(summary && { summary }) });
      });
  });
}

/** One match, wherever it stands on the shelf; undefined where there is none, or none that can be read. */
export function cardOf(db: ImpresarioDb, id: string): Promise<Outcome<MatchCard | undefined>> {
  return attempt(async () => {
    const row = await db.matches.get(id);
    return row && (await page(db, [row])).cards[0];
  });
}

/** What was taken from the shelf, the latest first. It stays until it is brought back or deleted. */
export function listPutAway(db: ImpresarioDb): Promise<Outcome<ShelfPage>> {
  return attempt(async () => page(db, await ofStatus(db, 'set-aside').reverse().toArray()));
}

export function countPutAway(db: ImpresarioDb): Promise<Outcome<number>> {
  return attempt(() => ofStatus(db, 'set-aside').count());
}

/** Matches that ended after a time, in milliseconds. */
export function countFinishedSince(db: ImpresarioDb, since: number): Promise<Outcome<number>> {
  return attempt(() => ofStatus(db, 'finished', undefined, since).count());
}

/** Every record that cannot be read, wherever it stands, and those that stand in no list for that very reason. */
export function listDamaged(db: ImpresarioDb): Promise<Outcome<readonly DamagedCard[]>> {
  return attempt(async () => {
    const damaged: DamagedCard[] = [];
    await db.matches.each((row) => {
      const read = readCard(row);
      if (!read.ok) damaged.push(read.damaged);
    });
    return damaged;
  });
}

function ofStatus(db: ImpresarioDb, status: Status, to?: ShelfPlace, since?: number) {
  const first = since === undefined ? [status] : [status, since];
  const last = [status, ...(to ?? [Dexie.maxKey])];
  return db.matches.where('[status+shelved+id]').between(first, last, true, true);
}

async function page(db: ImpresarioDb, rows: readonly MatchRow[]): Promise<ShelfPage> {
  const summaries = await summariesOf(
    db,
    rows.map(({ id }) => id),
  );
  const cards: MatchCard[] = [];
  const damaged: DamagedCard[] = [];
  for (const row of rows) {
    const read = readCard(row);
    const summary = summaries.get(row.id);
    if (read.ok) cards.push({ ...read.card, ...(summary && { summary }) });
    else damaged.push(read.damaged);
  }
  return { cards, damaged };
}

type CardReading =
  | { readonly ok: true; readonly card: MatchCard }
  | { readonly ok: false; readonly damaged: DamagedCard };

function readCard(row: MatchRow): CardReading {
  const read = v.safeParse(CardSchema, row, { abortEarly: true });
  return read.success
    ? { ok: true, card: read.output }
    : { ok: false, damaged: { id: row.id, fault: damageOf(read.issues[0]) } };
}

async function withProgress(db: ImpresarioDb, card: MatchCard): Promise<RunningCard> {
  const { summary, id, begun } = card;
  if (summary) return { ...card, entries: summary.entries, touched: summary.touched };
  const last = await db.entries
    .where('[match+seq]')
    .between([id], [id, Dexie.maxKey], true, true)
    .last();
  const at = v.safeParse(LocalTimeSchema, last && 'at' in last ? last.at : undefined);
  return { ...card, entries: (last?.seq ?? -1) + 1, touched: at.success ? at.output : begun };
}
