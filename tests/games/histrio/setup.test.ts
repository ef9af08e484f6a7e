// Components and set-up: seats, coins, cards, the coin that sets the King's mood. Rulebook «Подготовка к игре».
import { describe, expect, it } from 'vitest';
import { histrioRules } from '../../../src/lib/games/histrio/module.ts';
import { given } from '../../support/given.ts';
import { dealt, preparing, resolving, setUp, travelling } from './positions.ts';

const EIGHT = ['C1', 'T2', 'B3', 'C4', 'T5', 'A:Ox', 'C2', 'T3'];
const heads = { type: 'flip', mood: 'comedy' } as const;
const tails = { type: 'flip', mood: 'tragedy' } as const;

describe('the box', () => {
  it('histrio.component.players: two to five sit down, nobody else', () => {
    for (const seats of [2, 3, 4, 5] as const)
      given(histrioRules, setUp({ seats })).whenBegun().isAllowed();
    for (const seats of [['ann'], ['ann', 'bo', 'cy', 'dee', 'eve', 'fay']])
      given(histrioRules, { ...setUp(), seats })
        .whenBegun()
        .refusedBecause('histrio.component.players', { seats: seats.length })
        .firmly();
  });

  it('histrio.component.encounter-cards: 48 encounter cards, and no table lies with more', () => {
    given(histrioRules, setUp())
      .whenBegun()
      .because('histrio.component.encounter-cards', { cards: 48 })
      .leaves({ deck: 48 });
    const troupe = Array.from({ length: 20 }, () => 'C1');
    given(histrioRules, travelling({ deck: 24, ann: { troupe }, cities: { 1: ['C1', 'C2'] } }))
      .whenBegun()
      .isAllowed();
    given(
      histrioRules,
      travelling({ deck: 24, ann: { troupe }, cities: { 1: ['C1', 'C2', 'T1', 'T2', 'B1'] } }),
    )
      .whenBegun()
      .refusedBecause('histrio.component.encounter-cards', { count: 49, exist: 48 })
      .firmly();
    given(histrioRules, travelling({ deck: 24, dealt: { C1: 25 } }))
      .whenBegun()
      .refusedBecause('histrio.component.encounter-cards', { count: 49 });
    given(histrioRules, travelling({ deck: 24, box: { C1: 20, T1: 27 } }))
      .whenBegun()
      .refusedBecause('histrio.component.encounter-cards', { count: 47 });
  });

  it('histrio.component.secret-requests: 22 secret requests, each of them somewhere', () => {
    given(histrioRules, setUp())
      .whenBegun()
      .because('histrio.component.secret-requests', { cards: 22 })
      .leaves({ requestDeck: 22, requestDiscard: 0 });
    given(histrioRules, travelling({ ann: { requests: 3 }, requestDiscard: 4 }))
      .whenBegun()
      .leaves({ requestDeck: 15, requestDiscard: 4 });
    given(histrioRules, travelling({ ann: { requests: 3 }, requestDeck: 10 }))
      .whenBegun()
      .leaves({ requestDeck: 10, requestDiscard: 9 });
    for (const [requestDeck, requestDiscard, count] of [
      [22, 0, 24],
      [10, 0, 12],
    ] as const)
      given(histrioRules, travelling({ ann: { requests: 2 }, requestDeck, requestDiscard }))
        .whenBegun()
        .refusedBecause('histrio.component.secret-requests', { count, exist: 22 })
        .firmly();
    given(histrioRules, travelling({ ann: { requests: 2 }, requestDiscard: 21 }))
      .whenBegun()
      .refusedBecause('histrio.component.secret-requests');
  });

  it('histrio.component.player-set: three managers a colour, no more on the theatre', () => {
    given(histrioRules, travelling({ ann: { stage: 3 } }))
      .whenBegun()
      .isAllowed();
    given(histrioRules, travelling({ ann: { stage: 4 } }))
      .whenBegun()
      .refusedBecause('histrio.component.player-set', { seat: 'ann', managers: 4, exist: 3 })
      .firmly();
    given(histrioRules, { ...setUp(), options: { friendlyColours: { ann: 'x', bo: 'y' } } })
      .whenBegun()
      .refusedBecause('histrio.friendly.second-set', { seats: 3 });
  });

  it('histrio.component.coins: 80 coins are worth 250 ecus', () => {
    const [{ tables }] = histrioRules.rulesets;
    expect(tables).toMatchObject({
      coins: [
        { value: 10, count: 10 },
        { value: 5, count: 20 },
        { value: 1, count: 50 },
      ],
    });
    given(histrioRules, setUp())
      .whenBegun()
      .because('histrio.setup.treasury')
      .also('histrio.component.coins');
  });
});

