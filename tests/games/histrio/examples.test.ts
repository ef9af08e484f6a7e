// Every example the rulebook prints, ruled as it is printed.
import { describe, expect, it } from 'vitest';
import { countOf, experienceOf } from '../../../src/lib/games/histrio/data/cards.ts';
import { histrioRules } from '../../../src/lib/games/histrio/module.ts';
import { given } from '../../support/given.ts';
import { COMEDIANS, COURT, CROWD, PUSHES, SCORING } from './examples.ts';
import { festival, resolving } from './positions.ts';

describe('the examples of the rulebook', () => {
  it('Розыгрыш, example 1: the tragedian stays, the comedian goes to the Court', () => {
    const { then } = COURT;
    const after = given(
      histrioRules,
      resolving({ cities: { 1: COURT.city }, ann: { to: [1], used: [1] } }),
    )
      .when({ type: 'resolve', city: 1, court: COURT.court, victims: ['bo'] })
      .because('histrio.mood.direction-and-distance', {
        towards: then.towards,
        spaces: then.spaces,
      })
      .because('histrio.alone.court-card-discarded', { card: COURT.court })
      .leaves({ seats: { ann: { troupe: [...then.troupe] } } });
    for (const clause of COURT.clauses) after.because(clause);
  });

  it.each([2, 3, 4, 5] as const)('Розыгрыш, example 2, with %i players there', (seats) => {
    const there = { to: [1], used: [1] };
    const places = { ann: there, bo: there, cy: there, dee: there, eve: there };
    const some = Object.fromEntries(Object.entries(places).slice(0, seats));
    const after = given(histrioRules, resolving({ seats, cities: { 1: CROWD.city }, ...some }))
      .when({ type: 'resolve', city: 1 })
      .because('histrio.mood.direction-and-distance', {
        towards: CROWD.then.towards,
        spaces: CROWD.then.spaces,
      })
      .leaves({
        requestDeck: 22 - seats * CROWD.then.requestsEach,
        seats: { ann: { requests: CROWD.then.requestsEach }, bo: { requests: 1 } },
      });
    for (const clause of CROWD.clauses) after.because(clause);
  });

  it('Подсчёт экю: Valera and Ippolit at the end of season 1', () => {
    const { valera, ippolit } = SCORING;
    for (const { troupe, comedians, tragedians } of [valera, ippolit])
      expect([
        countOf(troupe, 'comedian'),
        experienceOf(troupe, 'comedian'),
        countOf(troupe, 'tragedian'),
        experienceOf(troupe, 'tragedian'),
      ]).toEqual([comedians.count, comedians.experience, tragedians.count, tragedians.experience]);
    const shows = given(
      histrioRules,
      festival({
        seats: 2,
        ann: { ecus: 0, troupe: [...valera.troupe], requests: 1 },
        bo: { ecus: 0, troupe: [...ippolit.troupe] },
      }),
    );
    shows
      .when({ type: 'scoreShows' })
      .because('histrio.festival.matching-actors', { actors: valera.then.matching })
      .because('histrio.festival.matching-actors', { actors: ippolit.then.matching })
      .because('histrio.festival.show-difference', {
        side: 'comedian',
        difference: valera.then.difference,
      })
      .because('histrio.festival.show-difference', {
        side: 'comedian',
        difference: ippolit.then.difference,
      })
      .because('histrio.festival.best-show-double', { difference: valera.then.difference })
      .scores('ann', valera.then.matching + valera.then.reward)
      .scores('bo', ippolit.then.matching + ippolit.then.reward);
    shows
      .after({ type: 'scoreShows' })
      .when({
        type: 'playRequest',
        seat: 'ann',
        name: 'В фаворе',
        payout: { ecus: valera.then.request },
      })
      .totals(valera.then.total, ippolit.then.total);
  });

  it.each(PUSHES)('Настроение Короля: a tragedian of experience %i pushes towards red', (n) => {
    given(histrioRules, resolving({ level: 'scorekeeper', needle: 'tragedy:1' }))
      .when({ type: 'push', from: 'court', actors: [`T${n}`] })
      .because('histrio.mood.direction-and-distance', { towards: 'tragedy', spaces: n })
      .leaves({ needle: { mood: 'tragedy', space: 1 + n } });
  });

  it.each(COMEDIANS)('Подсчёт экю: under comedy %i comedians pay as many ecus', (n) => {
    const troupe = [...Array.from({ length: n }, () => 'C1'), 'T5', 'T5'];
    given(histrioRules, festival({ ann: { ecus: 0, troupe } }))
      .when({ type: 'scoreShows' })
      .scores('ann', n);
  });
});
