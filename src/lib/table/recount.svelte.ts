// Whether what is kept here still proves itself: every match played again from its log, and its kept result compared with what comes out.
import type { ModulesDoor } from './dataRoom.svelte.ts';
import { openHouse } from './house.ts';
import { openStored } from './loadMatch.ts';
import type { RulesModule } from '../referee/game.ts';
import type { MatchFile } from '../referee/matchFile.ts';
import type { FrozenSheet } from '../referee/sheet.ts';
import { provenResult } from '../referee/summary.ts';
import type { ImpresarioDb } from '../storage/db.ts';
import { attempt, done, type Outcome, type StoreFault } from '../storage/faults.ts';
import { readMatch } from '../storage/matches.ts';
import { labelOf, type MatchLabel } from '../storage/parcel.ts';

/** Who played what, and when. */
export type Played = Pick<MatchFile, 'id' | 'game' | 'begun' | 'seats'>;

/** A kept result that the log no longer gives. It stays as it was kept. */
export interface Otherwise extends Played {
  readonly kept: FrozenSheet['ranks'];
  /** Empty where by today's rules the match is not over. */
  readonly counted: FrozenSheet['ranks'];
  /** Its log stops at an act which the rules refuse. */
  readonly isStopped: boolean;
}

export interface RecountReport {
  /** Matches that were played again. */
  readonly matches: number;
  /** What the rules have ruled on in them. */
  readonly acts: number;
  /** Milliseconds in all, reading included. */
  readonly took: number;
  /** Kept results that were looked at. */
  readonly results: number;
  readonly otherwise: readonly Otherwise[];
  /** Their log stops at an act which the rules refuse, and they have no kept result. */
  readonly stopped: readonly Played[];
  /** Cannot be read to the end, or begun. */
  readonly unreadable: readonly Unreadable[];
}

/** With what its record says of itself all the same. */
export interface Unreadable extends MatchLabel {
  readonly id: string;
  readonly fault: StoreFault;
}

type Found = Omit<RecountReport, 'took'>;

const NOTHING: Found = {
  matches: 0,
  acts: 0,
  results: 0,
  otherwise: [],
  stopped: [],
  unreadable: [],
};

/** Milliseconds of work after which the screen may draw. */
const BREATH = 24;

export class Recount {
  readonly #modules: ModulesDoor;
  /** Which count is at work: one that was left off sees that it is another one. */
  #run = 0;
  #progress: { readonly done: number; readonly of: number } | undefined = $state.raw();
  #report: RecountReport | undefined = $state.raw();
  #fault: StoreFault | undefined = $state.raw();

  constructor(modules: ModulesDoor) {
    this.#modules = modules;
  }

  /** Only while it counts. */
  get progress() {
    return this.#progress;
  }
  /** Of the last count that came to its end. */
  get report() {
    return this.#report;
  }
  get fault() {
    return this.#fault;
  }

  /** Reads only: nothing that is kept is changed. */
  async begin(): Promise<void> {
    if (this.#progress) return;
    const run = (this.#run += 1);
    this.#progress = { done: 0, of: 0 };
    this.#report = undefined;
    this.#fault = undefined;
    // What is thrown is said too: rules that do not load, for one.
    const tried = await attempt(() => this.#count(run));
    const counted = tried.ok ? tried.value : tried;
    if (run !== this.#run) return;
    this.#progress = undefined;
    this.#report = counted.ok ? counted.value : undefined;
    this.#fault = counted.ok ? undefined : counted.fault;
  }

  /** Leaves off, without a report. */
  leaveOff(): void {
    this.#run += 1;
    this.#progress = undefined;
  }

  async #count(run: number): Promise<Outcome<RecountReport>> {
    const house = await openHouse();
    if (!house.ok) return house;
    const { db } = house.value;
    const keys = await attempt(() => db.matches.toCollection().primaryKeys());
    if (!keys.ok) return keys;
    const modules = await this.#modules();
    const begun = performance.now();
    let drawn = begun;
    const found: Found[] = [];
    for (const [index, id] of keys.value.entries()) {
      if (run !== this.#run) break;
      if (performance.now() - drawn > BREATH) {
        this.#progress = { done: index, of: keys.value.length };
        await new Promise((resolve) => setTimeout(resolve));
        drawn = performance.now();
      }
      found.push(await playAgain(db, id, modules));
    }
    return done({ ...sumOf(found), took: performance.now() - begun });
  }
}

async function playAgain(
  db: ImpresarioDb,
  id: string,
  modules: readonly RulesModule[],
): Promise<Found> {
  const stored = await readMatch(db, id, modules);
  if (!stored.ok) return unreadable(db, id, stored.fault);
  const { file, module } = stored.value;
  const opened = await openStored({ db, module, file });
  if (!opened.ok) return unreadable(db, id, opened.fault);
  const { rules, match } = opened.value;
  const played = { ...NOTHING, matches: 1, acts: match.ruled.length - 1 };
  if (file.result === undefined)
    return match.stop ? { ...played, stopped: [playedIn(file)] } : played;
  const proven = match.stop ? undefined : provenResult(file, rules, match);
  // A stated sheet that holds is the very one that comes back.
  if (proven === file.result) return { ...played, results: 1 };
  const other = {
    ...playedIn(file),
    kept: file.result.ranks,
    counted: proven?.ranks ?? [],
    isStopped: match.stop !== undefined,
  };
  return { ...played, results: 1, otherwise: [other] };
}

async function unreadable(db: ImpresarioDb, id: string, fault: StoreFault): Promise<Found> {
  const row = await attempt(() => db.matches.get(id));
  return { ...NOTHING, unreadable: [{ ...(row.ok ? labelOf(row.value) : {}), id, fault }] };
}

function playedIn({ id, game, begun, seats }: MatchFile): Played {
  return { id, game, begun, seats };
}

function sumOf(found: readonly Found[]): Found {
  return {
    matches: found.reduce((sum, { matches }) => sum + matches, 0),
    acts: found.reduce((sum, { acts }) => sum + acts, 0),
    results: found.reduce((sum, { results }) => sum + results, 0),
    otherwise: found.flatMap(({ otherwise }) => otherwise),
    stopped: found.flatMap(({ stopped }) => stopped),
    unreadable: found.flatMap((one) => one.unreadable),
  };
}
