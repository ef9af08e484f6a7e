// The end of the game: halves, coins, areas, and who has won. Rulebook «Конец игры».
import { describe, it } from 'vitest';
import {
  KEPT,
  card,
  covering,
  dice,
  halving,
  scoreAreas,
  scoreCard,
  scoreHalves,
  scoring,
} from './showing.ts';
import type { Lying, OwnPlace } from './tables.ts';
import { COPY } from './tables.ts';

type Camp = NonNullable<OwnPlace['camp']>;

const levels = ['referee', 'scorekeeper'] as const;
const cards = (...kinds: Parameters<typeof card>[0][]) =>
  kinds.map((kind) => ({ card: card(kind) }));
const FLATS = cards('flat', 'flat', 'flat', 'flat');
const none = { covered: 0 };

describe('how the game ends', () => {
  it('magnificent.end.after-third-round: after the third round and its card the final count, then nothing more', () => {
    for (const level of levels) {
      const last = (round: number) =>
        scoring({ level, round, done: ['bo'], bo: { cards: FLATS } }).when(
          scoreCard(1, { points: 4 }),
        );
      for (const round of [1, 2]) last(round).leaves({ phase: 'preparing', round });
      last(3).leaves({ phase: 'halves', round: 3 }).asks('scoreHalves', 'ann');
      const over = covering({ level }).after(scoreAreas('ann', none), scoreAreas('bo', none));
      for (const move of [
        scoreAreas('ann', none),
        scoreHalves('ann'),
        scoreCard(1),
        { type: 'roll' } as const,
        { type: 'pay' } as const,
      ])
        over.when(move).refusedBecause('magnificent.end.after-third-round').firmly();
    }
    covering({ ann: { points: 3 } })
      .after(scoreAreas('bo', none))
      .when(scoreAreas('ann', none))
      .because('magnificent.end.winner', { seats: ['ann'] })
      .also('magnificent.end.after-third-round')
      .leaves({ phase: 'over' });
  });

  it('magnificent.end.step-order: cards at half value, then coins, then areas', () => {
    for (const level of levels) {
      const table = halving({
        level,
        ann: { coins: 14, cards: FLATS },
        bo: { coins: 5, cards: FLATS },
      });
      table
        .when(scoreAreas('ann', none))
        .refusedBecause('magnificent.end.step-order', { phase: 'halves', needed: 'areas' })
        .firmly();
      const both = table.after(scoreHalves('ann')).when(scoreHalves('bo'));
      both
        .inOrder('magnificent.end.half-master-cards', 'magnificent.end.coins')
        .because('magnificent.end.coins', { coins: 14 })
        .also('magnificent.end.step-order')
        .leaves({ phase: 'areas' })
        .totals(16 + 2, 16 + 1)
        .asks('scoreAreas', 'ann');
      table
        .after(scoreHalves('ann'), scoreHalves('bo'))
        .when(scoreHalves('ann'))
        .refusedBecause('magnificent.end.step-order', { phase: 'areas', needed: 'halves' })
        .firmly();
    }
  });
});

/** The nine areas of the copy are 3 wide and 2 high; all of the upper left one but space 1, where two coins are printed. */
const CAMP: Camp = [
  { tile: 'orange_small', cells: [0, 9, 10, 11] },
  { tile: 'green_large', cells: [2, 3, 4, 12, 13, 5] },
  { tile: 'purple_small', cells: [6, 7, 8, 17] },
];
const kept = (own: NonNullable<Lying['ann']>['own'], told: Lying = {}): Lying => ({
  ...KEPT,
  ...told,
  ann: { coins: 0, ...told.ann, own: { camp: CAMP, ...own } },
});

describe('the areas of the camp', () => {
  it('magnificent.end.gem-fill-only-for-areas: a gem completes an area and brings nothing else', () => {
    covering(kept({ gems: { purple: 1 } }))
      .when(scoreAreas('ann'))
      .because('magnificent.end.camp-areas', { areas: 1, byGems: 1 })
      .also('magnificent.end.gem-fill-only-for-areas')
      .because('magnificent.end.gems-fill-spaces', { gems: 1, areas: 1 })
      .notBecause('magnificent.bonuses.one-coin')
      .scores('ann', 4)
      .leaves({ seats: { ann: { coins: 0 } } });
    // The row above would be whole with the gem: it is not.
    halving(
      kept(
        { gems: { purple: 1 } },
        { ann: { cards: [...cards('row', 'column'), ...FLATS.slice(2)] } },
      ),
    )
      .when(scoreHalves('ann'))
      .because('magnificent.end.half-master-cards', { kind: 'row', count: 0, full: 0 })
      .scores('ann', 4 + 4);
  });

  it('fills with the gems at hand the areas that lack the fewest spaces', () => {
    // Of two open spaces in the upper middle one, and one in the upper left: three gems for both.
    covering(kept({ gems: { orange: 1, clear: 2 } }))
      .when(scoreAreas('ann'))
      .because('magnificent.end.camp-areas', { areas: 2, byGems: 2 })
      .scores('ann', 8);
    covering(kept({ gems: {} }))
      .when(scoreAreas('ann'))
      .scores('ann', 0);
  });

  it('magnificent.end.camp-areas: open spaces are told of all nine areas', () => {
    for (const told of [0, 8])
      covering({ ann: { own: { gems: { green: 3 } } } })
        .when(scoreAreas('ann', { uncovered: Array.from({ length: told }, () => 0) }))
        .refusedBecause('magnificent.end.camp-areas', {
          seat: 'ann',
          told: 0,
          areas: 9,
          open: told,
        })
        .firmly();
    covering({ ann: { own: { gems: { green: 3 } } } })
      .when(scoreAreas('ann', { uncovered: [0, 0, 3, 4, 4, 4, 4, 4, 4] }))
      .because('magnificent.end.camp-areas', { areas: 3, byGems: 1 })
      .scores('ann', 12);
  });

  it('magnificent.end.camp-areas: a camp of which not all areas were read takes the number told', () => {
    const [board] = COPY.boards ?? [];
    if (board?.camp === undefined) throw new Error('no camp in the copy');
    const camp = { ...board.camp, areas: board.camp.areas.slice(0, 3) };
    const options: Lying['options'] = {
      boards: { ann: { board: 'I', side: 'A' } },
      copy: { ...COPY, boards: [{ ...board, camp }] },
    };
    const table = covering({ options, ann: { own: { camp: CAMP, gems: { purple: 1 } } } });
    table
      .when(scoreAreas('ann', { covered: 5 }))
      .because('magnificent.end.camp-areas', { areas: 5, byGems: 0 })
      .scores('ann', 20);
    table
      .when(scoreAreas('ann', { uncovered: [1, 2, 9, 0, 0, 0, 9, 9, 9] }))
      .because('magnificent.end.camp-areas', { areas: 4, byGems: 1 })
      .scores('ann', 16);
    // A match that was told before anybody was asked for the others.
    table.when(scoreAreas('ann')).scores('ann', 4);
  });

  it('gem-fill-colour: any-gem, coloured-only', () => {
    const filled = (reading: string) =>
      covering(kept({ gems: { clear: 1 } }, { rulings: { 'gem-fill-colour': reading } })).when(
        scoreAreas('ann'),
      );
    filled('any-gem').scores('ann', 4);
    filled('coloured-only').scores('ann', 0);
  });
});

