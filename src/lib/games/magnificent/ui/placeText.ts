// Where in the camp a tile lies, for ears: its spaces row by row, and the bonuses under it.
import { locale } from '$lib/i18n/locale.svelte.ts';
import { formatNames } from '$lib/i18n/format.ts';
import { m } from '$lib/paraglide/messages.js';
import type { CampBoard, Cell } from '../data/kinds.ts';
import type { Words } from '../rulebook/words.ts';

export function placeText(
  { width, bonuses }: Pick<CampBoard, 'width' | 'bonuses'>,
  cells: readonly Cell[],
  words: Pick<Words, 'gainText'>,
): string {
  const ordered = cells.toSorted((one, other) => one - other);
  const rows = [...new Set(ordered.map((cell) => Math.floor(cell / width)))];
  const places = rows.map((row) => {
    const inRow = ordered.filter((cell) => Math.floor(cell / width) === row);
    const columns = inRow.map((cell) => String((cell % width) + 1));
    const said = { row: row + 1, column: formatNames(locale.current, columns) };
    return columns.length === 1 ? m.mg_camp_space(said) : m.mg_camp_spaces(said);
  });
  const covered = bonuses.filter(({ cell }) => cells.includes(cell));
  return [places.join('; '), ...covered.map(({ bonus }) => words.gainText(bonus))].join(', ');
}
