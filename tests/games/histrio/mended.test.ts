// What a later ruleset has mended: so it goes from now on, and a match begun before goes on as it began.
import { describe, it } from 'vitest';
import { RULESET_1 } from '../../../src/lib/games/histrio/data/ruleset1.ts';
import { RULESET_2 } from '../../../src/lib/games/histrio/data/ruleset2.ts';
import { RULESET_3 } from '../../../src/lib/games/histrio/data/ruleset3.ts';
import { RULESET_4 } from '../../../src/lib/games/histrio/data/ruleset4.ts';
import { histrioRules } from '../../../src/lib/games/histrio/module.ts';
import type { HistrioSetup } from '../../../src/lib/games/histrio/rules/fresh.ts';
import type { Move } from '../../../src/lib/games/histrio/rules/moves.ts';
import { given } from '../../support/given.ts';
import type { Lying } from './positions.ts';
import { changing, festival, resolving, setUp, travelling } from './positions.ts';

const under = (ruleset: typeof RULESET_1, setup: HistrioSetup) =>
  given({ ...histrioRules, rulesets: [ruleset] }, setup);

describe('acrobats held between the seasons', () => {
  const held = Array.from({ length: 8 }, () => ({ card: 'A:Ox' }));
  const table = changing({ level: 'scorekeeper', ann: { acrobats: held } });
  const prepare = (acrobats: number) => ({ type: 'prepareSeason', acrobats }) as const;

  it('histrio.season2.discard-becomes-deck: those that have been told are held, however few are counted', () => {
    under(RULESET_2, table)
      .when(prepare(7))
      .because('histrio.season2.discard-becomes-deck', { cards: 40 })
      .because('histrio.season2.number-of-turns', { turns: 5, last: 8 })
      .liesAgain();
    under(RULESET_2, table)
      .when(prepare(9))
      .because('histrio.season2.discard-becomes-deck', { cards: 39 });
  });

  it('histrio.season2.discard-becomes-deck: a match begun before goes by what was counted', () =>
    under(RULESET_1, table)
      .when(prepare(7))
      .because('histrio.season2.discard-becomes-deck', { cards: 41 }));
});

describe('a table told with one travel card left', () => {
  const seven = [1, 2, 3, 4, 5, 6, 7];
  const left = { cities: { 8: ['C4'] }, ann: { used: seven } } as const;
  const friendly = { seats: 2, cities: { 8: ['C4'] }, bo: { friendUsed: seven } } as const;

  it('histrio.caravel.refill-at-one: between two turns all eight come back before anybody travels', () => {
    under(RULESET_2, travelling(left))
      .whenBegun()
      .because('histrio.caravel.refill-at-one', { left: 1, cards: 8 })
      .leaves({ seats: { ann: { used: [] }, bo: { used: [] } } })
      .asks('travel')
      .liesAgain();
    under(RULESET_2, travelling({ ...left, ann: { used: [1, 2, 3, 4, 5, 6] } }))
      .whenBegun()
      .notBecause('histrio.caravel.refill-at-one')
      .leaves({ seats: { ann: { used: [1, 2, 3, 4, 5, 6] } } });
  });

  it('histrio.friendly.refill: a friendly pile with one card left is shuffled anew', () =>
    under(RULESET_2, travelling(friendly))
      .whenBegun()
      .because('histrio.friendly.refill', { cards: 8 })
      .leaves({ seats: { bo: { friendUsed: [] } } })
      .liesAgain());

  it('histrio.caravel.refill-at-one: in the middle of a resolution it waits for the city', () =>
    under(RULESET_2, resolving({ ...left, ann: { to: [7], used: seven } }))
      .whenBegun()
      .notBecause('histrio.caravel.refill-at-one')
      .leaves({ seats: { ann: { used: seven } } }));

  it('histrio.caravel.refill-at-one: with none left it comes back or stays, as the table rules', () => {
    const none: Lying = { ann: { used: [...seven, 8] }, cities: { 8: ['C4'] } };
    under(RULESET_2, travelling(none))
      .whenBegun()
      .because('histrio.caravel.refill-at-one', { left: 0 });
    const rulings = { 'refill-with-zero-cards': 'exactly-one' };
    under(RULESET_2, travelling({ ...none, rulings }))
      .whenBegun()
      .notBecause('histrio.caravel.refill-at-one');
  });

  it('histrio.caravel.refill-at-one: a match begun before, on a table told so, goes on', () => {
    under(RULESET_1, travelling(left))
      .whenBegun()
      .leaves({ seats: { ann: { used: seven } } });
    under(RULESET_1, travelling(friendly))
      .whenBegun()
      .leaves({ seats: { bo: { friendUsed: seven } } });
    under(RULESET_2, setUp()).whenBegun().notBecause('histrio.caravel.refill-at-one');
  });
});

