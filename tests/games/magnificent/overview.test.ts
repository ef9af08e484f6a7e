// What the game is about and what the box holds; how a turn takes its die. Rulebook «Ход игры», «Возьмите кубик».
import { describe, it } from 'vitest';
import type { Move } from '../../../src/lib/games/magnificent/rules/moves.ts';
import { at, dice, diceFor, onCards, opened, takeDie, turn } from './opening.ts';
import type { Lying, Match } from './tables.ts';
import { CARDS, lying, setUp } from './tables.ts';

const scorekeeper = (match: Match = {}) => at(setUp({ level: 'scorekeeper', ...match }));
const told = (position: Lying) => at(lying({ level: 'scorekeeper', ...position }));
const FOUR = onCards('orange 1', 'green 2', 'purple 3', 'clear 4');
const LAST = { colour: 'green', value: 1, card: 4 } as const;
const act = (seat: 'ann' | 'bo'): Move[] => [
  { type: 'travel', seat, steps: 0 },
  { type: 'endTurn', seat },
];

describe('the game', () => {
  it('magnificent.overview.goal: whoever has most points at the end wins', () => {
    const areas = (points: number) =>
      told({ round: 3, phase: 'areas', done: ['ann'], ann: { points }, bo: { points: 80 } }).when({
        type: 'scoreAreas',
        seat: 'bo',
        covered: 2,
      });
    areas(87)
      .because('magnificent.end.winner', { seats: ['bo'], points: 88 })
      .also('magnificent.overview.goal');
    areas(89).because('magnificent.end.winner', { seats: ['ann'], points: 89 });
  });

  it('magnificent.overview.rounds: three rounds, and no fourth one', () => {
    told({ round: 2, phase: 'preparing' })
      .when({ type: 'roll' })
      .because('magnificent.overview.rounds', { round: 3, rounds: 3 })
      .leaves({ round: 3, phase: 'turns' });
    told({ round: 3, phase: 'scoring', done: ['ann'] })
      .when({ type: 'scoreCard', seat: 'bo', scored: { card: 1, points: 8 } })
      .notBecause('magnificent.overview.rounds')
      .leaves({ round: 3, phase: 'halves' });
    told({ round: 4 }).whenBegun().refusedBecause('magnificent.overview.rounds', {
      round: 4,
      rounds: 3,
    });
    told({ round: 3, phase: 'over' })
      .when({ type: 'roll' })
      .refusedBecause('magnificent.end.after-third-round')
      .firmly();
  });

  it('magnificent.overview.turns-per-round: four turns each, no fifth one', () => {
    const last = told({ ann: { dice: FOUR }, bo: { dice: FOUR.slice(0, 3) } });
    last
      .when(turn('ann', 'green 1'))
      .refusedBecause('magnificent.overview.turns-per-round', { seat: 'ann', turns: 4 })
      .firmly();
    last
      .when(turn('bo', 'green 1'))
      .because('magnificent.round-end.trigger', { round: 1 })
      .also('magnificent.overview.turns-per-round')
      .leaves({ phase: 'payment' });
  });

  it('magnificent.overview.turn-order: clockwise from the starting player, and round again', () => {
    const order = ['cy', 'ann', 'bo'] as const;
    const dice = ['orange 1', 'orange 2', 'orange 3', 'orange 4', 'green 1', 'green 2'];
    const moves = dice.map((die, index) => turn(order[index % 3] ?? 'cy', die));
    const match = scorekeeper({ seats: 3, first: 'cy' });
    moves.forEach((move, index) => {
      const seat = order[index % 3] ?? 'cy';
      const next = order[(index + 1) % 3] ?? 'cy';
      const now = match.after(...moves.slice(0, index));
      now.when(move).asks('turn', next);
      const early = turn(next, 'purple 1');
      now
        .when(early)
        .refusedBecause('magnificent.overview.turn-order', { seat: next, next: seat })
        .overridable();
      now.whenLetStand(early, 'magnificent.overview.turn-order').isAllowed();
    });
  });

  it('magnificent.overview.turn-phases: die, then power, then one action', () => {
    const begun = at(setUp()).after(...opened(2, 'bo', 'ann'));
    const gem: Move = { type: 'boost', seat: 'ann', gems: { orange: 1 } };
    begun
      .when(gem)
      .refusedBecause('magnificent.overview.turn-phases', { stage: 'die', needed: 'power' })
      .firmly();
    const taken = begun.after(takeDie('ann', 'orange 3', 1));
    taken
      .when(takeDie('ann', 'orange 3', 2))
      .refusedBecause('magnificent.overview.turn-phases', { stage: 'power', needed: 'die' })
      .firmly();
    taken.when(gem).because('magnificent.power.gem-boost', { power: 2 });
    taken
      .after({ type: 'travel', seat: 'ann', steps: 0 })
      .when(gem)
      .refusedBecause('magnificent.overview.turn-phases', { stage: 'after', needed: 'power' })
      .overridable();
    // A table cannot lie in a turn whose die was never taken.
    at(lying({ turn: { seat: 'ann' } }))
      .whenBegun()
      .refusedBecause('magnificent.overview.turn-phases', { stage: 'die' });
  });

  it('magnificent.overview.higher-sum-costs-more: a second die of a colour adds power, and to the bill', () => {
    const dice = onCards('orange 5');
    const one = at(lying({ ann: { dice, coins: 6 }, bo: { dice: onCards('green 1') } }));
    one
      .when(takeDie('ann', 'orange 3', 2))
      .because('magnificent.overview.higher-sum-costs-more', { due: 8, coins: 6 })
      .asks('act', 'ann', { power: 8 });
    one
      .when(takeDie('ann', 'green 3', 2))
      .because('magnificent.overview.higher-sum-costs-more', { due: 5 })
      .asks('act', 'ann', { power: 3 });
  });
});

