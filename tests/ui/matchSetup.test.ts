// The set-up of a match: how this group plays is there already, and what could not be read of it is said.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { tick } from 'svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import { GAMES } from '../../src/lib/games/registry.ts';
import { histrio } from '../../src/lib/games/histrio/game.ts';
import { summerPavilion } from '../../src/lib/games/summer-pavilion/game.ts';
import { changeCustoms, readCustoms } from '../../src/lib/storage/customs.ts';
import { openHouse } from '../../src/lib/table/house.ts';
import type { Filled, SetupForm } from '../../src/lib/ui/setupForm.ts';
import MatchSetup from '../../src/lib/ui/MatchSetup.svelte';
import { eventually } from '../support/eventually.ts';

const goto = vi.hoisted(() => vi.fn<(url: string, how?: object) => Promise<void>>());
vi.mock('$app/navigation', () => ({ beforeNavigate: () => undefined, goto }));

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
  await open('How this table plays');
  const list = screen.getByText('How this table plays').closest<HTMLElement>('.setup-fold');
  if (!list) throw new Error('no list');
  expect(list).toHaveTextContent('may we sing?');
  await user.click(within(list).getByRole('button', { name: 'No longer: Only in tune.' }));
  await eventually(() => expect(screen.queryByText('How this table plays')).toBeNull());
  expect(await readCustoms(db, 'summer-pavilion')).toMatchObject({ value: { agreements: [] } });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('round.youngest-starts: who begins by the rulebook stands beside the seats, and opens to its place', async () => {
  const user = await setUp();
  const said = screen.getByRole('button', { name: 'The youngest player has the very first turn.' });
  await user.click(said);
  expect(await screen.findByRole('link', { name: /rulebook/i })).toHaveAttribute(
    'href',
    expect.stringContaining('round.youngest-starts'),
  );
});

