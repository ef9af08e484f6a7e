// What a scorekeeper tells without tokens and ring: no more than the dice, the program and the box allow, and nothing is lost.
import { describe, it } from 'vitest';
import type { Move, MoveOf } from '../../../src/lib/games/colosseum/rules/moves.ts';
import {
  acquiring,
  at,
  closing,
  deal,
  event,
  invest,
  investing,
  leaving,
  open,
  pass,
  producing,
  trading,
} from './positions.ts';
import type { Lying } from './tables.ts';
import { setUp } from './tables.ts';

const level = 'scorekeeper' as const;
const told = { ring: 'told' as const };
const loge = { loge: true };
const FOUR = { gladiator: 2, horse: 2 };

const passed = (more: Partial<MoveOf<'pass'>>): Move => ({ type: 'pass', seat: 'ann', ...more });
const showing = (lying: Omit<Lying, 'phase'> = {}) => producing({ level, ...lying });

describe('the walk of the nobles', () => {
  it('colosseum.rest.medal: told with the pass where a player rolls and produces nothing', () => {
    showing({ ann: loge })
      .when(passed({ rests: 2 }))
      .because('colosseum.medal.source-dice', { medals: 2 })
      .because('colosseum.frame.phases-optional')
      .leaves({ seats: { ann: { medals: 2 } }, medals: 16, done: ['ann'] });
    producing({ options: told })
      .when(passed({ rests: 1 }))
      .leaves({ seats: { ann: { medals: 1 } }, medals: 17 });
    investing({ level })
      .when(passed({ rests: 1 }))
      .refusedBecause('colosseum.frame.five-phases', { phase: 'investing', needed: 'producing' })
      .firmly();
  });

  it('colosseum.medal.use-move: medals played for moves are told with the pass too', () => {
    showing({ ann: { medals: 1 } })
      .when(passed({ rests: 1, medalMoves: 2 }))
      .leaves({ seats: { ann: { medals: 0 } }, medals: 18 });
    showing({ ann: { medals: 1 } })
      .when(passed({ medalMoves: 2 }))
      .refusedBecause('colosseum.medal.discarded', { medals: 2, has: 1 })
      .firmly();
  });

  it('colosseum.dice.one-without-loge: one die brings one noble to rest, two dice two', () => {
    for (const options of [{}, told])
      for (const move of [
        event('ann', 4, { missing: 0, tokens: FOUR, rests: 2 }),
        passed({ rests: 2 }),
      ]) {
        const ann = { programs: [4], tokens: FOUR };
        const table = (more = {}) =>
          options === told
            ? producing({ options, ann: { ...ann, ...more } })
            : showing({ ann: { ...ann, ...more } });
        table()
          .when(move)
          .refusedBecause('colosseum.rest.medal', { seat: 'ann', rests: 2, most: 1 })
          .overridable();
        table(loge).when(move).isAllowed();
      }
  });

  it('two-medals-one-turn: one medal a turn holds where the ring is not kept', () => {
    const rulings = { 'two-medals-one-turn': 'one-a-turn' };
    showing({ rulings, ann: loge })
      .when(passed({ rests: 2 }))
      .refusedBecause('colosseum.rest.medal', { most: 1 });
    showing({ rulings, ann: loge })
      .when(passed({ rests: 1 }))
      .isAllowed();
  });

  it('roll-without-producing: who tells of a roll is bound to an event where the table plays it so', () => {
    const rulings = { 'roll-without-producing': 'only-with-an-event' };
    const ann = { programs: [4], tokens: FOUR };
    producing({ options: told, rulings, ann })
      .when(passed({ rests: 1 }))
      .refusedBecause('colosseum.produce.three-steps', { step: 'event' })
      .overridable();
    producing({ options: told, rulings, ann }).when(pass('ann')).isAllowed();
    // Nobody knows what a scorekeeper's table could produce.
    showing({ rulings, ann })
      .when(passed({ rests: 1 }))
      .isAllowed();
  });

  it('colosseum.medal.supply: says so where the dice earn a medal that is not there', () => {
    const move = event('ann', 4, { missing: 0, rests: 1 });
    showing({ medals: 0 })
      .when(move)
      .because('colosseum.medal.supply', { medals: 0 })
      .notBecause('colosseum.medal.source-dice');
    showing({ medals: 1 }).when(move).notBecause('colosseum.medal.supply');
  });
});

