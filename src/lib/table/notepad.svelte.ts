// Notes of a tool without a match: every tap can be undone, and neither a reload nor a killed browser loses any. Kept on this
// phone for the evening, in local storage, so that it is written before the next tap.
import * as v from 'valibot';

/** Only the newest steps are taken up again: the browser's room for them is small. */
const KEPT = 60;

/** Milliseconds: another evening begins with an empty pad. */
const EVENING = 18 * 60 * 60 * 1_000;

/** Of how notes are kept; what a note is, each tool reads for itself. */
const VERSION = 1;

const KeptSchema = v.object({
  version: v.literal(VERSION),
  /** Milliseconds since 1970. */
  at: v.number(),
  steps: v.array(v.unknown()),
});

export class Notepad<Note> {
  readonly #key: string;
  readonly #parse: (value: unknown) => Note | undefined;
  #steps: readonly [Note, ...Note[]];

  /** `parse` answers undefined for what is not such a note: it is left out. */
  constructor(name: string, start: Note, parse: (value: unknown) => Note | undefined) {
    this.#key = `impresario.notes.${name}`;
    this.#parse = parse;
    this.#steps = $state.raw([start]);
  }

  get note(): Note {
    return this.#steps[0];
  }

  /** All notes of this evening, the newest first. */
  get steps(): readonly Note[] {
    return this.#steps;
  }

  get canUndo(): boolean {
    return this.#steps.length > 1;
  }

  write(note: Note): void {
    this.#keep([note, ...this.#steps]);
  }

  undo(): void {
    const [, before, ...others] = this.#steps;
    if (before !== undefined) this.#keep([before, ...others]);
  }

  /** Takes up what was noted before. Call it once the page has come to life. */
  recall(): void {
    const parse = this.#parse;
    const [latest, ...others] = keptSteps(this.#key).flatMap((step) => parse(step) ?? []);
    if (latest !== undefined) this.#steps = [latest, ...others];
  }

  #keep(steps: readonly [Note, ...Note[]]): void {
    this.#steps = steps;
    const kept = { version: VERSION, at: Date.now(), steps: steps.slice(0, KEPT) };
    try {
      localStorage.setItem(this.#key, JSON.stringify(kept));
    } catch {
      // Storage is closed to us or full: the notes hold until the page is left.
    }
  }
}

function keptSteps(key: string): readonly unknown[] {
  try {
    const kept = v.safeParse(KeptSchema, JSON.parse(localStorage.getItem(key) ?? ''));
    return kept.success && Date.now() - kept.output.at < EVENING ? kept.output.steps : [];
  } catch {
    return [];
  }
}
