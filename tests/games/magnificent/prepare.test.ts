// Between the rounds: trainers, display, hats and dice. Rulebook «Подготовка к следующему раунду».
import { describe, expect, it } from 'vitest';
import type { Move } from '../../../src/lib/games/magnificent/rules/moves.ts';
import { TRAINER_TILES } from '../../../src/lib/games/magnificent/data/kinds.ts';
import { begin } from '../../../src/lib/games/magnificent/rules/begin.ts';
import { stateFrom } from '../../../src/lib/games/magnificent/rules/position.ts';
import { prepared, retold } from '../../../src/lib/games/magnificent/rules/retold.ts';
import { at, dice, diceFor, layOut, onCards, roll, setsOf, takeDie, turn } from './opening.ts';
import type { Lying } from './tables.ts';
import { SEATS, TABLE, lying, setUp } from './tables.ts';

const FOUR = onCards('orange 1', 'green 2', 'purple 3', 'clear 4');
/** Everybody but Ann has scored a card. */
const scoring = ({ seats = 2, ...told }: Lying) =>
  at(lying({ ...told, seats, phase: 'scoring', done: SEATS.slice(1, seats) }));
const score: Move = { type: 'scoreCard', seat: 'ann', scored: { card: 1, points: 8 } };
const preparing = (told: Lying) => at(lying({ ...told, phase: 'preparing' }));
const some = (count: number) => setsOf(TRAINER_TILES.slice(0, count));
const unread = (count: number) => Array.from({ length: count }, () => ({}));

