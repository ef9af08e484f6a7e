// The words in which the games are tested: what they are content with.
import { expect, it } from 'vitest';
import { allowed } from '../../src/lib/referee/ruling.ts';
import { given } from '../support/given.ts';
import { toyRules } from '../support/toyGame.ts';
import { TOY_FULL_SETUP } from '../support/toyPlay.ts';

/** One move that brings two seats points, each by a clause of its own. */
const SHARED: typeof toyRules = {
  ...toyRules,
  rulesOf: (ruleset) => ({
    ...toyRules.rulesOf(ruleset),
    rule: (state) =>
      allowed(state, [
        { clause: 'toy.add.points', seat: 'a', points: 2, facts: {} },
        { clause: 'toy.race.over', seat: 'b', points: 2, facts: {} },
      ]),
  }),
};

it('a clause that gave another seat its points is no reason for those of this one', () => {
  const { firstSeat, level, houseRulings, seats } = TOY_FULL_SETUP;
  const setup = { seats, firstSeat, level, houseRulings, options: { goal: 10 } };
  const told = given(SHARED, setup).when({ type: 'add', seat: 'a', points: 2 });
  told.because('toy.race.over').scores('a', 2).because('toy.add.points');
  expect(() => told.because('toy.race.over')).toThrow('to deep equally contain');
  told.scores('b', 2).because('toy.race.over');
});
