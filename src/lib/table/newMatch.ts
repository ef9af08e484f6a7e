// Begins a match: asked of the rules first, then kept, with its players remembered for next time.
import * as v from 'valibot';
import type { RulesModule } from '../referee/game.ts';
import {
  MATCH_FORMAT,
  MATCH_SCHEMA_VERSION,
  readMatchDocument,
  type MatchSeat,
} from '../referee/matchFile.ts';
import { openMatch } from '../referee/openMatch.ts';
import type { Setup } from '../referee/rules.ts';
import { summaryOf } from '../referee/summary.ts';
import type { ImpresarioDb } from '../storage/db.ts';
import { failed, type Outcome } from '../storage/faults.ts';
import { askToPersist } from '../storage/health.ts';
import { createMatch } from '../storage/matches.ts';
import { rememberPlayers } from '../storage/players.ts';
import { seedRulesets } from '../storage/rulesets.ts';
import { readSetting } from '../storage/settings.ts';
import { newId, type Surroundings } from './surroundings.ts';

export interface Beginning<S extends Setup> {
  readonly seats: readonly MatchSeat[];
  readonly setup: Omit<S, 'seats'>;
}

/** The id of the new match. The fault is `refused` when the rules would not begin like that; then nothing is kept. */
export async function newMatch<S extends Setup, State, Move>(
  db: ImpresarioDb,
  module: RulesModule<S, State, Move>,
  { seats, setup }: Beginning<S>,
  surroundings: Surroundings,
): Promise<Outcome<string>> {
  const { game, rulesets } = module;
  const version = Math.max(...rulesets.map((ruleset) => ruleset.version));
  const begun = surroundings.now();
  const head = { id: newId(), game, ruleset: { game, version }, begun, seats, setup };
  const stamp = { format: MATCH_FORMAT, schemaVersion: MATCH_SCHEMA_VERSION };
  const reading = readMatchDocument({ ...stamp, ...head, entries: [] }, [module]);
  if (!reading.ok) return failed(reading.fault);
  const opening = openMatch(reading.file, module);
  if (!opening.ok) return failed(opening.fault);

  const seeded = await seedRulesets(db, [module]);
  if (!seeded.ok) return seeded;
  const seated = await rememberPlayers(db, seats, begun, newId);
  if (!seated.ok) return seated;
  const { rules, match } = opening.opened;
  const created = await createMatch(
    db,
    { ...head, setup: reading.file.setup, seats: seated.value },
    summaryOf(rules, match),
  );
  if (created.ok) void askToPersistOnce(db);
  return created;
}

async function askToPersistOnce(db: ImpresarioDb): Promise<void> {
  const asked = await readSetting(db, 'persistence', v.string());
  if (asked.ok && asked.value === undefined) await askToPersist(db);
}
