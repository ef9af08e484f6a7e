// Notes of a tool without a match: every tap can be undone, and a reload loses nothing. Kept for this visit only.

/** A reload takes up the newest steps only: the browser's room for them is small. */
const KEPT = 200;

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

  /** All notes of this visit, the newest first. */
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

  /** Takes up what was noted before a reload. Call it once the page has come to life. */
  recall(): void {
    const [latest, ...others] = parsedAll(readText(this.#key), this.#parse);
    if (latest !== undefined) this.#steps = [latest, ...others];
  }

  #keep(steps: readonly [Note, ...Note[]]): void {
    this.#steps = steps;
    try {
      sessionStorage.setItem(this.#key, JSON.stringify(steps.slice(0, KEPT)));
    } catch {
      // Storage is closed to us or full: the notes hold until the page is left.
    }
  }
}

function readText(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '[]';
  } catch {
    return '[]';
  }
}

function parsedAll<Note>(
  text: string,
  parse: (value: unknown) => Note | undefined,
): readonly Note[] {
  try {
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value)) return [];
    return value.flatMap((step: unknown) => parse(step) ?? []);
  } catch {
    return [];
  }
}
