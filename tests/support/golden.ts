// A golden match opened from its file, and its sheet as it is kept beside it.
import { readdirSync, readFileSync } from 'node:fs';
import type { RulesModule } from '../../src/lib/referee/game.ts';
import { stateOf, type Match } from '../../src/lib/referee/match.ts';
import { readMatchFile, type MatchFile } from '../../src/lib/referee/matchFile.ts';
import { openMatch } from '../../src/lib/referee/openMatch.ts';
import type { Setup } from '../../src/lib/referee/rules.ts';
import type { ClauseId } from '../../src/lib/referee/ruling.ts';
import { linesOf, ranksOf } from '../../src/lib/referee/sheet.ts';

/** Points by column and seat, totals and ranks. */
export interface Sheet {
  readonly columns: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly totals: Readonly<Record<string, number>>;
  readonly ranks: Readonly<Record<string, number>>;
}

export interface Goldens<State> {
  readonly opened: (name: string) => { readonly file: MatchFile; readonly match: Match<State> };
  readonly sheetOf: (match: Match<State>) => Sheet;
}

export function goldenNames(slug: string): readonly string[] {
  return readdirSync(`tests/games/${slug}/golden`)
    .filter((name) => !name.endsWith('.sheet.json'))
    .map((name) => name.replace('.json', ''));
}

export function goldensOf<S extends Setup, State, Move>(
  module: RulesModule<S, State, Move>,
  folder: string,
  columns: readonly string[],
): Goldens<State> {
  function opened(name: string) {
    const reading = readMatchFile(readFileSync(`${folder}/${name}.json`, 'utf8'), [module]);
    if (!reading.ok) throw new Error(JSON.stringify(reading.fault));
    const opening = openMatch(reading.file as MatchFile<Move>, module);
    if (!opening.ok) throw new Error(JSON.stringify(opening.fault));
    return { file: reading.file, match: opening.opened.match };
  }

  function sheetOf(match: Match<State>): Sheet {
    const standings = module.rulesOf(module.rulesets[0]).standings(stateOf(match));
    const lines = linesOf(match);
    const inColumn = (clause: ClauseId) =>
      module.categories.find(({ clauses }) => clauses.includes(clause))?.id ?? 'table';
    const points = (seat: string, column: string) =>
      lines.reduce(
        (sum, line) =>
          line.seat === seat && inColumn(line.clause) === column ? sum + line.points : sum,
        0,
      );
    return {
      columns: Object.fromEntries(
        columns.map((column) => [
          column,
          Object.fromEntries(standings.map(({ seat }) => [seat, points(seat, column)])),
        ]),
      ),
      totals: Object.fromEntries(standings.map(({ seat, total }) => [seat, total])),
      ranks: Object.fromEntries(ranksOf(standings).map(({ seat, rank }) => [seat, rank])),
    };
  }

  return { opened, sheetOf };
}
