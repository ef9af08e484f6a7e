// Travel cards and caravels that come back; and the acrobats. Rulebook «Розыгрыш», «Акробаты», «Хамелеон».
import { describe, it } from 'vitest';
import { histrioRules } from '../../../src/lib/games/histrio/module.ts';
import { given } from '../../support/given.ts';
import type { Lying } from './positions.ts';
import {
  changing,
  counting,
  dealing,
  festival,
  over,
  resolving,
  stacks,
  travelling,
} from './positions.ts';

const resolve = { type: 'resolve', city: 4 } as const;
const ox = { card: 'A:Ox' };
const useOx = { type: 'useAcrobat', seat: 'ann', card: 'A:Ox' } as const;

/** Ann is alone in city 4, Bo in city 8. */
const alone = ({ ann, ...lying }: Lying) =>
  resolving({
    cities: { 4: ['C4'], 8: ['C4'] },
    bo: { to: [8], used: [8] },
    ...lying,
    ann: { to: [4], used: [4], ...ann },
  });

describe('caravels', () => {
  it('histrio.caravel.shows-used-cities: the board shows where nobody can go again', () =>
    given(histrioRules, alone({ ann: { used: [7, 2, 4] } }))
      .when(resolve)
      .because('histrio.caravel.shows-used-cities', { used: [7, 2, 4], free: [1, 3, 5, 6, 8] })
      .also('histrio.caravel.move-to-board')
      .leaves({ seats: { ann: { used: [7, 2, 4], to: [] } } }));

  it('histrio.caravel.refill-at-one: with one card left all eight come back, each player for himself', () => {
    const used = [1, 2, 3, 5, 6, 7, 4];
    given(histrioRules, alone({ ann: { used }, cy: { used: [1, 2, 3] } }))
      .when(resolve)
      .because('histrio.caravel.refill-at-one', { left: 1, cards: 8 })
      .leaves({ seats: { ann: { used: [] }, bo: { used: [8] }, cy: { used: [1, 2, 3] } } });
    given(histrioRules, alone({ ann: { used: used.slice(1) } }))
      .when(resolve)
      .notBecause('histrio.caravel.refill-at-one')
      .leaves({ seats: { ann: { used: used.slice(1) } } });
    const both = { to: [4], used };
    given(histrioRules, resolving({ cities: { 4: ['B1'] }, ann: both, bo: both }))
      .when(resolve)
      .leaves({ seats: { ann: { used: [] }, bo: { used: [] } } });
  });

  it('histrio.summary.refill: cards and caravels come back together', () =>
    given(histrioRules, alone({ ann: { used: [1, 2, 3, 5, 6, 7, 4] } }))
      .when(resolve)
      .because('histrio.caravel.refill-at-one')
      .also('histrio.summary.refill')
      .also('histrio.caravel.refill-clears-board'));

  it('counts what is left only after the last city of a player who visits two', () => {
    const table = resolving({
      cities: { 2: ['C4'], 6: ['T4'] },
      ann: { to: [2, 6], used: [1, 3, 4, 5, 7, 2, 6] },
    });
    given(histrioRules, table)
      .when({ type: 'resolve', city: 2 })
      .notBecause('histrio.caravel.refill-at-one')
      .leaves({ seats: { ann: { to: [6], used: [1, 3, 4, 5, 7, 2, 6] } } });
    given(histrioRules, table)
      .after({ type: 'resolve', city: 2 })
      .when({ type: 'resolve', city: 6 })
      .because('histrio.caravel.refill-at-one', { left: 1 })
      .leaves({ seats: { ann: { used: [], troupe: ['C4', 'T4'] } } });
  });

  it('comes back too for a player whom an acrobat kept from every city', () =>
    given(
      histrioRules,
      alone({ ann: { acrobats: [ox] }, bo: { to: [8], used: [1, 2, 3, 4, 5, 6, 8] } }),
    )
      .after(resolve)
      .when({ ...useOx, to: { bo: [] } })
      .because('histrio.caravel.refill-at-one', { left: 1 })
      .leaves({ phase: 'opportunities', seats: { bo: { used: [], troupe: [] } } }));
});

