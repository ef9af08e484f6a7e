// What is kept on this phone, seen from outside: how safe it is, out into files, and back in.
import type { RulesModule } from '../referee/game.ts';
import { LARGEST_STORE } from '../referee/storeFile.ts';
import { attempt, type Clash, type StoreFault } from '../storage/faults.ts';
import { askToPersist, healthOf, noteSaved, type Health } from '../storage/health.ts';
import type { RefusedMatch } from '../storage/parcel.ts';
import {
  cardOf,
  countPutAway,
  listDamaged,
  listFinished,
  listRunning,
  type DamagedCard,
  type MatchCard,
} from '../storage/shelf.ts';
import { exportStore, importText, type ClashDecision } from '../storage/transfer.ts';
import { openHouse, type House } from './house.ts';
import { textOfFile, type IncomingFile } from './incomingFile.ts';
import {
  deleteForGood,
  fileOf,
  isOfRecord,
  rawFileOf,
  wholeMatchOf,
  type OutgoingFile,
} from './keeping.ts';
import { fragmentOf } from './matchCode/codeLink.ts';
import { newId } from './surroundings.ts';
import { unrecordedOf } from './unrecorded.ts';

/** How much of this device is not in a file of everything, since it cannot be read. */
export interface LeftOut {
  readonly matches: number;
  readonly copies: number;
}

const NOTHING: LeftOut = { matches: 0, copies: 0 };

/** What the last thing done has led to. */
export type DataNews =
  | { readonly what: 'exported'; readonly leftOut: LeftOut }
  /** As it lies here: no file that could be taken in again. */
  | { readonly what: 'exported-raw' }
  | { readonly what: 'deleted' }
  | {
      readonly what: 'imported';
      readonly added: number;
      /** They lay here and have gone on. */
      readonly grown: number;
      readonly kept: number;
      /** Of those added or grown. */
      readonly toMend: number;
      /** Of those added or grown: the result in the file was not what the log gives. */
      readonly recounted: number;
      readonly refused: readonly RefusedMatch[];
      /** The one match that was taken in, where it was one. */
      readonly lone: MatchCard | undefined;
    }
  | { readonly what: 'fault'; readonly fault: StoreFault };

interface Done<T> {
  readonly ok: true;
  readonly value: T;
  readonly news: DataNews | undefined;
}

interface Failed {
  readonly ok: false;
  readonly fault: StoreFault;
}

/** Finished matches offered one by one; all of them are in the file of everything. */
const LATEST = 30;

/** Loads the rules of every game. */
export type ModulesDoor = () => Promise<readonly RulesModule[]>;

export class DataRoom {
  readonly #modules: ModulesDoor;
  readonly #askedId: string | undefined;
  #house: House | undefined;
  #text = '';

  #health: Health | undefined = $state.raw();
  #matches: readonly MatchCard[] = $state.raw([]);
  #asked: MatchCard | undefined = $state.raw();
  #putAway = $state(0);
  #damaged: readonly DamagedCard[] = $state.raw([]);
  #clashes: readonly Clash[] = $state.raw([]);
  #news: DataNews | undefined = $state.raw();
  #isBusy = $state(false);

  /** The rules are only asked for when a file goes out or comes in. `asked` is the match somebody comes for. */
  constructor(modules: ModulesDoor, asked?: string) {
    this.#modules = modules;
    this.#askedId = asked;
  }

  get health() {
    return this.#health;
  }
  /** Running matches, then the latest finished ones. */
  get matches() {
    return this.#matches;
  }
  /** The match somebody came for, wherever it stands on the shelf. */
  get asked() {
    return this.#asked;
  }
  /** Number of matches that were taken from the shelf. */
  get putAway() {
    return this.#putAway;
  }
  /** Records that cannot be read; they stay where they are. */
  get damaged() {
    return this.#damaged;
  }
  /** Matches of a file that wait for the table's decision; nothing has been changed yet. */
  get clashes() {
    return this.#clashes;
  }
  get news() {
    return this.#news;
  }
  get isBusy() {
    return this.#isBusy;
  }

  async enter(): Promise<void> {
    const house = await openHouse();
    if (!house.ok) {
      this.#news = { what: 'fault', fault: house.fault };
      return;
    }
    this.#house = house.value;
    await this.#look();
    await this.#lookThrough(house.value);
  }

