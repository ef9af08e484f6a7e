// What is told of a space that cannot be paid, so that the refusal names what is really missing.
import { expect, it } from 'vitest';
import { NAMED_MOVES } from '../../../src/lib/games/summer-pavilion/advice/named.ts';
import {
  nearestPlacement,
  paymentsFor,
} from '../../../src/lib/games/summer-pavilion/advice/placements.ts';
import { LATEST } from '../../../src/lib/games/summer-pavilion/data/rulesets.ts';
import { someOf, type SomeTiles } from '../../../src/lib/games/summer-pavilion/data/pieces.ts';
import { rulesOf, tableOf } from '../../../src/lib/games/summer-pavilion/rules/rule.ts';
import { placing, type Lying } from './positions.ts';

const rules = rulesOf(LATEST);
const table = tableOf(LATEST);

/** In round 2, where green is the joker; what is tried, and what by the rules is short. */
function triedWith(hand: SomeTiles, id: string, lying: Lying = {}) {
  const begun = rules.begin(placing({ round: 2, ...lying, ann: { hand, ...lying.ann } }));
  if (!begun.allowed) throw new Error(begun.refusal.clause);
  const space = table.boards[lying.side ?? 'coloured'].spaceById.get(id);
  if (space === undefined) throw new Error(`No space ${id}`);
  const move = nearestPlacement(table, begun.state, 'ann', space);
  const ruling = rules.rule(begun.state, move);
  if (ruling.allowed) throw new Error('It can be paid');
  return { pay: move.pay, clause: ruling.refusal.clause, facts: ruling.refusal.facts };
}

it('play.turn-check: jokers are counted before a tile is called missing', () => {
  expect(triedWith({ blue: 3, green: 1 }, 'blue:5')).toEqual({
    pay: { blue: 4, green: 1 },
    clause: 'summer-pavilion.play.turn-check',
    facts: { colour: 'blue', has: 3, needs: 4 },
  });
});

it('wild.one-natural: with jokers alone it is the one tile of the colour that is missing', () => {
  expect(triedWith({ green: 6 }, 'blue:4')).toEqual({
    pay: { blue: 1, green: 3 },
    clause: 'summer-pavilion.play.turn-check',
    facts: { colour: 'blue', has: 0, needs: 1 },
  });
});

it('play.turn-check: without jokers, and for the joker colour itself, all of it is of one colour', () => {
  expect(triedWith({ blue: 2 }, 'blue:4').pay).toEqual({ blue: 4 });
  expect(triedWith({ green: 2 }, 'green:4').pay).toEqual({ green: 4 });
});

it('play.turn-check: a star of no colour is tried in the colour that comes nearest', () => {
  expect(triedWith({ red: 2, blue: 3, green: 1 }, 'nw:6', { side: 'grey' })).toEqual({
    pay: { blue: 5, green: 1 },
    clause: 'summer-pavilion.play.turn-check',
    facts: { colour: 'blue', has: 3, needs: 5 },
  });
});

it('play.turn-check: it is never a colour that the star does not take', () => {
  const lying = { red: 3, blue: 1 };
  const center = { ann: { board: { center: { 2: 'red' } } } } as const;
  expect(triedWith(lying, 'center:6', center).pay).toEqual({ blue: 6 });
  const blueStar = { side: 'grey', ann: { board: { nw: { 1: 'blue', 2: 'blue' } } } } as const;
  expect(triedWith(lying, 'nw:6', blueStar).pay).toEqual({ blue: 6 });
});

it('play.turn-check: asked in words, it is refused for the same tiles as when the space is tapped', () => {
  const hand: SomeTiles = { blue: 3, green: 1 };
  const begun = rules.begin(placing({ round: 2, ann: { hand } }));
  if (!begun.allowed) throw new Error(begun.refusal.clause);
  const named = NAMED_MOVES.under(LATEST).of(begun.state, {
    seat: 'ann',
    isOpen: false,
    others: [],
    kind: 'place',
    things: ['blue'],
    numbers: [5],
    counts: [],
    isWhole: true,
  });
  const { pay } = triedWith(hand, 'blue:5');
  expect(named?.whole).toEqual([
    [{ type: 'place', seat: 'ann', space: 'blue:5', colour: 'blue', pay }],
  ]);
});

it('summer-pavilion.wild.one-natural: what is offered to pay with is what the rule takes, also where the table waives it', () => {
  const begun = rules.begin(placing({ round: 2, ann: { hand: { blue: 1, green: 4 } } }));
  const space = table.boards.coloured.spaceById.get('blue:3');
  if (!begun.allowed || space === undefined) throw new Error('No such table');
  const paid = (waived: typeof table) =>
    paymentsFor(waived, begun.state, 'ann', space, 'blue').map(someOf);
  expect(paid(table)).toEqual([{ blue: 1, green: 2 }]);
  const waived = new Set(['summer-pavilion.wild.one-natural'] as const);
  expect(paid({ ...table, waived })).toEqual([{ blue: 1, green: 2 }, { green: 3 }]);
});
