// Between the seasons and at the end of the match. Rulebook «Подготовка второго сезона», «Конец игры».
import { describe, expect, it } from 'vitest';
import type { Card } from '../../../src/lib/games/histrio/data/cards.ts';
import { RULESET_1 } from '../../../src/lib/games/histrio/data/ruleset1.ts';
import { histrioRules } from '../../../src/lib/games/histrio/module.ts';
import { rulesOf } from '../../../src/lib/games/histrio/rules/rule.ts';
import { given } from '../../support/given.ts';
import { changing, counting, festival, over, preparing, stacks } from './positions.ts';

const rules = rulesOf(RULESET_1);
const prepare = { type: 'prepareSeason' } as const;
const heads = { type: 'flip', mood: 'comedy' } as const;
const close = { type: 'closeFestival' } as const;
const acrobats = (count: number) => Array.from({ length: count }, () => ({ card: 'A:Ox' }));

describe('the second season', () => {
  it('histrio.season2.discard-actors: all actors go', () =>
    given(histrioRules, changing({ ann: { troupe: ['C1', 'T5'] }, bo: { troupe: ['T1'] } }))
      .when(prepare)
      .because('histrio.season2.discard-actors', { cards: 2 })
      .leaves({
        season: 2,
        turn: 1,
        phase: 'setup',
        seats: { ann: { troupe: [] }, bo: { troupe: [] } },
      }));

  it('histrio.season2.keep-acrobats: acrobats stay and do not return to the deck', () =>
    given(histrioRules, changing({ ann: { acrobats: acrobats(2) }, bo: { acrobats: acrobats(1) } }))
      .when(prepare)
      .because('histrio.season2.keep-acrobats', { cards: 2 })
      .leaves({ deck: 45, seats: { ann: { acrobats: acrobats(2) } } }));

  it('histrio.season2.keep-requests: unplayed ones stay face down, played ones face up', () =>
    given(histrioRules, changing({ ann: { requests: 2, faceUp: 'In Favour', played: 1 } }))
      .when(prepare)
      .because('histrio.season2.keep-requests', { faceDown: 2, faceUp: 1 })
      .leaves({
        requestDeck: 19,
        seats: { ann: { requests: 2, faceUp: 'In Favour', played: 0, repeated: false } },
      }));

  it('histrio.season2.acrobats-ready: all are turned back', () =>
    given(
      histrioRules,
      changing({ ann: { acrobats: [{ card: 'A:Ox', spent: true }, { card: 'CH' }] } }),
    )
      .when(prepare)
      .because('histrio.season2.acrobats-ready', { cards: 1 })
      .leaves({ seats: { ann: { acrobats: [{ card: 'A:Ox' }, { card: 'CH' }] } } }));

  it('histrio.season2.travel-not-returned: used travel cards stay used', () => {
    given(histrioRules, changing({ ann: { used: [2, 7] } }))
      .when(prepare)
      .because('histrio.season2.travel-not-returned', { used: [2, 7] })
      .also('histrio.season2.caravels-stay')
      .leaves({ seats: { ann: { used: [2, 7] } } });
    const cards: Card[] = ['C1', 'C2', 'C3', 'C4', 'C5', 'T1', 'T2', 'T3'];
    given(histrioRules, changing({ ann: { used: [2, 7] } }))
      .after(
        prepare,
        heads,
        ...cards.map((card, at) => ({ type: 'deal', city: at + 1, card }) as const),
      )
      .when({ type: 'travel', to: { ann: [7], bo: [1], cy: [2] } })
      .refusedBecause('histrio.travel.card-must-be-in-hand', {
        seats: [{ seat: 'ann', cities: [7], hand: [1, 3, 4, 5, 6, 8] }],
      })
      .also('histrio.season2.travel-not-returned');
  });

  it('histrio.season2.city-cards-discarded: what lies at the cities goes, the needle stays', () =>
    given(
      histrioRules,
      changing({ cities: { 2: ['T5', 'T4'], 6: ['B1'] }, needle: 'comedy:2', cy: { stage: 1 } }),
    )
      .when(prepare)
      .because('histrio.season2.city-cards-discarded', { cards: 3 })
      .leaves({
        cities: stacks({}),
        needle: { mood: 'comedy', space: 2 },
        seats: { cy: { stage: 1 } },
      }));

  it('histrio.season2.discard-becomes-deck: 48 cards less the acrobats, and none that is not in the box', () => {
    given(histrioRules, changing({ bo: { acrobats: acrobats(3) } }))
      .when(prepare)
      .because('histrio.season2.discard-becomes-deck', { cards: 45 })
      .leaves({ deck: 45 });
    const box = { C1: 46, 'A:Ox': 1, T5: 1 };
    const table = changing({ dealt: box, ann: { acrobats: acrobats(1) } });
    given(histrioRules, table)
      .when(prepare)
      .leaves({ box, dealt: { 'A:Ox': 1 } });
    const deal = (card: Card) => ({ type: 'deal', city: 1, card }) as const;
    given(histrioRules, table)
      .after(prepare)
      .when(deal('A:Ox'))
      .refusedBecause('histrio.season2.discard-becomes-deck', { card: 'A:Ox', exist: 1 })
      .overridable();
    given(histrioRules, table)
      .after(prepare)
      .when(deal('T4'))
      .refusedBecause('histrio.season2.discard-becomes-deck', { card: 'T4', exist: 0 });
    given(histrioRules, table)
      .after(prepare, deal('T5'))
      .when({ ...deal('T5'), city: 2 })
      .refusedBecause('histrio.season2.discard-becomes-deck', { exist: 1 });
    given(histrioRules, table)
      .after(prepare)
      .whenLetStand(deal('T4'), 'histrio.season2.discard-becomes-deck')
      .isAllowed();
    // Where not all 48 were seen, nothing is known of the box.
    given(histrioRules, changing({ dealt: { C1: 47 } }))
      .after(prepare)
      .when(deal('T4'))
      .isAllowed();
  });

  it('histrio.season2.deal: one card to each city, from the first to the last', () =>
    given(histrioRules, changing({ ann: { acrobats: acrobats(1) } }))
      .when(prepare)
      .because('histrio.season2.deal', { cards: 8, deck: 39 })
      .leaves({ dealing: 1 })
      .asks('deal'));

  it('histrio.season2.flip-needle: the coin sets the needle anew', () => {
    given(histrioRules, changing({ needle: 'tragedy:5', level: 'scorekeeper' }))
      .after(prepare)
      .when(heads)
      .because('histrio.season2.flip-needle', { mood: 'comedy' })
      .because('histrio.mood.change-on-crossing', { mood: 'comedy' })
      .leaves({ needle: { mood: 'comedy', space: 1 } });
    given(histrioRules, changing({ needle: 'comedy:5', level: 'scorekeeper' }))
      .after(prepare)
      .when(heads)
      .notBecause('histrio.mood.change-on-crossing')
      .leaves({ needle: { mood: 'comedy', space: 1 }, phase: 'resolution', deck: 40 });
  });

  it('histrio.season2.money-kept: purses stay, nobody gets three ecus again', () =>
    given(histrioRules, changing({ ann: { ecus: 17 } }))
      .when(prepare)
      .because('histrio.season2.money-kept', { ecus: 17 })
      .notBecause('histrio.setup.starting-money')
      .totals(17, 5, 5));

  it('histrio.season2.number-of-turns: as many turns as the deck gives, the last deal may be short', () => {
    for (const [held, turns, last] of [
      [0, 6, 8],
      [1, 6, 7],
      [3, 6, 5],
      [7, 6, 1],
      [8, 5, 8],
      [9, 5, 7],
    ] as const) {
      given(histrioRules, changing({ ann: { acrobats: acrobats(held) } }))
        .when(prepare)
        .because('histrio.season2.number-of-turns', { turns, last });
      given(histrioRules, changing({ level: 'scorekeeper' }))
        .when({ ...prepare, acrobats: held })
        .because('histrio.season2.number-of-turns', { turns, last })
        .leaves({ deck: 48 - held });
    }
  });

  it('says nothing of what a scorekeeper was never told: cards at cities, travel cards, requests', () => {
    const begun = rules.begin(changing({ level: 'scorekeeper' }));
    const ruling = begun.allowed ? rules.rule(begun.state, prepare) : begun;
    const said = ruling.allowed ? ruling.effects.map(({ clause }) => clause) : [];
    expect(said).toContain('histrio.season2.discard-becomes-deck');
    for (const clause of [
      'histrio.season2.keep-acrobats',
      'histrio.season2.keep-requests',
      'histrio.season2.travel-not-returned',
      'histrio.season2.city-cards-discarded',
    ])
      expect(said).not.toContain(clause);
  });

  it('counts the Chameleon that a scorekeeper has seen at the festival', () =>
    given(histrioRules, festival({ level: 'scorekeeper' }))
      .after({ type: 'scoreShows', troupes: { bo: ['CH'] } }, close)
      .when(prepare)
      .leaves({ deck: 47 }));

  it('is played out even where every card is an acrobat that is held', () =>
    given(histrioRules, changing({ ann: { acrobats: acrobats(48) } }))
      .after(prepare)
      .when(heads)
      .leaves({ phase: 'travel', deck: 0 }));
});

