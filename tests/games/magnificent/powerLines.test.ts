// What the power of a turn is made of: every part with its clause, and together they are the power.
import { describe, expect, it } from 'vitest';
import { powerLines, powerLinesNow } from '../../../src/lib/games/magnificent/advice/powerLines.ts';
import { RULESET_1 } from '../../../src/lib/games/magnificent/data/ruleset1.ts';
import { powerNow } from '../../../src/lib/games/magnificent/rules/powerNow.ts';
import { tableOf } from '../../../src/lib/games/magnificent/rules/rule.ts';
import { GOLDENS } from './goldens.ts';
import { opened } from './goldenSheet.ts';

const TABLE = tableOf(RULESET_1);

it('magnificent.power.clear-die-choose-colour: a clear die says what it works as, right behind itself', () =>
  expect(
    powerLines(TABLE.tables, {
      die: { colour: 'clear', value: 3 },
      parts: { taken: 3, earlier: 8, gems: 4 },
      plus: [
        { source: 'card', power: 2 },
        { source: 'build_plus_two', power: 2 },
        { source: 'build_plus_two', power: 2 },
      ],
      could: 0,
    }).map(({ source, power, action }) => [source, power, action]),
  ).toEqual([
    ['die', 3, undefined],
    ['clear', 0, undefined],
    ['earlier', 8, undefined],
    ['gems', 4, undefined],
    ['card', 2, undefined],
    ['trainers', 4, 'build'],
  ]));

describe('golden matches', () => {
  it.each(GOLDENS.map(({ name }) => name))('%s: the parts of each turn are its power', (name) => {
    const { match } = opened(name);
    for (let index = 0; index < match.ruled.length; index += 1) {
      const state = match.ruled.at(index)?.state;
      const one = state?.seats.find(({ seat }) => seat === state.turn?.seat);
      if (state?.turn?.stage !== 'power' || one === undefined || one.dice.length === 0) continue;
      const made = powerLinesNow(TABLE, state, one)
        .filter(({ source }) => source !== 'could')
        .reduce((sum, { power }) => sum + power, 0);
      expect(made).toBe(powerNow(TABLE, state, one));
    }
  });
});
