// Where in a match a clause mattered: the acts whose effects rest on it, or that the table let stand against it.
import type { Act, EntryId } from './entry.ts';
import type { Match } from './match.ts';
import type { ClauseId, Effect, SeatId } from './ruling.ts';

export interface Mattered {
  readonly entry: EntryId;
  /** Place in the match, from 1. */
  readonly number: number;
  readonly act: Act;
  /** Those of its effects in which the clause had a part. */
  readonly effects: readonly Effect[];
  /** Points those brought, by seat. */
  readonly points: readonly (readonly [SeatId, number])[];
}

/** Oldest first. A refused move leaves no trace, so it is not among them. */
export function matteredIn(match: Match, clause: ClauseId): readonly Mattered[] {
  const found: Mattered[] = [];
  for (let index = 1; index < match.ruled.length; index += 1) {
    const placed = match.acts.at(index - 1);
    if (placed === undefined) break;
    const { entry, act } = placed;
    const effects = (match.ruled.at(index)?.effects ?? []).filter((effect) =>
      restsOn(effect, clause),
    );
    const isWaived = act.type === 'overrule' && act.waived.includes(clause);
    if (effects.length > 0 || isWaived)
      found.push({ entry, number: index, act, effects, points: pointsIn(effects, clause) });
  }
  return found;
}

/** Every clause that mattered, with the number of acts it mattered in. */
export function matteringIn(match: Match): ReadonlyMap<ClauseId, number> {
  const counts = new Map<ClauseId, number>();
  for (let index = 1; index < match.ruled.length; index += 1) {
    const act = match.acts.at(index - 1)?.act;
    const effects = match.ruled.at(index)?.effects ?? [];
    const clauses = new Set(effects.flatMap(({ clause, also = [] }) => [clause, ...also]));
    if (act?.type === 'overrule') for (const waived of act.waived) clauses.add(waived);
    for (const clause of clauses) counts.set(clause, (counts.get(clause) ?? 0) + 1);
  }
  return counts;
}

function restsOn({ clause, also = [] }: Effect, wanted: ClauseId): boolean {
  return clause === wanted || also.includes(wanted);
}

/** Points are the deciding clause's: one that only had a part in them brought none itself. */
function pointsIn(
  effects: readonly Effect[],
  wanted: ClauseId,
): readonly (readonly [SeatId, number])[] {
  const bySeat = new Map<SeatId, number>();
  for (const { clause, seat, points } of effects)
    if (clause === wanted && seat !== undefined && points !== undefined)
      bySeat.set(seat, (bySeat.get(seat) ?? 0) + points);
  return [...bySeat].filter(([, points]) => points !== 0);
}
