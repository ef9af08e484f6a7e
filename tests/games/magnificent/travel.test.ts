// Travel and the gems it brings. Rulebook «Путешествие», «Получение самоцветов».
import { describe, expect, it } from 'vitest';
import type { TravelSymbol } from '../../../src/lib/games/magnificent/data/kinds.ts';
import type { Lying } from './tables.ts';
import { COPY } from './tables.ts';
import {
  boost,
  dice,
  die,
  endTurn,
  fromDeck,
  owning,
  round,
  take,
  travel,
  turn,
  unread,
} from './turns.ts';

const GREEN = die('green', 6);
const tent = (space: number) => ({ tent: { space } });
/** Sides B as somebody might have read them: board II has a tent. */
const SIDE_B = (['I', 'II'] as const).map((board) => ({
  board,
  side: 'B' as const,
  goods: { coins: 4, trainers: 1, gems: {}, tents: board === 'II' ? 1 : 0 },
}));

describe('the wagon', () => {
  it('magnificent.travel.wagon-of-die-colour: that of the die, or of the colour a clear die is used as', () => {
    turn({}, GREEN)
      .when(travel(1))
      .because('magnificent.travel.wagon-of-die-colour', { wagon: 'green', steps: 1, power: 6 })
      .leaves({ wagons: { orange: 0, green: 1, purple: 0 } });
    turn({}, die('clear', 6), { as: 'purple' })
      .when(travel(1))
      .leaves({ wagons: { orange: 0, green: 0, purple: 1 } });
    turn({}, GREEN)
      .when(travel(1, { wagon: 'orange' }))
      .refusedBecause('magnificent.travel.wagon-of-die-colour', { wagon: 'orange', die: 'green' })
      .overridable();
  });

  it('magnificent.travel.clockwise: onwards on its track, and round past its start', () => {
    const table = turn({ wagons: { green: 10 } }, GREEN);
    table.when(travel(3)).leaves({ wagons: { orange: 0, green: 1, purple: 0 } });
    table
      .when(travel(3, { isBackwards: true }))
      .refusedBecause('magnificent.travel.clockwise', { seat: 'ann' })
      .overridable();
    table
      .whenLetStand(travel(2, { isBackwards: true }), 'magnificent.travel.clockwise')
      .leaves({ wagons: { orange: 0, green: 8, purple: 0 } });
  });

  it('magnificent.travel.max-steps-power: no more steps than power', () => {
    const eight = turn(owning({ gems: { green: 1 } }), GREEN).after(boost({ green: 1 }));
    eight
      .when(travel(8))
      .because('magnificent.travel.wagon-of-die-colour', { steps: 8, power: 8 })
      .also('magnificent.travel.max-steps-power');
    eight
      .when(travel(9, tent(2)))
      .refusedBecause('magnificent.travel.max-steps-power', { steps: 9, power: 8 })
      .overridable();
  });

  it('magnificent.travel.need-not-use-all: fewer steps than power; no step brings nothing', () => {
    const table = turn({ wagons: { green: 5 } }, GREEN);
    table.when(travel(3)).leaves({ wagons: { orange: 0, green: 8, purple: 0 } });
    table
      .when(travel(0))
      .because('magnificent.travel.wagon-of-die-colour', { steps: 0, power: 6 })
      .leaves({ seats: { ann: { own: { tents: [], due: 0 } } } });
    table
      .when(travel(0, tent(2)))
      .refusedBecause('magnificent.travel.stop-to-take-tent', { wagon: 'green' })
      .firmly();
  });

  it('magnificent.travel.shared-wagons: it goes on from where the seat before left it', () =>
    turn({}, GREEN)
      .after(travel(4), endTurn(), take(die('green', 2), { seat: 'bo' }))
      .when(travel(2, { seat: 'bo' }))
      .because('magnificent.travel.collect-passed-symbols', { gems: { clear: 1 } })
      .also('magnificent.travel.poster-symbol-after-tent')
      .because('magnificent.travel.wagon-of-die-colour', { steps: 2 })
      .also('magnificent.travel.shared-wagons')
      .leaves({ wagons: { orange: 0, green: 6, purple: 0 } }));
});

