// The bonus of the card that holds this turn's die. Rulebook «Возьмите кубик», «Бонусы».
import { describe, expect, it } from 'vitest';
import type { CardBonus } from '../../../src/lib/games/magnificent/data/kinds.ts';
import { isBonusOpen, plusBonus } from '../../../src/lib/games/magnificent/rules/cardBonus.ts';
import { readingsOf } from '../../../src/lib/games/magnificent/rules/readings.ts';
import type { SeatState, State } from '../../../src/lib/games/magnificent/rules/state.ts';
import { TABLE } from './tables.ts';
import {
  BELOW,
  bonuses,
  build,
  CORNER,
  dice,
  die,
  endTurn,
  fromDeck,
  lay,
  owning,
  perform,
  round,
  take,
  travel,
  turn,
  unread,
  use,
  useBonus,
} from './turns.ts';

const COIN: CardBonus = { kind: 'coins', count: 1 };
const POINTS: CardBonus = { kind: 'points', count: 5 };
const COPYING: CardBonus = { kind: 'copy' };
const TRAINER: CardBonus = { kind: 'trainers', count: 1 };
const FACE: CardBonus = { kind: 'set_face' };
const BUYING: CardBonus = { kind: 'buy_trainer', coins: 2 };
const FOR_TRAINER: CardBonus = { kind: 'trainer_for_tile', colour: 'green' };
const FOR_GEMS: CardBonus = { kind: 'gems_for_tile', count: 3, colour: 'orange' };
const LINE = [0, 1, 2, 3];
const change = use('change_tile_colour');

const OWN = { gems: {}, trainers: 0, resting: 0, built: {} };

/** Ann holds these cards, the die of her turn on the first of them. */
function openNow(
  now: object,
  list: readonly (CardBonus | undefined)[],
  change: object = {},
  readings: object = {},
  built: object = {},
): boolean {
  const one = {
    seat: 'ann',
    cards: list.map((bonus) => ({ card: bonus && { id: 'a', bonus } })),
    dice: [{ ...die('orange', 6), card: 1 }],
    coins: 1,
    own: OWN,
    ...change,
  } as unknown as SeatState;
  const state = {
    turn: { seat: 'ann', trainers: {}, ...now },
    readings: { ...readingsOf({}), ...readings },
    seats: [one, { seat: 'bo', own: { ...OWN, built } }],
  } as unknown as State;
  return isBonusOpen(TABLE, state, one);
}

/** Ann has taken an orange 6 onto card 1. */
const holding = (bonus: CardBonus, ...others: readonly CardBonus[]) =>
  turn({ ann: { coins: 6, ...bonuses(bonus, ...others) } });

const holdingWith = (bonus: CardBonus, own: Parameters<typeof owning>[0], coins = 6) =>
  turn({ ann: { ...owning(own, coins).ann, ...bonuses(bonus) } });

describe('what a card would add to a die', () => {
  it('magnificent.card-bonus.only-this-turns-card: its own +N; what a copy copies is told later', () => {
    const PLUS_ONE: CardBonus = { kind: 'plus', count: 1 };
    const hand = (...list: CardBonus[]) => ({
      cards: list.map((bonus, at) => ({ card: { id: String(at), bonus } })),
    });
    expect(plusBonus(hand(PLUS_ONE, COPYING), 1)).toEqual(PLUS_ONE);
    expect(plusBonus(hand(COPYING, PLUS_ONE), 1)).toBeUndefined();
    expect(plusBonus(hand(COIN, PLUS_ONE), 1)).toEqual(COIN);
  });
});

