// A bid that only a token nobody sees can cover: allowed since version 7, refused in matches that began before.
import { expect, it } from 'vitest';
import { RULESET_6 } from '../../../src/lib/games/colosseum/data/ruleset6.ts';
import { RULESET_7 } from '../../../src/lib/games/colosseum/data/ruleset7.ts';
import { colosseumRules } from '../../../src/lib/games/colosseum/module.ts';
import type { Move } from '../../../src/lib/games/colosseum/rules/moves.ts';
import { exchange, open, passes } from './positions.ts';
import { lying, type Lying } from './tables.ts';

const SHORT: Lying = { phase: 'acquiring', level: 'scorekeeper', round: 4, ann: { coins: 5 } };

function told(ruleset: typeof RULESET_6, lies: Lying, ...moves: readonly Move[]) {
  const rules = colosseumRules.rulesOf(ruleset);
  return moves.reduce(
    (ruling, move) => (ruling.allowed ? rules.rule(ruling.state, move) : ruling),
    rules.begin(lying({ first: 'ann', ...lies })),
  );
}

const REFUSED = { allowed: false, refusal: { clause: 'colosseum.auction.winner-pays' } };
const cash: Move = { type: 'cashMedals', seat: 'ann', medals: 1 };

it('colosseum.auction.winner-pays: a bid may rest on a Special Event token that nobody sees, and waits for it', () => {
  const won = told(RULESET_7, SHORT, open('ann', 1), ...passes('bo', 'cy'));
  expect(won).toMatchObject({ allowed: true, state: { lot: { sold: true } } });
  const paid = told(RULESET_7, SHORT, open('ann', 1), ...passes('bo', 'cy'), exchange('ann'), cash);
  expect(paid.allowed && paid.state.lot).toBeUndefined();
  expect(paid.allowed && paid.state.seats[0]?.coins).toBe(3);
});

it('colosseum.special-event.second-use: no bid rests on a token that cannot be there or become a medal', () => {
  const all = { used: { special_event: 4 } } as const;
  for (const lies of [
    { ...SHORT, round: 1 },
    { ...SHORT, ...all },
    { ...SHORT, medals: 0, rulings: { 'medal-returns': 'out-of-game' } },
    { ...SHORT, rulings: { 'bid-above-cash': 'cash-only' } },
  ])
    expect(told(RULESET_7, lies, open('ann', 1))).toMatchObject(REFUSED);
  expect(told(RULESET_7, SHORT, open('ann', 1, 30))).toMatchObject(REFUSED);
});

it('before version 7 such a bid is refused', () => {
  expect(told(RULESET_6, SHORT, open('ann', 1))).toMatchObject(REFUSED);
});
