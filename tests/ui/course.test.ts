// How the course of a match is drawn and said.
import { render, screen, within } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { courseOf, type Course } from '../../src/lib/referee/course.ts';
import { linesOf } from '../../src/lib/referee/sheet.ts';
import CourseChart from '../../src/lib/ui/course/CourseChart.svelte';
import { drawCourse } from '../../src/lib/ui/course/draw.ts';
import { leadText } from '../../src/lib/ui/course/leadText.ts';
import { entriesOf, TOY_SEATS } from '../support/toyMatch.ts';
import { played, TOY } from '../support/toyPlay.ts';

const PLANE = { left: 0, right: 100, top: 0, bottom: 100, apart: 20 };

function courseAfter(moves: string, rounds: Course['rounds'] = []): Course {
  const match = played(entriesOf(moves));
  const seats = TOY_SEATS.map(({ id }) => id);
  return { ...courseOf(linesOf(match), { match, rules: TOY }, seats), rounds };
}

describe('the drawing', () => {
  it('goes by steps from nothing at the left to the total at the right', () => {
    const [first] = drawCourse(courseAfter('a2 b1 c1 a2'), PLANE).seats;
    expect(first?.path).toBe('M0,100L25,100L25,50L100,50L100,0');
    expect(first?.total).toBe(4);
  });

  it('keeps the totals apart, in their order and within the plane, where seats end close together', () => {
    const { seats } = drawCourse(courseAfter('a3 b3 c2'), PLANE);
    const heights = seats.map(({ labelY }) => labelY).sort((one, other) => one - other);
    for (const [index, height] of heights.entries())
      if (index > 0) expect(height - (heights[index - 1] ?? 0)).toBeGreaterThanOrEqual(20);
    expect(heights[0]).toBeGreaterThanOrEqual(0);
    expect(heights.at(-1)).toBeLessThanOrEqual(100);
    expect(seats[2]?.labelY).toBe(heights.at(-1));
  });

  it('has room below nothing, and a plane where nobody has scored', () => {
    const { seats, levels } = drawCourse(courseAfter(''), PLANE);
    expect(seats.every(({ path }) => !path.includes('NaN'))).toBe(true);
    expect(levels.length).toBeGreaterThan(0);
  });

  it('marks each seat where a round ended', () => {
    const rounds = [
      { round: 1, from: 0 },
      { round: 2, from: 2 },
    ];
    const drawn = drawCourse(courseAfter('a2 b1 c1 a2', rounds), PLANE);
    expect(drawn.seats[0]?.marks.map(({ x, y }) => [x, y])).toEqual([
      [50, 50],
      [100, 0],
    ]);
    expect(drawn.rounds).toEqual([
      { round: 1, from: 0, to: 50 },
      { round: 2, from: 50, to: 100 },
    ]);
  });

  it('marks seats with equal points beside each other', () => {
    const rounds = [
      { round: 1, from: 0 },
      { round: 2, from: 2 },
    ];
    const { seats } = drawCourse(courseAfter('a2 b2 c1 a2', rounds), PLANE);
    const [a, b] = seats.map(({ marks }) => marks[0]);
    expect(a?.y).toBe(b?.y);
    expect((b?.x ?? 0) - (a?.x ?? 0)).toBeGreaterThan(0);
    expect(((a?.x ?? 0) + (b?.x ?? 0)) / 2).toBe(50);
  });
});

describe('in words', () => {
  it('the totals at the end of each round stand in a table, for who does not see the lines', () => {
    const rounds = [
      { round: 1, from: 0 },
      { round: 2, from: 3 },
    ];
    const course = courseAfter('a2 b1 c1 a2', rounds);
    render(CourseChart, { course, seats: TOY_SEATS, lead: 'Ann was ahead.' });
    const table = screen.getByRole('table', { name: 'Points at the end of each round' });
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => row.textContent.replace(/\s+/g, ' ').trim());
    expect(rows).toEqual(['AnnБорисCleo', 'Round 1211', 'Round 2411']);
    expect(screen.getByText('Ann was ahead.')).toBeVisible();
  });

  it('a count after the last round stands in a row of its own', () => {
    const course = courseAfter('a2 b1 c1 a2', [
      { round: 1, from: 0 },
      { round: 2, from: 2 },
    ]);
    render(CourseChart, { course: { ...course, played: 3 }, seats: TOY_SEATS });
    const rows = screen
      .getAllByRole('row')
      .map((row) => row.textContent.replace(/\s+/g, ' ').trim());
    expect(rows.slice(1)).toEqual(['Round 1210', 'Round 2211', 'At the end411']);
  });

  it('says since when the winner was ahead', () => {
    const lead = (moves: string, rounds?: Course['rounds']) =>
      leadText(courseAfter(moves, rounds), 'a', () => 'Ann');
    const rounds = [
      { round: 1, from: 0 },
      { round: 2, from: 3 },
    ];
    expect(lead('a3 b1 c1')).toBe('Ann was ahead from the first points to the last.');
    expect(lead('a1 b3 c1 a3 b1 c1', rounds)).toBeUndefined();
    expect(lead('a1 b2 c1 a3 b1 c1', rounds)).toBe('Ann was ahead for good from round 2.');
    expect(lead('a1 b2 c1 a3')).toBe('Ann only came out ahead with the last points.');
    expect(lead('a1 b3 c1')).toBeUndefined();
  });
});
