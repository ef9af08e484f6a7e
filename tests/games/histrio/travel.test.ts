// Travel: one card each, turned up together. Rulebook «Странствие».
import { describe, expect, it } from 'vitest';
import { RULESET_1 } from '../../../src/lib/games/histrio/data/ruleset1.ts';
import { histrioRules } from '../../../src/lib/games/histrio/module.ts';
import type { MoveOf } from '../../../src/lib/games/histrio/rules/moves.ts';
import { ALL_TOGETHER } from '../../../src/lib/games/histrio/rules/phases/travel.ts';
import { rulesOf } from '../../../src/lib/games/histrio/rules/rule.ts';
import { given } from '../../support/given.ts';
import { travelling, type Lying } from './positions.ts';
import { stateOf } from './ui/table.ts';

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
      .refusedBecause('histrio.travel.exactly-one', { seats: [{ seat: 'ann', chosen: 2 }] })
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
      .refusedBecause('histrio.travel.exactly-one', { seats: [{ seat: 'bo', chosen: 2 }] });
    given(histrioRules, travelling({}))
      .when(travel({ ann: [1, 4], bo: [2], cy: [3, 5, 6] }))
      .refusedBecause('histrio.travel.exactly-one', {
        seats: [
          { seat: 'ann', chosen: 2 },
          { seat: 'cy', chosen: 3 },
        ],
      });
  });

  it('histrio.travel.card-must-be-in-hand: a used card is chosen again only once it is back', () => {
    const table = travelling({ ann: { used: [3, 5, 8] } });
    given(histrioRules, table)
      .when(travel({ ann: [5], bo: [5], cy: [5] }))
      .refusedBecause('histrio.travel.card-must-be-in-hand', {
        seats: [{ seat: 'ann', cities: [5], hand: [1, 2, 4, 6, 7] }],
      })
      .overridable();
    given(histrioRules, table)
      .when(travel({ ann: [4], bo: [5], cy: [5] }))
      .leaves({ seats: { ann: { used: [3, 5, 8, 4] } } });
    given(histrioRules, table)
      .whenLetStand(travel({ ann: [5], bo: [1], cy: [1] }), 'histrio.travel.card-must-be-in-hand')
      .leaves({ seats: { ann: { used: [3, 5, 8], to: [5] } } });
  });

  it('histrio.travel.card-must-be-in-hand: everybody it holds of is named, so that nobody is let go unseen', () =>
    given(histrioRules, travelling({ ann: { used: [3, 5] }, cy: { used: [1, 2, 4], free: true } }))
      .when(travel({ ann: [5], bo: [5], cy: [1, 2, 8] }))
      .refusedBecause('histrio.travel.card-must-be-in-hand', {
        seats: [
          { seat: 'ann', cities: [5], hand: [1, 2, 4, 6, 7, 8] },
          { seat: 'cy', cities: [1, 2], hand: [3, 5, 6, 7, 8] },
        ],
      }));

  describe('histrio.travel.secret-choice: one of them alone is asked about', () => {
    const alone = (lying: Lying, move: MoveOf<'travel'>) =>
      rulesOf(RULESET_1).rule(stateOf(travelling(lying)), move, new Set([ALL_TOGETHER]));

    it('what the others do is left open', () => {
      const ruling = alone({}, travel({ bo: [3] }));
      expect(ruling).toMatchObject({
        allowed: true,
        effects: [{ clause: 'histrio.travel.card-to-own-discard', seat: 'bo' }],
      });
      expect(ruling.allowed && ruling.effects).toHaveLength(1);
    });

    it('its own card must be in hand', () => {
      expect(alone({ bo: { used: [3] } }, travel({ bo: [3] }))).toMatchObject({
        refusal: {
          clause: 'histrio.travel.card-must-be-in-hand',
          facts: { seats: [{ seat: 'bo', cities: [3] }] },
        },
      });
    });

    it('with two players it goes without its friendly troupe, and the troupe without it', () => {
      const two: Lying = { seats: 2, bo: { friendUsed: [4] } };
      expect(alone(two, { ...travel({ ann: [3] }), friendly: {} }).allowed).toBe(true);
      expect(alone(two, { ...travel({}), friendly: { bo: 3 } })).toMatchObject({
        allowed: true,
        effects: [{ clause: 'histrio.friendly.reveal-both', seat: 'bo' }],
      });
      expect(alone(two, { ...travel({}), friendly: { bo: 4 } })).toMatchObject({
        refusal: {
          clause: 'histrio.friendly.reveal-both',
          facts: { seats: [{ seat: 'bo', city: 4 }] },
        },
      });
    });
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
