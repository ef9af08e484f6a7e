// Nobody wants any more: the passes of all who are left, as one tap tells them.
import { expect, it } from 'vitest';
import { passesOfAll } from '../../../src/lib/games/colosseum/advice/allPass.ts';
import { RULESET_1 } from '../../../src/lib/games/colosseum/data/ruleset1.ts';
import type { Move } from '../../../src/lib/games/colosseum/rules/moves.ts';
import { rulesOf, tableOf } from '../../../src/lib/games/colosseum/rules/rule.ts';
import { after, begun } from './after.ts';
import { MARKETS, bid, open, pass, passes } from './positions.ts';
import type { Lying } from './tables.ts';

const table = tableOf(RULESET_1);
const rules = rulesOf(RULESET_1);

const all = (told: Lying, ...moves: readonly Move[]) =>
  passesOfAll(table, rules, after(begun(told), ...moves));

it('colosseum.frame.phases-optional: who has not invested or traded, from whoever is asked on', () => {
  expect(all({ phase: 'investing' })).toEqual(passes('ann', 'bo', 'cy'));
  expect(all({ phase: 'investing' }, pass('ann'))).toEqual(passes('bo', 'cy'));
  expect(all({ phase: 'trading' }, pass('ann'))).toEqual(passes('bo', 'cy'));
});

it('colosseum.auction.until-one-left: under the hammer all but the highest bidder, beginning after it', () => {
  const floor: Lying = { phase: 'acquiring', markets: MARKETS };
  expect(all(floor, open('ann', 1))).toEqual(passes('bo', 'cy'));
  expect(all(floor, open('ann', 1), bid('bo', 9))).toEqual(passes('cy', 'ann'));
  expect(all(floor, open('ann', 1), pass('bo'))).toEqual(passes('cy'));
});

it('colosseum.auction.pass-opening: all who may still open', () => {
  const floor: Lying = { phase: 'acquiring', markets: MARKETS };
  expect(all(floor)).toEqual(passes('ann', 'bo', 'cy'));
});

it('colosseum.refill.on-opener-win: none where a market has to be filled before the next may open', () => {
  const floor: Lying = { phase: 'acquiring', markets: MARKETS };
  const lost = [open('ann', 1), bid('bo', 9), ...passes('cy', 'ann')];
  expect(all(floor, ...lost)).toEqual([]);
});

it('nothing that cannot be left out', () => {
  expect(all({ phase: 'closing' })).toEqual([]);
  expect(all({ phase: 'farewell', round: 5 })).toEqual([]);
});
