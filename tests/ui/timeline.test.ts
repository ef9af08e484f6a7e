// The history under its rounds: read from now back, each round is named above its last act.
import { expect, it } from 'vitest';
import { roundHeads, type TimelineItem } from '../../src/lib/ui/timeline.ts';

const act = (entry: string): TimelineItem => ({
  kind: 'act',
  entry,
  number: 1,
  act: { type: 'move', move: {} },
  at: undefined,
  amendedAt: undefined,
  before: undefined,
  effects: [],
});
const ruling = (entry: string): TimelineItem => ({
  kind: 'ruling',
  entry,
  houseRulings: {},
  reason: '',
  at: '',
  amendedAt: undefined,
});

it('names each round once, and a change of house rulings between two acts of it names none', () => {
  const rounds = new Map([
    ['e', 2],
    ['d', 2],
    ['c', 1],
    ['b', 1],
  ]);
  const items = [act('e'), ruling('r'), act('d'), act('c'), ruling('q'), act('b'), act('a')];
  const heads = roundHeads(items, (entry) => rounds.get(entry));
  expect([...heads]).toEqual([
    ['e', 2],
    ['c', 1],
  ]);
});
