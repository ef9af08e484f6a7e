// A player alone in a city: what each card does, newest first. Rulebook «Розыгрыш».
import { describe, it } from 'vitest';
import type { Card } from '../../../src/lib/games/histrio/data/cards.ts';
import { histrioRules } from '../../../src/lib/games/histrio/module.ts';
import { given } from '../../support/given.ts';
import type { Lying } from './positions.ts';
import { resolving, stacks } from './positions.ts';

const resolve = { type: 'resolve', city: 4 } as const;

/** Ann stands alone before city 4 with these cards, the newest first; Bo comes to city 8 later. */
const alone = (cards: readonly Card[], { ann, ...lying }: Lying = {}) =>
  resolving({
    cities: { 4: cards, 8: ['C4'] },
    bo: { to: [8], used: [8] },
    ...lying,
    ann: { to: [4], used: [4], ...ann },
  });

describe('cities', () => {
  const table = resolving({
    cities: { 2: ['C4'], 5: ['T4'], 6: ['B1'], 7: ['C4'] },
    ann: { to: [7], used: [7] },
    bo: { to: [2], used: [2] },
    cy: { to: [5], used: [5] },
  });

  it('histrio.resolution.city-order: from the first city to the last, each completely', () => {
    given(histrioRules, table)
      .when({ type: 'resolve', city: 5 })
      .refusedBecause('histrio.resolution.city-order', { city: 5, next: 2 })
      .overridable();
    given(histrioRules, table)
      .after({ type: 'resolve', city: 2 }, { type: 'resolve', city: 5 })
      .when({ type: 'resolve', city: 7 })
      .leaves({ phase: 'opportunities' });
    given(histrioRules, table)
      .whenLetStand({ type: 'resolve', city: 5 }, 'histrio.resolution.city-order')
      .leaves({ seats: { cy: { troupe: ['T4'] } } })
      .asks('resolve', 'bo');
  });

  it('histrio.summary.cities-one-to-eight: the 1st before the 8th', () =>
    given(histrioRules, table)
      .when({ type: 'resolve', city: 7 })
      .refusedBecause('histrio.resolution.city-order', { city: 7, next: 2 })
      .also('histrio.summary.cities-one-to-eight'));

  it('histrio.resolution.unvisited-untouched: cities without a caravel are skipped, their cards stay', () => {
    given(histrioRules, table)
      .when({ type: 'resolve', city: 6 })
      .refusedBecause('histrio.resolution.unvisited-untouched', { city: 6 })
      .firmly();
    given(histrioRules, table)
      .after({ type: 'resolve', city: 2 }, { type: 'resolve', city: 5 })
      .when({ type: 'resolve', city: 7 })
      .leaves({ cities: stacks({ 6: ['B1'] }) });
  });
});

