// Since when the winner was ahead, as a sentence.
import { m } from '../../paraglide/messages.js';
import { aheadFrom, roundAt, scoringActs, type Course } from '../../referee/course.ts';
import type { NameOf } from '../../referee/game.ts';
import type { SeatId } from '../../referee/ruling.ts';

/** Undefined where nobody alone has most points, and where nobody else plays. */
export function leadText(course: Course, winner: SeatId, nameOf: NameOf): string | undefined {
  const act = aheadFrom(course, winner);
  if (act === undefined || course.seats.size < 2) return undefined;
  const name = nameOf(winner);
  const acts = scoringActs(course);
  if (act <= (acts[0] ?? 0)) return m.course_lead_all({ name });
  if (act === acts.at(-1)) return m.course_lead_end({ name });
  const round = roundAt(course, act);
  return round === undefined ? undefined : m.course_lead_round({ name, round });
}
