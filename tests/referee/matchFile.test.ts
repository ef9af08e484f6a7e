// Files of a match: read back as written, refused with a coded fault, and never an exception.
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stateOf } from '../../src/lib/referee/match.ts';
import type { FileFault } from '../../src/lib/referee/fileFault.ts';
import { entryReader } from '../../src/lib/referee/entrySchema.ts';
import {
  readMatchDocument,
  readMatchFile,
  writeMatchFile,
  type MatchFile,
} from '../../src/lib/referee/matchFile.ts';
import { openMatch } from '../../src/lib/referee/openMatch.ts';
import { freezeSheet } from '../../src/lib/referee/sheet.ts';
import { upcast, type Upcasts } from '../../src/lib/referee/upcast.ts';
import { toyRules, type ToyMove } from '../support/toyGame.ts';
import { entriesOf, entryOf, toyFile } from '../support/toyMatch.ts';
import { played, TOY } from '../support/toyPlay.ts';

const ENTRIES = entriesOf(
  'a1 b2 c3 a3',
  { type: 'undo' },
  { type: 'redo' },
  {
    type: 'amend',
    target: 'phone:2',
    act: { type: 'move', move: { type: 'add', seat: 'b', points: 1 } },
  },
  { type: 'settle', houseRulings: { 'toy.ruling.overshoot': 'bounces' }, reason: 'как дома' },
  { type: 'tell', act: { type: 'correct', seat: 'c', points: -1, reason: '' }, before: 'phone:4' },
  {
    type: 'tell',
    act: {
      type: 'overrule',
      move: { type: 'add', seat: 'c', points: 1 },
      waived: ['toy.turn.order'],
      reason: 'late',
    },
  },
  { type: 'tell', act: { type: 'restate', position: { totals: { a: 1 }, turn: 'a' }, reason: '' } },
  { type: 'strike', targets: ['phone:1'] },
);
const FILE: MatchFile = {
  ...toyFile('m1', ENTRIES),
  result: freezeSheet(TOY, played(ENTRIES), {
    rulesetVersion: 1,
    finishedAt: '2026-03-01T22:00:00.125+01:00',
  }),
};

describe('a match file', () => {
  it('reads back as it was written', () => {
    const text = writeMatchFile(FILE);
    const read = readMatchFile(text, [toyRules]);
    expect(read).toMatchObject({ ok: true, file: FILE });
    expect(read.ok && writeMatchFile(read.file)).toBe(text);
  });

  it('stands with one entry a line', () => {
    const lines = writeMatchFile(FILE).split('\n');
    expect(lines.filter((line) => line.startsWith('    {"id":"phone:'))).toHaveLength(
      ENTRIES.length,
    );
  });

  it('opens as the match it was', () => {
    const opening = openMatch(FILE as MatchFile<ToyMove>, toyRules);
    expect(opening.ok && stateOf(opening.opened.match)).toEqual(stateOf(played(ENTRIES)));
  });

  it('does not open under tables of another game, nor where the rules would not begin', () => {
    const foreign = { game: 'other', version: 1, tables: {}, houseRulings: [] };
    expect(openMatch(FILE as MatchFile<ToyMove>, toyRules, foreign)).toMatchObject({
      ok: false,
      fault: { code: 'damaged', path: 'ruleset' },
    });
    const alone = { ...toyFile('m1'), seats: FILE.seats.slice(0, 1) } as MatchFile<ToyMove>;
    expect(openMatch(alone, toyRules)).toMatchObject({
      ok: false,
      fault: { code: 'refused', refusal: { clause: 'toy.seat.count' } },
    });
  });
});

