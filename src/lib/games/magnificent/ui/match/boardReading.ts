// Which parts of the players' own board a match goes without, because nobody has read them yet.
import type { BuildLevel, TrackSpace, TrainerSpace } from '../../data/kinds.ts';
import { TRAINER_SPACES } from '../../data/kinds.ts';
import type { Catalogue } from '../../rules/catalogue.ts';
import { isTrackUnread } from '../../rules/gap.ts';
import type { MoveOf } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import type { Table } from '../../rules/table.ts';
import { levelsFor } from '../../rules/table.ts';

export type BoardPart = 'track' | 'levels';

/** The track is still the draft that everybody has; the levels are unread where one seat lacks them. */
export function isUnread(part: BoardPart, table: Table, state: State): boolean {
  return part === 'track'
    ? isTrackUnread(table, state)
    : state.seats.some((one) => levelsFor(state, one) === undefined);
}

/** What the editor begins with: as it was read out elsewhere, or what is known of every copy. */
export function trackToRead({ tables }: Table, copy: Catalogue): readonly TrackSpace[] {
  return copy.track ?? tables.known.track;
}

export function levelsToRead({ tables }: Table, copy: Catalogue): readonly BuildLevel[] {
  return copy.levels ?? tables.known.levels;
}

export function readingOf(part: Pick<Catalogue, BoardPart>): MoveOf<'readBoard'> {
  return { type: 'readBoard', ...part };
}

/** What a first use says of a space that nobody has read: it takes one trainer, or two. */
export function kindTold(space: TrainerSpace, trainers: number): MoveOf<'readBoard'> {
  return { type: 'readBoard', trainerSpaces: { [space]: trainers === 1 ? 'single' : 'double' } };
}

type Read = { readonly [Part in BoardPart | 'trainerSpaces' | 'trackGaps']?: Catalogue[Part] };

/** What the match had read and now reads otherwise, where the copy still holds what it had: a reading amended is amended there too. */
export function mendedIn(before: Read, now: Read, own: Read): Partial<Catalogue> {
  const isMended = (part: BoardPart) =>
    now[part] !== undefined && !isSame(before[part], now[part]) && isSame(before[part], own[part]);
  const kinds = TRAINER_SPACES.flatMap((space) => {
    const was = before.trainerSpaces?.[space];
    const is = now.trainerSpaces?.[space];
    const isHeld = was !== undefined && was === own.trainerSpaces?.[space];
    return isHeld && is !== undefined && is !== was ? [[space, is] as const] : [];
  });
  const gaps = Object.entries(now.trackGaps ?? {}).filter(([number, isThere]) => {
    const was = before.trackGaps?.[number];
    return was !== undefined && was === own.trackGaps?.[number] && was !== isThere;
  });
  return {
    ...(gaps.length > 0 ? { trackGaps: { ...own.trackGaps, ...Object.fromEntries(gaps) } } : {}),
    ...(isMended('track') ? { track: now.track } : {}),
    ...(isMended('levels') ? { levels: now.levels } : {}),
    ...(kinds.length > 0
      ? { trainerSpaces: { ...own.trainerSpaces, ...Object.fromEntries(kinds) } }
      : {}),
  };
}

function isSame(one: unknown, other: unknown): boolean {
  return one !== undefined && JSON.stringify(one) === JSON.stringify(other);
}

const askedAt = new WeakMap<Table, Set<BoardPart>>();

/** True the first time: nobody is asked twice at one table. */
export function asksNow(table: Table, part: BoardPart): boolean {
  const asked = askedAt.get(table) ?? new Set();
  const isFirst = !asked.has(part);
  askedAt.set(table, asked.add(part));
  return isFirst;
}
