// What a new match is proposed to be like: a rematch as the match it follows, any other one as the last one of its game.
import type { RulesModule } from '../referee/game.ts';
import type { MatchSeat } from '../referee/matchFile.ts';
import type { HouseRulings, TrackingLevel } from '../referee/rules.ts';
import type { SeatId } from '../referee/ruling.ts';
import { matchBefore, type MatchBefore } from '../storage/matchBefore.ts';
import { openHouse } from './house.ts';

export interface Proposal {
  readonly level: TrackingLevel;
  readonly options: unknown;
  /** Only of a rematch, where the same people sit as they sat. */
  readonly table?: {
    readonly seats: readonly MatchSeat[];
    readonly firstSeat: SeatId;
    readonly houseRulings: HouseRulings;
  };
}

/** `again`: the match a rematch follows. Undefined the first time, and where the match before cannot be read. */
export async function readProposal(
  module: RulesModule,
  again: string | undefined,
): Promise<Proposal | undefined> {
  const house = await openHouse();
  if (!house.ok) return undefined; // said where the players are read
  const { db } = house.value;
  const before = again === undefined ? undefined : await matchBefore(db, module, again);
  if (before?.ok && before.value) return asRematch(before.value);
  const last = await matchBefore(db, module, undefined);
  return last.ok && last.value ? asLast(last.value) : undefined;
}

function asRematch({ seats, setup }: MatchBefore): Proposal {
  const { level, options, firstSeat, houseRulings } = setup;
  return { level, options, table: { seats, firstSeat, houseRulings } };
}

/** Others may sit there now: what was told seat by seat is not theirs. */
function asLast({ seats, setup: { level, options } }: MatchBefore): Proposal {
  const ids = seats.map(({ id }) => id);
  const parts: [string, unknown][] = Object.entries(options ?? {});
  const common = parts.filter(([, part]) => !isBySeat(part, ids));
  return { level, options: Object.fromEntries(common) };
}

function isBySeat(part: unknown, seats: readonly SeatId[]): boolean {
  const isRecord = typeof part === 'object' && part !== null;
  return isRecord && Object.keys(part).every((key) => seats.includes(key));
}
