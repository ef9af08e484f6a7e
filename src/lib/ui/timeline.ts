// The history as it is read: the acts in their order, with who told them when, what was amended, and the house rulings changed between them.
import type { Act, EntryId } from '../referee/entry.ts';
import { entriesInForce, type Match } from '../referee/match.ts';
import type { HouseRulings } from '../referee/rules.ts';
import type { Effect, SeatId } from '../referee/ruling.ts';

export interface TimelineAct {
  readonly kind: 'act';
  readonly entry: EntryId;
  /** Place in the match, from 1. */
  readonly number: number;
  readonly act: Act;
  readonly at: string | undefined;
  readonly amendedAt: string | undefined;
  /** The table just before it; undefined, as what followed, while it waits behind a stop. */
  readonly before: unknown;
  readonly effects: readonly Effect[] | undefined;
}

export interface TimelineRuling {
  readonly kind: 'ruling';
  readonly entry: EntryId;
  readonly houseRulings: HouseRulings;
  readonly reason: string;
  readonly at: string;
  readonly amendedAt: string | undefined;
}

export type TimelineItem = TimelineAct | TimelineRuling;

/** Oldest first. */
export function timelineOf(match: Match): readonly TimelineItem[] {
  const told = new Map(match.log.toArray().map((entry) => [entry.id, entry.at]));
  const amended = new Map<EntryId, string>();
  const rulingsAfter = new Map<EntryId | undefined, TimelineRuling[]>();
  const acts = match.acts.toArray();
  const standing = new Set(acts.map(({ entry }) => entry));
  const settled = new Map(match.settled.map((change) => [change.entry, change]));
  const inForce = entriesInForce(match);
  for (const { at, told: what } of inForce) if ('target' in what) amended.set(what.target, at);
  let last: EntryId | undefined;
  for (const { id, at, told: what } of inForce) {
    if (what.type === 'tell' && what.before === undefined && standing.has(id)) last = id;
    // As it was told last, where it was told first; one that was struck out no longer stands.
    const change = settled.get(id);
    if (change === undefined) continue;
    const ruling = { kind: 'ruling', ...change, at, amendedAt: amended.get(id) } as const;
    rulingsAfter.set(last, [...(rulingsAfter.get(last) ?? []), ruling]);
  }
  const items: TimelineItem[] = [...(rulingsAfter.get(undefined) ?? [])];
  for (const [index, { entry, act }] of acts.entries()) {
    items.push({
      kind: 'act',
      entry,
      number: index + 1,
      act,
      at: told.get(entry),
      amendedAt: amended.get(entry),
      before: match.ruled.at(index)?.state,
      effects: match.ruled.at(index + 1)?.effects,
    });
    items.push(...(rulingsAfter.get(entry) ?? []));
  }
  return items;
}

/** The last act of each round, by which the round is named when one reads from now back; a change of house rulings is of none. */
export function roundHeads(
  newestFirst: readonly TimelineItem[],
  roundOf: (entry: EntryId) => number | undefined,
): ReadonlyMap<EntryId, number> {
  const heads = new Map<EntryId, number>();
  let above: number | undefined;
  for (const { kind, entry } of newestFirst) {
    if (kind !== 'act') continue;
    const round = roundOf(entry);
    if (round !== undefined && round !== above) heads.set(entry, round);
    above = round;
  }
  return heads;
}

/** Points an act brought, by seat; what came to nothing is left out. */
export function gainsIn(effects: readonly Effect[]): readonly (readonly [SeatId, number])[] {
  const bySeat = new Map<SeatId, number>();
  for (const { seat, points } of effects)
    if (seat !== undefined && points !== undefined)
      bySeat.set(seat, (bySeat.get(seat) ?? 0) + points);
  return [...bySeat].filter(([, points]) => points !== 0);
}

/** Place of an act in the match, from 1; 0 when it does not stand. */
export function numberOf(match: Match, entry: EntryId): number {
  return match.acts.toArray().findIndex((placed) => placed.entry === entry) + 1;
}

/** What the table told last: a new act, one told again, or a house ruling; undefined after an undo. */
export function justTold(match: Match): EntryId | undefined {
  const last = match.log.last();
  switch (last?.told.type) {
    case 'tell':
      return last.id;
    case 'settle':
      return last.told.target ?? last.id;
    case 'amend':
      return last.told.target;
    default:
      return undefined;
  }
}
