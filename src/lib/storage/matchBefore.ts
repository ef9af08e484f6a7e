// A match as it was begun, for the next one to begin like it: a certain one, or the last one of a game.
import type { RulesModule } from '../referee/game.ts';
import { readMatchDocument, type MatchFile } from '../referee/matchFile.ts';
import type { ImpresarioDb, MatchRow } from './db.ts';
import { attempt, type Outcome } from './faults.ts';
import { documentOf } from './matches.ts';

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
    return read.ok ? { seats: read.file.seats, setup: read.file.setup } : undefined;
  });
}

async function lastOf(db: ImpresarioDb, game: string): Promise<MatchRow | undefined> {
  const begun = ({ begun: at }: MatchRow) => Date.parse(at) || 0; // a record that nobody can read is the oldest
  let last: MatchRow | undefined;
  await db.matches.each((row) => {
    if (row.game === game && (last === undefined || begun(row) > begun(last))) last = row;
  });
  return last;
}