describe('a file that is not taken', () => {
  const faultOf = (document: unknown, text = JSON.stringify(document)): FileFault | undefined => {
    const read = readMatchFile(text, [toyRules]);
    return read.ok ? undefined : read.fault;
  };
  const damaged = (change: object) => faultOf({ ...FILE, ...change });

  it('may be too large', () => {
    expect(faultOf(undefined, ' '.repeat(20_000_001))).toEqual({
      code: 'too-large',
      bytes: 20_000_001,
      limit: 20_000_000,
    });
  });

  it('may be no JSON', () => {
    const text = writeMatchFile(FILE).replace('"game":', '"game"');
    expect(faultOf(undefined, text)).toMatchObject({ code: 'not-json', at: { line: 5 } });
  });

  it('may be somebody else’s', () => {
    expect(faultOf({ some: 'thing' })).toEqual({ code: 'foreign', format: undefined });
    expect(faultOf([])).toEqual({ code: 'foreign', format: undefined });
    expect(faultOf(7)).toEqual({ code: 'foreign', format: undefined });
    expect(damaged({ format: 'impresario-store' })).toEqual({
      code: 'foreign',
      format: 'impresario-store',
    });
  });

  it('may be newer than this app, in its format or in its rules', () => {
    expect(damaged({ schemaVersion: 2 })).toEqual({
      code: 'newer',
      what: 'schemaVersion',
      found: 2,
      known: 1,
    });
    expect(damaged({ ruleset: { game: 'toy', version: 4 } })).toEqual({
      code: 'newer',
      what: 'ruleset',
      found: 4,
      known: 1,
    });
  });

  it('may be of a game this app does not know', () => {
    expect(damaged({ game: 'chess' })).toEqual({ code: 'unknown-game', game: 'chess' });
    const game = 'x'.repeat(1_000_000);
    expect(damaged({ game })).toEqual({ code: 'unknown-game', game: game.slice(0, 40) });
  });

  const damages: readonly [what: string, change: object, path: string][] = [
    ['no schema version', { schemaVersion: undefined }, 'schemaVersion'],
    ['a schema version before the first', { schemaVersion: 0 }, 'schemaVersion'],
    ['a game that is no text', { game: 7 }, 'game'],
    ['an unknown field', { winner: 'Ann' }, 'winner'],
    ['no seats', { seats: [] }, 'seats'],
    ['two seats of one id', { seats: [FILE.seats[0], FILE.seats[0]] }, 'seats.1.id'],
    [
      'a name that is too long',
      { seats: [{ ...FILE.seats[0], name: 'x'.repeat(41) }] },
      'seats.0.name',
    ],
    [
      'a first seat that is not there',
      { setup: { ...FILE.setup, firstSeat: 'z' } },
      'setup.firstSeat',
    ],
    [
      'an option of another game',
      { setup: { ...FILE.setup, options: { goal: 'x' } } },
      'setup.options.goal',
    ],
    [
      'an unknown house ruling',
      { setup: { ...FILE.setup, houseRulings: { 'toy.ruling.no': 'x' } } },
      'setup.houseRulings.toy.ruling.no',
    ],
    [
      'a house ruling by a name that every object has',
      { setup: { ...FILE.setup, houseRulings: JSON.parse('{"__proto__":"x"}') as object } },
      'setup.houseRulings.__proto__',
    ],
    ['a seat by such a name', { seats: [{ ...FILE.seats[0], id: 'constructor' }] }, 'seats.0.id'],
    [
      'an unknown reading',
      { setup: { ...FILE.setup, houseRulings: { 'toy.ruling.overshoot': 'x' } } },
      'setup.houseRulings.toy.ruling.overshoot',
    ],
    ['rules of another game', { ruleset: { game: 'chess', version: 1 } }, 'ruleset.game'],
    ['a time that is none', { begun: 'yesterday' }, 'begun'],
    ['a month that is not in the calendar', { begun: '2026-13-01T20:15:00Z' }, 'begun'],
    ['a day that is not in the calendar', { begun: '2026-02-30T20:15:00Z' }, 'begun'],
    [
      'an hour that no clock shows',
      { entries: [{ ...ENTRIES[0], at: '2026-03-01T24:15:00+01:00' }] },
      'entries.0.at',
    ],
    [
      'an offset that no zone has',
      { result: { ...FILE.result, finishedAt: '2026-03-01T22:00:00+99:99' } },
      'result.finishedAt',
    ],
    [
      'a move of another game',
      { entries: entriesWith({ type: 'castle' }) },
      'entries.1.told.act.move.type',
    ],
    ['a repeated entry', { entries: [ENTRIES[0], ENTRIES[0]] }, 'entries.1.id'],
    [
      'an unknown kind of entry',
      { entries: [{ ...ENTRIES[0], told: { type: 'forget' } }] },
      'entries.0.told.type',
    ],
    [
      'a text that is too long',
      { entries: entriesWith({ type: 'x'.repeat(300) }) },
      'entries.1.told.act.move.type',
    ],
    [
      'a frozen sheet without ranks',
      { result: { ...FILE.result, ranks: undefined } },
      'result.ranks',
    ],
  ];
  for (const [what, change, path] of damages)
    it(`may be damaged: ${what}`, () => {
      expect(damaged(change)).toMatchObject({ code: 'damaged', path });
    });

  it('names a house ruling of a later entry by its place', () => {
    const entry = entryOf(1, {
      type: 'settle',
      houseRulings: { 'toy.ruling.no': 'x' },
      reason: '',
    });
    expect(damaged({ entries: [entry] })).toMatchObject({
      path: 'entries.0.told.houseRulings.toy.ruling.no',
    });
  });

  it('takes what was chosen where an unclear place has been settled for all since', () => {
    const entry = entryOf(99, {
      type: 'settle',
      houseRulings: { 'toy.ruling.no': 'x' },
      reason: '',
    });
    const setup = { ...FILE.setup, houseRulings: { 'toy.ruling.no': 'y' } };
    const { result: _, ...file } = { ...FILE, setup, entries: [entry, ...ENTRIES] };
    const module = { ...toyRules, settledSince: ['toy.ruling.no'] };
    const reading = readMatchFile(JSON.stringify(file), [module]);
    expect(reading).toMatchObject({ ok: true });
    const opening = reading.ok && openMatch(reading.file as MatchFile<ToyMove>, module);
    expect(opening && opening.ok && stateOf(opening.opened.match)).toEqual(
      stateOf(played(ENTRIES)),
    );
  });

  function entriesWith(move: object) {
    const told = { type: 'tell', act: { type: 'move', move } };
    return [ENTRIES[0], { ...ENTRIES[1], told }];
  }
});

