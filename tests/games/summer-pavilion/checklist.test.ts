// What the hands do in phase 3: what the rules then do is on the list before, in the same order.
import { expect, it } from 'vitest';
import { roundChecklist } from '../../../src/lib/games/summer-pavilion/advice/checklist.ts';
import { LATEST } from '../../../src/lib/games/summer-pavilion/data/rulesets.ts';
import { rulesOf, tableOf } from '../../../src/lib/games/summer-pavilion/rules/rule.ts';
import { preparing, type Lying } from './positions.ts';

function listed(lying: Lying) {
  const begun = rulesOf(LATEST).begin(preparing(lying));
  if (!begun.allowed) throw new Error(begun.refusal.clause);
  return roundChecklist(tableOf(LATEST), begun.state);
}

it('summer-pavilion.supply.refill: gaps of the supply are on the list, before the displays', () => {
  const table = listed({ supply: { known: { red: 3 }, unknown: 4 } });
  expect(table).toContainEqual({ clause: 'summer-pavilion.supply.refill', facts: { tiles: 3 } });
  const order = table.map(({ clause }) => clause);
  expect(order.indexOf('summer-pavilion.supply.refill')).toBeLessThan(
    order.indexOf('summer-pavilion.prep.refill-factories'),
  );
});

it('summer-pavilion.supply.refill: a full supply, and one that waits for a bonus, is not touched', () => {
  const clauses = (lying: Lying) => listed(lying).map(({ clause }) => clause);
  const gaps = { supply: { known: {}, unknown: 7 } };
  expect(clauses({})).not.toContain('summer-pavilion.supply.refill');
  expect(clauses({ ...gaps, rulings: { 'supply-refill-timing': 'after-a-bonus' } })).not.toContain(
    'summer-pavilion.supply.refill',
  );
});

it('summer-pavilion.prep.bag-empty: the tower is poured only where the bag may not reach', () => {
  const clauses = (lying: Lying) => listed(lying).map(({ clause }) => clause);
  const pour = 'summer-pavilion.prep.bag-empty';
  expect(clauses({ tower: 10 })).not.toContain(pour);
  expect(clauses({ tower: 110 })).toContain(pour);
  expect(clauses({ level: 'scorekeeper' })).toContain(pour);
});
