// The set-up for experienced players: sides of the boards, and master cards that are drafted. Rulebook «Подготовка к игре для опытных игроков».
import { describe, it } from 'vitest';
import type { Move } from '../../../src/lib/games/magnificent/rules/moves.ts';
import { at, choose, deal, diceFor, layOutFor, offeredTo, opened, roll } from './opening.ts';
import type { Lying } from './tables.ts';
import { CARDS, COPY, POSTERS, TENTS, lying, setUp } from './tables.ts';

const copy = COPY;
const A = { board: 'I', side: 'A' } as const;
const B = { board: 'II', side: 'B' } as const;
const mixed = { options: { copy, boards: { ann: B, bo: A } } };
const drafting = { cards: 'draft' } as const;
const tent = (space: number, more: object = {}): Move => ({
  type: 'placeTent',
  seat: 'ann',
  space,
  ...more,
});

describe('the side of a board', () => {
  it('magnificent.variant.choose-board-side: each for themselves, once the goods of a side B are read', () => {
    at(setUp(mixed))
      .whenBegun()
      // The gift of the first to the last stays.
      .leaves({
        seats: {
          ann: { coins: 3, own: { trainers: 2, gems: { orange: 2, clear: 1 } } },
          bo: { coins: 7, own: { trainers: 1 } },
        },
      });
    at(setUp({ options: { boards: { ann: A, bo: { board: 'III', side: 'B' } } } }))
      .whenBegun()
      .refusedBecause('magnificent.variant.choose-board-side', {
        seat: 'bo',
        board: 'III',
        side: 'B',
      })
      .firmly();
    at(setUp({ options: { copy, boards: { ann: A, bo: { board: 'I', side: 'B' } } } }))
      .whenBegun()
      .refusedBecause('magnificent.components.player-boards', { board: 'I' });
  });

  it('magnificent.variant.board-two-side-b-tent: the spare tent goes on any empty space, and play waits for it', () => {
    const begun = at(setUp(mixed));
    begun
      .when(tent(4, { tent: TENTS[0] }))
      .because('magnificent.variant.board-two-side-b-tent', { space: 4 })
      .leaves({
        seats: { ann: { own: { spareTents: 0, tents: [{ space: 4, tent: TENTS[0] }] } } },
      });
    begun
      .when(tent(1))
      .refusedBecause('magnificent.tents.starting-tent-not-coverable', { seat: 'ann' })
      .firmly();
    begun
      .after(tent(5))
      .when(tent(4))
      .refusedBecause('magnificent.variant.board-two-side-b-tent', { seat: 'ann' })
      .firmly();
    begun
      .when({ ...tent(4), seat: 'bo' } as Move)
      .refusedBecause('magnificent.variant.board-two-side-b-tent', { seat: 'bo' });
    at(setUp({ ...mixed, first: 'bo' }))
      .after(...opened(2, 'ann'))
      .when(choose('bo', offeredTo(2)[1] ?? 'plus_one'))
      .leaves({ phase: 'setup' })
      .asks('placeTent', 'ann', { spaces: [2, 3, 4, 5] });
  });

  it('magnificent.variant.board-two-side-b-tent: once turns are taken it is one of the four that lie there', () => {
    const four = [2, 3, 4, 5].map((space) => ({ space, tent: TENTS[0] }));
    const begun = (told: Lying) => at(lying({ ...mixed, ...told }));
    begun({ ann: { own: { tents: four } } })
      .whenBegun()
      .isAllowed()
      .leaves({ seats: { ann: { own: { spareTents: 0, tents: four } } } })
      .liesAgain();
    begun({ ann: { own: { spareTents: 1 } } })
      .whenBegun()
      .leaves({ seats: { ann: { own: { spareTents: 0 } } } });
  });

  it('magnificent.variant.board-two-side-b-bonus: the bonus of the chosen space at once', () => {
    const begun = at(setUp(mixed));
    const placed = (space: number, more?: object) =>
      begun
        .when(tent(space, more))
        .because('magnificent.variant.board-two-side-b-tent')
        .also('magnificent.variant.board-two-side-b-bonus')
        .because('magnificent.bonuses.one-poster', { posters: 1, source: 'tent' });
    placed(2).leaves({ seats: { ann: { coins: 5, own: { due: 1 } } } });
    placed(3, { gems: { green: 2 } }).leaves({
      seats: { ann: { own: { gems: { orange: 2, green: 2, clear: 1 } } } },
    });
    placed(4).leaves({ seats: { ann: { own: { trainers: 3 } } } });
    placed(5).scores('ann', 4);
    begun
      .when(tent(3))
      .refusedBecause('magnificent.bonuses.coloured-gem', { gems: 2, told: 0 })
      .firmly();
  });

  it('keeps the space of the starting poster for it, whenever the spare tent is placed', () => {
    const first = POSTERS[0];
    const take = (space: number): Move => ({
      type: 'takePoster',
      seat: 'ann',
      from: 'deck',
      space,
    });
    const placed = at(setUp(mixed)).after(tent(2));
    placed
      .when(take(1))
      .refusedBecause('magnificent.posters.full-options-only-when-full', { posters: 0 });
    placed
      .after(take(2))
      .when(deal('ann', { ...(first === undefined ? {} : { poster: first }) }))
      .leaves({
        seats: { ann: { own: { posters: [{ space: 1, poster: first }, { space: 2 }] } } },
      });
  });
});

