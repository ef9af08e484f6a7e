// Patience for a busy machine: a wait that is over costs nothing.
import { vi } from 'vitest';

export const PATIENCE = 20_000; // ms

/** Waits until what is expected holds; fails with the last complaint. */
export function eventually<T>(expected: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(expected, { timeout: PATIENCE });
}
