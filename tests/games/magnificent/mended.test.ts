// What a later ruleset has mended: so it goes from now on, and a match begun before goes on as it began.
import { describe, expect, it } from 'vitest';
import type {
  Criterion,
  DieColour,
  Numeral,
} from '../../../src/lib/games/magnificent/data/kinds.ts';
import { RULESET_1 } from '../../../src/lib/games/magnificent/data/ruleset1.ts';
import { RULESET_2 } from '../../../src/lib/games/magnificent/data/ruleset2.ts';
import { RULESET_3 } from '../../../src/lib/games/magnificent/data/ruleset3.ts';
import { RULESET_4 } from '../../../src/lib/games/magnificent/data/ruleset4.ts';
import { RULESET_5 } from '../../../src/lib/games/magnificent/data/ruleset5.ts';
import { RULESET_6 } from '../../../src/lib/games/magnificent/data/ruleset6.ts';
import { magnificentRules } from '../../../src/lib/games/magnificent/module.ts';
import type { Move } from '../../../src/lib/games/magnificent/rules/moves.ts';
import type { Options } from '../../../src/lib/games/magnificent/rules/options.ts';
import { supplyFor } from '../../../src/lib/games/magnificent/rules/postersRead.ts';
import { rulesOf } from '../../../src/lib/games/magnificent/rules/rule.ts';
import { given } from '../../support/given.ts';
import { deal } from './opening.ts';
import type { Lying, Name } from './tables.ts';
import { COPY, lying, setUp } from './tables.ts';
import {
  BELOW,
  boost,
  build,
  CORNER,
  dice,
  die,
  lay,
  owning,
  perform,
  take,
  travel,
  use,
} from './turns.ts';

/** Ann has taken her die under this ruleset. */
const turn = (ruleset: typeof RULESET_1, told: Lying, one = die('green', 6)) =>
  given(
    { ...magnificentRules, rulesets: [ruleset] },
    lying({
      ...told,
      options: {
        copy: COPY,
        boards: { ann: { board: 'I', side: 'A' }, bo: { board: 'II', side: 'A' } },
        ...told.options,
      },
    }),
  ).after(take(one));

const EARLIER = dice(die('green', 6), die('green', 6));
const OTHERS = dice(die('purple', 1), die('purple', 1));

describe('the bonuses of one tile twice', () => {
  const own = { trainers: 2, tiles: ['double_camp_bonus' as const] };
  const doubling = (ruleset: typeof RULESET_1, told: Lying = {}) =>
    turn(ruleset, { ...told, ann: { dice: EARLIER, own }, bo: { dice: OTHERS } }).after(
      use('double_camp_bonus'),
      build(9),
    );
  const bare = lay('green_large', [3, 4, 5, 12, 13, 14]);
  const posters = lay('green_small', BELOW);

  it('magnificent.trainers.tile-double-camp-bonus: a tile that covers no bonus leaves it for the next one', () => {
    doubling(RULESET_2)
      .after(bare)
      .when(posters)
      .leaves({ seats: { ann: { own: { due: 4 } } } });
    doubling(RULESET_2)
      .after(bare)
      .when(posters)
      .because('magnificent.bonuses.one-poster', { posters: 4, source: 'camp' })
      .liesAgain();
    // Where the camp is not kept, what it covers is told.
    doubling(RULESET_2, { options: { boards: {} } })
      .after(lay('green_large', undefined))
      .when(lay('green_small', undefined, { gains: [{ kind: 'coins', count: 2 }] }))
      .because('magnificent.bonuses.one-coin', { coins: 4 });
  });

  it('magnificent.trainers.tile-double-camp-bonus: it is one tile, the first that covers a bonus', () => {
    doubling(RULESET_2)
      .after(lay('green_large', CORNER))
      .when(posters)
      .leaves({ seats: { ann: { coins: 9, own: { due: 2 } } } });
  });

  it('magnificent.trainers.tile-double-camp-bonus: in a match begun before, the next tile used it up', () => {
    doubling(RULESET_1)
      .after(bare)
      .when(posters)
      .leaves({ seats: { ann: { own: { due: 2 } } } });
  });
});

