// Phase 1: programs, arena, season tickets and the loge. Rulebook «Фаза 1. Инвестирование».
import { describe, it } from 'vitest';
import type { Program } from '../../../src/lib/games/colosseum/data/tables.ts';
import { RULESET_1 } from '../../../src/lib/games/colosseum/data/ruleset1.ts';
import type { Move } from '../../../src/lib/games/colosseum/rules/moves.ts';
import {
  buy,
  event,
  invest,
  investing,
  MARKETS,
  pass,
  producing,
  RING,
  roll,
  showing,
} from './positions.ts';

const loge = invest('ann', 'loge');
const ticket = invest('ann', 'ticket');
const expansion = invest('ann', 'expansion');
const byMedals = { extra: 'medals' } as const;
const byToken = { extra: 'special-event' } as const;
const levels = ['referee', 'scorekeeper'] as const;

describe('how many investments', () => {
  it('colosseum.invest.one-investment: one investment each, or none', () => {
    for (const level of levels) {
      investing({ level }).when(loge).isAllowed();
      investing({ level, round: 2, ann: { coins: 50, medals: 2 } })
        .after(loge)
        .when(ticket)
        .refusedBecause('colosseum.invest.one-investment', {
          seat: 'ann',
          invested: 1,
          ways: level === 'referee' ? ['medals'] : ['medals', 'special-event'],
        })
        .overridable();
    }
    investing().when(loge).asks('invest', 'bo');
    investing()
      .when(pass('ann'))
      .leaves({ seats: { ann: { invested: 0 } } })
      .asks('invest', 'bo');
    investing({ ann: { coins: 50, medals: 2 } })
      .after(loge)
      .whenLetStand(ticket, 'colosseum.invest.one-investment')
      .leaves({ seats: { ann: { coins: 35, tickets: 1, medals: 2 } } });
  });

  it('colosseum.invest.extra-by-two-medals: two medals buy a second investment, not a third', () => {
    const table = investing({ ann: { coins: 60, medals: 4 } }).after(loge);
    table
      .when(invest('ann', 'ticket', byMedals))
      .because('colosseum.medal.use-two-investment', { medals: 2 })
      .also('colosseum.invest.extra-by-two-medals')
      .leaves({ seats: { ann: { medals: 2, tickets: 1 } } });
    table
      .after(invest('ann', 'ticket', byMedals))
      .when(buy('bo', 11))
      .leaves({ seats: { bo: { bought: [11] } } });
    table
      .after(invest('ann', 'ticket', byMedals))
      .when(invest('ann', 'expansion', { ...byMedals, side: 'clockwise' }))
      .refusedBecause('colosseum.invest.extra-by-two-medals', { invested: 2, most: 2 })
      .overridable();
    investing({ ann: { medals: 2 } })
      .when(invest('ann', 'ticket', byMedals))
      .refusedBecause('colosseum.invest.extra-by-two-medals', { invested: 0 })
      .firmly();
  });

  it('colosseum.invest.one-investment: what is offered for another one is not refused then', () => {
    const again = [
      [invest('ann', 'ticket', byMedals), 'colosseum.invest.extra-by-two-medals'],
      [
        invest('ann', 'expansion', { ...byToken, side: 'clockwise' }),
        'colosseum.invest.extra-by-special-event',
      ],
    ] as const;
    for (const [reading, ways] of [
      ['two', []],
      ['unlimited', ['medals', 'special-event']],
    ] as const)
      for (const level of levels) {
        const table = investing({
          level,
          round: 2,
          rulings: { 'max-two-investments': reading },
          ann: {
            coins: 90,
            medals: 4,
            ...(level === 'referee' ? { tokens: { special_event: 1 } } : {}),
          },
        }).after(loge, invest('ann', 'ticket', byMedals));
        table.when(ticket).refusedBecause('colosseum.invest.one-investment', { invested: 2, ways });
        for (const [move, clause] of again)
          if (ways.length > 0) table.when(move).isAllowed();
          else table.when(move).refusedBecause(clause, { invested: 2, most: 2 });
      }
  });

  it('colosseum.medal.use-two-investment: one medal is not enough for a second investment', () =>
    investing({ ann: { coins: 60, medals: 1, tokens: { special_event: 1 } } })
      .after(loge)
      .when(invest('ann', 'ticket', byMedals))
      .refusedBecause('colosseum.medal.use-two-investment', {
        medals: 1,
        needed: 2,
        mayToken: true,
      })
      .overridable());

  it('colosseum.invest.extra-by-special-event: a Special Event token buys a second investment and is gone', () => {
    investing({ ann: { coins: 60, tokens: { special_event: 1 } } })
      .after(loge)
      .when(invest('ann', 'ticket', byToken))
      .because('colosseum.invest.extra-by-special-event')
      .leaves({ seats: { ann: { tickets: 1, tokens: {} } }, gone: { special_event: 1 } })
      .asks('invest', 'bo');
    investing({ ann: { coins: 60, medals: 2 } })
      .after(loge)
      .when(invest('ann', 'ticket', byToken))
      .refusedBecause('colosseum.invest.extra-by-special-event', { tokens: 0, mayMedals: true })
      .overridable();
    // A scorekeeper does not know the tokens.
    investing({ level: 'scorekeeper', round: 2, ann: { coins: 60 } })
      .after(loge)
      .when(invest('ann', 'ticket', byToken))
      .leaves({ seats: { ann: { tickets: 1 } } });
  });

  it('colosseum.invest.extra-by-special-event: in the first round nobody has the token, and the last seat is not asked for it', () => {
    const beforeLast = (round: number) =>
      investing({ level: 'scorekeeper', round }).after(loge, pass('bo'));
    beforeLast(1).when(invest('cy', 'loge')).leaves({ phase: 'acquiring' });
    beforeLast(2).when(invest('cy', 'loge')).leaves({ phase: 'investing' }).asks('invest', 'cy');
    investing({ level: 'scorekeeper' })
      .after(loge)
      .when(invest('ann', 'ticket', byToken))
      .refusedBecause('colosseum.invest.extra-by-special-event', { invested: 1, tokens: 0 })
      .overridable();
  });

  it('colosseum.invest.extra-is-paid: the second investment costs what it costs', () => {
    const table = (coins: number) => investing({ ann: { coins, medals: 2 } }).after(loge);
    table(15)
      .when(invest('ann', 'ticket', byMedals))
      .because('colosseum.medal.use-two-investment')
      .also('colosseum.invest.extra-is-paid')
      .leaves({ seats: { ann: { coins: 0, medals: 0 } } });
    table(14)
      .when(invest('ann', 'ticket', byMedals))
      .refusedBecause('colosseum.invest.pay-now', { cost: 10, coins: 9 });
  });

  it('colosseum.invest.extra-any-type: both investments may be of one type or of two', () => {
    const table = investing({ ann: { coins: 60, medals: 2 } });
    table
      .after(ticket)
      .when(invest('ann', 'ticket', byMedals))
      .because('colosseum.medal.use-two-investment')
      .also('colosseum.invest.extra-any-type')
      .leaves({ seats: { ann: { tickets: 2 } } });
    table
      .after(ticket)
      .when(buy('ann', 12, 'medals'))
      .leaves({ seats: { ann: { tickets: 1, bought: [12] } } });
  });

  it('colosseum.invest.pay-now: who cannot pay cannot invest', () => {
    for (const level of levels) {
      investing({ level, ann: { coins: 4 } })
        .when(loge)
        .refusedBecause('colosseum.invest.pay-now', { what: 'loge', cost: 5, coins: 4 })
        .overridable();
      investing({ level, ann: { coins: 12 } })
        .when(buy('ann', 11))
        .refusedBecause('colosseum.invest.pay-now', { program: 11, cost: 13, unread: true });
    }
    for (const [medals, mayCash] of [
      [0, false],
      [1, false],
      [2, true],
    ] as const)
      investing({ ann: { coins: 0, medals } })
        .when(ticket)
        .refusedBecause('colosseum.invest.pay-now', { coins: 0, mayCash });
    // Two of the three medals pay for the second investment itself.
    investing({ ann: { coins: 5, medals: 3 } })
      .after(loge)
      .when(invest('ann', 'ticket', byMedals))
      .refusedBecause('colosseum.invest.pay-now', { coins: 0, mayCash: false });
    investing({ level: 'scorekeeper', options: { purses: 'none' }, ann: { coins: 0 } })
      .when(loge)
      .isAllowed();
  });

  it('colosseum.invest.pay-now: a Special Event token that becomes a medal is named, and only where its coins would do', () => {
    const short = 'colosseum.invest.pay-now';
    const one = { special_event: 1 };
    investing({ ann: { coins: 0, tokens: one } })
      .when(loge)
      .refusedBecause(short, { mayCash: false, mayToken: 'yes' });
    investing({ ann: { coins: 0, medals: 1, tokens: one } })
      .when(ticket)
      .refusedBecause(short, { mayCash: false, mayToken: 'yes' });
    const without = (told: Parameters<typeof investing>[0]) => {
      investing(told).when(expansion).refusedBecause(short, { mayToken: 'no' });
    };
    without({ ann: { coins: 3 } });
    without({ ann: { coins: 3, tokens: one } });
    without({ ann: { coins: 8, medals: 1, tokens: one } });
    // No medal is left to exchange it for.
    without({ medals: 0, ann: { coins: 5, tokens: one } });
    // It has paid for the further investment itself.
    investing({ ann: { coins: 5, tokens: one } })
      .after(loge)
      .when(invest('ann', 'ticket', { extra: 'special-event' }))
      .refusedBecause(short, { mayCash: false, mayToken: 'no' });
    const untold = { level: 'scorekeeper', ann: { coins: 0 } } as const;
    investing({ ...untold, round: 2 })
      .when(loge)
      .refusedBecause(short, { mayToken: 'maybe' });
    investing({ ...untold, round: 1 })
      .when(loge)
      .refusedBecause(short, { mayToken: 'no' });
    investing({ ...untold, round: 2, used: { special_event: 4 } })
      .when(loge)
      .refusedBecause(short, { mayToken: 'no' });
  });
});

