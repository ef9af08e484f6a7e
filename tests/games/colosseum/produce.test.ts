// Phase 4, step 2: an event is produced. Rulebook «Фаза 4: Создание представления».
import { describe, it } from 'vitest';
import { event, pass, passes, producing, push, roll, showing } from './positions.ts';

const levels = ['referee', 'scorekeeper'] as const;
/** Program 4: two gladiators and two horses. */
const FOUR = { gladiator: 2, horse: 2 };
const ann = { programs: [4], tokens: FOUR };
const complete = event('ann', 4, { tokens: FOUR, missing: 0 });

describe('the event', () => {
  it('colosseum.produce.turn-order: the first player first, the others clockwise', () => {
    for (const level of levels) {
      const table = producing({ level, first: 'bo', ann, bo: { programs: [2] } });
      table
        .when(complete)
        .refusedBecause('colosseum.produce.turn-order', { seat: 'ann', next: 'bo' })
        .overridable();
      table
        .after(pass('bo'))
        .when(pass('ann'))
        .refusedBecause('colosseum.produce.turn-order', { next: 'cy' });
      table
        .after(...passes('bo', 'cy'))
        .when(complete)
        .isAllowed();
    }
  });

  it('colosseum.produce.three-steps: nobles move before the event, not after it and not twice', () => {
    const table = producing({ ann: { ...ann, medals: 1 } }).after(roll('ann', [2], ['emperor', 2]));
    table
      .when(roll('ann', [2], ['emperor', 2]))
      .refusedBecause('colosseum.produce.three-steps', { step: 'rolled' })
      .overridable();
    for (const late of [roll('ann', [2], ['emperor', 2]), push('ann', 'emperor', 1)])
      table
        .after(complete)
        .when(late)
        .refusedBecause('colosseum.produce.turn-order', { next: 'bo' });
    // Without the dice: the nobles are left where they are.
    producing({ ann }).when(complete).isAllowed();
    // Somebody else's event, let stand before its turn, takes no roll back.
    producing({ roller: 'ann', bo: ann })
      .whenLetStand(event('bo', 4, { tokens: FOUR }), 'colosseum.produce.turn-order')
      .leaves({ roller: 'ann', done: ['bo'] });
  });

  it('colosseum.produce.choose-program: a program of the own, named aloud', () => {
    showing({ ann }).when(complete).because('colosseum.produce.choose-program', { program: 4 });
    showing({ ann })
      .when(event('ann', 5, { tokens: { gladiator: 2 } }))
      .refusedBecause('colosseum.produce.choose-program', { program: 5, owned: [4] })
      .overridable();
    for (const level of levels) {
      showing({ level, ann, bo: { programs: [5] } })
        .when(event('ann', 5, { tokens: { gladiator: 2 }, missing: 2 }))
        .refusedBecause('colosseum.program.unique', { owner: 'bo' })
        .firmly();
      showing({ level, ann })
        .when(event('ann', 12, { tokens: { gladiator: 2 }, missing: 5 }))
        .refusedBecause('colosseum.produce.choose-program', { program: 12 });
    }
  });

  it('colosseum.produce.one-per-round: one event a round', () => {
    for (const level of levels)
      showing({ level, ann: { ...ann, latest: { round: 1, program: 4, spectators: 9 } } })
        .when(complete)
        .refusedBecause('colosseum.produce.one-per-round', { program: 4 })
        .overridable();
    showing({ round: 2, ann: { ...ann, latest: { round: 1, program: 4, spectators: 9 } } })
      .when(complete)
      .isAllowed();
  });

  it('colosseum.goal.at-most-five-events: one in each of five rounds', () => {
    const latest = { round: 5, program: 4, spectators: 9 };
    showing({ round: 5, ann: { ...ann, latest } })
      .when(complete)
      .refusedBecause('colosseum.produce.one-per-round');
    const last = producing({ round: 5, ann, done: ['bo', 'cy'] });
    last.when(complete).leaves({ phase: 'farewell' });
    last
      .after(complete)
      .when(complete)
      .refusedBecause('colosseum.frame.five-phases', { phase: 'farewell', needed: 'producing' })
      .firmly();
  });

  it('colosseum.produce.arena-size: the arena is as large as the program demands', () => {
    for (const level of levels) {
      const table = (size: number) =>
        showing({ level, ann: { bought: [12], arena: { size }, tokens: { lion: 3, cage: 2 } } });
      const lions = event('ann', 12, { tokens: { lion: 3, cage: 2 }, missing: 3 });
      table(2)
        .when(lions)
        .refusedBecause('colosseum.produce.arena-size', {
          program: 12,
          needs: 3,
          has: 2,
          unread: true,
        })
        .overridable();
      table(3).when(lions).isAllowed();
      table(4).when(lions).isAllowed();
    }
  });

  it('colosseum.produce.repeat-allowed: a program of an earlier round may be produced again', () =>
    showing({ round: 2, ann: { ...ann, produced: [4], best: 9 } })
      .when(complete)
      .because('colosseum.produce.choose-program')
      .also('colosseum.produce.repeat-allowed')
      .leaves({ seats: { ann: { produced: [4] } } }));

  it('colosseum.produce.new-turns-old-down: the program of before lies face down and brings five', () =>
    showing({ round: 2, ann: { ...ann, produced: [1], best: 7 } })
      .when(complete)
      .because('colosseum.produce.choose-program')
      .also('colosseum.produce.new-turns-old-down')
      .because('colosseum.score.previous-events', { programs: 1, spectators: 5 })
      .leaves({ seats: { ann: { produced: [1, 4] } } }));
});

