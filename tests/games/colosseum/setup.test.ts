// The box and the set-up: what lies ready, who gets what. Rulebook «Компоненты игры», «Подготовка к игре».
import { describe, expect, it } from 'vitest';
import type { Asset, Star } from '../../../src/lib/games/colosseum/data/assets.ts';
import { NOBLES, STARS, countOf, tokensOf } from '../../../src/lib/games/colosseum/data/assets.ts';
import { RULESET_1 } from '../../../src/lib/games/colosseum/data/ruleset1.ts';
import {
  at,
  buy,
  cash,
  closing,
  event,
  invest,
  investing,
  MARKETS,
  podium,
  producing,
  refill,
  RING,
  roll,
} from './positions.ts';
import type { Name } from './tables.ts';
import { lying, setUp } from './tables.ts';

const { tables } = RULESET_1;
const SIX: Asset[] = ['torch', 'cage', 'chariot', 'priest', 'scenery', 'horse'];
const EIGHT: Asset[] = [...SIX, 'ship', 'lion'];
const dealt = (seat: Name, tokens: Asset[]) => ({ type: 'dealTokens', seat, tokens }) as const;
const programs = (seat: Name, low: number, mid: number) =>
  ({ type: 'dealPrograms', seat, low, mid }) as const;
const filled = refill(MARKETS.flat());

