// Which master card to score: each at full and half value, and after the last round the choice that makes the most of all five.
import { describe, expect, it } from 'vitest';
import type { CardSeen, EndReadings } from '../../../src/lib/games/magnificent/advice/scoreNow.ts';
import {
  bestNow,
  cardSights,
  lastCard,
} from '../../../src/lib/games/magnificent/advice/scoreNow.ts';
import { savedLater } from '../../../src/lib/games/magnificent/advice/payment.ts';
import type { Criterion } from '../../../src/lib/games/magnificent/data/kinds.ts';
import type { Holdings } from '../../../src/lib/games/magnificent/rules/criteria.ts';
import { valueOf } from '../../../src/lib/games/magnificent/rules/criteria.ts';
import { halvesOf } from '../../../src/lib/games/magnificent/rules/finalCount.ts';
import type { Chooser } from '../../support/chooser.ts';
import { FRAME, TABLES, quickest, someDice, times } from './calculators.ts';

const PER_POINT = TABLES.end.coins;
const DEFAULTS: EndReadings = { half: 'each-card', paidCoins: 'half-as-well', dice: 'last-round' };
const flat = (points: number): Criterion => ({ kind: 'flat', points });
const PAID: Criterion = { kind: 'paid_coin', points: 3, maximum: 12 };

function hand(...criteria: (Criterion | undefined)[]): CardSeen[] {
  return criteria.map((criterion, at) => ({ id: `c${at}`, criterion }));
}

describe('bestNow', () => {
  const ranked = (round: number, ...cards: readonly Criterion[]) =>
    bestNow(cardSights(hand(...cards), { coins: 9 }), (coins) =>
      savedLater(coins, round, TABLES.penalty),
    );

  it('magnificent.payment.penalty-round-three: a coin kept saves what it would cost to miss it in a later round, the dearest of them', () => {
    expect(savedLater(4, 1, TABLES.penalty)).toBe(4 * 3);
    expect(savedLater(4, 2, TABLES.penalty)).toBe(4 * 3);
    expect(savedLater(4, 3, TABLES.penalty)).toBe(0);
  });

  it('magnificent.score-card.one-of-five: a card that takes coins is not the best for certain while they could save more', () => {
    // 12 points for four coins; they may be worth 12 at the payment.
    expect(ranked(1, PAID, flat(8))).toEqual({ id: 'c0', isOpen: true });
    expect(ranked(1, flat(13), PAID)).toEqual({ id: 'c0', isOpen: false });
    // Dearer than it can cost: best whatever the payment asks for.
    const dear: Criterion = { kind: 'paid_coin', points: 6, maximum: 12 };
    expect(ranked(1, dear, flat(6))).toEqual({ id: 'c0', isOpen: false });
    expect(ranked(1, dear, flat(7))).toEqual({ id: 'c0', isOpen: true });
  });
});

describe('cardSights', () => {
  it('magnificent.score-card.one-of-five: each card at full and half value, and how far its maximum is', () =>
    expect(
      cardSights(hand({ kind: 'tent', points: 3, maximum: 9 }, flat(8), undefined), {
        tents: 2,
      }),
    ).toEqual([
      { id: 'c0', value: { units: 2, raw: 6, full: 6, half: 3 }, coins: 0, toMaximum: 3 },
      { id: 'c1', value: { units: 1, raw: 8, full: 8, half: 4 }, coins: 0, toMaximum: undefined },
      { id: 'c2', value: undefined, coins: 0, toMaximum: undefined },
    ]));

  it('magnificent.criteria.pay-coins: no more coins than count', () => {
    expect(cardSights(hand(PAID), { coins: 9 })[0]).toMatchObject({
      coins: 4,
      value: { full: 12 },
      toMaximum: 0,
    });
    expect(cardSights(hand(PAID), { coins: 2 })[0]).toMatchObject({ coins: 2, toMaximum: 6 });
    expect(cardSights(hand(PAID), {})[0]?.value).toBeUndefined();
  });

  it('names the fewest coins that bring as much, on 1000 cards', () =>
    times(1000, (chance) => {
      const points = 1 + chance.below(4);
      const criterion: Criterion = chance.once(2)
        ? { kind: 'paid_coin', points }
        : { kind: 'paid_coin', points, maximum: 1 + chance.below(20) };
      const coins = chance.below(15);
      const worths = Array.from(
        { length: coins + 1 },
        (_, paid) => valueOf(criterion, { coins }, paid)?.full ?? -1,
      );
      const most = Math.max(...worths);
      const [sight] = cardSights(hand(criterion), { coins });
      expect(sight?.value?.full).toBe(most);
      expect(sight?.coins).toBe(worths.indexOf(most));
    }));
});

