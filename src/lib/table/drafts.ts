// What was begun and not told yet, kept on this phone so that a killed browser loses none of it.

const keyOf = (name: string) => `impresario.draft.${name}`;

/** Undefined where nothing is kept, or nothing that can be read. */
export function readDraft(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyOf(name)) ?? '') as unknown;
  } catch {
    return undefined;
  }
}

export function keepDraft(name: string, value: unknown): void {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(value));
  } catch {
    // Storage is closed to us or full: the draft holds until the page is left, and an older one must not come back in its place.
    dropDraft(name);
  }
}

export function dropDraft(name: string): void {
  try {
    localStorage.removeItem(keyOf(name));
  } catch {
    // Closed storage keeps nothing that could be dropped.
  }
}