describe('when', () => {
  it('magnificent.card-bonus.optional: it is spoken of only while it can still be used', () => {
    const power = { stage: 'power' } as const;
    const after = { stage: 'after' } as const;
    const held = (change: object) => ({ own: { ...OWN, ...change } });
    const gems = (count: number) => held({ gems: { orange: count } });
    const open = (
      now: Parameters<typeof openNow>[0],
      bonus: CardBonus,
      one: object = {},
      readings?: object,
    ) => openNow(now, [bonus], { coins: 1, ...one }, readings);
    expect(open(power, COIN)).toBe(true);
    expect(open(after, COIN)).toBe(true);
    expect(open({ ...after, bonus: 1 }, COIN)).toBe(false);
    expect(open(power, { kind: 'plus', count: 2 })).toBe(true);
    expect(open(power, { kind: 'plus', count: 2, colour: 'orange' })).toBe(true);
    expect(open(power, { kind: 'plus', count: 2, colour: 'green' })).toBe(false);
    expect(open(after, { kind: 'plus', count: 2 })).toBe(false);
    expect(open(power, FACE)).toBe(false);
    expect(open(power, BUYING)).toBe(false);
    expect(open(power, BUYING, { coins: 2 })).toBe(true);
    expect(open(power, BUYING, { coins: 2, ...held({ trainers: 8 }) })).toBe(false);
    expect(open(power, FOR_TRAINER)).toBe(false);
    expect(open(power, FOR_TRAINER, held({ trainers: 1 }))).toBe(true);
    expect(open(power, FOR_GEMS, gems(2))).toBe(false);
    expect(open(power, FOR_GEMS, gems(3))).toBe(true);
  });

  it('magnificent.bonuses.trainer-for-small-tile: with an unused trainer, or with any own one where the table reads it so', () => {
    const used = { stage: 'power', trainers: { change_tile_colour: 1 } } as const;
    expect(openNow(used, [FOR_TRAINER])).toBe(false);
    expect(openNow(used, [FOR_TRAINER], {}, { returned: 'any-own' })).toBe(true);
  });

  it('magnificent.build.supply-exhausted: no tile of the colour is left', () => {
    const none = { stage: 'power' } as const;
    const rich = { own: { ...OWN, trainers: 1, gems: { orange: 3 } } };
    const all = { green_small: 99, orange_small: 99 };
    expect(openNow(none, [FOR_TRAINER], rich, {}, all)).toBe(false);
    expect(openNow(none, [FOR_GEMS], rich, {}, all)).toBe(false);
  });

  it('magnificent.bonuses.copy-card: a copy can be used while one of the three others could', () => {
    const copying = (stage: 'power' | 'after', ...others: readonly (CardBonus | undefined)[]) =>
      openNow({ stage }, [COPYING, ...others], { coins: 1 });
    expect(copying('power', FACE, COPYING, { kind: 'plus', count: 1 })).toBe(true);
    expect(copying('after', FACE, COPYING, { kind: 'plus', count: 1 })).toBe(false);
    expect(copying('after', FACE, COPYING, COIN)).toBe(true);
    expect(copying('after', FACE, COPYING, undefined)).toBe(true);
    expect(copying('power', BUYING, FACE, COPYING)).toBe(false);
    // Played so, only cards with a die can be copied.
    const withDie = { copied: 'cards-with-a-die' };
    expect(openNow({ stage: 'power' }, [COPYING, COIN], {}, withDie)).toBe(false);
  });

  it('magnificent.card-bonus.once-any-time: before the action, between its tiles or after it, and once', () => {
    const before = holding(COIN);
    const moments = [
      before,
      before.after(build(6)),
      before.after(build(6), lay('orange_large', [27, 28, 29, 36, 37, 38])),
      before.after(travel(1)),
      before.after(perform(5)),
    ];
    for (const moment of moments) {
      moment
        .when(useBonus())
        .because('magnificent.bonuses.one-coin', { coins: 1, source: 'card' })
        .also('magnificent.card-bonus.once-any-time');
      moment
        .after(useBonus())
        .when(useBonus())
        .refusedBecause('magnificent.bonuses.never-twice', { seat: 'ann', card: 1 })
        .overridable();
    }
    before
      .after(travel(1), endTurn())
      .when(useBonus())
      .refusedBecause('magnificent.overview.turn-phases');
    // A card that nobody has read: the bonus has to be told.
    unread()
      .after(take(die('orange', 6)))
      .when(useBonus())
      .refusedBecause('magnificent.card-bonus.once-any-time', { card: 1, unread: true })
      .firmly();
    unread()
      .after(take(die('orange', 6)))
      .when(useBonus({ bonus: COIN }))
      .because('magnificent.bonuses.one-coin', { coins: 1 });
  });

  it('magnificent.card-bonus.only-this-turns-card: the card of an earlier turn offers nothing', () => {
    const table = turn(
      {
        ann: {
          coins: 6,
          dice: [{ colour: 'green', value: 2, card: 2 }],
          ...bonuses(COIN, POINTS),
        },
        bo: { dice: dice(die('green', 1)) },
      },
      die('orange', 6),
    );
    table
      .when(useBonus({ copied: 2 }))
      .refusedBecause('magnificent.card-bonus.only-this-turns-card', { seat: 'ann', card: 2 })
      .firmly();
    table
      .when(useBonus())
      .scores('ann', 0)
      .leaves({ seats: { ann: { coins: 7, points: 0 } } });
  });

  it('magnificent.bonuses.never-twice: one trainer for one tile, however many trainers there are', () => {
    const table = holdingWith(FOR_TRAINER, { trainers: 2 }).after(useBonus());
    table
      .when(useBonus())
      .refusedBecause('magnificent.bonuses.never-twice', { seat: 'ann', card: 1 })
      .overridable();
    table.whenLetStand(useBonus(), 'magnificent.bonuses.never-twice').leaves({
      seats: { ann: { own: { trainers: 0 } } },
      turn: { cardTiles: ['green', 'green'] },
    });
    // The one tile lies: there is no second one, whatever the level still gives.
    table
      .after(lay('green_small', LINE, { isCardTile: true }))
      .when(lay('green_small', LINE, { isCardTile: true }))
      .refusedBecause('magnificent.bonuses.never-twice', { seat: 'ann', card: 1 })
      .also('magnificent.card-bonus.once-any-time')
      .firmly();
    // Nothing was paid for it: no tile of a card, then.
    holdingWith(FOR_TRAINER, { trainers: 2 })
      .when(lay('green_small', LINE, { isCardTile: true }))
      .refusedBecause('magnificent.build.take-from-supply')
      .firmly();
  });
});