describe('lastCard', () => {
  it('magnificent.end.half-master-cards: scores the card that loses most by halving', () => {
    const { choices } = lastCard(hand(flat(20), flat(8), flat(7)), {}, DEFAULTS, PER_POINT);
    expect(choices.map(({ id, points }) => [id, points])).toEqual([
      ['c0', 20 + 4 + 3],
      ['c1', 10 + 8 + 3],
      ['c2', 10 + 4 + 7],
    ]);
  });

  it('ruling pay-coins-at-end: coins paid for a card at half value are worth more than one in five', () => {
    const cards = hand(flat(30), PAID);
    const [best] = lastCard(cards, { coins: 10 }, DEFAULTS, PER_POINT).choices;
    expect(best).toEqual({
      id: 'c0',
      cards: [
        { id: 'c0', paid: 0, points: 30 },
        { id: 'c1', paid: 4, points: 6 },
      ],
      coinsLeft: 6,
      coinPoints: 1,
      points: 37,
    });
    const [barred] = lastCard(
      cards,
      { coins: 10 },
      { ...DEFAULTS, paidCoins: 'not-at-the-end' },
      PER_POINT,
    ).choices;
    expect(barred).toMatchObject({ id: 'c0', coinsLeft: 10, coinPoints: 2, points: 32 });
  });

  it('ruling dice-criteria-at-end: dice count for the card scored now, and for the half only where the table says so', () => {
    const cards = hand(flat(30), { kind: 'dice_due', points: 1 });
    const held: Holdings = { dice: [{ colour: 'orange', value: 6 }] };
    expect(lastCard(cards, held, DEFAULTS, PER_POINT).choices[0]?.points).toBe(33);
    expect(
      lastCard(cards, held, { ...DEFAULTS, dice: 'no-dice' }, PER_POINT).choices.map(
        ({ points }) => points,
      ),
    ).toEqual([30, 21]);
  });

  it('names the cards that are not told and leaves them out', () =>
    expect(lastCard(hand(flat(8), undefined, PAID), {}, DEFAULTS, PER_POINT)).toMatchObject({
      choices: [{ id: 'c0', points: 8 }],
      untold: ['c1', 'c2'],
    }));

  it('agrees with every card and every way to pay, on 2000 ends', () =>
    times(2000, (chance) => {
      const held: Holdings = {
        coins: chance.below(9),
        tents: chance.below(5),
        dice: someDice(chance, 4),
      };
      const cards = hand(
        ...Array.from({ length: 2 + chance.below(4) }, () => someCriterion(chance)),
      );
      const readings: EndReadings = {
        half: chance.of(['each-card', 'sum-of-cards'] as const),
        paidCoins: chance.of(['half-as-well', 'not-at-the-end'] as const),
        dice: chance.of(['last-round', 'no-dice'] as const),
      };
      const { choices } = lastCard(cards, held, readings, PER_POINT);
      expect(choices.length).toBe(cards.length);
      for (const choice of choices) {
        expect(choice.points).toBe(bruteChoice(choice.id, cards, held, readings));
        const sum = choice.cards.reduce((all, { points }) => all + points, choice.coinPoints);
        const paid = choice.cards.reduce((all, one) => all + one.paid, 0);
        expect(sum).toBe(choice.points);
        expect(paid + choice.coinsLeft).toBe(held.coins);
      }
      const points = choices.map((choice) => choice.points);
      expect(points).toEqual([...points].sort((one, other) => other - one));
    }));

  it('answers for five such cards and every coin of the box within one frame', () => {
    const open: Criterion = { kind: 'paid_coin', points: 3 };
    const cards = hand(open, open, open, open, open);
    for (const half of ['each-card', 'sum-of-cards'] as const)
      expect(
        quickest(() => lastCard(cards, { coins: 120 }, { ...DEFAULTS, half }, PER_POINT)),
      ).toBeLessThan(FRAME);
  });
});

function someCriterion(chance: Chooser): Criterion {
  const points = 1 + chance.below(4);
  const maximum = chance.once(2) ? {} : { maximum: 1 + chance.below(14) };
  return chance.of<Criterion>([
    { kind: 'paid_coin', points, ...maximum },
    { kind: 'paid_coin', points, ...maximum },
    { kind: 'tent', points, ...maximum },
    { kind: 'dice_due', points: 1, ...maximum },
    { kind: 'clear_dice_doubled', points: 2, ...maximum },
    { kind: 'flat', points: 2 * points + 1 },
  ]);
}

/** Every number of coins for every card. */
function bruteChoice(
  id: string,
  cards: readonly CardSeen[],
  held: Holdings,
  { half, paidCoins, dice }: EndReadings,
): number {
  const coins = held.coins ?? 0;
  let most = -1;
  const pay = (at: number, left: number, now: number, later: readonly number[]): void => {
    const card = cards[at];
    if (card?.criterion === undefined) {
      const halves = halvesOf(later, half).reduce((sum, one) => sum + one, 0);
      most = Math.max(most, now + halves + Math.floor(left / PER_POINT));
      return;
    }
    const { criterion } = card;
    const isNow = card.id === id;
    const isPaid = criterion.kind === 'paid_coin';
    const isDice = criterion.kind === 'dice_due' || criterion.kind === 'clear_dice_doubled';
    const mayPay = isPaid && (isNow || paidCoins === 'half-as-well');
    for (let paid = 0; paid <= (mayPay ? left : 0); paid += 1) {
      const isNothing = isDice && !isNow && dice === 'no-dice';
      const full = isNothing ? 0 : (valueOf(criterion, held, paid)?.full ?? 0);
      pay(at + 1, left - paid, isNow ? now + full : now, isNow ? later : [...later, full]);
    }
  };
  pay(0, coins, 0, []);
  return most;
}
