// All matches off the table: a card says how a match stands; putting away is undone by a tap, deleting takes two.
import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freezeSheet } from '../../src/lib/referee/sheet.ts';
import { summaryOf } from '../../src/lib/referee/summary.ts';
import { gameOf } from '../../src/lib/games/registry.ts';
import type { ImpresarioDb } from '../../src/lib/storage/db.ts';
import { appendEntries, createMatch, freezeMatch } from '../../src/lib/storage/matches.ts';
import { openHouse } from '../../src/lib/table/house.ts';
import FinishedMatches from '../../src/lib/ui/FinishedMatches.svelte';
import { closeAll } from '../support/db.ts';
import { entriesOf, toyMatch } from '../support/toyMatch.ts';
import { played, TOY } from '../support/toyPlay.ts';

/** How long the disk takes for the finished matches of a game. */
const disk = vi.hoisted(() => ({
  busy: (_game: string | undefined): Promise<void> => Promise.resolve(),
}));

vi.mock(import('../../src/lib/table/readShelf.ts'), async (original) => {
  const real = await original();
  return {
    ...real,
    async readFinished(...asked) {
      const page = await real.readFinished(...asked);
      await disk.busy(asked[2]);
      return page;
    },
  };
});

const ENTRIES = entriesOf('a3 b1 c2 a3 b1 c2 a3 b1 c2 a1');
const MATCH = played(ENTRIES);

let db: ImpresarioDb;

beforeEach(async () => {
  const house = await openHouse();
  if (!house.ok) throw new Error(house.fault.code);
  ({ db } = house.value);
  await Promise.all(db.tables.map((table) => table.clear()));
  disk.busy = () => Promise.resolve();
  await keepFinished('m1');
  // jsdom has no dialogs of its own.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

afterEach(async () => {
  vi.restoreAllMocks();
  await closeAll();
});

async function keepFinished(id: string) {
  await createMatch(db, toyMatch(id));
  await appendEntries(db, id, 0, ENTRIES, { summary: summaryOf(TOY, MATCH) });
  const stamp = { rulesetVersion: 1, finishedAt: '2026-03-01T22:00:00+01:00' };
  await freezeMatch(db, id, freezeSheet(TOY, MATCH, stamp));
}

async function open() {
  render(FinishedMatches);
  const user = userEvent.setup();
  const more = () => screen.findByRole('button', { name: /^More: Ann, Борис and Cleo/ });
  await more();
  return { user, more };
}

const key = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name });