describe('awards', () => {
  it('colosseum.score.stars: no more awards than the program has types with one, nor than tokens are laid', () => {
    showing()
      .when(event('ann', 4, { missing: 0, stars: 3 }))
      .refusedBecause('colosseum.score.stars', { program: 4, stars: 3, most: 2, unread: true })
      .overridable();
    showing()
      .when(event('ann', 4, { missing: 3, stars: 2 }))
      .refusedBecause('colosseum.score.stars', { stars: 2, most: 1 });
    showing()
      .when(event('ann', 4, { missing: 2, stars: 2 }))
      .isAllowed();
  });

  it('colosseum.components.star-awards: seven are told at the end, not more', () => {
    leaving({ level })
      .when({ type: 'finish', stars: { ann: 4, bo: 3, cy: 1 } })
      .refusedBecause('colosseum.components.star-awards', { count: 8, exist: 7 })
      .firmly();
    leaving({ level })
      .when({ type: 'finish', stars: { ann: 4, bo: 3, cy: 0 } })
      .isAllowed();
  });
});

it('colosseum.trade.purpose: coins for tokens that nobody tells are no gift', () => {
  const sale = deal('ann', 'bo', {}, { coins: 3 });
  for (const reading of ['allowed', 'forbidden'])
    trading({ level, rulings: { 'gift-in-trade': reading } })
      .when(sale)
      .because('colosseum.trade.purpose', { gift: false });
  trading({ rulings: { 'gift-in-trade': 'forbidden' } })
    .when(sale)
    .refusedBecause('colosseum.trade.purpose', { gift: true });
});

it('colosseum.auction.winner-pays: without purses nobody is said to have coins left', () => {
  const sold = acquiring({ level, options: { purses: 'none' } }).after(open('ann', 1), pass('bo'));
  sold
    .when(pass('cy'))
    .because('colosseum.auction.winner-pays', { bid: 8, tokens: [] })
    .saysNot('colosseum.auction.winner-pays', 'coins');
  acquiring({ level })
    .after(open('ann', 1), pass('bo'))
    .when(pass('cy'))
    .because('colosseum.auction.winner-pays', { coins: 22 });
});

it('colosseum.setup.arena-positions: squares are looked at only where the ring is kept', () => {
  const arenas = { ann: 2, bo: 4 };
  for (const match of [{ level }, { options: told }]) {
    const options = { ...('options' in match ? match.options : {}), arenas };
    at(setUp({ ...match, options }))
      .whenBegun()
      .isAllowed();
    investing({ ...match, options, ann: { coins: 30 } })
      .when(invest('ann', 'expansion'))
      .liesAgain();
  }
});

it('colosseum.donation.last-asks-leader: the step says whether the donation may be waived', () => {
  const table = (reading: string, more: Partial<Lying> = {}) =>
    closing({
      ceremony: 'donation',
      leader: 'ann',
      rulings: { 'donation-voluntary': reading },
      ann: { best: 20, tokens: { lion: 2 } },
      cy: { best: 9 },
      ...more,
    });
  table('may-waive').whenBegun().asks('donate', 'bo', { mayWaive: true });
  table('must-ask').whenBegun().asks('donate', 'bo', { mayWaive: false });
  table('must-ask', { level }).whenBegun().asks('donate', 'bo', { mayWaive: true });
});

it('colosseum.medal.use-coins: the last step says whether medals still become coins', () => {
  const table = (reading: string, medals: number) =>
    leaving({ rulings: { 'medal-after-last-event': reading }, bo: { medals } });
  table('until-ranked', 1).whenBegun().asks('finish', undefined, { mayCash: true });
  table('until-ranked', 0).whenBegun().asks('finish', undefined, { mayCash: false });
  table('over', 1).whenBegun().asks('finish', undefined, { mayCash: false });
});
