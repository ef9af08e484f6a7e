// Every example the rulebook prints, ruled as it is printed.
import { describe, expect, it } from 'vitest';
import type {
  CardBonus,
  Die,
  Gain,
  Poster,
  Tiles,
} from '../../../src/lib/games/magnificent/data/kinds.ts';
import { magnificentRules } from '../../../src/lib/games/magnificent/module.ts';
import type { Move } from '../../../src/lib/games/magnificent/rules/moves.ts';
import { given } from '../../support/given.ts';
import * as shown from './examples.ts';
import type { Lying, OwnPlace } from './tables.ts';
import { COPY, lying, setUp } from './tables.ts';

const at = (setup: ReturnType<typeof setUp>) => given(magnificentRules, setup);

/** Dice of earlier turns, one on each card. */
const onCards = (dice: readonly Die[]) => dice.map((die, index) => ({ ...die, card: index + 1 }));
const orange = (value: number): Die => ({ colour: 'orange', value });

/** Ann is to move, and has had as many turns as Bo. */
function turning(earlier: readonly Die[], told: Lying['ann'] = {}, options: Lying['options'] = {}) {
  const others: readonly Die[] = [
    { colour: 'purple', value: 1 },
    { colour: 'purple', value: 2 },
    { colour: 'purple', value: 3 },
  ];
  return at(
    lying({
      options,
      ann: { ...told, dice: onCards(earlier) },
      bo: { dice: onCards(others.slice(0, earlier.length)), hats: [2] },
    }),
  );
}

const take = (die: Die, card: number, more: object = {}): Move => ({
  type: 'takeDie',
  seat: 'ann',
  die,
  card,
  ...more,
});
const use = (
  space:
    | 'plus_one'
    | 'double_tent_bonus'
    | keyof typeof shown.FOUR_TRAINERS.placed
    | 'double_camp_bonus',
  trainers: number,
): Move => ({
  type: 'useTrainers',
  seat: 'ann',
  space,
  trainers,
});
const perform = (to: number, posters: readonly number[] = []): Move => ({
  type: 'perform',
  seat: 'ann',
  to,
  posters: posters.map((space) => ({ space })),
});
const lay = (tile: keyof Tiles, gains: readonly Gain[] = []): Move => ({
  type: 'layTile',
  seat: 'ann',
  tile,
  gains: [...gains],
});
const BUILD: Move = { type: 'build', seat: 'ann', requirement: 9 };
const END: Move = { type: 'endTurn', seat: 'ann' };

function withBonus(card: number, bonus: CardBonus): NonNullable<Lying['ann']> {
  return {
    cards: [1, 2, 3, 4].map((place) => (place === card ? { card: { id: 'shown', bonus } } : {})),
  };
}

describe('set-up', () => {
  it('Подготовка игрока, 1: hats of three players', () =>
    at(setUp({ seats: 3 }))
      .whenBegun()
      .because('magnificent.setup.hats-initial-order', { space: shown.HATS.then.cy })
      .leaves({
        seats: {
          ann: { hats: [shown.HATS.then.ann] },
          bo: { hats: [shown.HATS.then.bo] },
          cy: { hats: [shown.HATS.then.cy] },
        },
      }));

  it('Подготовка игрока, 2: board II and its four cards', () => {
    const { board, side, then } = shown.NUMBERED;
    const cards = Array.from({ length: then.cards }, (_, index) => ({
      card: { id: `card ${index}`, numeral: then.numeral },
    }));
    const strange = [{ card: { id: 'strange', numeral: 'III' as const } }, ...cards.slice(1)];
    const begun = at(setUp({ options: { isFirstGame: true, boards: { ann: { board, side } } } }));
    begun
      .when({ type: 'deal', seat: 'ann', cards })
      .because('magnificent.setup.numbered-master-cards', { numeral: then.numeral });
    begun
      .when({ type: 'deal', seat: 'ann', cards: strange })
      .refusedBecause('magnificent.setup.numbered-master-cards');
    at(setUp({ options: { isFirstGame: true, boards: { ann: { board, side: 'B' } }, copy: COPY } }))
      .whenBegun()
      .refusedBecause('magnificent.setup.first-game-side-a');
  });

  it.each(shown.SPARE_TENT.then)('Для опытных игроков: the spare tent on space $space', (then) => {
    const { board, side } = shown.SPARE_TENT;
    const begun = at(setUp({ options: { boards: { ann: { board, side } }, copy: COPY } }));
    const gems = 'gems' in then ? { gems: { green: then.gems } } : {};
    const placed = begun
      .when({ type: 'placeTent', seat: 'ann', space: then.space, ...gems })
      .because('magnificent.variant.board-two-side-b-tent', { space: then.space })
      .also('magnificent.variant.board-two-side-b-bonus')
      .because('magnificent.bonuses.one-poster', { posters: then.posters, source: 'tent' });
    if ('coins' in then) placed.because('magnificent.bonuses.one-coin', { coins: then.coins });
    if ('gems' in then)
      placed.because('magnificent.gems.store-matching', { gems: { green: then.gems } });
    if ('trainers' in then)
      placed.because('magnificent.bonuses.gain-trainer', { trainers: then.trainers });
    if ('points' in then) placed.scores('ann', then.points);
  });
});