describe('programs', () => {
  it('colosseum.program.buy: a program of 11 to 30 at its price; those of the deal are never sold', () => {
    for (const level of levels) {
      investing({ level })
        .when(buy('ann', 20))
        .because('colosseum.program.buy', { program: 20, cost: 25, coins: 5 })
        .leaves({ seats: { ann: { coins: 5, bought: [20], programs: [20] } } });
      for (const program of [1, 10])
        investing({ level })
          .when(buy('ann', program))
          .refusedBecause('colosseum.program.buy', { program, from: 11 })
          .firmly();
    }
    investing().when(invest('ann', 'program')).refusedBecause('colosseum.program.buy').firmly();
  });

  it('colosseum.program.higher-number: a new program has a higher number than those bought before', () => {
    const table = investing({ ann: { bought: [15], programs: [3, 8] } });
    table
      .when(buy('ann', 14))
      .refusedBecause('colosseum.program.higher-number', { program: 14, than: 15 })
      .overridable();
    table.when(buy('ann', 16)).isAllowed();
    table
      .whenLetStand(buy('ann', 14), 'colosseum.program.higher-number')
      .leaves({ seats: { ann: { bought: [15, 14], programs: [3, 8, 14, 15] } } });
  });

  it('colosseum.program.contents: the card before the players decides where it says otherwise', () => {
    const program: Program = {
      number: 12,
      cost: 16,
      arena: 2,
      assets: { lion: 3 },
      spectators: [19, 9],
    };
    const read: Move = { type: 'readCard', program };
    investing().when(read).because('colosseum.program.contents', { program: 12 });
    investing()
      .after(read)
      .when(buy('ann', 12))
      .because('colosseum.program.buy', { cost: 16, coins: 14 });
    showing({ cards: [program], ann: { bought: [12], tokens: { lion: 3 } } })
      .when(event('ann', 12, { tokens: { lion: 2 } }))
      .because('colosseum.score.base', { missing: 1, spectators: 9 })
      .also('colosseum.program.contents');
    showing({ ann: { bought: [12], arena: { size: 3 }, tokens: { horse: 1, lion: 2 } } })
      .when(event('ann', 12, { tokens: { horse: 1, lion: 2 } }))
      .refusedBecause('colosseum.program.contents', { asset: 'horse', placed: 1, needs: 0 })
      .overridable();
  });

  it('colosseum.program.needs-larger-arena-later: bought before the arena is big enough, produced only then', () => {
    investing()
      .when(buy('ann', 21))
      .leaves({ seats: { ann: { bought: [21] } } });
    for (const level of levels)
      showing({ level, ann: { bought: [21], arena: { size: 3 }, tokens: { cage: 3, scenery: 2 } } })
        .when(event('ann', 21, { missing: 5, tokens: { cage: 3, scenery: 2 } }))
        .refusedBecause('colosseum.produce.arena-size', { needs: 4, has: 3 });
  });

  it('colosseum.program.unique: a program that lies before somebody is not for sale', () =>
    investing({ bo: { bought: [17] } })
      .when(buy('ann', 17))
      .refusedBecause('colosseum.program.unique', { program: 17, owner: 'bo' })
      .firmly());
});

