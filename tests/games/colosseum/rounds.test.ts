// Five rounds of five phases. Rulebook «Ход игры».
import { describe, it } from 'vitest';
import {
  acquiring,
  at,
  bid,
  buy,
  closing,
  event,
  invest,
  investing,
  leaving,
  MARKETS,
  open,
  pass,
  passes,
  podium,
  producing,
  trading,
} from './positions.ts';
import { lying } from './tables.ts';

const levels = ['referee', 'scorekeeper'] as const;
const ALL = passes('ann', 'bo', 'cy');

describe('phases', () => {
  it('colosseum.frame.five-phases: investing, auctions, trading, events, ceremonies, in this order', () => {
    for (const level of levels) {
      const table = investing({ level, markets: MARKETS });
      table
        .after(...passes('ann', 'bo'))
        .when(pass('cy'))
        .because('colosseum.frame.five-phases', { phase: 'acquiring', round: 1 });
      table
        .after(...ALL, ...ALL)
        .whenBegun()
        .leaves({ phase: 'trading' });
      table
        .after(...ALL, ...ALL, ...ALL)
        .whenBegun()
        .leaves({ phase: 'producing' });
      table
        .after(...ALL, ...ALL, ...ALL, ...ALL)
        .whenBegun()
        .leaves({ phase: 'closing' });
      for (const [move, needed] of [
        [open('ann', 1), 'acquiring'],
        [event('ann', 1, { missing: 0 }), 'producing'],
        [podium(), 'closing'],
      ] as const)
        table
          .when(move)
          .refusedBecause('colosseum.frame.five-phases', { phase: 'investing', needed })
          .firmly();
      trading({ level })
        .when(buy('ann', 11))
        .refusedBecause('colosseum.frame.five-phases', { needed: 'investing' })
        .firmly();
    }
  });

  it('colosseum.frame.phases-optional: each phase may be left out', () => {
    investing()
      .when(pass('ann'))
      .because('colosseum.frame.phases-optional', { phase: 'investing' });
    producing()
      .when(pass('ann'))
      .because('colosseum.frame.phases-optional', { phase: 'producing' });
    for (const table of [acquiring(), trading()]) table.when(pass('ann')).isAllowed();
    closing().when(pass('ann')).refusedBecause('colosseum.frame.five-phases').firmly();
  });

  it('colosseum.frame.phase-by-phase: nobody goes ahead of those before him', () => {
    for (const level of levels) {
      investing({ level })
        .when(invest('bo', 'loge'))
        .refusedBecause('colosseum.frame.phase-by-phase', { seat: 'bo', next: 'ann' })
        .overridable();
      investing({ level, first: 'cy' })
        .when(pass('ann'))
        .refusedBecause('colosseum.frame.phase-by-phase', { next: 'cy' });
      investing({ level, first: 'cy' }).after(pass('cy')).when(invest('ann', 'loge')).isAllowed();
    }
    // Who has passed on the second investment has finished.
    for (const level of levels)
      investing({ level, round: 2, ann: { medals: 2 } })
        .after(invest('ann', 'loge'), pass('ann'))
        .when(invest('ann', 'ticket', { extra: 'medals' }))
        .refusedBecause('colosseum.frame.phase-by-phase', { seat: 'ann', next: 'bo' })
        .overridable();
    // A scorekeeper does not know who still has a Special Event token.
    investing({ level: 'scorekeeper', round: 2 })
      .after(invest('ann', 'loge'))
      .when(invest('ann', 'ticket', { extra: 'special-event' }))
      .isAllowed();
    acquiring().when(bid('bo', 9)).refusedBecause('colosseum.auction.choose-market');
  });
});

describe('rounds', () => {
  it('colosseum.frame.first-player-rotates: the first-player token goes to the left', () => {
    for (const level of levels)
      for (const [first, next] of [
        ['ann', 'bo'],
        ['cy', 'ann'],
      ] as const)
        closing({
          level,
          first,
          ann: { best: 9 },
          bo: { best: 5, coins: 9 },
          cy: { best: 5, coins: 8 },
        })
          .after(podium(), ...(level === 'referee' ? [] : [{ type: 'donate', to: 'cy' } as const]))
          .whenBegun()
          .leaves({ round: 2, first: next })
          .asks('invest', next);
    closing({ ann: { best: 9 } })
      .when(podium())
      .because('colosseum.frame.first-player-rotates', { round: 2 });
  });

  it('colosseum.frame.round-counter: from 1, one on with each round', () => {
    at(lying({})).whenBegun().leaves({ round: 1 });
    for (const round of [1, 2, 3, 4])
      closing({ round, ann: { best: 9, invested: 1 } })
        .when(podium())
        .because('colosseum.frame.round-counter', { round: round + 1, rounds: 5 })
        .leaves({ round: round + 1, phase: 'investing', seats: { ann: { invested: 0 } } });
  });

  it('colosseum.frame.five-rounds: five rounds, not one more', () => {
    at(lying({ round: 6 }))
      .whenBegun()
      .refusedBecause('colosseum.frame.five-rounds', { round: 6, rounds: 5 })
      .firmly();
    at(lying({ round: 4, phase: 'farewell' }))
      .whenBegun()
      .refusedBecause('colosseum.frame.five-rounds')
      .firmly();
    producing({ round: 5 })
      .after(...passes('ann', 'bo'))
      .when(pass('cy'))
      .leaves({ round: 5, phase: 'farewell' });
  });

  it('colosseum.frame.last-round-has-no-phase-5: round 5 ends with the events', () => {
    for (const level of levels)
      producing({ level, round: 5 })
        .after(...passes('ann', 'bo'))
        .when(pass('cy'))
        .because('colosseum.frame.last-round-has-no-phase-5', { round: 5 })
        .because('colosseum.closing.not-after-round-5')
        .asks('finish');
    producing({ round: 4 })
      .after(...passes('ann', 'bo'))
      .when(pass('cy'))
      .leaves({ phase: 'closing' });
    at(lying({ round: 5, phase: 'closing' }))
      .whenBegun()
      .refusedBecause('colosseum.frame.five-rounds')
      .firmly();
    leaving().when(pass('ann')).refusedBecause('colosseum.frame.five-phases');
  });
});
