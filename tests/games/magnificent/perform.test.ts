// Perform, the hats: which one moves, and where it may go. Rulebook «Представление», 1.
import { describe, it } from 'vitest';
import type { DieColour } from '../../../src/lib/games/magnificent/data/kinds.ts';
import { acting, at, dice, perform } from './showing.ts';
import type { Lying } from './tables.ts';
import { COPY, lying } from './tables.ts';

/** Ann performs for the n-th time in this round. */
function again(performs: number, hats: number[], power = 6, told: Lying = {}) {
  return acting({ ...told, ann: { hats, performs } }, power);
}
const from = (space: number) => ({ from: space });
const stand = (...hats: number[]) => ({ seats: { ann: { hats } } });

describe('the power that a space asks for', () => {
  it('magnificent.perform.colour-irrelevant: the same power does the same with a die of any colour', () => {
    for (const colour of ['orange', 'green', 'purple', 'clear'] as const satisfies DieColour[]) {
      const [die] = dice([colour, 6]);
      const taken = { card: 1, ...die, ...(colour === 'clear' ? { as: 'green' as const } : {}) };
      const six = { dice: [{ ...taken, colour, value: 6 }] };
      acting({ ann: six })
        .when(perform(5))
        .because('magnificent.perform.space-within-power', { power: 6, requirement: 6 })
        .also('magnificent.perform.colour-irrelevant');
      acting({ ann: six })
        .when(perform(6))
        .refusedBecause('magnificent.perform.space-within-power', { power: 6, requirement: 8 });
    }
  });

  it('special-power-sources-for-perform: die-colour-gems, any-gems, no-gems', () => {
    const boosted = (reading: string, gem: 'green' | 'orange') =>
      acting({
        rulings: { 'special-power-sources-for-perform': reading },
        ann: { own: { gems: { green: 1, orange: 1 } } },
      }).when({ type: 'boost', seat: 'ann', gems: { [gem]: 1 } });
    boosted('die-colour-gems', 'orange').isAllowed();
    boosted('die-colour-gems', 'green').refusedBecause('magnificent.power.gem-colour', {
      colour: 'green',
      die: 'orange',
    });
    boosted('any-gems', 'green').isAllowed();
    const eight = (reading: string) =>
      acting({
        rulings: { 'special-power-sources-for-perform': reading },
        turn: { seat: 'ann', gems: { orange: 1 } },
      }).when(perform(6));
    eight('die-colour-gems').because('magnificent.perform.space-within-power', { power: 8 });
    eight('any-gems').because('magnificent.perform.space-within-power', { power: 8 });
    eight('no-gems')
      .refusedBecause('magnificent.power.gem-colour', { die: 'orange' })
      .also('magnificent.perform.colour-irrelevant');
  });

  it('magnificent.perform.space-within-power: a space that asks for the power there is, or for less', () => {
    acting({}, 10).when(perform(7)).because('magnificent.perform.space-within-power', {
      space: 7,
      requirement: 10,
      power: 10,
      posters: 2,
    });
    acting({}, 9)
      .when(perform(7))
      .refusedBecause('magnificent.perform.space-within-power', { requirement: 10, power: 9 })
      .overridable();
  });

  it('magnificent.perform.any-lower-space: any lower one, the unnumbered ones at the bottom too', () => {
    for (const space of [3, 4, 5, 6, 7]) acting({}, 13).when(perform(space)).leaves(stand(space));
    acting({ ann: { dice: dice(['green', 1]) } })
      .when(perform(4))
      .because('magnificent.perform.space-within-power', { requirement: 0, power: 1, posters: 0 })
      .leaves(stand(4));
    acting({}, 40)
      .when(perform(10))
      .refusedBecause('magnificent.perform.any-lower-space', { space: 10, spaces: 9 })
      .firmly();
  });

  it('magnificent.perform.space-vacant: no hat stands on it, as in the printed example of 13 power', () => {
    const printed = () => acting({ bo: { hats: [8] } }, 13);
    printed()
      .when(perform(8))
      .refusedBecause('magnificent.perform.space-vacant', { space: 8, by: 'bo' })
      .firmly();
    printed().when(perform(7)).because('magnificent.perform.space-within-power', { posters: 2 });
    // The own other hat is in the way as well.
    again(2, [5, 6])
      .when(perform(5, [], from(6)))
      .refusedBecause('magnificent.perform.space-vacant', { space: 5, by: 'ann' })
      .firmly();
  });
});

