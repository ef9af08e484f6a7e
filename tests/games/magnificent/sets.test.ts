// New sets at the end of a round, in the order of the hats. Rulebook «Конец раунда», 2.
import { describe, expect, it } from 'vitest';
import type { TrainerTile } from '../../../src/lib/games/magnificent/data/kinds.ts';
import { RULESET_2 } from '../../../src/lib/games/magnificent/data/ruleset2.ts';
import { magnificentRules } from '../../../src/lib/games/magnificent/module.ts';
import { begin } from '../../../src/lib/games/magnificent/rules/begin.ts';
import { gapAsked } from '../../../src/lib/games/magnificent/rules/gap.ts';
import type { Move } from '../../../src/lib/games/magnificent/rules/moves.ts';
import { given } from '../../support/given.ts';
import { choosing, dice, pay, paying, scoreCard, scoring, takeSet, card } from './showing.ts';
import type { Lying } from './tables.ts';
import { TABLE, lying } from './tables.ts';

const FLAT = card('flat');
const TENTS = card('tent');
const ROWS = card('row');
const GEMS = card('coloured_gem');
const SETS = [
  { card: FLAT, tile: 'two_coins' },
  { card: TENTS, tile: 'plus_one' },
  { card: ROWS, tile: 'clear_gem' },
] as const;
const FOUR = dice(['orange', 1], ['green', 1], ['purple', 1], ['clear', 1]);
const GONE = { gone: true } as const;
const levels = ['referee', 'scorekeeper'] as const;

/** Three players: Bo stands above Cy, Ann below both. */
const three = (told: Lying = {}) =>
  choosing({
    seats: 3,
    sets: [...SETS],
    ...told,
    ann: { hats: [1], ...told.ann },
    bo: { hats: [8], ...told.bo },
    cy: { hats: [5], performs: 1, ...told.cy },
  });
const two = (low: number, high: number, told: Lying = {}) =>
  choosing({ sets: [...SETS], ...told, ann: { hats: [low] }, bo: { hats: [high] } });

describe('who chooses when', () => {
  it('magnificent.sets.lower-hat-returns: of two hats the lower one comes back first', () => {
    for (const level of levels)
      paying({ level, ann: { hats: [3, 7] }, bo: { hats: [5] } })
        .when(pay)
        .because('magnificent.sets.lower-hat-returns', { space: 3 })
        .inOrder('magnificent.sets.lower-hat-returns', 'magnificent.sets.order-by-hats')
        .leaves({ seats: { ann: { hats: [7] }, bo: { hats: [5] } } });
    paying({ ann: { hats: [7] }, bo: { hats: [5] } })
      .when(pay)
      .notBecause('magnificent.sets.lower-hat-returns');
  });

  it('magnificent.sets.order-by-hats: from the top of the track downwards, by the hats that remain', () => {
    for (const level of levels) {
      paying({ level, ann: { hats: [2, 5] }, bo: { hats: [4] } })
        .when(pay)
        .because('magnificent.sets.order-by-hats', { order: ['ann', 'bo'] });
      // The lower hat of Ann does not count.
      paying({ level, ann: { hats: [4, 5] }, bo: { hats: [3, 6] } })
        .when(pay)
        .because('magnificent.sets.order-by-hats', { order: ['bo', 'ann'] })
        .asks('takeSet', 'bo', { place: 1, sets: 3 });
      const table = three({ level });
      table.whenBegun().asks('takeSet', 'bo', { place: 1 });
      for (const seat of ['cy', 'ann'] as const)
        table
          .when(takeSet(seat, 1))
          .refusedBecause('magnificent.sets.order-by-hats', { seat, next: 'bo' })
          .overridable();
      table.after(takeSet('bo', 1)).when(takeSet('cy', 2)).asks('takeSet', 'ann', { place: 3 });
    }
  });

  it('magnificent.sets.everyone-gets-one: who never performed as well, with the hat on the track', () => {
    const red = { hats: [8], performs: 1 };
    const table = choosing({
      seats: 4,
      ann: red,
      bo: { hats: [2] },
      cy: { hats: [6], performs: 2 },
      dee: { hats: [4], performs: 2 },
    }).after(takeSet('ann', 1), takeSet('cy', 2), takeSet('dee', 3));
    table
      .when(takeSet('bo', 4))
      .because('magnificent.sets.take-card-and-tile', { set: 4 })
      .also('magnificent.sets.everyone-gets-one')
      .leaves({ phase: 'scoring' });
    // Nobody scores before the last one has chosen.
    table.when(scoreCard(1, { points: 1 })).refusedBecause('magnificent.round-end.step-order');
  });
});

