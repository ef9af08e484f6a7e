// Data out and in: what a person is told about a file, a clash and a failed write; nothing is changed by a fault.
import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { titleIn } from '../../src/lib/games/registry.ts';
import { followLocale, locale } from '../../src/lib/i18n/locale.svelte.ts';
import { writeMatchFile } from '../../src/lib/referee/matchFile.ts';
import { writeStoreFile } from '../../src/lib/referee/storeFile.ts';
import {
  appendEntries,
  createMatch,
  deleteMatch,
  freezeMatch,
  putMatchAway,
} from '../../src/lib/storage/matches.ts';
import { DataRoom } from '../../src/lib/table/dataRoom.svelte.ts';
import { openHouse } from '../../src/lib/table/house.ts';
import type { OutgoingFile } from '../../src/lib/table/keeping.ts';
import { takeInCopy } from '../../src/lib/table/ownCopy.ts';
import { dropUnrecorded, keepUnrecorded } from '../../src/lib/table/unrecorded.ts';
import type { LiveMatch } from '../../src/lib/table/liveMatch.svelte.ts';
import FaultNote from '../../src/lib/ui/FaultNote.svelte';
import { faultText, type Fault } from '../../src/lib/ui/faultText.ts';
import { followTitles } from '../../src/lib/ui/gameTitles.ts';
import TransferPanel from '../../src/lib/ui/TransferPanel.svelte';
import { closeAll } from '../support/db.ts';
import { eventually } from '../support/eventually.ts';
import { failingAdd } from '../support/failingAdd.ts';
import { toyRules } from '../support/toyGame.ts';
import { entriesOf, toyFile, toyMatch } from '../support/toyMatch.ts';
import { toyCard, toyTable } from '../support/toyTable.ts';

async function dbOfThisPhone() {
  const house = await openHouse();
  if (!house.ok) throw new Error(house.fault.code);
  return house.value.db;
}

beforeEach(async () => {
  const db = await dbOfThisPhone();
  await Promise.all(db.tables.map((table) => table.clear()));
});

afterEach(async () => {
  followLocale(() => 'en');
  await closeAll();
});

/** Days after the others. */
async function finish(id: string, days: number) {
  const finishedAt = new Date(Date.UTC(2026, 2, 1 + days)).toISOString();
  const sheet = { rulesetVersion: 1, finishedAt, lines: [], ranks: [] };
  await freezeMatch(await dbOfThisPhone(), id, sheet);
}

async function open(match?: string, card = toyCard) {
  const room = new DataRoom(() => Promise.resolve([toyRules]), match);
  await room.enter();
  const onfile = vi.fn<(file: OutgoingFile) => void>();
  const words = { titleOf: () => 'Toy', cardOf: () => card };
  render(TransferPanel, { room, ...words, onfile });
  return { room, onfile, user: userEvent.setup({ applyAccept: false }) };
}

const button = (name: RegExp | string) => screen.getByRole('button', { name });
const fileOf = (text: string) => new File([text], 'match.json', { type: 'application/json' });
const chooser = () => screen.getByLabelText(/Choose a file/);

