// What words leave half told is read by the scene it is for, or the table would begin empty without a word.
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { halfToldBy as colosseum } from '../../src/lib/games/colosseum/ui/halfToldBy.ts';
import { TOLD as COLOSSEUM } from '../../src/lib/games/colosseum/ui/toldSchemas.ts';
import { halfToldBy as histrio } from '../../src/lib/games/histrio/ui/halfToldBy.ts';
import { TOLD as HISTRIO } from '../../src/lib/games/histrio/ui/toldSchemas.ts';
import { halfToldBy as magnificent } from '../../src/lib/games/magnificent/ui/halfToldBy.ts';
import { TOLD as MAGNIFICENT } from '../../src/lib/games/magnificent/ui/match/toldSchemas.ts';
import { LATEST } from '../../src/lib/games/summer-pavilion/data/rulesets.ts';
import { rulesOf } from '../../src/lib/games/summer-pavilion/rules/rule.ts';
import { halfToldBy } from '../../src/lib/games/summer-pavilion/ui/halfToldBy.ts';
import { TOLD as PAVILION } from '../../src/lib/games/summer-pavilion/ui/toldSchemas.ts';
import type { Named } from '../../src/lib/referee/named.ts';
import { placing, type Lying } from '../games/summer-pavilion/positions.ts';

const named = (kind: string, more: Partial<Named> = {}): Named => ({
  seat: 'ann',
  isOpen: false,
  others: [],
  kind,
  things: [],
  numbers: [],
  counts: [],
  isWhole: true,
  ...more,
});

const pavilion = (state: unknown, said: Named) => halfToldBy(state, said, LATEST);

/** Ann holds 2 red tiles and 3 purple ones, which are jokers in round 1: red 3 can be paid in two ways. */
function placingNow(change: Lying = {}) {
  const begun = rulesOf(LATEST).begin(
    placing({ round: 1, ann: { hand: { red: 2, purple: 3 } }, ...change }),
  );
  if (!begun.allowed) throw new Error(begun.refusal.clause);
  return begun.state;
}

const TENT = [
  { colour: 'green', value: 4 },
  { colour: 'orange', value: 2 },
];
const SEATS = [
  { seat: 'ann', programs: [4, 7] },
  { seat: 'bo', programs: [2] },
];
const trading = { seats: SEATS, first: 'ann', done: [], phase: 'trading' };

describe('half told by words', () => {
  it.each([
    [
      'a pass',
      pavilion({ phase: 'place' }, named('pass')),
      { table: PAVILION.table },
      { isPassing: true },
    ],
    [
      'a display',
      pavilion(
        { phase: 'acquire', tiles: { displays: [{ unknown: 0 }, { unknown: 4 }] } },
        named('draft', { things: ['red', 'display'], numbers: [2] }),
      ),
      { draft: PAVILION.draft },
      { opened: 2 },
    ],
    [
      'a space of a star',
      pavilion(placingNow(), named('place', { things: ['red'], numbers: [3] })),
      { place: PAVILION.place, placement: PAVILION.placement },
      { asked: 'red:3' },
    ],
    [
      'a deal, whoever is named first',
      colosseum(trading, named('trade', { seat: 'bo', others: ['ann'] })),
      { trade: COLOSSEUM.trade },
      { other: 'bo', whose: 'ann' },
    ],
    [
      'a program',
      colosseum(trading, named('produce', { things: ['program'], numbers: [7] })),
      { event: COLOSSEUM.event },
      { program: 7 },
    ],
    [
      'an expansion',
      colosseum({ ...trading, ring: {} }, named('invest', { things: ['expansion'] })),
      { invest: COLOSSEUM.invest },
      { isGrowing: true },
    ],
    [
      'who travels',
      histrio({}, named('travel')),
      { travel: HISTRIO.travel },
      { again: { seat: 'ann', isFriend: false } },
    ],
    [
      'the only green die',
      magnificent({ level: 'referee', tent: TENT }, named('build', { things: ['green', 'die'] })),
      { 'take die': MAGNIFICENT.takeDie },
      { die: { colour: 'green', value: 4 } },
    ],
    [
      'an action under way',
      magnificent({ level: 'referee', tent: TENT, turn: {} }, named('travel')),
      { referee: MAGNIFICENT.referee },
      { action: 'travel' },
    ],
    [
      'a die still to be taken after trainers',
      magnificent(
        { level: 'referee', tent: TENT, turn: { stage: 'die' } },
        named('build', { things: ['green', 'die'] }),
      ),
      { 'take die': MAGNIFICENT.takeDie },
      { die: { colour: 'green', value: 4 } },
    ],
    [
      'a turn of a scorekeeper',
      magnificent(
        { level: 'scorekeeper' },
        named('build', { things: ['green', 'die'], numbers: [3] }),
      ),
      { turn: MAGNIFICENT.turn },
      { die: { colour: 'green', value: 3 }, action: 'build' },
    ],
  ] as const)('%s', (_, told, scenes, expected) => {
    expect(Object.keys(told)).toEqual(Object.keys(scenes));
    const [[scene, schema] = []] = Object.entries(scenes);
    if (scene === undefined || schema === undefined) throw new Error('No scene');
    const kept: unknown = JSON.parse(JSON.stringify(told[scene]));
    expect(v.parse(schema, kept)).toMatchObject(expected);
  });

  it('is nothing where nothing is sure', () => {
    expect(colosseum(trading, named('produce', { things: ['program'], numbers: [9] }))).toEqual({});
    expect(colosseum(trading, named('trade'))).toEqual({});
    expect(
      magnificent({ level: 'referee', tent: [] }, named('takeDie', { things: ['green'] })),
    ).toEqual({});
    expect(pavilion({ phase: 'acquire' }, named('pass'))).toEqual({});
  });

  it('is the colour as well as the space where a placement is to be paid', () => {
    const at = (things: readonly string[], numbers: readonly number[], lying?: Lying) =>
      pavilion(placingNow(lying), named('place', { things, numbers }));
    expect(at(['red'], [3])).toEqual({ place: { asked: 'red:3' }, placement: { colour: 'red' } });
    expect(at(['center', 'red'], [2])).toEqual({
      place: { asked: 'center:2' },
      placement: { colour: 'red' },
    });
    expect(at(['center'], [2])).toEqual({ place: { asked: 'center:2' } });
    // Red 6 cannot be paid, grey stars have no colour and the central one six threes, and two colours may be either way round.
    expect(at(['red'], [6])).toEqual({});
    expect(at(['red'], [3], { side: 'grey' })).toEqual({});
    expect(at(['center', 'red'], [3], { side: 'grey' })).toEqual({});
    expect(at(['red', 'purple'], [3])).toEqual({});
  });
});
