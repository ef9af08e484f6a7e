// Seasons, turns and phases. Rulebook «Ход игры».
import { describe, it } from 'vitest';
import { histrioRules } from '../../../src/lib/games/histrio/module.ts';
import type { Move } from '../../../src/lib/games/histrio/rules/moves.ts';
import { given } from '../../support/given.ts';
import {
  changing,
  counting,
  dealing,
  dealt,
  festival,
  over,
  preparing,
  resolving,
  setUp,
  travelling,
} from './positions.ts';

const resolve = (city: number): Move => ({ type: 'resolve', city });
const toThree: Move = { type: 'travel', to: { ann: [1], bo: [2], cy: [3] } };
const endTurn: Move = { type: 'endTurn' };

describe('seasons and turns', () => {
  it('histrio.flow.two-seasons: after season 2 no other one is prepared', () => {
    given(histrioRules, festival({ season: 2 }))
      .when({ type: 'prepareSeason' })
      .refusedBecause('histrio.flow.two-seasons', { season: 2 })
      .firmly();
    given(histrioRules, festival({ season: 1, shown: true }))
      .when({ type: 'closeFestival' })
      .leaves({ season: 1, phase: 'season-change' })
      .asks('prepareSeason');
    given(histrioRules, changing({ season: 2 }))
      .whenBegun()
      .refusedBecause('histrio.flow.two-seasons', { season: 2 });
    for (const table of [over({ season: 1 }), counting({ season: 1 })])
      given(histrioRules, table)
        .whenBegun()
        .refusedBecause('histrio.flow.two-seasons', { season: 1 });
  });

  it('histrio.flow.season-of-turns: no festival before the last turn is over', () => {
    const shows: Move = { type: 'scoreShows' };
    given(histrioRules, travelling({ turn: 3, deck: 24 }))
      .when(shows)
      .refusedBecause('histrio.flow.season-of-turns', { season: 1, turn: 3, turns: 4 })
      .firmly();
    given(histrioRules, setUp())
      .when(shows)
      .refusedBecause('histrio.flow.season-of-turns', { turn: 1, turns: 6 });
    given(histrioRules, setUp({ level: 'scorekeeper' }))
      .when(shows)
      .refusedBecause('histrio.flow.season-of-turns', { turn: 1, turns: 6 });
    given(histrioRules, dealing({ turn: 2, deck: 40 }))
      .after(...dealt(['C1', 'C2', 'C3']))
      .when(shows)
      .refusedBecause('histrio.flow.season-of-turns', { turn: 2, turns: 5 });
    given(histrioRules, travelling({ season: 2, turn: 5, deck: 3 }))
      .when(shows)
      .refusedBecause('histrio.flow.season-of-turns', { season: 2, turn: 5, turns: 2 });
  });

  it('lies nowhere with more turns to come than a season has', () => {
    given(histrioRules, travelling({ turn: 6, deck: 8 }))
      .whenBegun()
      .refusedBecause('histrio.flow.season-of-turns', { turn: 6, turns: 2 })
      .firmly();
    given(histrioRules, dealing({ turn: 6, deck: 8 }))
      .whenBegun()
      .isAllowed();
    given(histrioRules, dealing({ turn: 6, deck: 8, dealing: 2 }))
      .whenBegun()
      .refusedBecause('histrio.flow.season-of-turns');
  });

  it('histrio.flow.three-phases: travel, then resolution, then new opportunities', () => {
    given(histrioRules, travelling({ cities: { 1: ['C4'], 2: ['T4'], 3: ['C4'] } }))
      .when(resolve(1))
      .refusedBecause('histrio.flow.three-phases', { phase: 'travel', needed: 'resolution' })
      .firmly();
    given(histrioRules, resolving({ ann: { to: [1] } }))
      .when(toThree)
      .refusedBecause('histrio.flow.three-phases', { phase: 'resolution', needed: 'travel' });
    given(histrioRules, resolving({ ann: { to: [1] } }))
      .when({ type: 'deal', city: 1, card: 'C1' })
      .refusedBecause('histrio.flow.three-phases', { needed: 'opportunities' });
    given(histrioRules, dealing({}))
      .when(toThree)
      .refusedBecause('histrio.flow.three-phases', { phase: 'opportunities', needed: 'travel' });
    given(histrioRules, travelling({ cities: { 1: ['C4'], 2: ['T4'], 3: ['C4'] } }))
      .after(toThree, resolve(1), resolve(2))
      .when(resolve(3))
      .leaves({ phase: 'opportunities', turn: 2 })
      .asks('deal');
    given(histrioRules, travelling({}))
      .when(endTurn)
      .refusedBecause('histrio.flow.three-phases', { needed: 'resolution' });
    given(histrioRules, travelling({}))
      .when({ type: 'closeFestival' })
      .refusedBecause('histrio.flow.three-phases', { needed: 'scoring' });
  });

  it('histrio.flow.three-phases: says which cities wait, and that none is left', () => {
    given(histrioRules, resolving({ ann: { to: [1] }, bo: { to: [5] } }))
      .when({ type: 'deal', city: 1, card: 'C1' })
      .refusedBecause('histrio.flow.three-phases', { waiting: [1, 5] });
    given(histrioRules, dealing({}))
      .when(resolve(3))
      .refusedBecause('histrio.flow.three-phases', { phase: 'opportunities', city: 3 });
  });

  it('lies in no phase that has nothing to ask', () => {
    given(histrioRules, resolving({}))
      .whenBegun()
      .refusedBecause('histrio.flow.three-phases', { phase: 'resolution', needed: 'travel' })
      .firmly();
    given(histrioRules, travelling({ ann: { to: [1] } }))
      .whenBegun()
      .refusedBecause('histrio.flow.three-phases', { phase: 'travel', needed: 'resolution' });
    given(histrioRules, preparing({ level: 'scorekeeper', flipped: true }))
      .whenBegun()
      .refusedBecause('histrio.flow.three-phases', { phase: 'setup', needed: 'resolution' });
    for (const at of [travelling, dealing])
      given(histrioRules, at({ level: 'scorekeeper' }))
        .whenBegun()
        .refusedBecause('histrio.flow.three-phases', { needed: 'resolution' });
    given(histrioRules, counting({ options: { purses: 'kept' } }))
      .whenBegun()
      .refusedBecause('histrio.flow.three-phases', { needed: 'over' });
    given(histrioRules, dealing({ deck: 0 }))
      .whenBegun()
      .refusedBecause('histrio.opportunity.deal-one-per-city');
    given(histrioRules, dealing({ dealing: 0 }))
      .whenBegun()
      .refusedBecause('histrio.opportunity.deal-one-per-city');
    given(histrioRules, preparing({ flipped: true, dealing: 0, deck: 40 }))
      .whenBegun()
      .refusedBecause('histrio.opportunity.deal-one-per-city');
  });

  it('histrio.flow.first-season-six-turns: six turns in season 1, whatever the number of players', () => {
    for (const seats of [2, 3, 4, 5] as const)
      given(histrioRules, setUp({ seats }))
        .whenBegun()
        .because('histrio.flow.first-season-six-turns', { turns: 6 });
    const turns = Array.from({ length: 5 }, () => endTurn);
    given(histrioRules, setUp({ level: 'scorekeeper' }))
      .after({ type: 'flip', mood: 'comedy' }, ...turns.slice(1))
      .when(endTurn)
      .leaves({ phase: 'resolution', turn: 6, deck: 0 });
    given(histrioRules, setUp({ level: 'scorekeeper' }))
      .after({ type: 'flip', mood: 'comedy' }, ...turns)
      .when(endTurn)
      .leaves({ phase: 'scoring', turn: 6 });
  });

  it('names no stranger', () => {
    given(histrioRules, { ...setUp(), options: { friendlyColours: { zoe: 'x' } } })
      .whenBegun()
      .refusedBecause('table.seat-unknown', { seat: 'zoe' });
    const zoe = { seat: 'zoe' };
    const payout = { ecus: 1 };
    for (const move of [
      { type: 'travel', to: { ann: [1], bo: [2], cy: [3], zoe: [4] } },
      { type: 'useAcrobat', seat: 'zoe', card: 'A:Ox' },
      { type: 'useAcrobat', seat: 'ann', card: 'A:Ox', ecus: { zoe: 1 } },
      { type: 'useAcrobat', seat: 'ann', card: 'A:Ox', to: { zoe: [1] } },
      { type: 'discardRequest', which: 'face-up', ...zoe },
    ] satisfies Move[])
      given(histrioRules, travelling({})).when(move).refusedBecause('table.seat-unknown', zoe);
    given(histrioRules, resolving({ ann: { to: [1] }, cities: { 1: ['C4'] } }))
      .when({ type: 'resolve', city: 1, victims: ['zoe'] })
      .refusedBecause('table.seat-unknown', zoe);
    for (const move of [
      { type: 'scoreShows', chameleon: { zoe: 'comedian' } },
      { type: 'playRequest', payout, ...zoe },
      { type: 'repeatRequest', payout, ...zoe },
    ] as const)
      given(histrioRules, festival({})).when(move).refusedBecause('table.seat-unknown', zoe);
    for (const move of [
      { type: 'stage', ...zoe },
      { type: 'steal', seat: 'ann', victim: 'zoe' },
    ] as const)
      given(histrioRules, resolving({ level: 'scorekeeper' }))
        .when(move)
        .refusedBecause('table.seat-unknown', zoe)
        .firmly();
    for (const ecus of [{ zoe: 1 }, { ann: 1, bo: 2 }])
      given(histrioRules, counting({}))
        .when({ type: 'countPurses', ecus })
        .refusedBecause('table.seat-unknown');
  });
});
