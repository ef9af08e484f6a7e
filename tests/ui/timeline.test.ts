// The history as it is read: what stands, when it was amended, and under its rounds, each named above its last act.
import { expect, it } from 'vitest';
import type { Told } from '../../src/lib/referee/entry.ts';
import { roundHeads, timelineOf, type TimelineItem } from '../../src/lib/ui/timeline.ts';
import type { ToyMove } from '../support/toyGame.ts';
import { entriesOf } from '../support/toyMatch.ts';
import { played } from '../support/toyPlay.ts';

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

const AMEND: Told<ToyMove> = {
  type: 'amend',
  target: 'phone:1',
  act: { type: 'move', move: { type: 'add', seat: 'a', points: 2 } },
};
const SETTLE: Told<ToyMove> = { type: 'settle', houseRulings: {}, reason: '' };
const POINTLESS: Told<ToyMove> = { type: 'strike', targets: ['nobody'] };
const UNDO: Told<ToyMove> = { type: 'undo' };
const REDO: Told<ToyMove> = { type: 'redo' };

const readAs = (...told: readonly (string | Told<ToyMove>)[]) =>
  timelineOf(played(entriesOf(...told))).map((item) =>
    [item.kind, item.entry, item.amendedAt?.slice(11, 19)].filter(Boolean).join(' '),
  );

it('says of an act when it was amended, as long as that stands', () => {
  expect(readAs('a1 b1', AMEND)).toEqual(['act phone:1 20:00:03', 'act phone:2']);
  expect(readAs('a1 b1', AMEND, UNDO)).toEqual(['act phone:1', 'act phone:2']);
  expect(readAs('a1 b1', AMEND, UNDO, REDO)).toEqual(['act phone:1 20:00:03', 'act phone:2']);
});

it('takes back what the referee takes back, although something that points at nothing lies between', () => {
  expect(readAs('a1 b1', AMEND, POINTLESS, UNDO)).toEqual(['act phone:1', 'act phone:2']);
  expect(readAs('a1', SETTLE, POINTLESS, UNDO, 'b1')).toEqual(['act phone:1', 'act phone:5']);
  expect(readAs('a1', UNDO, POINTLESS, REDO)).toEqual(['act phone:1']);
});