describe('several Chameleons of one player', () => {
  const shows = { type: 'scoreShows' } as const;
  const two = [{ card: 'CH' }, { card: 'CH', spent: true }];
  const open = festival({ ann: { acrobats: two }, bo: { troupe: ['C2'] } });
  const told = festival({ level: 'scorekeeper' });
  const tell = { ...shows, troupes: { ann: ['C3', 'CH', 'CH'], bo: ['C4'] } };
  const change = { type: 'prepareSeason' } as const;

  it('histrio.acrobat.chameleon-level-one: each of them counts, on the side that their owner names', () => {
    under(RULESET_3, open)
      .when(shows)
      .because('histrio.acrobat.chameleon-level-one', {
        talent: 'comedian',
        experience: 1,
        chameleons: 2,
      })
      .because('histrio.festival.show-difference', { comedians: 2, difference: 2 })
      .totals(5 + 6, 5 + 1 + 6, 5);
    under(RULESET_3, open)
      .when({ ...shows, chameleon: { ann: 'tragedian' } })
      .because('histrio.festival.show-difference', { tragedians: 2, difference: 2 })
      .totals(5, 5 + 1 + 6, 5);
  });

  it('histrio.season2.keep-acrobats: each of them stays with its owner, also where troupes are told at the festival', () => {
    under(RULESET_3, told)
      .when(tell)
      .because('histrio.festival.show-difference', { comedians: 5, difference: 5 })
      .totals(5 + 1 + 6, 5 + 1 + 3, 5)
      .leaves({ seats: { ann: { acrobats: [{ card: 'CH' }, { card: 'CH' }] } } })
      .liesAgain();
    under(RULESET_3, told)
      .after(tell, { type: 'closeFestival' })
      .when(change)
      .because('histrio.season2.keep-acrobats', { cards: 2 })
      .because('histrio.season2.discard-becomes-deck', { cards: 46 });
  });

  it('histrio.acrobat.chameleon-level-one: in a match begun before they count as one, and one is kept', () => {
    under(RULESET_2, open)
      .when(shows)
      .because('histrio.festival.show-difference', { comedians: 1, difference: 1 })
      .totals(5 + 3, 5 + 1 + 6, 5);
    under(RULESET_2, told)
      .when(tell)
      .totals(5 + 1 + 6, 5 + 1 + 6, 5);
    under(RULESET_2, told)
      .after(tell, { type: 'closeFestival' })
      .when(change)
      .because('histrio.season2.discard-becomes-deck', { cards: 47 });
  });
});

describe('a Chameleon told before the festival', () => {
  const level = 'scorekeeper' as const;
  const held = festival({ level, ann: { acrobats: [{ card: 'CH' }, { card: 'A:Ox' }] } });
  const tell = (...ann: string[]) => ({ type: 'scoreShows' as const, troupes: { ann } });
  const gain = { type: 'gainAcrobat', seat: 'ann', card: 'CH' } as const;
  const change = [{ type: 'closeFestival' }, { type: 'prepareSeason' }] as const;

  it('histrio.acrobat.chameleon-is-acrobat: stays in its troupe, whether the festival tells it again or not', () => {
    for (const troupe of [tell('C3'), tell('C3', 'CH'), { type: 'scoreShows' } as const])
      under(RULESET_3, held)
        .when(troupe)
        .because('histrio.acrobat.chameleon-level-one', { talent: 'comedian', experience: 1 })
        .leaves({ seats: { ann: { acrobats: [{ card: 'A:Ox' }, { card: 'CH' }] } } })
        .liesAgain();
    under(RULESET_3, held)
      .when({ ...tell('T3'), chameleon: { ann: 'tragedian' } })
      .because('histrio.festival.show-difference', { tragedians: 4, difference: 4 });
    under(RULESET_3, held)
      .when(tell('CH', 'CH'))
      .because('histrio.acrobat.chameleon-level-one', { chameleons: 2 });
  });

  it('histrio.season2.discard-becomes-deck: it is not in the deck of season 2', () => {
    const turn = resolving({ level, deck: 0, turn: 6 });
    under(RULESET_3, turn)
      .after(gain, { type: 'endTurn' }, tell('C3'), change[0])
      .when(change[1])
      .because('histrio.season2.discard-becomes-deck', { cards: 47 });
    under(RULESET_2, turn)
      .after(gain, { type: 'endTurn' }, tell('C3'), change[0])
      .when(change[1])
      .because('histrio.season2.discard-becomes-deck', { cards: 48 });
  });

  it('histrio.acrobat.chameleon-is-acrobat: in a match begun before it is gone where the festival does not tell it', () => {
    under(RULESET_2, held)
      .when(tell('C3'))
      .notBecause('histrio.acrobat.chameleon-level-one')
      .leaves({ seats: { ann: { acrobats: [{ card: 'A:Ox' }] } } });
    under(RULESET_2, held)
      .when({ ...tell('C3'), chameleon: { ann: 'comedian' } })
      .refusedBecause('histrio.acrobat.chameleon-is-acrobat', { seat: 'ann' })
      .firmly();
  });
});

