// How cards are scored: all of them, up to their maximum, half of it at the end; then coins and areas. Rulebook «Конец игры»,
// «Получение очков за карты импресарио».
import { describe, it } from 'vitest';
import type { Criterion } from '../../../src/lib/games/magnificent/data/kinds.ts';
import {
  card,
  covering,
  halving,
  poster,
  scoreAreas,
  scoreCard,
  scoreHalves,
  scoring,
} from './showing.ts';
import type { Lying } from './tables.ts';

const FLAT = { card: card('flat') };
const tents = (...spaces: number[]) => spaces.map((space) => ({ space }));
const levels = ['referee', 'scorekeeper'] as const;
const line = 'magnificent.score-card.move-marker';
const half = 'magnificent.end.half-master-cards';

/** The four cards left, the first of them in question. */
function last(criterion: Criterion, told: Lying['ann'] = {}, more: Lying = {}) {
  const cards = [{ card: { id: 'last', criterion } }, FLAT, FLAT, FLAT];
  return halving({ ...more, ann: { ...told, cards } });
}

describe('a card in full', () => {
  it('magnificent.score-card.one-of-five: exactly one card of the five', () => {
    for (const level of levels) {
      const table = scoring({ level });
      table
        .when(scoreCard(5, { points: 4 }))
        .because(line, { card: 5, full: 4 })
        .also('magnificent.score-card.one-of-five')
        .asks('scoreCard', 'bo', { cards: 5 });
      table
        .after(scoreCard(5, { points: 4 }))
        .when(scoreCard(1, { points: 4 }))
        .refusedBecause('magnificent.score-card.one-of-five', { seat: 'ann', cards: 4 })
        .firmly();
    }
  });

  it('magnificent.criteria.pay-coins: 3 points for a coin paid now, of those that are left', () => {
    for (const level of levels) {
      const table = scoring({ level, ann: { coins: 5, cards: [{ card: card('paid_coin') }] } });
      table
        .when(scoreCard(1, { count: 4 }))
        .scores('ann', 12)
        .because(line, { count: 4, each: 3 })
        .also('magnificent.criteria.pay-coins')
        .leaves({ seats: { ann: { coins: 1 } } });
      table
        .when(scoreCard(1))
        .scores('ann', 0)
        .leaves({ seats: { ann: { coins: 5 } } });
      table
        .when(scoreCard(1, { count: 6 }))
        .refusedBecause('magnificent.criteria.pay-coins', { coins: 6, has: 5 })
        .firmly();
    }
  });

  it('magnificent.criteria.flat-eight: points told before the card was read are said, and the card decides', () => {
    const told = scoreCard(1, { points: 20 });
    for (const level of levels) {
      const table = scoring({ level });
      table.when(told).scores('ann', 20).saysNot(line, 'told');
      const read = table.after({ type: 'readCard', seat: 'ann', card: 1, read: card('flat') });
      read.when(told).scores('ann', 8).because(line, { full: 8, told: 20 });
      read.when(scoreCard(1, { points: 8 })).saysNot(line, 'told');
    }
    // A count of tiles that the table keeps otherwise.
    scoring({
      ann: { cards: [{ card: card('small_tile_any') }], own: { built: { orange_small: 2 } } },
    })
      .when(scoreCard(1, { count: 3 }))
      .scores('ann', 6)
      .because(line, { count: 2, full: 6, told: 9 });
  });

  it('magnificent.criteria.maximum: no coin is paid beyond those that the card counts', () => {
    // 10 points at 3 a coin: the fourth coin reaches the maximum, a fifth would bring nothing.
    const paid = {
      card: { id: 'paid', criterion: { kind: 'paid_coin', points: 3, maximum: 10 } },
    } as const;
    for (const level of levels) {
      const table = scoring({ level, ann: { coins: 9, cards: [paid] } });
      table
        .when(scoreCard(1, { count: 4 }))
        .scores('ann', 10)
        .leaves({ seats: { ann: { coins: 5 } } });
      table
        .when(scoreCard(1, { count: 5 }))
        .refusedBecause('magnificent.criteria.maximum', { seat: 'ann', card: 1, coins: 5, most: 4 })
        .also('magnificent.criteria.pay-coins')
        .firmly();
    }
    const halves = halving({ ann: { coins: 9, cards: [paid, FLAT, FLAT, FLAT] } });
    halves
      .when(scoreHalves('ann', { 1: 4 }))
      .scores('ann', 5 + 12)
      .leaves({ seats: { ann: { coins: 5 } } });
    halves
      .when(scoreHalves('ann', { 1: 5 }))
      .refusedBecause('magnificent.criteria.maximum', { coins: 5, most: 4 });
  });

  it('magnificent.criteria.maximum: no more than the card says', () => {
    const cards = [{ card: card('tent', 'orange', 9) }];
    for (const [spaces, points] of [
      [[2, 3, 4, 5], 9],
      [[2, 3, 4], 9],
      [[2, 3], 6],
    ] as const)
      scoring({ ann: { cards, own: { tents: tents(...spaces) } } })
        .when(scoreCard(1))
        .scores('ann', points)
        .because(line, { maximum: 9, full: points })
        .also('magnificent.criteria.maximum');
    scoring({ level: 'scorekeeper', ann: { cards } })
      .when(scoreCard(1, { count: 4 }))
      .scores('ann', 9);
  });

  it('magnificent.criteria.starting-posters-count: a completed starting poster counts like any other', () => {
    const first = poster('start', { isStarting: true, artist: 'alberic', symbol: 'green' });
    const own = { completed: [{ poster: first }] };
    for (const [kind, points] of [
      ['poster_of_one_artist', 5],
      ['unique_artist', 4],
      ['poster_of_symbol', 4],
    ] as const)
      scoring({ ann: { cards: [{ card: card(kind, 'green') }], own } })
        .when(scoreCard(1))
        .scores('ann', points)
        .because(line, { count: 1 })
        .also('magnificent.criteria.starting-posters-count');
  });
});

