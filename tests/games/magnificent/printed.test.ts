// What is printed, asked in the least convenient way: limits met and passed by one, the last piece, the wrong seat, the wrong moment.
import { describe, it } from 'vitest';
import type { Poster } from '../../../src/lib/games/magnificent/data/kinds.ts';
import {
  choose,
  deal,
  diceFor,
  layOut,
  layOutFor,
  offeredTo,
  opened,
  roll,
  setsOf,
} from './opening.ts';
import {
  acting,
  card,
  choosing,
  covering,
  dice,
  draw,
  halving,
  pay,
  paying,
  perform,
  pick,
  poster,
  scoreAreas,
  scoreCard,
  scoreHalves,
  scoring,
  takeSet,
} from './showing.ts';
import { CARDS, COPY, POSTERS, TENTS, lying, setUp } from './tables.ts';
import {
  at,
  bonuses,
  boost,
  build,
  CORNER,
  dice as earlier,
  die,
  endTurn,
  fromDeck,
  lay,
  owning,
  round,
  take,
  travel,
  turn,
  use,
  useBonus,
} from './turns.ts';

/** Dice of another seat. */
const TWO = earlier(die('purple', 1), die('purple', 2));
/** Every tent has been taken. */
const BARE = { tents: { orange: [], green: [], purple: [] } };

describe('setting up', () => {
  it('counts the dice by seats and by colour, not only in all', () => {
    const two = diceFor(2);
    at(setUp())
      .when(roll(...two.slice(1), die('green', 3)))
      .refusedBecause('magnificent.setup.dice-two-players');
    at(setUp({ seats: 3 }))
      .when(roll(...two))
      .refusedBecause('magnificent.setup.dice-three-players');
    at(setUp({ seats: 4 }))
      .when(roll(...diceFor(4).slice(1)))
      .refusedBecause('magnificent.setup.dice-four-players');
    at(setUp({ seats: 1 }))
      .when(roll(...two))
      .refusedBecause('magnificent.solo.setup-dice');
    at(setUp({ seats: 4 }))
      .when(roll(...diceFor(4)))
      .isAllowed();
  });

  it('lays out three sets or four, and as many tiles to choose from', () => {
    const tiles = (count: number) =>
      setsOf(['two_coins', 'clear_gem', 'plus_one', 'build_plus_two'].slice(0, count) as never);
    at(setUp())
      .after(roll(...diceFor(2)))
      .when(layOut(tiles(4), { offered: offeredTo(4).slice(0, 3) }))
      .refusedBecause('magnificent.setup.display-two-or-three-players');
    at(setUp({ seats: 4 }))
      .after(roll(...diceFor(4)))
      .when(layOut(tiles(3), { offered: offeredTo(4) }))
      .refusedBecause('magnificent.setup.display-four-players');
    at(setUp({ seats: 1 }))
      .after(roll(...diceFor(1)))
      .when(layOut(tiles(3), { offered: offeredTo(1) }))
      .refusedBecause('magnificent.solo.setup-display');
    at(setUp({ seats: 3 }))
      .after(roll(...diceFor(3)))
      .when(layOut(tiles(3), { offered: offeredTo(3).slice(0, 2) }))
      .refusedBecause('magnificent.setup.trainer-draft-two-or-three');
    at(setUp({ seats: 4 }))
      .after(roll(...diceFor(4)))
      .when(layOut(tiles(4), { offered: offeredTo(4).slice(0, 3) }))
      .refusedBecause('magnificent.setup.trainer-draft-four');
    at(setUp({ seats: 1 }))
      .after(roll(...diceFor(1)))
      .when(layOut(tiles(4), { offered: offeredTo(4).slice(0, 3) }))
      .refusedBecause('magnificent.solo.setup-trainer-tile');
    at(setUp())
      .after(roll(...diceFor(2)))
      .when(layOut(tiles(3), { offered: offeredTo(2), posters: [{}] }))
      .leaves({ posters: [{ space: 1 }, { space: 2 }, { space: 3 }, { space: 4 }] });
    at(setUp())
      .after(roll(...diceFor(2)))
      .when(layOut(tiles(3), { offered: ['two_coins', 'extra_poster', 'extra_large_tile'] }))
      .refusedBecause('magnificent.components.trainer-tiles');
  });

  it('has the seat to the right of the first choose first, and the first one last', () => {
    const four = at(setUp({ seats: 4, first: 'cy' })).after(
      roll(...diceFor(4)),
      layOutFor(4),
      deal('ann'),
      deal('bo'),
      deal('cy'),
      deal('dee'),
    );
    const [one = 'plus_one', two = 'plus_one', three = 'plus_one', last = 'plus_one'] =
      offeredTo(4);
    four
      .when(choose('cy', one))
      .refusedBecause('magnificent.setup.trainer-draft-order', { next: 'bo' });
    four.when(choose('dee', one)).refusedBecause('magnificent.setup.trainer-draft-order');
    four
      .after(choose('bo', one))
      .when(choose('ann', one))
      .refusedBecause('magnificent.setup.trainer-draft-place');
    four
      .after(choose('bo', one), choose('ann', two), choose('dee', three))
      .when(choose('cy', last))
      .leaves({ decks: { masters: 36, tiles: 4, posters: 44, discarded: 0 } });
  });

  it('takes five, seven and six coins by order, and hats by order', () => {
    at(setUp({ seats: 4, first: 'cy' }))
      .whenBegun()
      .leaves({
        seats: {
          ann: { coins: 6, hats: [3] },
          bo: { coins: 7, hats: [4] },
          cy: { coins: 5, hats: [1] },
          dee: { coins: 6, hats: [2] },
        },
      });
    at(setUp({ first: 'bo' }))
      .whenBegun()
      .leaves({ seats: { ann: { coins: 7, hats: [2] }, bo: { coins: 5, hats: [1] } } });
    at(setUp({ seats: 1 }))
      .whenBegun()
      .leaves({ seats: { ann: { coins: 6 } } });
    const side = { board: 'I', side: 'B' } as const;
    at(setUp({ options: { copy: COPY, boards: { ann: side, bo: { board: 'III', side: 'A' } } } }))
      .whenBegun()
      .leaves({ seats: { ann: { coins: 3, own: { trainers: 2 } }, bo: { coins: 7 } } });
  });

  it('knows what is left in the decks after two, four and one', () => {
    at(setUp())
      .after(...opened(2, 'bo'))
      .when(choose('ann', offeredTo(2)[1] ?? 'plus_one'))
      .leaves({ decks: { masters: 45, tiles: 7, posters: 44, discarded: 0 } });
    at(setUp({ seats: 1 }))
      .after(...opened(1))
      .when(choose('ann', offeredTo(1)[0] ?? 'plus_one'))
      .leaves({ decks: { masters: 48, tiles: 7, posters: 44, discarded: 0 } });
  });

  it('magnificent.setup.first-game-side-a: side B waits for the second game', () => {
    const boards = { ann: { board: 'I', side: 'B' }, bo: { board: 'II', side: 'A' } } as const;
    at(setUp({ options: { isFirstGame: true, boards } }))
      .whenBegun()
      .refusedBecause('magnificent.setup.first-game-side-a');
    at(setUp({ options: { copy: COPY, boards: { ...boards, bo: { board: 'I', side: 'A' } } } }))
      .whenBegun()
      .refusedBecause('magnificent.components.player-boards');
  });

  it('magnificent.setup.numbered-master-cards: cards of another number are nobody’s, but in the draft anybody’s', () => {
    const boards = { ann: { board: 'I', side: 'A' }, bo: { board: 'II', side: 'A' } } as const;
    const cards = [{ card: { id: 'of two', numeral: 'II' as const } }, {}, {}, {}];
    const laid = [roll(...diceFor(2)), layOutFor(2)];
    at(setUp({ options: { boards } }))
      .after(...laid)
      .when(deal('ann', { cards }))
      .refusedBecause('magnificent.setup.numbered-master-cards');
    at(setUp({ options: { boards, cards: 'draft' } }))
      .after(...laid)
      .when(deal('ann', { cards }))
      .isAllowed();
  });

  it('magnificent.variant.board-two-side-b-tent: the spare tent goes on an empty space, and gives its bonus', () => {
    const boards = { ann: { board: 'II', side: 'B' }, bo: { board: 'I', side: 'A' } } as const;
    const table = at(setUp({ options: { copy: COPY, boards } })).after(...opened(2, 'bo', 'ann'));
    const place = (space: number, more = {}) =>
      ({ type: 'placeTent', seat: 'ann', space, ...more }) as const;
    table.when(place(1)).refusedBecause('magnificent.tents.starting-tent-not-coverable');
    table
      .when(take(die('orange', 3)))
      .refusedBecause('magnificent.variant.board-two-side-b-tent', { seat: 'ann', tents: 1 });
    table
      .when(place(3, { gems: { green: 2 } }))
      .leaves({ seats: { ann: { own: { gems: { orange: 2, green: 2, clear: 1 }, due: 1 } } } });
    table.when(place(5)).scores('ann', 4);
    table
      .when({ ...place(3), seat: 'bo' })
      .refusedBecause('magnificent.variant.board-two-side-b-tent');
    table
      .after(place(2))
      .when(place(3))
      .refusedBecause('magnificent.variant.board-two-side-b-tent');
  });
});

