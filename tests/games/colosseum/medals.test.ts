// Medals, Special Event tokens and the tokens of the Emperor. Rulebook «Императорские медали», «Император».
import { describe, it } from 'vitest';
import type { Asset } from '../../../src/lib/games/colosseum/data/assets.ts';
import {
  acquiring,
  bid,
  cash,
  closing,
  event,
  exchange,
  invest,
  investing,
  leaving,
  MARKETS,
  open,
  pass,
  push,
  RING,
  roll,
  producing,
  showing,
  trading,
} from './positions.ts';

const EMPERORS: Asset[] = ['emperor_token', 'emperor_token', 'cage'];
const lot = (told: Parameters<typeof acquiring>[0] = {}) =>
  acquiring({ markets: [EMPERORS, ...MARKETS.slice(1)], ...told }).after(
    open('ann', 1),
    pass('bo'),
  );
const levels = ['referee', 'scorekeeper'] as const;

describe('where medals come from', () => {
  it('colosseum.emperor-token.exchange: an Emperor token is a medal the moment it comes', () => {
    lot()
      .when(pass('cy'))
      .because('colosseum.emperor-token.exchange', { medals: 2 })
      .leaves({
        medals: 16,
        seats: { ann: { medals: 2, tokens: { cage: 1 } } },
        gone: { emperor_token: 2 },
      });
    investing({ level: 'scorekeeper' })
      .when({ type: 'takeMedal', seat: 'bo', from: 'emperor-token' })
      .because('colosseum.emperor-token.exchange', { medals: 1 })
      .leaves({ medals: 17, seats: { bo: { medals: 1 } } });
    investing()
      .when({ type: 'takeMedal', seat: 'bo', from: 'emperor-token' })
      .refusedBecause('colosseum.emperor-token.exchange')
      .firmly();
  });

  it('colosseum.emperor-token.no-medal-left: without a medal in the supply the token is discarded', () => {
    lot({ medals: 1, bo: { medals: 17 } })
      .when(pass('cy'))
      .because('colosseum.emperor-token.exchange', { medals: 1 })
      .because('colosseum.emperor-token.no-medal-left', { tokens: 1 })
      .leaves({ medals: 0, seats: { ann: { medals: 1 } }, gone: { emperor_token: 2 } });
    investing({ level: 'scorekeeper', medals: 0 })
      .when({ type: 'takeMedal', seat: 'bo', from: 'emperor-token' })
      .because('colosseum.emperor-token.no-medal-left', { tokens: 1 });
  });

  it('colosseum.medal.source-tokens: Emperor and Special Event tokens become medals', () => {
    lot()
      .when(pass('cy'))
      .because('colosseum.emperor-token.exchange')
      .also('colosseum.medal.source-tokens');
    investing({ ann: { tokens: { special_event: 1 } } })
      .when(exchange('ann'))
      .because('colosseum.special-event.second-use')
      .also('colosseum.medal.source-tokens');
  });

  it('colosseum.special-event.second-use: a Special Event token becomes a medal at any moment', () => {
    const bo = { tokens: { special_event: 1 } };
    const best = 9;
    for (const table of [
      investing({ bo }),
      acquiring({ bo }),
      trading({ bo }),
      producing({ bo }),
      closing({ bo, ann: { best } }),
      leaving({ bo }),
    ])
      table
        .when(exchange('bo'))
        .because('colosseum.special-event.second-use', { medals: 1 })
        .leaves({
          medals: 17,
          seats: { bo: { medals: 1, tokens: {} } },
          gone: { special_event: 1 },
        });
    for (const level of levels)
      investing({ level, bo, medals: 0 })
        .when(exchange('bo'))
        .refusedBecause('colosseum.medal.supply', { seat: 'bo' })
        .firmly();
  });

  it('colosseum.special-event.two-uses: an investment or a medal, and then it is gone', () => {
    const table = investing({ ann: { coins: 50, tokens: { special_event: 1 } } });
    table
      .after(exchange('ann'))
      .when(exchange('ann'))
      .refusedBecause('colosseum.special-event.two-uses', { seat: 'ann' })
      .firmly();
    table
      .after(exchange('ann'), invest('ann', 'loge'))
      .when(invest('ann', 'ticket', { extra: 'special-event' }))
      .refusedBecause('colosseum.invest.extra-by-special-event', { tokens: 0 });
    table
      .after(invest('ann', 'loge'), invest('ann', 'ticket', { extra: 'special-event' }))
      .when(exchange('ann'))
      .refusedBecause('colosseum.special-event.two-uses')
      .firmly();
  });

  it('colosseum.medal.supply: while the supply lasts', () => {
    producing({ medals: 0 })
      .when(roll('ann', [6], ['emperor', 6]))
      .because('colosseum.medal.supply', { medals: 0 })
      .notBecause('colosseum.rest.medal')
      .leaves({ seats: { ann: { medals: 0 } }, medals: 0 });
    producing({ level: 'scorekeeper', medals: 1, ann: { loge: true } })
      .when(event('ann', 1, { missing: 0, rests: 2 }))
      .because('colosseum.medal.source-dice', { medals: 1 })
      .leaves({ seats: { ann: { medals: 1 } }, medals: 0 });
  });
});

