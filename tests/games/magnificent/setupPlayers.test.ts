// What each player begins with, and the trainer tiles they choose. Rulebook «Подготовка игрока».
import { describe, it } from 'vitest';
import { TRAINER_TILES } from '../../../src/lib/games/magnificent/data/kinds.ts';
import type { MasterCard } from '../../../src/lib/games/magnificent/data/kinds.ts';
import { at, choose, deal, layOut, layOutFor, offeredTo, opened, setsOf, turn } from './opening.ts';
import { CARDS, COPY, POSTERS, lying, setUp } from './tables.ts';

const SEVEN = TRAINER_TILES.slice(0, 7);
const numbered = (numeral: 'I' | 'II'): MasterCard[] =>
  CARDS.slice(0, 4).map((card) => ({ ...card, numeral }));
/** With two seats, before anything is drawn. */
const DECKS = { masters: 45, posters: 44, discarded: 0 };
const boards = { ann: { board: 'II', side: 'A' }, bo: { board: 'I', side: 'A' } } as const;

describe('each player', () => {
  it('magnificent.setup.scoring-marker: every marker begins on 0', () =>
    at(setUp({ seats: 4 }))
      .whenBegun()
      .because('magnificent.setup.starting-coins')
      .also('magnificent.setup.scoring-marker')
      .totals(0, 0, 0, 0));

  it('magnificent.setup.scoring-marker-moves: the marker moves with every gain, past 100 too', () => {
    const told = lying({ level: 'scorekeeper', ann: { points: 90 } });
    at(told)
      .when(turn('ann', 'green 2', { action: 'perform', hat: { to: 3 }, points: 25 }))
      .scores('ann', 25)
      .because('magnificent.setup.scoring-marker-moves')
      .totals(115, 0);
    at(told)
      .when(turn('ann', 'green 2', { action: 'travel' }))
      .notBecause('magnificent.setup.scoring-marker-moves')
      .totals(90, 0);
  });

  it('magnificent.setup.hats-initial-order: from the starting player clockwise upwards, as in the printed example', () => {
    at(setUp({ seats: 3 }))
      .whenBegun()
      .because('magnificent.setup.hats-initial-order', { space: 1 })
      .leaves({ seats: { ann: { hats: [1] }, bo: { hats: [2] }, cy: { hats: [3] } } });
    at(setUp({ seats: 4, first: 'cy' }))
      .whenBegun()
      .leaves({
        seats: { cy: { hats: [1] }, dee: { hats: [2] }, ann: { hats: [3] }, bo: { hats: [4] } },
      });
  });

  it('magnificent.setup.second-hat-aside: the second hat is in the play area until a second performance', () => {
    at(setUp())
      .whenBegun()
      .because('magnificent.setup.hats-initial-order')
      .also('magnificent.setup.second-hat-aside');
    const perform = (told: string, to: number) =>
      turn('ann', told, { action: 'perform', hat: { to } });
    at(setUp({ level: 'scorekeeper' }))
      .after(perform('green 2', 3), turn('bo', 'green 1'))
      .when(perform('green 4', 5))
      .leaves({ seats: { ann: { hats: [3, 5] } } });
  });

  it('magnificent.setup.first-game-side-a: in the first game nobody plays side B', () => {
    const copy = COPY;
    const first = (side: 'A' | 'B') =>
      at(
        setUp({
          options: {
            copy,
            isFirstGame: true,
            boards: { ...boards, bo: { board: 'I', side } },
          },
        }),
      ).whenBegun();
    first('A').isAllowed();
    first('B')
      .refusedBecause('magnificent.setup.first-game-side-a', { seat: 'bo', board: 'I' })
      .firmly();
  });

  it('magnificent.setup.numbered-master-cards: the four cards with the number of the board', () => {
    const begun = at(setUp({ options: { boards, isFirstGame: true } }));
    const own = numbered('II');
    begun
      .when(deal('ann', { cards: own.map((card) => ({ card })) }))
      .because('magnificent.setup.numbered-master-cards', { numeral: 'II' })
      .leaves({ seats: { ann: { cards: own.map((card) => ({ card })) } } });
    const wrong = deal('ann', { cards: numbered('I').map((card) => ({ card })) });
    begun
      .when(wrong)
      .refusedBecause('magnificent.setup.numbered-master-cards', {
        seat: 'ann',
        board: 'II',
        numeral: 'I',
      })
      .overridable();
    begun.whenLetStand(wrong, 'magnificent.setup.numbered-master-cards').isAllowed();
    // There is no draft in the first game, whatever else was set.
    at(setUp({ options: { boards, isFirstGame: true, cards: 'draft' } }))
      .when(wrong)
      .refusedBecause('magnificent.setup.numbered-master-cards');
  });

  it('magnificent.setup.unused-numbered-cards-shuffled: what nobody took goes into the deck', () => {
    const begun = (seats: 2 | 3 | 4) => at(setUp({ seats })).whenBegun();
    begun(2).because('magnificent.setup.unused-numbered-cards-shuffled', { cards: 8 });
    begun(3).because('magnificent.setup.unused-numbered-cards-shuffled', { cards: 4 });
    begun(4).notBecause('magnificent.setup.unused-numbered-cards-shuffled');
  });

  it('magnificent.setup.starting-poster-place: the starting poster lies above the starting tent', () => {
    const begun = at(setUp());
    begun
      .when(deal('bo', { poster: POSTERS[2] }))
      .because('magnificent.setup.starting-poster-place', { name: 'grand one' })
      .leaves({ seats: { bo: { own: { posters: [{ space: 1, poster: POSTERS[2] }] } } } });
    begun
      .after(deal('bo'))
      .when(deal('bo', { poster: POSTERS[2] }))
      .refusedBecause('magnificent.setup.deal-starting-poster', { seat: 'bo' })
      .firmly();
  });

  it('magnificent.setup.starting-gems: one gem of each kind', () => {
    at(setUp())
      .whenBegun()
      .because('magnificent.setup.starting-gems', {
        gems: { orange: 1, green: 1, purple: 1, clear: 1 },
      })
      .leaves({ seats: { bo: { own: { gems: { orange: 1, green: 1, purple: 1, clear: 1 } } } } });
    at(setUp({ level: 'scorekeeper' }))
      .whenBegun()
      .notBecause('magnificent.setup.starting-gems');
  });

  it('magnificent.setup.starting-coins: six coins each, before the first one gives one away', () =>
    at(setUp({ seats: 4 }))
      .whenBegun()
      .because('magnificent.setup.starting-coins', { coins: 6 })
      .leaves({ seats: { bo: { coins: 6 }, cy: { coins: 6 } } }));

  it('magnificent.setup.starting-trainer: one trainer in the play area', () =>
    at(setUp({ seats: 3 }))
      .whenBegun()
      .because('magnificent.setup.starting-trainer', { trainers: 1 })
      .leaves({ seats: { cy: { own: { trainers: 1, resting: 0 } } } }));

  it('magnificent.setup.starting-player-pays-last: 5 coins for the first, 7 for the last, 6 for the others', () => {
    const begun = at(setUp({ seats: 4, first: 'bo' })).whenBegun();
    begun.because('magnificent.setup.starting-player-pays-last', { to: 'ann', coins: 1 }).leaves({
      seats: { bo: { coins: 5 }, cy: { coins: 6 }, dee: { coins: 6 }, ann: { coins: 7 } },
    });
    at(setUp({ seats: 2 }))
      .whenBegun()
      .leaves({ seats: { ann: { coins: 5 }, bo: { coins: 7 } } });
    at(setUp({ seats: 1 }))
      .whenBegun()
      .notBecause('magnificent.setup.starting-player-pays-last')
      .leaves({ seats: { ann: { coins: 6 } } });
    // A side that gives no coin to begin with has none to hand on.
    const goods = { coins: 0, trainers: 3, gems: {}, tents: 0 };
    const copy = { boards: [{ board: 'I' as const, side: 'B' as const, goods }] };
    const boards = { ann: { board: 'I' as const, side: 'B' as const } };
    at(setUp({ seats: 2, options: { copy, boards } }))
      .whenBegun()
      .notBecause('magnificent.setup.starting-player-pays-last')
      .leaves({ seats: { ann: { coins: 0 }, bo: { coins: 6 } } });
  });
});

