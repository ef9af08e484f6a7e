// What the dice and medals can do with the nobles: every answer against walking through all of them by hand.
import { describe, expect, it } from 'vitest';
import {
  helpfulMedalWays,
  helpfulWays,
  medalWays,
  oddsOf,
  waysFor,
  worthOf,
  type NobleWay,
  type Roll,
} from '../../../src/lib/games/colosseum/advice/nobles.ts';
import type { Noble } from '../../../src/lib/games/colosseum/data/assets.ts';
import { FACES, NOBLES, rankOf } from '../../../src/lib/games/colosseum/data/assets.ts';
import { RULESET_1 } from '../../../src/lib/games/colosseum/data/ruleset1.ts';
import { rulesOf, tableOf } from '../../../src/lib/games/colosseum/rules/rule.ts';
import type { State } from '../../../src/lib/games/colosseum/rules/state.ts';
import { chooser, type Chooser } from '../../support/chooser.ts';
import { RING } from './positions.ts';
import { lying, type Lying } from './tables.ts';

const TABLE = tableOf(RULESET_1);
const RULES = rulesOf(RULESET_1);
const VALUES = { emperor: 7, consul: 5, senator: 3 } as const;
const REST = [0, 6, 12, 19, 26, 30];

function stateOf(told: Omit<Lying, 'phase'> = {}): State {
  const begun = RULES.begin(lying({ ...told, phase: 'producing' }));
  if (!begun.allowed) throw new Error(begun.refusal.clause);
  return begun.state;
}

const short = ({ steps, gained, medals }: NobleWay) => [
  ...steps.map(({ noble, by }) => `${noble} ${by}`),
  gained,
  medals,
];

/** Spectators of an arena, counted square by square. */
function counted(from: number, size: number, ring: Readonly<Record<Noble, number>>): number {
  return NOBLES.reduce((sum, noble) => {
    const into = (ring[noble] - from + 36) % 36;
    return sum + (into < size ? VALUES[rankOf(noble)] : 0);
  }, 0);
}

function anyRing(choose: Chooser): Record<Noble, number> {
  const square = () => choose.below(36);
  return {
    emperor: square(),
    consul_1: square(),
    consul_2: square(),
    senator_1: square(),
    senator_2: square(),
    senator_3: square(),
  };
}

/** Every use of a roll that the default rulings allow, counted without the advice. */
function bruteForce(state: State, roll: Roll): string[] {
  const ring = state.ring ?? RING;
  const { arena } = state.seats[0] ?? { arena: { from: 0, size: 2 } };
  const reach = roll.map((face) => (face === 1 ? [1, 2, 3] : [face]));
  const [first = [], second] = reach;
  const uses: (readonly (readonly [Noble, number])[])[] = [];
  for (const noble of NOBLES)
    for (const by of first) {
      if (second === undefined) uses.push([[noble, by]]);
      else
        for (const more of second) {
          uses.push([[noble, by + more]]);
          for (const other of NOBLES)
            if (other !== noble)
              uses.push(
                [[noble, by] as const, [other, more] as const].sort(
                  ([one], [next]) => NOBLES.indexOf(one) - NOBLES.indexOf(next),
                ),
              );
        }
    }
  const worth = uses.map((use) => {
    const after = { ...ring };
    for (const [noble, by] of use) after[noble] = (ring[noble] + by) % 36;
    const gained = counted(arena.from, arena.size, after) - counted(arena.from, arena.size, ring);
    const medals = use.filter(([noble]) => REST.includes(after[noble])).length;
    return JSON.stringify([...use.map(([noble, by]) => `${noble} ${by}`), gained, medals]);
  });
  return [...new Set(worth)].sort();
}

