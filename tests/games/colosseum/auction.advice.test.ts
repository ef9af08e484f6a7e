// The auction as the table sees it: standings, quick raises and how far a purse goes, by the base rules and the variant.
import { describe, expect, it } from 'vitest';
import { auctionSight } from '../../../src/lib/games/colosseum/advice/auctionSight.ts';
import { RULESET_1 } from '../../../src/lib/games/colosseum/data/ruleset1.ts';
import type { Move } from '../../../src/lib/games/colosseum/rules/moves.ts';
import { rulesOf, tableOf } from '../../../src/lib/games/colosseum/rules/rule.ts';
import type { State } from '../../../src/lib/games/colosseum/rules/state.ts';
import { chooser } from '../../support/chooser.ts';
import { after, begun } from './after.ts';
import { bid, MARKETS, open, pass, passes } from './positions.ts';
import type { Lying } from './tables.ts';

const TABLE = tableOf(RULESET_1);
const RULES = rulesOf(RULESET_1);

type Told = Omit<Lying, 'phase'>;

const stateAfter = (told: Told, ...moves: readonly Move[]): State =>
  after(begun({ markets: MARKETS, ...told, phase: 'acquiring' }), ...moves);

const sight = (told: Told, ...moves: readonly Move[]) =>
  auctionSight(TABLE, stateAfter(told, ...moves));

const CLERK: Told = { level: 'scorekeeper', options: { purses: 'none' }, seats: 4 };
const INTENSE: Told = { ...CLERK, options: { purses: 'none', auctions: 'intense' } };

describe('base rules', () => {
  it('the first player opens at the minimum, all others may open later', () => {
    expect(sight({ ...CLERK, first: 'bo' })).toMatchObject({
      next: 'bo',
      least: 8,
      raises: [9, 10, 12, 17],
      markets: [1, 2, 3, 4, 5],
      standings: { ann: 'may-open', bo: 'next', cy: 'may-open', dee: 'may-open' },
    });
  });

  it('a lot goes round: the highest, who is next, who is out', () => {
    expect(sight(CLERK, open('ann', 2), bid('bo', 11), pass('cy'))).toMatchObject({
      next: 'dee',
      least: 12,
      raises: [13, 14, 16, 21],
      standings: { ann: 'in', bo: 'highest', cy: 'passed', dee: 'next' },
    });
  });

  it('a winner is out for the round, the opener who lost opens again', () => {
    expect(
      sight(CLERK, open('ann', 2), bid('bo', 11), ...passes('cy', 'dee', 'ann')),
    ).toMatchObject({
      next: 'ann',
      standings: { ann: 'next', bo: 'won', cy: 'may-open', dee: 'may-open' },
    });
  });

  it('nobody may open later once the auctions of the round are over', () => {
    const { next, standings } = sight(CLERK, ...passes('ann', 'bo', 'cy', 'dee'));
    expect(next).toBeUndefined();
    expect(standings).toEqual({ ann: 'over', bo: 'over', cy: 'over', dee: 'over' });
  });

  it('who opened nothing may still bid', () => {
    expect(sight(CLERK, pass('ann')).standings).toEqual({
      ann: 'has-opened',
      bo: 'next',
      cy: 'may-open',
      dee: 'may-open',
    });
    expect(sight(CLERK, pass('ann'), open('bo', 1)).standings).toMatchObject({ ann: 'in' });
  });

  it('nobody is next once all auctions are over', () => {
    const over = sight(CLERK, ...passes('ann', 'bo', 'cy', 'dee'));
    expect(over).not.toHaveProperty('next');
    expect(over.raises).toEqual([]);
  });

  it('nobody is next while markets are filled', () => {
    const filling = sight({}, open('ann', 4), ...passes('bo', 'cy'));
    expect(filling).not.toHaveProperty('next');
    expect(filling.markets).toEqual([1, 2, 3, 5]);
  });

  it('only markets that hold tokens can be put up', () => {
    expect(sight({}, open('ann', 4), bid('bo', 9), ...passes('cy', 'ann')).markets).toEqual([
      1, 2, 3, 5,
    ]);
  });
});

describe('intense auctions', () => {
  it('a winner waits until the opener changes, then may bid again', () => {
    const won = [open('ann', 2), bid('bo', 9), ...passes('cy', 'dee', 'ann')];
    expect(sight(INTENSE, ...won).standings).toEqual({
      ann: 'next',
      bo: 'waits',
      cy: 'may-open',
      dee: 'may-open',
    });
    expect(sight(INTENSE, ...won, open('ann', 1)).next).toBe('cy');
    expect(sight(INTENSE, ...won, pass('ann')).standings).toEqual({
      ann: 'has-opened',
      bo: 'next',
      cy: 'may-open',
      dee: 'may-open',
    });
  });
});

