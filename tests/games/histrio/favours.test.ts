// Secret requests at the festival: one each, the face-up one again, and what they pay. Rulebook «Подсчёт экю».
import { describe, expect, it } from 'vitest';
import { histrioRules } from '../../../src/lib/games/histrio/module.ts';
import type { Condition, Measure } from '../../../src/lib/games/histrio/rules/moves.ts';
import { MEASURES } from '../../../src/lib/games/histrio/rules/moves.ts';
import { ecusFor } from '../../../src/lib/games/histrio/rules/request.ts';
import { given } from '../../support/given.ts';
import type { Lying } from './positions.ts';
import { festival } from './positions.ts';

const play = (ecus = 4) => ({ type: 'playRequest', seat: 'ann', payout: { ecus } }) as const;
const again = (ecus = 4) => ({ type: 'repeatRequest', seat: 'ann', payout: { ecus } }) as const;
const named = { ...play(), name: 'In Favour' } as const;

const shown = (lying: Lying = {}) => festival({ shown: true, ann: { requests: 2 }, ...lying });

describe('secret requests', () => {
  it('histrio.festival.play-one-request: each player may play one, for what it pays', () => {
    given(histrioRules, shown())
      .when(named)
      .because('histrio.festival.play-one-request', { name: 'In Favour', ecus: 4 })
      .scores('ann', 4)
      .leaves({ seats: { ann: { requests: 1 } } });
    given(histrioRules, shown({ ann: { requests: 0 } }))
      .when(play())
      .refusedBecause('histrio.festival.play-one-request', { seat: 'ann', requests: 0 })
      .firmly();
    given(histrioRules, shown())
      .when({ type: 'closeFestival' })
      .leaves({ seats: { ann: { requests: 2 } }, phase: 'season-change' })
      .totals(5, 5, 5);
    given(histrioRules, shown({ level: 'scorekeeper' }))
      .when(play())
      .scores('ann', 4);
  });

  it('histrio.request.one-per-season-end: never two new ones at the same season end', () => {
    given(histrioRules, shown())
      .after(play())
      .when(play())
      .refusedBecause('histrio.request.one-per-season-end', { seat: 'ann', season: 1 })
      .overridable();
    given(histrioRules, shown({ bo: { requests: 1 } }))
      .after(play())
      .when({ ...play(), seat: 'bo' })
      .isAllowed();
    // Let stand, the second one does not stay face up: one request is one card.
    given(histrioRules, shown())
      .after(named)
      .whenLetStand({ ...play(), name: 'Other' }, 'histrio.request.one-per-season-end')
      .leaves({ requestDiscard: 1, seats: { ann: { requests: 0, faceUp: 'In Favour' } } });
  });

  it('histrio.festival.season-1-request-stays: it stays face up until season 2', () => {
    given(histrioRules, shown())
      .when(named)
      .because('histrio.festival.season-1-request-stays', { name: 'In Favour' })
      .leaves({ requestDeck: 20, requestDiscard: 0, seats: { ann: { faceUp: 'In Favour' } } });
    given(histrioRules, shown())
      .when(play())
      .leaves({ seats: { ann: { faceUp: '' } } });
    given(histrioRules, shown({ season: 2 }))
      .when(named)
      .notBecause('histrio.festival.season-1-request-stays')
      .leaves({ requestDiscard: 1, seats: { ann: { faceUp: undefined } } });
  });

  it('histrio.festival.season-1-request-again: the face-up one can pay once more in season 2, for what it pays now', () => {
    const faceUp = { requests: 1, faceUp: 'In Favour' };
    given(histrioRules, shown({ season: 2, ann: faceUp }))
      .when(again(6))
      .because('histrio.festival.season-1-request-again', { name: 'In Favour', ecus: 6 })
      .scores('ann', 6)
      .leaves({ seats: { ann: { faceUp: 'In Favour', repeated: true, requests: 1 } } });
    given(histrioRules, shown({ season: 2, ann: faceUp }))
      .after(again())
      .when(again())
      .refusedBecause('histrio.festival.season-1-request-again', { paid: true })
      .firmly();
    given(histrioRules, shown())
      .after(named)
      .when(again())
      .refusedBecause('histrio.festival.season-1-request-again', { season: 1, paid: false })
      .firmly();
    given(histrioRules, shown({ season: 2 }))
      .when(again())
      .refusedBecause('histrio.festival.season-1-request-again', { season: 2 });
  });

  it('histrio.festival.season-2-second-request: one new one besides the face-up one, no more', () => {
    const faceUp = { requests: 2, faceUp: 'In Favour' };
    given(histrioRules, shown({ season: 2, ann: faceUp }))
      .after(again(4))
      .when(play(3))
      .because('histrio.festival.season-2-second-request', { ecus: 3 })
      .totals(12, 5, 5);
    given(histrioRules, shown({ season: 2, ann: faceUp }))
      .after(play(), again())
      .when(play())
      .refusedBecause('histrio.festival.season-2-second-request', { seat: 'ann' })
      .overridable();
    given(histrioRules, shown({ season: 2 }))
      .after(play())
      .when(play())
      .refusedBecause('histrio.festival.season-2-second-request', { seat: 'ann' })
      .overridable();
  });
});