describe('power', () => {
  const { earlier, taken, bonus } = shown.CARD_BONUS;

  it('Определите количество очков действий: an orange die and the +2 of its card', () => {
    const { then } = shown.CARD_BONUS;
    const begun = turning(earlier, withBonus(2, bonus));
    begun.when(take(taken, 2)).asks('act', 'ann', { power: then.sum });
    begun
      .after(take(taken, 2))
      .when({ type: 'useBonus', seat: 'ann' })
      .because('magnificent.bonuses.plus-two-colour', { power: bonus.count })
      .asks('act', 'ann', { power: then.power });
  });

  it('Определите количество очков действий: a clear die as orange, and two gems', () => {
    const { then, gems, as } = shown.CLEAR_DIE;
    const begun = turning([...earlier, taken], {
      ...withBonus(2, bonus),
      own: { gems },
    });
    begun.when(take(shown.CLEAR_DIE.taken, 3, { as })).asks('act', 'ann', { power: then.sum });
    begun
      .after(take(shown.CLEAR_DIE.taken, 3, { as }))
      .when({ type: 'boost', seat: 'ann', gems })
      .because('magnificent.power.gem-boost', { power: then.boost })
      .also('magnificent.power.clear-die-gem-colour')
      .asks('act', 'ann', { power: then.power });
  });

  it('Эффекты ячеек ассистентов: a die turned from 5 to 2', () => {
    const { value, then } = shown.FLIP;
    turning([])
      .when(take(orange(value), 1, { turned: { to: then, trainers: 1 } }))
      .because('magnificent.trainers.board-flip-die', { from: value, to: then })
      .asks('act', 'ann', { power: then });
  });

  it('Эффекты ячеек ассистентов: two trainers add 2', () => {
    const { value, trainers, then } = shown.PLUS_ONE;
    turning([], { own: { tiles: ['plus_one'], trainers } })
      .after(take(orange(value), 1))
      .when(use('plus_one', trainers))
      .because('magnificent.trainers.tile-plus-one-each', { trainers, power: then.power })
      .asks('act', 'ann', { power: value + then.power });
  });
});