describe('what it gives', () => {
  it('magnificent.bonuses.one-coin: a coin', () =>
    holding(COIN)
      .when(useBonus())
      .because('magnificent.bonuses.one-coin', { coins: 1, source: 'card' })
      .leaves({ seats: { ann: { coins: 7 } } }));

  it('magnificent.bonuses.one-poster: a poster, taken as always before anything else', () => {
    const table = holding({ kind: 'posters', count: 1 });
    table
      .when(useBonus())
      .because('magnificent.bonuses.one-poster', { posters: 1, source: 'card' })
      .asks('takePoster', 'ann', { due: 1 });
    table
      .after(useBonus())
      .when(travel(1))
      .refusedBecause('magnificent.posters.source', { seat: 'ann', due: 1 })
      .firmly();
    table
      .after(useBonus())
      .when(fromDeck(2))
      .leaves({ seats: { ann: { own: { due: 0, posters: [{ space: 2 }] } } } })
      .asks('act', 'ann');
  });

  it('magnificent.bonuses.camp-space-two-posters: one space of the camp gives two posters at once', () => {
    const table = turn({}, die('green', 4)).after(build(4));
    table
      .when(lay('green_small', BELOW))
      .because('magnificent.bonuses.one-poster', { posters: 2, source: 'camp' })
      .also('magnificent.bonuses.camp-space-two-posters')
      .asks('takePoster', 'ann', { due: 2 });
    table
      .after(lay('green_small', BELOW), fromDeck(1))
      .when(fromDeck(2))
      .leaves({ seats: { ann: { own: { due: 0, posters: [{ space: 1 }, { space: 2 }] } } } });
  });

  it('magnificent.bonuses.five-points: five points at once', () =>
    holding(POINTS)
      .when(useBonus())
      .scores('ann', 5)
      .because('magnificent.bonuses.five-points', { source: 'card' })
      .totals(5, 0));

  it('magnificent.bonuses.coloured-gem: a gem of the printed colour; a coin where three are stored', () => {
    const gem: CardBonus = { kind: 'gems', count: 1, colour: 'purple' };
    holdingWith(gem, { gems: { purple: 2 } })
      .when(useBonus())
      .because('magnificent.gems.store-matching', { gems: { purple: 1 }, source: 'card' })
      .also('magnificent.bonuses.coloured-gem')
      .leaves({ seats: { ann: { coins: 6, own: { gems: { purple: 3 } } } } });
    holdingWith(gem, { gems: { purple: 3 } })
      .when(useBonus())
      .because('magnificent.gems.overflow-coin', { gems: { purple: 1 }, coins: 1 })
      .leaves({ seats: { ann: { coins: 7, own: { gems: { purple: 3 } } } } });
    // Where the card leaves the colour open it is told, no more and no fewer.
    const any = holdingWith({ kind: 'gems', count: 1 }, { gems: {} });
    any
      .when(useBonus())
      .refusedBecause('magnificent.bonuses.coloured-gem', { gems: 1, told: 0 })
      .firmly();
    any
      .when(useBonus({ gems: { green: 1 } }))
      .leaves({ seats: { ann: { own: { gems: { green: 1 } } } } });
  });

  it('magnificent.bonuses.gain-trainer: a trainer out of the supply of eight', () => {
    holdingWith(TRAINER, { trainers: 1 })
      .when(useBonus())
      .because('magnificent.bonuses.gain-trainer', { trainers: 1, source: 'card' })
      .leaves({ seats: { ann: { own: { trainers: 2 } } } });
    const none = { trainers: 3, resting: 5 };
    holdingWith(TRAINER, none)
      .when(useBonus())
      .because('magnificent.bonuses.gain-trainer', { trainers: 0 })
      .because('magnificent.components.trainers-total', { trainers: 1, exist: 8 })
      .leaves({ seats: { ann: { own: none } } });
  });

  it('magnificent.bonuses.buy-trainer: a trainer for two coins', () => {
    holdingWith(BUYING, { trainers: 0 }, 2)
      .when(useBonus())
      .because('magnificent.bonuses.buy-trainer', { cost: 2, coins: 0, trainers: 1 })
      .leaves({ seats: { ann: { coins: 0, own: { trainers: 1 } } } });
    holdingWith(BUYING, { trainers: 0 }, 1)
      .when(useBonus())
      .refusedBecause('magnificent.bonuses.buy-trainer', { cost: 2, coins: 1 })
      .firmly();
    holdingWith(BUYING, { trainers: 8 })
      .when(useBonus())
      .refusedBecause('magnificent.components.trainers-total', { exist: 8 })
      .firmly();
  });

  it('magnificent.bonuses.set-die-face: any face, at once as the die is taken and not later', () => {
    const table = round({ ann: bonuses(FACE, COIN) });
    const turned = take(die('orange', 1), { turned: { to: 6 } });
    table
      .when(turned)
      .because('magnificent.bonuses.set-die-face', { from: 1, to: 6 })
      .asks('act', 'ann', { power: 6, bonus: false });
    table.after(turned).when(useBonus()).refusedBecause('magnificent.bonuses.never-twice');
    table
      .after(take(die('orange', 1)))
      .when(useBonus())
      .refusedBecause('magnificent.bonuses.set-die-face', { seat: 'ann', card: 1 })
      .firmly();
    table
      .when(take(die('orange', 1), { card: 2, turned: { to: 6 } }))
      .refusedBecause('magnificent.bonuses.set-die-face', { card: 2 })
      .overridable();
  });
});

