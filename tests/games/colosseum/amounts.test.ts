// What a change of the past moves beside the results: coins, pieces and tokens, told before it is made.
import { expect, it } from 'vitest';
import { RULESET_1 } from '../../../src/lib/games/colosseum/data/ruleset1.ts';
import { colosseumRules } from '../../../src/lib/games/colosseum/module.ts';
import type { Move } from '../../../src/lib/games/colosseum/rules/moves.ts';
import type { Told } from '../../../src/lib/referee/entry.ts';
import { isRefusal, preview } from '../../../src/lib/referee/preview.ts';
import { opened } from './goldenSheet.ts';

const RULES = colosseumRules.rulesOf(RULESET_1);

/** "ann coins 120 → 125", of the act in this place told as this move. */
function movedBy(name: string, place: number, move: Move): readonly string[] {
  const { match } = opened(name);
  const target = match.acts.at(place - 1)?.entry ?? '';
  const told: Told<Move> = { type: 'amend', target, act: { type: 'move', move } };
  const answer = preview(RULES, match, { id: 'x:1', device: 'x', at: '', told });
  if (isRefusal(answer)) throw new Error(answer.clause);
  expect(answer.after).toHaveLength(answer.before.length);
  return answer.moved.map(
    ({ seat, amount, before, after }) => `${seat} ${amount} ${before} → ${after}`,
  );
}

it('colosseum.program.buy: a cheaper program that was never produced leaves coins and no other result', () => {
  const cheaper = { type: 'invest', seat: 'cy', what: 'program', program: 28 } as const;
  expect(movedBy('3-scorekeeper', 83, cheaper)).toEqual(['cy coins 56 → 58']);
});

it('colosseum.trade.purpose: coins of a gift that was smaller move in both purses', () => {
  const gift = { type: 'trade', seat: 'cy', with: 'bo', gives: { coins: 3 }, gets: {} } as const;
  expect(movedBy('3-scorekeeper', 93, gift)).toEqual(['bo coins 69 → 67', 'cy coins 56 → 58']);
});

it('at referee level tokens are told by their type', () => {
  const [ann] = RULES.amounts?.(lastOf('4-referee')) ?? [];
  expect(Object.keys(ann?.amounts ?? {})).toEqual(
    expect.arrayContaining(['coins', 'medals', 'awards', 'gladiator', 'joker']),
  );
});

function lastOf(name: string) {
  const { match } = opened(name);
  const last = match.ruled.last();
  if (last === undefined) throw new Error(name);
  return last.state;
}
