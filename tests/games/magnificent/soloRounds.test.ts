// Alone: the end of a round, and what the points are worth. Rulebook «Режим одиночной игры».
import { describe, it } from 'vitest';
import type { Move } from '../../../src/lib/games/magnificent/rules/moves.ts';
import { TRAINER_TILES } from '../../../src/lib/games/magnificent/data/kinds.ts';
import { at, dice, diceFor, layOut, onCards, roll, setsOf } from './opening.ts';
import type { Lying } from './tables.ts';
import { lying } from './tables.ts';

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