describe('what is used as an acrobat', () => {
  const turn = resolving({ level: 'scorekeeper' });
  const use = (card: string) =>
    ({ type: 'useAcrobat', seat: 'ann', card, ecus: { ann: 5 } }) as const;

  it('histrio.acrobat.follow-card: is an acrobat, told before or not, and neither an actor nor a bonus', () => {
    for (const card of ['C5', 'T1', 'B2'])
      under(RULESET_3, turn)
        .when(use(card))
        .refusedBecause('histrio.acrobat.follow-card', { seat: 'ann', card })
        .firmly();
    under(RULESET_3, turn)
      .when(use('A:Ox'))
      .totals(5 + 5, 5, 5);
  });

  it('histrio.acrobat.follow-card: a match begun before takes any card that nobody has told', () =>
    under(RULESET_2, turn)
      .when(use('C5'))
      .because('histrio.acrobat.follow-card', { card: 'C5' })
      .totals(5 + 5, 5, 5));
});

describe('an acrobat where the cards are not told', () => {
  const rulings = { 'acrobat-ban-scope': 'whole-phase' };
  const turn = resolving({ level: 'scorekeeper', rulings });
  const use = { type: 'useAcrobat', seat: 'ann', card: 'A:Ox' } as const;

  it('histrio.alone.no-acrobats: is not refused because the cities of this turn may still be under way', () => {
    under(RULESET_4, turn).when(use).because('histrio.acrobat.turned-when-used');
    const seen = { cities: { 4: ['C4'] }, ann: { to: [4], acrobats: [{ card: 'A:Ox' }] } };
    under(RULESET_4, resolving({ rulings, ...seen }))
      .when(use)
      .refusedBecause('histrio.alone.no-acrobats');
  });

  it('histrio.alone.no-acrobats: in a match begun before it is refused in each part of a turn', () =>
    under(RULESET_3, turn).when(use).refusedBecause('histrio.alone.no-acrobats').overridable());
});

describe('a level 1 actor in the second of two cities', () => {
  const table = travelling({
    rulings: { 'actor1-current-card': 'earlier-cards' },
    cities: { 2: ['C4'], 5: ['C1'], 8: ['T4'] },
    ann: { used: [7], acrobats: [{ card: 'A:Ox', spent: true }], free: true },
  });
  const go = (...ann: number[]): Move => ({ type: 'travel', to: { ann, bo: [8], cy: [8] } });
  const resolve = (city: number) => ({ type: 'resolve', city }) as const;

  it('histrio.alone.actor-1-recall: both cards of this turn stay, in whichever order they were told', () => {
    for (const told of [go(2, 5), go(5, 2)])
      under(RULESET_4, table)
        .after(told, resolve(2))
        .when(resolve(5))
        .because('histrio.alone.actor-1-recall', { cards: 6 })
        .leaves({ seats: { ann: { used: [5, 2] } } });
  });

  it('histrio.alone.actor-1-recall: in a match begun before the one resolved already comes back where it was told first', () =>
    under(RULESET_3, table)
      .after(go(2, 5), resolve(2))
      .when(resolve(5))
      .leaves({ seats: { ann: { used: [5] } } }));
});