describe('acrobats', () => {
  it('histrio.acrobat.once-per-season: each once, the second of its kind once more', () => {
    given(histrioRules, travelling({ ann: { acrobats: [ox] } }))
      .after(useOx)
      .when(useOx)
      .refusedBecause('histrio.acrobat.once-per-season', { seat: 'ann', card: 'A:Ox' })
      .overridable();
    given(histrioRules, travelling({ ann: { acrobats: [ox, ox] } }))
      .after(useOx)
      .when(useOx)
      .isAllowed();
    given(histrioRules, travelling({ ann: { acrobats: [{ ...ox, spent: true }] } }))
      .whenLetStand(useOx, 'histrio.acrobat.once-per-season')
      .isAllowed();
    given(histrioRules, travelling({ bo: { acrobats: [ox] } }))
      .when(useOx)
      .refusedBecause('histrio.acrobat.follow-card', { seat: 'ann' })
      .firmly();
  });

  it('histrio.acrobat.turned-when-used: it stays before its owner, spent', () =>
    given(histrioRules, travelling({ ann: { acrobats: [{ card: 'A:Goat' }, ox] } }))
      .when(useOx)
      .because('histrio.acrobat.turned-when-used', { card: 'A:Ox' })
      .leaves({
        seats: { ann: { acrobats: [{ card: 'A:Goat' }, { card: 'A:Ox', spent: true }] } },
      }));

  it('does what its card says, as the table tells it', () => {
    given(histrioRules, travelling({ ann: { acrobats: [ox] }, cy: { stage: 1 } }))
      .when({ ...useOx, ecus: { ann: 3, bo: -2 }, needle: -1, note: 'steals the show' })
      .because('histrio.acrobat.follow-card', { card: 'A:Ox', note: 'steals the show' })
      .because('histrio.mood.change-on-crossing', { mood: 'tragedy' })
      .scores('ann', 3)
      .scores('bo', -2)
      .totals(8, 3, 5)
      .leaves({ needle: { mood: 'tragedy', space: 1 }, seats: { cy: { stage: 0 } } });
    given(histrioRules, travelling({ ann: { acrobats: [ox] } }))
      .when({ ...useOx, ecus: { bo: -6 } })
      .refusedBecause('histrio.component.coins', { seat: 'bo', has: 5, pays: 6 })
      .firmly();
    given(histrioRules, travelling({ ann: { acrobats: [ox] } }))
      .when({ ...useOx, to: { bo: [3] } })
      .refusedBecause('histrio.acrobat.follow-card')
      .firmly();
    given(histrioRules, alone({ ann: { acrobats: [ox] } }))
      .when({ ...useOx, to: { ann: [8] } })
      .leaves({ seats: { ann: { to: [8] }, bo: { to: [8] } } })
      .asks('resolve');
  });

  it('keeps what it pays out of the sheet where coins are counted at the end', () => {
    const options = { purses: 'counted' as const };
    for (const table of [
      resolving({ level: 'scorekeeper', options }),
      festival({ level: 'scorekeeper', options }),
      counting({}),
    ])
      given(histrioRules, table)
        .when({ ...useOx, ecus: { ann: -100 } })
        .because('histrio.acrobat.follow-card', { ecus: -100 })
        .totals(5, 5, 5);
  });

  it('histrio.alone.acrobat-usable-after-phase: a new one waits for the end of the resolution', () => {
    const table = alone({ cities: { 4: ['A:Ox'], 8: ['C4'] } });
    given(histrioRules, table)
      .after(resolve)
      .when(useOx)
      .refusedBecause('histrio.alone.acrobat-usable-after-phase', { card: 'A:Ox' })
      .overridable();
    given(histrioRules, table)
      .after(resolve, { type: 'resolve', city: 8 })
      .when(useOx)
      .because('histrio.acrobat.turned-when-used')
      .leaves({ phase: 'opportunities' });
    given(histrioRules, alone({ ann: { acrobats: [ox] }, cities: { 4: ['A:Ox'], 8: ['C4'] } }))
      .after(resolve)
      .when(useOx)
      .leaves({
        seats: {
          ann: {
            acrobats: [
              { ...ox, spent: true },
              { ...ox, gained: true },
            ],
          },
        },
      });
  });

  it('histrio.alone.no-acrobats: none is used while a lone player resolves, but between two cities', () => {
    given(histrioRules, alone({ ann: { acrobats: [ox] } }))
      .when(useOx)
      .isAllowed();
    given(histrioRules, alone({ ann: { acrobats: [ox] } }))
      .when({ ...useOx, during: 4 })
      .refusedBecause('histrio.alone.no-acrobats', { card: 'A:Ox', city: 4 })
      .overridable();
    // In a crowded city, and in one that is done or visited by nobody, the card decides.
    given(histrioRules, alone({ ann: { acrobats: [ox] }, bo: { to: [4] } }))
      .when({ ...useOx, during: 4 })
      .isAllowed();
    given(histrioRules, alone({ ann: { acrobats: [ox] } }))
      .when({ ...useOx, during: 1 })
      .isAllowed();
    const rulings = { 'acrobat-ban-scope': 'whole-phase' };
    given(histrioRules, alone({ rulings, ann: { acrobats: [ox] } }))
      .when(useOx)
      .refusedBecause('histrio.alone.no-acrobats', { card: 'A:Ox' })
      .overridable();
  });

  it('histrio.acrobat.chameleon-is-acrobat: the Chameleon is taken, kept and carried over', () => {
    given(histrioRules, alone({ cities: { 4: ['CH'], 8: ['C4'] } }))
      .when(resolve)
      .because('histrio.alone.acrobat-kept', { card: 'CH' })
      .also('histrio.acrobat.chameleon-is-acrobat')
      .leaves({ seats: { ann: { troupe: [], acrobats: [{ card: 'CH', gained: true }] } } });
    given(histrioRules, changing({ ann: { acrobats: [{ card: 'CH' }] } }))
      .when({ type: 'prepareSeason' })
      .leaves({ deck: 47, seats: { ann: { acrobats: [{ card: 'CH' }] } } });
    given(histrioRules, festival({ ann: { troupe: ['C1'] } }))
      .when({ type: 'scoreShows', chameleon: { ann: 'comedian' } })
      .refusedBecause('histrio.acrobat.chameleon-is-acrobat', { seat: 'ann' })
      .firmly();
  });

  it('is used until the very end, the Chameleon never', () => {
    given(histrioRules, travelling({ ann: { acrobats: [{ card: 'CH' }] } }))
      .when({ ...useOx, card: 'CH' })
      .refusedBecause('histrio.acrobat.chameleon-level-one', { seat: 'ann' })
      .firmly();
    for (const table of [dealing, festival, changing])
      given(histrioRules, table({ ann: { acrobats: [ox] } }))
        .when(useOx)
        .isAllowed();
    given(histrioRules, over({ ann: { acrobats: [ox] } }))
      .when(useOx)
      .refusedBecause('histrio.end.after-season-2')
      .firmly();
  });

  it('lets its owner go elsewhere only until the end of the turn', () => {
    const horse = { acrobats: [{ card: 'A:Horse', spent: true }], to: [4], used: [4], free: true };
    given(histrioRules, resolving({ cities: { 4: ['C4'] }, ann: horse }))
      .when(resolve)
      .leaves({ seats: { ann: { free: false } }, cities: stacks({}) });
  });
});