describe('the preparation', () => {
  it('magnificent.prepare.only-after-first-two-rounds: after rounds 1 and 2, not after the third', () => {
    for (const round of [1, 2] as const)
      scoring({ round }).when(score).leaves({ round, phase: 'preparing' });
    scoring({ round: 3 })
      .when(score)
      .notBecause('magnificent.prepare.hats-slide-down')
      .leaves({ round: 3, phase: 'halves' });
    preparing({ round: 3 })
      .whenBegun()
      .refusedBecause('magnificent.overview.rounds', { round: 3 })
      .firmly();
    preparing({ round: 1, level: 'scorekeeper' })
      .when({ type: 'roll' })
      .because('magnificent.overview.rounds', { round: 2 })
      .also('magnificent.prepare.only-after-first-two-rounds');
  });

  it('magnificent.prepare.trainers-return: trainers in the main tent come back to their owners', () =>
    scoring({
      ann: { own: { trainers: 1, resting: 3 } },
      bo: { own: { trainers: 2, resting: 0 } },
    })
      .when(score)
      .because('magnificent.prepare.trainers-return', { trainers: 3 })
      .leaves({
        seats: {
          ann: { own: { trainers: 4, resting: 0 } },
          bo: { own: { trainers: 2, resting: 0 } },
        },
      }));

  it('magnificent.prepare.refill-main-display: three pairs from the decks, four with four players', () => {
    const decks = { masters: 45, tiles: 7, posters: 40, discarded: 2 };
    preparing({ decks })
      .when(layOut(some(3)))
      .because('magnificent.prepare.refill-main-display', { sets: 3, cards: 42, tiles: 4 })
      .leaves({ sets: some(3), decks: { ...decks, masters: 42, tiles: 4 } });
    preparing({ decks })
      .when(layOut(some(4)))
      .refusedBecause('magnificent.prepare.refill-main-display', { told: 4, needed: 3 })
      .firmly();
    preparing({ seats: 4 })
      .when(layOut(some(4)))
      .because('magnificent.prepare.refill-main-display', { sets: 4, cards: 32, tiles: 0 });
    preparing({ seats: 4 })
      .when(layOut(some(3)))
      .refusedBecause('magnificent.prepare.refill-main-display', { told: 3, needed: 4 });
    preparing({})
      .when(layOut([...some(2), {}]))
      .refusedBecause('magnificent.prepare.refill-main-display', { told: 2, needed: 3 });
    // Each tile is there only once: one that somebody has cannot come up again.
    preparing({ ann: { own: { tiles: ['two_coins'] } } })
      .when(layOut(setsOf(['plus_one', 'two_coins', 'clear_gem'])))
      .refusedBecause('magnificent.components.trainer-tiles', { tile: 'two_coins' });
  });

  it('magnificent.components.trainer-tiles: one that was discarded with a set and is laid out again is said', () => {
    const again = (...tiles: Parameters<typeof setsOf>[0]) => layOut(setsOf(tiles));
    const done: Move = { type: 'scoreCard', seat: 'bo', scored: { card: 1, points: 8 } };
    const [first, second, third, ...others] = TRAINER_TILES;
    const two = at(
      lying({ phase: 'sets', sets: some(3), ann: { hats: [3] }, bo: { hats: [5] } }),
    ).after(
      { type: 'takeSet', seat: 'bo', set: 1, discard: 3 },
      { type: 'takeSet', seat: 'ann', set: 2 },
      score,
      done,
    );
    two
      .when(again(third, ...others.slice(0, 2)))
      .because('magnificent.components.trainer-tiles', { tile: third })
      .liesAgain();
    two.when(again(...others.slice(0, 3))).notBecause('magnificent.components.trainer-tiles');
    // What nobody takes goes as well: in solitaire the rest of the display.
    const alone = at(
      lying({ seats: 1, phase: 'payment', sets: some(4), ann: { hats: [7], dice: FOUR } }),
    ).after({ type: 'pay' }, { type: 'takeSet', seat: 'ann', set: 2 }, score);
    alone
      .when(again(first, ...others.slice(1, 4)))
      .because('magnificent.components.trainer-tiles', { tile: first });
    alone
      .when(again(third, ...others.slice(1, 4)))
      .because('magnificent.components.trainer-tiles', { tile: third });
    alone
      .when(again(second, ...others.slice(1, 4)))
      .refusedBecause('magnificent.components.trainer-tiles', { tile: second });
  });

  it('magnificent.components.trainer-tiles: a table told anew has discarded no tile that lies before it', () => {
    preparing({
      spent: ['two_coins', 'plus_one', 'plus_one'],
      ann: { own: { tiles: ['two_coins'] } },
    })
      .when(layOut(setsOf(TRAINER_TILES.slice(5, 8))))
      .leaves({ spent: ['plus_one'] });
    const told = { round: 1, phase: 'scoring', seats: {}, spent: ['plus_one'] } as const;
    const lies = { ...told, spent: [...told.spent] };
    expect(retold(lies, { round: 2 }).spent).toEqual(['plus_one']);
    expect(retold(lies, { phase: 'preparing' }).spent).toEqual(['plus_one']);
    // Whether it was discarded by then nobody can say.
    expect(retold(lies, { phase: 'turns' }).spent).toBeUndefined();
  });

  it('magnificent.prepare.reroll-all-dice: dice left over from the round are not the roll of the next one', () => {
    const left = dice('orange 2', 'green 5', 'clear 1');
    preparing({ tent: left }).whenBegun().asks('layOut').liesAgain();
    const laid = preparing({ tent: left }).when(layOut(setsOf(TRAINER_TILES.slice(0, 3))));
    laid.asks('roll', 'ann', { round: 1 });
    preparing({ tent: left })
      .after(layOut(setsOf(TRAINER_TILES.slice(0, 3))))
      .when(roll(...diceFor(2)))
      .asks('takeDie', 'ann', { round: 2 });
    // A roll that was told whole is kept.
    preparing({ tent: diceFor(2) })
      .when(layOut(setsOf(TRAINER_TILES.slice(0, 3))))
      .asks('takeDie', 'ann', { round: 2 });
  });

  it('magnificent.prepare.hats-slide-down: a table told as it lay before is prepared, and one that is prepared stays so', () => {
    const told = (rulings: Lying['rulings'], seats: 1 | 3, more: Lying) => {
      const setup = lying({ phase: 'preparing', seats, ...(rulings && { rulings }), ...more });
      const { position, ...base } = setup;
      const fresh = begin(TABLE, base);
      if (!fresh.allowed || position === undefined) throw new Error('no table');
      const next = prepared(TABLE, position, stateFrom(TABLE, fresh.state, position));
      expect(prepared(TABLE, next, stateFrom(TABLE, fresh.state, next))).toEqual(next);
      return next;
    };
    const three: Lying = {
      ann: { hats: [8], points: 12 },
      bo: { hats: [2], own: { trainers: 0, resting: 3, gems: { clear: 1 } } },
      cy: { hats: [5] },
    };
    const first = told(undefined, 3, three);
    expect(first).toMatchObject({
      first: 'bo',
      seats: {
        ann: { hats: [3], points: 12 },
        bo: { hats: [1], own: { trainers: 3, resting: 0, gems: { clear: 1 } } },
        cy: { hats: [2] },
      },
    });
    at({ ...lying({ seats: 3 }), position: first })
      .after(layOut(some(3)), roll(...diceFor(3)))
      .when(takeDie('bo', 'orange 3', 1))
      .isAllowed();
    expect(told(undefined, 1, { ann: { hats: [7] } }).seats['ann']?.hats).toEqual([1]);
    expect(told({ 'solo-own-hat': 'stays' }, 1, { ann: { hats: [7] } }).seats['ann']?.hats).toEqual(
      [7],
    );
  });

  it('magnificent.prepare.no-trainer-tiles-before-last-round: cards alone before round 3', () => {
    const decks = { masters: 42, tiles: 4, posters: 40, discarded: 2 };
    const last = preparing({ round: 2, decks });
    last
      .when(layOut(unread(3)))
      .because('magnificent.prepare.no-trainer-tiles-before-last-round')
      .because('magnificent.prepare.refill-main-display', { sets: 3, cards: 39, tiles: 4 });
    last
      .when(layOut([...unread(2), ...some(1)]))
      .refusedBecause('magnificent.prepare.no-trainer-tiles-before-last-round', { tiles: 1 })
      .firmly();
    last.when(layOut(unread(3))).asks('roll', 'ann');
  });

  it('magnificent.prepare.hats-slide-down: to the bottom in their order', () =>
    scoring({
      seats: 4,
      ann: { hats: [7] },
      bo: { hats: [8] },
      cy: { hats: [2] },
      dee: { hats: [5] },
    })
      .when(score)
      .because('magnificent.prepare.hats-slide-down', {
        hats: [
          { seat: 'cy', space: 1 },
          { seat: 'dee', space: 2 },
          { seat: 'ann', space: 3 },
          { seat: 'bo', space: 4 },
        ],
      })
      .leaves({
        seats: { ann: { hats: [3] }, bo: { hats: [4] }, cy: { hats: [1] }, dee: { hats: [2] } },
      }));

  it('magnificent.prepare.new-starting-player: whose hat was lowest begins, as in the printed example', () => {
    // Red, black, blue and yellow: red's hat is the highest, black never performed.
    const lies: Lying = {
      seats: 4,
      ann: { hats: [8] },
      bo: { hats: [2] },
      cy: { hats: [5] },
      dee: { hats: [6] },
    };
    scoring(lies)
      .when(score)
      .because('magnificent.prepare.new-starting-player', { round: 2 })
      .leaves({ first: 'bo' });
    scoring({ ...lies, level: 'scorekeeper' })
      .after(score, { type: 'roll' })
      .when(turn('ann', 'green 1'))
      .refusedBecause('magnificent.overview.turn-order', { next: 'bo' });
  });

  it('magnificent.prepare.still-clockwise: the other hats do not matter for the order of turns', () => {
    const next = scoring({
      seats: 3,
      level: 'scorekeeper',
      ann: { hats: [7] },
      bo: { hats: [1] },
      cy: { hats: [8] },
    });
    next
      .when(score)
      .because('magnificent.prepare.new-starting-player')
      .also('magnificent.prepare.still-clockwise');
    // Hats from below: bo, ann, cy; seats clockwise from bo: bo, cy, ann.
    const begun = next.after(score, { type: 'roll' }, turn('bo', 'green 1'));
    begun.when(turn('cy', 'green 2')).asks('turn', 'ann');
    begun
      .when(turn('ann', 'green 2'))
      .refusedBecause('magnificent.overview.turn-order', { seat: 'ann', next: 'cy' });
  });

  it('magnificent.prepare.cards-empty-again: dice of earlier rounds lie nowhere, and no longer count', () => {
    const ready = scoring({ ann: { dice: FOUR, performs: 2 }, bo: { dice: FOUR } }).after(
      score,
      layOut(some(3)),
    );
    ready
      .when(roll(...diceFor(2)))
      .because('magnificent.overview.rounds', { round: 2 })
      .also('magnificent.prepare.cards-empty-again')
      .leaves({ seats: { ann: { dice: [], performs: 0 }, bo: { dice: [] } } });
    ready
      .after(roll(...diceFor(2)))
      .when(takeDie('ann', 'orange 3', 1))
      .because('magnificent.overview.higher-sum-costs-more', { due: 3 })
      .asks('act', 'ann', { power: 3 });
  });

  it('magnificent.prepare.reroll-all-dice: the new starting player rolls all dice in use', () => {
    const ready = scoring({ ann: { hats: [6], dice: FOUR }, bo: { dice: FOUR } }).after(
      score,
      layOut(some(3)),
    );
    ready
      .when(roll(...diceFor(2, 5)))
      .because('magnificent.prepare.reroll-all-dice', { dice: 11 })
      .notBecause('magnificent.setup.roll-into-main-tent')
      .leaves({ round: 2, phase: 'turns', first: 'bo', tent: diceFor(2, 5) });
    ready
      .when({ type: 'roll' })
      .refusedBecause('magnificent.prepare.reroll-all-dice', { told: 0, needed: 11 })
      .firmly();
    ready
      .when(roll(...diceFor(2).slice(2)))
      .refusedBecause('magnificent.setup.dice-two-players', { count: 1, exist: 3 });
    // A scorekeeper who tells the roll later tells of the same one.
    at(setUp({ level: 'scorekeeper' }))
      .when({ type: 'roll' })
      .isAllowed();
    at(lying({ level: 'scorekeeper', round: 2 }))
      .when(roll(...diceFor(2)))
      .because('magnificent.prepare.reroll-all-dice', { dice: 11 });
  });
});
