// The file of one copy: what the players' own box of one game holds, alone. docs/copy-file.md
import * as v from 'valibot';
import { bytesOf, excessIn, LONGEST_COPY_TEXT, readJson } from './jsonText.ts';
import { damage, damageBy, damageOf, faulty, raisedDocument, type FileFault } from './fileFault.ts';
import { jsonLines } from './jsonLines.ts';
import { LocalTimeSchema, NameSchema } from './fieldSchemas.ts';
import type { Copy } from './storeFile.ts';
import type { Upcasts } from './upcast.ts';

export const COPY_FORMAT = 'impresario-copy';
export const COPY_SCHEMA_VERSION = 1;
export const COPY_UPCASTS: Upcasts = {};

/** Bytes. */
export const LARGEST_COPY = 1_000_000;

/** What a game lets its copy hold. */
export type ContentsSchema = v.GenericSchema<unknown, Copy['contents']>;

export type CopyReading =
  | { readonly ok: true; readonly copy: Omit<Copy, 'id'> }
  | { readonly ok: false; readonly fault: FileFault };

export function copyFileSchema(game: string, contents: ContentsSchema) {
  return v.strictObject({
    format: v.literal(COPY_FORMAT),
    schemaVersion: v.literal(COPY_SCHEMA_VERSION),
    game: v.literal(game),
    name: NameSchema,
    changedAt: LocalTimeSchema,
    contents,
  });
}

/** Reads the text of a file nobody vouches for: all of it is sound, or nothing of it is taken. Never throws. */
export function readCopyFile(
  text: string,
  game: string,
  contents: ContentsSchema,
  upcasts: Upcasts = COPY_UPCASTS,
): CopyReading {
  const bytes = bytesOf(text, LARGEST_COPY);
  if (bytes > LARGEST_COPY) return faulty({ code: 'too-large', bytes, limit: LARGEST_COPY });
  const json = readJson(text);
  if (!json.ok) return faulty({ code: 'not-json', at: json.at });
  const raised = raisedDocument(json.value, COPY_FORMAT, COPY_SCHEMA_VERSION, upcasts);
  if (!raised.ok) return raised;
  const { game: found } = raised.document;
  if (typeof found === 'string' && found !== game)
    return faulty({ code: 'other-game', game: found.slice(0, 40) });
  const excess = excessIn(raised.document, LONGEST_COPY_TEXT);
  if (excess) return faulty(damageBy(excess));
  // A reader of objects takes a list for an empty one: it would take away all that was told.
  if (Array.isArray(raised.document['contents']))
    return faulty(damage('contents', 'Object', 'Array'));
  const schema = copyFileSchema(game, contents);
  const read = v.safeParse(schema, raised.document, { abortEarly: true });
  if (!read.success) return faulty(damageOf(read.issues[0]));
  const { name, changedAt, contents: held } = read.output;
  return { ok: true, copy: { game, name, changedAt, contents: held } };
}

export function writeCopyFile({ game, name, changedAt, contents }: Copy): string {
  const stamp = { format: COPY_FORMAT, schemaVersion: COPY_SCHEMA_VERSION };
  return jsonLines({ ...stamp, game, name, changedAt, contents });
}