describe('the box', () => {
  it('magnificent.components.dice-total: no table lies with more than nineteen dice', () => {
    told({ seats: 4, tent: diceFor(4), ann: { dice: onCards('clear 1') } })
      .whenBegun()
      .refusedBecause('magnificent.components.dice-total', { count: 20, exist: 19 })
      .firmly();
    told({ seats: 1, dice: { orange: 5, green: 5, purple: 5, clear: 5 } })
      .whenBegun()
      .refusedBecause('magnificent.components.dice-total', { count: 20, exist: 19 });
    told({ seats: 4, tent: diceFor(4) })
      .whenBegun()
      .isAllowed();
  });

  it('magnificent.components.trainers-total: eight trainers each, and a ninth is not gained', () => {
    const card = { ...CARDS[9], id: 'trainer' } as const;
    const busy = { trainers: 5, resting: 3 };
    const dice = onCards('orange 5');
    const full = { cards: [{ card }], dice, own: busy };
    const use: Move = { type: 'useBonus', seat: 'ann' };
    at(lying({ ann: full, turn: { seat: 'ann' } }))
      .when(use)
      .because('magnificent.components.trainers-total', { trainers: 1, exist: 8 })
      .leaves({ seats: { ann: { own: { trainers: 5, resting: 3 } } } });
    at(lying({ ann: { own: { trainers: 6, resting: 3 } } }))
      .whenBegun()
      .refusedBecause('magnificent.components.trainers-total', { trainers: 9, exist: 8 })
      .firmly();
    const rulings = { 'trainer-supply-empty': 'without-end' };
    at(lying({ rulings, ann: full, turn: { seat: 'ann' } }))
      .when(use)
      .notBecause('magnificent.components.trainers-total')
      .leaves({ seats: { ann: { own: { trainers: 6, resting: 3 } } } })
      .liesAgain();
  });

  it('magnificent.components.hats: two hats each, one of them on the track at the round end', () => {
    at(setUp({ seats: 4 }))
      .whenBegun()
      .because('magnificent.setup.hats-initial-order')
      .also('magnificent.components.hats');
    told({ ann: { hats: [1, 3, 4] } })
      .whenBegun()
      .refusedBecause('magnificent.components.hats', { seat: 'ann', hats: 3, exist: 2 })
      .firmly();
    told({ ann: { hats: [1, 3] } })
      .whenBegun()
      .isAllowed();
    told({ phase: 'sets', ann: { hats: [1, 3] } })
      .whenBegun()
      .refusedBecause('magnificent.components.hats', { hats: 2, exist: 1 });
  });

  it('magnificent.components.master-cards: 56 cards, four before each player and a fifth to score', () => {
    at(setUp({ seats: 4 }))
      .whenBegun()
      .because('magnificent.setup.master-deck', { cards: 56 - 4 * 4 - 4 })
      .also('magnificent.components.master-cards');
    const five = [{}, {}, {}, {}, {}];
    told({ ann: { cards: five } })
      .whenBegun()
      .refusedBecause('magnificent.components.master-cards', { count: 5, exist: 4 })
      .firmly();
    told({ phase: 'scoring', ann: { cards: five } })
      .whenBegun()
      .isAllowed();
  });

  it('magnificent.components.coin-unit: coins are counted by value, and never run out', () => {
    told({ ann: { coins: 119 } })
      .when(turn('ann', 'green 1', { coins: 30 }))
      .because('magnificent.components.coin-unit', { gained: 30, coins: 149 })
      .leaves({ seats: { ann: { coins: 149 } } });
    told({ ann: { coins: 3 } })
      .when(turn('ann', 'green 1', { coins: -4 }))
      .refusedBecause('magnificent.payment.pay-what-you-have', { coins: 3, told: -4 });
  });
});

