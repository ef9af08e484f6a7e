// The course of a match with what there is to say of it, once enough was told to look at.
import { courseOf, scoringActs, type Course } from '../../referee/course.ts';
import type { NameOf, Rulebook } from '../../referee/game.ts';
import type { SeatId } from '../../referee/ruling.ts';
import type { Line } from '../../referee/sheet.ts';
import type { LiveMatch } from '../../table/liveMatch.svelte.ts';
import { leadText } from './leadText.ts';

/** Acts with points from which on there is a course to look at. */
const TOLD = 3;

interface ToldOf {
  readonly lines: readonly Line[];
  readonly seats: readonly SeatId[];
  readonly winners: readonly SeatId[];
  readonly rulebook: Rulebook;
  readonly nameOf: NameOf;
}

export interface CourseTold {
  readonly course: Course;
  /** Since when the one winner was ahead. */
  readonly lead: string | undefined;
}

export function courseTold(
  live: LiveMatch,
  { lines, seats, winners, rulebook, nameOf }: ToldOf,
): CourseTold | undefined {
  // Nobody saw it go where the totals were counted at the end alone.
  if (live.rules.areTotalsKnown?.(live.state) === false) return undefined;
  const course = courseOf(lines, live, seats);
  if (scoringActs(course).length < TOLD) return undefined;
  const [winner, other] = winners;
  const isAlone = winner !== undefined && other === undefined;
  return { course, lead: isAlone ? leadText(course, winner, nameOf, rulebook) : undefined };
}