describe('the symbol under a tent, played at once', () => {
  const rulings = { 'poster-under-taken-tent': 'at-once' };
  const seats: Lying = { rulings, ann: { dice: EARLIER }, bo: { dice: OTHERS } };
  const four: Lying = {
    ...seats,
    ann: { dice: EARLIER, own: { tents: [2, 3, 4, 5].map((space) => ({ space })) } },
  };
  /** Once round the track, past its tent, and onto it. */
  const round = travel(14, { tent: { space: 2 } });
  const collected = 'magnificent.travel.collect-passed-symbols';

  it('magnificent.travel.poster-symbol-after-tent: it counts for the stop that takes the tent, not for passing it', () => {
    turn(RULESET_2, seats).when(round).because(collected, { posters: 1 });
    turn(RULESET_1, seats).when(round).because(collected, { posters: 2 });
  });

  it('magnificent.tents.may-stop-without-taking: a tent that is left uncovers nothing', () => {
    turn(RULESET_2, four).when(travel(2)).because(collected, { posters: 0 });
    turn(RULESET_1, four).when(travel(2)).because(collected, { posters: 1 });
  });

  it('magnificent.travel.poster-symbol-after-tent: on a track nobody keeps the tent opens one symbol more', () => {
    const told = { rulings, options: { copy: { ...COPY, travel: {} } } };
    const passing = (posters: number) => travel(8, { posters, tent: { space: 2 } });
    const table = (ruleset: typeof RULESET_1) => turn(ruleset, { ...seats, ...told });
    table(RULESET_2).when(passing(1)).isAllowed();
    table(RULESET_2)
      .when(passing(2))
      .refusedBecause('magnificent.travel.poster-symbol-after-tent', { posters: 2, most: 1 })
      .overridable();
    table(RULESET_1).when(passing(2)).isAllowed();
  });

  describe('for a wagon that stays on the tent it takes', () => {
    const standing = { ...rulings, 'zero-step-travel': 'takes-its-tent' };
    const still = (ruleset: typeof RULESET_1, told: Lying = {}) =>
      turn(ruleset, { ...seats, rulings: standing, wagons: { green: 2 }, ...told });
    const taken = travel(0, { tent: { space: 2 } });

    it('magnificent.travel.poster-symbol-after-tent: the tent opens its symbol without a step too', () => {
      still(RULESET_3)
        .when(taken)
        .because(collected, { posters: 1 })
        .because('magnificent.tents.place-any-empty-space', { space: 2 })
        .leaves({ seats: { ann: { own: { due: 2 } } } });
      // It is the tent that opens it: later moves and a tent that stays give nothing.
      still(RULESET_3, { rulings: { 'zero-step-travel': 'takes-its-tent' } })
        .when(taken)
        .because(collected, { posters: 0 });
      still(RULESET_3, { rulings }).when(travel(0)).because(collected, { posters: 0 });
      still(RULESET_3, { ...four, rulings: standing })
        .when(travel(0))
        .because(collected, { posters: 0 })
        .because('magnificent.tents.may-stop-without-taking', { tents: 4 });
      still(RULESET_3, { wagons: { green: 3 } })
        .when(travel(0))
        .because(collected, { gems: {}, posters: 0 });
    });

    it('magnificent.travel.poster-symbol-after-tent: in a match begun before, nothing was opened without a step', () => {
      for (const ruleset of [RULESET_1, RULESET_2])
        still(ruleset).when(taken).because(collected, { posters: 0 });
    });

    it('magnificent.travel.poster-symbol-after-tent: on a track nobody keeps it is told, and it is one at most', () => {
      const told = { options: { copy: { ...COPY, travel: {} } } };
      const telling = (posters: number) => travel(0, { posters, tent: { space: 2 } });
      for (const posters of [1, 3])
        still(RULESET_3, told).when(telling(posters)).because(collected, { posters: 1 });
      still(RULESET_3, told).when(telling(0)).because(collected, { posters: 0 });
      still(RULESET_2, told).when(telling(1)).because(collected, { posters: 0 });
      still(RULESET_3, { ...told, rulings })
        .when(travel(0, { posters: 1 }))
        .because(collected, { posters: 0 });
    });
  });
});

