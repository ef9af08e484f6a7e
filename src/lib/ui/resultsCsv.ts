// Results as a table for a spreadsheet: a row for each seat of each match. The library is fetched when somebody wants one.
import { locale } from '../i18n/locale.svelte.ts';
import { m } from '../paraglide/messages.js';
import type { Locale } from '../referee/game.ts';
import type { PlayedMatch } from '../table/tally.ts';

/** What a spreadsheet in that language takes for the end of a cell: a comma is its decimal sign where it is not. */
const BETWEEN: Readonly<Record<Locale, string>> = { en: ',', es: ';', ru: ';' };

/** So that spreadsheets read every alphabet. */
const BYTE_ORDER_MARK = '\uFEFF';

/** `matches`: the latest first, as they are read; the first that was played comes first in the table. */
export async function resultsCsv(
  matches: readonly PlayedMatch[],
  titleOf: (game: string) => string,
): Promise<string> {
  const { default: Papa } = await import('papaparse');
  const head = [
    m.csv_match(),
    m.csv_day(),
    m.csv_game(),
    m.csv_place(),
    m.tally_name(),
    m.csv_total(),
  ];
  const rows = matches.toReversed().flatMap(({ game, ended, seats, ranks }, index) =>
    ranks.map(({ seat, rank, total }) => {
      const name = seats.find(({ id }) => id === seat)?.name ?? seat;
      return [index + 1, ended.slice(0, 10), titleOf(game), rank, name, total];
    }),
  );
  // `escapeFormulae`: a name like =1+1 stays a name.
  const options = { delimiter: BETWEEN[locale.current], escapeFormulae: true };
  return BYTE_ORDER_MARK + Papa.unparse([head, ...rows], options);
}
