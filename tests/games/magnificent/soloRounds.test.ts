// Alone: the end of a round, and what the points are worth. Rulebook «Режим одиночной игры».
import { describe, expect, it } from 'vitest';
import { begin } from '../../../src/lib/games/magnificent/rules/begin.ts';
import type { Move } from '../../../src/lib/games/magnificent/rules/moves.ts';
import { stateFrom } from '../../../src/lib/games/magnificent/rules/position.ts';
import type { Position } from '../../../src/lib/games/magnificent/rules/positionSchema.ts';
import { retold, withoutTops } from '../../../src/lib/games/magnificent/rules/retold.ts';
import { TRAINER_TILES } from '../../../src/lib/games/magnificent/data/kinds.ts';
import { at, dice, diceFor, layOut, onCards, roll, setsOf } from './opening.ts';
import type { Lying } from './tables.ts';
import { TABLE, lying, setUp } from './tables.ts';

const lies = (told: Lying) => at(lying({ ...told, seats: 1 }));
const FOUR = onCards('orange 1', 'green 2', 'purple 3', 'clear 4');
const THREE = FOUR.slice(0, 3);
const pay: Move = { type: 'pay' };
const set = (number: number): Move => ({ type: 'takeSet', seat: 'ann', set: number });
const score: Move = { type: 'scoreCard', seat: 'ann', scored: { card: 1, points: 8 } };

