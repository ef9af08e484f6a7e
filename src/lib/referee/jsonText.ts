// Reads JSON whose origin nobody knows: how big, how deep and how long it may be, and where it stops being JSON.

export interface TextPlace {
  /** UTF-16 units from the beginning, from 0. */
  readonly position: number;
  /** From 1, as editors count. */
  readonly line: number;
  readonly column: number;
}

export type JsonReading =
  { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly at: TextPlace };

/** Never throws; how large, deep or long it is has been asked before, by `bytesOf`, or is asked behind, by `excessIn`. */
export function readJson(text: string): JsonReading {
  try {
    const value: unknown = JSON.parse(text);
    return { ok: true, value };
  } catch {
    return { ok: false, at: placeOf(text, firstFault(text)) };
  }
}

/** Bytes as UTF-8; counted exactly only where it matters. */
export function bytesOf(text: string, limit: number): number {
  if (text.length > limit || text.length * 3 <= limit) return text.length;
  return new TextEncoder().encode(text).length;
}

export interface Excess {
  readonly path: readonly (string | number)[];
  readonly expected: string;
  readonly received: string;
}

/** Characters, as UTF-16 units, of any text or name in a file. */
export const LONGEST_TEXT = 200;
/** What players write down from their own cards is longer. */
export const LONGEST_COPY_TEXT = 1_000;
const DEEPEST = 32;
/** Every object has them, so a reader of files passes them over without a word: what they hold would be lost unseen. */
const TAKEN_NAMES: readonly string[] = ['__proto__', 'constructor', 'prototype'];

interface Place {
  readonly value: unknown;
  readonly name: string | number;
  readonly within: Place | undefined;
  readonly depth: number;
}

/** The first text, name or nesting that no file of ours can hold. No recursion: it may be deep. */
export function excessIn(value: unknown, longest = LONGEST_TEXT): Excess | undefined {
  const open: Place[] = [{ value, name: '', within: undefined, depth: 0 }];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const { value: inner, depth } = place;
    if (typeof inner === 'string' && inner.length > longest) return tooLong(place, inner, longest);
    if (typeof inner !== 'object' || !inner) continue;
    if (depth > DEEPEST)
      return { path: pathTo(place), expected: `at most ${DEEPEST} levels`, received: 'more' };
    const isList = Array.isArray(inner);
    for (const [name, item] of Object.entries(inner).reverse()) {
      if (name.length > longest) return tooLong(place, name, longest);
      if (TAKEN_NAMES.includes(name))
        return { path: [...pathTo(place), name], expected: 'another name', received: name };
      if (typeof item !== 'object' && typeof item !== 'string') continue;
      open.push({
        value: item,
        name: isList ? Number(name) : name,
        within: place,
        depth: depth + 1,
      });
    }
  }
  return undefined;
}

/** Whether it lies in more levels than any file of ours; what does cannot even be written out again. No recursion here either. */
export function isTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; depth <= DEEPEST; depth += 1)
    level = level.flatMap((one) => (typeof one === 'object' && one ? partsOf(one) : []));
  return level.some((one) => typeof one === 'object' && one);
}

function partsOf(whole: object): unknown[] {
  return Object.values(whole);
}

function tooLong(place: Place, text: string, longest: number): Excess {
  const expected = `at most ${longest} characters`;
  return { path: pathTo(place), expected, received: `${text.length} characters` };
}

function pathTo(place: Place): readonly (string | number)[] {
  const path: (string | number)[] = [];
  for (let at = place; at.within !== undefined; at = at.within) path.unshift(at.name);
  return path;
}

const endOfSpace = endOf(/[ \t\n\r]*/);
const endOfScalar = endOf(/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/);
const endOfEscape = endOf(/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/);

/** Where what begins at a place ends; the place itself when nothing of the kind begins there. */
function endOf(source: RegExp): (text: string, at: number) => number {
  const pattern = new RegExp(source, 'y');
  return (text, at) => {
    pattern.lastIndex = at;
    return pattern.test(text) ? pattern.lastIndex : at;
  };
}

/** Browsers word their complaint differently and some leave the place out, so it is looked for here. */
function firstFault(text: string): number {
  const closers: string[] = [];
  let at = 0;
  let wanted: 'value' | 'name' | 'colon' | 'after' = 'value';
  let mayClose = false;
  for (;;) {
    at = endOfSpace(text, at);
    const sign = text[at];
    if (sign === undefined) return text.length;
    const inObject = closers.at(-1) === '}';
    if ((wanted === 'after' || mayClose) && sign === closers.at(-1)) {
      closers.pop();
      at += 1;
      wanted = 'after';
      mayClose = false;
    } else if (wanted === 'after') {
      if (sign !== ',' || closers.length === 0) return at;
      at += 1;
      wanted = inObject ? 'name' : 'value';
    } else if (wanted === 'colon') {
      if (sign !== ':') return at;
      at += 1;
      wanted = 'value';
    } else if (wanted === 'value' && (sign === '{' || sign === '[')) {
      closers.push(sign === '{' ? '}' : ']');
      at += 1;
      wanted = sign === '{' ? 'name' : 'value';
      mayClose = true;
    } else {
      if (sign === '"') {
        at = endOfText(text, at);
        if (text[at] !== '"') return at;
        at += 1;
      } else {
        const end = wanted === 'name' ? at : endOfScalar(text, at);
        if (end === at) return at;
        at = end;
      }
      wanted = wanted === 'name' ? 'colon' : 'after';
      mayClose = false;
    }
  }
}

/** The closing quote, or the place where the text is broken. */
function endOfText(text: string, start: number): number {
  let at = start + 1;
  for (;;) {
    if (text[at] === '"') return at;
    if (text.charCodeAt(at) >= 32 && text[at] !== '\\') at += 1;
    else {
      const end = endOfEscape(text, at);
      if (end === at) return at;
      at = end;
    }
  }
}

function placeOf(text: string, position: number): TextPlace {
  const before = text.slice(0, position);
  const line = before.split('\n').length;
  return { position, line, column: position - before.lastIndexOf('\n') };
}
