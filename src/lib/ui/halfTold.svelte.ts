// How a scene keeps what is half told on it: it says what that is, and begins with it where it was left.
import { getContext, onDestroy, setContext, untrack } from 'svelte';
import * as v from 'valibot';
import type { HalfTold } from '../table/halfTold.ts';

const HALF_TOLD = Symbol('half told');

/** Undefined where nothing is kept: what is told again in the history begins as it was told. */
export function shareHalfTold(shelf: HalfTold | undefined): void {
  setContext(HALF_TOLD, shelf);
}

/** The table's; undefined where nothing is kept. */
export function halfToldHere(): HalfTold | undefined {
  return getContext<HalfTold | undefined>(HALF_TOLD);
}

/** What is told on the scene now: it is kept as long as it differs from what the scene began with. */
type Keep<Told> = (now: () => { readonly [Part in keyof Told]: unknown }) => void;

interface Options {
  /** Its taps can be taken back one by one: the scene begins anew then. False for what is merely looked at, and outside of the stage. */
  readonly isStep?: boolean;
  /** It is long to tell: who puts it away finds it again, as long as the table has not moved on. */
  readonly waits?: boolean;
}

/**
 * Called while a scene is set up: what it had when the table was left, to begin with, and how it is kept from then on. Scenes that
 * are on the screen together have different names, and so have those of which one comes after the other without a move in between.
 * Last comes where undo or redo of a tap has led, for a scene that keeps what it tells elsewhere too.
 */
export function halfTold<Told extends object>(
  name: string,
  schema: v.GenericSchema<unknown, Told>,
  { isStep = true, waits = false }: Options = {},
): [Told | undefined, Keep<Told>, Told | undefined] {
  const shelf = halfToldHere();
  if (shelf === undefined) return [undefined, () => undefined, undefined];
  const scene = {};
  const left = untrack(() => shelf.take(name, schema));
  const laid = untrack(() => (shelf.isLaid ? (left ?? begunAs()) : undefined));

  /** A step back to the beginning leaves nothing told: how the scene began then stands in its own words. */
  function begunAs(): Told | undefined {
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), shelf?.begunOf(name));
    return read.success ? read.output : undefined;
  }

  function keep(now: () => object) {
    /** As it begins; where it begins with what was left, as it did before that. */
    let begun = left && (shelf?.begunOf(name) ?? '');
    $effect(() => {
      const text = JSON.stringify(now());
      if (begun === undefined) shelf?.begin(name, (begun = text));
      if (text === begun) shelf?.drop(name, scene);
      else shelf?.put(name, scene, text, isStep);
    });
  }

  onDestroy(() => {
    // First it is known whether the whole table goes.
    queueMicrotask(() => {
      if (waits) shelf.layAside(name, scene);
      else shelf.drop(name, scene);
    });
  });
  return [left, keep, laid];
}