describe('the arena', () => {
  it('colosseum.expand.cost: an expansion costs 10 coins', () => {
    for (const level of levels)
      investing({ level })
        .when(expansion)
        .because('colosseum.expand.cost', { cost: 10, coins: 20, size: 3 })
        .leaves({ seats: { ann: { coins: 20, arena: { from: 8, size: 3 } } } });
    investing({ ann: { coins: 9 } })
      .when(expansion)
      .refusedBecause('colosseum.invest.pay-now', { cost: 10 });
  });

  it('colosseum.expand.direction: at either end, as the player says', () => {
    investing()
      .when(expansion)
      .leaves({ seats: { ann: { arena: { from: 8, size: 3 } } } });
    investing()
      .when(invest('ann', 'expansion', { side: 'counterclockwise' }))
      .leaves({ seats: { ann: { arena: { from: 7, size: 3 } } } });
    investing()
      .when({ type: 'invest', seat: 'ann', what: 'expansion' })
      .refusedBecause('colosseum.expand.direction')
      .firmly();
    investing({ level: 'scorekeeper' })
      .when({ type: 'invest', seat: 'ann', what: 'expansion' })
      .isAllowed();
  });

  it('colosseum.expand.direction: not over the arena of somebody else, where two lie side by side', () => {
    const options = { arenas: { ann: 18 } };
    investing({ options })
      .when(expansion)
      .leaves({ seats: { ann: { arena: { from: 18, size: 3 } } } });
    investing({ options, ann: { arena: { from: 18, size: 3 } } })
      .when(expansion)
      .refusedBecause('colosseum.setup.arena-positions', { seat: 'ann', from: 18 })
      .firmly();
  });

  it('colosseum.expand.sizes: two squares at first, then three, then four', () => {
    const table = investing({ ann: { coins: 40, medals: 2 } });
    table
      .when(expansion)
      .because('colosseum.expand.cost', { size: 3 })
      .also('colosseum.expand.sizes');
    table
      .after(expansion)
      .when(invest('ann', 'expansion', { ...byMedals, side: 'counterclockwise' }))
      .leaves({ seats: { ann: { arena: { from: 7, size: 4 } } } });
  });

  it('colosseum.expand.max-two: no third expansion', () => {
    for (const level of levels)
      investing({ level, ann: { arena: { size: 4 } } })
        .when(expansion)
        .refusedBecause('colosseum.expand.max-two', { size: 4 })
        .firmly();
  });

  it('colosseum.expand.once-per-round: once a round, unless the second investment is another one', () => {
    const table = investing({ ann: { coins: 50, medals: 2 } }).after(expansion);
    table.when(expansion).refusedBecause('colosseum.invest.one-investment').overridable();
    table
      .when(invest('ann', 'expansion', { ...byMedals, side: 'clockwise' }))
      .leaves({ seats: { ann: { arena: { from: 8, size: 4 } } } });
  });

  it('colosseum.expand.may-capture-nobles: a noble on the new square is inside', () => {
    investing({ ring: { ...RING, senator_1: 10 } })
      .when(expansion)
      .because('colosseum.expand.may-capture-nobles', { nobles: ['senator_1'], square: 10 });
    investing().when(expansion).notBecause('colosseum.expand.may-capture-nobles');
    // One who stood inside before is not captured.
    investing({ ring: { ...RING, senator_1: 9 } })
      .when(expansion)
      .notBecause('colosseum.expand.may-capture-nobles');
  });

  it('colosseum.expand.bonus-is-space: the larger arena holds more nobles and larger programs', () => {
    investing()
      .when(expansion)
      .because('colosseum.expand.cost')
      .also('colosseum.expand.bonus-is-space');
    const table = (size: number) =>
      showing({
        ring: { ...RING, consul_1: 10 },
        ann: { bought: [12], programs: [7], arena: { size }, tokens: { gladiator: 3, lion: 3 } },
      });
    // 7 of the program with two missing, 4 of an award; the Consul stands outside.
    table(2)
      .when(event('ann', 7, { tokens: { gladiator: 3 } }))
      .totals(11, 0, 0);
    table(3)
      .when(event('ann', 12, { tokens: { gladiator: 3, lion: 3 } }))
      // 11 of the program with two missing, 8 of two awards, 5 of the Consul.
      .because('colosseum.score.nobles', { nobles: { emperor: 0, consul: 1, senator: 0 } })
      .totals(24, 0, 0);
  });
});

