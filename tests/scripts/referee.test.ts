// The referee without a screen, run as its user runs it.
import { spawn as startChild, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const DOCS = readFileSync(join(ROOT, 'docs/match-file.md'), 'utf8');
const EXAMPLE = /```json\n([^]*?)\n```/.exec(DOCS)?.[1] ?? '';
const SCRIPT = join(ROOT, 'scripts/referee.js');
const folder = mkdtempSync(join(tmpdir(), 'referee-'));

afterAll(() => rmSync(folder, { recursive: true }));

describe('npm run referee', { timeout: 60_000 }, () => {
  it('prints a ruling for each act, the ranks and the sheet of the documented example', () => {
    const { status, stdout, stderr } = run(EXAMPLE);
    expect([status, stderr]).toEqual([0, '']);
    const lines = stdout.split('\n');
    expect(lines[0]).toBe('Azul: Summer Pavilion · ruleset 1 · scorekeeper');
    expect(lines.filter((line) => /^ {3}\d {2}/.test(line))).toHaveLength(6);
    expect(stdout).toMatch(/1 {2}Борис .*−3 {2}summer-pavilion\.token\.penalty/);
    expect(stdout).toMatch(/5 {2}Борис .*\+2 {2}summer-pavilion\.score\.connected/);
    expect(stdout).toMatch(/1\. Ann +7\n +2\. Борис +5/);
    expect(stdout).toMatch(/Σ +7 +5/);
  });

  it('tells a move as the table before it has it: a space by the power printed there', () => {
    const golden = join(ROOT, 'tests/games/magnificent/golden/3-scorekeeper.json');
    const { status, stdout } = spawn(golden);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^ +24 .*hat to space 6,/m);
    expect(stdout).toMatch(/^ +43 .*hat to space 4 from the bottom/m);
  });

  it('prints one JSON document on request', () => {
    const { status, stdout } = run(EXAMPLE, '--json');
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      game: 'summer-pavilion',
      ruleset: 1,
      acts: [
        { number: 1, seat: 'b', ruling: 'allowed', points: -3 },
        {},
        {},
        { act: { move: { space: 'blue:2' } }, clause: 'summer-pavilion.score.tile' },
        {},
        {},
      ],
      ranks: [
        { seat: 'a', rank: 1, total: 7 },
        { seat: 'b', rank: 2, total: 5 },
      ],
      position: { round: 1, phase: 'place' },
      isOver: false,
    });
  });

  it('ends with 1 at a refused move, says which clause and why, and lets the rest wait', () => {
    const bad = EXAMPLE.replace('"space":"red:4"', '"space":"red:3"');
    const { status, stdout } = run(bad);
    expect(status).toBe(1);
    expect(stdout).toMatch(/5 {2}Борис .*refused {2}summer-pavilion\.place\.empty-only\n +\S.*\./);
    expect(stdout).toMatch(/6 {2}Ann .*waits/);
  });

  it('ends with 1 when the set-up itself is refused', () => {
    const alone = JSON.parse(EXAMPLE) as { seats: unknown[]; entries: unknown[] };
    alone.seats.pop();
    alone.entries = [];
    const { status, stdout } = run(JSON.stringify(alone));
    expect(status).toBe(1);
    expect(stdout).toContain('summer-pavilion.setup.player-count');
  });

  it('ends with 1 when the rules refuse house rulings that were settled on the way', () => {
    const file = JSON.parse(EXAMPLE) as { setup: object; entries: unknown[] };
    const seat = { total: -3, board: {} };
    const position = { round: 1, phase: 'place', starter: 'a', seats: { a: seat, b: seat } };
    const floor = 'summer-pavilion.ruling.floor-for-all-losses';
    file.setup = { ...file.setup, houseRulings: { [floor]: 'token-only' }, position };
    const told = { type: 'settle', houseRulings: { [floor]: 'every-loss' }, reason: '' };
    file.entries = [{ id: 'p1:1', device: 'p1', at: '2026-03-01T20:17:10+01:00', told }];
    const { status, stdout } = run(JSON.stringify(file));
    expect(status).toBe(1);
    expect(stdout).toMatch(
      /House rulings of p1:1 refused {2}summer-pavilion\.pass\.floor-one\n +\S/,
    );
  });

  const faults: readonly [what: string, text: string, sentence: RegExp][] = [
    ['no JSON', EXAMPLE.slice(0, -1), /not JSON: it breaks in line \d+, column \d+/],
    ['foreign', '{"format":"pgn"}', /another kind: pgn/],
    ['newer', EXAMPLE.replace('"schemaVersion": 1', '"schemaVersion": 2'), /newer than this app/],
    [
      'damaged',
      EXAMPLE.replace('"tiles":3', '"tiles":"three"'),
      /damaged at entries\.0\.told\.act\.move\.tiles/,
    ],
    [
      'short of a field',
      EXAMPLE.replace('"seat":"b","tiles":3', '"seat":"b"'),
      /damaged at entries\.0\.told\.act\.move\.tiles: this is missing\.$/m,
    ],
    [
      'one with a field too many',
      EXAMPLE.replace('"tiles":3', '"tiles":3,"colour":"red"'),
      /damaged at entries\.0\.told\.act\.move\.colour: there is no such field\.$/m,
    ],
    ['too large', ' '.repeat(20_000_001), /20000001 bytes; a match has at most 20000000/],
  ];
  for (const [what, text, sentence] of faults)
    it(`ends with 2 and one clear sentence when the file is ${what}`, () => {
      const { status, stdout, stderr } = run(text);
      expect([status, stdout]).toEqual([2, '']);
      expect(stderr).toMatch(sentence);
      expect(stderr.trim().split('\n')).toHaveLength(1);
    });

  it('reads a file as Windows saves it, with a mark before its first line', () => {
    expect(run(`\uFEFF${EXAMPLE}`)).toMatchObject({ status: 0, stderr: '' });
  });

  it('ends with 2 where the letters are not UTF-8', () => {
    const { status, stdout, stderr } = run(Buffer.from(EXAMPLE.replace('Борис', 'José'), 'latin1'));
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain('another way than UTF-8');
  });

  it.each([
    ['is not there', join(folder, 'nowhere.json')],
    ['is a folder', folder],
  ])('prints one JSON document on request when the file %s', (_, path) => {
    const { status, stdout } = spawn(path, '--json');
    expect(status).toBe(2);
    expect(JSON.parse(stdout)).toMatchObject({ fault: { code: 'unreadable', path } });
  });

  it('shows names and reasons as text: nothing in them moves the cursor or turns the line round', () => {
    const bent = EXAMPLE.replace('"name": "Ann"', '"name": "A\\u001b[2J\\u202en"').replace(
      'a point forgotten',
      'one\\r\\ntwo',
    );
    const { status, stdout } = run(bent);
    expect(status).toBe(0);
    expect(stdout).toContain('A [2J n');
    expect(stdout).toContain('correction: one two');
    expect(stdout).not.toMatch(/[^\P{Cc}\n]|\p{Bidi_Control}/u);
  });

  it('shows the id of a seat that nobody sits on as text too', () => {
    const bent = EXAMPLE.replace('"seat":"a","points":1', '"seat":"\\u001b[31m\\u0007","points":1');
    const { status, stdout } = run(bent);
    expect(status).toBe(1);
    expect(stdout).toContain('refused  table.seat-unknown');
    expect(stdout).not.toMatch(/[^\P{Cc}\n]|\p{Bidi_Control}/u);
  });

  it('says the same by how it ends when nobody reads what it prints', async () => {
    const child = startChild(process.execPath, [SCRIPT, written(EXAMPLE)]);
    child.stdout.destroy();
    let complaint = '';
    child.stderr.on('data', (text) => (complaint += String(text)));
    const [status] = (await once(child, 'close')) as [number];
    expect([status, complaint]).toEqual([0, '']);
  });

  it('ends with 2 when there is no such file, or none is named, or an option is none', () => {
    expect(spawn(join(folder, 'nowhere.json'))).toMatchObject({ status: 2 });
    expect(run(EXAMPLE, '--jsno')).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringContaining('Usage') as string,
    });
    expect(spawn()).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('Usage') as string,
    });
  });
});

describe('the JSON Schema of a match file', { timeout: 60_000 }, () => {
  it('is the one the validators give', () => {
    const script = join(ROOT, 'scripts/schema.js');
    const { status, stderr } = spawnSync(process.execPath, [script, '--check'], {
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });
});

function run(text: string | Buffer, ...options: string[]) {
  return spawn(written(text), ...options);
}

function written(text: string | Buffer): string {
  const path = join(folder, 'match.json');
  writeFileSync(path, text);
  return path;
}

function spawn(...given: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, ...given], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}
