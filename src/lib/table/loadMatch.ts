// A match from the disk: its file, replayed under the ruleset it began with.
import type { RulesModule } from '../referee/game.ts';
import type { MatchFile } from '../referee/matchFile.ts';
import { openMatch, type Opened } from '../referee/openMatch.ts';
import type { Setup } from '../referee/rules.ts';
import type { ImpresarioDb } from '../storage/db.ts';
import { done, failed, type Outcome } from '../storage/faults.ts';
import { readMatch } from '../storage/matches.ts';
import { readRuleset } from '../storage/rulesets.ts';

interface Kept<S extends Setup, State, Move> {
  readonly db: ImpresarioDb;
  readonly module: RulesModule<S, State, Move>;
  readonly id: string;
}

interface Replayed<State, Move> extends Opened<State, Move> {
  readonly file: MatchFile;
}

export interface Loaded<State, Move> extends Replayed<State, Move> {
  /** The table has opened it again, and has not said yet that it is right. */
  readonly isBeingMended: boolean;
}

/** Faults: `no-such-match`, damage of its record, its log or its ruleset, `refused` where these rules would not begin like that. */
export async function loadMatch<S extends Setup, State, Move>({
  db,
  id,
  module,
}: Kept<S, State, Move>): Promise<Outcome<Loaded<State, Move>>> {
  const stored = await readMatch(db, id, [module]);
  if (!stored.ok) return stored;
  const { file, isBeingMended } = stored.value;
  const replayed = await openStored({ db, module, file });
  return replayed.ok ? done({ ...replayed.value, isBeingMended }) : replayed;
}

interface Read<S extends Setup, State, Move> extends Omit<Kept<S, State, Move>, 'id'> {
  /** Of a match of this game. */
  readonly file: MatchFile;
}

/** The same for what has been read already. */
export async function openStored<S extends Setup, State, Move>({
  db,
  module,
  file,
}: Read<S, State, Move>): Promise<Outcome<Replayed<State, Move>>> {
  const ruleset = await readRuleset(db, module, file.ruleset.version);
  if (!ruleset.ok) return ruleset;
  const opening = openMatch(file as MatchFile<Move>, module, ruleset.value);
  return opening.ok ? done({ ...opening.opened, file }) : failed(opening.fault);
}
