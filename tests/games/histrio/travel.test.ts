// Travel: one card each, turned up together. Rulebook «Странствие».
import { describe, it } from 'vitest';
import { histrioRules } from '../../../src/lib/games/histrio/module.ts';
import { given } from '../../support/given.ts';
import { travelling } from './positions.ts';

const travel = (to: Readonly<Record<string, number[]>>) => ({ type: 'travel', to }) as const;

describe('travel', () => {
  it('histrio.travel.secret-choice: everybody has to choose', () =>
    given(histrioRules, travelling({}))
      .when(travel({ ann: [1], bo: [2] }))
      .refusedBecause('histrio.travel.reveal', { missing: ['cy'] })
      .firmly());

  it('histrio.travel.reveal: the cards are turned up together, nobody left out', () => {
    given(histrioRules, travelling({}))
      .when(travel({}))
      .refusedBecause('histrio.travel.reveal', { missing: ['ann', 'bo', 'cy'] })
      .firmly();
    given(histrioRules, travelling({}))
      .when(travel({ ann: [1], bo: [], cy: [3] }))
      .refusedBecause('histrio.travel.reveal', { missing: ['bo'] })
      .overridable();
    given(histrioRules, travelling({}))
      .when(travel({ ann: [1], bo: [1], cy: [3] }))
      .leaves({ phase: 'resolution' })
      .asks('resolve');
  });

  it('histrio.travel.reveal: a table may let it stand that an acrobat keeps somebody else at home', () => {
    given(histrioRules, travelling({ ann: { acrobats: [{ card: 'A:Ox' }] } }))
      .after({ type: 'useAcrobat', seat: 'ann', card: 'A:Ox', note: 'Bo stays at home' })
      .whenLetStand(travel({ ann: [1], bo: [], cy: [3] }), 'histrio.travel.reveal')
      .leaves({ phase: 'resolution', seats: { bo: { to: [], used: [] }, cy: { to: [3] } } })
      .asks('resolve', 'ann');
    given(histrioRules, travelling({ deck: 0, turn: 6 }))
      .whenLetStand(travel({ ann: [], bo: [], cy: [] }), 'histrio.travel.reveal')
      .leaves({ phase: 'scoring' });
    given(histrioRules, travelling({}))
      .whenLetStand(travel({ ann: [1], cy: [3] }), 'histrio.travel.reveal')
      .refusedBecause('histrio.travel.reveal', { missing: ['bo'] })
      .firmly();
  });

  it('histrio.travel.exactly-one: one card each, unless an acrobat says otherwise', () => {
    const two = travel({ ann: [1, 4], bo: [2], cy: [3] });
    given(histrioRules, travelling({}))
      .when(two)
      .refusedBecause('histrio.travel.exactly-one', { seat: 'ann', chosen: 2 })
      .overridable();
    given(histrioRules, travelling({}))
      .whenLetStand(two, 'histrio.travel.exactly-one')
      .leaves({ seats: { ann: { to: [1, 4], used: [1, 4] } } });
    const horse = { type: 'useAcrobat', seat: 'ann', card: 'A:Horse' } as const;
    const table = travelling({ ann: { acrobats: [{ card: 'A:Horse' }] } });
    given(histrioRules, table)
      .after(horse)
      .when(two)
      .leaves({ seats: { ann: { to: [1, 4], used: [1, 4] } } });
    given(histrioRules, table)
      .after(horse)
      .when(travel({ bo: [2], cy: [3] }))
      .leaves({ seats: { ann: { to: [], used: [] } } });
    given(histrioRules, table)
      .after(horse)
      .when(travel({ ann: [1], bo: [2, 4], cy: [3] }))
      .refusedBecause('histrio.travel.exactly-one', { seat: 'bo' });
  });

  it('histrio.travel.card-must-be-in-hand: a used card is chosen again only once it is back', () => {
    const table = travelling({ ann: { used: [3, 5, 8] } });
    given(histrioRules, table)
      .when(travel({ ann: [5], bo: [5], cy: [5] }))
      .refusedBecause('histrio.travel.card-must-be-in-hand', {
        seat: 'ann',
        city: 5,
        hand: [1, 2, 4, 6, 7],
      })
      .overridable();
    given(histrioRules, table)
      .when(travel({ ann: [4], bo: [5], cy: [5] }))
      .leaves({ seats: { ann: { used: [3, 5, 8, 4] } } });
    given(histrioRules, table)
      .whenLetStand(travel({ ann: [5], bo: [1], cy: [1] }), 'histrio.travel.card-must-be-in-hand')
      .leaves({ seats: { ann: { used: [3, 5, 8], to: [5] } } });
  });

  it('histrio.travel.card-to-own-discard: the card is discarded before the cities are resolved', () =>
    given(histrioRules, travelling({ ann: { used: [2] } }))
      .when(travel({ ann: [7], bo: [1], cy: [1] }))
      .because('histrio.travel.card-to-own-discard', { city: 7, left: 6 })
      .also('histrio.travel.place-caravel')
      .leaves({ seats: { ann: { used: [2, 7], to: [7] } } }));

  it('goes on when acrobats keep everybody at home', () => {
    const ox = { card: 'A:Ox' };
    const home = { acrobats: [ox], free: true };
    given(histrioRules, travelling({ ann: home, bo: home, cy: home, deck: 16 }))
      .when(travel({}))
      .leaves({ phase: 'opportunities', turn: 2 })
      .asks('deal');
  });

  it('asks nobody for a card who has none', () => {
    const used = [1, 2, 3, 4, 5, 6, 7, 8];
    const rulings = { 'refill-with-zero-cards': 'exactly-one' };
    given(histrioRules, travelling({ rulings, ann: { used } }))
      .when(travel({ bo: [1], cy: [2] }))
      .leaves({ phase: 'resolution', seats: { ann: { to: [] } } });
  });
});
