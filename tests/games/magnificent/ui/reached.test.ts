// How far the power of a turn goes with one action: known, or not known as long as nobody has read the board.
import { describe, expect, it } from 'vitest';
import { COLOURS } from '../../../../src/lib/games/magnificent/data/kinds.ts';
import type { Move } from '../../../../src/lib/games/magnificent/rules/moves.ts';
import type { Catalogue } from '../../../../src/lib/games/magnificent/rules/catalogue.ts';
import { actionsNow } from '../../../../src/lib/games/magnificent/ui/match/turnSight.ts';
import {
  isNoneReached,
  reachedSign,
  reachedText,
} from '../../../../src/lib/games/magnificent/ui/reachedText.ts';
import { COPY, TABLE, lying } from '../tables.ts';
import { stateOf } from './refereeScenes.ts';
import { words } from './tools.ts';

// For two seats: three dice of each colour and two clear ones.
const TENT = [
  ...COLOURS.flatMap((colour) => [colour, colour, colour]),
  ...(['clear', 'clear'] as const),
].map((colour) => ({ colour, value: 5 }));
const DIE = { colour: 'orange', value: 5 } as const;
const TAKEN: Move = { type: 'takeDie', seat: 'ann', die: DIE, card: 2 };

function told(action: 'build' | 'perform', copy: Catalogue) {
  const seats = { ann: { own: { dealt: true } }, bo: { own: { dealt: true } } };
  const state = stateOf(lying({ options: { copy }, tent: TENT, ...seats }), TAKEN);
  const [ann] = state.seats;
  const sight = ann && actionsNow(TABLE, state, ann).find((one) => one.action === action);
  if (sight === undefined) throw new Error(action);
  return [reachedSign(sight), reachedText(words, sight)];
}

describe('what an action reaches', () => {
  it('is not called out of reach before anybody has read the levels', () => {
    const { levels: _, ...copy } = COPY;
    expect(told('build', copy)).toEqual(['?', `${words.actions.build}: not read yet`]);
  });

  it.each([
    ['build', '4', 'up to 4'],
    ['perform', '0', 'spaces without a number'],
  ] as const)('is what the board asks for once it has been read: %s', (action, sign, text) => {
    expect(told(action, COPY)).toEqual([sign, `${words.actions[action]}: ${text}`]);
  });

  it('invites to no action that reaches nothing', () => {
    const sight = { action: 'build', power: 3, most: 3, reach: [] } as const;
    expect(isNoneReached(sight)).toBe(true);
    expect(isNoneReached({ ...sight, isUnread: true })).toBe(false);
    expect(isNoneReached({ ...sight, reach: [{ requirement: 3, gems: {} }] })).toBe(false);
  });
});
