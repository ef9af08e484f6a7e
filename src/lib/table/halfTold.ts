// What has been told on the screen and is no move yet – a level without its place, one side of a deal – by scene, at the entry it was told after.
// In local storage, not in IndexedDB: it is read before the first picture, so nothing jumps into place, and is written before the
// next tap. And not for the window alone: a phone that kills the app opens a new one.
import { version } from '$app/environment';
import * as v from 'valibot';
import { dropDraft, keepDraft, readDraft } from './drafts.ts';
import type { LiveMatch } from './liveMatch.svelte.ts';
import { TapSteps } from './tapSteps.svelte.ts';

/** The match it is told in, as it is now. */
type ToldAt = Pick<LiveMatch, 'id' | 'match' | 'role'>;

/** A move is tried at a table of its own, with scenes of the same names. */
export type Place = 'match' | 'trial';

/** Texts by scene. */
type Texts = Readonly<Record<string, string>>;

const KeptSchema = v.object({
  /** Of the app: what another one kept may mean otherwise. */
  version: v.literal(version),
  /** The last entry then. */
  head: v.string(),
  told: v.record(v.string(), v.string()),
  /** How those scenes began, where that is known: told in words they have not begun yet. */
  begun: v.optional(v.record(v.string(), v.string()), {}),
});

const nameOf = (match: string, place: Place) => `${place}.${match}`;

/** The match is deleted, or begins anew to be tried on. */
export function forgetHalfTold(match: string, ...places: readonly Place[]): void {
  for (const place of places) dropDraft(nameOf(match, place));
}

/** Somebody has told it in words before the scenes are laid. */
export function tellHalf(
  table: ToldAt,
  place: Place,
  told: Readonly<Record<string, object>>,
): void {
  const texts = Object.entries(told).map(([scene, parts]) => [scene, JSON.stringify(parts)]);
  if (texts.length === 0) return;
  keepDraft(nameOf(table.id, place), {
    version,
    head: headOf(table),
    told: Object.fromEntries(texts) as Texts,
  });
}

function headOf({ match }: Pick<ToldAt, 'match'>): string {
  const last = match.log.last();
  return last === undefined ? '' : `${last.id} ${last.at}`;
}

/** What one scene says. */
interface Said {
  readonly scene: object;
  readonly text: string;
  /** The last entry then. */
  readonly head: string;
  /** It is told tap by tap, not merely looked at. */
  readonly isStep: boolean;
}

export class HalfTold {
  readonly #name: string;
  readonly #table: () => ToldAt;
  /** Left before and not asked for yet. */
  #left: v.InferOutput<typeof KeptSchema> | undefined;
  readonly #told = new Map<string, Said>();
  readonly #begun: Map<string, string>;
  /** Scenes that begin with what was left, until they say so themselves. */
  readonly #found = new Set<string>();
  readonly #steps = new TapSteps<Texts>();
  /** The last entry when the last tap came: these steps are of no other moment. */
  #stepsAt = '';
  /** The scenes are as a step has laid them: nobody has tapped since. */
  #isLaid = false;
  #isClosed = false;

