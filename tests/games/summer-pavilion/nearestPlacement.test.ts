// What is told of a space that cannot be paid, so that the refusal names what is really missing.
import { expect, it } from 'vitest';
import { nearestPayment } from '../../../src/lib/games/summer-pavilion/advice/placements.ts';
import { RULESET_1 } from '../../../src/lib/games/summer-pavilion/data/ruleset1.ts';
import type { SomeTiles } from '../../../src/lib/games/summer-pavilion/data/pieces.ts';
import { rulesOf, tableOf } from '../../../src/lib/games/summer-pavilion/rules/rule.ts';
import { placing } from './positions.ts';

const rules = rulesOf(RULESET_1);
const table = tableOf(RULESET_1);

/** In round 2, where green is the joker; which colour is short, and by the rules why. */
function triedWith(hand: SomeTiles, id: string) {
  const begun = rules.begin(placing({ round: 2, ann: { hand } }));
  if (!begun.allowed) throw new Error(begun.refusal.clause);
  const space = table.boards.coloured.spaceById.get(id);
  const colour = space?.star.colour;
  if (space === undefined || colour === undefined) throw new Error(`No coloured space ${id}`);
  const pay = nearestPayment(table, begun.state, 'ann', space, colour);
  const move = { type: 'place', seat: 'ann', space: id, colour, pay } as const;
  const ruling = rules.rule(begun.state, move);
  if (ruling.allowed) throw new Error('It can be paid');
  return { pay, clause: ruling.refusal.clause, facts: ruling.refusal.facts };
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