describe('the hat that moves', () => {
  it('magnificent.perform.first-time-board-hat: at first the one on the board', () => {
    again(0, [1])
      .when(perform(5))
      .because('magnificent.perform.space-within-power', { from: { space: 1 }, space: 5 })
      .also('magnificent.perform.first-time-board-hat')
      .leaves({ seats: { ann: { hats: [5], performs: 1 } } });
    again(0, [1])
      .when(perform(5, [], from(3)))
      .refusedBecause('magnificent.perform.first-time-board-hat')
      .firmly();
    const told = { seat: 'ann', die: { colour: 'green', value: 5 }, action: 'perform' } as const;
    at(lying({ level: 'scorekeeper', options: { copy: COPY } }))
      .when({ type: 'turn', ...told })
      .refusedBecause('magnificent.perform.first-time-board-hat')
      .overridable();
    at(lying({ level: 'scorekeeper', options: { copy: COPY } }))
      .when({ type: 'turn', ...told, hat: { to: 5 } })
      .leaves({ seats: { ann: { hats: [5], performs: 1 } } });
  });

  it('magnificent.perform.second-time-second-hat: then the one from the play area', () => {
    again(1, [5])
      .when(perform(4))
      .because('magnificent.perform.space-within-power', { space: 4 })
      .also('magnificent.perform.second-time-second-hat')
      .saysNot('magnificent.perform.space-within-power', 'from')
      .leaves({ seats: { ann: { hats: [4, 5], performs: 2 } } });
    again(1, [5])
      .when(perform(4, [], from(5)))
      .refusedBecause('magnificent.perform.second-time-second-hat')
      .overridable();
  });

  it('magnificent.perform.third-fourth-any-hat: after that either of the two', () => {
    for (const performs of [2, 3]) {
      again(performs, [3, 5])
        .when(perform(4, [], from(3)))
        .because('magnificent.perform.space-within-power', { from: { space: 3 } })
        .also('magnificent.perform.third-fourth-any-hat')
        .leaves(stand(4, 5));
      again(performs, [3, 5])
        .when(perform(4, [], from(5)))
        .leaves(stand(3, 4));
      again(performs, [3, 5])
        .when(perform(4))
        .refusedBecause('magnificent.perform.third-fourth-any-hat', {
          hats: [{ space: 3 }, { space: 5, requirement: 6 }],
        })
        .firmly();
    }
  });

  it('magnificent.perform.hat-may-go-down: below the space it leaves as well', () => {
    for (const [performs, hats] of [
      [0, [7]],
      [2, [5, 7]],
    ] as const)
      again(performs, [...hats], 13)
        .when(perform(3, [], from(7)))
        .because('magnificent.perform.space-within-power', {
          space: 3,
          from: { space: 7, requirement: 10 },
        })
        .also('magnificent.perform.hat-may-go-down');
    again(0, [3]).when(perform(5)).leaves(stand(5));
  });

  it('hat-returns-to-own-space: own-space-free, own-space-taken', () => {
    const table = (reading: string, performs: number, hats: number[]) =>
      again(performs, hats, 6, { rulings: { 'hat-returns-to-own-space': reading } });
    for (const [performs, hats] of [
      [0, [5]],
      [2, [3, 5]],
    ] as const) {
      const back = perform(5, [], from(5));
      table('own-space-free', performs, [...hats])
        .when(back)
        .leaves(stand(...hats))
        .because('magnificent.perform.space-vacant', { space: 5, isLetBe: true });
      table('own-space-free', performs, [...hats])
        .when(perform(4, [], from(5)))
        .notBecause('magnificent.perform.space-vacant');
      table('own-space-taken', performs, [...hats])
        .whenLetStand(back, 'magnificent.perform.space-vacant')
        .notBecause('magnificent.perform.space-vacant');
      table('own-space-taken', performs, [...hats])
        .when(back)
        .refusedBecause('magnificent.perform.space-vacant', { space: 5, by: 'ann' })
        .overridable();
    }
  });
});