describe('saving', () => {
  it('everything is one file with the day in its name', async () => {
    await createMatch(await dbOfThisPhone(), toyMatch('m1'));
    const { onfile, user } = await open();
    await user.click(button('Save everything into a file'));
    expect(await screen.findByText('The file is ready.')).toBeVisible();
    await waitFor(() => {
      expect(onfile).toHaveBeenCalledOnce();
    });
    const [file] = onfile.mock.calls[0] ?? [];
    expect(file?.name).toMatch(/^impresario-\d{4}-\d\d-\d\d\.json$/);
    expect(JSON.parse(file?.text ?? '')).toMatchObject({ format: 'impresario-store' });
    const db = await dbOfThisPhone();
    await eventually(async () => expect(await db.settings.get('saved')).toBeDefined());
  });

  it('leaves the keyboard on its key, which rests meanwhile', async () => {
    await createMatch(await dbOfThisPhone(), toyMatch('m1'));
    const { onfile, room, user } = await open();
    const save = button('Save everything into a file');
    save.focus();
    await user.keyboard('{Enter}{Enter}');
    expect(room.isBusy).toBe(true);
    expect(await screen.findByText('The file is ready.')).toBeVisible();
    expect(save).toHaveFocus();
    expect(onfile).toHaveBeenCalledOnce();
  });

  it('the match one came for is the first key', async () => {
    await createMatch(await dbOfThisPhone(), toyMatch('m1'));
    const { onfile, user } = await open('m1');
    await user.click(button('Save'));
    await waitFor(() => {
      expect(onfile.mock.calls[0]?.[0].name).toBe('impresario-toy-2026-03-01.json');
    });
  });

  it('the match one came for is there however many have been finished since, and when it was put away', async () => {
    const db = await dbOfThisPhone();
    await createMatch(db, toyMatch('old'));
    await finish('old', 0);
    for (let at = 1; at <= 31; at += 1) {
      await createMatch(db, toyMatch(`m${at}`));
      await finish(`m${at}`, at);
    }
    const { room, onfile, user } = await open('old');
    expect(room.matches.map(({ id }) => id)).not.toContain('old');
    await user.click(button('Save'));
    await waitFor(() => {
      expect(onfile).toHaveBeenCalledOnce();
    });
    await putMatchAway(db, 'old', '2026-03-02T10:00:00+01:00');
    await room.enter();
    expect(room.asked).toMatchObject({ id: 'old', status: 'set-aside' });
  });
});

describe('what waits to be recorded', () => {
  afterEach(() => {
    dropUnrecorded('m1');
  });

  it('is in the file of its match and in that of everything', async () => {
    await createMatch(await dbOfThisPhone(), toyMatch('m1'));
    keepUnrecorded('m1', { from: 0, entries: entriesOf('a1 b2') });
    const { onfile, user } = await open('m1');
    await user.click(button('Save'));
    await waitFor(() => {
      expect(onfile).toHaveBeenCalledOnce();
    });
    await user.click(button('Save everything into a file'));
    await waitFor(() => {
      expect(onfile).toHaveBeenCalledTimes(2);
    });
    const [one, all] = onfile.mock.calls.map(([{ text }]) => JSON.parse(text) as object);
    const told = { entries: [{ id: 'phone:1' }, { id: 'phone:2' }] };
    expect(one).toMatchObject(told);
    expect(all).toMatchObject({ matches: [told] });
  });

  it('is left out where the log has moved on', async () => {
    const db = await dbOfThisPhone();
    await createMatch(db, toyMatch('m1'));
    await appendEntries(db, 'm1', 0, entriesOf('a3'));
    keepUnrecorded('m1', { from: 0, entries: entriesOf('a1 b2') });
    const { onfile, user } = await open('m1');
    await user.click(button('Save'));
    await waitFor(() => {
      expect(onfile).toHaveBeenCalledOnce();
    });
    const [file] = onfile.mock.calls[0] ?? [];
    expect(JSON.parse(file?.text ?? '')).toMatchObject({ entries: entriesOf('a3') });
  });
});