it('nobody begins where all play at once, and nothing is said of it', async () => {
  const card = GAMES.find(({ turns }) => turns === 'together');
  if (!card) throw new Error('no such game');
  render(MatchSetup, {
    card,
    module: await card.rules(),
    rulebook: await card.rulebook('en'),
    views: await card.views(),
  });
  await eventually(() => expect(screen.getByRole('button', { name: /^Begin/ })).toBeEnabled());
  expect(screen.queryByText(/Tap the 1/)).toBeNull();
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

it('two seats of one name are told apart before a match begins', async () => {
  const db = await dbHere();
  await db.matches.clear();
  const user = await setUp();
  await user.type(await screen.findByPlaceholderText('Player 1'), 'Ann');
  const second = screen.getByPlaceholderText('Player 2');
  await user.type(second, 'ann');
  expect(second).toBeInvalid();
  expect(second).toHaveAccessibleDescription(/^ann already sits at this table\./);
  await user.click(screen.getByRole('button', { name: /^Begin/ }));
  expect(second).toHaveFocus();
  expect(await db.matches.count()).toBe(0);
  await user.type(second, 'a');
  expect(second).toBeValid();
  await user.click(screen.getByRole('button', { name: /^Begin/ }));
  await vi.waitFor(() => {
    expect(goto).toHaveBeenCalledOnce();
  });
  // The browser's way back from the match is not to the form that has begun it.
  expect(goto.mock.lastCall?.[1]).toEqual({ replaceState: true });
  expect(await db.matches.count()).toBe(1);
});

const more = (label: string) => async (user: UserEvent) => {
  await user.click(await screen.findByLabelText(`${label}: one more`));
};

const second = async (user: UserEvent) => {
  const legend = await screen.findByText('Round', { selector: 'legend' });
  const rounds = legend.closest('fieldset');
  if (rounds) await user.click(within(rounds).getByText('2'));
};

interface Otherwise {
  /** One choice that is not the proposed one; left out by a game without any. */
  readonly choice?: string;
  /** Tells something of a table under way, and what its position holds then. */
  readonly tell: (user: UserEvent) => Promise<void>;
  readonly told: object;
}

const OTHERWISE: Readonly<Record<string, Otherwise>> = {
  'summer-pavilion': { choice: 'Grey', tell: second, told: { round: 2 } },
  histrio: { choice: 'counted at the end', tell: more('Turn'), told: { turn: 2 } },
  colosseum: { choice: 'Intense auctions', tell: second, told: { round: 2 } },
  magnificent: { choice: 'Not the first', tell: second, told: { round: 2 } },
};

function otherwise(slug: string): Otherwise {
  const row = OTHERWISE[slug];
  if (!row) throw new Error(`OTHERWISE has no row for ${slug}`);
  return row;
}

async function open(summary: string, isOpen = true) {
  const row = (await screen.findByText(summary)).closest('button');
  if (!row) throw new Error(`nothing to open: ${summary}`);
  if (row.getAttribute('aria-expanded') !== String(isOpen)) await fireEvent.click(row);
  expect(row.getAttribute('aria-expanded')).toBe(String(isOpen));
}

it.each(GAMES)('is found as it was left by who comes back: $slug', async (card) => {
  const { choice, tell, told } = otherwise(card.slug);
  const props = {
    card,
    module: await card.rules(),
    rulebook: await card.rulebook('en'),
    views: await card.views(),
  };
  const user = userEvent.setup();
  const before = render(MatchSetup, props).component as SetupForm;
  const name = await screen.findByPlaceholderText('Player 1');
  await user.type(name, 'Zoe');
  if (choice) await user.click(screen.getByText(choice));
  await open('What to lay out');
  const [firstLine] = screen.getAllByRole('checkbox');
  if (firstLine) await user.click(firstLine);
  await open('We have already begun');
  await tell(user);
  const left = JSON.parse(JSON.stringify(before.filled())) as Filled;
  expect(left.laying.ticked).toHaveLength(1);
  expect(left.position).toMatchObject(told);
  expect(left.rows[0]).toMatchObject({ name: 'Zoe' });
  cleanup();
  const after = render(MatchSetup, props).component as SetupForm;
  const fresh = after.filled();
  if (choice) expect(fresh.options).not.toEqual(left.options);
  after.takeUp(left);
  await tick();
  expect(JSON.parse(JSON.stringify(after.filled()))).toEqual(left);
  const [ticked] = await screen.findAllByRole('checkbox');
  expect(ticked).toBeChecked();
  expect(JSON.parse(JSON.stringify(after.filled()))).toEqual(left);
  // What is kept of last time comes late, and changes nothing any more.
  await eventually(() =>
    expect(screen.getByRole('button', { name: /^Go on from this table/ })).toBeEnabled(),
  );
  expect(screen.getByDisplayValue('Zoe')).toBeInTheDocument();
  // Told by seats and level: changed and changed back, it is the one that was told last.
  await tell(user);
  await tick();
  const last = JSON.parse(JSON.stringify(after.filled().position)) as unknown;
  await user.click(screen.getByRole('button', { name: /^Everything/ }));
  await user.click(screen.getByRole('button', { name: /^Scores/ }));
  await tick();
  expect(JSON.parse(JSON.stringify(after.filled().position))).toEqual(last);
  // Closed, nothing is played from it; opened again, it is there as it was told.
  await open('We have already begun', false);
  expect(after.filled().position).toBeUndefined();
  await open('We have already begun');
  await eventually(() => expect(after.filled().position).toBeDefined());
  expect(JSON.parse(JSON.stringify(after.filled().position))).toEqual(last);
});

it('a refusal goes once what it was about has been changed', async () => {
  const magnificent = GAMES.find(({ slug }) => slug === 'magnificent');
  if (!magnificent) throw new Error('no such game');
  render(MatchSetup, {
    card: magnificent,
    module: await magnificent.rules(),
    rulebook: await magnificent.rulebook('en'),
    views: await magnificent.views(),
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /^Not the first/ }));
  const [first] = await screen.findAllByRole('group', { name: /^Board of/ });
  const board = within(first ?? document.body);
  await user.click(board.getByRole('button', { name: 'II' }));
  await user.click(board.getByRole('button', { name: 'Side B' }));
  await user.click(screen.getByRole('button', { name: /^Begin/ }));
  const refusal = /^Nobody has read what board II, side B/;
  expect(await screen.findByText(refusal)).toBeInTheDocument();
  await user.click(board.getByRole('button', { name: 'Side A' }));
  expect(screen.queryByText(refusal)).toBeNull();
});

it('asks of the unclear places only what can come up at this table', async () => {
  render(MatchSetup, {
    card: histrio,
    module: await histrio.rules(),
    rulebook: await histrio.rulebook('en'),
    views: await histrio.views(),
  });
  await screen.findByPlaceholderText('Player 1');
  await open('Unclear rules');
  const ofFriends = 'Does a level 1 actor renew the friendly pile too?';
  const ofAll = 'May a thief choose somebody without money?';
  const count = (seats: string) => fireEvent.click(screen.getByRole('button', { name: seats }));
  await count('2');
  await eventually(() => expect(screen.getByText(ofFriends)).toBeVisible());
  const fold = () => screen.getByText('Unclear rules').closest('button');
  expect(fold()).toHaveTextContent('as proposed');
  const [, otherwise] = within(screen.getByRole('group', { name: ofFriends })).getAllByRole(
    'radio',
  );
  await fireEvent.click(otherwise ?? document.body);
  expect(fold()).toHaveTextContent('changed: 1');
  await count('3');
  // Chosen for two: it is there again with them, and is none of the others' business.
  await eventually(() => expect(fold()).toHaveTextContent('as proposed'));
  await eventually(() => expect(screen.queryByText(ofFriends)).toBeNull());
  expect(screen.getByText(ofAll)).toBeVisible();
});

it('histrio.opportunity.deal-one-per-city: a table under way does not begin before its cities are told', async () => {
  const db = await dbHere();
  await db.matches.clear();
  render(MatchSetup, {
    card: histrio,
    module: await histrio.rules(),
    rulebook: await histrio.rulebook('en'),
    views: await histrio.views(),
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /^Everything/ }));
  await open('We have already begun');
  const said = /^Each city gets a card before the travel/u;
  expect(await screen.findAllByText(said)).toHaveLength(1);
  const begin = screen.getByRole('button', { name: /^Go on from this table/ });
  await eventually(() => expect(begin).toBeEnabled());
  await user.click(begin);
  await eventually(() => expect(screen.getAllByText(said)).toHaveLength(2));
  expect(await db.matches.count()).toBe(0);
});