describe('the box', () => {
  it('colosseum.components.asset-tokens: 40 green tokens and 112 orange ones, and no table lies with more', () => {
    at(setUp())
      .whenBegun()
      .because('colosseum.components.asset-tokens', { green: 40, orange: 112 })
      .leaves({ green: 40, bag: 112 });
    at(lying({ green: 40, bag: 112, ann: { tokens: { torch: 1 } } }))
      .whenBegun()
      .refusedBecause('colosseum.components.asset-tokens', { count: 153, exist: 152 })
      .firmly();
    // Nor with too few green ones for those who wait for their tokens: nothing is dealt out of the bag.
    const green = 40 - 15 - 8;
    const dealing = { phase: 'setup' as const, markets: MARKETS, done: ['ann'] };
    at(lying({ ...dealing, green, ann: { tokens: tokensOf(EIGHT) } }))
      .when(dealt('bo', EIGHT))
      .isAllowed();
    at(lying({ ...dealing, green: 15, gone: { cage: 2 }, ann: { tokens: tokensOf(EIGHT) } }))
      .whenBegun()
      .refusedBecause('colosseum.components.asset-tokens', { count: 153, exist: 152 })
      .firmly();
    at(lying({ phase: 'setup', green: 32, bag: 112 }))
      .whenBegun()
      .refusedBecause('colosseum.components.asset-tokens', { count: 144, exist: 152 })
      .firmly();
    expect(countOf(tables.tokens)).toBe(152);
  });

  it('colosseum.asset.counts: 140 standard tokens, by type as printed', () => {
    expect(tables.tokens).toMatchObject({
      ...{ gladiator: 20, comedian: 12, musician: 12, horse: 12, torch: 12, priest: 11 },
      ...{ ship: 11, lion: 10, scenery: 10, decoration: 10, chariot: 10, cage: 10 },
    });
    at(lying({ ann: { tokens: { lion: 10 } } }))
      .whenBegun()
      .isAllowed();
    at(lying({ ann: { tokens: { lion: 10 } }, bo: { tokens: { lion: 1 } } }))
      .whenBegun()
      .refusedBecause('colosseum.asset.counts', { asset: 'lion', exist: 10 })
      .firmly();
  });

  it('colosseum.asset.special-counts: four of each special token', () => {
    expect(tables.tokens).toMatchObject({ joker: 4, emperor_token: 4, special_event: 4 });
    at(lying({ ann: { tokens: { joker: 5 } } }))
      .whenBegun()
      .refusedBecause('colosseum.asset.special-counts', { asset: 'joker', exist: 4 })
      .firmly();
  });

  it('colosseum.components.arena-pieces: each arena begins as two halves, on two squares', () =>
    at(setUp({ seats: 5 }))
      .whenBegun()
      .because('colosseum.components.asset-tokens')
      .also('colosseum.components.arena-pieces')
      .leaves({
        seats: { ann: { arena: { from: 2, size: 2 } }, eve: { arena: { from: 32, size: 2 } } },
      }));

  it('colosseum.components.arena-expansions: two expansions a player, no third one', () => {
    at(setUp())
      .whenBegun()
      .because('colosseum.components.asset-tokens')
      .also('colosseum.components.arena-expansions');
    investing({ ann: { arena: { size: 4 } } })
      .when(invest('ann', 'expansion'))
      .refusedBecause('colosseum.expand.max-two')
      .firmly();
  });

  it('colosseum.components.loges: five loges, one for each of five players', () => {
    expect(tables.supply.loges).toBe(5);
    const owner = { loge: true };
    at(setUp())
      .whenBegun()
      .because('colosseum.components.asset-tokens')
      .also('colosseum.components.loges');
    investing({
      seats: 5,
      ann: owner,
      bo: owner,
      cy: owner,
      dee: owner,
      done: ['ann', 'bo', 'cy', 'dee'],
    })
      .when(invest('eve', 'loge'))
      .because('colosseum.loge.cost');
  });

  it('colosseum.components.season-tickets: ten season tickets in one supply', () => {
    at(setUp())
      .whenBegun()
      .because('colosseum.components.asset-tokens')
      .also('colosseum.components.season-tickets');
    at(lying({ ann: { tickets: 6 }, bo: { tickets: 5 } }))
      .whenBegun()
      .refusedBecause('colosseum.components.season-tickets', { count: 11, exist: 10 })
      .firmly();
  });

  it('colosseum.components.nobles: one Emperor, two Consuls, three Senators', () => {
    expect(NOBLES).toEqual([
      'emperor',
      'consul_1',
      'consul_2',
      'senator_1',
      'senator_2',
      'senator_3',
    ]);
    at(setUp())
      .whenBegun()
      .because('colosseum.components.asset-tokens')
      .also('colosseum.components.nobles')
      .leaves({ ring: RING });
  });

  it('colosseum.components.dice: two dice at the most', () => {
    at(setUp())
      .whenBegun()
      .because('colosseum.components.asset-tokens')
      .also('colosseum.components.dice');
    producing({ ann: { loge: true } })
      .when(roll('ann', [5, 6], ['emperor', 11]))
      .isAllowed();
  });

  it('colosseum.components.coins: the bank never runs out of coins', () => {
    at(setUp())
      .whenBegun()
      .because('colosseum.components.asset-tokens')
      .also('colosseum.components.coins');
    investing({ ann: { coins: 9000, medals: 1 } })
      .when(cash('ann'))
      .leaves({ seats: { ann: { coins: 9006 } } });
  });

  it('colosseum.components.podiums: four podiums, one for each of rounds 1 to 4', () => {
    at(setUp())
      .whenBegun()
      .because('colosseum.components.asset-tokens')
      .also('colosseum.components.podiums');
    at(lying({ ann: { podiums: 3 }, bo: { podiums: 2 } }))
      .whenBegun()
      .refusedBecause('colosseum.components.podiums', { count: 5, exist: 4 })
      .firmly();
    closing({ round: 4, ann: { best: 20, podiums: 3 } })
      .when(podium())
      .leaves({ seats: { ann: { podiums: 4 } } });
  });

  it('colosseum.components.star-awards: seven awards, none of them with anybody at first', () => {
    expect(STARS).toHaveLength(7);
    at(setUp())
      .whenBegun()
      .because('colosseum.components.asset-tokens')
      .also('colosseum.components.star-awards')
      .leaves({ stars: {} });
  });

  it('colosseum.components.programs: thirty programs, numbered 1 to 30', () => {
    expect(tables.programs.map(({ number }) => number)).toEqual(
      Array.from({ length: 30 }, (_, index) => index + 1),
    );
    investing({ ann: { coins: 40 } })
      .when(buy('ann', 30))
      .because('colosseum.program.buy')
      .also('colosseum.components.programs');
  });

  it('colosseum.components.medals: eighteen medals, and no table lies with more', () => {
    at(setUp())
      .whenBegun()
      .because('colosseum.components.asset-tokens')
      .also('colosseum.components.medals')
      .leaves({ medals: 18 });
    at(lying({ medals: 16, ann: { medals: 3 } }))
      .whenBegun()
      .refusedBecause('colosseum.components.medals', { count: 19, exist: 18 })
      .firmly();
    at(lying({ ann: { medals: 3 } }))
      .whenBegun()
      .leaves({ medals: 15 });
  });

  it('colosseum.star.types: awards for seven types of performers, none for things', () => {
    const all: Star[] = ['gladiator', 'ship', 'musician', 'comedian', 'priest', 'horse', 'lion'];
    expect(STARS).toEqual(all);
    at(setUp())
      .whenBegun()
      .because('colosseum.components.asset-tokens')
      .also('colosseum.star.types');
    at(lying({ ann: { tokens: { torch: 5, scenery: 5, decoration: 5, chariot: 5, cage: 5 } } }))
      .whenBegun()
      .leaves({ stars: {} });
    at(lying({ ann: { tokens: Object.fromEntries(all.map((star) => [star, 3])) } }))
      .whenBegun()
      .leaves({ stars: Object.fromEntries(all.map((star) => [star, 'ann'])) });
  });
});