describe('means', () => {
  it('nobody’s coins are looked at without purses', () => {
    expect(sight(CLERK)).not.toHaveProperty('means');
    expect(sight(CLERK)).not.toHaveProperty('most');
  });

  it('coins and medals, and nothing above them is offered', () => {
    expect(sight({ level: 'scorekeeper', ann: { coins: 7, medals: 1 } })).toMatchObject({
      means: { purse: 7, medals: 1, tokens: 0, each: 6, coins: 13 },
      raises: [9, 10, 12],
      most: 13,
    });
    const poor = sight({ ann: { coins: 9 } });
    expect(poor).toMatchObject({ means: { coins: 9, medals: 0 }, raises: [9] });
    expect(poor).not.toHaveProperty('most');
  });

  it('all that a seat can pay is one tap away, however far it is', () => {
    expect(sight({ ann: { coins: 25 } })).toMatchObject({ raises: [9, 10, 12, 17], most: 25 });
    expect(sight({ ann: { coins: 8 } })).not.toHaveProperty('most');
    expect(sight({ ann: { coins: 5 } })).not.toHaveProperty('most');
  });

  it('a Special Event token is worth a medal while there is one', () => {
    const told = { ann: { coins: 7, tokens: { special_event: 2 } } };
    expect(sight(told)).toMatchObject({ means: { coins: 19, tokens: 2 } });
    // The medal that is cashed comes back for the second token, unless it leaves the game.
    expect(sight({ ...told, medals: 1 })).toMatchObject({ means: { coins: 19, tokens: 2 } });
    const rulings = { 'medal-returns': 'out-of-game' };
    expect(sight({ ...told, rulings, medals: 1 })).toMatchObject({
      means: { coins: 13, tokens: 1 },
    });
    expect(sight({ ...told, medals: 0 })).toMatchObject({ means: { coins: 7, tokens: 0 } });
  });

  it('cash only, where the table plays it so', () => {
    const rulings = { 'bid-above-cash': 'cash-only' };
    expect(sight({ rulings, ann: { coins: 10, medals: 3 } })).toMatchObject({
      means: { coins: 10, medals: 0 },
      raises: [9, 10],
    });
  });

  it('a winner who has to find coins leaves nobody to bid', () => {
    const told = { ann: { coins: 7, medals: 1 } };
    const short = sight(told, open('ann', 1), ...passes('bo', 'cy'));
    expect(short).not.toHaveProperty('next');
    expect(short.standings).toMatchObject({ ann: 'highest' });
  });
});

describe('any auction', () => {
  it('what is offered is allowed, and a seat that is not next is refused', () => {
    const choose = chooser(20261122);
    for (let played = 0; played < 60; played += 1) {
      const seats = choose.of([3, 4, 5] as const);
      const auctions = choose.of(['base', 'intense'] as const);
      let state = stateAfter({
        level: 'scorekeeper',
        seats,
        options: { auctions },
        ann: { coins: 5 + choose.below(20), medals: choose.below(4) },
      });
      for (let at = 0; at < 40; at += 1) {
        const seen = auctionSight(TABLE, state);
        if (seen.next === undefined) break;
        const told = (seat: string, coins: number): Move =>
          state.lot === undefined
            ? { type: 'open', seat, market: 1, bid: coins }
            : { type: 'bid', seat, bid: coins };
        for (const raise of seen.most === undefined ? seen.raises : [...seen.raises, seen.most])
          expect(RULES.rule(state, told(seen.next, raise)).allowed).toBe(true);
        for (const { seat } of state.seats)
          if (seat !== seen.next)
            expect(RULES.rule(state, told(seat, seen.least)).allowed).toBe(false);
        if (seen.means !== undefined)
          expect(RULES.rule(state, told(seen.next, seen.means.coins + 1)).allowed).toBe(false);
        const bids = seen.raises.slice(0, 2).map((raise) => told(seen.next ?? '', raise));
        const ruling = RULES.rule(state, choose.of([{ type: 'pass', seat: seen.next }, ...bids]));
        if (!ruling.allowed) throw new Error(ruling.refusal.clause);
        ({ state } = ruling);
      }
    }
  });
});
