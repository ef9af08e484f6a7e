// The sheet as it is read: a seat's lines by category, each with the total it led to and the round it fell in.
import { m } from '../paraglide/messages.js';
import type { Rulebook, RulesModule } from '../referee/game.ts';
import type { EntryId } from '../referee/entry.ts';
import { roundsBegun, type MatchUnderRules } from '../referee/rounds.ts';
import type { ClauseId, SeatId } from '../referee/ruling.ts';
import type { Line } from '../referee/sheet.ts';
import { isTableClause } from './tableClauses.ts';

export interface SheetLine {
  /** Place in the sheet of the whole match. */
  readonly key: number;
  readonly line: Line;
  /** Of the seat, this line included. */
  readonly total: number;
  readonly round: number | undefined;
}

export interface SheetSection {
  readonly category: string;
  readonly points: number;
  readonly lines: readonly SheetLine[];
}

/** Lines whose clause the table gave, and those no category claims: both shown only where there are some. */
const BY_TABLE = 'by-table';
const OTHER = 'other';

/** The sections of every seat in the same order, empty ones too, so that seats can stand side by side. */
export function sheetsOf(
  lines: readonly Line[],
  seats: readonly SeatId[],
  { categories }: Pick<RulesModule, 'categories'>,
  roundOf: (entry: EntryId | undefined) => number | undefined,
): ReadonlyMap<SeatId, readonly SheetSection[]> {
  const categoryOf = categoryByClause(categories);
  const order = [...categories.map(({ id }) => id), BY_TABLE, OTHER];
  const drafts = new Map(seats.map((seat) => [seat, draftOf(order)]));
  const used = new Set<string>();
  for (const [key, line] of lines.entries()) {
    const draft = drafts.get(line.seat);
    if (draft === undefined) continue;
    const category = categoryOf(line.clause);
    draft.total += line.points;
    used.add(category);
    const section = draft.sections.get(category);
    if (section === undefined) continue;
    section.points += line.points;
    section.lines.push({ key, line, total: draft.total, round: roundOf(line.entry) });
  }
  const shown = order.filter((id) => used.has(id) || (id !== BY_TABLE && id !== OTHER));
  return new Map(
    seats.map((seat) => {
      const sections = drafts.get(seat)?.sections;
      return [
        seat,
        shown.map((category) => {
          const { points, lines: own } = sections?.get(category) ?? { points: 0, lines: [] };
          return { category, points, lines: own };
        }),
      ];
    }),
  );
}

/** Lines of one seat without categories, each with what it led to. */
export function runningLines(
  lines: readonly Line[],
  roundOf: (entry: EntryId | undefined) => number | undefined,
): readonly SheetLine[] {
  let total = 0;
  return lines.map((line, key) => {
    total += line.points;
    return { key, line, total, round: roundOf(line.entry) };
  });
}

export function categoryName(category: string, rulebook: Rulebook): string {
  if (category === BY_TABLE) return m.sheet_by_table();
  if (category === OTHER) return m.sheet_other();
  return rulebook.categories[category] ?? category;
}

/** The round an act began in: the last one that was named before it; undefined for the beginning, and without rounds. */
export function roundsOf(
  under: MatchUnderRules,
): (entry: EntryId | undefined) => number | undefined {
  const { match } = under;
  const rounds = new Map<EntryId | undefined, number>();
  const begun = roundsBegun(under);
  for (const [at, { round, from }] of begun.entries()) {
    const last = begun[at + 1]?.from ?? match.ruled.length - 1;
    for (let act = from + 1; act <= last; act += 1)
      rounds.set(match.acts.at(act - 1)?.entry, round);
  }
  return (entry) => rounds.get(entry);
}

interface Draft {
  total: number;
  readonly sections: ReadonlyMap<string, { points: number; readonly lines: SheetLine[] }>;
}

function draftOf(order: readonly string[]): Draft {
  return { total: 0, sections: new Map(order.map((id) => [id, { points: 0, lines: [] }])) };
}

function categoryByClause(categories: RulesModule['categories']): (clause: ClauseId) => string {
  const ids = new Map(categories.flatMap(({ id, clauses }) => clauses.map((c) => [c, id])));
  return (clause) => ids.get(clause) ?? (isTableClause(clause) ? BY_TABLE : OTHER);
}
