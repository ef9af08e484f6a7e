// Phase 4, step 3: the spectators are counted. Rulebook «Шаг 3: подсчёт зрителей на вашем представлении».
import { describe, it } from 'vitest';
import { at, event, pass, push, RING, roll, producing, showing } from './positions.ts';
import { lying } from './tables.ts';

const levels = ['referee', 'scorekeeper'] as const;
const FOUR = { gladiator: 2, horse: 2 };
const ann = { programs: [4], tokens: FOUR };
const complete = event('ann', 4, { tokens: FOUR, missing: 0 });
const NOBODY = { emperor: 0, consul: 0, senator: 0 };

describe('the terms', () => {
  it('colosseum.score.base: the number of the program, step by step less for missing assets', () => {
    for (const level of levels)
      for (const [missing, tokens] of [
        [0, FOUR],
        [1, { gladiator: 2, horse: 1 }],
        [2, { horse: 2 }],
        [3, { horse: 1 }],
      ] as const) {
        const spectators = [9, 7, 5, 3][missing] ?? 0;
        showing({ level, ann })
          .when(event('ann', 4, { tokens, missing }))
          .because('colosseum.score.base', { missing, spectators })
          .scores('ann', spectators);
      }
  });

  it('colosseum.score.previous-events: five for each program that lies face down', () => {
    for (const level of levels)
      showing({ level, round: 4, ann: { ...ann, produced: [1, 7, 12] } })
        .when(complete)
        .because('colosseum.score.previous-events', { programs: 3, spectators: 15 })
        .totals(24, 0, 0);
  });

  it('colosseum.previous.face-down-five: each program brings its five in every following event', () => {
    for (const round of [2, 3])
      showing({ round, ann: { ...ann, produced: [1] } })
        .when(complete)
        .because('colosseum.score.previous-events', { spectators: 5 })
        .also('colosseum.previous.face-down-five');
  });

  it('colosseum.previous.repeat-not-counted: a program that is repeated does not bring its own five', () => {
    for (const level of levels) {
      showing({ level, round: 3, ann: { ...ann, produced: [1, 4] } })
        .when(complete)
        .because('colosseum.score.previous-events', { programs: 1, spectators: 5 })
        .also('colosseum.previous.repeat-not-counted');
      showing({ level, round: 3, ann: { ...ann, produced: [4] } })
        .when(complete)
        .notBecause('colosseum.score.previous-events');
    }
  });

  it('colosseum.previous.unproduced-no-bonus: a program that was never produced brings nothing', () => {
    showing({ round: 2, ann: { ...ann, programs: [4, 6], bought: [11, 20] } })
      .when(complete)
      .notBecause('colosseum.score.previous-events')
      .totals(9, 0, 0);
    showing({ round: 2, ann: { ...ann, programs: [4, 6], produced: [1] } })
      .when(complete)
      .because('colosseum.score.previous-events')
      .also('colosseum.previous.unproduced-no-bonus');
  });

  it('colosseum.score.stars: four for each award whose type is used, nothing for the others', () => {
    showing({ ann: { programs: [4], tokens: { gladiator: 3, horse: 2, lion: 3 } } })
      .when(complete)
      .because('colosseum.score.stars', { stars: 1, types: ['gladiator'], spectators: 4 })
      .totals(13, 0, 0);
    showing({ level: 'scorekeeper', ann })
      .when(event('ann', 4, { missing: 0, stars: 2 }))
      .because('colosseum.score.stars', { stars: 2, spectators: 8 });
    // Somebody else has the award.
    showing({ ann, bo: { tokens: { gladiator: 3 } }, stars: { gladiator: 'bo' } })
      .when(complete)
      .notBecause('colosseum.score.stars');
  });

  it('colosseum.star.bonus: an award adds four to an event that uses its type', () => {
    const table = showing({ ann: { programs: [4], tokens: { gladiator: 3, horse: 3 } } });
    table
      .when(complete)
      .because('colosseum.score.stars', { types: ['gladiator', 'horse'], spectators: 8 })
      .also('colosseum.star.bonus');
    table
      .when(event('ann', 4, { tokens: { gladiator: 2 } }))
      .because('colosseum.score.stars', { types: ['gladiator'], spectators: 4 });
  });

  it('colosseum.score.nobles: seven for the Emperor, five a Consul, three a Senator in the arena', () => {
    showing({ ann, ring: { ...RING, emperor: 8, consul_1: 8, senator_1: 9, senator_2: 9 } })
      .when(complete)
      .because('colosseum.score.nobles', {
        nobles: { emperor: 1, consul: 1, senator: 2 },
        spectators: 18,
      })
      .totals(27, 0, 0);
    for (const level of levels)
      showing({ level, options: { ring: 'told' }, ann })
        .when(
          event('ann', 4, {
            tokens: FOUR,
            missing: 0,
            nobles: { emperor: 1, consul: 2, senator: 3 },
          }),
        )
        .because('colosseum.score.nobles', { spectators: 26 })
        .totals(35, 0, 0);
  });

  it('colosseum.noble.values: Emperor 7, Consul 5, Senator 3', () => {
    for (const [noble, rank, spectators] of [
      ['emperor', 'emperor', 7],
      ['consul_1', 'consul', 5],
      ['consul_2', 'consul', 5],
      ['senator_3', 'senator', 3],
    ] as const)
      showing({ ann, ring: { ...RING, [noble]: 9 } })
        .when(complete)
        .because('colosseum.score.nobles', { nobles: { ...NOBODY, [rank]: 1 }, spectators })
        .also('colosseum.noble.values');
  });

  it('colosseum.score.only-inside-arena: nobles in the own arena at the count; later moves change nothing', () => {
    const table = producing({
      ann: { ...ann, medals: 1 },
      ring: { ...RING, emperor: 7, consul_1: 21, senator_1: 10 },
    }).after(roll('ann', [2], ['emperor', 2]));
    table
      .when(complete)
      .because('colosseum.score.nobles', { nobles: { ...NOBODY, emperor: 1 } })
      .also('colosseum.score.only-inside-arena')
      .totals(16, 0, 0);
    table
      .after(push('ann', 'senator_1', -1))
      .when(complete)
      .because('colosseum.score.nobles', { nobles: { ...NOBODY, emperor: 1, senator: 1 } });
    table
      .after(complete)
      .when(roll('bo', [6], ['emperor', 6]))
      .totals(16, 0, 0);
  });

  it('colosseum.score.podiums: three for each podium', () => {
    for (const level of levels)
      showing({ level, round: 4, ann: { ...ann, podiums: 3 } })
        .when(complete)
        .because('colosseum.score.podiums', { podiums: 3, spectators: 9 })
        .totals(18, 0, 0);
  });

  it('colosseum.podium.effect: a podium counts in each later event of its owner, in no other', () => {
    showing({ round: 2, ann: { ...ann, podiums: 1 } })
      .when(complete)
      .because('colosseum.score.podiums', { spectators: 3 })
      .also('colosseum.podium.effect');
    showing({ round: 2, ann, bo: { podiums: 1 } })
      .when(complete)
      .totals(9, 0, 0);
  });

  it('colosseum.score.medals: three for each medal played', () => {
    showing({ ann: { ...ann, medals: 5 } })
      .when(event('ann', 4, { tokens: FOUR, medals: 4 }))
      .because('colosseum.score.medals', { medals: 4, spectators: 12 })
      .leaves({ seats: { ann: { medals: 1 } } })
      .totals(21, 0, 0);
  });

  it('colosseum.score.season-tickets: five for each season ticket', () => {
    for (const level of levels)
      showing({ level, ann: { ...ann, tickets: 2 } })
        .when(complete)
        .because('colosseum.score.season-tickets', { tickets: 2, spectators: 10 })
        .totals(19, 0, 0);
  });
});