describe('the die and its power', () => {
  it('magnificent.die.take-one-from-main-tent: the die must lie there, once a turn, on a free card, by the next seat', () => {
    const tent = [...diceFor(2).slice(1), die('orange', 6)].map((one, at_) =>
      at_ === 5 ? die(one.colour, 2) : one,
    );
    round({ tent })
      .when(take(die('orange', 5)))
      .refusedBecause('magnificent.die.take-one-from-main-tent');
    round({ tent })
      .after(take(die('orange', 6)))
      .when(take(die('green', 2), { card: 2 }))
      .refusedBecause('magnificent.overview.turn-phases');
    round({ ann: { dice: earlier(die('green', 1)) }, bo: { dice: TWO.slice(1) } })
      .when(take(die('orange', 6), { card: 4 }))
      .refusedBecause('magnificent.die.place-on-vacant-master-card');
    round()
      .when(take(die('orange', 6), { seat: 'bo' }))
      .refusedBecause('magnificent.overview.turn-order', {
        next: 'ann',
      });
    round()
      .when(take(die('orange', 6), { card: 5 }))
      .refusedBecause('magnificent.die.place-on-vacant-master-card');
    paying()
      .when(take(die('orange', 6)))
      .refusedBecause('magnificent.round-end.step-order')
      .firmly();
  });

  it('magnificent.power.clear-die-choose-colour: a clear die needs a colour, a coloured one has its own', () => {
    round()
      .when(take(die('clear', 4)))
      .refusedBecause('magnificent.power.clear-die-choose-colour');
    round()
      .when(take(die('orange', 4), { as: 'green' }))
      .refusedBecause('magnificent.power.clear-die-choose-colour');
  });

  it('magnificent.power.clear-die-this-turn-only: an orange that was clear adds nothing afterwards', () => {
    const told = {
      ann: { dice: earlier({ ...die('clear', 6), as: 'orange' as const }, die('orange', 3)) },
      bo: { dice: TWO },
      ...BARE,
    };
    turn(told, die('orange', 2))
      .when(travel(6))
      .refusedBecause('magnificent.travel.max-steps-power', {
        power: 5,
      });
    turn(told, die('orange', 2)).when(travel(4)).isAllowed();
    turn(told, die('clear', 2), { as: 'orange' })
      .when(travel(6))
      .refusedBecause('magnificent.travel.max-steps-power', { power: 5 });
    turn(told, die('clear', 2), { as: 'green' })
      .when(travel(3))
      .refusedBecause('magnificent.travel.max-steps-power', { power: 2 });
  });

  it('magnificent.power.gem-colour: gems of the die or clear ones, as many as there are, before the action', () => {
    const told = owning({ gems: { orange: 3, green: 3, clear: 1 } });
    turn(told)
      .when(boost({ green: 1 }))
      .refusedBecause('magnificent.power.gem-colour');
    turn(told)
      .when(boost({ clear: 2 }))
      .refusedBecause('magnificent.power.gem-boost');
    turn(told)
      .after(boost({ orange: 3, clear: 1 }))
      .when(travel(15))
      .refusedBecause('magnificent.travel.max-steps-power', { power: 14 });
    turn(told)
      .after(boost({ orange: 1 }), boost({ orange: 2 }))
      .when(travel(12))
      .isAllowed();
    turn(told, die('clear', 6), { as: 'green' })
      .when(boost({ orange: 1 }))
      .refusedBecause('magnificent.power.gem-colour');
    turn(told)
      .after(build(4))
      .when(boost({ orange: 1 }))
      .refusedBecause('magnificent.overview.turn-phases');
    round(told)
      .when(boost({ orange: 1 }))
      .refusedBecause('magnificent.overview.turn-phases');
  });

  it('magnificent.trainers.board-flip-die: seven less the value, with a trainer, and paid as it shows', () => {
    round()
      .when(take(die('orange', 5), { turned: { to: 3, trainers: 1 } }))
      .refusedBecause('magnificent.trainers.board-flip-die');
    turn({}, die('orange', 1), { turned: { to: 6, trainers: 1 } })
      .when(travel(6))
      .isAllowed();
    round(owning({ trainers: 0 }))
      .when(take(die('orange', 1), { turned: { to: 6, trainers: 1 } }))
      .refusedBecause('magnificent.trainers.any-number');
    turn().when(use('flip_die')).refusedBecause('magnificent.trainers.board-flip-die');
  });

  it('magnificent.bonuses.set-die-face: only while the die is taken, and it is the bonus of the turn', () => {
    const ann = bonuses({ kind: 'set_face' });
    turn({ ann }, die('orange', 1))
      .when(useBonus())
      .refusedBecause('magnificent.bonuses.set-die-face');
    turn({ ann }, die('orange', 1), { turned: { to: 4 } })
      .when(useBonus())
      .refusedBecause('magnificent.bonuses.never-twice');
    round({ ann: bonuses({ kind: 'coins', count: 1 }) })
      .when(take(die('orange', 1), { turned: { to: 4 } }))
      .refusedBecause('magnificent.bonuses.set-die-face');
  });

  it('magnificent.bonuses.plus-two-colour: for its colour, also for a clear die that is one', () => {
    const ann = bonuses({ kind: 'plus', count: 2, colour: 'orange' });
    turn({ ann }, die('green', 3))
      .when(useBonus())
      .refusedBecause('magnificent.bonuses.plus-two-colour');
    turn({ ann, ...BARE }, die('clear', 3), { as: 'orange' })
      .after(useBonus())
      .when(travel(5))
      .isAllowed();
    turn({ ann }, die('clear', 3), { as: 'green' })
      .when(useBonus())
      .refusedBecause('magnificent.bonuses.plus-two-colour');
  });

  it('magnificent.bonuses.copy-card: any other card, never itself, never in a loop', () => {
    const ann = bonuses({ kind: 'copy' }, { kind: 'copy' }, { kind: 'points', count: 5 });
    turn({ ann })
      .when(useBonus({ copied: 1 }))
      .refusedBecause('magnificent.bonuses.copy-card');
    turn({ ann })
      .when(useBonus({ copied: 2 }))
      .refusedBecause('magnificent.bonuses.copy-card');
    turn({ ann }).when(useBonus()).refusedBecause('magnificent.bonuses.copy-card');
    turn({ ann })
      .when(useBonus({ copied: 3 }))
      .scores('ann', 5);
    turn({ ann, rulings: { 'copy-card-scope': 'cards-with-a-die' } })
      .when(useBonus({ copied: 3 }))
      .refusedBecause('magnificent.bonuses.copy-card');
    turn({ ann: bonuses({ kind: 'coins', count: 1 }, { kind: 'points', count: 5 }) })
      .when(useBonus({ copied: 2 }))
      .refusedBecause('magnificent.card-bonus.only-this-turns-card');
  });

  it('magnificent.bonuses.buy-trainer: two coins and a trainer of the eight', () => {
    const cards = bonuses({ kind: 'buy_trainer', coins: 2 });
    turn({ ann: { ...cards, coins: 2 } })
      .when(useBonus())
      .leaves({ seats: { ann: { coins: 0, own: { trainers: 2 } } } });
    turn({ ann: { ...cards, coins: 1 } })
      .when(useBonus())
      .refusedBecause('magnificent.bonuses.buy-trainer');
    turn({ ann: { ...cards, coins: 9, own: { trainers: 5, resting: 3 } } })
      .when(useBonus())
      .refusedBecause('magnificent.components.trainers-total');
    turn({ ann: { ...bonuses({ kind: 'trainers', count: 1 }), own: { trainers: 5, resting: 3 } } })
      .when(useBonus())
      .leaves({ seats: { ann: { own: { trainers: 5 } } } });
  });

  it('magnificent.bonuses.trainer-for-small-tile: an unused trainer, one tile, its own colour', () => {
    const cards = bonuses({ kind: 'trainer_for_tile', colour: 'green' });
    turn({ ann: { ...cards, own: { trainers: 0 } } })
      .when(useBonus())
      .refusedBecause('magnificent.bonuses.trainer-for-small-tile');
    turn({ ann: { ...cards, own: { trainers: 1, tiles: ['two_coins'] } } })
      .after(use('two_coins'))
      .when(useBonus())
      .refusedBecause('magnificent.bonuses.trainer-for-small-tile');
    const paid = turn({ ann: { ...cards, own: { trainers: 2 } } }).after(useBonus());
    paid.when(useBonus()).refusedBecause('magnificent.bonuses.never-twice');
    paid
      .when(lay('orange_small', [0, 1, 9, 10], { isCardTile: true }))
      .refusedBecause('magnificent.build.colour-matches-die', { die: 'green', isCard: true });
    // The second green one is nobody's.
    paid
      .after(lay('green_small', [0, 1, 2, 3], { isCardTile: true }))
      .when(lay('green_small', [9, 10, 11, 12], { isCardTile: true }))
      .refusedBecause('magnificent.bonuses.never-twice');
    turn({
      ann: {
        ...bonuses({ kind: 'gems_for_tile', count: 3, colour: 'orange' }),
        own: { gems: { green: 3 } },
      },
    })
      .when(useBonus({ gems: { green: 2 } }))
      .refusedBecause('magnificent.bonuses.gems-for-small-tile');
    turn({
      ann: {
        ...bonuses({ kind: 'gems_for_tile', count: 3, colour: 'orange' }),
        own: { gems: { green: 2, clear: 1 } },
      },
    })
      .when(useBonus({ gems: { green: 2, clear: 1 } }))
      .leaves({ seats: { ann: { own: { gems: {} } } } });
  });

  it('magnificent.gems.overflow-coin: a fourth gem is a coin, whatever brings it, and nobody sells one', () => {
    turn({
      ann: {
        coins: 6,
        ...bonuses({ kind: 'gems', count: 1, colour: 'purple' }),
        own: { gems: { purple: 3 } },
      },
    })
      .when(useBonus())
      .leaves({ seats: { ann: { coins: 7, own: { gems: { purple: 3 } } } } });
    turn(owning({ gems: { clear: 3 }, tiles: ['clear_gem'] }))
      .when(use('clear_gem'))
      .leaves({ seats: { ann: { coins: 7, own: { gems: { clear: 3 } } } } });
    turn({ ann: { ...bonuses({ kind: 'gems', count: 1, colour: 'purple' }), own: { gems: {} } } })
      .when(useBonus({ gems: { green: 1 } }))
      .refusedBecause('magnificent.bonuses.coloured-gem');
  });
});