describe('a tent at the end of a way on a track that nobody keeps', () => {
  const clause = 'magnificent.travel.poster-symbol-after-tent';
  const TAKEN = [2, 3].map((space) => ({ space }));
  const table = (ruleset: typeof RULESET_1, told: Lying = {}) =>
    turn(ruleset, {
      ann: { dice: EARLIER },
      // Two tents have left the tracks.
      bo: { dice: OTHERS, own: { tents: TAKEN } },
      options: { copy: { ...COPY, travel: {} } },
      ...told,
    });
  const onto = (steps: number, posters: number) => travel(steps, { posters, tent: { space: 2 } });

  it('magnificent.travel.poster-symbol-after-tent: its space gives none, so that there is one fewer to pass', () => {
    table(RULESET_4)
      .when(onto(1, 1))
      .refusedBecause(clause, { posters: 1, most: 0, tents: 2 })
      .overridable();
    table(RULESET_4).when(onto(2, 1)).isAllowed();
    table(RULESET_4).when(onto(2, 2)).refusedBecause(clause, { posters: 2, most: 1 });
    // Six steps come by each other space once.
    table(RULESET_4).when(onto(7, 3)).refusedBecause(clause, { posters: 3, most: 2 });
    for (const way of [onto(3, 2), onto(8, 4), travel(1, { posters: 1 })])
      table(RULESET_4).when(way).isAllowed();
  });

  it('magnificent.travel.poster-symbol-after-tent: nor does the space of a tent that is left', () => {
    const may: Lying = { rulings: { 'must-take-tent': 'may-leave' } };
    const left = travel(1, { posters: 1, isLeft: true });
    table(RULESET_4, may).when(left).refusedBecause(clause, { most: 0 });
    table(RULESET_3, may).when(left).isAllowed();
  });

  it('magnificent.travel.poster-symbol-after-tent: played at once the tent that is taken opens it', () => {
    const rulings = { 'poster-under-taken-tent': 'at-once' };
    table(RULESET_4, { rulings }).when(onto(1, 1)).isAllowed();
    table(RULESET_4, { rulings }).when(onto(2, 2)).isAllowed();
    table(RULESET_4, { rulings }).when(onto(1, 2)).refusedBecause(clause, { most: 1 });
  });

  it('magnificent.travel.poster-symbol-after-tent: in a match begun before it might be passed', () => {
    for (const ruleset of [RULESET_1, RULESET_2, RULESET_3]) {
      table(ruleset).when(onto(1, 1)).isAllowed();
      table(ruleset).when(onto(7, 4)).isAllowed();
    }
  });
});

describe('a table told with more trainer tiles than can have come', () => {
  const told = (ruleset: typeof RULESET_1, lies: Lying) =>
    given({ ...magnificentRules, rulesets: [ruleset] }, lying(lies)).whenBegun();
  const TWO = ['plus_one', 'two_coins'] as const;

  it('magnificent.sets.tile-to-empty-space: it is not begun from: a later set would find no space', () => {
    told(RULESET_3, { ann: { own: { tiles: [...TWO] } } })
      .refusedBecause('magnificent.sets.tile-to-empty-space', { seat: 'ann', tiles: 2, most: 1 })
      .firmly();
    told(RULESET_3, { ann: { own: { tiles: ['plus_one'] } } }).isAllowed();
    told(RULESET_3, { round: 2, ann: { own: { tiles: [...TWO] } } }).isAllowed();
    told(RULESET_3, {
      phase: 'sets',
      done: ['ann'],
      ann: { own: { tiles: [...TWO] } },
    }).isAllowed();
  });

  it('magnificent.prepare.no-trainer-tiles-before-last-round: none lie beside the cards of the last round', () => {
    const sets = [{ tile: 'clear_gem' }, {}, {}] as const;
    told(RULESET_3, { round: 3, sets: [...sets] })
      .refusedBecause('magnificent.prepare.no-trainer-tiles-before-last-round', { tiles: 1 })
      .firmly();
    told(RULESET_3, { round: 2, sets: [...sets] }).isAllowed();
  });

  it('magnificent.sets.tile-to-empty-space: a match that was kept with them goes on', () => {
    for (const ruleset of [RULESET_1, RULESET_2]) {
      told(ruleset, { ann: { own: { tiles: [...TWO] } } }).isAllowed();
      told(ruleset, { round: 3, sets: [{ tile: 'clear_gem' }, {}, {}] }).isAllowed();
    }
  });

  it('magnificent.setup.trainer-draft-two-or-three: tiles are there to choose from once the display is laid out', () => {
    told(RULESET_3, { phase: 'setup', offered: ['plus_one', 'two_coins', 'clear_gem'] }).leaves({
      offered: [],
    });
  });
});