describe('what each player gets', () => {
  it('colosseum.frame.player-count: three to five sit down, nobody else', () => {
    for (const seats of [3, 4, 5] as const) at(setUp({ seats })).whenBegun().isAllowed();
    for (const seats of [
      ['ann', 'bo'],
      ['ann', 'bo', 'cy', 'dee', 'eve', 'fay'],
    ])
      at({ ...setUp(), seats })
        .whenBegun()
        .refusedBecause('colosseum.frame.player-count', { seats: seats.length, least: 3, most: 5 })
        .firmly();
  });

  it('colosseum.setup.starting-coins: 30 coins each', () => {
    for (const level of ['referee', 'scorekeeper'] as const)
      at(setUp({ level }))
        .whenBegun()
        .because('colosseum.setup.starting-coins', { coins: 30 })
        .leaves({ seats: { ann: { coins: 30 }, bo: { coins: 30 }, cy: { coins: 30 } } });
  });

  it('colosseum.setup.player-kit: two arena pieces, a marker and 30 coins', () =>
    at(setUp())
      .whenBegun()
      .because('colosseum.setup.starting-coins')
      .also('colosseum.setup.player-kit')
      .leaves({
        seats: {
          cy: { coins: 30, medals: 0, arena: { from: 32, size: 2 }, loge: false, tickets: 0 },
        },
      }));

  it('colosseum.setup.score-marker-start: all markers stand on the start', () =>
    at(setUp({ seats: 4 }))
      .whenBegun()
      .because('colosseum.setup.starting-coins')
      .also('colosseum.setup.score-marker-start')
      .totals(0, 0, 0, 0));

  it('colosseum.setup.arena-positions: arenas lie as the number of players has it, the first player next to the Emperor', () => {
    for (const [seats, starts] of [
      [3, [8, 21, 32]],
      [4, [3, 14, 23, 32]],
      [5, [2, 8, 15, 23, 32]],
    ] as const) {
      const begun = at(setUp({ seats })).whenBegun();
      const names = ['ann', 'bo', 'cy', 'dee', 'eve'];
      begun.because('colosseum.setup.arena-positions', { squares: [starts[0], starts[0] + 1] });
      for (const [index, from] of starts.entries())
        begun.leaves({ seats: { [names[index] ?? '']: { arena: { from, size: 2 } } } });
    }
    at(setUp({ first: 'bo' }))
      .whenBegun()
      .leaves({
        seats: { bo: { arena: { from: 8, size: 2 } }, ann: { arena: { from: 32, size: 2 } } },
      });
    at(setUp({ options: { arenas: { ann: 10 } } }))
      .whenBegun()
      .leaves({ seats: { ann: { arena: { from: 10, size: 2 } } } });
    at(setUp({ options: { arenas: { ann: 22 } } }))
      .whenBegun()
      .refusedBecause('colosseum.setup.arena-positions')
      .firmly();
  });

  it('colosseum.setup.nobles-on-coloured-squares: the nobles start on the six resting areas', () => {
    at(setUp())
      .whenBegun()
      .because('colosseum.setup.nobles-on-coloured-squares', { squares: [0, 6, 12, 19, 26, 30] })
      .leaves({
        ring: {
          emperor: 0,
          consul_1: 12,
          consul_2: 26,
          senator_1: 6,
          senator_2: 19,
          senator_3: 30,
        },
      });
    at(setUp({ level: 'scorekeeper' }))
      .whenBegun()
      .leaves({ ring: undefined });
  });

  it('colosseum.setup.orange-bag: 112 orange tokens lie in the bag and stay there while tokens are dealt', () => {
    at(setUp()).whenBegun().because('colosseum.setup.orange-bag', { tokens: 112 });
    at(setUp()).after(filled).when(dealt('ann', EIGHT)).leaves({ bag: 112, green: 17 });
  });

  it('colosseum.setup.fill-markets-green: fifteen green tokens on five markets', () => {
    at(setUp())
      .when(filled)
      .because('colosseum.setup.fill-markets-green', { markets: 5, tokens: 15 })
      .leaves({ green: 25, markets: MARKETS });
    at(setUp())
      .when(refill(MARKETS.flat().slice(1)))
      .refusedBecause('colosseum.refill.green-first', {
        told: 14,
        tokens: 15,
        green: 15,
        orange: 0,
      })
      .firmly();
  });

  it('colosseum.setup.deal-green-3p: eight tokens each, with three players', () => {
    at(setUp()).when(dealt('bo', EIGHT)).because('colosseum.setup.deal-green-3p', { tokens: 8 });
    at(setUp())
      .when(dealt('bo', SIX))
      .refusedBecause('colosseum.setup.deal-green-3p', { seat: 'bo', tokens: 8, told: 6 })
      .firmly();
    at(setUp())
      .after(dealt('bo', EIGHT))
      .when(dealt('bo', EIGHT))
      .refusedBecause('colosseum.setup.deal-green-3p')
      .firmly();
  });

  it('colosseum.setup.deal-green-4p: six tokens each, with four players', () => {
    at(setUp({ seats: 4 }))
      .when(dealt('ann', SIX))
      .because('colosseum.setup.deal-green-4p', { tokens: 6 });
    at(setUp({ seats: 4 }))
      .when(dealt('ann', EIGHT))
      .refusedBecause('colosseum.setup.deal-green-4p', { tokens: 6 })
      .firmly();
  });

  it('colosseum.setup.deal-green-5p: five tokens each, with five players', () => {
    at(setUp({ seats: 5 }))
      .when(dealt('ann', SIX.slice(1)))
      .because('colosseum.setup.deal-green-5p', { tokens: 5 });
    at(setUp({ seats: 5 }))
      .when(dealt('ann', SIX))
      .refusedBecause('colosseum.setup.deal-green-5p', { tokens: 5 })
      .firmly();
  });

  it('colosseum.setup.leftover-green: one green token is left over with three or four players, none with five', () => {
    for (const seats of [3, 4] as const)
      at(setUp({ seats })).whenBegun().because('colosseum.setup.leftover-green', { tokens: 1 });
    at(setUp({ seats: 5 }))
      .whenBegun()
      .notBecause('colosseum.setup.leftover-green');
    at(setUp())
      .after(filled, dealt('ann', EIGHT), dealt('bo', EIGHT))
      .when(dealt('cy', EIGHT))
      .leaves({ green: 1, bag: 112 });
  });

  it('colosseum.setup.deal-programs-low: one program of 1 to 5 each', () => {
    at(setUp())
      .when(programs('ann', 5, 6))
      .because('colosseum.setup.deal-programs-low', { program: 5 });
    at(setUp())
      .when(programs('ann', 6, 7))
      .refusedBecause('colosseum.setup.deal-programs-low', { program: 6 })
      .firmly();
    // Nobody tells a scorekeeper of the deal: the first event claims the card.
    const table = () => producing({ level: 'scorekeeper', ann: { programs: [2] } });
    table()
      .when(event('ann', 3, { missing: 0 }))
      .refusedBecause('colosseum.setup.deal-programs-low', { program: 3, owned: 2 })
      .overridable();
    table()
      .when(event('ann', 2, { missing: 0 }))
      .leaves({ seats: { ann: { programs: [2] } } });
  });

  it('colosseum.setup.deal-programs-mid: one program of 6 to 10 each, so that everybody owns two', () => {
    at(setUp())
      .when(programs('ann', 1, 10))
      .because('colosseum.setup.deal-programs-mid', { program: 10 })
      .leaves({ seats: { ann: { programs: [1, 10], bought: [] } } });
    for (const mid of [5, 11])
      at(setUp())
        .when(programs('ann', 1, mid))
        .refusedBecause('colosseum.setup.deal-programs-mid', { program: mid })
        .firmly();
    at(setUp())
      .after(programs('bo', 1, 10))
      .when(programs('ann', 2, 10))
      .refusedBecause('colosseum.program.unique')
      .firmly();
    producing({ level: 'scorekeeper', ann: { programs: [7] } })
      .when(event('ann', 10, { missing: 0 }))
      .refusedBecause('colosseum.setup.deal-programs-mid', { program: 10, owned: 7 });
  });

  it('colosseum.setup.remove-spare-programs: four, two or no programs of the deal leave the game', () => {
    for (const [seats, spare] of [
      [3, 4],
      [4, 2],
      [5, 0],
    ] as const)
      at(setUp({ seats }))
        .whenBegun()
        .because('colosseum.setup.remove-spare-programs', { programs: spare });
  });

  it('colosseum.setup.program-stacks: programs 11 to 30 lie ready in two stacks by the arena they need', () => {
    at(setUp())
      .whenBegun()
      .because('colosseum.setup.remove-spare-programs')
      .also('colosseum.setup.program-stacks');
    const sizes = tables.programs.filter(({ number }) => number > 10).map(({ arena }) => arena);
    expect(sizes).toEqual([...Array<number>(10).fill(3), ...Array<number>(10).fill(4)]);
  });

  it('colosseum.setup.initial-star-awards: who holds most of a type after the deal gets its award', () => {
    const horses: Asset[] = ['horse', 'horse', 'horse', 'lion', 'lion', 'lion', 'torch', 'cage'];
    const lions: Asset[] = ['lion', 'lion', 'lion', 'horse', 'horse', 'ship', 'ship', 'priest'];
    at(setUp())
      .after(filled, programs('ann', 1, 6), programs('bo', 2, 7), programs('cy', 3, 8))
      .after(dealt('ann', horses), dealt('bo', lions))
      .when(dealt('cy', EIGHT))
      .because('colosseum.setup.initial-star-awards', { star: 'horse', tokens: 3 })
      // Two seats with three lions each: nobody.
      .leaves({ stars: { horse: 'ann' }, phase: 'investing' });
  });
});

it('lets the match begin once tokens, programs and markets are told', () =>
  at(setUp())
    .after(filled, programs('ann', 1, 6), programs('bo', 2, 7), programs('cy', 3, 8))
    .after(dealt('ann', EIGHT), dealt('bo', EIGHT))
    .when(dealt('cy', EIGHT))
    .because('colosseum.frame.five-phases', { phase: 'investing', round: 1 })
    .asks('invest', 'ann'));
