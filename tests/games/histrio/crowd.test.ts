// Several players in one city. Rulebook «Розыгрыш», «Тайные Просьбы».
import { describe, it } from 'vitest';
import type { Card } from '../../../src/lib/games/histrio/data/cards.ts';
import { histrioRules } from '../../../src/lib/games/histrio/module.ts';
import { given } from '../../support/given.ts';
import type { Lying } from './positions.ts';
import { resolving, stacks } from './positions.ts';

const resolve = { type: 'resolve', city: 4 } as const;

/** Ann and Bo stand before city 4 with these cards; Cy comes to city 8 later. */
const crowded = (cards: readonly Card[], { ann, bo, cy, ...lying }: Lying = {}) =>
  resolving({
    cities: { 4: cards, 8: ['C4'] },
    ...lying,
    ann: { to: [4], used: [4], ...ann },
    bo: { to: [4], used: [4], ...bo },
    cy: { to: [8], used: [8], ...cy },
  });

describe('a crowded city', () => {
  it('histrio.crowd.all-discarded: nobody gains any of its cards, and nobody chooses', () => {
    given(histrioRules, crowded(['C4', 'A:Ox', 'B3']))
      .when(resolve)
      .because('histrio.crowd.all-discarded', { city: 4, cards: ['C4', 'A:Ox', 'B3'] })
      .leaves({
        cities: stacks({ 8: ['C4'] }),
        seats: { ann: { troupe: [], acrobats: [] }, bo: { troupe: [], acrobats: [] } },
      })
      .totals(5, 5, 5);
    for (const choice of [
      { court: 'C4' as const },
      { victims: ['cy'] },
      { declined: ['C4' as const] },
      { victims: [], declined: ['C4' as const] },
    ])
      given(histrioRules, crowded(['C4']))
        .when({ ...resolve, ...choice })
        .refusedBecause('histrio.crowd.all-discarded', { city: 4 })
        .firmly();
  });

  it('histrio.crowd.acrobat-bonus-no-effect: acrobats and bonuses do nothing there', () =>
    given(histrioRules, crowded(['CH', 'A:Ox', 'B3', 'T1'], { needle: 'comedy:3' }))
      .when(resolve)
      .because('histrio.crowd.acrobat-bonus-no-effect', { cards: ['CH', 'A:Ox', 'B3'] })
      .leaves({ needle: { mood: 'comedy', space: 2 } })
      .totals(5, 5, 5));

  it('histrio.crowd.actors-move-needle: all actors push, none of them arrives', () =>
    given(
      histrioRules,
      crowded(['C1', 'C2', 'C3', 'C5'], { ann: { used: [2, 4] }, bo: { ecus: 0 } }),
    )
      .when(resolve)
      .because('histrio.crowd.actors-move-needle', { cards: ['C1', 'C2', 'C3', 'C5'] })
      .leaves({
        needle: { mood: 'comedy', space: 12 },
        seats: { ann: { used: [2, 4], stage: 0 }, bo: { stage: 0 } },
      })
      .totals(5, 0, 5));

  it('histrio.crowd.net-movement: one net move to the larger side, none when they are equal', () => {
    given(histrioRules, crowded(['T5', 'C3'], { needle: 'comedy:1', cy: { stage: 1 } }))
      .when(resolve)
      .because('histrio.crowd.net-movement', { comedians: 3, tragedians: 5, spaces: 2 })
      .leaves({ needle: { mood: 'tragedy', space: 2 } });
    // One after the other they would cross the border twice and send the manager home.
    given(histrioRules, crowded(['T5', 'C5'], { needle: 'comedy:1', cy: { stage: 1 } }))
      .when(resolve)
      .because('histrio.crowd.net-movement', { comedians: 5, tragedians: 5, spaces: 0 })
      .notBecause('histrio.mood.change-on-crossing')
      .leaves({ needle: { mood: 'comedy', space: 1 }, seats: { cy: { stage: 1 } } });
    given(histrioRules, crowded(['C5', 'T4'], { needle: 'tragedy:3', cy: { stage: 1 } }))
      .when(resolve)
      .notBecause('histrio.mood.change-on-crossing')
      .leaves({ needle: { mood: 'tragedy', space: 2 }, seats: { cy: { stage: 1 } } });
  });

  it('histrio.crowd.each-draws-request: one request for each of them', () =>
    given(histrioRules, crowded(['B1'], { ann: { requests: 1 } }))
      .when(resolve)
      .because('histrio.crowd.each-draws-request', { city: 4, held: 2 })
      .leaves({
        requestDeck: 19,
        seats: { ann: { requests: 2 }, bo: { requests: 1 }, cy: { requests: 0 } },
      }));

  it('histrio.summary.crowd-order: first the cards and the needle, then the requests', () => {
    const then = given(histrioRules, crowded(['T1'])).when(resolve);
    then.because('histrio.crowd.all-discarded').also('histrio.summary.crowd-order');
    then.inOrder(
      'histrio.crowd.all-discarded',
      'histrio.mood.direction-and-distance',
      'histrio.crowd.each-draws-request',
    );
  });
});