describe('master cards drafted', () => {
  it('magnificent.variant.draft-include-numbered: all 56 cards make the deck and the display', () => {
    at(setUp({ options: drafting }))
      .whenBegun()
      .because('magnificent.variant.draft-include-numbered')
      .notBecause('magnificent.setup.unused-numbered-cards-shuffled')
      .because('magnificent.setup.master-deck', { cards: 45 });
    const numeral = 'III' as const;
    const set = { card: { ...CARDS[0], id: 'numbered', numeral } };
    at(setUp({ options: drafting }))
      .when({
        ...layOutFor(2),
        sets: [{ ...set, tile: 'two_coins' }, { tile: 'clear_gem' }, { tile: 'plus_one' }],
      } as Move)
      .isAllowed();
    at(setUp()).whenBegun().notBecause('magnificent.variant.draft-include-numbered');
  });

  it('magnificent.variant.draft-deal-five: five cards to each player, four of which stay', () => {
    const begun = at(setUp({ seats: 3, options: drafting }));
    begun
      .when(deal('bo'))
      .because('magnificent.variant.draft-pick-and-pass', { cards: 4 })
      .also('magnificent.variant.draft-deal-five');
    at(setUp({ seats: 3 }))
      .when(deal('bo'))
      .notBecause('magnificent.variant.draft-pick-and-pass')
      .because('magnificent.setup.numbered-master-cards');
  });

  it('magnificent.variant.draft-pick-and-pass: four cards of any number before each player', () => {
    const mixedHand = CARDS.slice(0, 4).map((card, index) => ({
      card: { ...card, numeral: (['I', 'II', 'III', 'IV'] as const)[index] },
    }));
    const boards = { ann: A, bo: { board: 'II', side: 'A' } } as const;
    const hand = { type: 'deal', seat: 'ann', cards: mixedHand } as Move;
    at(setUp({ options: { ...drafting, boards } }))
      .when(hand)
      .because('magnificent.variant.draft-pick-and-pass', { cards: 4 })
      .leaves({ seats: { ann: { cards: mixedHand } } });
    at(setUp({ options: { boards } }))
      .when(hand)
      .refusedBecause('magnificent.setup.numbered-master-cards', { board: 'I', numeral: 'II' });
    at(lying({ options: drafting, ann: { cards: [{}, {}, {}, {}, {}] } }))
      .whenBegun()
      .refusedBecause('magnificent.components.master-cards', { count: 5, exist: 4 });
  });

  it('magnificent.variant.draft-leftover: one card of each player goes back into the deck', () => {
    const [first = 'plus_one', second = first] = offeredTo(2);
    at(setUp({ options: drafting }))
      .after(roll(...diceFor(2)), layOutFor(2), deal('ann'), deal('bo'), choose('bo', first))
      .when(choose('ann', second))
      .because('magnificent.variant.draft-leftover', { cards: 2, deck: 45 })
      .leaves({ phase: 'turns', decks: { masters: 45, tiles: 7, posters: 44, discarded: 0 } });
    at(setUp())
      .after(...opened(2, 'bo'))
      .when(choose('ann', second))
      .notBecause('magnificent.variant.draft-leftover');
  });
});
