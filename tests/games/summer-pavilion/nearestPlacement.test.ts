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
import { summerPavilionRules as pavilion } from '../../../src/lib/games/summer-pavilion/module.ts';
import { rulebookOf } from '../../../src/lib/games/rulebookOf.ts';
import type { Words } from '../../../src/lib/games/summer-pavilion/rulebook/words.ts';
import { loadWords } from '../../../src/lib/games/summer-pavilion/rulebook/rulebook.ts';
import type { Locale } from '../../../src/lib/referee/game.ts';
import { en } from '../../../src/lib/games/summer-pavilion/rulebook/en.ts';
import { given } from '../../support/given.ts';
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
    facts: {
      colour: 'blue',
      has: 3,
      needs: 4,
      price: { space: 'blue:5', cost: 5, has: 3, jokers: 1, missing: 1 },
    },
  });
});

it('wild.one-natural: with jokers alone it is the one tile of the colour that is missing', () => {
  expect(triedWith({ green: 6 }, 'blue:4')).toEqual({
    pay: { green: 4 },
    clause: 'summer-pavilion.wild.one-natural',
    facts: { colour: 'blue', jokers: 4 },
  });
});

it('wild.one-natural: let stand, jokers alone are spent, and no tile that is not there', () => {
  const begun = rules.begin(placing({ round: 2, ann: { hand: { green: 2 } } }));
  const space = table.boards.coloured.spaceById.get('blue:2');
  if (!begun.allowed || space === undefined) throw new Error('No such table');
  const move = nearestPlacement(table, begun.state, 'ann', space);
  const stood = rules.rule(begun.state, move, new Set(['summer-pavilion.wild.one-natural']));
  if (!stood.allowed) throw new Error(stood.refusal.clause);
  expect(stood.state.seats[0]?.hand).toMatchObject({ green: 0, blue: 0 });
  expect(stood.state.tiles?.bag).toBe(begun.state.tiles?.bag);
  expect(stood.state.tiles?.tower).toBe((begun.state.tiles?.tower ?? 0) + 1);
});

it('play.turn-check: without jokers, and for the joker colour itself, all of it is of one colour', () => {
  expect(triedWith({ blue: 2 }, 'blue:4').pay).toEqual({ blue: 4 });
  expect(triedWith({ green: 2 }, 'green:4').pay).toEqual({ green: 4 });
});

it('play.turn-check: a star of no colour is tried in the colour that comes nearest', () => {
  expect(triedWith({ red: 2, blue: 3, green: 1 }, 'nw:6', { side: 'grey' })).toEqual({
    pay: { blue: 5, green: 1 },
    clause: 'summer-pavilion.play.turn-check',
    facts: {
      colour: 'blue',
      has: 3,
      needs: 5,
      price: { space: 'nw:6', cost: 6, has: 3, jokers: 1, missing: 2 },
    },
  });
});

it('play.turn-check: it is never a colour that the star does not take', () => {
  const lying = { red: 3, blue: 1 };
  const center = { ann: { board: { center: { 2: 'red' } } } } as const;
  expect(triedWith(lying, 'center:6', center).pay).toEqual({ blue: 6 });
  const blueStar = { side: 'grey', ann: { board: { nw: { 1: 'blue', 2: 'blue' } } } } as const;
  expect(triedWith(lying, 'nw:6', blueStar).pay).toEqual({ blue: 6 });
});

it('place.cost-number: a refusal says the price, what of it is there and how much is missing', () => {
  const missing = (hand: SomeTiles, id: string) => {
    const { clause, facts } = triedWith(hand, id);
    return { text: rulebookOf('en', en).refusalText({ clause, facts }, (seat) => seat), facts };
  };
  expect(missing({ orange: 2, green: 1 }, 'orange:6').text).toEqual({
    reason: 'Orange 6 costs 6 tiles: 2 orange tiles and 1 joker are there, 3 are missing.',
    instead: 'Choose another space, or pass.',
  });
  expect(missing({ green: 1 }, 'blue:3').text).toEqual({
    reason: 'Blue 3 costs 3 tiles: no blue tiles and 1 joker are there, 2 are missing.',
    instead: 'Choose another space, or pass: without a blue tile no joker pays.',
  });
  expect(missing({ green: 1 }, 'green:3').facts).toMatchObject({
    price: { cost: 3, has: 1, jokers: 0, missing: 2 },
  });
});

it('wild.one-natural: where jokers alone lie there, the refusal names it too', () => {
  given(pavilion, placing({ round: 2, ann: { hand: { green: 3 } } }))
    .when({ type: 'place', seat: 'ann', space: 'blue:2', pay: { blue: 1, green: 1 } })
    .refusedBecause('summer-pavilion.play.turn-check')
    .also('summer-pavilion.wild.one-natural');
});

it('wild.one-natural: where jokers would make up the number, it is a tile of the colour that the refusal says is missing', async () => {
  const begun = rules.begin(placing({ round: 2, ann: { hand: { green: 2 } } }));
  if (!begun.allowed) throw new Error(begun.refusal.clause);
  const pay = { blue: 1, green: 1 };
  const ruling = rules.rule(begun.state, { type: 'place', seat: 'ann', space: 'blue:2', pay });
  if (ruling.allowed) throw new Error('It can be paid');
  const { refusal } = ruling;
  const reasonIn = (locale: Locale, words: Words) =>
    rulebookOf(locale, words).refusalText(refusal, (seat) => seat).reason;
  expect(reasonIn('en', en)).toMatch(
    /no blue tiles and 2 jokers are there, a blue tile is missing/,
  );
  expect(reasonIn('ru', await loadWords('ru'))).toMatch(/2.джокера, не хватает одной синей плитки/);
  expect(reasonIn('es', await loadWords('es'))).toMatch(/2.comodines, falta una loseta azul/);
});

it('play.turn-check: a payment told from a hand that could pay otherwise is refused for what it names', () => {
  const begun = rules.begin(placing({ round: 2, ann: { hand: { blue: 1, green: 4 } } }));
  if (!begun.allowed) throw new Error(begun.refusal.clause);
  const pay = { blue: 2, green: 1 };
  const ruling = rules.rule(begun.state, { type: 'place', seat: 'ann', space: 'blue:3', pay });
  expect(ruling).toMatchObject({ refusal: { facts: { colour: 'blue', has: 1, needs: 2 } } });
  expect(ruling).not.toHaveProperty('refusal.facts.price');
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
