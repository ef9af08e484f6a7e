// A match as it was begun, for the next one to begin like it: a certain one, with what its table has settled since, or the last one of a game.
import type { RulesModule } from '../referee/game.ts';
import { readMatchDocument, type MatchFile } from '../referee/matchFile.ts';
import { openMatch } from '../referee/openMatch.ts';
import type { HouseRulings } from '../referee/rules.ts';
import type { ImpresarioDb, MatchRow } from './db.ts';
import { attempt, type Outcome } from './faults.ts';
import { documentOf, readMatch } from './matches.ts';

export type MatchBefore = Pick<MatchFile, 'seats' | 'setup'>;

/** It is only proposed, so what is not there or cannot be read is nothing to speak of. `match`: undefined for the last one begun. */
export function matchBefore(
  db: ImpresarioDb,
  module: RulesModule,
  match: string | undefined,
): Promise<Outcome<MatchBefore | undefined>> {
  return attempt(async () => {
    const row = await (match === undefined ? lastOf(db, module.game) : db.matches.get(match));
    if (row?.game !== module.game) return undefined;
    const { result: _, ...begun } = row;
    const read = readMatchDocument(documentOf(begun, []), [module]);
    if (!read.ok) return undefined;
    const { seats, setup } = read.file;
    if (match === undefined) return { seats, setup };
    const settled = await settledIn(db, module, match);
    return { seats, setup: { ...setup, houseRulings: { ...setup.houseRulings, ...settled } } };
  });
}

/** Readings as the table held them in the end; nothing where what was told cannot be read. */
async function settledIn(
  db: ImpresarioDb,
  module: RulesModule,
  match: string,
): Promise<HouseRulings> {
  const read = await readMatch(db, match, [module]);
  const opening = read.ok ? openMatch(read.value.file, module) : undefined;
  return opening?.ok ? opening.opened.match.houseRulings : {};
}

async function lastOf(db: ImpresarioDb, game: string): Promise<MatchRow | undefined> {
  const begun = ({ begun: at }: MatchRow) => Date.parse(at) || 0; // a record that nobody can read is the oldest
  let last: MatchRow | undefined;
  await db.matches.each((row) => {
    if (row.game === game && (last === undefined || begun(row) > begun(last))) last = row;
  });
  return last;
}