describe('marker and income', () => {
  it('colosseum.score.marker-only-forward: the marker moves to a better event and stays otherwise', () => {
    for (const level of levels)
      for (const [best, result] of [
        [5, 9],
        [9, 9],
        [20, 20],
      ] as const)
        showing({ level, ann: { ...ann, best } })
          .when(complete)
          .because('colosseum.score.marker-only-forward', { spectators: 9, before: best, result })
          .scores('ann', result - best)
          .totals(result, 0, 0);
    // What the table had set is taken back by the event that overtakes it, and the line says so.
    showing({ ann: { ...ann, best: 5 } })
      .when(complete)
      .because('colosseum.score.marker-only-forward', { result: 9, lost: 5 });
  });

  it('colosseum.goal.single-best-event: results are never added together', () => {
    showing({ round: 2, ann: { ...ann, best: 8 } })
      .when(complete)
      .because('colosseum.score.marker-only-forward', { result: 9 })
      .also('colosseum.goal.single-best-event')
      .totals(9, 0, 0);
    // The lines of the sheet add up to the better event, term by term.
    at(
      lying({
        phase: 'producing',
        round: 2,
        ann: { ...ann, produced: [1], best: { base: 7, tickets: 5 }, podiums: 1 },
      }),
    )
      .when(complete)
      .because('colosseum.score.base', { spectators: 9, before: 7 })
      .scores('ann', 5)
      .totals(17, 0, 0)
      .leaves({
        seats: {
          ann: {
            best: {
              base: 9,
              previous: 5,
              stars: 0,
              nobles: 0,
              podiums: 3,
              tickets: 0,
              medals: 0,
              other: 0,
            },
          },
        },
      });
  });

  it('colosseum.score.income: the bank pays a coin for each spectator', () => {
    for (const level of levels)
      showing({ level, ann: { ...ann, coins: 5, tickets: 1 } })
        .when(complete)
        .because('colosseum.score.income', { income: 14, coins: 19 })
        .leaves({ seats: { ann: { coins: 19 } } });
  });

  it('colosseum.score.income-not-best: for this event, wherever the marker stands', () =>
    showing({ ann: { ...ann, coins: 5, best: 40 } })
      .when(complete)
      .because('colosseum.score.income', { income: 9, coins: 14 })
      .also('colosseum.score.income-not-best'));

  it('counts on beyond 100', () =>
    showing({
      level: 'scorekeeper',
      round: 5,
      ann: { ...ann, tickets: 10, podiums: 4, medals: 10, produced: [1, 6] },
    })
      .when(
        event('ann', 4, { missing: 0, medals: 10, nobles: { emperor: 1, consul: 2, senator: 3 } }),
      )
      .totals(137, 0, 0));

  it('pays nothing to who produces nothing', () =>
    producing({ ann })
      .when(pass('ann'))
      .leaves({ seats: { ann: { coins: 30 } } })
      .totals(0, 0, 0));
});