describe('building', () => {
  it('magnificent.build.level-within-power: exactly enough is enough, no level is made up', () => {
    turn({}, die('orange', 6)).when(build(6)).isAllowed();
    turn({}, die('orange', 6))
      .when(build(9))
      .refusedBecause('magnificent.build.level-within-power', { power: 6 });
    turn({}, die('orange', 6)).when(build(5)).refusedBecause('magnificent.build.level-gives-tiles');
    turn().after(build(4)).when(build(4)).refusedBecause('magnificent.build.one-level-only');
    turn().after(build(4)).when(travel(1)).refusedBecause('magnificent.action.choose-one-of-three');
    turn()
      .after(build(4), lay('orange_small', [0, 1, 9, 10]))
      .when(lay('orange_small', [2, 3, 11, 12]))
      .refusedBecause('magnificent.build.take-from-supply');
    turn()
      .after(build(4))
      .when(lay('orange_large', CORNER))
      .refusedBecause('magnificent.build.take-from-supply');
    turn()
      .when(lay('orange_small', [0, 1, 9, 10]))
      .refusedBecause('magnificent.build.take-from-supply');
  });

  it('magnificent.build.later-tiles-adjacent: a corner is not an edge, nor is the other side of the camp', () => {
    const camp = [{ tile: 'orange_small' as const, cells: [0, 1, 9, 10] }];
    const there = turn({ ann: { own: { camp } } }).after(build(4));
    there
      .when(lay('orange_small', [20, 21, 29, 30]))
      .refusedBecause('magnificent.build.later-tiles-adjacent');
    there.when(lay('orange_small', [18, 19, 27, 28])).isAllowed();
    there
      .when(lay('orange_small', [10, 11, 19, 20]))
      .refusedBecause('magnificent.build.inside-and-no-overlap');
    const right = [{ tile: 'green_small' as const, cells: [5, 6, 7, 8] }];
    turn({ ann: { own: { camp: right } } }, die('green', 6))
      .after(build(4))
      .when(lay('green_small', [18, 19, 20, 21]))
      .refusedBecause('magnificent.build.later-tiles-adjacent');
    turn({ ann: { own: { camp: right } } }, die('green', 6))
      .after(build(4))
      .when(lay('green_small', [9, 10, 11, 12]))
      .refusedBecause('magnificent.build.later-tiles-adjacent');
    turn()
      .after(build(4))
      .when(lay('orange_small', [8, 9, 17, 18]))
      .refusedBecause('magnificent.build.rotate-and-flip');
    turn()
      .after(build(4))
      .when(lay('orange_small', [0, 1, 9]))
      .refusedBecause('magnificent.build.small-covers-four');
    turn()
      .after(build(6))
      .when(lay('orange_large', [0, 1, 9, 10]))
      .refusedBecause('magnificent.build.large-covers-six');
    turn()
      .after(build(4))
      .when(lay('orange_small', [0, 0, 9, 10]))
      .refusedBecause('magnificent.build.inside-and-no-overlap');
    turn()
      .after(build(4))
      .when(lay('orange_small', [44, 45, 53, 54]))
      .refusedBecause('magnificent.build.inside-and-no-overlap');
    // The hook may be turned and turned over.
    turn({}, die('purple', 6))
      .after(build(6))
      .when(lay('purple_large', [8, 17, 26, 35, 44, 43]))
      .isAllowed();
  });

  it('magnificent.build.colour-matches-die: another colour costs a trainer for each tile', () => {
    turn()
      .after(build(4))
      .when(lay('green_small', [0, 1, 2, 3]))
      .refusedBecause('magnificent.build.colour-matches-die');
    const told = {
      ann: { dice: earlier(die('orange', 6)), own: { trainers: 2 } },
      bo: { dice: TWO.slice(1) },
    };
    const both = turn(told).after(build(9));
    both
      .after(use('change_tile_colour'), lay('green_small', [0, 1, 2, 3]))
      .when(lay('green_large', [9, 10, 11, 18, 19, 20]))
      .refusedBecause('magnificent.build.colour-matches-die');
    both
      .after(use('change_tile_colour', 2), lay('green_small', [0, 1, 2, 3]))
      .when(lay('green_large', [9, 10, 11, 18, 19, 20]))
      .isAllowed();
    both
      .after(lay('orange_small', [0, 1, 9, 10]), lay('orange_large', [2, 3, 4, 11, 12, 13]))
      .when(use('change_tile_colour'))
      .refusedBecause('magnificent.trainers.board-change-tile-colour');
    both.when(use('change_tile_colour', 3)).refusedBecause('magnificent.trainers.any-number');
  });

  it('magnificent.build.supply-exhausted: the sixteenth and the twelfth are the last, wherever they lie', () => {
    const many = (orange_small: number, orange_large: number) => ({
      own: { built: { orange_small, orange_large } },
    });
    const at_ = (small: number, large: number, one = die('orange', 6)) =>
      turn({ options: { boards: {} }, ann: many(0, 0), bo: many(small, large) }, one);
    at_(15, 0).after(build(4)).when(lay('orange_small', undefined)).isAllowed();
    at_(16, 0)
      .after(build(4))
      .when(lay('orange_small', undefined))
      .refusedBecause('magnificent.build.supply-exhausted');
    at_(0, 11).after(build(6)).when(lay('orange_large', undefined)).isAllowed();
    at_(0, 12)
      .after(build(6))
      .when(lay('orange_large', undefined))
      .refusedBecause('magnificent.build.supply-exhausted');
    at_(16, 0).after(build(4)).when(endTurn()).isAllowed();
    turn({
      rulings: { 'build-impossible-tile': 'level-barred' },
      options: { boards: {} },
      bo: many(16, 0),
    })
      .when(build(4))
      .refusedBecause('magnificent.build.supply-exhausted');
  });

  it('magnificent.build.one-level-only: where a level that does not fit is barred, the room in the camp counts', () => {
    // Everything covered but one line of four: no square, no brick.
    const row = (at_: number) =>
      [0, 3, 6].map((column) => ({
        tile: 'orange_large' as const,
        cells: [0, 1, 2, 9, 10, 11].map((cell) => cell + column + at_ * 9),
      }));
    const camp = [
      ...row(0),
      ...row(2),
      { tile: 'orange_small' as const, cells: [36, 37, 45, 46] },
      { tile: 'orange_small' as const, cells: [38, 39, 47, 48] },
      { tile: 'green_small' as const, cells: [40, 41, 42, 43] },
    ];
    const full = (one = die('orange', 6), reading = 'level-barred') =>
      turn({ rulings: { 'build-impossible-tile': reading }, ann: { own: { camp } } }, one);
    full().when(build(4)).refusedBecause('magnificent.build.one-level-only');
    full().when(build(6)).refusedBecause('magnificent.build.one-level-only');
    full(die('green', 6)).when(build(4)).isAllowed();
    full(die('orange', 6), 'what-fits').when(build(4)).isAllowed();
  });

  it('magnificent.trainers.fresh-trainer-not-on-its-source: the next tile is doubled, not the one that brought the trainer', () => {
    const told = {
      ann: {
        coins: 6,
        dice: earlier(die('orange', 6)),
        own: { trainers: 0, tiles: ['double_camp_bonus' as const] },
      },
      bo: { dice: TWO.slice(1) },
    };
    const built = turn(told).after(build(9), lay('orange_large', CORNER));
    built.when(endTurn()).leaves({ seats: { ann: { coins: 8, own: { trainers: 1 } } } });
    built
      .after(use('double_camp_bonus'))
      .when(lay('orange_small', [12, 13, 21, 22]))
      .leaves({ seats: { ann: { own: { due: 4 } } } });
    turn(told)
      .after(build(9))
      .when(use('double_camp_bonus'))
      .refusedBecause('magnificent.trainers.any-number');
  });

  it('magnificent.trainers.tile-double-camp-bonus-not-card-tiles: a tile of a card brings what is printed, once', () => {
    const ann = {
      coins: 6,
      ...bonuses({ kind: 'trainer_for_tile', colour: 'orange' }),
      own: { trainers: 2, tiles: ['double_camp_bonus' as const] },
    };
    turn({ ann })
      .after(build(4), use('double_camp_bonus'), useBonus())
      .when(lay('orange_small', [0, 1, 9, 10], { isCardTile: true }))
      .leaves({ seats: { ann: { coins: 8, own: { trainers: 1 } } } });
  });

  it('magnificent.trainers.kind-double: two trainers make one large tile, neither one nor three nor four do', () => {
    const told = owning({ trainers: 4, tiles: ['extra_large_tile'] });
    for (const trainers of [1, 3, 4])
      turn(told)
        .when(use('extra_large_tile', trainers))
        .refusedBecause('magnificent.trainers.kind-double');
    turn(told)
      .after(use('extra_large_tile', 2))
      .when(use('extra_large_tile', 2))
      .refusedBecause('magnificent.trainers.kind-double');
    turn(told, die('orange', 4))
      .after(
        build(4),
        use('extra_large_tile', 2),
        lay('orange_large', CORNER),
        lay('orange_small', [3, 4, 12, 13]),
      )
      .when(endTurn())
      .leaves({ seats: { ann: { own: { trainers: 3, resting: 2 } } } });
    turn(told)
      .after(use('extra_large_tile', 2))
      .when(travel(1))
      .refusedBecause('magnificent.trainers.action-specific');
  });
});

