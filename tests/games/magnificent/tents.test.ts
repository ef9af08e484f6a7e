// Tents: where they are placed, what their space gives, and the fourth one. Rulebook «Получение жетонов шатров».
import { describe, it } from 'vitest';
import { acting, travel } from './showing.ts';
import type { Lying, OwnPlace } from './tables.ts';
import { TENTS } from './tables.ts';

const [plain] = TENTS;
/** Two steps of the orange wagon: a gem, then a tent. */
const onto = (space: number, gems?: OwnPlace['gems']) =>
  travel(2, { tent: { space, ...(gems === undefined ? {} : { gems }) } });
const held = (...spaces: number[]): OwnPlace => ({ tents: spaces.map((space) => ({ space })) });
const LEFT = [5, 7, 9, 11].map((space) => ({ space }));

function beforeTent(own: OwnPlace = {}, told: Lying = {}) {
  const tents = {
    orange: [{ space: 2, ...(plain === undefined ? {} : { tent: plain }) }, ...LEFT],
  };
  return acting({ tents, ...told, ann: { own: { gems: {}, ...own } } });
}

describe('where a tent is placed', () => {
  it('magnificent.tents.place-any-empty-space: on any of four spaces, and on none twice', () => {
    for (const space of [2, 3, 4, 5])
      beforeTent()
        .when(onto(space, space === 3 ? { green: 2 } : undefined))
        .because('magnificent.tents.place-any-empty-space', { space })
        .leaves({
          seats: { ann: { own: { tents: [{ space, tent: plain }] } } },
          tents: { orange: LEFT },
        });
    beforeTent(held(4)).when(onto(4)).refusedBecause('magnificent.tents.place-any-empty-space', {
      space: 4,
    });
    beforeTent(held(4)).when(onto(4)).firmly();
  });

  it('magnificent.tents.starting-tent-not-coverable: never on the leftmost space', () =>
    beforeTent()
      .when(onto(1))
      .refusedBecause('magnificent.tents.starting-tent-not-coverable', { seat: 'ann' })
      .firmly());

  it('magnificent.tents.maximum-four: the fourth tent is the last one', () => {
    beforeTent(held(2, 3, 4))
      .when(onto(5))
      .leaves({
        seats: {
          ann: {
            own: {
              tents: [{ space: 2 }, { space: 3 }, { space: 4 }, { space: 5, tent: plain }],
            },
          },
        },
      });
    beforeTent(held(2, 3, 4, 5))
      .when(onto(5))
      .refusedBecause('magnificent.tents.maximum-four', { tents: 4 })
      .firmly();
  });
});

describe('what a tent space gives', () => {
  it('magnificent.tents.bonus-immediate: the bonus of the space just covered, before anything else', () =>
    beforeTent(held(4), { ann: { coins: 3 } })
      .when(onto(2))
      .inOrder('magnificent.tents.place-any-empty-space', 'magnificent.bonuses.one-coin')
      .because('magnificent.bonuses.one-coin', { coins: 2, source: 'tent' })
      .also('magnificent.tents.bonus-immediate')
      .asks('takePoster', 'ann', { due: 1 }));

  it('magnificent.tents.space-bonuses: a poster on each, and 2 coins, 2 gems, a trainer, 4 points', () => {
    const before = { coins: 3, points: 10, own: { gems: {}, trainers: 1 } };
    const table = () => acting({ ann: before });
    const after = { coins: 3, points: 10, own: { due: 1, gems: { orange: 1 }, trainers: 1 } };
    const gives = (space: number, gems?: OwnPlace['gems']) =>
      table()
        .when(onto(space, gems))
        .because('magnificent.bonuses.one-poster', { posters: 1, source: 'tent' })
        .also('magnificent.tents.space-bonuses');
    gives(2).leaves({ seats: { ann: { ...after, coins: 5 } } });
    gives(3, { purple: 1, clear: 1 }).leaves({
      seats: { ann: { ...after, own: { ...after.own, gems: { orange: 1, purple: 1, clear: 1 } } } },
    });
    gives(4).leaves({ seats: { ann: { ...after, own: { ...after.own, trainers: 2 } } } });
    gives(5)
      .scores('ann', 4)
      // It says how many they are; a card's bonus of five is another clause.
      .because('magnificent.tents.space-bonuses', { source: 'tent' })
      .notBecause('magnificent.bonuses.five-points')
      .leaves({ seats: { ann: { ...after, points: 14 } } });
    // Which gems they are is told, no more and no fewer than two.
    for (const gems of [undefined, { green: 1 }, { green: 3 }])
      table().when(onto(3, gems)).refusedBecause('magnificent.bonuses.coloured-gem', { gems: 2 });
  });
});

describe('a wagon that stops on a tent', () => {
  it('magnificent.tents.may-stop-without-taking: with four tents it stays there and gives nothing', () => {
    const full = held(2, 3, 4, 5);
    beforeTent(full)
      .when(travel(2))
      .because('magnificent.tents.may-stop-without-taking', { tents: 4 })
      .notBecause('magnificent.bonuses.one-poster')
      .leaves({
        seats: { ann: { own: { ...full, due: 0, gems: { orange: 1 } } } },
        tents: { orange: [{ space: 2, tent: plain }, ...LEFT] },
      });
    beforeTent(held(2, 3, 4))
      .when(travel(2))
      .refusedBecause('magnificent.tents.may-stop-without-taking', { tents: 3 })
      .overridable();
    // Nobody has read the tracks: the table says that the tent was left.
    const unread = (own: OwnPlace) => acting({ options: {}, ann: { own } });
    unread(full)
      .when(travel(2, { isLeft: true }))
      .isAllowed();
    unread({})
      .when(travel(2, { isLeft: true }))
      .refusedBecause('magnificent.tents.may-stop-without-taking', { tents: 0 });
  });

  it('must-take-tent: must, may-leave', () => {
    beforeTent({}, { rulings: { 'must-take-tent': 'must' } })
      .when(travel(2))
      .refusedBecause('magnificent.tents.may-stop-without-taking');
    beforeTent({}, { rulings: { 'must-take-tent': 'may-leave' } })
      .when(travel(2))
      .because('magnificent.tents.may-stop-without-taking', { tents: 0 })
      .leaves({ tents: { orange: [{ space: 2, tent: plain }, ...LEFT] } });
  });
});
