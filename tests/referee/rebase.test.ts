// What was told on an older log, told again behind what another window of the same phone wrote meanwhile.
import { describe, expect, it } from 'vitest';
import type { Act, Told } from '../../src/lib/referee/entry.ts';
import { stateOf } from '../../src/lib/referee/match.ts';
import { rebase } from '../../src/lib/referee/rebase.ts';
import type { ToyMove } from '../support/toyGame.ts';
import { entriesOf, movesOf } from '../support/toyMatch.ts';
import { played, TOY } from '../support/toyPlay.ts';

type ToyTold = Told<ToyMove>;

const UNDO: ToyTold = { type: 'undo' };
const REDO: ToyTold = { type: 'redo' };
const BOUNCES = { 'toy.ruling.overshoot': 'bounces' };

function act(text: string): Act<ToyMove> {
  const [move] = movesOf(text);
  if (move === undefined) throw new Error(`No move in "${text}"`);
  return { type: 'move', move };
}

const ADD_5: Act<ToyMove> = { type: 'correct', seat: 'c', points: 5, reason: '' };
const CORRECT: ToyTold = { type: 'tell', act: ADD_5 };

/** The other window's log, and behind it what this one told after the first `common` entries. */
function behind(there: string, common: number, ...told: readonly (string | ToyTold)[]) {
  const before = entriesOf(there).slice(0, common);
  const shared = before.map(({ told: one }) => one);
  const here = entriesOf(...shared, ...told).slice(common);
  const again = rebase(TOY, played(entriesOf(there)), here, ({ length }) => `phone:${length + 1}`);
  return {
    totals: stateOf(again.match).totals,
    taken: again.taken.map(({ id, told: one }) => `${id} ${one.type}`),
    left: again.left.map(({ entry, refusal }) => [entry?.id, refusal?.clause]),
  };
}

describe('what is told again', () => {
  it('keeps what it says of its own entries, under their new ids', () => {
    const amend: ToyTold = { type: 'amend', target: 'phone:3', act: act('a3') };
    const { totals, taken, left } = behind('a1 b3 c1', 1, 'b2', CORRECT, amend);
    expect(totals).toEqual({ a: 4, b: 3, c: 1 });
    expect(taken).toEqual(['phone:4 tell', 'phone:5 amend']);
    expect(left).toEqual([['phone:2', 'toy.turn.order']]);
  });

  it.each<readonly [string, ToyTold]>([
    ['amends', { type: 'amend', target: 'phone:2', act: act('b2') }],
    ['strikes out', { type: 'strike', targets: ['phone:2'] }],
    ['puts something before', { type: 'tell', act: ADD_5, before: 'phone:2' }],
  ])('%s no act of the other window in the place of one that is left', (_what, told) => {
    const { totals, taken, left } = behind('a1 b3', 1, 'b1', told);
    expect(totals).toEqual({ a: 1, b: 3, c: 0 });
    expect(taken).toEqual([]);
    expect(left).toEqual([
      ['phone:2', 'toy.turn.order'],
      ['phone:3', undefined],
    ]);
  });

  it('still speaks of what both windows have', () => {
    const amend: ToyTold = { type: 'amend', target: 'phone:1', act: act('a2') };
    const { totals, left } = behind('a1 b3', 1, 'b1', amend);
    expect(totals).toEqual({ a: 2, b: 3, c: 0 });
    expect(left).toHaveLength(1);
  });

  it('leaves a change told again of one that is left', () => {
    const again: ToyTold = { type: 'settle', houseRulings: BOUNCES, reason: '', target: 'phone:3' };
    const amend: ToyTold = { type: 'amend', target: 'phone:2', act: act('b2') };
    const { taken, left } = behind('a1 b3 c1', 1, 'b1', amend, again);
    expect(taken).toEqual([]);
    expect(left).toHaveLength(3);
  });

  it('takes back only what it means: not the step before one that is left', () => {
    const { totals, taken, left } = behind('a1 b3', 1, CORRECT, 'b1', UNDO);
    expect(totals).toEqual({ a: 1, b: 3, c: 5 });
    expect(taken).toEqual(['phone:3 tell']);
    expect(left.map(([id]) => id)).toEqual(['phone:3', 'phone:4']);
  });

  it('is undone and redone where it was taken, and reaches no further back', () => {
    const { totals, taken, left } = behind('a1 b3', 1, CORRECT, UNDO, REDO, UNDO, UNDO, REDO);
    expect(totals).toEqual({ a: 1, b: 3, c: 5 });
    expect(taken.map((one) => one.split(' ')[1])).toEqual(['tell', 'undo', 'redo', 'undo', 'redo']);
    expect(left).toEqual([['phone:6', undefined]]);
  });
});