describe('trainers', () => {
  it('magnificent.trainers.kind-single: one trainer, once, on own tiles only', () => {
    const told = {
      ...owning({ trainers: 3, tiles: ['clear_gem'] }),
      bo: { own: { tiles: ['two_coins' as const] } },
    };
    turn(told).when(use('clear_gem', 2)).refusedBecause('magnificent.trainers.kind-single');
    turn(told)
      .after(use('clear_gem'))
      .when(use('clear_gem'))
      .refusedBecause('magnificent.trainers.kind-single');
    turn(told)
      .when(use('two_coins'))
      .refusedBecause('magnificent.trainers.own-tiles-or-board-only');
    turn(told)
      .when(use('clear_gem', 1, 'bo'))
      .refusedBecause('magnificent.overview.turn-order');
  });

  it('magnificent.trainers.kind-per-trainer: each of them again, and what two coins buy is paid each time', () => {
    const told = owning({ trainers: 3, tiles: ['two_coins'] }, 3);
    turn(told)
      .when(use('two_coins', 3))
      .leaves({ seats: { ann: { coins: 9 } } });
    turn(told).when(use('buy_poster', 2)).refusedBecause('magnificent.trainers.board-buy-poster');
    turn(told)
      .when(use('buy_poster', 1))
      .leaves({ seats: { ann: { coins: 1, own: { due: 1 } } } });
    turn(told)
      .after(use('two_coins'))
      .when(use('buy_poster', 2))
      .leaves({ seats: { ann: { coins: 1, own: { due: 2 } } } });
    turn(told).when(use('two_coins', 4)).refusedBecause('magnificent.trainers.any-number');
  });

  it('magnificent.trainers.action-specific: a space of another action helps nobody', () => {
    const told = owning({
      trainers: 2,
      tiles: ['travel_plus_three', 'perform_plus_two', 'build_plus_two'],
    });
    turn(told)
      .after(use('travel_plus_three'))
      .when(build(4))
      .refusedBecause('magnificent.trainers.action-specific');
    turn(told)
      .after(build(4))
      .when(use('perform_plus_two'))
      .refusedBecause('magnificent.trainers.action-specific');
    turn({ ...told, ...BARE })
      .after(use('travel_plus_three'))
      .when(travel(9))
      .isAllowed();
    turn(told)
      .after(use('build_plus_two'))
      .when(build(9))
      .refusedBecause('magnificent.build.level-within-power', { power: 8 });
  });

  it('magnificent.trainers.move-to-main-tent: used ones rest until the round ends, and the board is empty for the next seat', () => {
    const told = owning({ trainers: 1 }, 6);
    turn(told)
      .after(use('buy_poster'), fromDeck(2), travel(1))
      .when(endTurn())
      .leaves({ seats: { ann: { own: { trainers: 0, resting: 1 } } } });
  });
});