describe('taking a die', () => {
  it('magnificent.die.take-one-from-main-tent: one die that lies there, and only one', () => {
    const begun = at(setUp()).after(...opened(2, 'bo', 'ann'));
    begun
      .when(takeDie('ann', 'green 3', 2))
      .because('magnificent.die.take-one-from-main-tent', { colour: 'green', value: 3, card: 2 })
      .leaves({ tent: diceFor(2).filter((_, index) => index !== 3) });
    begun
      .when(takeDie('ann', 'green 4', 2))
      .refusedBecause('magnificent.die.take-one-from-main-tent', { colour: 'green', value: 4 })
      .firmly();
    begun
      .after(takeDie('ann', 'green 3', 2), ...act('ann'))
      .when(takeDie('ann', 'green 3', 3))
      .refusedBecause('magnificent.overview.turn-order', { next: 'bo' });
    // Where nobody told the roll, a colour runs out all the same.
    told({ ann: { dice: onCards('clear 2') }, bo: { dice: onCards('clear 3') } })
      .when(turn('ann', 'clear 1'))
      .refusedBecause('magnificent.setup.dice-two-players', { colour: 'clear', count: 3 });
  });

  it('magnificent.die.keeps-shown-value: a scorekeeper tells a turned die as it lies on the card, although none lies so in the main tent', () => {
    const CLAUSE = 'magnificent.die.take-one-from-main-tent';
    const rolled = (...others: readonly string[]) =>
      told({
        tent: [...dice('orange 5', ...others), ...diceFor(2).slice(1 + others.length)],
      });
    const two = turn('ann', 'orange 2', { action: 'build' });
    const asked = rolled('orange 5', 'orange 5').when(two);
    asked
      .refusedBecause(CLAUSE, { colour: 'orange', value: 2 })
      .also('magnificent.die.keeps-shown-value')
      .also('magnificent.trainers.board-flip-die')
      .overridable();
    // All of them lay alike: one of those has been turned.
    rolled('orange 5', 'orange 5')
      .whenLetStand(two, CLAUSE)
      .because('magnificent.overview.higher-sum-costs-more', { due: 2 })
      .leaves({
        seats: { ann: { dice: onCards('orange 2') } },
        tent: [...dice('orange 5', 'orange 5'), ...diceFor(2).slice(3)],
      })
      .liesAgain();
    // Which of several has been turned nobody can say: what is left is no longer told, and colours run out all the same.
    const open = rolled('orange 1', 'orange 5').whenLetStand(two, CLAUSE);
    open.leaves({ tent: undefined }).liesAgain();
    // A die that lies there is that one.
    rolled('orange 1', 'orange 5')
      .when(turn('ann', 'orange 1'))
      .leaves({ tent: [...dice('orange 5', 'orange 5'), ...diceFor(2).slice(3)] });
    // Of a colour that has run out none can have been turned; and a referee tells how it was turned.
    const clear = { ann: { dice: onCards('clear 2') }, bo: { dice: onCards('clear 3') } };
    told({ ...clear, tent: diceFor(2).slice(0, 9) })
      .when(turn('ann', 'clear 1'))
      .refusedBecause(CLAUSE, { colour: 'clear', value: 1 })
      .firmly();
  });

  it('magnificent.die.place-on-vacant-master-card: any of the four cards without a die', () => {
    const begun = at(
      lying({ ann: { dice: onCards('green 3') }, bo: { dice: onCards('green 1') } }),
    );
    begun
      .when(takeDie('ann', 'orange 3', 1))
      .refusedBecause('magnificent.die.place-on-vacant-master-card', { seat: 'ann', card: 1 })
      .firmly();
    begun
      .when(takeDie('ann', 'orange 3', 5))
      .refusedBecause('magnificent.die.place-on-vacant-master-card', { card: 5 });
    begun
      .when(takeDie('ann', 'orange 3', 4))
      .because('magnificent.die.take-one-from-main-tent', { card: 4 })
      .also('magnificent.die.place-on-vacant-master-card');
    at(lying({ ann: { dice: [...onCards('green 3'), ...onCards('green 4')] } }))
      .whenBegun()
      .refusedBecause('magnificent.die.place-on-vacant-master-card', { seat: 'ann' });
  });

  it('magnificent.die.four-dice-by-round-end: a round ends with a die on each of four cards', () => {
    told({ ann: { dice: FOUR }, bo: { dice: FOUR.slice(0, 3) } })
      .when(turn('bo', 'green 1'))
      .leaves({ phase: 'payment', seats: { bo: { dice: [...FOUR.slice(0, 3), LAST] } } });
    told({ phase: 'payment', ann: { dice: FOUR }, bo: { dice: FOUR.slice(0, 3) } })
      .whenBegun()
      .refusedBecause('magnificent.die.four-dice-by-round-end', { seat: 'bo', dice: 3 })
      .firmly();
    told({ ann: { dice: FOUR }, bo: { dice: FOUR.slice(0, 3) } })
      .when({ type: 'pay' })
      .refusedBecause('magnificent.round-end.step-order', { phase: 'turns', needed: 'payment' });
  });

  it('magnificent.die.keeps-shown-value: a die counts later as it shows, turned or not', () => {
    const bo = { dice: onCards('green 1') };
    const dice = onCards('orange 5');
    at(lying({ ann: { dice }, bo }))
      .when(takeDie('ann', 'orange 1', 2))
      .asks('act', 'ann', { power: 6 });
    // Rolled 1, turned to 6: it is paid for as 6, unless the table plays it for that turn only.
    const turned = { colour: 'orange', value: 6, card: 1, rolled: 1 } as const;
    const ann = { dice: [turned] };
    at(lying({ ann, bo }))
      .when(takeDie('ann', 'orange 2', 2))
      .because('magnificent.overview.higher-sum-costs-more', { due: 8 })
      .asks('act', 'ann', { power: 8 });
    const rulings = { 'die-modifiers-and-payment': 'turned-this-turn' };
    at(lying({ rulings, ann, bo }))
      .when(takeDie('ann', 'orange 2', 2))
      .because('magnificent.overview.higher-sum-costs-more', { due: 3 })
      .asks('act', 'ann', { power: 3 });
    const flipped = takeDie('ann', 'orange 1', 1, { turned: { to: 6, trainers: 1 } });
    at(lying({ ann: { own: { trainers: 1 } } }))
      .when(flipped)
      .because('magnificent.trainers.board-flip-die', { from: 1, to: 6 })
      .also('magnificent.die.keeps-shown-value')
      .because('magnificent.overview.higher-sum-costs-more', { due: 6 });
  });
});
