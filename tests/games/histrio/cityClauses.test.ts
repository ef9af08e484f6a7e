// What is in play while a city is resolved: the clauses of its own cards, and of who stands there.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { histrioRules } from '../../../src/lib/games/histrio/module.ts';
import { tableOf } from '../../../src/lib/games/histrio/rules/rule.ts';
import { cityClauses } from '../../../src/lib/games/histrio/rules/cityClauses.ts';
import type { State } from '../../../src/lib/games/histrio/rules/state.ts';
import { visitOf } from '../../../src/lib/games/histrio/rules/phases/visit.ts';
import { stateBefore } from '../../../src/lib/referee/match.ts';
import type { MatchFile } from '../../../src/lib/referee/matchFile.ts';
import { openMatch } from '../../../src/lib/referee/openMatch.ts';
import { resolving } from './positions.ts';

const GOLDEN = 'tests/games/histrio/golden';
const files = readdirSync(GOLDEN).filter((name) => !name.endsWith('.sheet.json'));
/** Said of a city itself; what follows after it belongs to the caravels and the deck. */
const OF_THE_CITY = /^histrio\.(?:alone|crowd|friendly\.(?:two|alone|never))/;
/** Of an actor that has gone to the Court: a reminder, in play for nobody who chooses. */
const REMINDERS: readonly string[] = ['histrio.alone.court-keeps-effect'];

it.each(files)(
  'histrio.resolution.city-order: whatever follows in a city of %s was in play there',
  (name) => {
    const file = JSON.parse(readFileSync(`${GOLDEN}/${name}`, 'utf8')) as MatchFile<never>;
    const opening = openMatch(file, histrioRules);
    if (!opening.ok) throw new Error(opening.fault.code);
    const { rules, match } = opening.opened;
    for (const { entry, act } of match.acts.toArray()) {
      const move: { readonly type?: string } = act.type === 'move' ? act.move : {};
      const state = stateBefore(match, entry);
      if (move.type !== 'resolve' || state === undefined) continue;
      const ruling = rules.rule(state, move as never);
      if (!ruling.allowed) throw new Error(ruling.refusal.clause);
      const inPlay = rules.steps(state).flatMap(({ clauses }) => clauses);
      const followed = ruling.effects
        .map(({ clause }) => clause)
        .filter((clause) => OF_THE_CITY.test(clause) && !REMINDERS.includes(clause));
      expect(inPlay).toEqual(expect.arrayContaining(followed));
      expect(new Set(inPlay).size).toBe(inPlay.length);
    }
  },
);

it('histrio.alone.actor-3-pay: a lone player has the clauses of the cards that lie there, and no others', () => {
  const lone = clausesWith(['C3', 'B2'], 5);
  expect(lone).toContain('histrio.alone.actor-3-pay');
  expect(lone).toContain('histrio.alone.bonus-pays');
  expect(lone).not.toContain('histrio.alone.actor-2-steal');
  expect(lone).not.toContain('histrio.alone.acrobat-kept');
  expect(clausesWith(['B2'], 5)).not.toContain('histrio.alone.one-to-court');
});

it('histrio.alone.actor-5-cannot-pay: is in play for an empty purse, not for a full one', () => {
  expect(clausesWith(['T5'], 0)).toContain('histrio.alone.actor-5-cannot-pay');
  expect(clausesWith(['T5'], 5)).not.toContain('histrio.alone.actor-5-cannot-pay');
});

it('histrio.opportunity.empty-city-request: is all that is in play where no card lies', () =>
  expect(clausesWith([], 5)).toEqual(['histrio.opportunity.empty-city-request']));

function clausesWith(cards: readonly string[], ecus: number): readonly string[] {
  const setup = resolving({ cities: { 4: cards }, ann: { to: [4], used: [4], ecus } });
  const [ruleset] = histrioRules.rulesets;
  const begun = histrioRules.rulesOf(ruleset).begin(setup);
  if (!begun.allowed) throw new Error(begun.refusal.clause);
  const state: State = begun.state;
  return cityClauses(tableOf(ruleset), state, visitOf(state, 4));
}
