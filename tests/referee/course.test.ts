// How a match went: totals act by act, rounds, and since when somebody was ahead.
import { describe, expect, it } from 'vitest';
import {
  aheadFrom,
  courseOf,
  roundAt,
  roundEnds,
  scoringActs,
  totalAt,
  type Course,
} from '../../src/lib/referee/course.ts';
import type { Told } from '../../src/lib/referee/entry.ts';
import { linesOf } from '../../src/lib/referee/sheet.ts';
import { colosseumRules } from '../../src/lib/games/colosseum/module.ts';
import { histrioRules } from '../../src/lib/games/histrio/module.ts';
import { magnificentRules } from '../../src/lib/games/magnificent/module.ts';
import { summerPavilionRules } from '../../src/lib/games/summer-pavilion/module.ts';
import type { ToyMove } from '../support/toyGame.ts';
import { goldensOf } from '../support/golden.ts';
import { entriesOf } from '../support/toyMatch.ts';
import { played, TOY } from '../support/toyPlay.ts';

const SEATS = ['a', 'b', 'c'];

function courseAfter(...told: readonly (string | Told<ToyMove>)[]): Course {
  const match = played(entriesOf(...told));
  return courseOf(linesOf(match), { match, rules: TOY }, SEATS);
}

describe('the course of a match', () => {
  it('has the total of each seat after each act that changed it', () => {
    const course = courseAfter('a1 b3 c2 a3');
    expect(course.acts).toBe(4);
    expect(course.seats.get('a')).toEqual([
      { act: 0, total: 0 },
      { act: 1, total: 1 },
      { act: 4, total: 4 },
    ]);
    expect(totalAt(course, 'b', 1)).toBe(0);
    expect(totalAt(course, 'b', 2)).toBe(3);
    expect(scoringActs(course)).toEqual([1, 2, 3, 4]);
  });

  it('goes down where points were taken back', () => {
    const correction = { type: 'correct', seat: 'a', points: -2, reason: 'counted twice' } as const;
    const course = courseAfter('a3 b1', { type: 'tell', act: correction });
    expect(course.seats.get('a')?.map(({ total }) => total)).toEqual([0, 3, 1]);
  });

  it('counts a line of an act that is gone at the beginning', () => {
    const match = played(entriesOf('a1'));
    const line = {
      seat: 'a',
      clause: 'toy.score',
      points: 2,
      facts: {},
      entry: 'other:9',
    } as const;
    const course = courseOf([...linesOf(match), line], { match, rules: TOY }, SEATS);
    expect(course.seats.get('a')?.map(({ total }) => total)).toEqual([2, 3]);
  });

  it.each([
    { module: summerPavilionRules, name: '4-grey-scorekeeper', rounds: 6 },
    { module: colosseumRules, name: '5-scorekeeper', rounds: 5 },
    { module: magnificentRules, name: '4-referee-tie', rounds: 3 },
    { module: histrioRules, name: '3-referee-chameleon', rounds: 4 },
    { module: histrioRules, name: '3-scorekeeper-kept', rounds: 4 },
  ])('ends at the totals of the sheet, over all rounds: $name', ({ module, name, rounds }) => {
    const goldens = goldensOf(module as never, `tests/games/${module.game}/golden`, []);
    const { file, match } = goldens.opened(name);
    const seats = file.seats.map(({ id }) => id);
    const rules = module.rulesOf(module.rulesets[0]);
    const course = courseOf(linesOf(match), { match, rules }, seats);
    const { totals } = goldens.sheetOf(match);
    for (const seat of seats) expect(totalAt(course, seat, course.acts)).toBe(totals[seat]);
    expect(course.rounds.map(({ round }) => round)).toEqual(
      Array.from({ length: rounds }, (_, index) => index + 1),
    );
  });
});

describe('the end of the last round', () => {
  const ending = (module: typeof summerPavilionRules | typeof colosseumRules, name: string) => {
    const goldens = goldensOf(module as never, `tests/games/${module.game}/golden`, []);
    const { file, match } = goldens.opened(name);
    const seats = file.seats.map(({ id }) => id);
    const rules = module.rulesOf(module.rulesets[0]);
    const course = courseOf(linesOf(match), { match, rules }, seats);
    return { course, seats, goals: match.acts.last()?.act };
  };

  it('is before the goals, where they are told by an act of their own', () => {
    const { course, goals } = ending(summerPavilionRules, '4-grey-scorekeeper');
    expect(goals).toMatchObject({ move: { type: 'scoreGoals' } });
    expect(course.played).toBe(course.acts - 1);
    expect(roundEnds(course).at(-1)).toEqual({ round: 6, act: course.acts - 1 });
  });

  it('is the end of the match, where all is counted within it', () => {
    const { course } = ending(colosseumRules, '5-scorekeeper');
    expect(course.played).toBeUndefined();
    expect(roundEnds(course).at(-1)?.act).toBe(course.acts);
  });
});

describe('who was ahead', () => {
  it('is known by the act from which on nobody else had as many', () => {
    const course = courseAfter('a1 b3 c1 a1 b1 c1 a3');
    expect(aheadFrom(course, 'a')).toBe(7);
    expect(aheadFrom(courseAfter('a3 b1 c1'), 'a')).toBe(1);
  });

  it('is nobody where two are level at the end, and not who is behind', () => {
    const course = courseAfter('a3 b3 c1');
    expect(aheadFrom(course, 'a')).toBeUndefined();
    expect(aheadFrom(course, 'c')).toBeUndefined();
  });

  it('an act belongs to the round it was told in, not to the one it opened', () => {
    const course = {
      acts: 9,
      seats: new Map(),
      rounds: [
        { round: 1, from: 0 },
        { round: 2, from: 5 },
      ],
    };
    expect([1, 5, 6, 9].map((act) => roundAt(course, act))).toEqual([1, 1, 2, 2]);
    expect(roundAt({ ...course, rounds: [] }, 3)).toBeUndefined();
  });
});
