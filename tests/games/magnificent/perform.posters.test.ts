// Perform, the posters: what completing them brings, and what stays. Rulebook «Представление», 2 and 3.
import { describe, it } from 'vitest';
import type { Poster } from '../../../src/lib/games/magnificent/data/kinds.ts';
import { acting, card, perform, poster, scoreCard, scoring } from './showing.ts';
import type { Lying, OwnPlace } from './tables.ts';
import { TENTS } from './tables.ts';

const [, dear] = TENTS;
const lies = (space: number, one: Poster) => ({ space, poster: one });
const tentOn = (space: number) => ({ space, ...(dear === undefined ? {} : { tent: dear }) });

const LEFT = poster('left', {
  points: 8,
  coins: 1,
  tiles: { orange_small: 1 },
  gems: { green: 1 },
});
const RIGHT = poster('right', { points: 9, coins: 2, tiles: { green_large: 1 } });
const SPARE = poster('spare');
/** Left above the starting tent, spare above nothing, right above a tent that costs an orange gem. */
const OWN: OwnPlace = {
  built: { orange_small: 1, green_large: 1 },
  gems: { orange: 1, green: 1 },
  tents: [tentOn(3)],
  posters: [lies(1, LEFT), lies(2, SPARE), lies(3, RIGHT)],
};
const shows = (own: OwnPlace = {}, told: Lying = {}) =>
  acting({ ...told, ann: { coins: 4, points: 20, own: { ...OWN, ...own } } }, 10);

describe('the reward', () => {
  it('magnificent.perform.starting-tent-always-there: the leftmost space needs no tent of its own', () => {
    shows({ tents: [] })
      .when(perform(7, [1]))
      .because('magnificent.perform.starting-tent-reward', { coins: 2 })
      .also('magnificent.perform.starting-tent-always-there')
      .scores('ann', 8);
    shows({ tents: [] })
      .when(perform(7, [3]))
      .refusedBecause('magnificent.perform.needs-tent-below', { space: 3 });
  });

  it('magnificent.perform.needs-tent-below: a tent is not told where none stands', () => {
    const tent = { id: 'x', points: 6, coins: 0 };
    shows({ tents: [] })
      .when(perform(7, [], { posters: [{ space: 3, tent }] }))
      .refusedBecause('magnificent.perform.needs-tent-below', { space: 3 });
  });

  it('magnificent.perform.reward-poster: points and coins of each completed poster', () =>
    shows()
      .when(perform(7, [1, 3]))
      .because('magnificent.perform.reward-poster', { space: 1, name: 'left', coins: 1 })
      .because('magnificent.perform.reward-poster', { space: 3, name: 'right', coins: 2 })
      .scores('ann', 8 + 9 + 4)
      .leaves({ seats: { ann: { points: 41, coins: 4 + (1 + 2) + (2 + 2) } } }));

  it('magnificent.perform.reward-tent: and those of the tents below, each time anew', () => {
    const table = shows();
    table
      .when(perform(7, [3]))
      .because('magnificent.perform.reward-tent', { space: 3, coins: 2 })
      .scores('ann', 9 + 4)
      .leaves({ seats: { ann: { points: 33, coins: 4 + 2 + 2, own: { gems: { green: 1 } } } } });
    table
      .when(perform(7, [1]))
      .notBecause('magnificent.perform.reward-tent')
      .scores('ann', 8);
    // Nobody has read the tent: it is told as it is used.
    const unread = shows({ tents: [{ space: 3 }] });
    unread.when(perform(7, [3])).refusedBecause('magnificent.perform.reward-tent', { space: 3 });
    unread
      .when(perform(7, [], { posters: [{ space: 3, tent: { id: 'x', points: 6, coins: 0 } }] }))
      .scores('ann', 9 + 6);
  });

  it('magnificent.perform.tents-stay: a tent that was told as it was used is known from then on', () => {
    const usedAs = { id: 'x', gem: 'green', points: 6, coins: 0 } as const;
    const tents = [{ space: 2 }, { space: 3, usedAs }];
    shows({ tents: [{ space: 2 }, { space: 3 }] })
      .when(perform(7, [], { posters: [{ space: 3, tent: usedAs }] }))
      .leaves({ seats: { ann: { own: { tents } } } });
  });
});

