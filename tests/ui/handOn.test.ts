// A match handed on: what stands beside its code, and what the phone that reads it asks.
import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Entry } from '../../src/lib/referee/entry.ts';
import type { MatchFile } from '../../src/lib/referee/matchFile.ts';
import { appendEntries, createMatch } from '../../src/lib/storage/matches.ts';
import { DataRoom } from '../../src/lib/table/dataRoom.svelte.ts';
import { openHouse } from '../../src/lib/table/house.ts';
import { fragmentOf } from '../../src/lib/table/matchCode/codeLink.ts';
import MatchCode from '../../src/lib/ui/MatchCode.svelte';
import TakeMatch from '../../src/lib/ui/TakeMatch.svelte';
import { closeAll } from '../support/db.ts';
import { toyRules } from '../support/toyGame.ts';
import { entriesOf, toyFile, toyMatch } from '../support/toyMatch.ts';
import { toyCard } from '../support/toyTable.ts';

beforeEach(async () => {
  const house = await openHouse();
  if (!house.ok) throw new Error(house.fault.code);
  await Promise.all(house.value.db.tables.map((table) => table.clear()));
});

afterEach(closeAll);

describe('a code', () => {
  const show = (fragment: string | undefined) =>
    render(MatchCode, { fragment: () => Promise.resolve(fragment), path: '/take', title: 'Toy' });

  it('stands beside how it is read, and its address can be shared', async () => {
    show(await fragmentOf(toyFile('m1', entriesOf('a1 b3'))));
    expect(await screen.findByRole('img', { name: 'QR code with the whole match' })).toBeVisible();
    expect(screen.getByText(/Point another phone’s camera/)).toBeVisible();
    expect(screen.queryByText(/There is much in this code/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Share' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/take#1\.\d+$/),
    );
  });

  it('that holds much asks for a quiet hand', async () => {
    show(`1.${'7'.repeat(3_000)}`);
    expect(await screen.findByText(/turn the screen bright/)).toBeVisible();
  });

  it('of a match that is too long is none: the file goes instead', async () => {
    show(`1.${'7'.repeat(8_000)}`);
    expect(await screen.findByText(/too long for a code/)).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('of a match that cannot be read is none', async () => {
    show(undefined);
    expect(await screen.findByText(/cannot be read to its end/)).toBeVisible();
  });

  it('that this browser cannot draw says so, and that the file goes all the same', async () => {
    const failing = () => Promise.reject(new Error('no such file'));
    render(MatchCode, { fragment: failing, path: '/take', title: 'Toy' });
    expect(await screen.findByText(/could not draw the code/)).toBeVisible();
  });
});

describe('the phone that shows it', () => {
  async function roomWith(entries: readonly Entry[]) {
    const house = await openHouse();
    if (!house.ok) throw new Error(house.fault.code);
    const { db } = house.value;
    await createMatch(db, toyMatch('m1'));
    await appendEntries(db, 'm1', 0, entries);
    const room = new DataRoom(() => Promise.resolve([toyRules]));
    await room.enter();
    return { db, room };
  }

  it('has a code of all that is told', async () => {
    const { room } = await roomWith(entriesOf('a1 b3'));
    expect(await room.codeOf('m1')).toBe(await fragmentOf(toyFile('m1', entriesOf('a1 b3'))));
  });

  it('has none of a match whose log cannot be read to its end, or that is not here', async () => {
    const { db, room } = await roomWith(entriesOf('a1'));
    await db.entries.put({ match: 'm1', seq: 1, told: 'spoilt' } as never);
    expect(await room.codeOf('m1')).toBeUndefined();
    expect(await room.codeOf('nowhere')).toBeUndefined();
  });
});

describe('the phone that reads it', () => {
  async function arrive(fragment: string) {
    const room = new DataRoom(() => Promise.resolve([toyRules]));
    await room.enter();
    const props = { room, titleOf: () => 'Toy', cardOf: () => toyCard };
    const { rerender } = render(TakeMatch, {
      ...props,
      fragment,
      onfragment: (pasted: string) => {
        void rerender({ ...props, fragment: pasted });
      },
    });
    return userEvent.setup();
  }

  const key = (name: string) => screen.findByRole('button', { name });
  const arriveWith = async (file: MatchFile) => arrive(`#${await fragmentOf(file)}`);

  it('shows whose match it is before it keeps it, and opens it then', async () => {
    const user = await arriveWith(toyFile('m1', entriesOf('a1 b3')));
    expect(await screen.findByText(/Ann, Борис and Cleo|Ann, Борис, and Cleo/)).toBeVisible();
    expect(screen.getByText('2 moves')).toBeVisible();
    await user.click(await key('Keep it on this phone'));
    expect(await screen.findByText(/1 match taken in/)).toBeVisible();
    const way = screen.getByRole('link', { name: 'Open the match' });
    expect(way).toHaveAttribute('href', '/toy/match/m1/');
    expect(way).toHaveFocus(); // the key it came from is gone
    expect(screen.queryByRole('button', { name: 'Keep it on this phone' })).toBeNull();
  });

  it('has a match that was handed on and comes back longer, without being asked which is right', async () => {
    const user = await arriveWith(toyFile('m1', entriesOf('a1')));
    await user.click(await key('Keep it on this phone'));
    await screen.findByText(/1 match taken in/);
    document.body.replaceChildren();
    const again = await arriveWith(toyFile('m1', entriesOf('a1 b3')));
    await again.click(await key('Keep it on this phone'));
    expect(await screen.findByText(/^1 match has gone on/)).toBeVisible();
  });

  it('asks where both phones have told something since', async () => {
    const user = await arriveWith(toyFile('m1', entriesOf('a1 b1')));
    await user.click(await key('Keep it on this phone'));
    await screen.findByText(/1 match taken in/);
    document.body.replaceChildren();
    const again = await arriveWith(toyFile('m1', entriesOf('a1 b3 c1')));
    await again.click(await key('Keep it on this phone'));
    await key('Keep both');
    // Not on a key: another Enter would decide.
    expect(screen.getByRole('heading', { name: 'Which one is right?' })).toHaveFocus();
    expect(screen.getByText('entries: 2 here, 3 in the other one')).toBeVisible();
    await again.click(await key('Keep the longer one'));
    expect(await screen.findByText(/1 match taken in/)).toBeVisible();
  });

  it('offers to keep the longer one only where one is', async () => {
    const user = await arriveWith(toyFile('m1', entriesOf('a1 b1')));
    await user.click(await key('Keep it on this phone'));
    await screen.findByText(/1 match taken in/);
    document.body.replaceChildren();
    const again = await arriveWith(toyFile('m1', entriesOf('a1 b3')));
    await again.click(await key('Keep it on this phone'));
    await key('Keep both');
    expect(screen.queryByRole('button', { name: 'Keep the longer one' })).toBeNull();
  });

  it.each(['https://example.org/ru/take/', 'Look: https://example.org/take/', ''])(
    'takes a link that is pasted behind %j',
    async (before) => {
      const user = await arrive('');
      const fragment = `#${await fragmentOf(toyFile('m1', entriesOf('a1 b3')))}`;
      await user.click(screen.getByLabelText('Link of the match'));
      await user.paste(`${before}${fragment}  `);
      await user.click(await key('Open'));
      await user.click(await key('Keep it on this phone'));
      expect(await screen.findByText(/1 match taken in/)).toBeVisible();
    },
  );

  it('is told where what is pasted is no match, and may paste again', async () => {
    const user = await arrive('');
    expect(await key('Open')).toBeDisabled();
    await user.type(screen.getByLabelText('Link of the match'), 'hello{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(/Nothing was changed/);
    expect(screen.getByLabelText('Link of the match')).toBeVisible();
  });

  it('is told that an address is damaged, and that nothing was changed', async () => {
    await arrive('#1.123');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /This code cannot be read.*Nothing was changed/,
    );
    expect(screen.queryByRole('button', { name: 'Keep it on this phone' })).toBeNull();
  });

  it('is told of a newer version, not to scan once more', async () => {
    await arrive('#2.123');
    expect(await screen.findByRole('alert')).toHaveTextContent(/code .* newer version of the app/);
    expect(screen.queryByText(/show its code again/)).toBeNull();
  });

  it('is told how one comes where none stands in the address', async () => {
    await arrive('');
    expect(await screen.findByText(/Let the other phone show the code/)).toBeVisible();
  });
});
