// Which moves of a match a clause mattered in.
import { describe, expect, it } from 'vitest';
import { matteredIn, matteringIn } from '../../src/lib/referee/mattered.ts';
import { entriesOf } from '../support/toyMatch.ts';
import { played } from '../support/toyPlay.ts';

describe('a clause in a match', () => {
  it('is found in the acts that rest on it, oldest first, with the points it brought', () => {
    const found = matteredIn(played(entriesOf('a1 b3 c2')), 'toy.add.points');
    expect(found.map(({ entry, number, points }) => [entry, number, points])).toEqual([
      ['phone:1', 1, [['a', 1]]],
      ['phone:2', 2, [['b', 3]]],
      ['phone:3', 3, [['c', 2]]],
    ]);
  });

  it('is found where the table let a move stand against it, without points of its own', () => {
    const overruled = {
      type: 'tell',
      act: {
        type: 'overrule',
        move: { type: 'add', seat: 'c', points: 2 },
        waived: ['toy.turn.order'],
        reason: 'agreed',
      },
    } as const;
    const found = matteredIn(played(entriesOf('a1', overruled)), 'toy.turn.order');
    expect(found).toMatchObject([{ number: 2, points: [], effects: [] }]);
  });

  it('is not found where an act is undone, waits or never touched it', () => {
    const match = played(entriesOf('a1 b3', { type: 'undo' }));
    expect(matteredIn(match, 'toy.add.points')).toHaveLength(1);
    expect(matteredIn(match, 'toy.race.over')).toEqual([]);
    const waiting = played(entriesOf('a1 b3 c2', { type: 'strike', targets: ['phone:2'] }));
    expect(matteredIn(waiting, 'toy.add.points')).toHaveLength(1);
  });

  it('is counted by the acts it is found in', () => {
    const overruled = {
      type: 'tell',
      act: {
        type: 'overrule',
        move: { type: 'add', seat: 'c', points: 2 },
        waived: ['toy.turn.order'],
        reason: 'agreed',
      },
    } as const;
    const match = played(entriesOf('a1', overruled));
    const clauses = matteringIn(match);
    expect([...clauses.keys()]).toEqual(
      expect.arrayContaining(['toy.turn.order', 'toy.add.points']),
    );
    expect(clauses.has('toy.race.over')).toBe(false);
    for (const [clause, count] of clauses) expect(matteredIn(match, clause)).toHaveLength(count);
  });
});
