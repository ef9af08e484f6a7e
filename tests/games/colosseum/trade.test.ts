// Phase 3: tokens and coins change hands. Rulebook «Фаза 3: Торговля или обмен жетонами ресурсов представлений».
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { MoveSchema, PIECES } from '../../../src/lib/games/colosseum/rules/moves.ts';
import { deal, investing, pass, passes, producing, trading } from './positions.ts';

const levels = ['referee', 'scorekeeper'] as const;
const hands = {
  ann: { tokens: { lion: 2, joker: 1, special_event: 1 } },
  bo: { tokens: { horse: 3 } },
  cy: { tokens: { ship: 1 } },
};
const swap = deal('ann', 'bo', { tokens: { lion: 1 } }, { tokens: { horse: 1 }, coins: 4 });

describe('trading', () => {
  it('colosseum.trade.purpose: tokens are bought, sold and swapped, and both sides are booked', () => {
    trading(hands)
      .when(swap)
      .because('colosseum.trade.purpose', { with: 'bo', gift: false })
      .leaves({
        seats: {
          ann: { coins: 34, tokens: { lion: 1, joker: 1, special_event: 1, horse: 1 } },
          bo: { coins: 26, tokens: { horse: 2, lion: 1 } },
        },
      });
    for (const level of levels) {
      trading({ level, ...hands })
        .when(deal('ann', 'cy', { coins: 5 }, { tokens: { ship: 1 } }))
        .leaves({ seats: { ann: { coins: 25 }, cy: { coins: 35 } } });
      trading({ level, ...hands })
        .when(deal('ann', 'cy', {}, {}))
        .refusedBecause('colosseum.trade.purpose', { gift: false })
        .firmly();
    }
  });

  it('colosseum.trade.first-player-starts: the first player trades first, the others clockwise', () => {
    for (const level of levels) {
      const table = trading({ level, first: 'bo' });
      table
        .when(pass('ann'))
        .refusedBecause('colosseum.trade.first-player-starts', { seat: 'ann', next: 'bo' })
        .overridable();
      table.when(pass('bo')).asks('trade', 'cy', { left: ['cy', 'ann'] });
      table
        .after(...passes('bo', 'cy'))
        .when(pass('ann'))
        .leaves({ phase: 'producing' });
    }
  });

  it('colosseum.trade.only-tokens-and-coins: no Emperor token, for it is a medal already', () =>
    trading(hands)
      .when(deal('ann', 'bo', { tokens: { emperor_token: 1 } }, { coins: 3 }))
      .refusedBecause('colosseum.trade.only-tokens-and-coins', { asset: 'emperor_token' })
      .firmly());

  it('colosseum.trade.only-tokens-and-coins: nothing else can even be told', () => {
    for (const what of ['medals', 'podiums', 'tickets', 'programs', 'loge', 'stars'])
      expect(v.safeParse(MoveSchema, { ...swap, gives: { [what]: 1 } }).success, what).toBe(false);
    expect(v.safeParse(MoveSchema, swap).success).toBe(true);
  });

  it('colosseum.trade.only-tokens-and-coins: what else is asked about is refused, in whichever phase', () => {
    for (const piece of PIECES)
      for (const table of [trading(hands), investing(hands), producing(hands)])
        table
          .when(deal('ann', 'bo', { piece }, { coins: 3 }))
          .refusedBecause('colosseum.trade.only-tokens-and-coins', { piece })
          .firmly();
    trading(hands)
      .when(deal('bo', 'ann', { coins: 3 }, { piece: 'medal' }))
      .refusedBecause('colosseum.trade.only-tokens-and-coins', { piece: 'medal' })
      .firmly();
  });

  it('colosseum.trade.only-tokens-and-coins: Jokers and Special Event tokens are tokens like others', () =>
    trading(hands)
      .when(deal('ann', 'bo', { tokens: { joker: 1, special_event: 1 } }, { coins: 9 }))
      .leaves({
        seats: {
          ann: { tokens: { lion: 2 } },
          bo: { tokens: { horse: 3, joker: 1, special_event: 1 } },
        },
      }));

  it('colosseum.trade.immediate: only what lies before a player now', () => {
    trading(hands)
      .when(deal('ann', 'bo', { tokens: { lion: 3 } }, { coins: 1 }))
      .refusedBecause('colosseum.trade.immediate', { seat: 'ann', asset: 'lion', has: 2, gives: 3 })
      .firmly();
    for (const level of levels)
      trading({ level, ...hands })
        .when(deal('ann', 'bo', { tokens: { lion: 1 } }, { coins: 31 }))
        .refusedBecause('colosseum.trade.immediate', { seat: 'bo', has: 30, gives: 31 })
        .firmly();
    trading(hands).when(swap).because('colosseum.trade.purpose').also('colosseum.trade.immediate');
  });

  it('colosseum.trade.only-with-active: no deal between two who are not active', () => {
    for (const level of levels) {
      trading({ level, ...hands })
        .when(deal('bo', 'cy', { tokens: { horse: 1 } }, { coins: 3 }))
        .refusedBecause('colosseum.trade.only-with-active', { active: 'ann' })
        .overridable();
      trading({ level, ...hands })
        .when(deal('bo', 'ann', { tokens: { horse: 1 } }, { coins: 3 }))
        .isAllowed();
      trading({ level, ...hands })
        .when(deal('ann', 'ann', { coins: 1 }, { coins: 1 }))
        .refusedBecause('colosseum.trade.only-with-active')
        .firmly();
    }
    // As many deals as the active trader likes.
    trading(hands)
      .after(swap)
      .when(swap)
      .leaves({ seats: { ann: { coins: 38 } } })
      .asks('trade', 'ann');
  });

  it('colosseum.trade.may-be-none: nobody has to trade', () => {
    trading(hands).when(pass('ann')).because('colosseum.trade.may-be-none').asks('trade', 'bo');
    trading(hands)
      .after(...passes('ann', 'bo'))
      .when(pass('cy'))
      .leaves({ phase: 'producing', seats: hands });
  });
});
