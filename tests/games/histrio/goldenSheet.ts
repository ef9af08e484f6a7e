// A golden match opened from its file, and its sheet as it is kept beside it.
import { readFileSync } from 'node:fs';
import { histrioRules } from '../../../src/lib/games/histrio/module.ts';
import type { State } from '../../../src/lib/games/histrio/rules/state.ts';
import type { Match } from '../../../src/lib/referee/match.ts';
import { stateOf } from '../../../src/lib/referee/match.ts';
import type { MatchFile } from '../../../src/lib/referee/matchFile.ts';
import { readMatchFile } from '../../../src/lib/referee/matchFile.ts';
import { openMatch } from '../../../src/lib/referee/openMatch.ts';
import type { ClauseId } from '../../../src/lib/referee/ruling.ts';
import { linesOf, ranksOf } from '../../../src/lib/referee/sheet.ts';
import { COLUMNS } from './handSheet.ts';

export const FOLDER = `${import.meta.dirname}/golden`;

/** Ecus by column and seat, totals and ranks. */
export interface Sheet {
  readonly columns: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly totals: Readonly<Record<string, number>>;
  readonly ranks: Readonly<Record<string, number>>;
}

export function opened(name: string): { readonly file: MatchFile; readonly match: Match<State> } {
  const reading = readMatchFile(readFileSync(`${FOLDER}/${name}.json`, 'utf8'), [histrioRules]);
  if (!reading.ok) throw new Error(JSON.stringify(reading.fault));
  const opening = openMatch(reading.file, histrioRules);
  if (!opening.ok) throw new Error(JSON.stringify(opening.fault));
  return { file: reading.file, match: opening.opened.match };
}

export function sheetOf(match: Match<State>): Sheet {
  const standings = histrioRules.rulesOf(histrioRules.rulesets[0]).standings(stateOf(match));
  const lines = linesOf(match);
  const inColumn = (clause: ClauseId) =>
    histrioRules.categories.find(({ clauses }) => clauses.includes(clause))?.id ?? 'table';
  const ecus = (seat: string, column: string) =>
    lines.reduce(
      (sum, line) =>
        line.seat === seat && inColumn(line.clause) === column ? sum + line.points : sum,
      0,
    );
  return {
    columns: Object.fromEntries(
      COLUMNS.map((column) => [
        column,
        Object.fromEntries(standings.map(({ seat }) => [seat, ecus(seat, column)])),
      ]),
    ),
    totals: Object.fromEntries(standings.map(({ seat, total }) => [seat, total])),
    ranks: Object.fromEntries(ranksOf(standings).map(({ seat, rank }) => [seat, rank])),
  };
}
