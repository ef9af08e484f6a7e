// A scorekeeper's turn as it is told: what stands in the move, and what the key says of it.
import { expect, it } from 'vitest';
import { loadWords } from '../../../../src/lib/games/magnificent/rulebook/rulebook.ts';
import {
  addedDie,
  hatText,
  turnOf,
  turnText,
  type ToldTurn,
} from '../../../../src/lib/games/magnificent/ui/match/turnTold.ts';
import { lying } from '../tables.ts';
import { stateOf } from './refereeScenes.ts';

const words = await loadWords('en');
const state = stateOf(lying({ level: 'scorekeeper' }));
const orange5 = { colour: 'orange', value: 5 } as const;
const DIE_ALONE: ToldTurn = {
  die: orange5,
  card: undefined,
  action: undefined,
  hat: undefined,
  points: 0,
  coins: 0,
};

it('only what was told stands in the move', () => {
  expect(turnOf('ann', DIE_ALONE)).toEqual({ type: 'turn', seat: 'ann', die: orange5 });
  expect(
    turnOf('ann', {
      ...DIE_ALONE,
      card: 3,
      action: 'perform',
      hat: { to: 6 },
      points: 4,
      coins: -1,
    }),
  ).toEqual({
    type: 'turn',
    seat: 'ann',
    die: orange5,
    card: 3,
    action: 'perform',
    hat: { to: 6 },
    points: 4,
    coins: -1,
  });
});

it('the key says all that it records, in the order of the screen', () => {
  expect(turnText(words, state, DIE_ALONE)).toBe('Take orange 5');
  expect(turnText(words, state, { ...DIE_ALONE, action: 'travel', points: 4, coins: -1 })).toBe(
    'Take orange 5, travel, 4 points, coins −1',
  );
});

it('where a hat went is said alone, unless it was asked which one moves', () => {
  const there = hatText(words, state, { to: 2 });
  expect(there).toBe('space 2 from the bottom');
  expect(hatText(words, state, { from: 1, to: 2 })).toContain(there);
  expect(hatText(words, state, { from: 1, to: 2 })).toContain('space 1 from the bottom');
});

it('a clear die is never added', () => {
  expect(addedDie(orange5)).toEqual({ type: 'addDie', die: orange5 });
  expect(addedDie({ colour: 'clear', value: 2 })).toBeUndefined();
});