describe('set-up', () => {
  it('histrio.setup.starting-money: three ecus each, at every number of players and both levels', () => {
    for (const seats of [2, 3, 4, 5] as const)
      for (const level of ['referee', 'scorekeeper'] as const)
        given(histrioRules, setUp({ seats, level }))
          .whenBegun()
          .because('histrio.setup.starting-money', { ecus: 3 })
          .scores('ann', 3)
          .totals(...Array.from({ length: seats }, () => 3));
  });

  it('histrio.setup.treasury: what is left of 250 ecus', () => {
    for (const [seats, ecus] of [
      [2, 244],
      [3, 241],
      [4, 238],
      [5, 235],
    ] as const)
      given(histrioRules, setUp({ seats })).whenBegun().because('histrio.setup.treasury', { ecus });
  });

  it('histrio.setup.take-colour: all eight travel cards start in hand, each of them once', () => {
    given(histrioRules, setUp())
      .whenBegun()
      .leaves({ seats: { ann: { used: [], stage: 0 }, bo: { used: [] } } });
    for (const pile of [{ used: [3, 3] }, { to: [5, 5] }])
      given(histrioRules, resolving({ ann: pile, bo: { to: [1] } }))
        .whenBegun()
        .refusedBecause('histrio.setup.take-colour', { seat: 'ann' })
        .firmly();
    given(histrioRules, travelling({ seats: 2, bo: { friendUsed: [7, 1, 7] } }))
      .whenBegun()
      .refusedBecause('histrio.setup.take-colour', { seat: 'bo', city: 7 });
  });

  it('histrio.setup.flip-for-mood: heads is comedy, tails is tragedy, once a season', () => {
    given(histrioRules, setUp())
      .when(heads)
      .because('histrio.setup.flip-for-mood', { mood: 'comedy' })
      .also('histrio.setup.backdrop')
      .leaves({ needle: { mood: 'comedy' } });
    given(histrioRules, setUp())
      .when(tails)
      .because('histrio.setup.flip-for-mood', { mood: 'tragedy' })
      .notBecause('histrio.mood.change-on-crossing')
      .leaves({ needle: { mood: 'tragedy' } });
    given(histrioRules, setUp())
      .after(heads)
      .when(tails)
      .refusedBecause('histrio.setup.flip-for-mood', { season: 1 })
      .firmly();
    given(histrioRules, travelling({}))
      .when(heads)
      .refusedBecause('histrio.flow.three-phases', { phase: 'travel', needed: 'setup' });
  });

  it('histrio.setup.needle-first-space: the needle starts on the first space of the side', () => {
    for (const flip of [heads, tails])
      given(histrioRules, setUp({ options: { dial: 1 } }))
        .when(flip)
        .because('histrio.setup.needle-first-space', { to: { mood: flip.mood, space: 1 } })
        .leaves({ needle: { mood: flip.mood, space: 1 } });
  });

  it('histrio.setup.first-deal: a card at each of the eight cities, 40 stay in the deck', () => {
    given(histrioRules, setUp())
      .whenBegun()
      .because('histrio.setup.first-deal', { cards: 8, deck: 40 })
      .asks('flip');
    given(histrioRules, setUp())
      .after(heads, ...dealt(EIGHT.slice(0, 7)))
      .when({ type: 'deal', city: 8, card: 'T3' })
      .leaves({ phase: 'travel', turn: 1, deck: 40, cities: EIGHT.map((card) => [card]) })
      .asks('travel');
    given(histrioRules, setUp())
      .after(...dealt(EIGHT))
      .when(heads)
      .leaves({ phase: 'travel', deck: 40 });
  });

  it('begins the turn with the coin where the cards are not told', () =>
    given(histrioRules, setUp({ level: 'scorekeeper' }))
      .when(heads)
      .leaves({ phase: 'resolution', turn: 1, deck: 40 })
      .asks('endTurn'));

  it('asks for the coin first, and once it has fallen for the next card', () => {
    given(histrioRules, setUp()).when(heads).asks('deal');
    given(histrioRules, setUp())
      .after(...dealt(EIGHT.slice(0, 7)))
      .when({ type: 'deal', city: 8, card: 'T3' })
      .asks('flip');
    given(histrioRules, preparing({ season: 2, deck: 44 }))
      .when({ type: 'deal', city: 1, card: 'C1' })
      .asks('deal');
  });
});
