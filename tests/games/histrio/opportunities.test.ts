// New opportunities: the check of the deck and the deal; empty cities at the end. Rulebook «Новые возможности».
import { describe, it } from 'vitest';
import { histrioRules } from '../../../src/lib/games/histrio/module.ts';
import { given } from '../../support/given.ts';
import type { Lying } from './positions.ts';
import { dealing, dealt, resolving, stacks } from './positions.ts';

const resolve = { type: 'resolve', city: 4 } as const;
const CARDS = ['C1', 'T2', 'B3', 'C4', 'T5', 'A:Ox', 'C2', 'T3'];

/** Ann alone in city 4, the last one of the turn. */
const last = ({ ann, ...lying }: Lying) =>
  resolving({ cities: { 4: ['C4'] }, ...lying, ann: { to: [4], used: [4], ...ann } });

describe('new opportunities', () => {
  it('histrio.opportunity.season-ends-on-empty-deck: the season ends when the phase finds no card', () => {
    for (const season of [1, 2] as const)
      given(histrioRules, last({ season, turn: 6, deck: 0 }))
        .when(resolve)
        .because('histrio.opportunity.season-ends-on-empty-deck', { season })
        .leaves({ phase: 'scoring', season, turn: 6 })
        .asks('scoreShows');
    given(histrioRules, resolving({ level: 'scorekeeper', turn: 6, deck: 0 }))
      .when({ type: 'endTurn' })
      .because('histrio.opportunity.season-ends-on-empty-deck')
      .leaves({ phase: 'scoring' });
  });

  it('histrio.summary.season-check: first the check, then the deal, so the last cards are still played', () => {
    given(histrioRules, last({ turn: 5, deck: 8 }))
      .when(resolve)
      .notBecause('histrio.opportunity.season-ends-on-empty-deck')
      .because('histrio.opportunity.deal-one-per-city')
      .also('histrio.summary.season-check')
      .leaves({ phase: 'opportunities', turn: 6, deck: 8 });
    given(histrioRules, dealing({ turn: 6, deck: 8 }))
      .after(...dealt(CARDS.slice(0, 7)))
      .when({ type: 'deal', city: 8, card: 'T3' })
      .leaves({ phase: 'travel', turn: 6, deck: 0 });
  });

  it('histrio.opportunity.deal-one-per-city: one card at each city, visited or not, on top of the others', () => {
    const table = dealing({ deck: 24, cities: { 1: ['C5'], 3: ['T1', 'T2'] } });
    given(histrioRules, last({ deck: 24 }))
      .when(resolve)
      .because('histrio.opportunity.deal-one-per-city', { cards: 8, deck: 16 });
    given(histrioRules, table)
      .after(...dealt(CARDS.slice(0, 7)))
      .when({ type: 'deal', city: 8, card: 'T3' })
      .leaves({
        deck: 16,
        phase: 'travel',
        cities: stacks({
          1: ['C1', 'C5'],
          2: ['T2'],
          3: ['B3', 'T1', 'T2'],
          4: ['C4'],
          5: ['T5'],
          6: ['A:Ox'],
          7: ['C2'],
          8: ['T3'],
        }),
      });
    given(histrioRules, table)
      .after(...dealt(['C1']))
      .when({ type: 'deal', city: 3, card: 'C1' })
      .refusedBecause('histrio.opportunity.deal-one-per-city', { city: 3, next: 2 })
      .firmly();
    given(histrioRules, dealing({ level: 'referee', dealing: 8 }))
      .after({ type: 'deal', city: 8, card: 'C1' })
      .when({ type: 'deal', city: 1, card: 'C1' })
      .refusedBecause('histrio.flow.three-phases');
  });

  it('histrio.opportunity.short-deal: what there is goes to the first cities, and the turn is played', () => {
    given(histrioRules, last({ season: 2, turn: 5, deck: 3 }))
      .when(resolve)
      .because('histrio.opportunity.short-deal', { cities: 3 });
    given(histrioRules, dealing({ season: 2, turn: 6, deck: 3 }))
      .after(...dealt(['C1', 'C2']))
      .when({ type: 'deal', city: 3, card: 'C3' })
      .leaves({ phase: 'travel', deck: 0, cities: stacks({ 1: ['C1'], 2: ['C2'], 3: ['C3'] }) })
      .asks('travel');
    given(histrioRules, resolving({ level: 'scorekeeper', season: 2, turn: 5, deck: 3 }))
      .when({ type: 'endTurn' })
      .because('histrio.opportunity.short-deal', { cities: 3 })
      .leaves({ phase: 'resolution', turn: 6, deck: 0 });
  });

  it('histrio.opportunity.empty-city-request: who comes to a city without cards draws one request', () => {
    const table = { season: 2, turn: 6, deck: 0, cities: {} } as const;
    given(histrioRules, last(table))
      .when(resolve)
      .because('histrio.opportunity.empty-city-request', { city: 4, held: 1 })
      .leaves({ seats: { ann: { requests: 1, troupe: [] }, bo: { requests: 0 } } });
    given(histrioRules, last({ ...table, ann: { requests: 3 } }))
      .when(resolve)
      .leaves({ seats: { ann: { requests: 3 } }, requestDiscard: 1 });
    given(histrioRules, last({ ...table, bo: { to: [4] } }))
      .when(resolve)
      .notBecause('histrio.crowd.each-draws-request')
      .leaves({ requestDeck: 20, seats: { ann: { requests: 1 }, bo: { requests: 1 } } });
  });
});