describe('season tickets', () => {
  it('colosseum.ticket.cost: a ticket costs 10 coins', () => {
    for (const level of levels)
      investing({ level })
        .when(ticket)
        .because('colosseum.ticket.cost', { cost: 10, coins: 20, tickets: 1, left: 9 })
        .leaves({ seats: { ann: { coins: 20, tickets: 1 } } });
  });

  it('colosseum.ticket.effect: five more spectators in every event, the one of this round too', () => {
    const [one] = RULESET_1.tables.programs;
    investing({ markets: MARKETS, ann: { programs: [1], tokens: { gladiator: 2, decoration: 1 } } })
      .after(ticket, pass('bo'), pass('cy'), pass('ann'), pass('bo'), pass('cy'))
      .after(pass('ann'), pass('bo'), pass('cy'), roll('ann', [2], ['emperor', 2]))
      .when(event('ann', 1, { tokens: { gladiator: 2, decoration: 1 } }))
      .because('colosseum.score.season-tickets', { tickets: 1, spectators: 5 })
      .also('colosseum.ticket.effect')
      .totals((one?.spectators[0] ?? 0) + 5, 0, 0);
  });

  it('colosseum.ticket.one-per-round: one a round, unless the second investment is another one', () => {
    const table = investing({ ann: { medals: 2 } }).after(ticket);
    table.when(ticket).refusedBecause('colosseum.invest.one-investment').overridable();
    table.when(invest('ann', 'ticket', byMedals)).leaves({ seats: { ann: { tickets: 2 } } });
  });

  it('colosseum.ticket.many-allowed: as many as the supply of ten has', () => {
    investing({ ann: { tickets: 4 }, bo: { tickets: 5 } })
      .when(ticket)
      .because('colosseum.ticket.cost', { tickets: 5, left: 0 });
    for (const level of levels)
      investing({ level, ann: { tickets: 5 }, bo: { tickets: 5 } })
        .when(ticket)
        .refusedBecause('colosseum.ticket.many-allowed', { exist: 10 })
        .firmly();
  });
});

describe('the loge', () => {
  it('colosseum.loge.cost: a loge costs 5 coins', () => {
    for (const level of levels)
      investing({ level })
        .when(loge)
        .because('colosseum.loge.cost', { cost: 5, coins: 25 })
        .leaves({ seats: { ann: { coins: 25, loge: true } } });
  });

  it('colosseum.loge.two-dice: its owner rolls two dice', () => {
    investing().when(loge).because('colosseum.loge.cost').also('colosseum.loge.two-dice');
    producing({ ann: { loge: true } })
      .when(roll('ann', [2, 3], ['emperor', 2], ['consul_1', 3]))
      .leaves({ ring: { ...RING, emperor: 2, consul_1: 15 } });
  });

  it('colosseum.loge.max-one: one loge an arena', () => {
    for (const level of levels)
      investing({ level, ann: { loge: true } })
        .when(loge)
        .refusedBecause('colosseum.loge.max-one')
        .firmly();
  });
});