describe('the assets', () => {
  it('colosseum.produce.lay-assets: owned tokens, no more of a type than there are', () => {
    showing({ ann: { programs: [4], tokens: { gladiator: 1, horse: 2 } } })
      .when(complete)
      .refusedBecause('colosseum.produce.lay-assets', { asset: 'gladiator', placed: 2, has: 1 })
      .firmly();
    showing({ ann: { programs: [4], tokens: { gladiator: 3, horse: 2 } } })
      .when(event('ann', 4, { tokens: { gladiator: 3, horse: 2 } }))
      .refusedBecause('colosseum.program.contents', { asset: 'gladiator', placed: 3, needs: 2 });
    // Nobody has to place all: here a horse is kept back.
    showing({ ann })
      .when(event('ann', 4, { tokens: { gladiator: 2, horse: 1 } }))
      .totals(7, 0, 0);
  });

  it('colosseum.produce.incomplete-allowed: each missing asset takes spectators away', () => {
    for (const level of levels)
      showing({ level, ann })
        .when(event('ann', 4, { tokens: { gladiator: 2 }, missing: 2 }))
        .because('colosseum.produce.incomplete-allowed', { program: 4, missing: 2 })
        .because('colosseum.score.base', { missing: 2, spectators: 5 });
  });

  it('colosseum.produce.minimum-set: with fewer assets than the lowest step there is no event', () => {
    for (const level of levels) {
      showing({ level, ann })
        .when(event('ann', 4, { missing: 4 }))
        .refusedBecause('colosseum.produce.minimum-set', { program: 4, placed: 0, least: 1 })
        .overridable();
      // Which ones are missing is free.
      for (const tokens of [{ gladiator: 1 }, { horse: 1 }])
        showing({ level, ann })
          .when(event('ann', 4, { tokens, missing: 3 }))
          .totals(3, 0, 0);
    }
  });

  it('colosseum.joker.replaces-one: a Joker stands for any one standard asset', () => {
    const table = showing({ ann: { programs: [4], tokens: { gladiator: 2, joker: 2 } } });
    table
      .when(event('ann', 4, { tokens: { gladiator: 2 }, jokers: ['horse', 'horse'] }))
      .because('colosseum.score.base', { missing: 0, spectators: 9 })
      .leaves({ seats: { ann: { latest: { tokens: { gladiator: 2, joker: 2 } } } } });
    table
      .when(event('ann', 4, { jokers: ['horse', 'horse', 'gladiator'] }))
      .refusedBecause('colosseum.joker.replaces-one', { jokers: 3, has: 2 })
      .firmly();
    for (const asset of ['joker', 'special_event', 'emperor_token'] as const)
      table
        .when(event('ann', 4, { tokens: { [asset]: 1 } }))
        .refusedBecause('colosseum.joker.replaces-one', { asset })
        .firmly();
    // Only in a place that the program has.
    table
      .when(event('ann', 4, { tokens: { gladiator: 2 }, jokers: ['lion'] }))
      .refusedBecause('colosseum.program.contents', { asset: 'lion', needs: 0 });
  });
});