describe('what it passes', () => {
  it('magnificent.travel.collect-passed-symbols: each gem passed or stopped on, and not that of the space it left', () => {
    turn({ ...owning({ gems: {} }), wagons: { green: 1 } }, GREEN)
      .when(travel(3))
      .because('magnificent.travel.collect-passed-symbols', {
        gems: { green: 1, purple: 1 },
        posters: 0,
      })
      .leaves({ seats: { ann: { own: { gems: { green: 1, purple: 1 } } } } });
    // A track that nobody has read: what was passed is told.
    unread({ ...owning({ gems: {} }), bo: { own: { tents: [{ space: 2 }] } } })
      .after(take(GREEN))
      .when(travel(3, { gems: { clear: 2 }, posters: 1 }))
      .because('magnificent.travel.collect-passed-symbols', { gems: { clear: 2 }, posters: 1 })
      .asks('takePoster', 'ann', { due: 1 });
  });

  it('magnificent.travel.poster-symbol-after-tent: a symbol under a tent counts for nobody', () => {
    const passing = (spaces: readonly number[]) =>
      turn({ tents: { green: spaces.map((space) => ({ space })) } }, GREEN).when(travel(3));
    passing([2, 5])
      .because('magnificent.travel.collect-passed-symbols', { posters: 0 })
      .leaves({ seats: { ann: { own: { due: 0 } } } });
    passing([5])
      .because('magnificent.travel.collect-passed-symbols', { posters: 1 })
      .also('magnificent.travel.poster-symbol-after-tent')
      .leaves({ seats: { ann: { own: { due: 1 } } } });
  });
});

describe('a track nobody has read', () => {
  /** As many tents have left the tracks. */
  const gone = (tents: number, told: Lying = {}) =>
    unread({
      ...owning({ gems: {} }),
      bo: { own: { tents: [2, 3, 4, 5].slice(0, tents).map((space) => ({ space })) } },
      ...told,
    }).after(take(GREEN));
  const covered = 'magnificent.travel.poster-symbol-after-tent';

  it('magnificent.travel.poster-symbol-after-tent: no more symbols were passed than tents are gone', () => {
    gone(0)
      .when(travel(3, { posters: 1 }))
      .refusedBecause(covered, { posters: 1, most: 0, tents: 0 })
      .overridable();
    gone(0).when(travel(3)).isAllowed();
    gone(2)
      .when(travel(3, { posters: 2 }))
      .isAllowed();
    gone(2)
      .when(travel(3, { posters: 3 }))
      .refusedBecause(covered, { posters: 3, most: 2, tents: 2 });
    // One step passes one space.
    gone(4)
      .when(travel(1, { gems: { green: 3 }, posters: 2 }))
      .refusedBecause(covered, { posters: 2, most: 1, tents: 4 });
    gone(0)
      .whenLetStand(travel(3, { posters: 1 }), covered)
      .asks('takePoster', 'ann', { due: 1 });
  });

  it('magnificent.travel.poster-symbol-after-tent: the tent of board II, side B came from the box', () =>
    round({
      options: {
        boards: { bo: { board: 'II', side: 'B' } },
        copy: { boards: SIDE_B },
      },
      bo: { own: { tents: [{ space: 2 }], spareTents: 0 } },
    })
      .after(take(GREEN))
      .when(travel(3, { posters: 1 }))
      .refusedBecause(covered, { most: 0, tents: 0 }));

  it('magnificent.travel.poster-symbol-after-tent: played at once, the tent taken now opens its own', () => {
    const taking = travel(3, { ...tent(2), posters: 1 });
    gone(0).when(taking).refusedBecause(covered, { most: 0 });
    gone(0, { rulings: { 'poster-under-taken-tent': 'at-once' } })
      .when(taking)
      .isAllowed();
  });
});