describe('a table told in the middle of a round', () => {
  const counts = (ann: number, bo: number, cy: number) => {
    const taken = (colour: DieColour, count: number) => ({
      dice: Array.from({ length: count }, (_, at) => ({ colour, value: 1, card: at + 1 })),
    });
    return {
      seats: 3,
      first: 'bo',
      ann: taken('orange', ann),
      bo: taken('green', bo),
      cy: taken('purple', cy),
    } as const;
  };
  const told = (ruleset: typeof RULESET_1, lies: Lying) =>
    given({ ...magnificentRules, rulesets: [ruleset] }, lying(lies)).whenBegun();

  it.each([
    [counts(0, 4, 0), 'bo', 'cy'],
    [counts(0, 2, 0), 'bo', 'cy'],
    [counts(1, 1, 0), 'ann', 'cy'],
    [counts(0, 0, 1), 'cy', 'bo'],
  ] as const)(
    'magnificent.overview.turn-order: dice are taken in turn from the starting player on %#',
    (lies, seat, next) => {
      told(RULESET_6, lies)
        .refusedBecause('magnificent.overview.turn-order', { seat, next })
        .firmly();
      told(RULESET_5, lies).isAllowed();
      told(RULESET_6, { ...lies, phase: 'over', round: 3 }).isAllowed();
    },
  );

  it.each([counts(0, 0, 0), counts(0, 1, 0), counts(0, 1, 1), counts(2, 3, 3), counts(4, 4, 4)])(
    'magnificent.overview.turn-order: a round begun in that order is gone on with %#',
    (lies) => {
      told(RULESET_6, lies).isAllowed();
    },
  );
});

describe('tents of one track that nobody keeps', () => {
  const clause = 'magnificent.travel.stop-to-take-tent';
  const tents = (...spaces: number[]) => ({ own: { tents: spaces.map((space) => ({ space })) } });
  /** Three tents of the green track lie there, and each of the two takes one more. */
  const taken = (ruleset: typeof RULESET_1, told: Lying = {}) => {
    const onto = (seat: Name, value: number): Move[] => [
      take(die('green', value), { seat }),
      { type: 'travel', seat, steps: 1, tent: { space: 2 } },
      { type: 'takePoster', seat, from: 'deck', space: 2 },
      { type: 'endTurn', seat },
    ];
    return given(
      { ...magnificentRules, rulesets: [ruleset] },
      lying({
        lifted: { green: 3 },
        ann: tents(5),
        bo: tents(4, 5),
        options: { copy: { ...COPY, travel: {} } },
        ...told,
      }),
    ).after(...onto('ann', 1), ...onto('bo', 2));
  };
  const next = (colour: 'green' | 'purple') => take(die(colour, 4), { card: 2 });
  const again = travel(1, { tent: { space: 4 } });

  it('magnificent.setup.tents-on-poster-spaces: five lie on each, so that no wagon gives a sixth', () => {
    const sixth = taken(RULESET_4).after(next('green'));
    sixth
      .when(again)
      .refusedBecause(clause, { seat: 'ann', wagon: 'green' })
      .also('magnificent.setup.tents-on-poster-spaces')
      .firmly();
    sixth.when(travel(1)).isAllowed();
    taken(RULESET_4)
      .after(next('purple'))
      .when(again)
      .leaves({ lifted: { green: 5, purple: 1 } })
      .liesAgain();
    taken(RULESET_4, { lifted: { green: 2 } })
      .after(next('green'))
      .when(again)
      .isAllowed();
  });

  it('magnificent.setup.tents-on-poster-spaces: of tents that nobody has it is not known which wagon gave them', () => {
    taken(RULESET_4, { ann: {}, bo: {} }).after(next('green')).when(again).isAllowed();
  });

  it('magnificent.setup.tents-on-poster-spaces: in a match begun before only those of all tracks were counted', () => {
    for (const ruleset of [RULESET_1, RULESET_2, RULESET_3])
      taken(ruleset).after(next('green')).when(again).isAllowed();
  });
});