describe('the end', () => {
  it('histrio.end.after-season-2: nothing is told any more', () => {
    given(histrioRules, festival({ season: 2, shown: true }))
      .when(close)
      .leaves({ phase: 'over' });
    for (const move of [
      close,
      prepare,
      heads,
      { type: 'endTurn' },
      { type: 'scoreShows' },
    ] as const)
      given(histrioRules, over({}))
        .when(move)
        .refusedBecause('histrio.end.after-season-2')
        .firmly();
  });

  it('histrio.end.most-ecus-wins: the most ecus win', () => {
    given(histrioRules, festival({ season: 2, shown: true, bo: { ecus: 6 } }))
      .when(close)
      .because('histrio.end.most-ecus-wins', { seat: 'bo', ecus: 6 })
      .notBecause('histrio.end.tie-shared')
      .totals(5, 6, 5);
    given(
      histrioRules,
      festival({ level: 'scorekeeper', options: { purses: 'counted' }, season: 2, shown: true }),
    )
      .when(close)
      .leaves({ phase: 'counting' })
      .asks('countPurses');
    given(histrioRules, counting({}))
      .when({ type: 'countPurses', ecus: { ann: 20, bo: 31, cy: 2 } })
      .because('histrio.end.most-ecus-wins', { seat: 'ann', ecus: 20, known: 5 })
      .because('histrio.end.most-ecus-wins', { seat: 'bo', ecus: 31 })
      .scores('ann', 15)
      .scores('cy', -3)
      .totals(20, 31, 2)
      .leaves({ phase: 'over' });
  });

  it('histrio.end.tie-shared: equal ecus share the victory', () => {
    given(histrioRules, festival({ season: 2, shown: true, bo: { ecus: 3 } }))
      .when(close)
      .because('histrio.end.tie-shared', { seats: ['ann', 'cy'], ecus: 5 });
    given(histrioRules, counting({}))
      .when({ type: 'countPurses', ecus: { ann: 9, bo: 9, cy: 8 } })
      .because('histrio.end.tie-shared', { seats: ['ann', 'bo'], ecus: 9 });
  });

  it('moves no purse below nothing by hand', () => {
    given(histrioRules, over({})).whenCorrected('ann', -9).scores('ann', -5).totals(0, 5, 5);
    given(histrioRules, over({ ann: { ecus: 0 } }))
      .whenCorrected('ann', -1)
      .because('table.correction', { points: 0 });
    given(histrioRules, over({})).whenCorrected('ann', 3).totals(8, 5, 5);
    given(histrioRules, over({})).whenCorrected('zoe', 3).refusedBecause('table.seat-unknown');
  });

  it('lets managers stay in season 2 unless the coin changes the mood', () => {
    const table = preparing({
      season: 2,
      needle: 'comedy:4',
      dealing: 0,
      deck: 40,
      bo: { stage: 2 },
    });
    given(histrioRules, table)
      .when(heads)
      .leaves({ seats: { bo: { stage: 2 } } });
    given(histrioRules, table)
      .when({ type: 'flip', mood: 'tragedy' })
      .because('histrio.mood.change-returns-managers', { managers: 2 })
      .leaves({ seats: { bo: { stage: 0 } } });
  });
});
