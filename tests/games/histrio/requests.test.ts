// Secret requests: drawn, limited to three, and reshuffled. Rulebook «Тайные Просьбы».
import { describe, it } from 'vitest';
import { histrioRules } from '../../../src/lib/games/histrio/module.ts';
import { given } from '../../support/given.ts';
import type { Lying } from './positions.ts';
import { resolving } from './positions.ts';

const resolve = { type: 'resolve', city: 4 } as const;

/** Ann and Bo meet in city 4 as the last of this turn. */
const meeting = ({ ann, bo, ...lying }: Lying) =>
  resolving({
    cities: { 4: ['B1'] },
    ...lying,
    ann: { to: [4], ...ann },
    bo: { to: [4], ...bo },
  });

describe('secret requests', () => {
  it('histrio.request.limit-three: the fourth makes one go at once', () => {
    given(histrioRules, meeting({ ann: { requests: 3 } }))
      .when(resolve)
      .because('histrio.request.limit-three', { held: 4, discarded: 'face-down' })
      .leaves({
        phase: 'opportunities',
        requestDeck: 17,
        requestDiscard: 1,
        seats: { ann: { requests: 3 }, bo: { requests: 1 } },
      });
    given(histrioRules, meeting({ ann: { requests: 2 } }))
      .when(resolve)
      .notBecause('histrio.request.limit-three')
      .leaves({ seats: { ann: { requests: 3 } }, requestDiscard: 0 });
    given(histrioRules, resolving({ ann: { to: [4], requests: 2 } }))
      .when({ type: 'discardRequest', seat: 'ann', which: 'face-down' })
      .refusedBecause('histrio.request.limit-three', { held: 2, limit: 3 })
      .firmly();
  });

  it('asks which one goes where a face-up one counts, before anything else', () => {
    const table = meeting({
      season: 2,
      ann: { requests: 2, faceUp: 'In Favour' },
      cy: { to: [8] },
      cities: { 4: ['B1'], 8: ['C4'] },
    });
    given(histrioRules, table)
      .when(resolve)
      .leaves({ phase: 'resolution', seats: { ann: { requests: 3, faceUp: 'In Favour' } } })
      .asks('discardRequest', 'ann');
    given(histrioRules, table)
      .after(resolve)
      .when({ type: 'resolve', city: 8 })
      .refusedBecause('histrio.request.limit-three', { seat: 'ann', held: 4, limit: 3 })
      .firmly();
    given(histrioRules, table)
      .after(resolve)
      .when({ type: 'discardRequest', seat: 'ann', which: 'face-up' })
      .because('histrio.request.limit-three', { held: 4, discarded: 'face-up' })
      .leaves({ requestDiscard: 1, seats: { ann: { requests: 3, faceUp: undefined } } })
      .asks('resolve', 'cy');
    given(histrioRules, table)
      .after(resolve)
      .when({ type: 'discardRequest', seat: 'ann', which: 'face-down' })
      .leaves({ requestDiscard: 1, seats: { ann: { requests: 2, faceUp: 'In Favour' } } });
    given(histrioRules, table)
      .after(resolve)
      .when({ type: 'discardRequest', seat: 'bo', which: 'face-down' })
      .refusedBecause('histrio.request.limit-three', { seat: 'bo', held: 1 });
  });

  it('waits for the discard of the last city, also when the table is told anew there', () => {
    const full = { requests: 3, faceUp: 'In Favour' };
    const table = resolving({ season: 2, ann: full, requestDeck: 10 });
    given(histrioRules, table).whenBegun().asks('discardRequest', 'ann');
    given(histrioRules, table)
      .when({ type: 'discardRequest', seat: 'ann', which: 'face-down' })
      .leaves({ phase: 'opportunities', turn: 2 });
  });

  it('lies nowhere with four of them but in the middle of a resolution, nor face up before a festival', () => {
    given(histrioRules, { ...resolving({ ann: { requests: 4 } }) })
      .whenBegun()
      .asks('discardRequest', 'ann');
    const { position, ...setup } = resolving({ season: 2, ann: { requests: 3, faceUp: '' } });
    if (position === undefined) throw new Error('No position');
    given(histrioRules, { ...setup, position: { ...position, phase: 'travel' } })
      .whenBegun()
      .refusedBecause('histrio.request.limit-three', { seat: 'ann', held: 4, limit: 3 });
    given(histrioRules, resolving({ season: 1, ann: { to: [1], faceUp: 'In Favour' } }))
      .whenBegun()
      .refusedBecause('histrio.request.one-per-season-end', { seat: 'ann', season: 1 })
      .firmly();
  });

  it('is drawn from the shuffled discard once the deck has run out', () => {
    given(histrioRules, meeting({ requestDeck: 1, requestDiscard: 21 }))
      .when(resolve)
      .because('histrio.request.reshuffle', { cards: 21 })
      .leaves({ requestDeck: 20, requestDiscard: 0 });
    given(histrioRules, meeting({ requestDeck: 2, requestDiscard: 20 }))
      .when(resolve)
      .notBecause('histrio.request.reshuffle');
  });

  it('is drawn by nobody when all 22 lie before players', () => {
    const rulings = { 'request-limit-face-up': 'face-down-only' };
    const full = { requests: 3, faceUp: '' };
    const [cy, dee] = [full, full];
    given(
      histrioRules,
      meeting({
        seats: 4,
        season: 2,
        rulings,
        ann: { requests: 3, faceUp: '' },
        bo: full,
        cy,
        dee,
        requestDeck: 0,
        requestDiscard: 6,
      }),
    )
      .when(resolve)
      .leaves({ requestDeck: 4, requestDiscard: 2, seats: { ann: { requests: 3 } } });
  });
});
