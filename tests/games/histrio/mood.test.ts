// The Court and the King's mood. Rulebook «Розыгрыш», «Настроение Короля».
import { describe, expect, it } from 'vitest';
import type { Card } from '../../../src/lib/games/histrio/data/cards.ts';
import { histrioRules } from '../../../src/lib/games/histrio/module.ts';
import { movedNeedle, needleAt, placeOf } from '../../../src/lib/games/histrio/rules/needle.ts';
import { given } from '../../support/given.ts';
import type { Lying } from './positions.ts';
import type { HistrioSetup } from '../../../src/lib/games/histrio/rules/fresh.ts';
import type { Move } from '../../../src/lib/games/histrio/rules/moves.ts';
import { changing, festival, over, preparing, resolving, travelling } from './positions.ts';

const resolve = { type: 'resolve', city: 4 } as const;

/** Ann stands alone before city 4 with these cards; Bo comes to city 8 later. */
const alone = (cards: readonly Card[], { ann, ...lying }: Lying = {}) =>
  resolving({
    cities: { 4: cards, 8: ['C3'] },
    bo: { to: [8], used: [8] },
    ...lying,
    ann: { to: [4], used: [4], ...ann },
  });

describe('the Court', () => {
  it('histrio.alone.one-to-court: at most one actor, or none', () => {
    given(histrioRules, alone(['C4', 'T4']))
      .when(resolve)
      .notBecause('histrio.alone.court-moves-needle')
      .leaves({ seats: { ann: { troupe: ['C4', 'T4'] } } });
    given(histrioRules, alone(['C4', 'T4']))
      .when({ ...resolve, court: 'T4' })
      .because('histrio.alone.court-moves-needle')
      .also('histrio.alone.one-to-court')
      .leaves({ seats: { ann: { troupe: ['C4'] } } });
    given(histrioRules, alone(['C4', 'C4']))
      .when({ ...resolve, court: 'C4' })
      .leaves({ needle: { mood: 'comedy', space: 5 }, seats: { ann: { troupe: ['C4'] } } });
  });

  it('histrio.summary.court-is-optional: nobody has to be sent', () => {
    given(histrioRules, alone(['C1']))
      .when(resolve)
      .leaves({ needle: { mood: 'comedy', space: 1 } });
    given(histrioRules, alone(['C1']))
      .when({ ...resolve, court: 'C1' })
      .because('histrio.alone.court-moves-needle')
      .also('histrio.summary.court-is-optional');
  });

  it('histrio.alone.court-only-new: only who was gathered here and now', () => {
    const table = alone(['C4', 'B2', 'A:Ox'], { ann: { troupe: ['T3'] } });
    const old = { ...resolve, court: 'T3' as const };
    given(histrioRules, table)
      .when(old)
      .refusedBecause('histrio.alone.court-only-new', { card: 'T3', gathered: ['C4'] })
      .overridable();
    given(histrioRules, table)
      .whenLetStand(old, 'histrio.alone.court-only-new')
      .leaves({ needle: { mood: 'tragedy', space: 3 }, seats: { ann: { troupe: ['C4'] } } });
    given(histrioRules, table)
      .when({ ...resolve, court: 'T5' })
      .refusedBecause('histrio.alone.court-only-new', { card: 'T5' })
      .firmly();
    given(histrioRules, alone([]))
      .when({ ...resolve, court: 'C1' })
      .refusedBecause('histrio.alone.court-only-new', { gathered: [] })
      .firmly();
  });

  it('histrio.alone.court-moves-needle: by its experience, towards its talent', () => {
    for (const experience of [1, 2, 3, 4, 5] as const) {
      const table = (card: Card) => alone([card], { needle: 'comedy:9' });
      given(histrioRules, table(`C${experience}`))
        .when({ ...resolve, court: `C${experience}`, victims: experience === 2 ? ['bo'] : [] })
        .because('histrio.alone.court-moves-needle', { spaces: experience, talent: 'comedian' })
        .leaves({ needle: { mood: 'comedy', space: 9 + experience } });
      given(histrioRules, table(`T${experience}`))
        .when({ ...resolve, court: `T${experience}`, victims: experience === 2 ? ['bo'] : [] })
        .because('histrio.alone.court-moves-needle', { spaces: experience, talent: 'tragedian' })
        .leaves({ needle: { mood: 'comedy', space: 9 - experience } });
    }
  });

  it('histrio.alone.court-card-discarded: the actor is not part of the troupe', () =>
    given(histrioRules, alone(['T4']))
      .when({ ...resolve, court: 'T4' })
      .because('histrio.alone.court-card-discarded', { card: 'T4' })
      .leaves({ seats: { ann: { troupe: [] } } }));

  it('histrio.alone.court-keeps-effect: what it did on arrival stays done', () => {
    given(histrioRules, alone(['C5']))
      .when({ ...resolve, court: 'C5' })
      .because('histrio.alone.court-keeps-effect', { card: 'C5' })
      .totals(4, 5, 5);
    given(histrioRules, alone(['C2']))
      .when({ ...resolve, court: 'C2', victims: ['bo'] })
      .because('histrio.alone.court-keeps-effect', { card: 'C2' })
      .totals(6, 4, 5);
    given(histrioRules, alone(['C3']))
      .when({ ...resolve, court: 'C3' })
      .leaves({ seats: { ann: { stage: 1, ecus: 6 } } });
    given(histrioRules, alone(['C1'], { ann: { used: [2, 4] } }))
      .when({ ...resolve, court: 'C1' })
      .leaves({ seats: { ann: { used: [] } } });
    given(histrioRules, alone(['C4']))
      .when({ ...resolve, court: 'C4' })
      .notBecause('histrio.alone.court-keeps-effect');
  });
});

