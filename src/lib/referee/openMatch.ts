// From a file to a match one can go on with: replayed under the ruleset it began with.
import type { RulesModule } from './game.ts';
import { replay, type Match } from './match.ts';
import { damage, type Damage } from './fileFault.ts';
import type { MatchFile } from './matchFile.ts';
import { MOST_RERULED, reruledBy } from './reruled.ts';
import type { Refusal } from './ruling.ts';
import type { Rules, Setup } from './rules.ts';
import type { Ruleset } from './ruleset.ts';

export interface Opened<State = unknown, Move = unknown> {
  readonly rules: Rules<Setup, State, Move>;
  readonly ruleset: Ruleset;
  readonly match: Match<State, Move>;
}

/** `refused`: these rules would not begin like that. */
export type OpenFault = Damage | { readonly code: 'refused'; readonly refusal: Refusal };

export type Opening<State, Move> =
  | { readonly ok: true; readonly opened: Opened<State, Move> }
  | { readonly ok: false; readonly fault: OpenFault };

/** `ruleset` is the one kept when the match began; without it the module's own copy of that version. */
export function openMatch<S extends Setup, State, Move>(
  file: MatchFile<Move>,
  module: RulesModule<S, State, Move>,
  ruleset: Ruleset | undefined = module.rulesets.find(
    ({ version }) => version === file.ruleset.version,
  ),
): Opening<State, Move> {
  const rules = ruleset && rulesOver(ruleset, module);
  if (ruleset === undefined || rules === undefined) {
    const received = ruleset === undefined ? 'nothing' : 'other tables';
    const expected = `tables of ${file.ruleset.game}, version ${file.ruleset.version}`;
    return { ok: false, fault: damage('ruleset', expected, received) };
  }
  const reruled = reruledBy(file.entries);
  if (reruled > MOST_RERULED) {
    const expected = `at most ${MOST_RERULED} acts ruled on again`;
    return { ok: false, fault: damage('entries', expected, `${reruled}`) };
  }
  const replayed = replay(rules, setupOf(file), file.entries);
  if (!replayed.allowed)
    return { ok: false, fault: { code: 'refused', refusal: replayed.refusal } };
  return { ok: true, opened: { rules, ruleset, match: replayed.state } };
}

/** The set-up as the rules take it: in a file the seats stand beside it, with their names. */
export function setupOf(file: Pick<MatchFile, 'seats' | 'setup'>): Setup {
  return { seats: file.seats.map(({ id }) => id), ...file.setup };
}

function rulesOver<S extends Setup, State, Move>(
  ruleset: Ruleset,
  module: RulesModule<S, State, Move>,
): Rules<Setup, State, Move> | undefined {
  try {
    return module.rulesOf(ruleset);
  } catch {
    return undefined;
  }
}