describe('what is taken', () => {
  it('magnificent.sets.take-card-and-tile: the card and the tile to its right, one set each', () => {
    three()
      .when(takeSet('bo', 2))
      .because('magnificent.sets.take-card-and-tile', { set: 2, name: 'tent', tile: 'plus_one' })
      .leaves({ sets: [SETS[0], GONE, SETS[2]], seats: { bo: { own: { tiles: ['plus_one'] } } } });
    const table = three().after(takeSet('bo', 2));
    table
      .when(takeSet('cy', 2))
      .refusedBecause('magnificent.sets.take-card-and-tile', { seat: 'cy', set: 2 })
      .firmly();
    table.when(takeSet('bo', 1)).refusedBecause('magnificent.sets.take-card-and-tile').firmly();
    table
      .when({ type: 'takeSet', seat: 'cy' })
      .refusedBecause('magnificent.sets.take-card-and-tile')
      .firmly();
  });

  it('magnificent.sets.everyone-gets-one: a display of which nothing was told lies there unread, and is taken from', () =>
    paying({ sets: [], ann: { hats: [1] }, bo: { hats: [2] } })
      .when(pay)
      .asks('takeSet', 'bo', { sets: 3 })
      .leaves({ sets: [{}, {}, {}] })
      .liesAgain());

  it('magnificent.sets.card-to-play-area: the card joins the four others', () =>
    three({ bo: { cards: [{ card: GEMS }] } })
      .when(takeSet('bo', 1))
      .because('magnificent.sets.take-card-and-tile')
      .also('magnificent.sets.card-to-play-area')
      .leaves({ seats: { bo: { cards: [{ card: GEMS }, {}, {}, {}, { card: FLAT }] } } }));

  it('magnificent.sets.tile-to-empty-space: the tile lies beside the others, three at the most', () => {
    three({ bo: { own: { tiles: ['extra_poster'] } } })
      .when(takeSet('bo', 1))
      .because('magnificent.sets.take-card-and-tile')
      .also('magnificent.sets.tile-to-empty-space')
      .leaves({ seats: { bo: { own: { tiles: ['extra_poster', 'two_coins'] } } } });
    const tiles = ['extra_poster', 'perform_plus_two', 'build_plus_two'] as TrainerTile[];
    // Told so before ruleset 3, which begins from no such table.
    const full = given(
      { ...magnificentRules, rulesets: [RULESET_2] },
      lying({ seats: 3, phase: 'sets', sets: [...SETS], bo: { hats: [8], own: { tiles } } }),
    );
    full
      .when(takeSet('bo', 1))
      .refusedBecause('magnificent.sets.tile-to-empty-space', { tiles: 3, spaces: 3 })
      .overridable();
    // A table that was told so goes on: the card is taken, its tile is discarded.
    full
      .whenLetStand(takeSet('bo', 1), 'magnificent.sets.tile-to-empty-space')
      .leaves({ seats: { bo: { own: { tiles } } }, spent: ['two_coins'] })
      .liesAgain();
  });

  it('magnificent.components.trainer-tiles: one told for an unread set is not one of another; let stand, that set is unread again', () => {
    const clause = 'magnificent.components.trainer-tiles';
    const told = (set: number, tile: TrainerTile, more: { discard?: number } = {}) =>
      ({ type: 'takeSet', seat: 'bo', set, tile, ...more }) as const;
    const table = three({
      sets: [{}, { tile: 'plus_one' }, {}],
      ann: { own: { tiles: ['clear_gem'] } },
    });
    table.when(told(1, 'plus_one')).refusedBecause(clause, { tile: 'plus_one' }).overridable();
    table.when(told(1, 'clear_gem')).refusedBecause(clause, { tile: 'clear_gem' }).firmly();
    table.when(told(1, 'two_coins')).notBecause(clause).liesAgain();
    table
      .whenLetStand(told(1, 'plus_one'), clause)
      .leaves({ seats: { bo: { own: { tiles: ['plus_one'] } } }, sets: [GONE, {}, {}] })
      .liesAgain();
    // The set that is discarded with it takes no second one away.
    two(3, 8, { sets: [{}, { tile: 'plus_one' }, {}] })
      .whenLetStand(told(1, 'plus_one', { discard: 2 }), clause)
      .leaves({ sets: [GONE, GONE, {}], spent: undefined })
      .liesAgain();
  });

  it('magnificent.sets.no-tiles-in-last-round: in the last round it is a card alone', () => {
    const cards = SETS.map(({ card: one }) => ({ card: one }));
    const last = () => three({ round: 3, sets: cards });
    last()
      .when(takeSet('bo', 1))
      .because('magnificent.sets.take-card-and-tile', { name: 'flat' })
      .also('magnificent.sets.no-tiles-in-last-round')
      .because('magnificent.sets.take-card-and-tile', { isCard: true })
      .saysNot('magnificent.sets.take-card-and-tile', 'tile')
      .leaves({ seats: { bo: { own: { tiles: [] } } } });
    last()
      .when({ type: 'takeSet', seat: 'bo', set: 1, tile: 'two_coins' })
      .refusedBecause('magnificent.prepare.no-trainer-tiles-before-last-round', { tiles: 1 })
      .also('magnificent.sets.no-tiles-in-last-round')
      .firmly();
    for (const level of levels) {
      paying({ level, round: 3 })
        .when(pay)
        .because('magnificent.sets.no-tiles-in-last-round')
        .asks('takeSet', 'bo', { isWithTiles: false });
      paying({ level, round: 2 })
        .when(pay)
        .notBecause('magnificent.sets.no-tiles-in-last-round')
        .asks('takeSet', 'bo', { isWithTiles: true });
    }
  });
});