describe('poster symbols of one track that nobody keeps', () => {
  const clause = 'magnificent.travel.poster-symbol-after-tent';
  /** The first tents of the match came from the purple track, two of them. */
  const table = (ruleset: typeof RULESET_1, colour: 'green' | 'purple', told: Lying = {}) =>
    turn(
      ruleset,
      {
        ann: { dice: EARLIER },
        bo: { dice: OTHERS, own: { tents: [{ space: 2 }, { space: 3 }] } },
        lifted: { purple: 2 },
        options: { copy: { ...COPY, travel: {} } },
        ...told,
      },
      die(colour, 6),
    );
  const passing = (posters: number) => travel(6, { posters });

  it('magnificent.travel.poster-symbol-after-tent: a tent of another track uncovers none on this one', () => {
    table(RULESET_5, 'green')
      .when(passing(1))
      .refusedBecause(clause, { posters: 1, most: 0, tents: 0 })
      .overridable();
    table(RULESET_5, 'purple').when(passing(2)).isAllowed();
    table(RULESET_5, 'purple').when(passing(3)).refusedBecause(clause, { most: 2, tents: 2 });
  });

  it('magnificent.travel.poster-symbol-after-tent: a tent that no wagon has given may be of any track', () => {
    const lifted = { purple: 1 };
    table(RULESET_5, 'green', { lifted }).when(passing(1)).isAllowed();
    table(RULESET_5, 'green', { lifted })
      .when(passing(2))
      .refusedBecause(clause, { most: 1, tents: 1 });
    table(RULESET_5, 'purple', { lifted }).when(passing(2)).isAllowed();
  });

  it('magnificent.travel.poster-symbol-after-tent: in a match begun before those of all tracks count for each', () => {
    for (const ruleset of [RULESET_1, RULESET_2, RULESET_3, RULESET_4])
      table(ruleset, 'green').when(passing(2)).isAllowed();
  });
});

describe('numbered master cards where nobody has told the boards', () => {
  const clause = 'magnificent.setup.numbered-master-cards';
  type Hand = readonly (Numeral | undefined)[];
  const dealt = (seat: Name, hand: Hand) =>
    deal(seat, {
      cards: hand.map((numeral, at) => ({
        card: { id: `${seat} ${at + 1}`, ...(numeral && { numeral }) },
      })),
    });
  const table = (ruleset: typeof RULESET_1, options: Options = {}) =>
    given({ ...magnificentRules, rulesets: [ruleset] }, setUp({ seats: 3, options }));
  const ONES = ['I', 'I', 'I', 'I'] as const;
  const MIXED = ['I', undefined, 'III', 'I'] as const;

  it('magnificent.setup.numbered-master-cards: the four of a hand carry the same numeral, as far as it is read', () => {
    table(RULESET_4)
      .when(dealt('ann', MIXED))
      .refusedBecause(clause, { seat: 'ann', numeral: 'III', beside: 'I' })
      .overridable();
    table(RULESET_4).whenLetStand(dealt('ann', MIXED), clause).isAllowed();
    for (const hand of [ONES, ['I', undefined, undefined, 'I'], []] as const)
      table(RULESET_4).when(dealt('ann', hand)).isAllowed();
    // Also where a card was read before the deal.
    table(RULESET_4)
      .after(
        ...(['I', 'II'] as const).map((numeral, at) => ({
          type: 'readCard' as const,
          seat: 'ann',
          card: at + 1,
          read: { id: numeral, numeral },
        })),
      )
      .when(deal('ann'))
      .refusedBecause(clause, { numeral: 'II', beside: 'I' });
  });

  it('magnificent.setup.numbered-master-cards: another one than at the other seats, by their cards or their board', () => {
    const after = table(RULESET_4).after(dealt('bo', ONES));
    after
      .when(dealt('ann', ONES))
      .refusedBecause(clause, { seat: 'ann', numeral: 'I', by: 'bo' })
      .overridable();
    after.when(dealt('ann', ['II', 'II', 'II', 'II'])).isAllowed();
    after.when(deal('ann')).isAllowed();
    table(RULESET_4, { boards: { bo: { board: 'I', side: 'A' } } })
      .when(dealt('ann', ONES))
      .refusedBecause(clause, { numeral: 'I', by: 'bo' });
  });

  it('magnificent.setup.numbered-master-cards: drafted cards are of any numeral', () => {
    table(RULESET_4, { cards: 'draft' })
      .after(dealt('bo', ONES))
      .when(dealt('ann', MIXED))
      .isAllowed();
  });

  it('magnificent.setup.numbered-master-cards: in a match begun before only the number of a board was asked', () => {
    for (const ruleset of [RULESET_1, RULESET_2, RULESET_3]) {
      table(ruleset).when(dealt('ann', MIXED)).isAllowed();
      table(ruleset).after(dealt('bo', ONES)).when(dealt('ann', ONES)).isAllowed();
      table(ruleset, { boards: { ann: { board: 'II', side: 'A' } } })
        .when(dealt('ann', ONES))
        .refusedBecause(clause, { board: 'II', numeral: 'I' });
    }
  });
});

