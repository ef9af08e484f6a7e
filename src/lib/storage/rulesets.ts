// Every ruleset a match here may rest on. Once kept it is never overwritten, so an update of the app changes no match.
import * as v from 'valibot';
import type { RulesModule } from '../referee/game.ts';
import { damageOf } from '../referee/fileFault.ts';
import type { Ruleset } from '../referee/ruleset.ts';
import { RulesetSchema } from '../referee/storeFile.ts';
import type { ImpresarioDb } from './db.ts';
import { attempt, done, failed, type Outcome } from './faults.ts';

/** At start: keeps what the rules of the app bring along and the database does not have yet. Their number. */
export function seedRulesets(
  db: ImpresarioDb,
  modules: readonly RulesModule[],
): Promise<Outcome<number>> {
  return attempt(() => addMissing(db, shippedBy(modules)));
}

/** Every ruleset of every game, the newest and all before it. */
export function shippedBy(modules: readonly RulesModule[]): Ruleset[] {
  return modules.flatMap(({ rulesets }) => [...rulesets]);
}

/** Of rulesets out of a file: never one that a later version of the app would bring along itself. */
export function trusted(rulesets: readonly Ruleset[], modules: readonly RulesModule[]): Ruleset[] {
  return rulesets.filter((ruleset) => {
    const module = modules.find(({ game }) => game === ruleset.game);
    const newest = Math.max(...(module?.rulesets ?? []).map(({ version }) => version));
    return module && ruleset.version <= newest && isOf(module, ruleset);
  });
}

function isOf(module: RulesModule, ruleset: Ruleset): boolean {
  try {
    module.rulesOf(ruleset);
    return true;
  } catch {
    return false;
  }
}

/** For a transaction that may write rulesets. */
export async function addMissing(db: ImpresarioDb, rulesets: readonly Ruleset[]): Promise<number> {
  return db.transaction('rw', db.rulesets, async () => {
    let added = 0;
    for (const ruleset of rulesets) {
      if (await db.rulesets.get([ruleset.game, ruleset.version])) continue;
      await db.rulesets.add(ruleset);
      added += 1;
    }
    return added;
  });
}

/** The tables a match began under, as they were then. Where they cannot be read any more, those the app brings along itself. */
export async function readRuleset(
  db: ImpresarioDb,
  module: RulesModule,
  version: number,
): Promise<Outcome<Ruleset>> {
  const row = await attempt(() => db.rulesets.get([module.game, version]));
  if (!row.ok) return row;
  const shipped = module.rulesets.find((ruleset) => ruleset.version === version);
  const read = v.safeParse(RulesetSchema, row.value, { abortEarly: true });
  if (shipped && !(read.success && isOf(module, read.output))) return done(shipped);
  if (read.success) return done(read.output);
  const damage = damageOf(read.issues[0]);
  return failed({ ...damage, path: `rulesets.${module.game}.${version}.${damage.path}` });
}
