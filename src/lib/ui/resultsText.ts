// The result as plain text, for a message to those who were there.
import { formatChange, formatDayOf } from '../i18n/format.ts';
import { locale } from '../i18n/locale.svelte.ts';
import type { NameOf, Rulebook } from '../referee/game.ts';
import type { Rank } from '../referee/sheet.ts';
import { amountText } from './counting.ts';
import { tieTextAt } from './victory.ts';
import { categoryName, type SheetSection } from './sheetView.ts';

export interface ResultToSay {
  readonly title: string;
  /** Local time, ISO 8601. */
  readonly ended: string;
  readonly ranks: readonly Rank[];
  readonly sheets: ReadonlyMap<string, readonly SheetSection[]>;
  readonly rulebook: Rulebook;
  readonly nameOf: NameOf;
  /** What told a seat apart from those of equal total; left out, its clause alone. */
  readonly tieOf?: (rank: Rank) => string | undefined;
}

/** Title and day, then a line for each seat by rank, with what decided a tie, then a line for each category that brought anything. */
export function resultsText(result: ResultToSay): string {
  const { title, ended, ranks, sheets, rulebook, nameOf, tieOf } = result;
  const day = formatDayOf(locale.current, ended);
  const tieText = (one: Rank) =>
    tieOf?.(one) ?? (one.decidedBy && rulebook.clauseText(one.decidedBy));
  const places = ranks.flatMap(({ rank, seat, total }, at) => {
    const tie = tieTextAt(ranks, at, tieText);
    return [
      `${rank}. ${nameOf(seat)}: ${amountText(rulebook, total)}`,
      ...(tie === undefined ? [] : [tie]),
    ];
  });
  const [first] = ranks;
  const categories = (first && sheets.get(first.seat)) ?? [];
  const rows = categories.flatMap(({ category }) => {
    const parts = ranks.map(({ seat }) => {
      const own = sheets.get(seat)?.find((section) => section.category === category);
      return { seat, points: own?.points ?? 0 };
    });
    if (parts.every(({ points }) => points === 0)) return [];
    const words = parts.map(
      ({ seat, points }) => `${nameOf(seat)} ${formatChange(locale.current, points)}`,
    );
    return [`${categoryName(category, rulebook)}: ${words.join(', ')}`];
  });
  return [`${title}, ${day}`, ...places, '', ...rows].join('\n').trim();
}
