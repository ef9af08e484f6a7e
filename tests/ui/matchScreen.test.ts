// A match on its screen: opened when it is shown, and let go when it is left.
import { render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMatch } from '../../src/lib/storage/matches.ts';
import { openHouse } from '../../src/lib/table/house.ts';
import { LiveMatch } from '../../src/lib/table/liveMatch.svelte.ts';
import MatchScreen from '../../src/lib/ui/MatchScreen.svelte';
import { eventually } from '../support/eventually.ts';
import { fakeLocks } from '../support/locks.ts';
import { toyRules } from '../support/toyGame.ts';
import { toyMatch } from '../support/toyMatch.ts';
import { toyCard, toyRulebook } from '../support/toyTable.ts';

const bare = () => ({});
const views = { SetupOptions: bare, Table: bare, MoveEditor: bare, TableEditor: bare };

beforeEach(() => {
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
});

it('left before it stood open keeps no pen: the next look at the match writes', async () => {
  const house = await openHouse();
  if (!house.ok) throw new Error(house.fault.code);
  await createMatch(house.value.db, toyMatch('m1'));
  const asked = vi.spyOn(navigator.locks, 'request');
  const props = { card: toyCard, module: toyRules, rulebook: toyRulebook, views, match: 'm1' };
  render(MatchScreen, props).unmount();
  await eventually(() => expect(asked).toHaveBeenCalled());
  const again = await LiveMatch.open({ ...house.value, module: toyRules, id: 'm1' });
  if (!again.ok) throw new Error(again.fault.code);
  await eventually(() => expect(again.value.role).toBe('writer'));
  await again.value.close();
});
