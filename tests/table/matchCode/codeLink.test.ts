// A match in an address and back: nothing of its log is lost, and nothing that stands there can do harm.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../../src/lib/games/registry.ts';
import type { Entry } from '../../../src/lib/referee/entry.ts';
import type { RulesModule } from '../../../src/lib/referee/game.ts';
import { readMatchFile, type MatchFile } from '../../../src/lib/referee/matchFile.ts';
import { fragmentOf, matchIn } from '../../../src/lib/table/matchCode/codeLink.ts';
import { digitsOf } from '../../../src/lib/table/matchCode/digits.ts';
import { squeezed } from '../../../src/lib/table/matchCode/squeeze.ts';
import { goldenNames } from '../../support/golden.ts';
import { toyRules } from '../../support/toyGame.ts';
import { entriesOf, toyFile } from '../../support/toyMatch.ts';

const modules = await Promise.all(GAMES.map((card) => card.rules()));

async function throughCode(sent: MatchFile, rules: readonly RulesModule[] = [toyRules]) {
  const fragment = await fragmentOf(sent);
  const found = await matchIn(`#${fragment}`);
  if (!found?.ok) throw new Error(JSON.stringify(found));
  const reading = readMatchFile(found.text, rules);
  if (!reading.ok) throw new Error(JSON.stringify(reading.fault));
  return { ...found, fragment, file: reading.file };
}

const codeOf = async (json: unknown, version = 1) =>
  `#${version}.${digitsOf(await squeezed(JSON.stringify(json)))}`;

const goldens = GAMES.flatMap(({ slug }) =>
  goldenNames(slug).map((name) => `tests/games/${slug}/golden/${name}.json`),
);

describe('a match in an address', () => {
  it.each(goldens)('is the same match on the other side: %s', async (path) => {
    const text = readFileSync(path, 'utf8');
    const sent = readMatchFile(text, modules);
    if (!sent.ok) throw new Error(JSON.stringify(sent.fault));
    const { result: _, ...told } = sent.file;
    const { file, fragment } = await throughCode(sent.file, modules);
    expect(file).toEqual(told);
    expect(fragment).toMatch(/^1\.\d+$/);
  });

  it('keeps who told what and when, whatever clock and number a phone has', async () => {
    const [first, second, third, fourth] = entriesOf('a1 b3 c2 a4');
    const entries = [
      { ...first, at: '2026-03-01T20:15:07.250+01:00' },
      { ...second, id: 'tablet:7', device: 'tablet', at: '2026-03-01T19:15:03.004Z' },
      { ...third, id: 'tablet:8', device: 'tablet', at: '2026-03-01T19:14:59.999Z' },
      { ...fourth, id: 'phone:2', at: '2026-03-01T20:16:00+01:00' },
    ] as Entry[];
    const { file } = await throughCode(toyFile('m1', entries));
    expect(file.entries).toEqual(entries);
  });

  it('names the game, the day, the seats and the length before anything is taken in', async () => {
    const { label, entries } = await throughCode(toyFile('m1', entriesOf('a1 b3')));
    expect(label).toMatchObject({ game: 'toy', begun: '2026-03-01T20:15:00+01:00' });
    expect(label.seats?.map(({ name }) => name)).toEqual(['Ann', 'Борис', 'Cleo']);
    expect(entries).toBe(2);
  });

  it('leaves the sheet out: the other phone counts it anew', async () => {
    const result = {
      lines: [],
      ranks: [],
      rulesetVersion: 1,
      finishedAt: '2026-03-01T22:00:00+01:00',
    };
    const { file } = await throughCode({ ...toyFile('m1'), result });
    expect(file).not.toHaveProperty('result');
  });
});

describe('an address that is no match', () => {
  it('says nothing where nothing stands', async () => {
    expect(await matchIn('')).toBeUndefined();
    expect(await matchIn('#')).toBeUndefined();
  });

  it.each(['#hello', '#1.12a', '#1.1', '#1.99999999999999999', '#1.', '#-1.123'])(
    'is damaged: %s',
    async (fragment) => {
      expect(await matchIn(fragment)).toMatchObject({ ok: false, fault: { code: 'damaged' } });
    },
  );

  it('is damaged when a digit is missing or another one', async () => {
    const fragment = await fragmentOf(toyFile('m1', entriesOf('a1')));
    const cut = await matchIn(`#${fragment.slice(0, -17)}`);
    expect(cut).toMatchObject({ ok: false, fault: { code: 'damaged' } });
  });

  it('of a later version asks for a newer app', async () => {
    expect(await matchIn(await codeOf([], 2))).toMatchObject({
      ok: false,
      fault: { code: 'newer', found: 2, known: 1 },
    });
  });

  it.each([
    [[]],
    [{ format: 'impresario-match' }],
    [[{}, [], [], [1], [], []]],
    [[{}, ['phone'], [0], [1, 2], [], [{}, {}]]],
    [[{}, ['phone'], [], [1e15], [], [{}]]],
  ])('with other columns than a match has is damaged: %j', async (json) => {
    expect(await matchIn(await codeOf(json))).toMatchObject({ fault: { code: 'damaged' } });
  });

  it('with a time that nobody can count on from is left to the reader of files', async () => {
    const found = await matchIn(await codeOf([{ begun: 7 }, ['phone'], [], [5], [], [{}]]));
    expect(found).toMatchObject({ ok: true, label: {}, entries: 1 });
  });

  it('with what lies deeper than anything in a file is damaged, and is not followed to its end', async () => {
    const list = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
    const code = (levels: number) =>
      squeezed(`[{},["phone"],[],[1],[],[${list(levels)}]]`).then(
        (bytes) => `#1.${digitsOf(bytes)}`,
      );
    expect(await matchIn(await code(20))).toMatchObject({ ok: true });
    expect(await matchIn(await code(40))).toMatchObject({ fault: { code: 'damaged', path: '' } });
    expect(await matchIn(await code(99_999))).toMatchObject({ fault: { code: 'damaged' } });
  });

  it('that would fill the memory is too large, and is not read to its end', async () => {
    const bomb = await squeezed(' '.repeat(48_000_000));
    expect(bomb.length).toBeLessThan(60_000);
    const found = await matchIn(`#1.${digitsOf(bomb)}`);
    expect(found).toMatchObject({ ok: false, fault: { code: 'too-large' } });
  });
});
