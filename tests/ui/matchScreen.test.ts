// A match on its screen: opened when it is shown, and let go when it is left.
import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { m } from '../../src/lib/paraglide/messages.js';
import { createMatch } from '../../src/lib/storage/matches.ts';
import { openHouse } from '../../src/lib/table/house.ts';
import { LiveMatch } from '../../src/lib/table/liveMatch.svelte.ts';
import MatchScreen from '../../src/lib/ui/MatchScreen.svelte';
import { eventually } from '../support/eventually.ts';
import { fakeLocks } from '../support/locks.ts';
import { toyRules } from '../support/toyGame.ts';
import { toyMatch } from '../support/toyMatch.ts';
import { toyCard, toyRulebook } from '../support/toyTable.ts';

const { version, goto } = vi.hoisted(() => ({
  version: { isMissed: false },
  goto: vi.fn<(there: string) => Promise<void>>(() => Promise.resolve()),
}));
vi.mock('$app/navigation', () => ({ beforeNavigate: () => undefined, goto }));
vi.mock('../../src/lib/table/update.svelte.ts', () => ({
  update: {
    waiting: true,
    get isMissed() {
      return version.isMissed;
    },
    apply: () => undefined,
  },
}));

const bare = () => ({});
const views = { SetupOptions: bare, Table: bare, MoveEditor: bare, TableEditor: bare };

beforeEach(() => {
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true });
});
afterEach(() => {
  version.isMissed = false;
  Reflect.deleteProperty(navigator, 'locks');
});

/** A match that is kept and not open yet. */
async function shelved(match: string) {
  const opened = await openHouse();
  if (!opened.ok) throw new Error(opened.fault.code);
  await createMatch(opened.value.db, toyMatch(match));
  const props = { card: toyCard, module: toyRules, rulebook: toyRulebook, views, match };
  return { house: opened.value, props };
}

it('left before it stood open keeps no pen: the next look at the match writes', async () => {
  const { house, props } = await shelved('m1');
  const asked = vi.spyOn(navigator.locks, 'request');
  render(MatchScreen, props).unmount();
  await eventually(() => expect(asked).toHaveBeenCalled());
  const again = await LiveMatch.open({ ...house, module: toyRules, id: 'm1' });
  if (!again.ok) throw new Error(again.fault.code);
  await eventually(() => expect(again.value.role).toBe('writer'));
  await again.value.close();
});

it.each([false, true])(
  'offers a newer version at the table only where the older one has no more: %s',
  async (isMissed) => {
    version.isMissed = isMissed;
    const { props } = await shelved(`m-${isMissed}`);
    render(MatchScreen, props);
    await eventually(() => expect(screen.queryByText(m.match_opening())).toBeNull());
    const offers = screen.queryAllByRole('button', { name: m.update_apply() });
    expect(offers).toHaveLength(isMissed ? 1 : 0);
  },
);

const key = (name: string) => screen.findByRole('button', { name });

it('whose record is damaged can be saved as it lies and put away', async () => {
  const { house, props } = await shelved('m-damaged');
  await house.db.matches.update('m-damaged', { setup: 7 as never });
  render(MatchScreen, props);
  expect(await screen.findByRole('alert')).toHaveTextContent(m.fault_damaged_setup());
  expect(screen.queryByRole('button', { name: m.fault_retry() })).toBeNull();
  const user = userEvent.setup();
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await user.click(await key(m.data_save_raw()));
  expect(await screen.findByText(m.data_saved_raw())).toBeVisible();
  expect(saved).toHaveBeenCalledOnce();
  await user.click(await key(m.match_put_away()));
  await eventually(async () =>
    expect(await house.db.matches.get('m-damaged')).toMatchObject({ status: 'set-aside' }),
  );
  await eventually(() => expect(goto).toHaveBeenCalledWith('/'));
  saved.mockRestore();
});

it('that no list can show is on no shelf it could be put away from', async () => {
  const { house, props } = await shelved('m-nobody');
  await house.db.matches.update('m-nobody', { seats: 'nobody' as never });
  render(MatchScreen, props);
  expect(await key(m.data_save_raw())).toBeVisible();
  expect(screen.queryByRole('button', { name: m.match_put_away() })).toBeNull();
});

it('that the browser does not hand out now is tried again by one tap', async () => {
  const { house, props } = await shelved('m-later');
  const failing = vi
    .spyOn(house.db.matches, 'get')
    .mockRejectedValueOnce(new DOMException('no', 'AbortError'));
  render(MatchScreen, props);
  await userEvent.setup().click(await key(m.fault_retry()));
  await eventually(() => expect(screen.queryByRole('alert')).toBeNull());
  await eventually(() => expect(screen.queryByText(m.match_opening())).toBeNull());
  failing.mockRestore();
});

it('says in the title of its window who plays, or that it cannot be opened', async () => {
  const { props } = await shelved('m4');
  const shown = render(MatchScreen, props);
  await eventually(() => expect(document.title).toBe('Ann, Борис and Cleo · Toy'));
  shown.unmount();
  render(MatchScreen, { ...props, match: 'm5' });
  await eventually(() => expect(document.title).toBe(`${m.match_cannot_open()} · Toy`));
});