describe('posters of which not all were read', () => {
  const clause = 'magnificent.perform.completed-face-down';
  const read = (artist: 'alberic' | 'bronson', symbol: 'orange' | 'green') => ({
    poster: { id: `${artist} ${symbol}`, artist, symbol },
  });
  /** Three completed, one of which nobody has read. */
  const completed = [read('alberic', 'orange'), read('alberic', 'green'), {}];
  const holding = (criterion: Criterion, more: Lying = {}) =>
    lying({
      phase: 'scoring',
      ...more,
      ann: { cards: [{ card: { id: 'posters', criterion } }], own: { completed } },
    });
  const counting = (ruleset: typeof RULESET_1, criterion: Criterion, more: Lying = {}) =>
    given({ ...magnificentRules, rulesets: [ruleset] }, holding(criterion, more));
  const told = (count: number) =>
    ({ type: 'scoreCard', seat: 'ann', scored: { card: 1, count } }) as const;
  const ARTIST = { kind: 'poster_of_one_artist', points: 5 } as const;
  const DIFFERENT = { kind: 'unique_artist', points: 4 } as const;
  const FIRE = { kind: 'poster_of_symbol', colour: 'orange', points: 4 } as const;

  it('magnificent.perform.completed-face-down: those read count, the others may, and no more than were completed', () => {
    for (const [criterion, least, most] of [
      [ARTIST, 2, 3],
      [DIFFERENT, 1, 2],
      [FIRE, 1, 2],
    ] as const) {
      const table = counting(RULESET_3, criterion);
      for (const count of [least - 1, most + 1])
        table.when(told(count)).refusedBecause(clause, { count, least, most }).firmly();
      for (const count of [least, most])
        table.when(told(count)).scores('ann', count * criterion.points);
    }
  });

  it('magnificent.perform.completed-face-down: a match begun before takes any number, and so does one that keeps no posters', () => {
    for (const ruleset of [RULESET_1, RULESET_2])
      counting(ruleset, ARTIST).when(told(9)).scores('ann', 45);
    counting(RULESET_3, ARTIST, { level: 'scorekeeper' }).when(told(9)).scores('ann', 45);
  });

  it('magnificent.perform.completed-face-down: what is offered goes as far as the rules do, also in a match begun before', () => {
    const offered = (ruleset: typeof RULESET_1) => {
      const begun = rulesOf(ruleset).begin(holding(ARTIST));
      if (!begun.allowed) throw new Error(begun.refusal.clause);
      const [one] = begun.state.seats;
      return one && supplyFor(begun.state, one, ARTIST, ruleset.tables);
    };
    expect(offered(RULESET_3)).toEqual({ most: 3, clause });
    const { most } = offered(RULESET_2) ?? {};
    expect(most).toBe(RULESET_2.tables.posters.box);
  });
});

describe('alone, a table told as sets are taken', () => {
  const clause = 'magnificent.solo.discard-top-sets';
  const GONE = { gone: true } as const;
  /** The hats on 6, 10 and 16 stand above. */
  const told = (ruleset: typeof RULESET_1, lies: Lying = {}) =>
    given(
      { ...magnificentRules, rulesets: [ruleset] },
      lying({ seats: 1, phase: 'sets', options: { copy: COPY }, ...lies }),
    ).whenBegun();

  it('magnificent.solo.discard-top-sets: those that went for the hats above lie there no more', () => {
    told(RULESET_3, { sets: [GONE, {}, {}, {}] })
      .refusedBecause(clause, { seat: 'ann', set: 2, sets: 3 })
      .firmly();
    told(RULESET_3).refusedBecause(clause, { set: 1, sets: 3 });
    told(RULESET_3, { sets: [GONE, GONE, GONE, {}] }).isAllowed();
    // In the last round they stay where the table plays it so.
    const kept = { round: 3, rulings: { 'solo-last-round-sets': 'no-discard' } };
    told(RULESET_3, kept).isAllowed();
  });

  it('magnificent.solo.discard-top-sets: a match that was kept with them goes on', () => {
    for (const ruleset of [RULESET_1, RULESET_2]) told(ruleset).isAllowed();
  });
});

