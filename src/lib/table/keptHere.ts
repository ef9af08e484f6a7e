// Kept for this window: who leaves for the rulebook, or reloads, comes back to it.
import { version } from '$app/environment';

interface Kept {
  /** Of the app: what another one kept may look otherwise. */
  readonly version: string;
  readonly value: unknown;
}

const keyOf = (name: string) => `impresario.${name}`;

/** Undefined drops it. */
export function keepHere(name: string, value: unknown): void {
  if (value === undefined) {
    dropHere(name);
    return;
  }
  try {
    const kept: Kept = { version, value };
    sessionStorage.setItem(keyOf(name), JSON.stringify(kept));
  } catch {
    // Closed or full storage: it holds until the page is left, and what was kept before must not come back in its place.
    dropHere(name);
  }
}

function dropHere(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // Closed storage keeps nothing that could be dropped.
  }
}

/** Undefined where nothing is kept, nothing that can be read, or nothing of this version of the app. */
export function keptHere(name: string): unknown {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '') as Kept;
    return kept.version === version ? kept.value : undefined;
  } catch {
    return undefined;
  }
}