describe('travelling', () => {
  it('magnificent.travel.max-steps-power: as far as the power, with the wagon of the die, clockwise', () => {
    turn(BARE).when(travel(7)).refusedBecause('magnificent.travel.max-steps-power', { power: 6 });
    turn(BARE)
      .when(travel(1, { wagon: 'green' }))
      .refusedBecause('magnificent.travel.wagon-of-die-colour');
    turn(BARE)
      .when(travel(1, { isBackwards: true }))
      .refusedBecause('magnificent.travel.clockwise');
    turn(BARE, die('clear', 6), { as: 'purple' })
      .when(travel(6))
      .leaves({ wagons: { orange: 0, green: 0, purple: 6 } });
    turn({ ...BARE, wagons: { orange: 10 } })
      .when(travel(3))
      .leaves({ wagons: { orange: 1, green: 0, purple: 0 } });
    turn({ ...BARE, wagons: { orange: 1 } })
      .after(use('counterclockwise'))
      .when(travel(2, { isBackwards: true }))
      .leaves({ wagons: { orange: 11, green: 0, purple: 0 } });
    turn(BARE)
      .after(use('counterclockwise'))
      .when(travel(2))
      .refusedBecause('magnificent.trainers.board-counterclockwise');
  });

  it('magnificent.travel.poster-symbol-after-tent: a tent hides its symbol, and taking it does not give it', () => {
    const tents = { orange: [{ space: 2 }] };
    const bare = { ann: { coins: 6, own: { gems: {} } } };
    turn({ ...bare, tents: { orange: [] } })
      .when(travel(5))
      .leaves({ seats: { ann: { own: { gems: { orange: 1, green: 1, purple: 1 }, due: 2 } } } });
    turn({ ...bare, tents })
      .when(travel(3))
      .leaves({ seats: { ann: { own: { gems: { orange: 1, green: 1 }, due: 0 } } } });
    turn({ ...bare, tents })
      .when(travel(2))
      .refusedBecause('magnificent.tents.may-stop-without-taking');
    turn({ ...bare, tents })
      .when(travel(2, { tent: { space: 2 } }))
      .leaves({
        seats: { ann: { coins: 8, own: { gems: { orange: 1 }, due: 1 } } },
        tents: { orange: [] },
      });
    turn({ ...bare, tents })
      .when(travel(2, { tent: { space: 1 } }))
      .refusedBecause('magnificent.tents.starting-tent-not-coverable');
    turn({ ...bare, tents })
      .when(travel(1, { tent: { space: 2 } }))
      .refusedBecause('magnificent.travel.stop-to-take-tent');
    turn({ ...bare, tents })
      .when(travel(3, { tent: { space: 2 } }))
      .refusedBecause('magnificent.travel.stop-to-take-tent');
    turn({ ...bare, tents })
      .after(travel(2, { tent: { space: 2 } }))
      .when(travel(1))
      .refusedBecause('magnificent.action.choose-one-of-three');
  });

  it('magnificent.tents.maximum-four: the fifth stays where it is', () => {
    const four = [2, 3, 4, 5].map((space) => ({ space }));
    const told = { tents: { orange: [{ space: 2 }] }, ann: { coins: 6, own: { tents: four } } };
    turn(told)
      .when(travel(2, { tent: { space: 2 } }))
      .refusedBecause('magnificent.tents.maximum-four');
    turn(told)
      .when(travel(2))
      .leaves({ tents: { orange: [{ space: 2 }] }, seats: { ann: { coins: 6, own: { due: 0 } } } });
    turn({ ...told, ann: { own: { tents: four.slice(1) } } })
      .when(travel(2, { tent: { space: 3 } }))
      .refusedBecause('magnificent.tents.place-any-empty-space');
  });

  it('magnificent.travel.need-not-use-all: standing still brings nothing, not even the tent it stands on', () => {
    const told = { tents: { orange: [{ space: 2 }] }, wagons: { orange: 2 } };
    turn(told)
      .when(travel(0))
      .leaves({ wagons: { orange: 2, green: 0, purple: 0 } });
    turn(told)
      .when(travel(0, { tent: { space: 2 } }))
      .refusedBecause('magnificent.travel.stop-to-take-tent');
    turn({ ...told, rulings: { 'zero-step-travel': 'one-step-at-least' } })
      .when(travel(0))
      .refusedBecause('magnificent.travel.need-not-use-all');
  });

  it('magnificent.trainers.tile-double-tent-bonus: everything on the space twice, and only with a tent', () => {
    const told = {
      tents: { orange: [{ space: 2 }] },
      ...owning({ gems: {}, trainers: 1, tiles: ['double_tent_bonus'] }),
    };
    turn(told)
      .after(use('double_tent_bonus'))
      .when(travel(2, { tent: { space: 5 } }))
      .scores('ann', 8)
      .leaves({ seats: { ann: { own: { due: 2 } } } });
    turn(told)
      .after(use('double_tent_bonus'))
      .when(travel(2, { tent: { space: 3, gems: { purple: 4 } } }))
      .leaves({ seats: { ann: { coins: 7, own: { gems: { orange: 1, purple: 3 } } } } });
    turn(told)
      .after(use('double_tent_bonus'))
      .when(travel(2, { tent: { space: 3, gems: { purple: 2 } } }))
      .refusedBecause('magnificent.bonuses.coloured-gem', { gems: 4, told: 2 });
  });
});