describe('a trainer on a space of an action that cannot be carried out', () => {
  const clause = 'magnificent.trainers.action-specific';
  const ONE = die('green', 1);
  /** Every space of the track within power is taken. */
  const crowded: Lying = {
    seats: 4,
    ann: { hats: [1] },
    bo: { hats: [2] },
    cy: { hats: [3] },
    dee: { hats: [4] },
  };
  const arranging: Lying = {
    ...crowded,
    ann: {
      hats: [1],
      performs: 1,
      own: { trainers: 3, gems: { green: 2 }, posters: [{ space: 1 }] },
    },
  };
  const rearrange = use('rearrange_before');
  const arranged: Move = { type: 'arrange', seat: 'ann', spaces: [0, 1, 0, 0, 0] };
  const four = (ruleset: typeof RULESET_1, told: Lying, value = 4) =>
    turn(ruleset, { ...told, options: { boards: {} } }, die('green', value));

  it('magnificent.trainers.action-specific: it is refused, or posters would be rearranged for a turn that travels', () => {
    four(RULESET_4, arranging)
      .when(rearrange)
      .refusedBecause(clause, { seat: 'ann', space: 'rearrange_before', needed: 'perform' })
      .overridable();
    four(RULESET_4, arranging).whenLetStand(rearrange, clause).isAllowed();
    // With gems discarded first a vacant space is within power.
    four(RULESET_4, arranging)
      .after(boost({ green: 1 }), rearrange, arranged)
      .when(perform(5))
      .isAllowed();
    four(RULESET_4, arranging, 6).when(rearrange).isAllowed();
  });

  it('magnificent.trainers.action-specific: a +N stays open where the trainers at hand make the action possible', () => {
    const building = (trainers: number, own: Parameters<typeof owning>[0]['tiles'] = []) =>
      turn(
        RULESET_4,
        owning({ trainers, gems: { green: 1 }, tiles: ['build_plus_two', ...own] }),
        ONE,
      );
    const plus = use('build_plus_two');
    building(1).when(plus).refusedBecause(clause, { needed: 'build' }).overridable();
    building(1)
      .after(boost({ green: 1 }))
      .when(plus)
      .isAllowed();
    building(1, ['plus_one']).when(plus).refusedBecause(clause, { needed: 'build' });
    building(2, ['plus_one']).after(plus, use('plus_one')).when(build(4)).isAllowed();
    // What raises no power waits until the level is within it.
    for (const space of ['change_tile_colour', 'double_camp_bonus'] as const)
      building(2, ['plus_one', 'double_camp_bonus'])
        .when(use(space))
        .refusedBecause(clause, { needed: 'build' });
    building(3, ['plus_one'])
      .after(plus, use('plus_one'))
      .when(use('change_tile_colour'))
      .isAllowed();
  });

  it('magnificent.trainers.action-specific: trainers that change colours make a level possible one by one', () => {
    const levels = [{ requirement: 4, small: 2, large: 0 }];
    const told: Lying = {
      rulings: { 'build-impossible-tile': 'level-barred' },
      options: { copy: { ...COPY, levels }, boards: {} },
      bo: { own: { built: { green_small: 16 } } },
    };
    const changing = (trainers: number) => turn(RULESET_4, { ...told, ann: { own: { trainers } } });
    changing(1).when(use('change_tile_colour')).refusedBecause(clause, { needed: 'build' });
    changing(2)
      .after(use('change_tile_colour'), use('change_tile_colour'))
      .when(build(4))
      .isAllowed();
  });

  it('magnificent.trainers.action-specific: a match begun before goes on with it, and lets go of it', () => {
    for (const ruleset of [RULESET_1, RULESET_2, RULESET_3]) {
      four(ruleset, arranging).after(rearrange, arranged).when(travel(1)).isAllowed();
      turn(ruleset, owning({ trainers: 1, tiles: ['build_plus_two'] }), ONE)
        .after(use('build_plus_two'))
        .when(travel(1))
        .because('magnificent.travel.wagon-of-die-colour', { steps: 1, power: 1 });
    }
  });
});