describe('a finished match', () => {
  it('says when it was, who won and with how much', async () => {
    await open();
    const card = screen.getByRole('link');
    expect(card).toHaveTextContent(/Ann\s*10.*Борис\s*3.*Cleo\s*6.*toy.*1 Mar 2026.*won: Ann/);
  });

  it('is of the day its table had, whatever time it is here', async () => {
    const [begun, finishedAt] = ['2026-03-13T23:40:00-11:00', '2026-03-14T23:30:00-11:00'];
    await db.matches.update('m1', { begun, 'result.finishedAt': finishedAt });
    const { more } = await open();
    expect(screen.getByRole('link')).toHaveTextContent('14 Mar 2026');
    expect(screen.getByRole('link')).toHaveAccessibleName(/Ann 10\s*,.*Cleo 6\s*,.*2026\s*,/);
    expect(await more()).toHaveAccessibleName('More: Ann, Борис and Cleo, 14 Mar 2026');
  });

  it('is put away and brought back', async () => {
    const { user, more } = await open();
    await user.click(await more());
    await user.click(key('Put away'));
    expect(await screen.findByText(/put away. It can be brought back/)).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
    await user.click(await more());
    await user.click(key('Bring back'));
    expect(await screen.findByText('It stands on the shelf again.')).toBeVisible();
    expect(await screen.findByRole('link')).toBeVisible();
    expect((await db.matches.get('m1'))?.status).toBe('finished');
  });

  it('whose rules do not come is not saved, which is said, and every key stays', async () => {
    const card = gameOf('summer-pavilion');
    if (card === undefined) throw new Error('no such game');
    vi.spyOn(card, 'rules').mockRejectedValue(new TypeError('no network'));
    await db.matches.update('m1', { game: card.slug });
    const { user, more } = await open();
    await user.click(await more());
    await user.click(key('Hand on'));
    const said = within(screen.getByRole('dialog')).getByRole('alert');
    expect(said).toHaveTextContent('The browser could not do it (TypeError).');
    expect(key('Hand on')).toBeEnabled();
    expect(key('Put away')).toBeEnabled();
  });

  it('is deleted by two taps, the first of which says what is lost', async () => {
    const { user, more } = await open();
    await user.click(await more());
    await user.click(key('Delete for good…'));
    expect(screen.getByText(/log and its score sheet leave this device/)).toBeVisible();
    expect(key('Save it as a file first')).toBeVisible();
    await user.click(key('Keep it'));
    expect(await db.matches.count()).toBe(1);
    await user.click(key('Delete for good…'));
    await user.click(key('Delete it'));
    expect(await screen.findByText('The match is deleted.')).toBeVisible();
    expect(screen.getByText('No match has been finished yet.')).toBeVisible();
    expect([await db.matches.count(), await db.entries.count()]).toEqual([0, 0]);
  });

  it('counts for who has won, and against whom', async () => {
    const { user } = await open();
    const heading = screen.getByRole('heading', { name: 'Who has won how often', level: 2 });
    await user.click(within(heading).getByRole('button'));
    const row = await screen.findByRole('row', { name: 'Ann 1 1 10 10' });
    expect(row).toBeVisible();
    await user.click(within(row).getByRole('button', { name: 'Ann' }));
    expect(screen.getByText('ahead 1, behind 0', { selector: 'li:first-child *' })).toBeVisible();
  });

  it('goes into a table, a row for each seat', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Who has won how often' }));
    let saved: File | undefined;
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof File) saved = file;
      return 'blob:table';
    });
    // jsdom goes nowhere.
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
    await user.click(await screen.findByRole('button', { name: 'Save as a table' }));
    await waitFor(() => {
      expect(saved).toBeDefined();
    });
    expect(saved?.name).toBe('impresario-results.csv');
    const rows = (await saved?.text())?.split('\r\n');
    expect(rows?.slice(1)).toEqual([
      '1,2026-03-01,toy,1,Ann,10',
      '1,2026-03-01,toy,2,Cleo,6',
      '1,2026-03-01,toy,3,Борис,3',
    ]);
  });

  it('is not among those of another box', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Histrio' }));
    expect(await screen.findByText('No match of this game has been finished yet.')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'All' }));
    expect(await screen.findByRole('link')).toBeVisible();
  });
});

it('that cannot be read now are not called none, and are tried again by one tap', async () => {
  const reading = vi.spyOn(db.matches, 'where').mockImplementation(() => {
    throw new DOMException('no', 'AbortError');
  });
  render(FinishedMatches);
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText('No match has been finished yet.')).toBeNull();
  reading.mockRestore();
  await userEvent.setup().click(again);
  expect(await screen.findByRole('button', { name: /^More: Ann, Борис and Cleo/ })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('on a slow disk', () => {
  it('more of them are read once, however often it is asked', async () => {
    for (let number = 2; number <= 30; number += 1) await keepFinished(`m${number}`);
    render(FinishedMatches);
    const more = await screen.findByRole('button', { name: 'More' });
    expect(screen.getAllByRole('link')).toHaveLength(25);
    const user = userEvent.setup();
    let goOn = (): void => undefined;
    disk.busy = () => new Promise((resolve) => (goOn = resolve));
    await user.click(more);
    await user.click(more);
    goOn();
    await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(30));
    expect(more).not.toBeInTheDocument();
  });

  it('those of the box that was chosen last are shown, whichever come last', async () => {
    const { user } = await open();
    let goOn = (): void => undefined;
    disk.busy = (game) =>
      game === undefined ? Promise.resolve() : new Promise((resolve) => (goOn = resolve));
    await user.click(screen.getByRole('button', { name: 'Histrio' }));
    await user.click(screen.getByRole('button', { name: 'All' }));
    expect(await screen.findByRole('link')).toBeVisible();
    goOn();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.getByRole('link')).toBeVisible();
  });

  it('none is said to be missing before it has been looked for', async () => {
    const { user } = await open();
    disk.busy = () => new Promise(() => undefined);
    await user.click(screen.getByRole('button', { name: 'Histrio' }));
    expect(screen.queryByText(/has been finished yet/)).toBeNull();
  });
});