describe('building', () => {
  it('Строительство: level 9 on the first turn', () => {
    const { taken, gems, then } = shown.LEVEL_NINE;
    const begun = at(setUp({ options: {} }));
    begun.whenBegun().leaves({ seats: { ann: { coins: 5, own: { trainers: 1 } } } });
    const built = turning([], { coins: 5 }).after(take(taken, 1), {
      type: 'boost',
      seat: 'ann',
      gems,
    });
    built
      .when(BUILD)
      .because('magnificent.build.level-gives-tiles', {
        requirement: then.requirement,
        power: then.power,
        large: then.large,
        small: then.small,
      })
      .also('magnificent.build.level-nine');
    const laying = built.after(BUILD);
    laying
      .when(lay('orange_large'))
      .refusedBecause('magnificent.build.colour-matches-die', { die: 'green' });
    laying
      .after(lay('green_large', [{ kind: 'trainers', count: then.trainers }]))
      .when(lay('green_small', [{ kind: 'coins', count: then.coins }]))
      .because('magnificent.bonuses.one-coin', { coins: then.coins, source: 'camp' })
      .also('magnificent.build.bonus-immediate')
      .leaves({
        seats: {
          ann: {
            coins: 5 + then.coins,
            own: {
              trainers: 1 + then.trainers,
              built: { green_large: 1, green_small: 1 },
              gems: { orange: 1, purple: 1 },
            },
          },
        },
      });
  });

  it('Эффекты ячеек ассистентов: four trainers on one turn', () => {
    const { placed, then } = shown.FOUR_TRAINERS;
    const own: OwnPlace = { tiles: ['extra_large_tile'], trainers: 4 };
    const begun = turning([orange(6)], { own }).after(take(orange(5), 2));
    begun
      .when(use('extra_large_tile', 1))
      .refusedBecause('magnificent.trainers.kind-double', { trainers: 1 });
    const laying = begun.after(
      use('extra_large_tile', placed.extra_large_tile),
      use('change_tile_colour', placed.change_tile_colour),
      BUILD,
    );
    laying
      .after(lay('purple_large'), lay('green_large'))
      .when(lay('green_small'))
      .refusedBecause('magnificent.build.colour-matches-die');
    laying
      .after(lay('purple_large'), lay('green_large'), lay('orange_small'))
      .when(END)
      .because('magnificent.trainers.move-to-main-tent', { trainers: then.inTent })
      .leaves({
        seats: {
          ann: {
            own: {
              trainers: 0,
              resting: then.inTent,
              built: { purple_large: 1, green_large: 1, orange_small: 1 },
            },
          },
        },
      });
    laying
      .after(lay('purple_large'), lay('green_large'))
      .when(lay('orange_large'))
      .refusedBecause('magnificent.build.take-from-supply', { large: then.extra - 1 });
  });

  it('Эффекты ячеек ассистентов: a fresh trainer doubles the next bonus, not its own', () => {
    const { trainer, coins, then } = shown.FRESH;
    const own: OwnPlace = { tiles: ['double_camp_bonus'], trainers: 0 };
    const begun = turning([orange(6)], { coins: 7, own }).after(take(orange(5), 2), BUILD);
    begun
      .when(use('double_camp_bonus', 1))
      .refusedBecause('magnificent.trainers.any-number', { has: 0 });
    begun
      .after(lay('orange_small'), lay('orange_large', [trainer]))
      .when(use('double_camp_bonus', 1))
      .refusedBecause('magnificent.trainers.fresh-trainer-not-on-its-source');
    begun
      .after(lay('orange_large', [trainer]), use('double_camp_bonus', 1))
      .when(lay('orange_small', [coins]))
      .because('magnificent.bonuses.one-coin', { coins: then.coins })
      .leaves({ seats: { ann: { coins: 7 + then.coins } } });
  });

  it('Бонусы: two trainers do not build two tiles', () => {
    const { bonus, trainers } = shown.ONCE;
    const again: Move = { type: 'useBonus', seat: 'ann' };
    turning([], { ...withBonus(1, bonus), own: { trainers } })
      .after(take(orange(4), 1), again)
      .when(again)
      .refusedBecause('magnificent.bonuses.never-twice');
  });
});

describe('travelling', () => {
  it('Путешествие: seven steps to a tent', () => {
    const { power, steps, storage, passed, then } = shown.TRAVEL;
    const green = [
      [],
      ['green' as const],
      ['purple' as const],
      [],
      ['green' as const],
      ['orange' as const],
      [],
      ['poster' as const],
      ['poster' as const],
    ];
    const begun = turning(
      [{ colour: 'green', value: power - 6 }],
      { coins: 2, own: { gems: storage, trainers: 1 } },
      { copy: { travel: { green } } },
    ).after(take({ colour: 'green', value: 6 }, 2));
    const travel: Move = { type: 'travel', seat: 'ann', steps, tent: { space: 4 } };
    begun
      .when({ ...travel, steps: power + 1 })
      .refusedBecause('magnificent.travel.max-steps-power', { power });
    begun
      .when({ ...travel, steps: steps - 1 })
      .refusedBecause('magnificent.travel.stop-to-take-tent');
    begun
      .when(travel)
      .because('magnificent.travel.collect-passed-symbols', { gems: passed, posters: 0 })
      .because('magnificent.gems.overflow-coin', { coins: then.coins })
      .because('magnificent.bonuses.one-poster', { posters: then.posters, source: 'tent' })
      .leaves({
        seats: {
          ann: { coins: 2 + then.coins, own: { gems: then.gems, trainers: 1 + then.trainers } },
        },
      });
    begun
      .after(travel, { type: 'takePoster', seat: 'ann', from: 'deck', space: 1 })
      .when({ type: 'travel', seat: 'ann', steps: 1 })
      .refusedBecause('magnificent.action.choose-one-of-three');
  });

  it('Эффекты ячеек ассистентов: the bonus of a tent space twice', () => {
    const { then } = shown.DOUBLE_TENT;
    turning([], { coins: 3, own: { tiles: ['double_tent_bonus'], trainers: 1 } })
      .after(take(orange(4), 1), use('double_tent_bonus', 1))
      .when({ type: 'travel', seat: 'ann', steps: 4, tent: { space: 2 } })
      .because('magnificent.bonuses.one-poster', { posters: then.posters })
      .leaves({ seats: { ann: { coins: 3 + then.coins, own: { due: then.posters } } } });
  });
});