describe("the King's mood", () => {
  it('has no space between comedy 1 and tragedy 1', () => {
    expect([2, 1, 0, -1, -2].map(placeOf)).toEqual([
      { mood: 'comedy', space: 3 },
      { mood: 'comedy', space: 2 },
      { mood: 'comedy', space: 1 },
      { mood: 'tragedy', space: 1 },
      { mood: 'tragedy', space: 2 },
    ]);
    for (const needle of [-7, -1, 0, 1, 6]) expect(needleAt(placeOf(needle))).toBe(needle);
  });

  it('histrio.mood.direction-and-distance: what goes beyond the last space is lost, later moves count from there', () => {
    expect([movedNeedle(0, 9, 5), movedNeedle(0, -9, 5), movedNeedle(0, 99, 0)]).toEqual([
      4, -5, 99,
    ]);
    const table = (needle: 'comedy:4' | 'tragedy:4', card: Card) =>
      alone([card], { needle, options: { dial: 5 } });
    given(histrioRules, table('comedy:4', 'C4'))
      .when({ ...resolve, court: 'C4' })
      .because('histrio.mood.direction-and-distance', {
        towards: 'comedy',
        spaces: 1,
        lost: 3,
        to: { mood: 'comedy', space: 5 },
      });
    given(histrioRules, table('tragedy:4', 'T5'))
      .when({ ...resolve, court: 'T5' })
      .because('histrio.mood.direction-and-distance', {
        towards: 'tragedy',
        spaces: 1,
        lost: 4,
        to: { mood: 'tragedy', space: 5 },
      });
    given(histrioRules, table('tragedy:4', 'C4'))
      .when({ ...resolve, court: 'C4' })
      .leaves({ needle: { mood: 'comedy', space: 1 } });
    given(histrioRules, travelling({ needle: 'tragedy:6', options: { dial: 5 } }))
      .whenBegun()
      .refusedBecause('histrio.mood.direction-and-distance', { space: 6, dial: 5 })
      .firmly();
    given(histrioRules, travelling({ needle: 'tragedy:5', options: { dial: 5 } }))
      .whenBegun()
      .isAllowed();
  });

  it('histrio.mood.sector-decides: how far inside a sector the needle stands does not matter', () =>
    given(histrioRules, alone(['C4'], { needle: 'comedy:6' }))
      .when({ ...resolve, court: 'C4' })
      .because('histrio.mood.sector-decides', { mood: 'comedy', to: { mood: 'comedy', space: 10 } })
      .notBecause('histrio.mood.change-on-crossing'));

  it('histrio.mood.change-on-crossing: the mood changes when the needle crosses the border', () => {
    given(histrioRules, alone(['T1'], { needle: 'comedy:1' }))
      .when({ ...resolve, court: 'T1' })
      .because('histrio.mood.change-on-crossing', { mood: 'tragedy' })
      .also('histrio.mood.change-flips-backdrop')
      .leaves({ needle: { mood: 'tragedy', space: 1 } });
    given(histrioRules, alone(['C3'], { needle: 'tragedy:2' }))
      .when({ ...resolve, court: 'C3' })
      .because('histrio.mood.change-on-crossing', { mood: 'comedy' })
      .leaves({ needle: { mood: 'comedy', space: 2 } });
    for (const [needle, card] of [
      ['comedy:4', 'T3'],
      ['tragedy:1', 'T2'],
    ] as const)
      given(histrioRules, alone([card], { needle }))
        .when({ ...resolve, court: card, victims: card === 'T2' ? ['bo'] : [] })
        .notBecause('histrio.mood.change-on-crossing');
  });

  const onStage = { bo: { to: [8], used: [8], stage: 2 }, cy: { stage: 3 } };

  it('histrio.mood.change-returns-managers: all go home at once, later cities find an empty theatre', () => {
    const table = alone(['T4', 'C3'], { ...onStage, ann: { stage: 1 } });
    given(histrioRules, table)
      .when({ ...resolve, court: 'T4' })
      .because('histrio.mood.change-returns-managers', { managers: 7 })
      .leaves({ seats: { ann: { stage: 0 }, bo: { stage: 0 }, cy: { stage: 0 } } });
    given(histrioRules, table)
      .after({ ...resolve, court: 'T4' })
      .when({ type: 'resolve', city: 8 })
      .because('histrio.alone.actor-3-pay', { managers: 1 })
      .scores('bo', 1);
  });

  it('histrio.summary.mood-change-reminder: turn the backdrop, give the managers back', () =>
    given(histrioRules, alone(['T4'], onStage))
      .when({ ...resolve, court: 'T4' })
      .because('histrio.mood.change-returns-managers')
      .also('histrio.summary.mood-change-reminder'));

  it('histrio.mood.managers-stay-otherwise: no change, no manager leaves', () =>
    given(histrioRules, alone(['C4'], onStage))
      .when({ ...resolve, court: 'C4' })
      .because('histrio.mood.managers-stay-otherwise', { managers: 5 })
      .leaves({ seats: { bo: { stage: 2 }, cy: { stage: 3 } } }));

  it('histrio.mood.what-moves-needle: a needle set by hand says why, and crossing the border sends the managers home', () => {
    const bumped = { type: 'setNeedle', mood: 'tragedy', space: 2, reason: 'bumped' } as const;
    given(histrioRules, travelling({ needle: 'comedy:2', ann: { stage: 2 } }))
      .when(bumped)
      .because('histrio.mood.what-moves-needle', {
        to: { mood: 'tragedy', space: 2 },
        reason: 'bumped',
      })
      .because('histrio.mood.change-on-crossing', { mood: 'tragedy' })
      .because('histrio.mood.change-returns-managers', { managers: 2 })
      .leaves({ needle: { mood: 'tragedy', space: 2 }, seats: { ann: { stage: 0 } } });
    given(histrioRules, resolving({ level: 'scorekeeper', needle: 'tragedy:3', bo: { stage: 1 } }))
      .when(bumped)
      .notBecause('histrio.mood.change-on-crossing')
      .leaves({ needle: { mood: 'tragedy', space: 2 }, seats: { bo: { stage: 1 } } });
    given(histrioRules, travelling({ options: { dial: 5 } }))
      .when({ ...bumped, space: 6 })
      .refusedBecause('histrio.mood.direction-and-distance', { space: 6, dial: 5 })
      .firmly();
    given(histrioRules, preparing({})).when(bumped).refusedBecause('histrio.flow.three-phases');
    given(histrioRules, over({})).when(bumped).refusedBecause('histrio.end.after-season-2');
  });

  it('histrio.mood.what-moves-needle: after the shows requests are judged by the needle set by hand', () => {
    const shown = festival({ shown: true, needle: 'comedy:1', ann: { stage: 1 } });
    const bumped = { type: 'setNeedle', mood: 'tragedy', space: 1, reason: 'bumped' } as const;
    given(histrioRules, shown)
      .when(bumped)
      .leaves({
        judged: {
          needle: { mood: 'tragedy', space: 1 },
          seats: { ann: { stage: 0, requests: 0 } },
        },
      });
    given(histrioRules, shown)
      .when({ ...bumped, mood: 'comedy', space: 4 })
      .leaves({
        judged: { needle: { mood: 'comedy', space: 4 }, seats: { ann: { stage: 1, requests: 0 } } },
      });
  });

  it('histrio.mood.direction-and-distance: says who pushed, where it was one player', () => {
    const rules = histrioRules.rulesOf(histrioRules.rulesets[0]);
    const pushers = (setup: HistrioSetup, move: Move) => {
      const begun = rules.begin(setup);
      const ruling = begun.allowed ? rules.rule(begun.state, move) : begun;
      return (ruling.allowed ? ruling.effects : [])
        .filter(({ clause }) => clause === 'histrio.mood.direction-and-distance')
        .map(({ seat }) => seat);
    };
    const city = { 4: ['T3'] };
    const alone = resolving({ cities: city, bo: { to: [4] } });
    expect(pushers(alone, { type: 'resolve', city: 4, court: 'T3' })).toEqual(['bo']);
    const crowded = resolving({ cities: city, ann: { to: [4] }, bo: { to: [4] } });
    expect(pushers(crowded, { type: 'resolve', city: 4 })).toEqual([undefined]);
    const told = resolving({ level: 'scorekeeper' });
    const push = { type: 'push', from: 'court', actors: ['T3'] } as const;
    expect(pushers(told, { ...push, actors: ['T3'], seat: 'cy' })).toEqual(['cy']);
    expect(pushers(told, { ...push, actors: ['T3'] })).toEqual([undefined]);
    const ox = { type: 'useAcrobat', seat: 'ann', card: 'A:Ox', needle: 1 } as const;
    expect(pushers(told, ox)).toEqual(['ann']);
  });

  it('histrio.mood.what-moves-needle: hiring moves nothing, nor what is swept away between the seasons', () => {
    given(histrioRules, alone(['T4', 'T3', 'T5'], { needle: 'comedy:2' }))
      .when(resolve)
      .notBecause('histrio.mood.direction-and-distance')
      .leaves({ needle: { mood: 'comedy', space: 2 } });
    given(
      histrioRules,
      changing({ needle: 'comedy:2', cities: { 3: ['T5', 'T4'] }, ann: { troupe: ['T5'] } }),
    )
      .when({ type: 'prepareSeason' })
      .because('histrio.season2.discard-actors')
      .also('histrio.mood.what-moves-needle')
      .leaves({ needle: { mood: 'comedy', space: 2 } });
  });
});
