// Since when the winner was ahead, as a sentence.
import { aheadFrom, roundAt, scoringActs, type Course } from '../../referee/course.ts';
import type { NameOf, Rulebook } from '../../referee/game.ts';
import type { SeatId } from '../../referee/ruling.ts';
import { roundsIn, unitIn } from '../counting.ts';

/** Undefined where nobody alone has most points, and where nobody else plays. */
export function leadText(
  course: Course,
  winner: SeatId,
  nameOf: NameOf,
  rulebook?: Rulebook,
): string | undefined {
  const act = aheadFrom(course, winner);
  if (act === undefined || course.seats.size < 2) return undefined;
  const name = nameOf(winner);
  const acts = scoringActs(course);
  if (act <= (acts[0] ?? 0)) return unitIn(rulebook).aheadAll(name);
  if (act === acts.at(-1)) return unitIn(rulebook).aheadAtEnd(name);
  const round = roundAt(course, act);
  return round === undefined ? undefined : roundsIn(rulebook).aheadFrom(name, round);
}