describe('a plus', () => {
  it('magnificent.bonuses.plus-two-colour: where the table lets it stand for another colour, it adds its power', () => {
    const table = turn(
      { ann: bonuses({ kind: 'plus', count: 2, colour: 'orange' }) },
      die('green', 4),
    );
    table
      .when(useBonus())
      .refusedBecause('magnificent.bonuses.plus-two-colour', { colour: 'orange', die: 'green' })
      .overridable();
    table
      .whenLetStand(useBonus(), 'magnificent.bonuses.plus-two-colour')
      .because('magnificent.bonuses.plus-two-colour', { power: 2 })
      .asks('act', 'ann', { power: 6 });
  });
});

describe('a tile by a card', () => {
  it('magnificent.bonuses.trainer-for-small-tile: a trainer back to the supply, a small green tile to lay', () => {
    const table = holdingWith(FOR_TRAINER, { trainers: 1 });
    table
      .when(useBonus())
      .because('magnificent.bonuses.trainer-for-small-tile', { colour: 'green' })
      .leaves({ seats: { ann: { own: { trainers: 0, resting: 0 } } } })
      .asks('layTile', 'ann', { cardTiles: ['green'] });
    // The die is orange, the tile is not.
    table
      .after(useBonus())
      .when(lay('green_small', LINE, { isCardTile: true }))
      .leaves({ seats: { ann: { own: { camp: [{ tile: 'green_small', cells: LINE }] } } } });
    table
      .after(useBonus())
      .when(lay('orange_small', [0, 1, 9, 10], { isCardTile: true }))
      .refusedBecause('magnificent.build.colour-matches-die', { die: 'green' });
    holdingWith(FOR_TRAINER, { trainers: 0 })
      .when(useBonus())
      .refusedBecause('magnificent.bonuses.trainer-for-small-tile', { trainers: 0 })
      .firmly();
  });

  it('magnificent.bonuses.gems-for-small-tile: three gems of any kinds for a small orange tile', () => {
    const table = holdingWith(FOR_GEMS, { gems: { green: 2, clear: 1, purple: 1 } });
    table
      .when(useBonus({ gems: { green: 2, clear: 1 } }))
      .because('magnificent.bonuses.gems-for-small-tile', { colour: 'orange' })
      .leaves({ seats: { ann: { coins: 6, own: { gems: { purple: 1 } } } } })
      .asks('layTile', 'ann', { cardTiles: ['orange'] });
    for (const gems of [{ green: 2 }, { green: 2, clear: 1, purple: 1 }, { orange: 3 }])
      table
        .when(useBonus({ gems }))
        .refusedBecause('magnificent.bonuses.gems-for-small-tile', { gems: 3 })
        .firmly();
  });

  it('magnificent.build.supply-exhausted: neither a trainer nor gems are paid for a small tile that is gone', () => {
    const gone = { own: { built: { green_small: 16, orange_small: 16 } } };
    const table = (bonus: CardBonus, left = 0) =>
      round({
        options: { boards: {} },
        ann: { ...bonuses(bonus), own: { trainers: 1, gems: { green: 2, purple: 1 } } },
        bo: left === 0 ? gone : { own: { built: { green_small: 15, orange_small: 15 } } },
      }).after(take(die('orange', 6)));
    const pay = useBonus({ gems: { green: 2, purple: 1 } });
    for (const [bonus, paying, tile] of [
      [FOR_TRAINER, useBonus(), 'green_small'],
      [FOR_GEMS, pay, 'orange_small'],
    ] as const) {
      table(bonus)
        .when(paying)
        .refusedBecause('magnificent.build.supply-exhausted', { tile, left: 0 })
        .overridable();
      table(bonus, 1)
        .after(paying)
        .when(lay(tile, undefined, { isCardTile: true }))
        .isAllowed();
    }
    // Where a trainer may change the colour of a card tile too, or that is let be, the tile of another colour is there.
    for (const reading of ['any-tile', 'level-and-extra', 'level-only']) {
      const recoloured = round({
        options: { boards: {} },
        rulings: { 'colour-change-on-extra-tiles': reading },
        ann: { ...bonuses(FOR_TRAINER), own: { trainers: 2 } },
        bo: gone,
      }).after(take(die('purple', 6)));
      recoloured.when(useBonus()).refusedBecause('magnificent.build.supply-exhausted');
      const changed = recoloured.after(change).when(useBonus());
      if (reading !== 'level-only') changed.isAllowed();
      else changed.refusedBecause('magnificent.build.supply-exhausted').overridable();
    }
  });

  it('magnificent.bonuses.card-tile-covers-bonus: it gains what it covers, and keeps to the rules of building', () => {
    const table = holdingWith(FOR_TRAINER, { trainers: 1 }).after(useBonus());
    table
      .when(lay('green_small', LINE, { isCardTile: true }))
      .because('magnificent.build.take-from-supply', { tile: 'green_small', left: 15 })
      .also('magnificent.bonuses.card-tile-covers-bonus')
      .because('magnificent.bonuses.one-coin', { coins: 2, source: 'camp' })
      .leaves({ seats: { ann: { coins: 8 } } });
    turn(
      {
        ann: {
          ...bonuses(FOR_TRAINER),
          own: { trainers: 1, camp: [{ tile: 'orange_large', cells: CORNER }] },
        },
      },
      die('orange', 2),
    )
      .after(useBonus())
      .when(lay('green_small', [45, 46, 47, 48], { isCardTile: true }))
      .refusedBecause('magnificent.build.later-tiles-adjacent');
  });
});