describe('posters', () => {
  const due = (count: number, spaces: readonly number[] = [], more = {}) =>
    acting({ ...more, ann: { own: { due: count, posters: spaces.map((space) => ({ space })) } } });
  const all = [1, 2, 3, 4, 5];

  it('magnificent.posters.full-options-only-when-full: with one space free the poster is taken, and placed there', () => {
    due(1, [1, 2, 3, 4])
      .when({ type: 'takePoster', seat: 'ann', from: 'none' })
      .refusedBecause('magnificent.posters.full-options-only-when-full');
    due(1, [1, 2, 3, 4])
      .when(draw())
      .refusedBecause('magnificent.posters.full-options-only-when-full');
    due(1, [1, 2, 3, 4])
      .when(draw(4))
      .refusedBecause('magnificent.posters.full-options-only-when-full');
    due(1, [1, 2, 3, 4]).when(draw(5)).isAllowed();
    due(0, []).when(draw(2)).refusedBecause('magnificent.posters.source');
    due(1, all)
      .when({ type: 'takePoster', seat: 'ann', from: 'none' })
      .leaves({ seats: { ann: { own: { due: 0 } } } });
    due(1, all)
      .when(draw())
      .leaves({ seats: { ann: { own: { due: 0 } } } });
    due(1, all)
      .when(draw(3))
      .leaves({ seats: { ann: { own: { due: 0 } } } });
    due(1)
      .when({ ...draw(2), seat: 'bo' } as never)
      .refusedBecause('magnificent.posters.source');
  });

  it('magnificent.posters.refill-at-once: the last of the deck fills the display, discards are shuffled, then it stays empty', () => {
    const decks = { masters: 30, tiles: 5, posters: 0, discarded: 0 };
    due(1, [], { decks }).when(draw(2)).refusedBecause('magnificent.posters.source');
    due(2, [], { decks })
      .when(pick(3, 2))
      .leaves({ posters: [{ space: 1 }, { space: 2 }, { space: 4 }] });
    due(2, [], { decks })
      .after(pick(3, 2))
      .when(pick(3, 3))
      .refusedBecause('magnificent.posters.refill-at-once');
    due(1, [], { decks: { ...decks, discarded: 2 } })
      .when(draw(2))
      .leaves({ decks: { ...decks, posters: 1 } });
    due(1, [], { decks: { ...decks, posters: 1 } })
      .when(pick(3, 2))
      .leaves({ decks });
  });

  it('magnificent.perform.rearrange-only-then: posters stay where they are until after the completions', () => {
    const held = { ann: { own: { trainers: 2, posters: [{ space: 2 }, { space: 4 }] } } };
    const arrange = (...spaces: number[]) => ({ type: 'arrange', seat: 'ann', spaces }) as const;
    acting(held)
      .when(arrange(2, 0, 4, 0, 0))
      .refusedBecause('magnificent.perform.rearrange-only-then');
    acting(held)
      .after(perform(5))
      .when(arrange(2, 0, 4, 0, 0))
      .leaves({ seats: { ann: { own: { posters: [{ space: 1 }, { space: 3 }] } } } });
    acting(held)
      .after(perform(5))
      .when(arrange(2, 2, 4, 0, 0))
      .refusedBecause('magnificent.posters.linked-tent-space');
    acting(held)
      .after(perform(5))
      .when(arrange(2, 0, 0, 0, 0))
      .refusedBecause('magnificent.posters.linked-tent-space');
    acting(held)
      .after(use('rearrange_before'))
      .when(arrange(2, 0, 4, 0, 0))
      .isAllowed();
    acting(held)
      .after(travel(1))
      .when(arrange(2, 0, 4, 0, 0))
      .refusedBecause('magnificent.perform.rearrange-only-then');
  });
});

describe('performing', () => {
  const plain = (id: string, more: Partial<Poster> = {}) => ({
    poster: poster(id, { tiles: { orange_small: 1 }, ...more }),
  });

  it('magnificent.perform.space-vacant: nobody else’s hat, nor the own other one', () => {
    acting()
      .when(perform(6))
      .refusedBecause('magnificent.perform.space-within-power', { power: 6 });
    acting({ bo: { hats: [5] } })
      .when(perform(5))
      .refusedBecause('magnificent.perform.space-vacant');
    acting({ ann: { hats: [5] }, rulings: { 'hat-returns-to-own-space': 'own-space-taken' } })
      .when(perform(5))
      .refusedBecause('magnificent.perform.space-vacant');
    acting({ ann: { hats: [5] } })
      .when(perform(5))
      .isAllowed();
    acting({ ann: { hats: [5], performs: 1 } })
      .when(perform(5))
      .refusedBecause('magnificent.perform.space-vacant');
    acting().when(perform(10)).refusedBecause('magnificent.perform.any-lower-space');
  });

  it('magnificent.perform.second-time-second-hat: board hat, other hat, then either of them', () => {
    acting({ ann: { hats: [5], performs: 1 } })
      .when(perform(4))
      .leaves({ seats: { ann: { hats: [4, 5] } } });
    acting({ ann: { hats: [3, 5], performs: 2 } })
      .when(perform(4, [], { from: 5 }))
      .leaves({ seats: { ann: { hats: [3, 4] } } });
    acting({ ann: { hats: [3, 5], performs: 2 } })
      .when(perform(4))
      .refusedBecause('magnificent.perform.third-fourth-any-hat');
    acting({ ann: { hats: [3, 5], performs: 2 } })
      .when(perform(4, [], { from: 2 }))
      .refusedBecause('magnificent.perform.third-fourth-any-hat');
    acting({ ann: { hats: [3, 5], performs: 2 } })
      .when(perform(3, [], { from: 5 }))
      .refusedBecause('magnificent.perform.space-vacant');
    acting({ ann: { hats: [5], performs: 1 } })
      .when(perform(4, [], { from: 5 }))
      .refusedBecause('magnificent.perform.second-time-second-hat');
  });

  it('magnificent.perform.poster-limit: as many as the space shows, none at the bottom, one more for each trainer', () => {
    const own = {
      trainers: 2,
      tiles: ['extra_poster' as const],
      built: { orange_small: 5 },
      tents: [2, 3].map((space) => ({ space, tent: { id: 'plain', points: 1, coins: 1 } })),
      posters: [1, 2, 3].map((space) => ({ space, ...plain(`p${space}`) })),
    };
    acting({ ann: { coins: 0, own } })
      .when(perform(5, [1]))
      .scores('ann', 5)
      .leaves({ seats: { ann: { coins: 3 } } });
    acting({ ann: { own } })
      .when(perform(5, [1, 2]))
      .refusedBecause('magnificent.perform.poster-limit', { most: 1 });
    acting({ ann: { own } })
      .when(perform(4, [1]))
      .refusedBecause('magnificent.perform.poster-limit', { most: 0 });
    acting({ ann: { own } })
      .after(use('extra_poster'))
      .when(perform(4, [1]))
      .isAllowed();
    acting({ ann: { own } })
      .after(use('extra_poster', 2))
      .when(perform(5, [1, 2, 3]))
      .scores('ann', 17);
    acting({ ann: { own } })
      .when(perform(5, [1, 1]))
      .refusedBecause('magnificent.perform.completed-face-down');
    acting({ ann: { own } })
      .when(perform(5, [4]))
      .refusedBecause('magnificent.posters.linked-tent-space');
  });

  it('magnificent.perform.tile-requirements-add-up: one tile, one poster; next time it serves again', () => {
    const own = (orange_small: number) => ({
      trainers: 1,
      tiles: ['ignore_camp_tile' as const],
      built: { orange_small },
      tents: [{ space: 2, tent: TENTS[0] }],
      posters: [1, 2, 3].map((space) => ({ space, ...plain(`p${space}`) })),
    });
    acting({ ann: { own: own(1) } }, 10)
      .when(perform(7, [1, 2]))
      .refusedBecause('magnificent.perform.tile-requirements-add-up');
    acting({ ann: { own: own(0) } }, 10)
      .when(perform(7, [1]))
      .refusedBecause('magnificent.perform.needs-all-camp-tiles');
    acting({ ann: { own: own(2) } }, 10)
      .when(perform(7, [1, 2]))
      .isAllowed();
    acting({ ann: { own: own(1) } }, 10)
      .when(perform(7, [1]))
      .leaves({ seats: { ann: { own: { built: { orange_small: 1 } } } } });
    acting({ ann: { own: own(1) } }, 10)
      .after(use('ignore_camp_tile'))
      .when(perform(7, [1, 2]))
      .isAllowed();
    acting({ ann: { own: own(5) } }, 10)
      .when(perform(7, [3]))
      .refusedBecause('magnificent.perform.needs-tent-below');
  });

  it('magnificent.perform.discard-tent-gem: gems of poster and tent together, clear ones last, none to spare', () => {
    const own = (gems: object) => ({
      gems,
      trainers: 1,
      tiles: ['ignore_camp_tile' as const],
      built: { orange_small: 1 },
      tents: [{ space: 2, tent: TENTS[1] }],
      posters: [{ space: 2, ...plain('costly', { gems: { green: 1 } }) }],
    });
    acting({ ann: { own: own({ green: 1, clear: 1 }) } })
      .when(perform(5, [2]))
      .scores('ann', 9)
      .leaves({ seats: { ann: { own: { gems: {} } } } });
    acting({ ann: { own: own({ green: 1, orange: 1, clear: 1 }) } })
      .when(perform(5, [2]))
      .leaves({ seats: { ann: { own: { gems: { clear: 1 } } } } });
    acting({ ann: { own: own({ green: 1, purple: 3 }) } })
      .when(perform(5, [2]))
      .refusedBecause('magnificent.perform.discard-tent-gem');
    acting({ ann: { own: own({ orange: 1 }) } })
      .when(perform(5, [2]))
      .refusedBecause('magnificent.perform.discard-poster-gems');
    acting({ ann: { own: own({ green: 1 }) } })
      .after(use('ignore_camp_tile'))
      .when(perform(5, [2]))
      .refusedBecause('magnificent.perform.discard-tent-gem');
  });
});