describe('a record that cannot be read', () => {
  async function damaged() {
    const db = await dbOfThisPhone();
    for (const id of ['m1', 'm2', 'm3']) await createMatch(db, toyMatch(id));
    await db.matches.update('m1', { seats: 'spoilt' as never });
    // Not even a place on the shelf.
    await db.matches.update('m2', { status: 'spoilt' as never });
    const { onfile, user } = await open();
    expect(screen.getByRole('heading', { name: 'Cannot be read' })).toBeVisible();
    return { db, onfile, user };
  }

  it('goes out as it lies', async () => {
    const { onfile, user } = await damaged();
    await user.click(button('Save as it lies: m2'));
    expect(await screen.findByText(/cannot read this file either/)).toBeVisible();
    await waitFor(() => {
      expect(onfile).toHaveBeenCalledOnce();
    });
    const [file] = onfile.mock.calls[0] ?? [];
    expect(file?.name).toBe('impresario-raw-m2.json');
    expect(JSON.parse(file?.text ?? '')).toMatchObject({
      match: { id: 'm2', status: 'spoilt' },
      entries: [],
    });
  });

  it('goes out as it lies also where the shelf can show it', async () => {
    const db = await dbOfThisPhone();
    await createMatch(db, toyMatch('m1'));
    await db.matches.update('m1', { setup: 7 as never });
    const { onfile, user } = await open('m1');
    await user.click(button('Save'));
    expect(await screen.findByText(/cannot read this file either/)).toBeVisible();
    await waitFor(() => {
      expect(onfile).toHaveBeenCalledOnce();
    });
    expect(onfile.mock.calls[0]?.[0].name).toBe('impresario-raw-m1.json');
  });

  it('is missed in the file of everything, and so is a copy', async () => {
    const { db, onfile, user } = await damaged();
    await db.copies.put({
      id: 'k1',
      game: 'toy',
      name: 'spoilt',
      changedAt: 0 as never,
      contents: {},
    });
    await user.click(button('Save everything into a file'));
    const note = await screen.findByText(/1 match cannot be read and is not in it/);
    expect(note).toHaveTextContent('What was told of 1 copy cannot be read and is not in it.');
    expect(JSON.parse(onfile.mock.calls[0]?.[0].text ?? '')).toMatchObject({
      matches: [{ id: 'm2' }, { id: 'm3' }],
      copies: [],
    });
    expect(await db.copies.count()).toBe(1);
  });

  it('is deleted by two taps, and nothing else with it', async () => {
    const { db, user } = await damaged();
    await user.click(button('Delete for good… m1'));
    await user.click(button('Keep it'));
    expect(await db.matches.count()).toBe(3);
    await user.click(button('Delete for good… m1'));
    expect(screen.getByRole('alert')).toHaveTextContent('Nobody can bring them back.');
    await user.click(button('Delete it'));
    expect(await screen.findByText('The match is deleted.')).toBeVisible();
    expect(await db.matches.toCollection().primaryKeys()).toEqual(['m2', 'm3']);
    expect(button('Save as it lies: m2')).toBeVisible();
    await user.click(button('Delete for good… m2'));
    await user.click(button('Delete it'));
    await waitFor(() => {
      expect(screen.queryByRole('heading', { name: 'Cannot be read' })).toBeNull();
    });
    expect(await db.matches.toCollection().primaryKeys()).toEqual(['m3']);
  });

  it('is looked for on entering and where records have come or gone, not after every tap', async () => {
    const db = await dbOfThisPhone();
    await createMatch(db, toyMatch('m1'));
    const walk = vi.spyOn(db.matches, 'each');
    const { room } = await open();
    expect(walk).toHaveBeenCalledTimes(1);
    await room.exportOne('m1');
    await room.askToKeep();
    await room.exportRaw('m1');
    expect(walk).toHaveBeenCalledTimes(1);
    await room.deleteForGood('m1');
    expect(walk).toHaveBeenCalledTimes(2);
    await room.importFile(fileOf(writeMatchFile(toyFile('m2', entriesOf('a1')))));
    expect(walk).toHaveBeenCalledTimes(3);
    expect(room.matches.map(({ id }) => id)).toEqual(['m2']);
    walk.mockRestore();
  });
});

