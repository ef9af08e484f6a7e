// The festival: matching actors, shows, secret requests. Rulebook «Подсчёт экю».
import { describe, it } from 'vitest';
import type { Card } from '../../../src/lib/games/histrio/data/cards.ts';
import { histrioRules } from '../../../src/lib/games/histrio/module.ts';
import { given } from '../../support/given.ts';
import type { Lying } from './positions.ts';
import { festival } from './positions.ts';

const shows = { type: 'scoreShows' } as const;

const troupes = (ann: readonly Card[], bo: readonly Card[], cy: readonly Card[] = []): Lying => ({
  ann: { troupe: [...ann] },
  bo: { troupe: [...bo] },
  cy: { troupe: [...cy] },
});

describe('matching actors', () => {
  it('histrio.festival.matching-actors: one ecu each, by number and not by experience, whether the show pleases or not', () => {
    given(histrioRules, festival(troupes(['C5', 'C1', 'T5', 'T5'], ['T1'])))
      .when(shows)
      .because('histrio.festival.matching-actors', { actors: 2, mood: 'comedy' })
      .scores('ann', 2)
      .scores('bo', 0);
    given(
      histrioRules,
      festival({ ...troupes(['C5', 'C1', 'T1'], ['C5', 'T4']), needle: 'tragedy:4' }),
    )
      .when(shows)
      .because('histrio.festival.matching-actors', { actors: 1, mood: 'tragedy' })
      .totals(6, 6, 5);
  });

  it('histrio.acrobat.chameleon-no-ecu: the Chameleon is no actor', () =>
    given(histrioRules, festival({ ann: { acrobats: [{ card: 'CH' }], troupe: ['T1'] } }))
      .when({ ...shows, chameleon: { ann: 'comedian' } })
      .because('histrio.acrobat.chameleon-no-ecu')
      .because('histrio.festival.matching-actors', { actors: 0 })
      .totals(5, 5, 5));
});

