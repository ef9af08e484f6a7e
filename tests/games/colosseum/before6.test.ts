// What version 6 asks no more is still asked of matches that began before: their logs tell it.
import { expect, it } from 'vitest';
import { RULESET_5 } from '../../../src/lib/games/colosseum/data/ruleset5.ts';
import { colosseumRules } from '../../../src/lib/games/colosseum/module.ts';
import { MARKETS, open, passes, refill } from './positions.ts';
import { lying } from './tables.ts';

it('colosseum.refill.on-opener-win: the markets are filled after the last auction of the match as well', () => {
  const rules = colosseumRules.rulesOf(RULESET_5);
  let ruling = rules.begin(
    lying({ round: 5, phase: 'acquiring', markets: MARKETS, done: ['ann', 'bo'] }),
  );
  for (const move of [open('cy', 4), ...passes('ann', 'bo'), refill(['priest', 'torch', 'lion'])]) {
    if (!ruling.allowed) throw new Error(JSON.stringify(ruling.refusal));
    ruling = rules.rule(ruling.state, move);
  }
  expect(ruling).toMatchObject({ allowed: true, state: { phase: 'trading', sold: 0 } });
});