describe('two players', () => {
  it('magnificent.sets.two-players-gap: over a vacant space the higher one discards a set, the other gets the last', () => {
    const table = two(3, 5);
    table.whenBegun().asks('takeSet', 'bo', { discards: true });
    table
      .when(takeSet('bo', 1, 3))
      .because('magnificent.sets.two-players-gap', { set: 3 })
      .leaves({ sets: [GONE, SETS[1], GONE] })
      .asks('takeSet', 'ann', { sets: 1, discards: false });
    table
      .when(takeSet('bo', 1))
      .refusedBecause('magnificent.sets.two-players-gap', { seat: 'bo', needed: true })
      .firmly();
    // Neither the set that is taken, nor one more by the other player.
    table.when(takeSet('bo', 1, 1)).refusedBecause('magnificent.sets.two-players-gap');
    table
      .after(takeSet('bo', 1, 3))
      .when(takeSet('ann', 2, 3))
      .refusedBecause('magnificent.sets.two-players-gap', { seat: 'ann', needed: false });
    table
      .after(takeSet('bo', 1, 3))
      .when(takeSet('ann', 3))
      .refusedBecause('magnificent.sets.take-card-and-tile', { set: 3 });
    table
      .after(takeSet('bo', 1, 3))
      .when(takeSet('ann', 2))
      .leaves({ phase: 'scoring' });
    // Unnumbered spaces are a gap like any other.
    two(1, 3)
      .when(takeSet('bo', 2, 1))
      .because('magnificent.sets.two-players-gap');
    two(3, 5, { level: 'scorekeeper' })
      .when({ type: 'takeSet', seat: 'bo' })
      .because('magnificent.sets.two-players-gap')
      .saysNot('magnificent.sets.two-players-gap', 'set');
  });

  it('magnificent.sets.two-players-no-gap: on neighbouring spaces the lower one takes one of two and discards the other', () => {
    const table = two(4, 5);
    table.whenBegun().asks('takeSet', 'bo', { discards: false });
    table
      .when(takeSet('bo', 1, 3))
      .refusedBecause('magnificent.sets.two-players-no-gap', { seat: 'bo', needed: false })
      .firmly();
    const after = table.after(takeSet('bo', 1));
    // Of two sets the one not taken is the one discarded; it need not be named, and no other can be.
    after
      .when(takeSet('ann', 3))
      .because('magnificent.sets.two-players-no-gap', { set: 2 })
      .leaves({ phase: 'scoring', seats: { ann: { own: { tiles: ['clear_gem'] } } } });
    after
      .when(takeSet('ann', 3, 1))
      .refusedBecause('magnificent.sets.two-players-no-gap', { seat: 'ann', needed: true })
      .firmly();
    for (const [set, discard, tile] of [
      [2, 3, 'plus_one'],
      [3, 2, 'clear_gem'],
    ] as const)
      after
        .when(takeSet('ann', set, discard))
        .because('magnificent.sets.two-players-no-gap', { set: discard })
        .leaves({ phase: 'scoring', seats: { ann: { own: { tiles: [tile] } } } });
  });

  it('magnificent.sets.two-players-gap: side by side on a track nobody has read, a space may lie between; the table is asked', () => {
    // The draft of the track: four unnumbered spaces, then 6, 10, 12 and 16.
    const open = (low: number, high: number, told: Lying = {}) =>
      two(low, high, { options: { copy: {}, boards: {} }, ...told });
    const asked = (low: number, high: number) => {
      const options = { copy: {}, boards: {} };
      const setup = lying({ phase: 'sets', options, ann: { hats: [low] }, bo: { hats: [high] } });
      const begun = begin(TABLE, setup);
      return begun.allowed ? gapAsked(TABLE, begun.state) : 'refused';
    };
    expect(asked(7, 8)).toEqual({ below: 7, above: 8 });
    expect(asked(4, 5)).toEqual({ below: 4, above: 5 });
    // These are known: 10 lies between 6 and 12, and the unnumbered ones follow one another.
    for (const [low, high] of [
      [5, 7],
      [1, 2],
      [1, 3],
    ] as const)
      expect(asked(low, high)).toBeUndefined();
    const told = (isThere: boolean): Move => ({ type: 'readBoard', trackGaps: { 16: isThere } });
    open(7, 8)
      .after(told(true))
      .when(takeSet('bo', 1, 3))
      .because('magnificent.sets.two-players-gap', { set: 3 })
      .asks('takeSet', 'ann', { sets: 1, discards: false });
    open(7, 8)
      .after(told(true))
      .when(takeSet('bo', 1))
      .refusedBecause('magnificent.sets.two-players-gap', { seat: 'bo', needed: true });
    open(7, 8)
      .after(told(false))
      .when(takeSet('bo', 1))
      .asks('takeSet', 'ann', { sets: 2, discards: true });
    open(7, 8)
      .after(told(false))
      .when(takeSet('bo', 1, 3))
      .refusedBecause('magnificent.sets.two-players-no-gap', { seat: 'bo', needed: false });
  });

  it('magnificent.sets.two-players-no-gap: a kept match where nobody was asked goes by what was done', () => {
    const open = two(7, 8, { options: { copy: {}, boards: {} } });
    open
      .after(takeSet('bo', 1, 3))
      .when(takeSet('ann', 2))
      .notBecause('magnificent.sets.two-players-no-gap')
      .leaves({ phase: 'scoring' });
    open.when(takeSet('bo', 1, 3)).because('magnificent.sets.two-players-gap', { set: 3 });
    open
      .after(takeSet('bo', 1))
      .when(takeSet('ann', 2))
      .because('magnificent.sets.two-players-no-gap', { set: 3 })
      .leaves({ phase: 'scoring' });
    two(7, 8, { level: 'scorekeeper', options: { copy: {}, boards: {} } })
      .when({ type: 'takeSet', seat: 'bo' })
      .notBecause('magnificent.sets.two-players-gap')
      .asks('takeSet', 'ann', { discards: false });
  });

  it('magnificent.sets.take-card-and-tile: how many sets there are to choose from is the same at both levels', () => {
    for (const level of levels) {
      const [gap, none] = [two(3, 5, { level }), two(4, 5, { level })];
      gap.whenBegun().asks('takeSet', 'bo', { sets: 3 });
      gap.when(takeSet('bo', 1, 3)).asks('takeSet', 'ann', { sets: 1 });
      none.whenBegun().asks('takeSet', 'bo', { sets: 3 });
      none.when(takeSet('bo', 1)).asks('takeSet', 'ann', { sets: 2 });
      three({ level }).when(takeSet('bo', 1)).asks('takeSet', 'cy', { sets: 2 });
      paying({ seats: 1, level, ann: { hats: [8], dice: FOUR } })
        .when(pay)
        .asks('takeSet', 'ann', { sets: 3 });
    }
  });

  it('nobody discards a set with three players', () => {
    for (const hats of [[1], [7]]) {
      const table = three({ ann: { hats } });
      table.whenBegun().asks('takeSet', 'bo', { discards: false });
      table
        .when(takeSet('bo', 1, 2))
        .refusedBecause('magnificent.sets.two-players-gap', { seat: 'bo', needed: false })
        .firmly();
    }
  });
});

