// The score sheet and the ranks.
import { describe, expect, it } from 'vitest';
import { freezeSheet, linesOf, ranksOf, totalOf, winnersOf } from '../../src/lib/referee/sheet.ts';
import type { Standing } from '../../src/lib/referee/rules.ts';
import { stateOf } from '../../src/lib/referee/match.ts';
import { entriesOf } from '../support/toyMatch.ts';
import { played, TOY } from '../support/toyPlay.ts';

describe('the sheet', () => {
  it('has one line for each effect with points, in table order, with the act it came from', () => {
    const lines = linesOf(played(entriesOf('a1 b3 c2')));
    expect(lines.map(({ seat, points, entry }) => [seat, points, entry])).toEqual([
      ['a', 1, 'phone:1'],
      ['b', 3, 'phone:2'],
      ['c', 2, 'phone:3'],
    ]);
  });

  it('adds up to the standings, corrections and a new position included', () => {
    const match = played(
      entriesOf(
        'a1 b3',
        {
          type: 'tell',
          act: { type: 'correct', seat: 'b', points: -2, reason: 'counted twice' },
        },
        {
          type: 'tell',
          act: {
            type: 'restate',
            position: { totals: { a: 5, b: 2, c: 0 }, turn: 'c' },
            reason: 'we forgot a round',
          },
        },
        'c2',
      ),
    );
    const lines = linesOf(match);
    for (const { seat, total } of TOY.standings(stateOf(match)))
      expect(totalOf(lines, seat)).toBe(total);
    expect(lines.filter(({ clause }) => clause === 'table.position')).toMatchObject([
      { seat: 'a', points: 4, facts: { before: 1, total: 5, reason: 'we forgot a round' } },
      { seat: 'b', points: 1 },
      { seat: 'c', points: 0 },
    ]);
    expect(lines.find(({ clause }) => clause === 'table.corrected')).toMatchObject({
      points: -2,
      facts: { reason: 'counted twice' },
    });
  });

  it('says which lines were moved by an overrule through its act', () => {
    const overruled = {
      type: 'tell',
      act: {
        type: 'overrule',
        move: { type: 'add', seat: 'b', points: 3 },
        waived: ['toy.turn.order'],
        reason: 'Ann was away',
      },
    } as const;
    const match = played(entriesOf(overruled));
    expect(linesOf(match)).toMatchObject([{ seat: 'b', points: 3, entry: 'phone:1' }]);
    expect(match.ruled.last()?.effects[0]).toMatchObject({
      clause: 'table.overruled',
      facts: { waived: ['toy.turn.order'], reason: 'Ann was away' },
    });
  });

  it('freezes to plain JSON with ranks and the rules it was counted under', () => {
    const stamp = { rulesetVersion: 1, finishedAt: '2026-03-01T22:00:00+01:00' };
    const sheet = freezeSheet(TOY, played(entriesOf('a1 b3')), stamp);
    expect(JSON.parse(JSON.stringify(sheet))).toEqual(sheet);
    expect(sheet).toMatchObject({ ...stamp, ranks: [{ seat: 'b', rank: 1, total: 3 }, {}, {}] });
  });
});

describe('the ranks', () => {
  const standing = (seat: string, total: number, ...values: number[]): Standing => ({
    seat,
    total,
    tieBreaks: values.map((value, index) => ({ clause: `toy.tie.${index}`, value })),
  });
  const short = (...standings: Standing[]) =>
    ranksOf(standings).map(({ seat, rank, decidedBy }) => [seat, rank, decidedBy]);

  it('leave out the next rank after a shared one: 1, 1, 3', () => {
    expect(short(standing('a', 5), standing('b', 9), standing('c', 9))).toEqual([
      ['b', 1, undefined],
      ['c', 1, undefined],
      ['a', 3, undefined],
    ]);
  });

  it('break a tie by the first tie-break that differs, and say by which', () => {
    expect(short(standing('a', 9, 1, 5), standing('b', 9, 1, 7), standing('c', 10, 0, 0))).toEqual([
      ['c', 1, undefined],
      ['b', 2, 'toy.tie.1'],
      ['a', 3, 'toy.tie.1'],
    ]);
  });

  it('say of three equal seats which tie-break decided between neighbours', () => {
    // The first is ahead by coins, the others of each other by awards; the last is named first.
    expect(short(standing('c', 9, 1, 2), standing('a', 9, 5, 0), standing('b', 9, 1, 3))).toEqual([
      ['a', 1, 'toy.tie.0'],
      ['b', 2, 'toy.tie.0'],
      ['c', 3, 'toy.tie.1'],
    ]);
    // Two share the first place: what put the third behind them is not what decided between them.
    expect(short(standing('a', 9, 5, 3), standing('b', 9, 5, 3), standing('c', 9, 5, 1))).toEqual([
      ['a', 1, 'toy.tie.1'],
      ['b', 1, 'toy.tie.1'],
      ['c', 3, 'toy.tie.1'],
    ]);
  });

  it('say who has won: all of the first rank, and alone nobody, who has beaten nobody', () => {
    const won = (...standings: Standing[]) => winnersOf(ranksOf(standings));
    expect(won(standing('a', 5), standing('b', 9), standing('c', 9))).toEqual(['b', 'c']);
    expect(won(standing('a', 9, 1), standing('b', 9, 2))).toEqual(['b']);
    expect(won(standing('a', 5))).toEqual([]);
  });

  it('stay shared when every tie-break is equal too', () => {
    expect(short(standing('a', 9, 1), standing('b', 9, 1))).toEqual([
      ['a', 1, undefined],
      ['b', 1, undefined],
    ]);
  });

  it('rank four: two tied firsts, one decided third, one last', () => {
    const seats = [standing('a', 7, 1), standing('b', 7, 2), standing('c', 8), standing('d', 8)];
    expect(short(...seats).map(([seat, rank]) => [seat, rank])).toEqual([
      ['c', 1],
      ['d', 1],
      ['b', 3],
      ['a', 4],
    ]);
  });
});
