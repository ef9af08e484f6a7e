// How a match went: the total of every seat after each act that changed it, and where the rounds began.
import type { EntryId } from './entry.ts';
import { roundsBegun, type MatchUnderRules, type RoundBegun } from './rounds.ts';
import type { SeatId } from './ruling.ts';
import type { Line } from './sheet.ts';

/** The total of a seat from this act on. */
export interface Standpoint {
  /** From 1; 0 is the beginning. */
  readonly act: number;
  readonly total: number;
}

export interface RoundEnded {
  readonly round: number;
  readonly act: number;
}

export interface Course {
  /** Number of acts. */
  readonly acts: number;
  /** In order; each begins at act 0. */
  readonly seats: ReadonlyMap<SeatId, readonly Standpoint[]>;
  /** Each round with the act that opened it. */
  readonly rounds: readonly RoundBegun[];
  /** The act that ended the last round, where the end of the match is counted after it. */
  readonly played?: number;
}

/** `lines` may be those of a kept sheet: what stands there is what is shown. Lines of acts that are gone count at the beginning. */
export function courseOf(
  lines: readonly Line[],
  under: MatchUnderRules,
  seats: readonly SeatId[],
): Course {
  const { match } = under;
  const places = new Map<EntryId, number>();
  const acts = match.ruled.length - 1;
  for (let act = 1; act <= acts; act += 1) {
    const entry = match.acts.at(act - 1)?.entry;
    if (entry !== undefined) places.set(entry, act);
  }
  const placed = lines.map((line) => ({
    ...line,
    act: line.entry === undefined ? 0 : (places.get(line.entry) ?? 0),
  }));
  const played = playedBy(under);
  return {
    acts,
    seats: new Map(seats.map((seat) => [seat, pathOf(seat)])),
    rounds: roundsOnce(roundsBegun(under)),
    ...(played < acts ? { played } : {}),
  };

  function pathOf(seat: SeatId): readonly Standpoint[] {
    const path: { act: number; total: number }[] = [{ act: 0, total: 0 }];
    for (const { act, points } of placed
      .filter((line) => line.seat === seat)
      .sort((one, other) => one.act - other.act)) {
      const last = path.at(-1);
      if (last?.act === act) last.total += points;
      else path.push({ act, total: (last?.total ?? 0) + points });
    }
    return path;
  }
}

/** A table told anew may go back to an earlier round: it goes on in the one that was begun. */
function roundsOnce(begun: readonly RoundBegun[]): readonly RoundBegun[] {
  let last = 0;
  return begun.filter(({ round }) => {
    const isNext = round > last;
    if (isNext) last = round;
    return isNext;
  });
}

/** A table told anew may go back into a round: it counts from where none was begun again. */
function playedBy({ match, rules }: MatchUnderRules): number {
  const isPlaying = match.ruled.toArray().map(({ state }) => rules.areRoundsOver?.(state) !== true);
  return isPlaying.lastIndexOf(true) + 1;
}

/** The act that ended each round. */
export function roundEnds({ rounds, acts, played = acts }: Course): readonly RoundEnded[] {
  return rounds.map(({ round }, index) => ({ round, act: rounds[index + 1]?.from ?? played }));
}

/** The total of a seat when this act was done. */
export function totalAt(course: Course, seat: SeatId, act: number): number {
  return course.seats.get(seat)?.findLast((one) => one.act <= act)?.total ?? 0;
}

/** The acts that changed a total, in order, without the beginning. */
export function scoringActs({ seats }: Course): readonly number[] {
  const acts = [...seats.values()].flatMap((path) => path.map(({ act }) => act));
  return [...new Set(acts)].filter((act) => act > 0).sort((one, other) => one - other);
}

/** The round that an act belongs to: the one it was told in, not the one it may have opened. */
export function roundAt({ rounds }: Course, act: number): number | undefined {
  return rounds.findLast(({ from }) => from < act)?.round;
}

/** The act from which on nobody else had as many points; undefined where somebody has at the end. */
export function aheadFrom(course: Course, seat: SeatId): number | undefined {
  const others = [...course.seats.keys()].filter((other) => other !== seat);
  const isAhead = (act: number) =>
    others.every((other) => totalAt(course, other, act) < totalAt(course, seat, act));
  const acts = [0, ...scoringActs(course)];
  const lastBehind = acts.findLastIndex((act) => !isAhead(act));
  return acts[lastBehind + 1];
}
