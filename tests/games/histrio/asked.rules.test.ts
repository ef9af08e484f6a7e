// What screens ask of the rules, so that no condition stands a second time.
import { expect, it } from 'vitest';
import { RULESETS } from '../../../src/lib/games/histrio/data/rulesets.ts';
import { mayChooseSide } from '../../../src/lib/games/histrio/rules/phases/festival.ts';
import { mayDecline } from '../../../src/lib/games/histrio/rules/phases/lone.ts';
import { rulesOf } from '../../../src/lib/games/histrio/rules/rule.ts';
import { mostTurns } from '../../../src/lib/games/histrio/rules/table.ts';
import { resolving, type Lying } from './positions.ts';

const [ruleset] = RULESETS;

function under(rulings: Readonly<Record<string, string>> = {}) {
  const lying: Lying = { cities: { 4: ['C4'] }, ann: { to: [4], used: [4] }, rulings };
  const begun = rulesOf(ruleset).begin(resolving(lying));
  if (!begun.allowed) throw new Error(begun.refusal.clause);
  return begun.state;
}

it('histrio.alone.takes-all: an effect may be declined under the house ruling alone', () => {
  expect(mayDecline(under())).toBe(false);
  expect(mayDecline(under({ 'actor-effects-mandatory': 'may-decline' }))).toBe(true);
});

it('histrio.acrobat.chameleon-level-one: its owner chooses a side, unless the King’s mood does', () => {
  expect(mayChooseSide(under())).toBe(true);
  expect(mayChooseSide(under({ 'chameleon-side': 'kings-mood' }))).toBe(false);
});

it('histrio.flow.first-season-six-turns: the whole deck of 48 cards is enough for six turns', () => {
  expect(mostTurns(ruleset.tables)).toBe(6);
});
