// A match file with nothing said twice, short enough to be read off a screen by a camera. docs/match-file.md, "As a code"
import * as v from 'valibot';
import { MOST_ENTRIES } from '../../referee/entry.ts';
import type { MatchFile } from '../../referee/matchFile.ts';
import { MATCH_FORMAT } from '../../referee/matchFile.ts';
import { between, later } from './wallTime.ts';

/** Milliseconds; further apart no two entries are. */
const FARTHEST = 1e13;

const Column = <S extends v.GenericSchema>(cell: S) =>
  v.pipe(v.array(cell), v.maxLength(MOST_ENTRIES));
const Index = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_ENTRIES));

const PackedSchema = v.strictTuple([
  /** The file without its entries and its result, which the other phone counts anew. */
  v.record(v.string(), v.unknown()),
  /** Devices, in the order in which they first told something. */
  Column(v.string()),
  /** Who told each entry, as an index of the devices; empty where it was one alone. */
  Column(Index),
  /** When: milliseconds since the entry before, the first since the match began; in words where that gives another text. */
  Column(
    v.union([
      v.string(),
      v.pipe(v.number(), v.integer(), v.minValue(-FARTHEST), v.maxValue(FARTHEST)),
    ]),
  ),
  /** Ids that do not follow from the device and its last number. */
  Column(v.strictTuple([Index, v.string()])),
  /** What was told. */
  Column(v.unknown()),
]);

export type PackedMatch = v.InferOutput<typeof PackedSchema>;

interface Unjudged {
  readonly format: string;
  readonly entries: readonly object[];
}

export function packed({ format: _, result: _result, entries, ...head }: MatchFile): PackedMatch {
  const devices = [...new Set(entries.map(({ device }) => device))];
  const ids = new IdsInOrder();
  return [
    head,
    devices,
    devices.length > 1 ? entries.map(({ device }) => devices.indexOf(device)) : [],
    entries.map(({ at }, index) => sinceThen(entries[index - 1]?.at ?? head.begun, at)),
    entries.flatMap(({ id, device }, index): [number, string][] => {
      const doesFollow = ids.following(device) === ids.seen(device, id);
      return doesFollow ? [] : [[index, id]];
    }),
    entries.map(({ told }) => told),
  ];
}

/** The document of a match file that nobody has judged yet, undefined where this is no packed match. Never throws. */
export function unpacked(json: unknown): Unjudged | undefined {
  const read = v.safeParse(PackedSchema, json);
  if (!read.success) return undefined;
  const [head, devices, by, times, namedIds, told] = read.output;
  if (times.length !== told.length || (by.length > 0 && by.length !== told.length))
    return undefined;
  const named = new Map(namedIds);
  const ids = new IdsInOrder();
  let at = head['begun'];
  const entries = told.map((one, index) => {
    const device = devices[by[index] ?? 0];
    const since = times[index];
    at = typeof since === 'number' ? later(at, since) : since;
    const id = ids.seen(device, named.get(index) ?? ids.following(device));
    return { id, device, at, told: one };
  });
  return { format: MATCH_FORMAT, ...head, entries };
}

function sinceThen(before: string, at: string): number | string {
  const since = between(before, at);
  return since !== undefined && later(before, since) === at ? since : at;
}

/** Ids are `device:number`, and each device counts on from its last one; so does any other id that ends in a number. */
class IdsInOrder {
  readonly #last = new Map<
    string | undefined,
    { readonly stem: string; readonly number: number }
  >();

  following(device: string | undefined): string {
    const { stem, number } = this.#last.get(device) ?? { stem: `${device}:`, number: 0 };
    return `${stem}${number + 1}`;
  }

  seen(device: string | undefined, id: string): string {
    const [, stem, number] = /^(.*?)(\d{1,9})$/.exec(id) ?? [];
    if (stem !== undefined) this.#last.set(device, { stem, number: Number(number) });
    return id;
  }
}
