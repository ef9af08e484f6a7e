// Why a file of ours is not taken, and what is asked of every one before its contents: whose it is and of which version.
import * as v from 'valibot';
import type { Excess, TextPlace } from './jsonText.ts';
import { isJsonObject, upcast, type JsonObject, type Upcasts } from './upcast.ts';

/** Coded, with what a sentence about it needs. */
export type FileFault =
  | { readonly code: 'too-large'; readonly bytes: number; readonly limit: number }
  /** Text in another encoding, or no text at all. */
  | { readonly code: 'not-utf8' }
  | { readonly code: 'not-json'; readonly at: TextPlace }
  | { readonly code: 'foreign'; readonly format: string | undefined }
  | {
      readonly code: 'newer';
      readonly what: 'schemaVersion' | 'ruleset';
      readonly found: number;
      readonly known: number;
    }
  | { readonly code: 'unknown-game'; readonly game: string }
  /** What one copy holds can only be told of the same game. */
  | { readonly code: 'other-game'; readonly game: string }
  | Damage;

/** The first wrong value. */
export interface Damage {
  readonly code: 'damaged';
  /** `entries.12.told.act`; empty for the whole document. */
  readonly path: string;
  readonly expected: string;
  readonly received: string;
}

/** A document of ours in the current version, whatever it may contain. */
export function raisedDocument(
  document: unknown,
  format: string,
  current: number,
  upcasts: Upcasts,
):
  | { readonly ok: true; readonly document: JsonObject }
  | { readonly ok: false; readonly fault: FileFault } {
  const found = isJsonObject(document) ? document['format'] : undefined;
  if (!isJsonObject(document) || found !== format) {
    const named = typeof found === 'string' ? found.slice(0, 200) : undefined;
    return faulty({ code: 'foreign', format: named });
  }
  const { schemaVersion } = document;
  if (typeof schemaVersion === 'number' && schemaVersion > current)
    return faulty({ code: 'newer', what: 'schemaVersion', found: schemaVersion, known: current });
  const raised = upcast(document, current, upcasts);
  if (raised) return { ok: true, document: raised };
  const received = typeof schemaVersion === 'number' ? `${schemaVersion}` : typeof schemaVersion;
  return faulty(damage('schemaVersion', `${current}`, received));
}

export function damageBy({ path, expected, received }: Excess): Damage {
  return damage(path.join('.'), expected, received);
}

export function damageOf(issue: v.BaseIssue<unknown>): Damage {
  return damage(v.getDotPath(issue) ?? '', issue.expected ?? 'another value', issue.received);
}

export function damage(path: string, expected: string, received: string): Damage {
  return { code: 'damaged', path, expected, received };
}

export function faulty<Fault>(fault: Fault): { readonly ok: false; readonly fault: Fault } {
  return { ok: false, fault };
}