describe('a copy', () => {
  it('magnificent.bonuses.copy-card: the bonus of another own card, this once', () => {
    const table = holding(COPYING, POINTS, COPYING, FACE);
    table
      .when(useBonus({ copied: 2 }))
      .because('magnificent.bonuses.copy-card', { card: 1, copied: 2 })
      .scores('ann', 5)
      .leaves({ turn: { bonus: 1 } });
    table
      .after(useBonus({ copied: 2 }))
      .when(useBonus({ copied: 2 }))
      .refusedBecause('magnificent.bonuses.never-twice');
    // Itself, another copy, and a face that turns only as the die is taken.
    for (const copied of [1, 3])
      table
        .when(useBonus({ copied }))
        .refusedBecause('magnificent.bonuses.copy-card', { card: copied })
        .firmly();
    table.when(useBonus()).refusedBecause('magnificent.bonuses.copy-card', { card: 1 });
    table
      .when(useBonus({ copied: 4 }))
      .refusedBecause('magnificent.bonuses.set-die-face', { isLate: true });
    // Of an unread one it is told what is printed there; this card needs not have been read to be a copy.
    for (const own of [holding(COPYING), unread().after(take(die('orange', 6)))]) {
      own
        .when(useBonus({ copied: 2 }))
        .refusedBecause('magnificent.card-bonus.once-any-time', { card: 2, unread: true })
        .firmly();
      own
        .when(useBonus({ copied: 2, bonus: COPYING }))
        .refusedBecause('magnificent.bonuses.copy-card', { card: 2 });
      own
        .when(useBonus({ copied: 2, bonus: COIN }))
        .because('magnificent.bonuses.copy-card', { card: 1, copied: 2 });
    }
    round({ ann: bonuses(COPYING, FACE) })
      .when(take(die('green', 1), { turned: { to: 5, copied: 2 } }))
      .because('magnificent.bonuses.set-die-face', { from: 1, to: 5 })
      .also('magnificent.bonuses.copy-card');
  });
});