describe('what medals do', () => {
  it('colosseum.medal.use-coins: a medal is six coins', () => {
    for (const level of levels)
      investing({ level, ann: { medals: 3 } })
        .when(cash('ann', 2))
        .because('colosseum.medal.use-coins', { medals: 2, gained: 12, coins: 42 })
        .leaves({ medals: 17, seats: { ann: { medals: 1, coins: 42 } } });
  });

  it('colosseum.medal.use-spectators: a medal is three spectators in the own event', () => {
    for (const level of levels)
      showing({ level, ann: { programs: [4], medals: 3, tokens: { gladiator: 2, horse: 2 } } })
        .when(event('ann', 4, { tokens: { gladiator: 2, horse: 2 }, missing: 0, medals: 2 }))
        .because('colosseum.score.medals', { medals: 2, spectators: 6 })
        .also('colosseum.medal.use-spectators')
        .totals(15, 0, 0)
        .leaves({ seats: { ann: { medals: 1, coins: 45 } } });
  });

  it('colosseum.medal.one-effect-each: one medal, one effect', () => {
    const table = showing({ ann: { programs: [4], medals: 1, tokens: { gladiator: 2 } } });
    table
      .when(cash('ann'))
      .because('colosseum.medal.use-coins')
      .also('colosseum.medal.one-effect-each');
    for (const move of [cash('ann'), push('ann', 'emperor', 1)])
      table
        .after(move)
        .when(event('ann', 4, { tokens: { gladiator: 2 }, medals: 1 }))
        .refusedBecause('colosseum.medal.discarded', { medals: 1, has: 0 })
        .firmly();
  });

  it('colosseum.medal.no-limit: as many as a player has, also for one noble', () => {
    showing({ ann: { medals: 3 } })
      .after(push('ann', 'consul_1', 3), push('ann', 'consul_1', 3))
      .when(push('ann', 'emperor', -1))
      .leaves({ ring: { ...RING, consul_1: 18, emperor: 35 }, seats: { ann: { medals: 0 } } });
    investing({ ann: { medals: 18 } })
      .when(cash('ann', 18))
      .because('colosseum.medal.use-coins', { gained: 108 })
      .also('colosseum.medal.no-limit');
  });

  it('colosseum.medal.timing: in the phase it came or in any other, also to pay for a lot', () => {
    producing({ ann: { programs: [4], tokens: { gladiator: 2 } } })
      .after(roll('ann', [6], ['emperor', 6]))
      .when(event('ann', 4, { tokens: { gladiator: 2 }, medals: 1 }))
      .because('colosseum.score.medals', { spectators: 3 });
    lot({ ann: { coins: 8 } })
      .after(pass('cy'))
      .when(cash('ann', 2))
      .leaves({ seats: { ann: { coins: 12 } } });
    acquiring({ bo: { medals: 1 } })
      .after(open('ann', 1), bid('bo', 36), pass('cy'))
      .when(pass('ann'))
      .asks('cashMedals', 'bo');
    leaving({ bo: { medals: 1 } })
      .when(cash('bo'))
      .because('colosseum.medal.use-coins')
      .also('colosseum.medal.timing');
  });

  it('colosseum.medal.discarded: played medals are given up, and nobody plays what he has not', () => {
    for (const level of levels) {
      investing({ level, ann: { medals: 1 } })
        .when(cash('ann', 2))
        .refusedBecause('colosseum.medal.discarded', { medals: 2, has: 1 })
        .firmly();
      investing({ level, ann: { medals: 2 } })
        .when(cash('ann', 2))
        .leaves({ seats: { ann: { medals: 0 } }, medals: 18 });
    }
    producing({ level: 'scorekeeper', ann: { medals: 1 } })
      .when(event('ann', 1, { missing: 0, medals: 1, medalMoves: 1 }))
      .refusedBecause('colosseum.medal.discarded', { medals: 2, has: 1 })
      .firmly();
  });
});