describe('tents', () => {
  it('magnificent.travel.stop-to-take-tent: only the tent the wagon stops on', () => {
    const table = turn({}, GREEN);
    table
      .when(travel(2, tent(4)))
      .because('magnificent.tents.place-any-empty-space', { space: 4 })
      .leaves({
        seats: { ann: { own: { tents: [{ space: 4 }], due: 1, trainers: 2 } } },
        tents: { green: [{ space: 5 }, { space: 7 }, { space: 9 }, { space: 11 }] },
      });
    // It passes the tent of space 2 and stops short of that of space 5.
    table
      .when(travel(3, tent(4)))
      .refusedBecause('magnificent.travel.stop-to-take-tent', { seat: 'ann', wagon: 'green' })
      .firmly();
    table.when(travel(3)).leaves({
      tents: { green: [{ space: 2 }, { space: 5 }, { space: 7 }, { space: 9 }, { space: 11 }] },
    });
  });

  it('magnificent.travel.tent-ends-movement: with steps left the wagon stays by the tent it gave', () => {
    const table = turn({}, GREEN);
    table
      .when(travel(2, tent(2)))
      .because('magnificent.tents.place-any-empty-space', { space: 2 })
      .also('magnificent.travel.tent-ends-movement')
      .leaves({ wagons: { orange: 0, green: 2, purple: 0 } });
    table
      .after(travel(2, tent(2)), fromDeck(2))
      .when(travel(4))
      .refusedBecause('magnificent.action.choose-one-of-three', { action: 'travel' })
      .firmly();
  });

  it('magnificent.setup.spare-tent: fifteen tents lie on the tracks; the sixteenth comes with board II, side B alone', () => {
    const four = [2, 3, 4, 5].map((space) => ({ space }));
    const after = (board: 'I' | 'II', told: Lying = {}) =>
      round({
        seats: 4,
        options: { boards: { dee: { board, side: 'B' } }, copy: { boards: SIDE_B } },
        bo: { own: { tents: four } },
        cy: { own: { tents: four } },
        dee: { own: { tents: four, spareTents: 0 } },
        ...told,
      }).after(take(GREEN));
    const taking = travel(3, tent(2));
    // Twelve and two are gone: one is left on the tracks. Where the twelve hold the one of the box, two are.
    const three = { ann: { coins: 6, own: { tents: [3, 4].map((space) => ({ space })) } } };
    for (const board of ['I', 'II'] as const) after(board, three).when(taking).isAllowed();
    const all = { ann: { coins: 6, own: { tents: [3, 4, 5].map((space) => ({ space })) } } };
    after('I', all)
      .when(taking)
      .refusedBecause('magnificent.travel.stop-to-take-tent', { seat: 'ann', wagon: 'green' })
      .firmly();
    after('II', all).when(taking).isAllowed();
  });

  it('magnificent.components.tents: nobody has the sixteenth without board II, side B', () => {
    const four = [2, 3, 4, 5].map((space) => ({ space }));
    const everybody = (board: 'I' | 'II') =>
      round({
        seats: 4,
        options: { boards: { dee: { board, side: 'B' } }, copy: { boards: SIDE_B } },
        ann: { coins: 6, own: { tents: four } },
        bo: { own: { tents: four } },
        cy: { own: { tents: four } },
        dee: { own: { tents: four, spareTents: 0 } },
      }).whenBegun();
    everybody('I')
      .refusedBecause('magnificent.components.tents', { count: 16, exist: 15 })
      .firmly();
    everybody('II').isAllowed();
  });

  it('as printed: seven of eight steps, four gems, a tent, and a coin for the fourth green gem', () => {
    const track: TravelSymbol[][] = [
      [],
      ['green'],
      ['purple'],
      [],
      ['orange'],
      ['green'],
      [],
      ['poster'],
    ];
    const copy = { ...COPY, travel: { green: [...track, [], []] } };
    const table = round({
      options: { copy, boards: {} },
      ann: {
        coins: 6,
        dice: dice(die('green', 5)),
        own: { gems: { green: 2 }, trainers: 1 },
      },
      bo: { dice: dice(die('purple', 1)) },
      tents: { green: [{ space: 7 }] },
    }).after(take(die('green', 3)));
    table
      .when(travel(7, tent(4)))
      .because('magnificent.travel.wagon-of-die-colour', { steps: 7, power: 8 })
      .because('magnificent.gems.overflow-coin', { gems: { green: 1 }, coins: 1 })
      .leaves({
        seats: {
          ann: {
            coins: 7,
            own: {
              gems: { orange: 1, green: 3, purple: 1 },
              trainers: 2,
              due: 1,
              tents: [{ space: 4 }],
            },
          },
        },
      });
    table.when(travel(9)).refusedBecause('magnificent.travel.max-steps-power', { power: 8 });
  });
});