describe('what a request counts', () => {
  it('pays for each, or once between two bounds', () => {
    const each: Condition = { pays: 'each', counts: 'actors', ecus: 2 };
    const once: Condition = { pays: 'once', counts: 'actors', ecus: 4 };
    expect([0, 1, 3].map((counted) => ecusFor(each, counted))).toEqual([0, 2, 6]);
    expect([1, 2, 5].map((n) => ecusFor({ ...each, atLeast: 2, atMost: 3 }, n))).toEqual([0, 4, 6]);
    expect([0, 1].map((n) => ecusFor({ ...once, atLeast: 1 }, n))).toEqual([0, 4]);
    expect([1, 2, 3, 4].map((n) => ecusFor({ ...once, atLeast: 2, atMost: 3 }, n))).toEqual([
      0, 4, 4, 0,
    ]);
  });

  const table = festival({
    needle: 'tragedy:2',
    ann: {
      ecus: 7,
      stage: 2,
      troupe: ['C1', 'C5', 'T2', 'T2', 'T3', 'T4'],
      acrobats: [{ card: 'CH' }, { card: 'A:Ox', spent: true }],
      requests: 2,
      used: [1, 5, 8],
    },
    bo: { ecus: 2, stage: 3, troupe: ['T5'] },
    cy: { ecus: 9, stage: 1 },
  });

  // After the shows Ann has 7 + 4 + 6, Bo 2 + 1 + 6 and Cy 9 ecus; Ann's show is 12 to 6.
  it.each([
    ['actors', 6],
    ['comedians', 2],
    ['tragedians', 4],
    ['level-1', 1],
    ['level-2', 2],
    ['level-3', 1],
    ['level-4', 1],
    ['level-5', 1],
    ['comedian-experience', 6],
    ['tragedian-experience', 11],
    ['difference', 6],
    ['matching-actors', 4],
    ['other-actors', 2],
    ['acrobats', 2],
    ['own-managers', 2],
    ['all-managers', 6],
    ['requests', 2],
    ['show-pleases', 1],
    ['show-is-best', 1],
    ['show-displeases', 0],
    ['ecus', 17],
    ['players-with-less', 2],
    ['used-travel-cards', 3],
  ] as const satisfies readonly (readonly [Measure, number])[])('%s', (counts, counted) => {
    given(histrioRules, table)
      .after({ type: 'scoreShows' })
      .when({
        type: 'playRequest',
        seat: 'ann',
        payout: { condition: { pays: 'each', counts, ecus: 1 } },
      })
      .because('histrio.festival.play-one-request', { counted, ecus: counted })
      .scores('ann', counted);
  });

  it('knows 23 measures', () => expect(MEASURES).toHaveLength(23));

  it('counts nothing that nobody has told', () => {
    const asks = (counts: Measure) =>
      ({
        type: 'playRequest',
        seat: 'ann',
        payout: { condition: { pays: 'each', counts, ecus: 1 } },
      }) as const;
    const level = 'scorekeeper' as const;
    for (const untold of ['acrobats', 'requests', 'used-travel-cards'] as const)
      given(histrioRules, shown({ level }))
        .when(asks(untold))
        .refusedBecause('histrio.festival.play-one-request', { untold })
        .firmly();
    for (const untold of ['ecus', 'players-with-less'] as const) {
      given(histrioRules, shown({ level, options: { purses: 'counted' } }))
        .when(asks(untold))
        .refusedBecause('histrio.festival.play-one-request', { untold });
      given(histrioRules, shown({ level })).when(asks(untold)).isAllowed();
    }
    given(histrioRules, shown({ level, season: 2, ann: { faceUp: '' } }))
      .when({ ...asks('requests'), type: 'repeatRequest' })
      .refusedBecause('histrio.festival.play-one-request', { untold: 'requests' });
  });

  it('counts the side the Chameleon took at this festival', () =>
    given(histrioRules, festival({ ann: { acrobats: [{ card: 'CH' }], requests: 1 } }))
      .after({ type: 'scoreShows', chameleon: { ann: 'tragedian' } })
      .when({
        type: 'playRequest',
        seat: 'ann',
        payout: { condition: { pays: 'once', counts: 'show-displeases', ecus: 4, atLeast: 1 } },
      })
      .scores('ann', 4));
});
