// Scorekeeper level: the needle, the managers and the purses without the cards behind them.
import { describe, expect, it } from 'vitest';
import { histrioRules } from '../../../src/lib/games/histrio/module.ts';
import { given } from '../../support/given.ts';
import type { Lying } from './positions.ts';
import type { Move } from '../../../src/lib/games/histrio/rules/moves.ts';
import { festival, resolving, setUp } from './positions.ts';

const turn = (lying: Lying = {}) => resolving({ level: 'scorekeeper', ...lying });
const COUNTED = { purses: 'counted' as const };

describe('a turn at scorekeeper level', () => {
  it('histrio.mood.direction-and-distance: an actor at the Court pushes', () => {
    given(histrioRules, turn({ ann: { stage: 2 } }))
      .when({ type: 'push', from: 'court', actors: ['T3'], seat: 'bo' })
      .because('histrio.alone.court-moves-needle', { card: 'T3', spaces: 3, talent: 'tragedian' })
      .because('histrio.mood.change-returns-managers', { managers: 2 })
      .leaves({ needle: { mood: 'tragedy', space: 3 }, seats: { ann: { stage: 0 } } });
    for (const actors of [['T3', 'C1'] as const])
      given(histrioRules, turn())
        .when({ type: 'push', from: 'court', actors: [...actors] })
        .refusedBecause('histrio.alone.one-to-court')
        .firmly();
  });

  it('histrio.crowd.net-movement: a crowd pushes once', () =>
    given(histrioRules, turn({ ann: { stage: 2 } }))
      .when({ type: 'push', from: 'crowd', actors: ['T2', 'T3', 'C4'] })
      .because('histrio.crowd.net-movement', { comedians: 4, tragedians: 5, spaces: 1 })
      .leaves({ needle: { mood: 'tragedy', space: 1 } }));

  it('histrio.alone.actor-3-pay: a manager goes on stage and is paid with the others', () =>
    given(histrioRules, turn({ bo: { stage: 2 } }))
      .when({ type: 'stage', seat: 'ann' })
      .scores('ann', 3)
      .leaves({ seats: { ann: { stage: 1 } } }));

  it('histrio.alone.bonus-pays: bonuses, wages and thefts change the purses', () => {
    given(histrioRules, turn()).when({ type: 'takeBonus', seat: 'ann', ecus: 3 }).totals(8, 5, 5);
    given(histrioRules, turn()).when({ type: 'payActor', seat: 'ann' }).totals(4, 5, 5);
    given(histrioRules, turn({ ann: { ecus: 0 } }))
      .when({ type: 'payActor', seat: 'ann' })
      .because('histrio.alone.actor-5-cannot-pay')
      .totals(0, 5, 5);
    given(histrioRules, turn()).when({ type: 'steal', seat: 'ann', victim: 'cy' }).totals(6, 5, 4);
    const poor = turn({ cy: { ecus: 0 } });
    const steal = { type: 'steal', seat: 'ann', victim: 'cy' } as const;
    given(histrioRules, poor)
      .when(steal)
      .refusedBecause('histrio.alone.actor-2-steal', { victim: 'cy', candidates: ['bo'] })
      .overridable();
    given(histrioRules, poor).whenLetStand(steal, 'histrio.alone.actor-2-steal').totals(5, 5, 0);
    given(histrioRules, turn())
      .when({ ...steal, victim: 'ann' })
      .refusedBecause('histrio.alone.actor-2-steal', { victim: 'ann' })
      .firmly();
  });

  it('histrio.alone.actor-2-steal: where nobody else has an ecu the theft is told and moves nothing', () => {
    const steal = { type: 'steal', seat: 'ann', victim: 'cy' } as const;
    const poor = turn({ bo: { ecus: 0 }, cy: { ecus: 0 } });
    for (const ruleset of histrioRules.rulesets)
      given({ ...histrioRules, rulesets: [ruleset] }, poor)
        .when(steal)
        .because('histrio.alone.actor-2-steal', { thief: 'ann', victim: 'cy', moved: 0 })
        .totals(5, 0, 0);
    given(histrioRules, poor)
      .when({ ...steal, victim: 'ann' })
      .refusedBecause('histrio.alone.actor-2-steal', { victim: 'ann', candidates: [] })
      .firmly();
  });

  it('invents no card: the talent of who came is not told', () => {
    const bare = (move: Move, clause: string, seat: string) => {
      const rules = histrioRules.rulesOf(histrioRules.rulesets[0]);
      const begun = rules.begin(turn({ bo: { ecus: 0 } }));
      const ruling = begun.allowed ? rules.rule(begun.state, move) : begun;
      const effects = ruling.allowed ? ruling.effects : [];
      const one = effects.find((effect) => effect.clause === clause && effect.seat === seat);
      expect(one?.facts).toBeDefined();
      expect(one?.facts).not.toHaveProperty('card');
    };
    bare({ type: 'stage', seat: 'ann' }, 'histrio.alone.actor-3-place-manager', 'ann');
    bare({ type: 'stage', seat: 'ann' }, 'histrio.alone.actor-3-pay', 'ann');
    bare({ type: 'steal', seat: 'ann', victim: 'cy' }, 'histrio.alone.actor-2-steal', 'ann');
    bare({ type: 'payActor', seat: 'ann' }, 'histrio.alone.actor-5-cost', 'ann');
    bare({ type: 'payActor', seat: 'bo' }, 'histrio.alone.actor-5-cannot-pay', 'bo');
  });

  it('histrio.alone.acrobat-kept: an acrobat that is told lies in the drawer, is used once, and comes back', () => {
    const gain = { type: 'gainAcrobat', seat: 'ann', card: 'A:Ox' } as const;
    const useOx = { type: 'useAcrobat', seat: 'ann', card: 'A:Ox' } as const;
    given(histrioRules, turn())
      .when(gain)
      .because('histrio.alone.acrobat-kept', { card: 'A:Ox', city: 0 })
      .leaves({ seats: { ann: { acrobats: [{ card: 'A:Ox', gained: true }] } } });
    given(histrioRules, turn())
      .after(gain)
      .when(useOx)
      .refusedBecause('histrio.alone.acrobat-usable-after-phase', { card: 'A:Ox' })
      .overridable();
    given(histrioRules, turn())
      .after(gain, { type: 'endTurn' })
      .when(useOx)
      .because('histrio.acrobat.turned-when-used')
      .leaves({ seats: { ann: { acrobats: [{ card: 'A:Ox', spent: true }] } } });
    given(histrioRules, turn())
      .after(gain, { type: 'endTurn' }, useOx)
      .when(useOx)
      .refusedBecause('histrio.acrobat.once-per-season', { seat: 'ann', card: 'A:Ox' });
    given(histrioRules, turn())
      .when({ ...gain, card: 'C3' })
      .refusedBecause('histrio.acrobat.follow-card', { card: 'C3' })
      .firmly();
    given(histrioRules, resolving({ ann: { to: [1] } }))
      .when(gain)
      .refusedBecause('histrio.flow.three-phases');
  });

  it('histrio.component.encounter-cards: nobody takes an acrobat that must still lie in the deck', () => {
    const gain = { type: 'gainAcrobat', seat: 'ann', card: 'A:Ox' } as const;
    const seven = Array.from({ length: 7 }, () => ({ card: 'A:Ox' }));
    const first: Lying = { level: 'scorekeeper', deck: 40, ann: { acrobats: seven } };
    given(histrioRules, resolving(first)).when(gain).isAllowed();
    given(histrioRules, resolving(first))
      .after(gain)
      .when(gain)
      .refusedBecause('histrio.component.encounter-cards', { count: 49, exist: 48 })
      .firmly();
  });

  it('an acrobat nobody has told may be used as before, as often as the table says', () => {
    const useOx = { type: 'useAcrobat', seat: 'ann', card: 'A:Ox' } as const;
    given(histrioRules, turn()).after(useOx).when(useOx).isAllowed();
  });

  it('histrio.season2.keep-acrobats: the drawer is counted and turned back, the Chameleon of the festival too', () => {
    const end: Lying = {
      level: 'scorekeeper',
      ann: { acrobats: [{ card: 'A:Ox', spent: true }] },
    };
    given(histrioRules, festival(end))
      .after({ type: 'scoreShows', troupes: { bo: ['C1', 'CH'] } }, { type: 'closeFestival' })
      .when({ type: 'prepareSeason' })
      .because('histrio.season2.discard-becomes-deck', { cards: 46 })
      .leaves({
        seats: { ann: { acrobats: [{ card: 'A:Ox' }] }, bo: { acrobats: [{ card: 'CH' }] } },
      });
  });

  it('keeps purses out of it where they are counted at the end', () => {
    const table = turn({ options: COUNTED, ann: { ecus: 0 }, bo: { ecus: 0 }, cy: { ecus: 0 } });
    for (const move of [
      { type: 'takeBonus', seat: 'ann', ecus: 3 },
      { type: 'payActor', seat: 'ann' },
      { type: 'steal', seat: 'ann', victim: 'cy' },
      { type: 'stage', seat: 'ann' },
    ] as const)
      given(histrioRules, table).when(move).totals(0, 0, 0);
  });

  it('is not told where the cards are', () => {
    for (const move of [{ type: 'stage', seat: 'ann' }, { type: 'endTurn' }] as const)
      given(histrioRules, resolving({ ann: { to: [1] } }))
        .when(move)
        .refusedBecause('histrio.flow.three-phases')
        .firmly();
    given(histrioRules, turn())
      .when({ type: 'resolve', city: 1 })
      .refusedBecause('histrio.flow.three-phases')
      .firmly();
  });

  it('says what nobody can check', () => {
    const rules = histrioRules.rulesOf(histrioRules.rulesets[0]);
    const at = (level: 'scorekeeper' | 'referee') => {
      const beginning = rules.begin(setUp({ level }));
      return beginning.allowed ? rules.notChecked(beginning.state) : [];
    };
    expect(at('referee')).toEqual([]);
    expect(at('scorekeeper')).toContain('histrio.travel.card-must-be-in-hand');
  });
});
