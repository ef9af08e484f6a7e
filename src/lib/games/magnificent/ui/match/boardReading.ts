// Which parts of the players' own board a match goes without, because nobody has read them yet.
import type { BuildLevel, TrackSpace, TrainerSpace } from '../../data/kinds.ts';
import type { Catalogue } from '../../rules/catalogue.ts';
import { trackDraft } from '../../rules/catalogue.ts';
import type { MoveOf } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import type { Table } from '../../rules/table.ts';
import { levelsFor } from '../../rules/table.ts';

export type BoardPart = 'track' | 'levels';

/** The track is still the draft that everybody has; the levels are unread where one seat lacks them. */
export function isUnread(part: BoardPart, { tables }: Table, state: State): boolean {
  return part === 'track'
    ? JSON.stringify(state.copy.track) === JSON.stringify(trackDraft(tables))
    : state.seats.some((one) => levelsFor(state, one) === undefined);
}

/** What the editor begins with: as it was read out elsewhere, or what is known of every copy. */
export function trackToRead({ tables }: Table, copy: Catalogue): readonly TrackSpace[] {
  return copy.track ?? trackDraft(tables);
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

const askedAt = new WeakMap<Table, Set<BoardPart>>();

/** True the first time: nobody is asked twice at one table. */
export function asksNow(table: Table, part: BoardPart): boolean {
  const asked = askedAt.get(table) ?? new Set();
  const isFirst = !asked.has(part);
  askedAt.set(table, asked.add(part));
  return isFirst;
}