describe('who has won', () => {
  const ending = (told: Lying) =>
    covering({ seats: 3, ...told })
      .after(scoreAreas('ann', { covered: 1 }), scoreAreas('bo', none))
      .when(scoreAreas('cy', none));

  it('magnificent.end.winner: the most points after the final count', () => {
    for (const level of levels) {
      // Four points of an area decide.
      ending({ level, ann: { points: 50, hats: [1] }, bo: { points: 53, hats: [9] } })
        .because('magnificent.end.winner', { seats: ['ann'], points: 54 })
        .totals(54, 53, 0);
      ending({ level, ann: { points: -9 }, bo: { points: -4 }, cy: { points: -2 } }).because(
        'magnificent.end.winner',
        { seats: ['cy'], points: -2 },
      );
    }
  });

  it('magnificent.end.tie-break: of the tied players the one whose hat stands higher', () => {
    const tied = { ann: { points: 46, hats: [4] }, bo: { points: 50, hats: [7] } };
    for (const level of levels) {
      // Cy stands highest of all and has too few points.
      ending({ level, ...tied, cy: { points: 49, hats: [9] } })
        .because('magnificent.end.winner', { seats: ['bo'], points: 50 })
        .also('magnificent.end.tie-break');
      ending({ level, ...tied, ann: { points: 46, hats: [8] } }).because('magnificent.end.winner', {
        seats: ['ann'],
      });
      // What is said of a tie is where the hats stand, of everybody in it.
      ending({ level, ...tied, cy: { points: 49, hats: [9] } }).because(
        'magnificent.end.tie-break',
        { seats: ['bo', 'ann'], hats: [{ space: 7, requirement: 10 }, { space: 4 }], points: 50 },
      );
    }
  });
});

describe('readings of the final count', () => {
  const DICE = dice(['clear', 3], ['orange', 4], ['green', 1], ['clear', 2]);

  it('half-rounding: each-card, sum-of-cards', () => {
    const table = (reading: string) =>
      halving({
        rulings: { 'half-rounding': reading },
        ann: {
          cards: cards('row', 'row', 'row', 'row').map(({ card: one }) => ({ card: one })),
          coins: 0,
        },
      }).when(scoreHalves('ann', { 1: 1, 2: 1, 3: 1, 4: 0 }));
    // Three times 7 points: 3 each, or 10 of 21.
    table('each-card').scores('ann', 9);
    table('sum-of-cards').scores('ann', 10);
  });

  it('pay-coins-at-end: half-as-well, not-at-the-end', () => {
    const table = (reading: string) =>
      halving({
        rulings: { 'pay-coins-at-end': reading },
        ann: { coins: 7, cards: [...cards('paid_coin'), ...FLATS.slice(1)] },
      });
    const moves = scoreHalves('ann', { 1: 5 });
    // 5 coins are 15 points, half of it 7; they are gone before coins are counted.
    table('half-as-well')
      .when(moves)
      .scores('ann', 7 + 4 + 4 + 4)
      .leaves({ seats: { ann: { coins: 2 } } });
    table('not-at-the-end')
      .when(moves)
      .scores('ann', 4 + 4 + 4)
      .leaves({ seats: { ann: { coins: 7 } } });
  });

  it('dice-criteria-at-end: last-round, no-dice', () => {
    const table = (reading: string) =>
      halving({
        rulings: { 'dice-criteria-at-end': reading },
        ann: { dice: DICE, cards: [...cards('dice_due', 'clear_dice_doubled'), ...FLATS.slice(2)] },
      }).when(scoreHalves('ann'));
    // Half of 9, and half of 10.
    table('last-round').scores('ann', 4 + 5 + 4 + 4);
    table('no-dice').scores('ann', 4 + 4);
    // A card scored at the end of a round counts the dice either way.
    for (const reading of ['last-round', 'no-dice'])
      scoring({
        round: 3,
        rulings: { 'dice-criteria-at-end': reading },
        ann: { dice: DICE, cards: cards('dice_due') },
      })
        .when(scoreCard(1))
        .scores('ann', 9);
  });
});