describe('trainer tiles', () => {
  it('magnificent.setup.trainer-draft-two-or-three: three tiles to choose from', () => {
    for (const seats of [2, 3] as const) {
      const begun = at(setUp({ seats }));
      begun
        .when(layOutFor(seats))
        .because('magnificent.setup.trainer-draft-two-or-three', { tiles: offeredTo(seats) });
      begun
        .when(layOut(setsOf(SEVEN.slice(0, 3)), { offered: SEVEN.slice(3, 5) }))
        .refusedBecause('magnificent.setup.trainer-draft-two-or-three', { told: 2, needed: 3 })
        .firmly();
    }
    // Besides those of the display: one of them cannot lie there as well.
    at(setUp())
      .when(layOut(setsOf(SEVEN.slice(0, 3)), { offered: SEVEN.slice(2, 5) }))
      .refusedBecause('magnificent.components.trainer-tiles', { tile: SEVEN[2] });
  });

  it('magnificent.setup.trainer-draft-four: four tiles to choose from', () => {
    const begun = at(setUp({ seats: 4 }));
    begun
      .when(layOutFor(4))
      .because('magnificent.setup.trainer-draft-four', { tiles: offeredTo(4) });
    begun
      .when(layOut(setsOf(SEVEN.slice(0, 4)), { offered: SEVEN.slice(4) }))
      .refusedBecause('magnificent.setup.trainer-draft-four', { told: 3, needed: 4 })
      .firmly();
  });

  it('magnificent.setup.trainer-draft-order: counterclockwise from the right, the starting player last', () => {
    const [tile = 'plus_one'] = offeredTo(3);
    const laid = at(setUp({ seats: 3, first: 'bo' })).after(layOutFor(3));
    laid.when(deal('ann')).isAllowed();
    const before = (seat: 'ann' | 'bo' | 'cy', next: string) => {
      laid
        .when(choose(seat, tile))
        .refusedBecause('magnificent.setup.trainer-draft-order', { seat, next })
        .overridable();
    };
    // Clockwise: bo, cy, ann; to the right of bo sits ann.
    before('bo', 'ann');
    before('cy', 'ann');
    const [, second = tile, third = tile] = offeredTo(3);
    laid
      .after(choose('ann', tile))
      .when(choose('bo', second))
      .refusedBecause('magnificent.setup.trainer-draft-order', { next: 'cy' });
    laid.after(choose('ann', tile), choose('cy', second)).when(choose('bo', third)).isAllowed();
    laid
      .whenLetStand(choose('bo', tile), 'magnificent.setup.trainer-draft-order')
      .leaves({ seats: { bo: { own: { tiles: [tile] } } } });
  });

  it('magnificent.setup.trainer-draft-place: one of the tiles offered, on the leftmost space', () => {
    const [tile = 'plus_one', other = tile] = offeredTo(2);
    const laid = at(setUp()).after(layOutFor(2));
    laid
      .when(choose('bo', tile))
      .because('magnificent.setup.trainer-draft-place', { tile })
      .leaves({ seats: { bo: { own: { tiles: [tile] } } } });
    laid
      .when(choose('bo', SEVEN[0] ?? tile))
      .refusedBecause('magnificent.setup.trainer-draft-place', {
        seat: 'bo',
        tile: SEVEN[0],
        offered: offeredTo(2),
      })
      .firmly();
    laid
      .after(choose('bo', tile))
      .when(choose('bo', other))
      .refusedBecause('magnificent.setup.trainer-draft-place', { seat: 'bo', has: tile });
    laid
      .after(choose('bo', tile))
      .when(choose('ann', tile))
      .refusedBecause('magnificent.setup.trainer-draft-place', { seat: 'ann' });
  });

  it('magnificent.setup.trainer-draft-two-or-three: no tile is picked before they are turned up', () => {
    const empty = at(setUp()).when(choose('bo', 'plus_one'));
    empty
      .refusedBecause('magnificent.setup.trainer-draft-two-or-three', { told: 0, needed: 3 })
      .firmly();
  });

  it('magnificent.setup.trainer-draft-two-player-leftover: with two players the third tile goes back', () => {
    const [, , left] = offeredTo(2);
    at(setUp())
      .after(...opened(2, 'bo'))
      .when(choose('ann', offeredTo(2)[1] ?? 'plus_one'))
      .because('magnificent.setup.trainer-draft-two-player-leftover', { tiles: [left] })
      .leaves({ phase: 'turns', offered: [], decks: { ...DECKS, tiles: 7 } })
      .asks('takeDie', 'ann');
    at(setUp({ seats: 3 }))
      .after(...opened(3, 'cy', 'bo'))
      .when(choose('ann', offeredTo(3)[2] ?? 'plus_one'))
      .notBecause('magnificent.setup.trainer-draft-two-player-leftover')
      .leaves({ phase: 'turns' });
  });
});