describe('shows', () => {
  it('histrio.festival.show-difference: experience of one side less that of the other', () => {
    given(histrioRules, festival(troupes(['C5', 'C2', 'T3'], ['C1', 'T4'])))
      .when(shows)
      .because('histrio.festival.show-difference', {
        comedians: 7,
        tragedians: 3,
        difference: 4,
        side: 'comedian',
      })
      .because('histrio.festival.show-difference', {
        comedians: 1,
        tragedians: 4,
        difference: 3,
        side: 'tragedian',
      })
      .because('histrio.festival.show-difference', { comedians: 0, tragedians: 0, difference: 0 });
  });

  it('histrio.festival.pleases-when-on-side: a balanced show and an empty troupe please nobody', () => {
    given(histrioRules, festival(troupes(['C3', 'T1'], ['C3', 'T3'], [])))
      .when(shows)
      .because('histrio.festival.pleases-when-on-side', { mood: 'comedy', side: 'comedian' })
      .totals(5 + 1 + 6, 5 + 1, 5);
    given(histrioRules, festival({ ...troupes(['C3', 'T1'], ['C3', 'T4']), needle: 'tragedy:1' }))
      .when(shows)
      .totals(5 + 1, 5 + 1 + 6, 5);
  });

  it('histrio.festival.reward-season-1: three ecus', () =>
    given(histrioRules, festival(troupes(['C3'], ['C5'])))
      .when(shows)
      .because('histrio.festival.reward-season-1', { ecus: 3, difference: 3 })
      .totals(5 + 1 + 3, 5 + 1 + 6, 5));

  it('histrio.festival.reward-season-2: five ecus', () =>
    given(histrioRules, festival({ ...troupes(['C3'], ['C5']), season: 2 }))
      .when(shows)
      .because('histrio.festival.reward-season-2', { ecus: 5, difference: 3 })
      .totals(5 + 1 + 5, 5 + 1 + 10, 5));

  it('histrio.festival.best-show-double: the largest pleasing difference pays twice, the only one too', () => {
    given(histrioRules, festival(troupes(['C3'], ['C5', 'C4', 'T5'], ['T5', 'T5'])))
      .when(shows)
      .because('histrio.festival.best-show-double', { ecus: 3, difference: 4 })
      .totals(5 + 1 + 3, 5 + 2 + 6, 5);
    given(histrioRules, festival(troupes(['C1'], [])))
      .when(shows)
      .because('histrio.festival.best-show-double', { ecus: 3, difference: 1 })
      .totals(5 + 1 + 6, 5, 5);
  });

  it('histrio.festival.best-show-tie: every tied player gets it in full', () =>
    given(histrioRules, festival({ ...troupes(['C5', 'T1'], ['C4'], ['C3']), season: 2 }))
      .when(shows)
      .because('histrio.festival.best-show-tie', { ecus: 5, difference: 4, tied: ['ann', 'bo'] })
      .notBecause('histrio.festival.best-show-double')
      .totals(5 + 1 + 10, 5 + 1 + 10, 5 + 1 + 5));

  it('histrio.festival.not-pleasing-never-best: a show of the other side earns nothing, however large', () => {
    given(histrioRules, festival(troupes(['T5', 'T5', 'T5'], ['C1'])))
      .when(shows)
      .because('histrio.festival.not-pleasing-never-best', { mood: 'comedy', difference: 15 })
      .totals(5, 5 + 1 + 6, 5);
    // Of the same difference as the best one it is not even tied with it.
    given(histrioRules, festival(troupes(['C4'], ['T4'])))
      .when(shows)
      .because('histrio.festival.best-show-double', { difference: 4 })
      .notBecause('histrio.festival.best-show-tie');
  });

  it('histrio.summary.show-reward: the reference page says the same of both seasons', () => {
    for (const season of [1, 2] as const)
      given(histrioRules, festival({ ...troupes(['C1'], []), season }))
        .when(shows)
        .because(`histrio.festival.reward-season-${season}`)
        .also('histrio.summary.show-reward');
  });

  it('histrio.acrobat.chameleon-level-one: it counts as a comedian or a tragedian of experience 1', () => {
    const lone = { acrobats: [{ card: 'CH', spent: true }] };
    given(histrioRules, festival({ ann: lone }))
      .when(shows)
      .because('histrio.acrobat.chameleon-level-one', { talent: 'comedian', experience: 1 })
      .totals(5 + 6, 5, 5);
    given(histrioRules, festival({ ann: lone }))
      .when({ ...shows, chameleon: { ann: 'tragedian' } })
      .because('histrio.festival.show-difference', { tragedians: 1, difference: 1 })
      .leaves({ seats: { ann: { chameleon: 'tragedian' } } })
      .totals(5, 5, 5);
    given(histrioRules, festival({ season: 2, ann: { ...lone, troupe: ['T1'] } }))
      .when(shows)
      .because('histrio.festival.show-difference', { difference: 0 })
      .totals(5, 5, 5);
  });
});

describe('the order of the festival', () => {
  it('histrio.festival.order: matching actors of all, then the shows, then requests', () => {
    given(histrioRules, festival(troupes(['C3'], ['C5'])))
      .when(shows)
      .inOrder('histrio.festival.matching-actors', 'histrio.festival.show-difference');
    for (const move of [
      { type: 'playRequest', seat: 'ann', payout: { ecus: 1 } },
      { type: 'repeatRequest', seat: 'ann', payout: { ecus: 1 } },
      { type: 'closeFestival' },
    ] as const)
      given(histrioRules, festival({ ann: { requests: 1 } }))
        .when(move)
        .refusedBecause('histrio.festival.order', { shown: false })
        .firmly();
    given(histrioRules, festival({}))
      .after(shows)
      .when(shows)
      .refusedBecause('histrio.festival.order', { shown: true })
      .firmly();
  });
});

describe('troupes told at scorekeeper level', () => {
  const level = 'scorekeeper' as const;

  it('count as they are told, with the Chameleon among them', () =>
    given(histrioRules, festival({ level }))
      .when({ ...shows, troupes: { ann: ['C3', 'T1', 'CH'], bo: ['C5', 'C1'] } })
      .totals(5 + 1 + 3, 5 + 2 + 6, 5)
      .leaves({
        seats: { ann: { troupe: ['C3', 'T1'], acrobats: [{ card: 'CH' }] }, cy: { troupe: [] } },
      }));

  it('have no more cards than the box', () => {
    const many = Array.from({ length: 25 }, () => 'C1');
    given(histrioRules, festival({ level }))
      .when({ ...shows, troupes: { ann: many, bo: many } })
      .refusedBecause('histrio.component.encounter-cards', { count: 50, exist: 48 })
      .firmly();
  });
});