describe('paying', () => {
  const due = (coins: number, round_: number, points = 0) =>
    paying({
      round: round_,
      ann: { coins, points, dice: dice(['orange', 5], ['orange', 3], ['clear', 3], ['green', 6]) },
      bo: { coins: 20 },
    });

  it('magnificent.payment.pay-what-you-have: to the last coin, then one, two or three points for each missing one', () => {
    due(11, 1)
      .when(pay)
      .totals(0, 0)
      .leaves({ seats: { ann: { coins: 0 }, bo: { coins: 18 } } });
    due(10, 1).when(pay).totals(-1, 0).because('magnificent.payment.penalty-round-one');
    due(9, 2).when(pay).totals(-4, 0).because('magnificent.payment.penalty-round-two');
    due(0, 3, 10).when(pay).totals(-23, 0).because('magnificent.payment.penalty-round-three');
    due(12, 3)
      .when(pay)
      .leaves({ seats: { ann: { coins: 1 } } });
    round().when(pay).refusedBecause('magnificent.round-end.step-order');
    choosing().when(pay).refusedBecause('magnificent.round-end.step-order');
  });

  it('magnificent.payment.plus-clear-dice: a clear die is paid as clear, whatever it was used as', () => {
    paying({
      ann: {
        coins: 20,
        dice: [
          ...dice(['orange', 5], ['green', 4], ['clear', 3]),
          { ...die('clear', 2), as: 'green', card: 4 },
        ],
      },
    })
      .when(pay)
      .leaves({ seats: { ann: { coins: 10 } } });
    paying({
      ann: { coins: 20, dice: dice(['clear', 6], ['clear', 6], ['green', 1], ['purple', 2]) },
    })
      .when(pay)
      .leaves({ seats: { ann: { coins: 6 } } });
    const turned = {
      coins: 20,
      dice: [
        { ...die('orange', 2), rolled: 5, card: 1 },
        ...earlier(die('green', 1), die('purple', 1), die('green', 1)),
      ],
    };
    paying({ ann: turned })
      .when(pay)
      .leaves({ seats: { ann: { coins: 18 } } });
    paying({ ann: turned, rulings: { 'die-modifiers-and-payment': 'turned-this-turn' } })
      .when(pay)
      .leaves({ seats: { ann: { coins: 15 } } });
  });
});

describe('sets', () => {
  it('magnificent.sets.order-by-hats: lower hats go home first, then from the top, also who never performed', () => {
    const three = {
      seats: 3,
      ann: { hats: [1] },
      bo: { hats: [3, 9] },
      cy: { hats: [4, 5], dice: dice(['orange', 1], ['green', 1], ['purple', 1], ['clear', 1]) },
    } as const;
    paying(three as never)
      .after(pay)
      .when(takeSet('cy', 1))
      .refusedBecause('magnificent.sets.order-by-hats', { next: 'bo' });
    paying(three as never)
      .after(pay)
      .after(takeSet('bo', 1))
      .when(takeSet('cy', 1))
      .refusedBecause('magnificent.sets.take-card-and-tile');
    paying(three as never)
      .after(pay)
      .after(takeSet('bo', 1), takeSet('cy', 3))
      .when(takeSet('ann', 2))
      .leaves({
        phase: 'scoring',
        seats: { bo: { hats: [9] }, cy: { hats: [5] }, ann: { hats: [1] } },
      });
    paying(three as never)
      .after(pay)
      .when(takeSet('bo', 4))
      .refusedBecause('magnificent.sets.take-card-and-tile');
    paying(three as never)
      .after(pay)
      .when(takeSet('bo', 1, 2))
      .refusedBecause('magnificent.sets.two-players-gap');
  });

  it('magnificent.sets.two-players-gap: a space between them counts once the lower hats have gone', () => {
    const gap = paying({ ann: { hats: [8, 9] }, bo: { hats: [7] } }).after(pay);
    gap.when(takeSet('ann', 1)).refusedBecause('magnificent.sets.two-players-gap');
    gap.when(takeSet('ann', 1, 1)).refusedBecause('magnificent.sets.two-players-gap');
    gap
      .after(takeSet('ann', 1, 2))
      .when(takeSet('bo', 2))
      .refusedBecause('magnificent.sets.take-card-and-tile');
    gap
      .after(takeSet('ann', 1, 2))
      .when(takeSet('bo', 3))
      .leaves({ phase: 'scoring' });
    const none = paying({ ann: { hats: [1, 2] }, bo: { hats: [3] } }).after(pay);
    none.when(takeSet('bo', 1, 2)).refusedBecause('magnificent.sets.two-players-no-gap');
    none.when(takeSet('ann', 1)).refusedBecause('magnificent.sets.order-by-hats', { next: 'bo' });
    none
      .after(takeSet('bo', 1))
      .when(takeSet('ann', 3, 2))
      .leaves({ phase: 'scoring' });
  });

  it('magnificent.prepare.no-trainer-tiles-before-last-round: cards alone in the third round', () => {
    const last = { round: 3, sets: [{}, {}, {}], ann: { hats: [9] }, bo: { hats: [7] } } as const;
    choosing(last as never)
      .when({ type: 'takeSet', seat: 'ann', set: 1, discard: 2, tile: 'two_coins' })
      .refusedBecause('magnificent.prepare.no-trainer-tiles-before-last-round');
    choosing(last as never)
      .when(takeSet('ann', 1, 2))
      .isAllowed();
  });
});