describe('taking in', () => {
  it('says that a file could not be read at all', async () => {
    const { room } = await open();
    await room.importFile(unreadable());
    expect(await screen.findByText(/could not do it \(NotReadableError\)/)).toBeVisible();
    const schema = v.strictObject({});
    expect(await takeInCopy('toy', schema, unreadable())).toMatchObject({
      fault: { code: 'unknown', name: 'NotReadableError' },
    });
  });

  it('says that the rules do not load, and is ready for the next file', async () => {
    const room = new DataRoom(() => Promise.reject(new TypeError('no such chunk')));
    await room.importText(writeMatchFile(toyFile('m1', entriesOf('a1'))));
    expect(room.news).toMatchObject({ what: 'fault', fault: { name: 'TypeError' } });
    expect(room.isBusy).toBe(false);
  });

  it('waits for the database where it is asked for before it is there', async () => {
    const room = new DataRoom(() => Promise.resolve([toyRules]));
    await room.importText(writeMatchFile(toyFile('m1', entriesOf('a1'))));
    expect(room.news).toMatchObject({ what: 'imported', added: 1 });
  });

  it('adds the match of a file', async () => {
    const { user } = await open();
    await user.upload(chooser(), fileOf(writeMatchFile(toyFile('m1', entriesOf('a1')))));
    expect(await screen.findByText('1 match taken in.')).toBeVisible();
    expect(await (await dbOfThisPhone()).matches.count()).toBe(1);
    const way = screen.getByRole('link', { name: 'Open the match' });
    expect(way).toHaveAttribute('href', '/toy/match/m1/');
  });

  it('says of a result that does not come of its log that the log counts', async () => {
    const result = {
      lines: [],
      ranks: [{ seat: 'b', rank: 1, total: 99 }],
      rulesetVersion: 1,
      finishedAt: '2026-03-01T21:00:00+01:00',
    };
    const { user } = await open();
    const file = { ...toyFile('m1', entriesOf('a1')), result };
    await user.upload(chooser(), fileOf(writeMatchFile(file)));
    const [said] = await screen.findAllByRole('status');
    await waitFor(() => {
      expect(said).toHaveTextContent(
        '1 match taken in. 1 came with a result that its log does not give: what the log gives counts.',
      );
    });
  });

  it('opens what has come in, also behind many that were finished since', async () => {
    const db = await dbOfThisPhone();
    for (let at = 1; at <= 31; at += 1) {
      await createMatch(db, toyMatch(`m${at}`));
      await finish(`m${at}`, at);
    }
    const { user } = await open();
    const moves = entriesOf('a3 b1 c2 a3 b1 c2 a3 b1 c2 a1');
    await user.upload(chooser(), fileOf(writeMatchFile(toyFile('old', moves))));
    const way = await screen.findByRole('link', { name: 'Open the match' });
    expect(way).toHaveAttribute('href', '/toy/match/old/');
  });

  it.each([
    ['{"format":', /stops making sense in line 1, column 11/],
    ['{"format":"else"}', /a file of another kind: else/],
    ['{"format":"impresario-match","schemaVersion":9}', /newer version of the app \(format 9/],
    [
      '{"format":"impresario-match","schemaVersion":1,"game":"chess"}',
      /does not know this game: chess/,
    ],
    ['{"format":"impresario-match","schemaVersion":1,"game":"toy"}', /heading cannot be read/],
  ])('says what is wrong with %s, and that nothing was changed', async (text, sentence) => {
    const { user } = await open();
    await user.upload(chooser(), fileOf(text));
    const note = await screen.findByText(sentence);
    expect(note).toHaveTextContent('Nothing was changed.');
    expect(await (await dbOfThisPhone()).matches.count()).toBe(0);
  });

  it.each([
    ['Windows-1251', Uint8Array.of(0x7b, 0x22, 0xc0, 0xed, 0xff, 0x22, 0x7d)],
    ['UTF-16 with its mark', Uint8Array.of(0xff, 0xfe, 0x7b, 0, 0x7d, 0)],
    ['UTF-16 without it', Uint8Array.of(0, 0x7b, 0, 0x7d)],
  ])('takes no letters that would come in broken: %s', async (_, bytes) => {
    const { user } = await open();
    await user.upload(chooser(), new File([bytes], 'match.json', { type: 'application/json' }));
    const note = await screen.findByText(/another way than UTF-8/);
    expect(note).toHaveTextContent('Nothing was changed.');
    const copy = new File([bytes], 'copy.json');
    expect(await takeInCopy('toy', v.strictObject({}), copy)).toEqual({
      ok: false,
      fault: { code: 'not-utf8' },
    });
  });

  it('reads UTF-8 with a mark in front, as Windows saves it', async () => {
    const { user } = await open();
    const text = `\uFEFF${writeMatchFile(toyFile('m1', entriesOf('a1')))}`;
    await user.upload(chooser(), fileOf(text));
    expect(await screen.findByText('1 match taken in.')).toBeVisible();
  });

  it('does not even read a file that is too large', async () => {
    const { room } = await open();
    const arrayBuffer = vi.fn<() => Promise<ArrayBuffer>>();
    await room.importFile({ size: 100_000_001, arrayBuffer });
    expect(await screen.findByText(/too large: 100.1 MB, at most 100 MB/)).toBeVisible();
    expect(arrayBuffer).not.toHaveBeenCalled();
  });

  it('asks which one is right when the same match has another history', async () => {
    const { user } = await open();
    await user.upload(chooser(), fileOf(writeMatchFile(toyFile('m1', entriesOf('a1')))));
    await screen.findByText('1 match taken in.');
    await user.upload(chooser(), fileOf(writeMatchFile(toyFile('m1', entriesOf('a2 b1')))));
    expect(await screen.findByRole('heading', { name: 'Which one is right?' })).toBeVisible();
    expect(screen.getByText('entries: 1 here, 2 in the other one')).toBeVisible();
    expect(await (await dbOfThisPhone()).matches.count()).toBe(1);
    await user.click(button('Keep both'));
    expect(await screen.findByText('1 match taken in.')).toBeVisible();
    expect(await (await dbOfThisPhone()).matches.count()).toBe(2);
    expect(screen.queryByRole('heading', { name: 'Which one is right?' })).toBeNull();
  });

  it('leaves everything as it is when the file is left alone', async () => {
    const { user } = await open();
    await user.upload(chooser(), fileOf(writeMatchFile(toyFile('m1', entriesOf('a1')))));
    await screen.findByText('1 match taken in.');
    await user.upload(chooser(), fileOf(writeMatchFile(toyFile('m1', entriesOf('a2 b1')))));
    await user.click(await screen.findByRole('button', { name: 'Leave things as they are' }));
    expect(await (await dbOfThisPhone()).entries.count()).toBe(1);
  });
});

describe('a match that the rules do not take', () => {
  it('is named, its game says why, and the others of the file come in', async () => {
    const alone = { ...toyFile('m2'), seats: toyFile('m2').seats.slice(0, 1) };
    const stopping = toyFile('m3', entriesOf('a1 a1'));
    const { user } = await open();
    await user.upload(chooser(), fileOf(storeText(toyFile('m1'), alone, stopping)));
    expect(await screen.findByText('1 match was not taken in:')).toBeVisible();
    expect(screen.getByText('Toy · 1 Mar 2026 · Ann')).toBeVisible();
    expect(
      await screen.findByText(/do not begin a match like this. Refused by toy.seat.count\./),
    ).toBeVisible();
    const [said] = screen.getAllByRole('status'); // the other one is of the storage
    expect(said).toHaveTextContent(
      '2 matches taken in. 1 needs mending: its log stops before the end.',
    );
    expect(screen.queryByRole('link', { name: 'Open the match' })).toBeNull();
    expect(screen.queryByText('Nothing was changed.')).toBeNull();
  });

  it('says so plainly where the words of its game do not come', async () => {
    const rulebook = () => Promise.reject(new TypeError('no such chunk'));
    const alone = { ...toyFile('m2'), seats: toyFile('m2').seats.slice(0, 1) };
    const { user } = await open(undefined, { ...toyCard, rulebook });
    await user.upload(chooser(), fileOf(writeMatchFile(alone)));
    expect(await screen.findByText('The rules do not begin a match like this.')).toBeVisible();
  });

  it('alone in its file changes nothing', async () => {
    const alone = { ...toyFile('m2'), seats: toyFile('m2').seats.slice(0, 1) };
    const { user } = await open();
    await user.upload(chooser(), fileOf(writeMatchFile(alone)));
    expect(await screen.findByText('Nothing was changed.')).toBeVisible();
    expect(await (await dbOfThisPhone()).matches.count()).toBe(0);
  });
});

describe('matches put away', () => {
  it('are counted, with the way to them', async () => {
    const db = await dbOfThisPhone();
    await createMatch(db, toyMatch('m1'));
    await putMatchAway(db, 'm1', '2026-03-02T10:00:00+01:00');
    await open();
    expect(screen.getByRole('link', { name: '1 match put away' })).toHaveAttribute(
      'href',
      '/matches/',
    );
  });
});

describe('a write that failed', () => {
  it('is said, nothing is lost, and trying again records it', async () => {
    const { live, tell } = await toyTable('a1');
    const { container } = render(FaultNote, { live });
    expect(container).toHaveTextContent('');
    const mend = failingAdd('QuotaExceededError');
    tell('b2');
    await live.settled();
    mend();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Not recorded. There is no space left on this device.');
    expect(alert).toHaveTextContent('Nothing is lost while this window is open: 1 entry waits.');
    await userEvent.setup().click(button('Try again'));
    await waitFor(() => {
      expect(live.recording).toBe('recorded');
      expect(screen.queryByRole('alert')).toBeNull();
    });
  });
});

it('a write that a newer version of the app will not take leads to that version', () => {
  const live = {
    fault: { code: 'newer-database' },
    isUnread: false,
    unrecorded: 1,
  } as unknown as LiveMatch;
  render(FaultNote, { live });
  expect(button('Load the app again')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('a match that another window has deleted can be kept after all', async () => {
  const { live, tell, db } = await toyTable('a1');
  render(FaultNote, { live });
  await deleteMatch(db, live.id);
  tell('b2');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(
    'Not recorded. This match has been deleted in another window; only this one still has it.',
  );
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await userEvent.setup().click(button('Keep it after all'));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(await db.entries.count()).toBe(2);
});

it('a sheet that was not kept is called not recorded, with nothing that waits', () => {
  const live = {
    fault: { code: 'full' },
    isUnread: false,
    unrecorded: 0,
  } as unknown as LiveMatch;
  render(FaultNote, { live });
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^Not recorded\. There is no space left on this device\.\s+Try again$/,
  );
});

/** By code, so that none is left out. */
const FAULTS: { readonly [Code in Fault['code']]: readonly Extract<Fault, { code: Code }>[] } = {
  full: [{ code: 'full' }],
  blocked: [{ code: 'blocked' }],
  'newer-database': [{ code: 'newer-database' }],
  unavailable: [{ code: 'unavailable' }],
  aborted: [{ code: 'aborted', name: 'AbortError' }],
  'someone-else-wrote': [{ code: 'someone-else-wrote', match: 'm1', seq: 3 }],
  'no-such-match': [{ code: 'no-such-match', match: 'm1' }],
  clash: [
    {
      code: 'clash',
      matches: [{ id: 'm1', game: 'toy', begun: '', here: 1, inFile: 2, isNewer: true }],
    },
  ],
  'customs-full': [{ code: 'customs-full', most: 100 }],
  unknown: [{ code: 'unknown', name: 'OddError' }],
  'too-large': [{ code: 'too-large', bytes: 20_000_001, limit: 20_000_000 }],
  'not-utf8': [{ code: 'not-utf8' }],
  'not-json': [{ code: 'not-json', at: { position: 0, line: 1, column: 1 } }],
  foreign: [undefined, 'else', 'impresario-copy', 'impresario-store'].map((format) => ({
    code: 'foreign',
    format,
  })),
  newer: [
    { code: 'newer', what: 'schemaVersion', found: 2, known: 1 },
    { code: 'newer', what: 'ruleset', found: 2, known: 1 },
  ],
  'unknown-game': [{ code: 'unknown-game', game: 'chess' }],
  'other-game': [{ code: 'other-game', game: 'histrio' }],
  damaged: [
    '',
    'id',
    'entries',
    'entries.3.told.act',
    'seats.0',
    'setup.options',
    'ruleset',
    'result.ranks',
    'players.0',
    'copies.1',
    'settings.2',
  ].map((path) => ({ code: 'damaged', path, expected: 'Object', received: '"x"' })),
  refused: [
    { code: 'refused', refusal: { clause: 'toy.seat.count', facts: { seats: 1 } } },
    { code: 'refused', refusal: { clause: 'table.seat-unknown', facts: { seat: 'z' } } },
  ],
};

describe.each(['en', 'ru', 'es'] as const)('the sentences of %s', (language) => {
  it('say each fault in its own way', () => {
    followLocale(() => language);
    const sentences = Object.values(FAULTS)
      .flat()
      .map((fault) => faultText(fault));
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^[А-ЯA-Z\d].+\.$/u);
    for (const sentence of sentences)
      expect(sentence).not.toMatch(/expected|received|Object|toy\./i);
    if (language === 'ru') for (const sentence of sentences) expect(sentence).toMatch(/[а-я]{3}/);
  });
});

it('a copy of another game is called by the title of that game', () => {
  followTitles((slug) => titleIn(locale.current, slug));
  const fault: Fault = { code: 'other-game', game: 'summer-pavilion' };
  expect(faultText(fault)).toBe('This file holds a copy of another game: Azul: Summer Pavilion.');
});

function unreadable() {
  const arrayBuffer = () => Promise.reject(new DOMException('taken out', 'NotReadableError'));
  return { size: 9, arrayBuffer };
}

function storeText(...matches: readonly object[]): string {
  const rest = { exportedAt: '2026-03-02T10:00:00+01:00', players: [], copies: [], rulesets: [] };
  const stamp = { format: 'impresario-store', schemaVersion: 2 } as const;
  return writeStoreFile({ ...stamp, ...rest, matches, setAside: [], settings: [] });
}