describe('a card at half value', () => {
  it('magnificent.end.half-master-cards: each of the four, rounded down by itself', () => {
    const row = (id: number) => ({ card: { ...card('row'), id: `row ${id}` } });
    for (const level of levels) {
      const table = halving({ level, ann: { cards: [row(1), row(2), row(3), row(4)] } });
      table
        .when(scoreHalves('ann', { 1: 1, 2: 3, 3: 2, 4: 0 }))
        .because(half, { card: 1, full: 7 })
        .because(half, { card: 2, full: 21 })
        .scores('ann', 3 + 10 + 7 + 0);
      const first = { card: 1, count: 1 };
      table
        .when({ type: 'scoreHalves', seat: 'ann', cards: [first, first, first, first] })
        .refusedBecause('magnificent.end.half-master-cards', { cards: 4 })
        .firmly();
      const counts = { 1: 1, 2: 1, 3: 1, 4: 1 };
      table
        .after(scoreHalves('ann', counts))
        .when(scoreHalves('ann', counts))
        .refusedBecause('magnificent.end.half-master-cards')
        .firmly();
    }
  });

  it('magnificent.end.half-maximum: half of the maximum at most, rounded down', () => {
    const most = { kind: 'tent', points: 3, maximum: 9 } as const;
    last(most, { own: { tents: tents(2, 3, 4, 5) } })
      .when(scoreHalves('ann'))
      .because(half, { card: 1, full: 9, maximum: 9 })
      .also('magnificent.end.half-maximum')
      .scores('ann', 4 + 4 + 4 + 4);
    last(most, {}, { level: 'scorekeeper' })
      .when(scoreHalves('ann', { 1: 4 }))
      .scores('ann', 4 + 4 + 4 + 4);
  });

  it('magnificent.end.coins: a point for each five coins that are left', () => {
    for (const [coins, points] of [
      [4, 0],
      [5, 1],
      [14, 2],
      [20, 4],
    ] as const)
      for (const level of levels)
        halving({
          level,
          done: ['bo'],
          ann: { coins, cards: [FLAT, FLAT, FLAT, FLAT] },
          bo: { coins: 0 },
        })
          .when(scoreHalves('ann'))
          .because('magnificent.end.coins', { coins })
          .scores('ann', 16 + points)
          .leaves({ seats: { ann: { coins } } });
    // Coins paid for a card are gone.
    last({ kind: 'paid_coin', points: 3 }, { coins: 11 }, { done: ['bo'], bo: { coins: 0 } })
      .when(scoreHalves('ann', { 1: 2 }))
      .because('magnificent.end.coins', { coins: 9 })
      .scores('ann', 3 + 12 + 1);
  });
});

describe('areas', () => {
  it('magnificent.end.camp-areas: 4 points for each of nine areas that is covered', () => {
    for (const level of levels) {
      for (const covered of [0, 5, 9])
        covering({ level })
          .when(scoreAreas('ann', { covered }))
          .because('magnificent.end.camp-areas', { areas: covered, byGems: 0 })
          .scores('ann', 4 * covered);
      covering({ level, ann: { own: { gems: {} } } })
        .when(scoreAreas('ann', { uncovered: [0, 0, 1, 6, 6, 6, 6, 6, 6] }))
        .because('magnificent.end.camp-areas')
        .scores('ann', 8);
    }
    const twice = covering().after(scoreAreas('ann', { covered: 1 }));
    twice
      .when(scoreAreas('ann', { covered: 1 }))
      .refusedBecause('magnificent.end.camp-areas', { areas: 9 })
      .firmly();
    covering().when(scoreAreas('ann')).refusedBecause('magnificent.end.camp-areas').firmly();
  });

  it('magnificent.end.gems-fill-spaces: one gem on each open space, as in the printed example', () => {
    // The other areas are far from covered.
    const open = (few: number[], gems = {}) => {
      const uncovered = Array.from({ length: 9 }, (_, area) => few[area] ?? 13);
      return covering({ ann: { own: { gems } } }).when(scoreAreas('ann', { uncovered }));
    };
    open([2], { purple: 1, orange: 1 })
      .because('magnificent.end.gems-fill-spaces', { gems: 2, areas: 1 })
      .because('magnificent.end.camp-areas', { areas: 1, byGems: 1 })
      .scores('ann', 4);
    open([2], { purple: 1 }).notBecause('magnificent.end.gems-fill-spaces').scores('ann', 0);
    // Three gems: the area that lacks three, or both that lack fewer.
    open([3, 1, 2], { green: 3 }).scores('ann', 8);
  });
});