describe('performing', () => {
  const dice = [orange(3), orange(4)];

  it('Представление, 1: 10 because 12 is taken', () => {
    const { power, taken, then } = shown.LOWER_SPACE;
    const begun = at(
      lying({
        ann: { dice: onCards(dice), own: { posters: [1, 2, 3].map((space) => ({ space })) } },
        bo: { dice: onCards(dice.map(({ value }) => ({ colour: 'green', value }))), hats: [7] },
      }),
    ).after(take(orange(power - 7), 3));
    begun.whenBegun().leaves({
      track: [
        ...[0, 0, 0, 0].map((requirement) => ({ requirement, posters: 0 })),
        { requirement: 6 },
        { requirement: then.requirement, posters: then.posters },
        { requirement: taken, posters: 3 },
        { requirement: 16 },
      ],
    });
    begun.when(perform(7)).refusedBecause('magnificent.perform.space-vacant', { by: 'bo' });
    begun
      .when(perform(8))
      .refusedBecause('magnificent.perform.space-within-power', { power, requirement: 16 });
    begun
      .when(perform(6))
      .because('magnificent.perform.space-within-power', { ...then, power })
      .also('magnificent.perform.first-time-board-hat');
    const poster: Poster = { id: 'any', tiles: {}, gems: {}, points: 1, coins: 0 };
    const tent = { id: 'any', points: 0, coins: 0 };
    begun
      .whenLetStand(
        {
          ...perform(6),
          type: 'perform',
          posters: [1, 2, 3].map((space) => ({ space, poster, tent })),
        } as Move,
        'magnificent.perform.needs-tent-below',
      )
      .refusedBecause('magnificent.perform.poster-limit', { told: 3, most: then.posters });
  });

  it.each(shown.TWO_POSTERS.editions)(
    'Представление, 2 and 3: two posters, as printed in %s',
    (_, points) => {
      const { tiles, tentGem, then } = shown.TWO_POSTERS;
      // How the sums split over posters and tent is only in the picture.
      const left: Poster = {
        id: 'left',
        tiles: { orange_large: 1, orange_small: 1, green_large: 1 },
        gems: { orange: 1, green: 1 },
        points: 12,
        coins: 2,
      };
      const right: Poster = {
        id: 'right',
        tiles: { purple_large: 1, purple_small: 1, green_large: 1 },
        gems: { purple: 1 },
        points: points - 14,
        coins: 1,
      };
      const tent = { id: 'right', gem: tentGem, points: 2, coins: 1 };
      const own: OwnPlace = {
        built: tiles,
        gems: then.gems,
        tents: [
          { space: 2, tent: { id: 'other', points: 1, coins: 0 } },
          { space: 5, tent },
        ],
        posters: [
          { space: 1, poster: left },
          { space: 3, poster: left },
          { space: 5, poster: right },
        ],
      };
      const begun = turning(dice, { coins: 4, own }).after(take(orange(6), 3));
      begun.when(perform(6, [1, 3])).refusedBecause('magnificent.perform.needs-tent-below');
      begun
        .when(perform(6, [1, 5]))
        .scores('ann', points)
        .because('magnificent.perform.discard-poster-gems', { gems: then.gems })
        .because('magnificent.perform.starting-tent-reward', { coins: then.startingTent })
        .leaves({ seats: { ann: { coins: 4 + then.coins, own: { gems: {} } } } });
      begun
        .after(perform(6, [1, 5]))
        .when({ type: 'arrange', seat: 'ann', spaces: [0, 3, 0, 0, 0] })
        .because('magnificent.perform.rearrange-after')
        .leaves({ seats: { ann: { own: { posters: [{ space: 2, poster: left }] } } } });
      turning(dice, { own: { ...own, built: { ...tiles, green_large: 1 } } })
        .after(take(orange(6), 3))
        .when(perform(6, [1, 5]))
        .refusedBecause('magnificent.perform.tile-requirements-add-up', { needs: 2, has: 1 });
      turning(dice, { own: { ...own, gems: { ...then.gems, orange: 1 } } })
        .after(take(orange(6), 3))
        .when(perform(6, [1, 5]))
        .refusedBecause('magnificent.perform.discard-tent-gem', { has: 1, needs: 2 });
    },
  );
});

