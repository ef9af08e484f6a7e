// The sheet as it is read: a seat's lines by category, each with the total it led to and the round it fell in.
import { m } from '../paraglide/messages.js';
import type { Rulebook, RulesModule } from '../referee/game.ts';
import type { EntryId } from '../referee/entry.ts';
import { roundsBegun, type MatchUnderRules } from '../referee/rounds.ts';
import type { ClauseId, SeatId } from '../referee/ruling.ts';
import type { Line } from '../referee/sheet.ts';
import { isStartTold, isTableClause } from './tableClauses.ts';

export interface SheetLine {
  /** Place in the sheet of the whole match. */
  readonly key: number;
  readonly line: Line;
  /** Of the seat, this line included, and where a move is scored at once all that the move gave. */
  readonly total: number;
  readonly round: number | undefined;
}

export interface SheetSection {
  readonly category: string;
  readonly points: number;
  readonly lines: readonly SheetLine[];
}

/** What lay there when the match was begun, lines whose clause the table gave, and those no category claims: shown only where there are some. */
const BEGUN = 'begun';
const BY_TABLE = 'by-table';
const OTHER = 'other';
const AS_NEEDED: readonly string[] = [BEGUN, BY_TABLE, OTHER];

/** The sections of every seat in the same order, empty ones too, so that seats can stand side by side. */
export function sheetsOf(
  lines: readonly Line[],
  seats: readonly SeatId[],
  { categories, scoresAtOnce }: Pick<RulesModule, 'categories' | 'scoresAtOnce'>,
  roundOf: (entry: EntryId | undefined) => number | undefined,
): ReadonlyMap<SeatId, readonly SheetSection[]> {
  const byClause = categoryByClause(categories);
  const columns = categories.filter(({ isByTable }) => isByTable !== true);
  const own = categories.find(({ isBeginning }) => isBeginning === true)?.id;
  // Where later lines take back what the table told, it stands with those.
  const beginning = own ?? (columns.length < categories.length ? BY_TABLE : BEGUN);
  const categoryOf = ({ clause, facts }: Line) =>
    isStartTold(clause, facts) ? beginning : byClause(clause);
  const order = [BEGUN, ...columns.map(({ id }) => id), BY_TABLE, OTHER];
  const drafts = new Map(seats.map((seat) => [seat, draftOf(order)]));
  const used = new Set<string>();
  const totals = totalsAfter(lines, scoresAtOnce === true);
  for (const [key, line] of lines.entries()) {
    const sections = drafts.get(line.seat);
    if (sections === undefined) continue;
    const category = categoryOf(line);
    used.add(category);
    const section = sections.get(category);
    if (section === undefined) continue;
    section.points += line.points;
    section.lines.push({ key, line, total: totals[key] ?? 0, round: roundOf(line.entry) });
  }
  const shown = order.filter((id) => used.has(id) || !AS_NEEDED.includes(id));
  return new Map(
    seats.map((seat) => {
      const sections = drafts.get(seat);
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
  const totals = totalsAfter(lines, false);
  return lines.map((line, key) => {
    return { key, line, total: totals[key] ?? 0, round: roundOf(line.entry) };
  });
}

export function categoryName(category: string, rulebook: Rulebook): string {
  if (category === BEGUN) return m.sheet_begun();
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

type Draft = ReadonlyMap<string, { points: number; readonly lines: SheetLine[] }>;

function draftOf(order: readonly string[]): Draft {
  return new Map(order.map((id) => [id, { points: 0, lines: [] }]));
}

/** By line: the total of its seat then. */
function totalsAfter(lines: readonly Line[], isAtOnce: boolean): readonly number[] {
  const totals = new Map<SeatId, number>();
  const after = lines.map(({ seat, points }) => {
    const total = (totals.get(seat) ?? 0) + points;
    totals.set(seat, total);
    return total;
  });
  if (!isAtOnce) return after;
  const moveOf = ({ seat, entry = '' }: Line) => `${seat} ${entry}`;
  const atLast = new Map(lines.map((line, at) => [moveOf(line), after[at]]));
  return lines.map((line, at) => atLast.get(moveOf(line)) ?? after[at] ?? 0);
}

function categoryByClause(categories: RulesModule['categories']): (clause: ClauseId) => string {
  const ids = new Map(
    categories.flatMap(({ id, clauses, isByTable }) =>
      clauses.map((c) => [c, isByTable === true ? BY_TABLE : id]),
    ),
  );
  return (clause) => ids.get(clause) ?? (isTableClause(clause) ? BY_TABLE : OTHER);
}