describe('the end of a round', () => {
  it('magnificent.solo.discard-top-sets: the topmost set goes for each hat above, as in the printed example', () => {
    const paying = (told: Lying) => lies({ phase: 'payment', ...told });
    const ends = (hat: number) => paying({ ann: { hats: [hat], dice: FOUR } });
    // Hats of other colours stand on 5, 6 and 8.
    ends(1).when(pay).because('magnificent.solo.discard-top-sets', { sets: 3 });
    ends(7).when(pay).because('magnificent.solo.discard-top-sets', { sets: 1 });
    const TWO = Array.from({ length: 9 }, (_, index) => ({
      requirement: [0, 0, 6, 8, 10, 12, 16, 18, 20][index] ?? 0,
    }));
    const two = paying({ track: TWO, ann: { hats: [4], dice: FOUR } });
    two
      .when(pay)
      .because('magnificent.solo.discard-top-sets', { sets: 2 })
      .leaves({ sets: [{ gone: true }, { gone: true }, {}, {}] });
    two
      .after(pay)
      .when(set(2))
      .refusedBecause('magnificent.solo.discard-top-sets', { seat: 'ann', set: 2, sets: 2 })
      .firmly();
    // A set that there never was is another matter.
    two
      .after(pay)
      .when({ type: 'takeSet', seat: 'ann' })
      .refusedBecause('magnificent.sets.take-card-and-tile', { seat: 'ann' })
      .firmly();
    two.after(pay).when(set(3)).isAllowed();
    paying({ track: TWO, ann: { hats: [9], dice: FOUR } })
      .when(pay)
      .notBecause('magnificent.solo.discard-top-sets')
      .leaves({ sets: [{}, {}, {}, {}] });
    // After the last round too, with cards alone; unless the table plays it otherwise.
    const last: Lying = { round: 3, ann: { hats: [1], dice: FOUR } };
    paying(last).when(pay).because('magnificent.solo.discard-top-sets', { sets: 3 });
    paying({ ...last, rulings: { 'solo-last-round-sets': 'no-discard' } })
      .when(pay)
      .notBecause('magnificent.solo.discard-top-sets')
      .leaves({ sets: [{}, {}, {}, {}] });
    paying({ rulings: { 'solo-last-round-sets': 'no-discard' }, ann: { dice: FOUR } })
      .when(pay)
      .because('magnificent.solo.discard-top-sets', { sets: 3 });
  });

  it('magnificent.solo.discard-top-sets: a table told anew where a set is to be taken lies without the topmost ones', () => {
    const setup = setUp({ seats: 1 });
    const begun = begin(TABLE, setup);
    if (!begun.allowed) throw new Error(begun.refusal.clause);
    const lies = (position: Position) => stateFrom(TABLE, begun.state, position);
    const told = (before: Position, part: Partial<Position>) => {
      const next = retold(before, part);
      return withoutTops(TABLE, lies(before), next, lies(next));
    };
    const stands = (hat: number): Position['seats'] => ({ ann: { hats: [hat], dice: FOUR } });
    const turns: Position = {
      round: 1,
      phase: 'turns',
      seats: stands(1),
      sets: setsOf(TRAINER_TILES.slice(0, 4)),
    };
    const choosing = told(turns, { phase: 'sets' });
    const GONE = { gone: true } as const;
    const last = { tile: TRAINER_TILES[3] };
    expect(choosing).toMatchObject({
      sets: [GONE, GONE, GONE, last],
      spent: TRAINER_TILES.slice(0, 3),
    });
    at({ ...setup, position: choosing })
      .when(set(1))
      .refusedBecause('magnificent.solo.discard-top-sets', { set: 1, sets: 3 });
    at({ ...setup, position: choosing })
      .when(set(4))
      .isAllowed();
    // Another hat, another number of sets; nothing else that is told changes what lies there.
    expect(told(choosing, { seats: stands(7) }).sets).toEqual([GONE, {}, {}, last]);
    const open = { ...choosing, sets: [{}, {}, {}, last] };
    expect(told(choosing, { sets: open.sets }).sets).toEqual(open.sets);
    expect(
      told(open, { decks: { masters: 40, tiles: 3, posters: 40, discarded: 0 } }).sets,
    ).toEqual(open.sets);
    expect(told(choosing, { phase: 'scoring' }).sets).toBeUndefined();
    // Two at the table discard none before they choose.
    const pair = lying({ phase: 'sets' });
    const two = begin(TABLE, pair);
    if (!two.allowed || pair.position === undefined) throw new Error('no table');
    const state = stateFrom(TABLE, two.state, pair.position);
    expect(withoutTops(TABLE, begun.state, pair.position, state)).toBe(pair.position);
  });

  it('magnificent.solo.clear-and-refill-display: the rest goes; four pairs before round 2, four cards before round 3', () => {
    const paid = (round: number, level?: 'scorekeeper') =>
      lies({
        round,
        phase: 'payment',
        ann: { hats: [7], dice: FOUR },
        ...(level === undefined ? {} : { level }),
      }).after(pay);
    // One set for the hat above, one taken, two left.
    paid(1)
      .when(set(2))
      .because('magnificent.solo.clear-and-refill-display', { sets: 2 })
      .leaves({ phase: 'scoring', sets: [] });
    paid(1)
      .when({ type: 'takeSet', seat: 'ann', set: 2, discard: 3 })
      .refusedBecause('magnificent.solo.clear-and-refill-display', { seat: 'ann' })
      .firmly();
    paid(1, 'scorekeeper')
      .when({ type: 'takeSet', seat: 'ann' })
      .because('magnificent.solo.clear-and-refill-display', { sets: 2 });
    // In the last round these are cards.
    paid(3)
      .when(set(2))
      .because('magnificent.solo.clear-and-refill-display', { sets: 2, isCard: true });
    const pairs = setsOf(TRAINER_TILES.slice(0, 4));
    const cards = [{}, {}, {}, {}];
    const before = (round: number) => paid(round).after(set(2), score);
    before(1).when(layOut(pairs)).because('magnificent.prepare.refill-main-display', { sets: 4 });
    before(1)
      .when(layOut(pairs.slice(1)))
      .refusedBecause('magnificent.prepare.refill-main-display', { told: 3, needed: 4 })
      .firmly();
    before(2).when(layOut(cards)).because('magnificent.prepare.refill-main-display', { sets: 4 });
    before(2)
      .when(layOut(pairs))
      .refusedBecause('magnificent.prepare.no-trainer-tiles-before-last-round', { tiles: 4 });
    before(3)
      .when(layOut(cards))
      .refusedBecause('magnificent.end.step-order', { phase: 'halves' })
      .firmly();
  });

  it('with the house ruling on the own hat it goes back to the first space, or stays; the others never move', () => {
    const scoring: Lying = { phase: 'scoring', ann: { hats: [7], dice: FOUR } };
    lies(scoring)
      .when(score)
      .because('magnificent.prepare.hats-slide-down', { hats: [{ seat: 'ann', space: 1 }] })
      .leaves({ seats: { ann: { hats: [1] } } });
    lies({ ...scoring, rulings: { 'solo-own-hat': 'stays' } })
      .when(score)
      .notBecause('magnificent.prepare.hats-slide-down')
      .leaves({ seats: { ann: { hats: [7] } } });
  });

  it('magnificent.solo.new-round-dice: the same five dice as at first, the others in the supply again', () => {
    const pool = { orange: 3, green: 1, purple: 2, clear: 2 };
    const ready = lies({ phase: 'scoring', dice: pool, ann: { dice: THREE } }).after(
      score,
      layOut(setsOf(TRAINER_TILES.slice(0, 4))),
    );
    ready
      .when(roll(...diceFor(1, 6)))
      .because('magnificent.solo.new-round-dice', {
        dice: { orange: 1, green: 1, purple: 1, clear: 2 },
      })
      .leaves({
        round: 2,
        tent: diceFor(1, 6),
        dice: { orange: 1, green: 1, purple: 1, clear: 2 },
      });
    ready
      .when(roll(...diceFor(1), ...dice('orange 2')))
      .refusedBecause('magnificent.solo.new-round-dice', { colour: 'orange', count: 2, exist: 1 })
      .firmly();
    lies({ phase: 'preparing', dice: pool })
      .whenBegun()
      .refusedBecause('magnificent.solo.new-round-dice', { colour: 'orange', count: 3, exist: 1 });
  });
});

describe('the end of the game', () => {
  const ended = (points: number) =>
    lies({ round: 3, phase: 'areas', ann: { points, own: { gems: {} } } }).when({
      type: 'scoreAreas',
      seat: 'ann',
      covered: 0,
    });

  it('magnificent.solo.goal: 200 points win', () => {
    ended(200).because('magnificent.solo.goal', { points: 200, goal: 200, won: true });
    ended(199)
      .because('magnificent.solo.goal', { points: 199, won: false })
      .notBecause('magnificent.end.winner')
      .leaves({ phase: 'over' });
  });

  it('magnificent.solo.rank-outstanding: from 220 points on', () => {
    ended(219).notBecause('magnificent.solo.rank-outstanding');
    ended(220).because('magnificent.solo.rank-outstanding', { points: 220 });
    ended(239).because('magnificent.solo.rank-outstanding', { points: 239 });
  });

  it('magnificent.solo.rank-best: from 240 points on, instead of the other rank', () => {
    ended(239).notBecause('magnificent.solo.rank-best');
    ended(240)
      .because('magnificent.solo.rank-best', { points: 240 })
      .notBecause('magnificent.solo.rank-outstanding');
  });
});
