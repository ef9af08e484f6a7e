// The set-up of a match: how this group plays is there already, and what could not be read of it is said.
import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { summerPavilion } from '../../src/lib/games/summer-pavilion/game.ts';
import { changeCustoms, readCustoms } from '../../src/lib/storage/customs.ts';
import { openHouse } from '../../src/lib/table/house.ts';
import MatchSetup from '../../src/lib/ui/MatchSetup.svelte';
import { eventually } from '../support/eventually.ts';

async function dbHere() {
  const house = await openHouse();
  if (!house.ok) throw new Error(house.fault.code);
  return house.value.db;
}

beforeEach(async () => {
  const db = await dbHere();
  await db.settings.clear();
});

async function setUp() {
  render(MatchSetup, {
    card: summerPavilion,
    module: await summerPavilion.rules(),
    rulebook: await summerPavilion.rulebook('en'),
    views: await summerPavilion.views(),
  });
  return userEvent.setup();
}

it('begins with what the group agreed, and lets go of it when told so', async () => {
  const db = await dbHere();
  const agreement = { question: 'may we sing?', decision: 'Only in tune.' };
  await changeCustoms(db, 'summer-pavilion', (ours) => ({ ...ours, agreements: [agreement] }));
  const user = await setUp();
  const list = (await screen.findByText('How this table plays')).closest('details');
  if (!list) throw new Error('no list');
  expect(list).toHaveTextContent('may we sing?');
  await user.click(within(list).getByRole('button', { name: 'No longer: Only in tune.' }));
  await eventually(() => expect(screen.queryByText('How this table plays')).toBeNull());
  expect(await readCustoms(db, 'summer-pavilion')).toMatchObject({ value: { agreements: [] } });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says that it could not read how the group plays, and still begins a match', async () => {
  const db = await dbHere();
  await db.settings.put({ key: 'customs-summer-pavilion', value: { readings: 7 } });
  await setUp();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^How your group plays could not be read or kept\. \S+/,
  );
  await eventually(() => expect(screen.getByRole('button', { name: /^Begin/ })).toBeEnabled());
});