describe('gems', () => {
  /** Two green gems and a clear one on the way. */
  const passing = (stored: Parameters<typeof owning>[0]['gems']) =>
    unread(owning({ gems: stored }))
      .after(take(GREEN))
      .when(travel(3, { gems: { green: 2, clear: 1 } }));

  it('magnificent.gems.store-matching: each on the spaces of its own kind', () =>
    passing({ orange: 3 })
      .because('magnificent.gems.store-matching', { gems: { green: 2, clear: 1 }, source: 'track' })
      .leaves({ seats: { ann: { coins: 6, own: { gems: { orange: 3, green: 2, clear: 1 } } } } }));

  it('magnificent.gems.cap-three: three of each of the four kinds, however much room others have', () => {
    passing({ green: 2, clear: 3 })
      .because('magnificent.gems.overflow-coin', { gems: { green: 1, clear: 1 }, coins: 2 })
      .also('magnificent.gems.cap-three')
      .leaves({ seats: { ann: { own: { gems: { green: 3, clear: 3 } } } } });
    expect(() => round(owning({ gems: { green: 4 } })).when(take(GREEN))).toThrow(
      'magnificent.gems.cap-three',
    );
  });

  it('magnificent.gems.overflow-coin: one coin for each gem that finds no place', () =>
    passing({ green: 3, clear: 3 })
      .because('magnificent.gems.overflow-coin', { gems: { green: 2, clear: 1 }, coins: 3 })
      .notBecause('magnificent.gems.store-matching')
      .leaves({ seats: { ann: { coins: 9, own: { gems: { green: 3, clear: 3 } } } } }));

  it('magnificent.gems.no-voluntary-exchange: a gem that has its place is no coin, and none is paid as one', () => {
    passing({ green: 2 })
      .because('magnificent.gems.overflow-coin', { gems: { green: 1 }, coins: 1 })
      .also('magnificent.gems.no-voluntary-exchange')
      .leaves({ seats: { ann: { coins: 7, own: { gems: { green: 3, clear: 1 } } } } });
    // Gems that are discarded bring power and no coin.
    turn(owning({ gems: { green: 3 } }), GREEN)
      .when(boost({ green: 3 }))
      .leaves({ seats: { ann: { coins: 6, own: { gems: {} } } } });
    const four = [1, 2, 3, 4].map((card) => ({ ...die('green', 1), card }));
    const paying = round({
      seats: 1,
      phase: 'payment',
      dice: { orange: 1, green: 5, purple: 1, clear: 2 },
      ann: { coins: 1, dice: four, own: { gems: { green: 3 } } },
    });
    paying
      .when({ type: 'pay', coins: { ann: 4 } })
      .refusedBecause('magnificent.payment.pay-what-you-have', { coins: 1, told: 4 })
      .firmly();
  });
});
