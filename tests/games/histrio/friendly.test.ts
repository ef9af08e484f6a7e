// Two players and their friendly troupes. Rulebook «Дружественная труппа».
import { describe, it } from 'vitest';
import type { Card } from '../../../src/lib/games/histrio/data/cards.ts';
import { histrioRules } from '../../../src/lib/games/histrio/module.ts';
import { given } from '../../support/given.ts';
import type { Lying } from './positions.ts';
import { festival, resolving, setUp, stacks, travelling } from './positions.ts';

const resolve = { type: 'resolve', city: 4 } as const;
const travel = { type: 'travel' as const, to: { ann: [1], bo: [2] } };

/** Two seats; whoever is told to stand before city 4 finds these cards there, and Bo goes on to city 8. */
const two = (cards: readonly Card[], lying: Lying) =>
  resolving({ seats: 2, cities: { 4: cards, 8: ['C4'] }, ...lying });

describe('friendly troupes', () => {
  it('histrio.friendly.second-set: with two players only, each in a colour of its own', () => {
    given(histrioRules, setUp({ seats: 2 }))
      .whenBegun()
      .because('histrio.friendly.second-set', { seats: 2 })
      .also('histrio.friendly.shuffled-pile');
    given(histrioRules, setUp({ seats: 3 }))
      .whenBegun()
      .notBecause('histrio.friendly.second-set');
    given(histrioRules, { ...setUp(), options: { friendlyColours: { ann: 'seat-4' } } })
      .whenBegun()
      .refusedBecause('histrio.friendly.second-set', { seats: 3 })
      .firmly();
    const colours = { ann: 'seat-4', bo: 'seat-4' };
    given(histrioRules, { ...setUp({ seats: 2 }), options: { friendlyColours: colours } })
      .whenBegun()
      .refusedBecause('histrio.friendly.second-set', { seats: 2, colour: 'seat-4' })
      .firmly();
    given(histrioRules, travelling({}))
      .when({ ...travel, to: { ann: [1], bo: [2], cy: [3] }, friendly: { ann: 1 } })
      .refusedBecause('histrio.friendly.second-set', { seats: 3 })
      .firmly();
  });

  it('histrio.friendly.only-obstacle: it owns no money and is not scored', () => {
    given(histrioRules, setUp({ seats: 2 }))
      .whenBegun()
      .because('histrio.friendly.only-obstacle')
      .totals(3, 3);
    given(histrioRules, festival({ seats: 2, ann: { troupe: ['C1'] } }))
      .when({ type: 'scoreShows' })
      .totals(5 + 1 + 6, 5);
  });

  it('histrio.friendly.then-choose: no card is shown before the friendly one was drawn', () => {
    given(histrioRules, travelling({ seats: 2 }))
      .when(travel)
      .refusedBecause('histrio.friendly.reveal-both', {
        seats: [
          { seat: 'ann', left: [1, 2, 3, 4, 5, 6, 7, 8] },
          { seat: 'bo', left: [1, 2, 3, 4, 5, 6, 7, 8] },
        ],
      })
      .also('histrio.friendly.then-choose')
      .firmly();
    given(histrioRules, travelling({ seats: 2, bo: { friendUsed: [5] } }))
      .when({ ...travel, friendly: { ann: 3 } })
      .refusedBecause('histrio.friendly.reveal-both', {
        seats: [{ seat: 'bo', left: [1, 2, 3, 4, 6, 7, 8] }],
      });
  });

  it('histrio.friendly.reveal-both: both cards are shown, and the friendly one leaves its pile', () => {
    given(histrioRules, travelling({ seats: 2, ann: { friendUsed: [5] } }))
      .when({ ...travel, friendly: { ann: 3, bo: 3 } })
      .because('histrio.friendly.reveal-both', { city: 3, left: 6 })
      .leaves({
        seats: {
          ann: { to: [1], used: [1], friendTo: [3], friendUsed: [5, 3] },
          bo: { friendTo: [3], friendUsed: [3] },
        },
      });
    given(histrioRules, travelling({ seats: 2, ann: { friendUsed: [5] } }))
      .when({ ...travel, friendly: { ann: 5, bo: 3 } })
      .refusedBecause('histrio.friendly.reveal-both', {
        seats: [{ seat: 'ann', city: 5, left: [1, 2, 3, 4, 6, 7, 8] }],
      })
      .overridable();
    given(histrioRules, travelling({ seats: 2, ann: { friendUsed: [5] }, bo: { friendUsed: [3] } }))
      .when({ ...travel, friendly: { ann: 5, bo: 3 } })
      .refusedBecause('histrio.friendly.reveal-both', {
        seats: [
          { seat: 'ann', city: 5, left: [1, 2, 3, 4, 6, 7, 8] },
          { seat: 'bo', city: 3, left: [1, 2, 4, 5, 6, 7, 8] },
        ],
      });
    for (const pile of [
      { friendUsed: [1, 2, 3, 4, 5, 6, 7, 8] },
      { friendUsed: [1, 2], friendTo: [1, 2] },
    ])
      given(histrioRules, resolving({ seats: 2, ann: pile, bo: { to: [1] } }))
        .whenBegun()
        .refusedBecause('histrio.friendly.reveal-both', { seats: [{ seat: 'ann', left: [] }] })
        .firmly();
  });

  it('histrio.friendly.alone-discards: alone it discards the cards, and the needle does not move', () => {
    const table = two(['T5', 'A:Ox', 'B1'], { ann: { friendTo: [4] }, bo: { to: [8] } });
    given(histrioRules, table).whenBegun().asks('resolve');
    given(histrioRules, table)
      .when(resolve)
      .because('histrio.friendly.alone-discards', { city: 4, cards: ['T5', 'A:Ox', 'B1'] })
      .notBecause('histrio.mood.direction-and-distance')
      .notBecause('histrio.crowd.all-discarded')
      .leaves({
        cities: stacks({ 8: ['C4'] }),
        needle: { mood: 'comedy', space: 1 },
        seats: { ann: { troupe: [], acrobats: [], friendTo: [], requests: 0 } },
      })
      .totals(5, 5);
    // As the only visitor of the turn it ends the resolution.
    given(histrioRules, two(['T5'], { ann: { friendTo: [4] } }))
      .when(resolve)
      .leaves({ phase: 'opportunities', turn: 2 });
  });

  it('histrio.friendly.two-friendly: two of them are a crowd, and the needle moves', () =>
    given(histrioRules, two(['T3', 'C1'], { ann: { friendTo: [4] }, bo: { friendTo: [4] } }))
      .when(resolve)
      .because('histrio.friendly.two-friendly', { city: 4, cards: ['T3', 'C1'] })
      .because('histrio.crowd.net-movement', { spaces: 2 })
      .leaves({
        needle: { mood: 'tragedy', space: 2 },
        requestDeck: 22,
        seats: { ann: { requests: 0 }, bo: { requests: 0 } },
      }));

  it('histrio.friendly.never-takes: no cards and no request, in a crowd and in an empty city', () => {
    given(histrioRules, two(['T3'], { ann: { friendTo: [4] }, bo: { to: [4] } }))
      .when(resolve)
      .because('histrio.friendly.never-takes', { city: 4 })
      .leaves({ requestDeck: 21, seats: { ann: { requests: 0 }, bo: { requests: 1 } } });
    given(histrioRules, two([], { ann: { friendTo: [4] }, bo: { to: [4] } }))
      .when(resolve)
      .because('histrio.opportunity.empty-city-request')
      .leaves({ requestDeck: 21, seats: { ann: { requests: 0 }, bo: { requests: 1 } } });
    given(histrioRules, two([], { ann: { friendTo: [4] }, bo: { friendTo: [4] } }))
      .when(resolve)
      .because('histrio.friendly.never-takes')
      .leaves({ requestDeck: 22 });
  });

  it('makes a crowd with a player, also with its own', () =>
    given(histrioRules, two(['T3', 'B1'], { ann: { to: [4], friendTo: [4] } }))
      .when(resolve)
      .because('histrio.crowd.all-discarded', { cards: ['T3', 'B1'] })
      .leaves({
        needle: { mood: 'tragedy', space: 3 },
        seats: { ann: { requests: 1, troupe: [] } },
      })
      .totals(5, 5));

  it('histrio.friendly.refill: with one card left all eight make a new pile', () => {
    const friendUsed = [1, 2, 3, 5, 6, 7, 4];
    given(histrioRules, two(['C4'], { ann: { friendTo: [4], friendUsed }, bo: { to: [8] } }))
      .when(resolve)
      .because('histrio.friendly.refill', { cards: 8 })
      .leaves({ seats: { ann: { friendUsed: [] } } });
    given(
      histrioRules,
      two(['C4'], { ann: { friendTo: [4], friendUsed: friendUsed.slice(1) }, bo: { to: [8] } }),
    )
      .when(resolve)
      .notBecause('histrio.friendly.refill')
      .leaves({ seats: { ann: { friendUsed: friendUsed.slice(1) } } });
  });
});
