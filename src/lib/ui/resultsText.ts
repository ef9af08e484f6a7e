// The result as plain text, for a message to those who were there.
import { formatChange, formatDayOf } from '../i18n/format.ts';
import { locale } from '../i18n/locale.svelte.ts';
import type { NameOf, Rulebook } from '../referee/game.ts';
import type { Rank } from '../referee/sheet.ts';
import { amountText } from './counting.ts';
import { categoryName, type SheetSection } from './sheetView.ts';

export interface ResultToSay {
  readonly title: string;
  /** Local time, ISO 8601. */
  readonly ended: string;
  readonly ranks: readonly Rank[];
  readonly sheets: ReadonlyMap<string, readonly SheetSection[]>;
  readonly rulebook: Rulebook;
  readonly nameOf: NameOf;
}

/** Title and day, then a line for each seat by rank, then a line for each category that brought anything. */
export function resultsText(result: ResultToSay): string {
  const { title, ended, ranks, sheets, rulebook, nameOf } = result;
  const day = formatDayOf(locale.current, ended);
  const places = ranks.map(
    ({ rank, seat, total }) => `${rank}. ${nameOf(seat)}: ${amountText(rulebook, total)}`,
  );
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