describe('the end of a round and of the game', () => {
  const others: readonly Die[] = [1, 2, 3].map((value) => ({ colour: 'purple', value }));
  const green: readonly Die[] = [{ colour: 'green', value: 2 }, ...others];

  it('Конец раунда, 1: nine coins for eleven', () => {
    const { dice, round, coins, then } = shown.SHORT;
    at(
      lying({
        round,
        phase: 'payment',
        ann: { dice: onCards(dice), coins, points: 3 },
        bo: { dice: onCards(green), coins: 20 },
      }),
    )
      .when({ type: 'pay' })
      .because('magnificent.payment.highest-colour-sum', {
        due: then.due,
        paid: then.paid,
        coins: then.coins,
      })
      .scores('ann', -then.lost)
      .because('magnificent.payment.penalty-round-two', { missing: then.due - then.paid })
      .totals(3 - then.lost, 0);
  });

  it('Конец раунда, 2: who chooses, and who begins the next round', () => {
    const { hats, then } = shown.SETS;
    const flat = { card: { id: 'flat', criterion: { kind: 'flat' as const, points: 8 } } };
    const place = (seat: keyof typeof hats, dice: readonly Die[]) => ({
      hats: [...hats[seat]],
      cards: [flat, flat, flat, flat],
      dice: onCards(dice),
      coins: 20,
      performs: seat === 'bo' ? 0 : hats[seat].length,
    });
    const same = (colour: Die['colour']) => [1, 1, 1, 1].map((value) => ({ colour, value }));
    const paid = at(
      lying({
        seats: 4,
        phase: 'payment',
        ann: place('ann', same('orange')),
        bo: place('bo', same('green')),
        cy: place('cy', same('purple')),
        dee: place('dee', same('clear')),
      }),
    );
    paid
      .when({ type: 'pay' })
      .because('magnificent.sets.lower-hat-returns', { space: then.back.cy })
      .because('magnificent.sets.lower-hat-returns', { space: then.back.dee })
      .because('magnificent.sets.order-by-hats', { order: [...then.order] })
      .asks('takeSet', then.order[0]);
    const sets = then.order.map((seat, index): Move => ({ type: 'takeSet', seat, set: index + 1 }));
    const scoring = then.order.map((seat): Move => ({
      type: 'scoreCard',
      seat,
      scored: { card: 1 },
    }));
    const taken = paid.after({ type: 'pay' }, ...sets.slice(0, 3));
    const [, , , last = { type: 'pay' }] = sets;
    taken
      .when(last)
      .because('magnificent.sets.take-card-and-tile', { set: 4 })
      .also('magnificent.sets.everyone-gets-one');
    const [one = last, ...before] = scoring;
    taken
      .after(last, ...before)
      .when(one)
      .because('magnificent.prepare.new-starting-player', { round: 2 })
      .leaves({ first: then.next, seats: { [then.next]: { hats: [1] } } });
  });

  it('Конец игры: two gems fill an area', () => {
    const { open, gems, then } = shown.AREA;
    at(lying({ round: 3, phase: 'areas', ann: { own: { gems } }, bo: {} }))
      .when({ type: 'scoreAreas', seat: 'ann', uncovered: [open, ...Array<number>(8).fill(9)] })
      .because('magnificent.end.gems-fill-spaces', { gems: open, areas: 1 })
      .scores('ann', then.points)
      .because('magnificent.end.camp-areas', { areas: 1, byGems: 1 });
  });

  it('Режим одиночной игры: two hats above', () => {
    const { above, sets, then } = shown.SOLO;
    const dice: readonly Die[] = [
      orange(1),
      { colour: 'green', value: 1 },
      { colour: 'purple', value: 1 },
      { colour: 'clear', value: 1 },
    ];
    const begun = at(
      lying({
        seats: 1,
        phase: 'payment',
        options: { copy: COPY },
        ann: { dice: onCards(dice), hats: [6] },
      }),
    );
    begun
      .when({ type: 'pay' })
      .because('magnificent.solo.discard-top-sets', { sets: above })
      .asks('takeSet', 'ann', { sets: then.left });
    for (let set = 1; set <= sets; set += 1) {
      const choosing = begun.after({ type: 'pay' }).when({ type: 'takeSet', seat: 'ann', set });
      if (set <= above) choosing.refusedBecause('magnificent.solo.discard-top-sets', { set });
      else choosing.isAllowed();
    }
  });
});

it('names clauses that exist', () => {
  const known = new Set<string>(magnificentRules.clauses.map(({ id }) => id));
  const cited = Object.values(shown).flatMap(({ clauses }) => [...clauses]);
  expect(cited.filter((clause) => !known.has(clause))).toEqual([]);
});
