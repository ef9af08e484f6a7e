// What the hands do between the seasons under house rulings: what the rules then do is on the list before.
import { expect, it } from 'vitest';
import { seasonChecklist } from '../../../src/lib/games/histrio/advice/checklist.ts';
import { LATEST } from '../../../src/lib/games/histrio/data/rulesets.ts';
import { rulesOf, tableOf } from '../../../src/lib/games/histrio/rules/rule.ts';
import { changing, type Lying } from './positions.ts';

function listed(lying: Lying, acrobats?: number) {
  const begun = rulesOf(LATEST).begin(changing(lying));
  if (!begun.allowed) throw new Error(begun.refusal.clause);
  return seasonChecklist(tableOf(LATEST), begun.state, acrobats);
}

it('histrio.friendly.refill: piles that are renewed for season 2 are on the list, and no others', () => {
  const line = { clause: 'histrio.friendly.refill', facts: {} };
  const table = (reading: string, seats: 2 | 3 = 2) =>
    listed({ seats, rulings: { 'friendly-season-change': reading } });
  expect(table('pile-renewed')).toContainEqual(line);
  expect(table('pile-continues')).not.toContainEqual(line);
  expect(table('pile-renewed', 3)).not.toContainEqual(line);
});

it('histrio.mood.change-returns-managers: managers that leave whatever the coin shows are on the list', () => {
  const clauses = (reading: string, stage: number) =>
    listed({
      rulings: { 'managers-season-change': reading },
      ann: { stage },
      bo: { stage },
    }).filter(({ clause }) => clause === 'histrio.mood.change-returns-managers');
  expect(clauses('always', 2)).toEqual([
    { clause: 'histrio.mood.change-returns-managers', facts: { managers: 4 } },
  ]);
  expect(clauses('always', 0)).toEqual([]);
  expect(clauses('if-the-mood-changes', 2)).toEqual([]);
  expect(clauses('never', 2)).toEqual([]);
});

it('histrio.season2.discard-becomes-deck: the list counts the new deck as the rules then do, however few acrobats are told', () => {
  const deckOf = (acrobats?: number) => {
    const held = [{ card: 'A:Ox' }, { card: 'A:Ox' }];
    const list = listed({ level: 'scorekeeper', ann: { acrobats: held } }, acrobats);
    return list.find(({ clause }) => clause === 'histrio.season2.discard-becomes-deck')?.facts;
  };
  expect(deckOf()).toEqual({ cards: 46 });
  expect(deckOf(1)).toEqual({ cards: 46 });
  expect(deckOf(5)).toEqual({ cards: 43 });
});

it('histrio.season2.acrobats-ready: only where somebody holds an acrobat is one turned back', () => {
  const turned = (lying: Lying) =>
    listed(lying).some(({ clause }) => clause === 'histrio.season2.acrobats-ready');
  expect(turned({ ann: { acrobats: [{ card: 'A:Ox' }] } })).toBe(true);
  expect(turned({})).toBe(false);
});