describe('reading', { timeout: 60_000 }, () => {
  it('never throws, whatever the bytes are', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.string({ unit: 'binary' })), (text) => {
        expect(readMatchFile(text, [toyRules]).ok).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  it('never throws on a file in which anything has been put in the place of anything', () => {
    const places = placesIn(FILE);
    const other = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom(undefined, 1e308, -1, 0.5, '', 'x'.repeat(5_000), [], {}),
      fc.constant(JSON.parse('{"__proto__":{"a":1},"constructor":{"prototype":1}}')),
    );
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...places), other), { minLength: 1, maxLength: 3 }),
        (changes) => {
          const document: unknown = structuredClone(FILE);
          for (const [path, value] of changes) put(document, path, structuredClone(value));
          const read = readMatchFile(JSON.stringify(document), [toyRules]);
          if (read.ok) openMatch(read.file as MatchFile<ToyMove>, toyRules);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('never throws on a text with some characters changed', () => {
    const text = writeMatchFile(FILE);
    fc.assert(
      fc.property(fc.nat(text.length), fc.nat(9), fc.string({ maxLength: 4 }), (at, cut, junk) => {
        readMatchFile(text.slice(0, at) + junk + text.slice(at + cut), [toyRules]);
      }),
      { numRuns: 2_000 },
    );
  });

  it('looks at what lies deep in a fact once for each level, and not once for each way down to it', () => {
    let looks = 0;
    const deepest = {
      get worth() {
        looks += 1;
        return null;
      },
    };
    let list: unknown = deepest;
    for (let level = 0; level < 12; level += 1) list = [list];
    const line = { seat: 'a', clause: 'toy.move.add', points: 1, facts: { list } };
    const read = readMatchDocument({ ...FILE, result: { ...FILE.result, lines: [line] } }, [
      toyRules,
    ]);
    expect(read).toMatchObject({ fault: { code: 'damaged' } });
    expect(looks).toBeLessThan(20);
  });

  it('takes single entries by the same rules', () => {
    const read = entryReader(toyRules);
    expect(read(ENTRIES[0])).toEqual({ ok: true, entry: ENTRIES[0] });
    expect(read({ ...ENTRIES[0], device: '' })).toMatchObject({ fault: { path: 'device' } });
    expect(read({ ...ENTRIES[0], at: 'x'.repeat(999) })).toMatchObject({ fault: { path: 'at' } });
  });
});

describe('raising older files', () => {
  const steps: Upcasts = {
    0: ({ players, goal, log, ruleset, game, ...rest }) => ({
      ...rest,
      game,
      ruleset: { game, version: ruleset },
      seats: (players as string[]).map((name, index) => ({
        id: 'ab'[index],
        name,
        colour: 'plum',
        symbol: 'star',
      })),
      setup: { firstSeat: 'a', level: 'referee', options: { goal }, houseRulings: {} },
      entries: entriesOf((log as string[]).join(' ')),
    }),
  };
  const old = readFileSync(new URL('../fixtures/match-v0.json', import.meta.url), 'utf8');

  it('leads a version 0 file through the chain to today', () => {
    const read = readMatchFile(old, [toyRules], steps);
    if (!read.ok) throw new Error(JSON.stringify(read.fault));
    const opening = openMatch(read.file as MatchFile<ToyMove>, toyRules);
    expect(opening.ok && stateOf(opening.opened.match).totals).toEqual({ a: 3, b: 3 });
  });

  it('goes several versions up, each step by itself', () => {
    const chain: Upcasts = {
      1: (document) => ({ ...document, trail: '1' }),
      2: (document) => ({ ...document, trail: `${String(document['trail'])}2` }),
    };
    expect(upcast({ schemaVersion: 1 }, 3, chain)).toEqual({ schemaVersion: 3, trail: '12' });
    expect(upcast({ schemaVersion: 1 }, 4, chain)).toBeUndefined();
    expect(upcast({ schemaVersion: 'x' }, 3, chain)).toBeUndefined();
  });
});

type Path = readonly (string | number)[];

function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || !value) return [path];
  const inner = Object.entries(value).flatMap(([name, item]) =>
    placesIn(item, [...path, Array.isArray(value) ? Number(name) : name]),
  );
  return path.length === 0 ? inner : [path, ...inner];
}

function put(document: unknown, path: Path, value: unknown): void {
  let at = document;
  for (const name of path.slice(0, -1)) {
    if (typeof at !== 'object' || !at) return;
    at = (at as Record<string | number, unknown>)[name];
  }
  const last = path.at(-1);
  if (typeof at === 'object' && at && last !== undefined)
    (at as Record<string | number, unknown>)[last] = value;
}