describe('cards', () => {
  it('magnificent.score-card.one-of-five: one each, also the new one, and not twice', () => {
    const cards = [...CARDS.slice(0, 4), card('flat')].map((one) => ({ card: one }));
    const table = scoring({ ann: { cards }, bo: { cards } });
    table
      .when(scoreCard(5))
      .scores('ann', 8)
      .leaves({ seats: { ann: { cards: cards.slice(0, 4) } } });
    table
      .after(scoreCard(5))
      .when(scoreCard(1))
      .refusedBecause('magnificent.score-card.one-of-five');
    choosing().when(scoreCard(1)).refusedBecause('magnificent.round-end.step-order');
  });

  const worth = (
    kind: Parameters<typeof card>[0],
    told: object,
    points: number,
    more = {},
    maximum?: number,
  ) =>
    scoring({ ann: { cards: [{ card: card(kind, 'orange', maximum) }, {}, {}, {}, {}], ...told } })
      .when(scoreCard(1, more))
      .scores('ann', points);

  it('magnificent.criteria.maximum: the most is the most, and what is not reached is not', () => {
    worth(
      'small_tile_of_colour',
      { own: { built: { orange_small: 6, green_small: 3 } } },
      20,
      {},
      20,
    );
    worth(
      'small_tile_of_colour',
      { own: { built: { orange_small: 4, green_small: 3 } } },
      16,
      {},
      20,
    );
    worth(
      'small_tile_any',
      { own: { built: { orange_small: 4, green_small: 3, green_large: 9 } } },
      21,
    );
    worth(
      'large_tile_any',
      { own: { built: { orange_large: 1, green_large: 2, purple_small: 5 } } },
      12,
    );
    worth(
      'any_tile_of_colour',
      { own: { built: { orange_large: 1, orange_small: 2, purple_small: 5 } } },
      9,
    );
    worth('tent', { own: { tents: [{ space: 3 }] } }, 3);
    worth('trainer', { own: { trainers: 2, resting: 3 } }, 15);
    worth('coloured_gem', { own: { gems: { orange: 3, purple: 1, clear: 3 } } }, 12);
    worth('hat_requirement', { hats: [3] }, 0);
    worth('hat_requirement', { hats: [8] }, 12);
    worth('dice_due', { dice: dice(['orange', 5], ['orange', 3], ['clear', 3], ['green', 6]) }, 11);
    worth(
      'clear_dice_doubled',
      { dice: dice(['clear', 5], ['orange', 3], ['clear', 3], ['green', 6]) },
      16,
    );
  });

  it('magnificent.criteria.pay-coins: three points a coin, no more than there are, no more than count', () => {
    worth('paid_coin', { coins: 4 }, 12, { count: 4 }, 12);
    scoring({ ann: { coins: 3, cards: [{ card: card('paid_coin') }, {}, {}, {}, {}] } })
      .when(scoreCard(1, { count: 4 }))
      .refusedBecause('magnificent.criteria.pay-coins');
    scoring({ ann: { coins: 3, cards: [{ card: card('paid_coin') }, {}, {}, {}, {}] } })
      .when(scoreCard(1, { count: 2 }))
      .scores('ann', 6)
      .leaves({ seats: { ann: { coins: 1 } } });
  });

  it('magnificent.criteria.unique-artists: starting posters count, six artists at most', () => {
    const completed = [
      { poster: { ...POSTERS[0], isStarting: true } },
      { poster: POSTERS[1] },
      { poster: { ...POSTERS[2], artist: 'alberic', symbol: 'orange' } },
    ];
    worth('unique_artist', { own: { completed } }, 8);
    worth('poster_of_one_artist', { own: { completed } }, 10);
    worth('poster_of_symbol', { own: { completed } }, 8);
  });
});

describe('the end', () => {
  const cards = [
    { card: card('row', 'orange', 21) },
    { card: card('tent') },
    { card: card('tent') },
    { card: card('trainer') },
  ];

  it('magnificent.end.half-master-cards: each card by itself, the maximum halved too', () => {
    const lone = { coins: 0, cards, own: { tents: [{ space: 2 }], trainers: 1, resting: 0 } };
    halving({ ann: lone })
      .when(scoreHalves('ann', { 1: 5 }))
      .scores('ann', 10 + 1 + 1 + 1);
    halving({ ann: lone, rulings: { 'half-rounding': 'sum-of-cards' } })
      .when(scoreHalves('ann', { 1: 5 }))
      .scores('ann', 15);
    halving({ ann: lone })
      .when({ type: 'scoreHalves', seat: 'ann', cards: [1, 2, 2, 4].map((one) => ({ card: one })) })
      .refusedBecause('magnificent.end.half-master-cards');
    halving({ ann: lone })
      .when(scoreAreas('ann', { covered: 1 }))
      .refusedBecause('magnificent.end.step-order');
    scoring({ round: 3, ann: lone })
      .when(scoreHalves('ann'))
      .refusedBecause('magnificent.end.step-order');
  });

  it('magnificent.end.coins: what a card was paid is gone before five coins make a point', () => {
    const paid = [
      { card: card('paid_coin', 'orange', 12) },
      ...[2, 3, 4].map(() => ({ card: card('flat') })),
    ];
    halving({ ann: { coins: 14, cards: paid } })
      .when(scoreHalves('ann', { 1: 4 }))
      .totals(6 + 12, 0)
      .leaves({ seats: { ann: { coins: 10 } } });
    halving({ ann: { coins: 14, cards: paid } })
      .when(scoreHalves('ann', { 1: 0 }))
      .totals(12, 0);
    halving({ ann: { coins: 3, cards: paid } })
      .when(scoreHalves('ann', { 1: 4 }))
      .refusedBecause('magnificent.criteria.pay-coins');
    halving({ ann: { coins: 4, points: -30, cards: paid } })
      .when(scoreHalves('ann', { 1: 1 }))
      .totals(-30 + 1 + 12, 0);
  });

  it('magnificent.end.gems-fill-spaces: where they complete the most areas, and no area by halves', () => {
    const gems = { orange: 1, green: 1, clear: 1 };
    covering({ ann: { own: { gems } } })
      .when(scoreAreas('ann', { uncovered: [6, 2, 1, 0, 6, 6, 6, 6, 6] }))
      .scores('ann', 12);
    covering({ ann: { own: { gems } } })
      .when(scoreAreas('ann', { uncovered: [4, 4, 4, 4, 4, 4, 4, 4, 4] }))
      .scores('ann', 0);
    covering({ ann: { own: { gems } } })
      .when(scoreAreas('ann', { uncovered: [2, 2, 6, 6, 6, 6, 6, 6, 6] }))
      .scores('ann', 4);
    covering({ ann: { own: { gems } }, rulings: { 'gem-fill-colour': 'coloured-only' } })
      .when(scoreAreas('ann', { uncovered: [3, 6, 6, 6, 6, 6, 6, 6, 6] }))
      .scores('ann', 0);
    covering({ ann: { own: { gems: {} } } })
      .when(scoreAreas('ann', { covered: 9 }))
      .scores('ann', 36);
  });
});

describe('alone', () => {
  const solo = (told: object = {}) => acting({ seats: 1, ...told } as never, 20);

  it('magnificent.solo.setup-neutral-hats: six, ten and sixteen are taken for good', () => {
    for (const space of [5, 7, 9])
      solo().when(perform(space)).refusedBecause('magnificent.perform.space-vacant');
    solo().when(perform(8)).isAllowed();
  });

  it('magnificent.solo.discard-poster-for-die: once, before the die, of the colour of the symbol, and nowhere else', () => {
    const start = round({
      seats: 1,
      posters: [{ space: 1, poster: POSTERS[0] }, { space: 2 }, { space: 3 }, { space: 4 }],
    } as never);
    const add = (colour: 'orange' | 'green', space = 1) =>
      ({ type: 'addDie', die: { colour, value: 4 }, space }) as const;
    start.when(add('green')).refusedBecause('magnificent.solo.added-die-colour');
    start
      .after(add('orange'))
      .when(add('orange', 2))
      .refusedBecause('magnificent.solo.discard-poster-for-die');
    start
      .after(take(die('orange', 2)))
      .when(add('orange'))
      .refusedBecause('magnificent.solo.discard-poster-for-die');
    round().when(add('orange')).refusedBecause('magnificent.solo.discard-poster-for-die');
    start.when(add('orange')).leaves({ dice: { orange: 2, green: 1, purple: 1, clear: 2 } });
  });

  it('magnificent.solo.discard-top-sets: one for each hat above, three for a hat at the bottom', () => {
    const there = (hats: number[]) =>
      at(
        lying({
          seats: 1,
          phase: 'payment',
          options: { copy: COPY },
          ann: { hats, dice: dice(['orange', 1], ['green', 1], ['purple', 1], ['clear', 1]) },
        }),
      ).after(pay);
    there([6]).when(takeSet('ann', 2)).refusedBecause('magnificent.solo.discard-top-sets');
    there([6]).when(takeSet('ann', 3)).isAllowed();
    there([1]).when(takeSet('ann', 3)).refusedBecause('magnificent.solo.discard-top-sets');
    there([1]).when(takeSet('ann', 4)).isAllowed();
    there([2, 8])
      .when(takeSet('ann', 2))
      .leaves({ seats: { ann: { hats: [8] } } });
    there([2, 8]).when(takeSet('ann', 1)).refusedBecause('magnificent.solo.discard-top-sets');
  });
});