describe('what becomes of posters and tents', () => {
  it('magnificent.perform.completed-face-down: completed posters leave their spaces and still count for cards', () => {
    shows()
      .when(perform(7, [1, 3]))
      .because('magnificent.perform.completed-face-down', { posters: 2 })
      .leaves({
        seats: {
          ann: {
            own: {
              posters: [lies(2, SPARE)],
              completed: [{ poster: LEFT }, { poster: RIGHT }],
            },
          },
        },
      });
    // Face down it cannot be completed once more, whether it still lay there or not.
    shows()
      .when(perform(7, [1, 1]))
      .refusedBecause('magnificent.perform.completed-face-down', { seat: 'ann', space: 1 })
      .firmly();
    shows()
      .when(perform(7, [4]))
      .refusedBecause('magnificent.posters.linked-tent-space', { space: 4 })
      .firmly();
    const completed = [
      { poster: poster('a', { artist: 'kimora', symbol: 'green' }) },
      { poster: poster('b', { artist: 'suhayl', symbol: 'orange' }) },
    ];
    scoring({ ann: { cards: [{ card: card('unique_artist') }], own: { completed } } })
      .when(scoreCard(1))
      .scores('ann', 2 * 4);
    scoring({ ann: { cards: [{ card: card('poster_of_symbol', 'green') }], own: { completed } } })
      .when(scoreCard(1))
      .scores('ann', 4);
  });

  it('magnificent.perform.tents-stay: a tent serves the next poster above it', () => {
    shows()
      .when(perform(7, [3]))
      .because('magnificent.perform.completed-face-down')
      .also('magnificent.perform.tents-stay')
      .leaves({ seats: { ann: { own: { tents: [tentOn(3)] } } } });
    shows({ gems: { orange: 2, green: 1 } })
      .after(perform(7, [3]))
      .when({ type: 'arrange', seat: 'ann', spaces: [1, 0, 2, 0, 0] })
      .leaves({
        seats: { ann: { own: { tents: [tentOn(3)], posters: [lies(1, LEFT), lies(3, SPARE)] } } },
      });
    acting({
      ann: {
        performs: 1,
        own: { ...OWN, posters: [lies(3, SPARE)], completed: [{ poster: RIGHT }] },
      },
    })
      .when(perform(5, [3]))
      .because('magnificent.perform.reward-tent', { space: 3 })
      .leaves({ seats: { ann: { own: { tents: [tentOn(3)] } } } });
  });

  it('magnificent.perform.rearrange-after: those that remain may be moved as the player likes', () => {
    const own = {
      ...OWN,
      posters: [lies(1, LEFT), lies(2, SPARE), lies(3, RIGHT), lies(5, SPARE)],
    };
    const table = shows(own).after(perform(7, [1]));
    table
      .when({ type: 'arrange', seat: 'ann', spaces: [5, 3, 2, 0, 0] })
      .because('magnificent.perform.rearrange-after')
      .leaves({
        seats: { ann: { own: { posters: [lies(1, SPARE), lies(2, RIGHT), lies(3, SPARE)] } } },
      });
    // All of them stay, and the completed one does not come back.
    for (const spaces of [
      [5, 3, 0, 0, 0],
      [5, 3, 2, 1, 0],
      [5, 3, 2, 2, 0],
    ])
      table
        .when({ type: 'arrange', seat: 'ann', spaces })
        .refusedBecause('magnificent.posters.linked-tent-space')
        .firmly();
    // Without a poster completed as well.
    shows(own)
      .after(perform(7))
      .when({ type: 'arrange', seat: 'ann', spaces: [2, 1, 3, 0, 5] })
      .isAllowed();
    shows(own)
      .when({ type: 'arrange', seat: 'ann', spaces: [2, 1, 3, 0, 5] })
      .refusedBecause('magnificent.perform.rearrange-only-then')
      .overridable();
  });
});

describe('readings', () => {
  const free: OwnPlace = {
    tents: [{ space: 2, tent: { id: 'plain', points: 1, coins: 0 } }],
    posters: [lies(1, SPARE), lies(2, SPARE)],
  };

  it('blank-track-spaces: no-poster, one-poster, any-number', () => {
    const onBlank = (reading: string, spaces: number[]) =>
      shows(free, { rulings: { 'blank-track-spaces': reading } }).when(perform(4, spaces));
    onBlank('no-poster', []).isAllowed();
    onBlank('no-poster', [1])
      .refusedBecause('magnificent.perform.poster-limit', { told: 1, most: 0 })
      .overridable();
    onBlank('one-poster', [1]).scores('ann', 5);
    onBlank('one-poster', [1, 2]).refusedBecause('magnificent.perform.poster-limit', {
      told: 2,
      most: 1,
    });
    onBlank('any-number', [1, 2]).scores('ann', 5 + 5 + 1);
    // A numbered space keeps its own number.
    shows(free, { rulings: { 'blank-track-spaces': 'any-number' } })
      .when(perform(5, [1, 2]))
      .refusedBecause('magnificent.perform.poster-limit', { told: 2, most: 1 });
  });

  it('magnificent.perform.poster-limit: the hat is said to allow what the space, the ruling and trainers allow', () => {
    const said = (to: number, told: Lying, most: number) =>
      shows(free, told)
        .when(perform(to))
        .because('magnificent.perform.space-within-power', { space: to, posters: most });
    const extra: Lying = {
      turn: {
        seat: 'ann',
        trainers: { extra_poster: 2 },
        plus: [{ source: 'card', power: 4 }],
      },
    };
    said(4, {}, 0);
    said(4, { rulings: { 'blank-track-spaces': 'one-poster' } }, 1);
    said(4, extra, 2);
    said(7, {}, 2);
    said(7, extra, 4);
  });

  it('ignore-tile-scope: one-poster, each-poster', () => {
    const ignoring = (reading: string, spaces: number[]) =>
      shows(
        { built: {} },
        {
          rulings: { 'ignore-tile-scope': reading },
          turn: {
            seat: 'ann',
            trainers: { ignore_camp_tile: 1 },
            plus: [{ source: 'card', power: 4 }],
          },
        },
      ).when(perform(7, spaces));
    ignoring('one-poster', [1]).scores('ann', 8);
    ignoring('one-poster', [1, 3]).refusedBecause('magnificent.perform.tile-requirements-add-up');
    ignoring('each-poster', [1, 3]).scores('ann', 8 + 9 + 4);
  });
});