describe('the dice', () => {
  it('one die: every noble by every number of the face, the best first', () => {
    // Ann’s arena covers 8 and 9; a senator stands on 6, a consul is put on 5.
    const state = stateOf({ ring: { ...RING, consul_1: 5 } });
    expect(waysFor(TABLE, state, 'ann', [1])).toHaveLength(18);
    expect(helpfulWays(TABLE, state, 'ann', [1]).map(short)).toEqual([
      ['consul_1 3', 5, 0],
      ['senator_1 2', 3, 0],
      ['senator_1 3', 3, 0],
      ['consul_1 1', 0, 1],
    ]);
  });

  it('two dice: two nobles or one by the sum, and the idle die helps nobody else', () => {
    // Into Ann’s arena on 8 and 9: from 4 by IV, from 2 by both. Senator 3 by II would walk into Cy’s.
    const ring = { ...RING, consul_1: 4, senator_1: 2, senator_2: 18 };
    const state = stateOf({ ring, ann: { loge: true } });
    const ways = helpfulWays(TABLE, state, 'ann', [2, 4]);
    expect(ways.slice(0, 2).map(short)).toEqual([
      ['emperor 2', 'consul_1 4', 5, 0],
      ['senator_1 6', 3, 0],
    ]);
    expect(ways[0]?.rivals).toBe(0);
    expect(ways[2] && short(ways[2])).toEqual(['consul_1 2', 'consul_2 4', 0, 2]);
  });

  it.each([
    [1, {}],
    [2, { ann: { loge: true } }],
  ] as const)('with %s of them, each use is found and counted as by hand', (dice, told) => {
    const choose = chooser(7);
    for (let table = 0; table < 12; table += 1) {
      const state = stateOf({ ...told, ring: anyRing(choose) });
      const roll: Roll = dice === 1 ? [choose.of(FACES)] : [choose.of(FACES), choose.of(FACES)];
      const found = waysFor(TABLE, state, 'ann', roll).map((way) => JSON.stringify(short(way)));
      expect(found.sort()).toEqual(bruteForce(state, roll));
    }
  });

  it('come in the order of what they bring, and only what helps is proposed', () => {
    const choose = chooser(11);
    for (let table = 0; table < 12; table += 1) {
      const state = stateOf({ ann: { loge: true }, ring: anyRing(choose) });
      const ways = helpfulWays(TABLE, state, 'ann', [choose.of(FACES), choose.of(FACES)]);
      const gains = ways.map(({ gained }) => gained);
      expect(gains).toEqual([...gains].sort((one, other) => other - one));
      for (const { steps, medals } of ways)
        expect(medals > 0 || steps.some(({ to }) => to === 8 || to === 9)).toBe(true);
    }
  });

  it('nothing is proposed where the ring is not kept, or dice are too many', () => {
    expect(waysFor(TABLE, stateOf({ options: { ring: 'told' } }), 'ann', [1])).toEqual([]);
    expect(waysFor(TABLE, stateOf(), 'ann', [1, 2])).toEqual([]);
    expect(waysFor(TABLE, stateOf({ ann: { loge: true } }), 'ann', [1])).toEqual([]);
  });

  it('an empty supply of medals earns none', () => {
    const state = stateOf({ medals: 0, bo: { medals: 18 }, ring: { ...RING, consul_1: 5 } });
    expect(helpfulWays(TABLE, state, 'ann', [1]).every(({ medals }) => medals === 0)).toBe(true);
  });
});

describe('a medal', () => {
  it('moves up to three squares either way; gains come first and the rest earns nothing', () => {
    const state = stateOf({ roller: 'ann', ann: { medals: 1 }, ring: { ...RING, consul_1: 11 } });
    expect(medalWays(TABLE, state, 'ann')).toHaveLength(36);
    expect(helpfulMedalWays(TABLE, state, 'ann').map(short)).toEqual([
      ['consul_1 -2', 5, 0],
      ['consul_1 -3', 5, 0],
      ['senator_1 2', 3, 0],
      ['senator_1 3', 3, 0],
    ]);
  });

  it('comes after the dice, and must be there', () => {
    expect(medalWays(TABLE, stateOf({ ann: { medals: 1 } }), 'ann')).toEqual([]);
    expect(medalWays(TABLE, stateOf({ roller: 'ann' }), 'ann')).toEqual([]);
    const told = stateOf({ roller: 'ann', ann: { medals: 1 }, options: { ring: 'told' } });
    expect(medalWays(TABLE, told, 'ann')).toEqual([]);
  });
});

describe('the odds of the next roll', () => {
  it('one die: faces that reach, counted on the fingers', () => {
    // Senator 1 on 6 is two or three squares away: I–III, II and III reach the arena on 8 and 9. VI leads to the next rest.
    expect(oddsOf(TABLE, stateOf(), 'ann', 1)).toEqual({ rolls: 6, arena: 3, medal: 2, either: 5 });
  });

  it.each([1, 2] as const)('with %s dice they are the share of rolls that help', (dice) => {
    const choose = chooser(3);
    for (let table = 0; table < 3; table += 1) {
      const state = stateOf({ ring: anyRing(choose), roller: 'bo', done: ['ann'] });
      const ring = state.ring ?? RING;
      const rolls: Roll[] =
        dice === 1
          ? FACES.map((face) => [face])
          : FACES.flatMap((one) => FACES.map((other): Roll => [one, other]));
      const outside = (noble: Noble) => ring[noble] !== 8 && ring[noble] !== 9;
      const helps = rolls.map((roll) => {
        const uses = bruteForce(state, roll).map((use) => JSON.parse(use) as (string | number)[]);
        const walks = (use: (string | number)[]) =>
          use.slice(0, -2).map((walk) => {
            const [noble = '', by] = String(walk).split(' ');
            const one = NOBLES.find((name) => name === noble) ?? 'emperor';
            return { one, to: (ring[one] + Number(by)) % 36 };
          });
        return {
          arena: uses.some((use) =>
            walks(use).some(({ one, to }) => outside(one) && (to === 8 || to === 9)),
          ),
          medal: uses.some((use) => Number(use.at(-1)) > 0),
        };
      });
      expect(oddsOf(TABLE, state, 'ann', dice)).toEqual({
        rolls: rolls.length,
        arena: helps.filter(({ arena }) => arena).length,
        medal: helps.filter(({ medal }) => medal).length,
        either: helps.filter(({ arena, medal }) => arena || medal).length,
      });
    }
  });
});

it('nobles in an arena are worth what they are', () => {
  const state = stateOf({ ring: { ...RING, emperor: 8, consul_1: 9, senator_1: 10 } });
  expect(worthOf(TABLE, state, 'ann')).toBe(12);
  expect(worthOf(TABLE, state, 'bo')).toBe(0);
  expect(worthOf(TABLE, state, 'nobody')).toBe(0);
});