describe('alone in a city', () => {
  it('histrio.alone.takes-all: every card is resolved, none is declined', () => {
    given(histrioRules, alone(['C4', 'B2', 'A:Ox', 'T3']))
      .when(resolve)
      .leaves({
        cities: stacks({ 8: ['C4'] }),
        seats: { ann: { troupe: ['C4', 'T3'], acrobats: [{ card: 'A:Ox', gained: true }] } },
      })
      .scores('ann', 2 + 1);
    const decline = { ...resolve, declined: ['T5' as const] };
    given(histrioRules, alone(['T5', 'C4']))
      .when(decline)
      .refusedBecause('histrio.alone.takes-all', { card: 'T5', city: 4 })
      .overridable();
    given(histrioRules, alone(['T5', 'C4']))
      .whenLetStand(decline, 'histrio.alone.takes-all')
      .because('histrio.alone.takes-all', { card: 'T5' })
      .leaves({ seats: { ann: { troupe: ['C4'], ecus: 5 } } });
    for (const cards of [['C4'], []])
      given(histrioRules, alone(cards))
        .when(decline)
        .refusedBecause('histrio.alone.takes-all', { card: 'T5' })
        .firmly();
  });

  it('histrio.alone.newest-first: a bonus that lies on top pays for the actor below it, not the other way round', () => {
    given(histrioRules, alone(['B2', 'C5'], { ann: { ecus: 0 } }))
      .when(resolve)
      .leaves({ seats: { ann: { ecus: 1, troupe: ['C5'] } } });
    given(histrioRules, alone(['C5', 'B2'], { ann: { ecus: 0 } }))
      .when(resolve)
      .leaves({ seats: { ann: { ecus: 2, troupe: [] } } });
  });

  it('histrio.alone.bonus-pays: the printed amount comes from the treasury', () => {
    for (const [card, ecus] of [
      ['B1', 1],
      ['B3', 3],
      ['B9', 9],
    ] as const)
      given(histrioRules, alone([card]))
        .when(resolve)
        .because('histrio.alone.bonus-pays', { ecus, city: 4 })
        .scores('ann', ecus)
        .totals(5 + ecus, 5, 5);
  });

  it('histrio.alone.bonus-discarded: the bonus itself is nobody’s', () =>
    given(histrioRules, alone(['B1']))
      .when(resolve)
      .because('histrio.alone.bonus-discarded', { card: 'B1' })
      .leaves({ seats: { ann: { troupe: [], acrobats: [] } }, cities: stacks({ 8: ['C4'] }) }));

  it('histrio.alone.acrobat-kept: an acrobat stays face up before its player', () =>
    given(histrioRules, alone(['A:Ox'], { ann: { acrobats: [{ card: 'A:Goat', spent: true }] } }))
      .when(resolve)
      .because('histrio.alone.acrobat-kept', { card: 'A:Ox', city: 4 })
      .leaves({
        seats: {
          ann: {
            acrobats: [
              { card: 'A:Goat', spent: true },
              { card: 'A:Ox', gained: true },
            ],
          },
        },
      }));

  it('histrio.alone.actors-into-hand: every actor that is not discarded', () =>
    given(histrioRules, alone(['C4', 'T5', 'B1', 'T4'], { ann: { ecus: 0 } }))
      .when(resolve)
      .because('histrio.alone.actors-into-hand', { cards: ['C4', 'T4'], city: 4 }));

  it('histrio.alone.rest-joins-troupe: who is not sent away joins the troupe', () =>
    given(histrioRules, alone(['C4', 'T3'], { ann: { troupe: ['C1'] } }))
      .when({ ...resolve, court: 'C4' })
      .because('histrio.alone.rest-joins-troupe', { cards: ['T3'] })
      .also('histrio.alone.troupe-is-open')
      .leaves({ seats: { ann: { troupe: ['C1', 'T3'] } } }));

  it('gives a lone player no request where a card lies', () =>
    given(histrioRules, alone(['B1']))
      .when(resolve)
      .leaves({ seats: { ann: { requests: 0 } }, requestDeck: 22 }));
});