  async exportAll(): Promise<OutgoingFile | undefined> {
    return this.#do(async ({ db, surroundings }) => {
      const now = surroundings.now();
      const exported = await exportStore(db, await this.#modules(), now, unrecordedOf);
      if (!exported.ok) return exported;
      const { text, damaged, unreadCopies } = exported.value;
      const onout = () => noteSaved(db, now); // a mark that cannot be kept only asks once too often
      const file = { name: `impresario-${now.slice(0, 10)}.json`, text, onout };
      return done(file, {
        what: 'exported',
        leftOut: { matches: damaged.length, copies: unreadCopies },
      });
    });
  }

  /** What cannot be read goes out as it lies. */
  async exportOne(id: string): Promise<OutgoingFile | undefined> {
    return this.#do(async () => {
      const file = await fileOf(id, await this.#modules());
      if (!file.ok && isOfRecord(file.fault)) return rawOf(id);
      return file.ok ? done(file.value, { what: 'exported', leftOut: NOTHING }) : file;
    });
  }

  /** Of a record that cannot be read. */
  async exportRaw(id: string): Promise<OutgoingFile | undefined> {
    return this.#do(() => rawOf(id));
  }

  /** There is no way back from here. */
  async deleteForGood(id: string): Promise<void> {
    await this.#do(async (house) => {
      const deleted = await deleteForGood(id);
      await this.#lookThrough(house);
      return deleted.ok ? done(undefined, { what: 'deleted' }) : deleted;
    });
  }

  /** What stands behind # in the address that carries a match; undefined where it cannot be read to its end. */
  async codeOf(id: string): Promise<string | undefined> {
    const file = await wholeMatchOf(id, await this.#modules());
    return file && fragmentOf(file);
  }

  async importFile(file: IncomingFile): Promise<void> {
    if (this.#isBusy) return;
    this.#clashes = [];
    const text = await textOfFile(file, LARGEST_STORE);
    if (text.ok) await this.importText(text.value);
    else this.#news = { what: 'fault', fault: text.fault };
  }

  /** The text of a file. */
  async importText(text: string): Promise<void> {
    if (this.#isBusy) return;
    this.#text = text;
    await this.#import();
  }

  /** After a clash. */
  async decide(decision: ClashDecision): Promise<void> {
    if (this.#isBusy) return;
    await this.#import(decision);
  }

  /** Leaves the file alone. */
  forgetClash(): void {
    this.#clashes = [];
    this.#text = '';
  }

  /** Asks the browser to keep what is here even when space gets short. */
  async askToKeep(): Promise<void> {
    await this.#do(async ({ db }) => {
      const asked = await askToPersist(db);
      return asked.ok ? done(undefined) : asked;
    });
  }

  async #import(decision?: ClashDecision): Promise<void> {
    const clashes = await this.#do<readonly Clash[]>(async (house) => {
      const { db, surroundings } = house;
      const taken = await importText(db, this.#text, {
        modules: await this.#modules(),
        newId,
        now: surroundings.now(),
        ...(decision === undefined ? {} : { decision }),
      });
      if (!taken.ok && taken.fault.code === 'clash') return done(taken.fault.matches);
      if (!taken.ok) return taken;
      const { added, grown, kept, toMend, recounted, refused } = taken.value;
      const [lone, ...others] = [...added, ...grown, ...kept];
      await this.#lookThrough(house);
      const card = lone !== undefined && others.length === 0 ? await cardOf(db, lone) : undefined;
      return done([], {
        what: 'imported',
        added: added.length,
        grown: grown.length,
        kept: kept.length,
        toMend: toMend.length,
        recounted: recounted.length,
        refused,
        lone: card?.ok ? card.value : undefined, // it is in, even if the way to it is not found
      });
    });
    this.#clashes = clashes ?? [];
    if (this.#clashes.length === 0) this.#text = '';
  }

  /** One thing at a time; what it has led to is said when everything is at rest again. */
  async #do<T>(work: (house: House) => Promise<Done<T> | Failed>): Promise<T | undefined> {
    if (this.#isBusy) return undefined;
    this.#isBusy = true;
    this.#news = undefined;
    const outcome = await this.#outcomeOf(work);
    await this.#look();
    this.#isBusy = false;
    this.#news = outcome.ok
      ? (outcome.news ?? this.#news)
      : { what: 'fault', fault: outcome.fault };
    return outcome.ok ? outcome.value : undefined;
  }

  /** What is thrown is said too: rules that do not load, for one. */
  async #outcomeOf<T>(
    work: (house: House) => Promise<Done<T> | Failed>,
  ): Promise<Done<T> | Failed> {
    const opened = await openHouse();
    if (!opened.ok) return opened;
    this.#house = opened.value;
    const tried = await attempt(() => work(opened.value));
    return tried.ok ? tried.value : tried;
  }

  async #look(): Promise<void> {
    if (this.#house === undefined) return;
    const { db } = this.#house;
    const [running, finished, aside, asked] = await Promise.all([
      listRunning(db),
      listFinished(db, LATEST),
      countPutAway(db),
      this.#askedId === undefined ? undefined : cardOf(db, this.#askedId),
    ]);
    this.#matches = [running, finished].flatMap((page) => (page.ok ? page.value.cards : []));
    this.#asked = asked?.ok ? asked.value : undefined;
    this.#putAway = aside.ok ? aside.value : 0;
    this.#health = await healthOf(db);
    for (const page of [running, finished, aside, asked])
      if (page?.ok === false) this.#news = { what: 'fault', fault: page.fault };
  }

  /** Every record is read for it, so only when one enters, and where records have come or gone. */
  async #lookThrough({ db }: House): Promise<void> {
    const damaged = await listDamaged(db);
    this.#damaged = damaged.ok ? damaged.value : [];
    if (!damaged.ok) this.#news = { what: 'fault', fault: damaged.fault };
  }
}

async function rawOf(id: string): Promise<Done<OutgoingFile> | Failed> {
  const file = await rawFileOf(id);
  return file.ok ? done(file.value, { what: 'exported-raw' }) : file;
}

function done<T>(value: T, news?: DataNews): Done<T> {
  return { ok: true, value, news };
}