describe('one card is scored', () => {
  const HAND = [FLAT, TENTS, ROWS, GEMS, FLAT].map((one) => ({ card: one }));
  const table = () =>
    scoring({ ann: { points: 7, cards: HAND, own: { tents: [{ space: 2 }, { space: 4 }] } } });

  it('magnificent.score-card.new-card-allowed: any of the five, the one just taken too', () => {
    table()
      .when(scoreCard(5))
      .because('magnificent.score-card.move-marker', { card: 5, full: 8 })
      .also('magnificent.score-card.new-card-allowed');
    table()
      .when(scoreCard(2))
      .because('magnificent.score-card.move-marker', { card: 2, full: 6 })
      .also('magnificent.score-card.one-of-five');
  });

  it('magnificent.score-card.move-marker: its points are added at once', () => {
    table()
      .when(scoreCard(2))
      .scores('ann', 2 * 3)
      .because('magnificent.score-card.move-marker', { kind: 'tent', count: 2, each: 3 })
      .leaves({ phase: 'scoring', seats: { ann: { points: 13 } } })
      .totals(13, 0);
    scoring({ level: 'scorekeeper', ann: { points: 7 } })
      .when(scoreCard(2, { points: 9 }))
      .scores('ann', 9)
      .totals(16, 0);
  });

  it('magnificent.score-card.discard: it is discarded, and four are left', () => {
    const four = [FLAT, ROWS, GEMS, FLAT].map((one) => ({ card: one }));
    table()
      .when(scoreCard(2))
      .because('magnificent.score-card.move-marker')
      .also('magnificent.score-card.discard')
      .leaves({ seats: { ann: { cards: four } } });
    // One card only.
    table()
      .after(scoreCard(2))
      .when(scoreCard(1))
      .refusedBecause('magnificent.score-card.one-of-five');
  });
});