describe('what an actor does on arrival', () => {
  it('histrio.alone.actor-1-recall: all travel cards come back, that of this turn too', () => {
    for (const card of ['C1', 'T1'])
      given(histrioRules, alone([card], { ann: { used: [1, 6, 7, 4] } }))
        .when(resolve)
        .because('histrio.alone.actor-1-recall', { card, cards: 8 })
        .leaves({ seats: { ann: { used: [], to: [] }, bo: { used: [8] } } })
        .notBecause('histrio.caravel.refill-at-one');
  });

  it('histrio.alone.actor-2-steal: an ecu goes from player to player', () => {
    for (const card of ['C2', 'T2'])
      given(histrioRules, alone([card]))
        .when({ ...resolve, victims: ['cy'] })
        .because('histrio.alone.actor-2-steal', { card, thief: 'ann', victim: 'cy', moved: 1 })
        .scores('ann', 1)
        .scores('cy', -1)
        .totals(6, 5, 4);
    given(histrioRules, alone(['C2']))
      .when(resolve)
      .refusedBecause('histrio.alone.actor-2-steal', { seat: 'ann', candidates: ['bo', 'cy'] })
      .firmly();
    given(histrioRules, alone(['C2']))
      .when({ ...resolve, victims: ['ann'] })
      .refusedBecause('histrio.alone.actor-2-steal', { victim: 'ann' })
      .firmly();
  });

  it('robs the only one who has an ecu without asking, and nobody where nobody has', () => {
    given(histrioRules, alone(['C2'], { bo: { to: [8], ecus: 0 } }))
      .when(resolve)
      .totals(6, 0, 4);
    given(histrioRules, alone(['C2'], { bo: { to: [8], ecus: 0 }, cy: { ecus: 0 } }))
      .when(resolve)
      .because('histrio.alone.actor-2-steal', { moved: 0 })
      .leaves({ seats: { ann: { troupe: ['C2'] } } })
      .totals(5, 0, 0);
  });

  it('robs for two actors one after the other, who has no ecu left is no candidate', () => {
    const table = alone(['C2', 'T2'], { cy: { ecus: 1 } });
    given(histrioRules, table)
      .when({ ...resolve, victims: ['cy', 'bo'] })
      .totals(7, 4, 0);
    given(histrioRules, table)
      .when({ ...resolve, victims: ['cy', 'cy'] })
      .refusedBecause('histrio.alone.actor-2-steal', { victim: 'cy', candidates: ['bo'] });
    given(histrioRules, table)
      .when({ ...resolve, victims: ['cy'] })
      .totals(7, 4, 0);
  });

  it('histrio.alone.actor-3-place-manager: a manager goes on the theatre', () => {
    for (const card of ['C3', 'T3'])
      given(histrioRules, alone([card], { ann: { stage: 1 } }))
        .when(resolve)
        .because('histrio.alone.actor-3-place-manager', { card, stage: 2, placed: true })
        .leaves({ seats: { ann: { stage: 2 } } });
  });

  it('histrio.alone.actor-3-pay: an ecu for each manager of every colour, the new one included', () => {
    given(histrioRules, alone(['C3']))
      .when(resolve)
      .scores('ann', 1);
    given(
      histrioRules,
      alone(['T3'], { ann: { stage: 1 }, bo: { to: [8], stage: 3 }, cy: { stage: 2 } }),
    )
      .when(resolve)
      .because('histrio.alone.actor-3-pay', { managers: 7 })
      .scores('ann', 7)
      .scores('bo', 0);
  });

  it('histrio.alone.actor-4-nothing: no effect on arrival', () => {
    for (const card of ['C4', 'T4'])
      given(histrioRules, alone([card], { ann: { used: [1, 4] } }))
        .when(resolve)
        .because('histrio.alone.actor-4-nothing', { card })
        .totals(5, 5, 5)
        .leaves({ seats: { ann: { used: [1, 4], stage: 0, troupe: [card] } } });
  });

  it('histrio.alone.actor-5-cost: one ecu to the treasury', () => {
    for (const card of ['C5', 'T5'])
      given(histrioRules, alone([card], { ann: { ecus: 1 } }))
        .when(resolve)
        .because('histrio.alone.actor-5-cost', { card, paid: 1 })
        .scores('ann', -1)
        .totals(0, 5, 5)
        .leaves({ seats: { ann: { troupe: [card] } } });
  });

  it('histrio.alone.actor-5-cannot-pay: without an ecu it is discarded, and the needle stays', () => {
    const table = alone(['T5', 'C4'], { ann: { ecus: 0 }, needle: 'comedy:3' });
    given(histrioRules, table)
      .when(resolve)
      .because('histrio.alone.actor-5-cannot-pay', { card: 'T5' })
      .leaves({ needle: { mood: 'comedy', space: 3 }, seats: { ann: { troupe: ['C4'] } } })
      .totals(0, 5, 5);
    given(histrioRules, table)
      .when({ ...resolve, court: 'T5' })
      .refusedBecause('histrio.alone.court-only-new', { card: 'T5', gathered: ['C4'] })
      .firmly();
    given(histrioRules, alone(['C5', 'C5'], { ann: { ecus: 1 } }))
      .when(resolve)
      .leaves({ seats: { ann: { troupe: ['C5'], ecus: 0 } } });
  });
});
