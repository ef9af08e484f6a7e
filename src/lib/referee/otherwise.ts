// Is a move refused by an unclear place? Each of its readings is followed from the beginning of the match, and forgotten again.
import { dryRun, type DryRun } from './dryRun.ts';
import type { Entry } from './entry.ts';
import { forkOf, hear, stateOf, type Match } from './match.ts';
import type { Rules, Setup } from './rules.ts';
import type { HouseRuling } from './ruleset.ts';

/** An unclear place, and the readings of it under which every one of the moves is allowed. */
export interface Otherwise {
  readonly ruling: HouseRuling;
  readonly readings: readonly string[];
}

/** Only places that the refusal rests on: what the table reads otherwise for the sake of a move has to be about it. */
export function allowedOtherwise<State, Move>(
  rules: Rules<Setup, State, Move>,
  match: Match<State, Move>,
  houseRulings: readonly HouseRuling[],
  { moves, refusal, waived }: Pick<DryRun<Move>, 'moves' | 'refusal' | 'waived'>,
): readonly Otherwise[] {
  if (refusal === undefined) return [];
  const clauses = new Set([refusal.clause, ...(refusal.also ?? [])]);
  return houseRulings
    .filter((ruling) => ruling.clauses.some((clause) => clauses.has(clause)))
    .map((ruling) => ({
      ruling,
      readings: ruling.readings.filter((reading) => {
        const read = readAs(rules, match, ruling, reading);
        return read !== undefined && dryRun(rules, read, moves, waived).refusal === undefined;
      }),
    }))
    .filter(({ readings }) => readings.length > 0);
}

/** The table as it would lie; undefined where a move that was told could not have been made. */
function readAs<State, Move>(
  rules: Rules<Setup, State, Move>,
  match: Match<State, Move>,
  { id }: HouseRuling,
  reading: string,
): State | undefined {
  const told = { type: 'settle', houseRulings: { [id]: reading }, reason: '' } as const;
  const entry: Entry<Move> = { id: 'otherwise', device: '', at: '', told };
  const heard = hear(rules, forkOf(match), entry);
  return heard.accepted && heard.match.stop === undefined ? stateOf(heard.match) : undefined;
}