  constructor(table: () => ToldAt, place: Place) {
    this.#table = table;
    this.#name = nameOf(table().id, place);
    const kept = v.safeParse(KeptSchema, readDraft(this.#name));
    this.#left = kept.success ? kept.output : undefined;
    this.#begun = new Map(Object.entries(this.#left?.begun ?? {}));
  }

  /** Another number each time the scenes have to begin anew with what they had before. */
  get laid(): number {
    return this.#steps.taken;
  }
  /** A tap can be taken back that is part of no move yet. */
  get canStepBack(): boolean {
    return this.#steps.canGoBack && this.#stepsAt === this.#head();
  }
  get canStepOn(): boolean {
    return this.#steps.canGoOn && this.#stepsAt === this.#head();
  }

  /** Somebody taps: what is told until now is what can be come back to. */
  tapped(): void {
    this.#isLaid = false;
    this.#beginSteps();
    this.#steps.tapped(this.#stepsNow());
  }

  stepBack(): void {
    this.#layAgain(this.#steps.back(this.#stepsNow()));
  }

  stepOn(): void {
    this.#layAgain(this.#steps.on(this.#stepsNow()));
  }

  /** What this scene had when it was left; once, and not after another entry. What cannot be read is none. */
  take<Told>(name: string, schema: v.GenericSchema<unknown, Told>): Told | undefined {
    const { [name]: text, ...others } = this.#leftNow();
    if (this.#left === undefined || text === undefined) return undefined;
    this.#left = { ...this.#left, told: others };
    try {
      const read = v.safeParse(schema, JSON.parse(text));
      if (read.success) this.#found.add(name);
      return read.success ? read.output : undefined;
    } catch {
      return undefined;
    }
  }

  /** What a scene says when nothing is told on it. */
  begin(name: string, text: string): void {
    this.#begun.set(name, text);
  }

  /** Of a scene that was left half told: back there it has nothing to keep, and nothing to take back. */
  begunOf(name: string): string | undefined {
    return this.#begun.get(name);
  }

  /** A step back or on has led to what stands there, and a scene that keeps more elsewhere goes by it. */
  get isLaid(): boolean {
    return this.#isLaid && this.#stepsAt === this.#head();
  }

  put(name: string, scene: object, text: string, isStep = true): void {
    if (isStep && this.#told.get(name)?.text !== text) this.#step(this.#found.delete(name));
    this.#told.set(name, { scene, text, head: this.#head(), isStep });
    this.#write();
  }

  /** Nothing is half told there: as it began, or gone from the screen. A scene that came in its place keeps its own. */
  drop(name: string, scene: object): void {
    const isTold = this.#told.get(name)?.scene === scene;
    if (isTold) this.#told.delete(name);
    if (isTold && Object.keys(this.#stepsNow()).length === 0) this.#steps.begun();
    // What was left before goes with the next entry, whoever told it.
    if (isTold || this.#left !== undefined) this.#write();
  }

  /** Gone from the screen: it goes on with this when it comes again, unless the table has moved on. */
  layAside(name: string, scene: object): void {
    const said = this.#told.get(name);
    if (said?.scene !== scene) return;
    this.#told.delete(name);
    const head = this.#head();
    if (said.head === head)
      this.#left = { version, head, told: { ...this.#leftNow(), [name]: said.text }, begun: {} };
    this.#write();
  }

  /** The table is left: its scenes go from the screen, and what they had stays. */
  close(): void {
    this.#isClosed = true;
  }

  #step(isFound: boolean): void {
    if (isFound) {
      this.#beginSteps();
      this.#steps.found({});
      return;
    }
    // What changes because the tap has told a move is taken back with that move.
    if (this.#stepsAt === this.#head()) this.#steps.step();
  }

  /** Steps taken before another move lead nowhere. */
  #beginSteps(): void {
    const head = this.#head();
    if (head !== this.#stepsAt) this.#steps.forget();
    this.#stepsAt = head;
  }

  #stepsNow(): Texts {
    const said = [...this.#told].filter(([, { isStep }]) => isStep);
    return {
      ...this.#leftNow(),
      ...Object.fromEntries(said.map(([name, { text }]) => [name, text])),
    };
  }

  #layAgain(told: Texts | undefined): void {
    if (told === undefined) return;
    this.#isLaid = true;
    for (const [name, { isStep }] of this.#told) if (isStep) this.#told.delete(name);
    this.#left = { version, head: this.#head(), told: { ...told }, begun: {} };
    this.#write();
  }

  #leftNow(): Texts {
    return this.#left?.head === this.#head() ? this.#left.told : {};
  }

  #head(): string {
    return headOf(this.#table());
  }

  #write(): void {
    const { role } = this.#table();
    const head = this.#head();
    if (this.#isClosed || role !== 'writer') return;
    const now = [...this.#told].map(([name, { text }]) => [name, text] as const);
    const told: Texts = { ...this.#leftNow(), ...Object.fromEntries(now) };
    const begun = Object.fromEntries(
      [...this.#begun].filter(([name]) => Object.hasOwn(told, name)),
    );
    if (Object.keys(told).length === 0) dropDraft(this.#name);
    else keepDraft(this.#name, { version, head, told, begun });
  }
}
