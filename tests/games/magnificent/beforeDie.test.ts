// Trainers before the die: what works at any moment of a turn works before its die as well. Rulebook «Эффекты ячеек ассистентов».
import { describe, expect, it } from 'vitest';
import type { TrainerSpace } from '../../../src/lib/games/magnificent/data/kinds.ts';
import { TRAINER_SPACES, TRAINER_TILES } from '../../../src/lib/games/magnificent/data/kinds.ts';
import { magnificentRules } from '../../../src/lib/games/magnificent/module.ts';
import type { Move } from '../../../src/lib/games/magnificent/rules/moves.ts';
import { isBonusOpen } from '../../../src/lib/games/magnificent/rules/cardBonus.ts';
import { powerNow } from '../../../src/lib/games/magnificent/rules/powerNow.ts';
import { seatOf } from '../../../src/lib/games/magnificent/rules/table.ts';
import { at, layOutFor, roll, diceFor } from './opening.ts';
import type { Lying } from './tables.ts';
import { POSTERS, TABLE, lying, setUp } from './tables.ts';
import {
  bonuses,
  boost,
  build,
  dice,
  die,
  endTurn,
  fromDeck,
  owning,
  perform,
  round,
  take,
  travel,
  use,
  useBonus,
} from './turns.ts';

const GREEN = die('green', 2);
const ANY_MOMENT: readonly TrainerSpace[] = ['buy_poster', 'two_coins', 'clear_gem'];
const OWN = { trainers: 3, tiles: ['two_coins', 'clear_gem'] as const, gems: {} };
const told = owning({ ...OWN, tiles: [...OWN.tiles] }, 4);

describe('before the die', () => {
  it('magnificent.trainers.board-buy-poster: a poster is bought first, and the die is chosen knowing it', () => {
    const bought = round(told).after(use('buy_poster'));
    round(told)
      .when(use('buy_poster'))
      .because('magnificent.trainers.board-buy-poster', { trainers: 1, cost: 2, posters: 1 })
      .leaves({ seats: { ann: { coins: 2, dice: [], own: { trainers: 2, due: 1 } } } })
      .asks('takePoster', 'ann', { due: 1 });
    bought
      .when(take(GREEN))
      .refusedBecause('magnificent.posters.source', { seat: 'ann', due: 1 })
      .firmly();
    bought.when(fromDeck(3)).asks('takeDie', 'ann', { turn: 1, coins: 2 });
    bought
      .after(fromDeck(3))
      .when(take(GREEN))
      .leaves({ seats: { ann: { own: { posters: [{ space: 3 }], trainers: 2 } } } })
      .asks('act', 'ann', { power: 2, trainers: 2 });
    // As many as there is money for, all at once or one by one.
    round(told)
      .when(use('buy_poster', 3))
      .refusedBecause('magnificent.trainers.board-buy-poster', { cost: 6, coins: 4 })
      .firmly();
    bought
      .after(fromDeck(3))
      .when(use('buy_poster'))
      .leaves({ seats: { ann: { coins: 0 } } });
  });

  it('magnificent.trainers.tile-two-coins: two coins for each trainer before the die, and more after it', () => {
    const paid = round(told).after(use('two_coins'));
    round(told)
      .when(use('two_coins', 2))
      .because('magnificent.trainers.tile-two-coins', { trainers: 2, coins: 4 })
      .leaves({ seats: { ann: { coins: 8, own: { trainers: 1 } } } })
      .asks('takeDie', 'ann', { coins: 8 });
    paid
      .after(take(GREEN))
      .when(use('two_coins'))
      .leaves({ seats: { ann: { coins: 8, own: { trainers: 1 } } } });
  });

  it('magnificent.trainers.tile-clear-gem: a clear gem before the die, once a turn whenever it is', () => {
    const given = round(told).after(use('clear_gem'));
    round(told)
      .when(use('clear_gem'))
      .because('magnificent.trainers.tile-clear-gem', { trainers: 1 })
      .leaves({ seats: { ann: { own: { gems: { clear: 1 }, trainers: 2 } } } });
    given.when(use('clear_gem')).refusedBecause('magnificent.trainers.kind-single');
    const taken = given.after(take(GREEN));
    taken.when(use('clear_gem')).refusedBecause('magnificent.trainers.kind-single');
    taken.when(boost({ clear: 1 })).because('magnificent.power.gem-boost', { power: 2 });
  });

  it('magnificent.trainers.board-flip-die: the die that is taken then may be turned over by another trainer', () => {
    round(told)
      .after(use('two_coins', 2))
      .when(take(GREEN, { turned: { to: 5, trainers: 1 } }))
      .because('magnificent.trainers.board-flip-die', { from: 2, to: 5, trainers: 1 })
      .leaves({ turn: { trainers: { two_coins: 2, flip_die: 1 } } });
    round(told)
      .after(use('two_coins', 3))
      .when(take(GREEN, { turned: { to: 5, trainers: 1 } }))
      .refusedBecause('magnificent.trainers.any-number', { trainers: 1, has: 0 });
  });

  it('magnificent.trainers.move-to-main-tent: those used before the die leave with all others', () => {
    round(told)
      .after(use('clear_gem'), take(GREEN), use('two_coins'), travel(1))
      .when(endTurn())
      .because('magnificent.trainers.move-to-main-tent', { trainers: 2 })
      .leaves({ seats: { ann: { own: { trainers: 1, resting: 2 } } } })
      .asks('takeDie', 'bo');
  });
});

describe('what waits for the die', () => {
  it('magnificent.overview.turn-phases: every other trainer space, and all else of a turn', () => {
    const others = TRAINER_SPACES.filter((space) => !ANY_MOMENT.includes(space));
    const tiles = TRAINER_TILES.filter((tile) => others.some((space) => space === tile));
    const more: readonly Move[] = [
      boost({ orange: 1 }),
      useBonus(),
      build(0),
      travel(0),
      perform(4),
      endTurn(),
      { type: 'arrange', seat: 'ann', spaces: [1, 0, 0, 0, 0] },
      { type: 'layTile', seat: 'ann', tile: 'orange_small' },
    ];
    const ann = {
      ...bonuses({ kind: 'coins', count: 1 }),
      dice: dice(die('orange', 4)),
      own: { trainers: 3, gems: { orange: 1 }, posters: [{ space: 1, poster: POSTERS[0] }] },
    };
    const bo = { dice: dice(die('green', 1)) };
    for (const tile of tiles) {
      const table = round({ ann: { ...ann, own: { ...ann.own, tiles: [tile] } }, bo });
      for (const moment of [table, table.after(use('buy_poster'), fromDeck(2))])
        for (const move of [...others.map((space) => use(space)), ...more])
          moment
            .when(move)
            .refusedBecause('magnificent.overview.turn-phases', { stage: 'die', needed: 'power' })
            .firmly();
    }
  });

  it('magnificent.overview.turn-phases: no bonus is open and no power counts, whatever an earlier die lies there', () => {
    const rules = magnificentRules.rulesOf(magnificentRules.rulesets[0]);
    const ann = { ...bonuses(), dice: dice(die('orange', 4)), own: { trainers: 1 } };
    const begun = rules.begin(lying({ ann, bo: { dice: dice(die('green', 1)) } }));
    const ruling = begun.allowed ? rules.rule(begun.state, use('buy_poster')) : begun;
    const one = ruling.allowed ? seatOf(ruling.state, 'ann') : undefined;
    expect(one?.own?.due).toBe(1);
    if (!ruling.allowed || one === undefined) return;
    expect(powerNow(TABLE, ruling.state, one)).toBe(0);
    expect(isBonusOpen(TABLE, ruling.state, one)).toBe(false);
  });

  it('magnificent.solo.discard-poster-for-die: what comes before a turn is asked no more once it has begun', () => {
    const rules = magnificentRules.rulesOf(magnificentRules.rulesets[0]);
    const begun = rules.begin(
      lying({ seats: 1, ann: { own: { trainers: 1, tiles: ['two_coins'] } } }),
    );
    const ruling = begun.allowed ? rules.rule(begun.state, use('two_coins')) : begun;
    const asked = [begun, ruling].map((one) =>
      one.allowed ? rules.steps(one.state).map(({ step }) => step) : [],
    );
    expect(asked).toEqual([['takeDie', 'addDie'], ['takeDie']]);
  });

  it('magnificent.overview.turn-order: nobody else acts, and nobody begins out of turn', () => {
    const table = round({ ...told, bo: { own: { trainers: 1 } } });
    table
      .when(use('buy_poster', 1, 'bo'))
      .refusedBecause('magnificent.overview.turn-order', { seat: 'bo', next: 'ann' })
      .overridable();
    const begun = table.after(use('two_coins'));
    for (const move of [use('buy_poster', 1, 'bo'), take(GREEN, { seat: 'bo' }), endTurn('bo')])
      begun
        .when(move)
        .refusedBecause('magnificent.overview.turn-order', { seat: 'bo', next: 'ann' })
        .firmly();
    // Where the table lets it stand, the turn that began so goes on.
    table
      .whenLetStand(use('buy_poster', 1, 'bo'), 'magnificent.overview.turn-order')
      .leaves({ turn: { seat: 'bo', stage: 'die' } })
      .asks('takePoster', 'bo');
    round({ turn: { seat: 'bo', stage: 'die', trainers: { buy_poster: 1 } } })
      .when(take(GREEN, { seat: 'bo' }))
      .asks('act', 'bo');
  });

  it('magnificent.overview.turns-per-round: after four dice no trainer begins a fifth turn', () => {
    const four = dice(die('orange', 1), die('green', 1), die('purple', 1), die('clear', 1));
    round({ ann: { dice: four, own: { trainers: 1 } }, bo: { dice: four.slice(1) } })
      .when(use('buy_poster'))
      .refusedBecause('magnificent.overview.turns-per-round', { seat: 'ann', turns: 4 })
      .firmly();
  });

  it('magnificent.setup.roll-into-main-tent: no trainer is used while the table is still laid out', () => {
    at(setUp())
      .when(use('buy_poster'))
      .refusedBecause('magnificent.setup.roll-into-main-tent')
      .firmly();
    at(setUp())
      .after(roll(...diceFor(2)), layOutFor(2))
      .when(use('buy_poster'))
      .refusedBecause('magnificent.setup.deal-starting-poster', { seat: 'ann' });
  });

  it('magnificent.solo.discard-poster-for-die: alone too, and a poster goes for a die before that', () => {
    const add: Move = { type: 'addDie', die: { colour: 'green', value: 3 }, space: 1 };
    const alone = round({ seats: 1, ...told });
    alone.when(use('two_coins')).asks('takeDie', 'ann', { turn: 1 }).liesAgain();
    alone
      .after(use('two_coins'))
      .when(add)
      .refusedBecause('magnificent.solo.discard-poster-for-die', { again: false });
    alone.after(add).when(use('two_coins')).leaves({ added: true }).asks('takeDie', 'ann');
  });
});

describe('a table told before its die', () => {
  const begun = { seat: 'ann', stage: 'die', trainers: { buy_poster: 1 } } as const;

  it('magnificent.trainers.any-number: lies again as it is written down', () => {
    round(told)
      .when(use('buy_poster'))
      .leaves({ turn: { seat: 'ann', stage: 'die', trainers: { buy_poster: 1 } } })
      .liesAgain();
    round(told).after(use('buy_poster')).when(fromDeck(3)).liesAgain();
    const again = round({ turn: begun, ann: { own: { due: 1 } } });
    again.when(take(GREEN)).refusedBecause('magnificent.posters.source', { due: 1 });
    // Once the die is taken nothing more is said of it.
    again
      .after(fromDeck(2))
      .when(take(GREEN))
      .leaves({ turn: { stage: undefined, trainers: { buy_poster: 1 } } })
      .liesAgain();
  });

  it('magnificent.overview.turn-phases: nothing else can have come of such a turn', () => {
    const others: readonly Partial<NonNullable<Lying['turn']>>[] = [
      { action: 'travel' },
      { bonus: 1 },
      { gems: { orange: 1 } },
      { plus: [{ source: 'card', power: 2 }] },
      { trainers: { plus_one: 1 } },
      { completed: 1 },
    ];
    for (const more of others)
      at(lying({ turn: { ...begun, ...more } }))
        .whenBegun()
        .refusedBecause('magnificent.overview.turn-phases', { stage: 'die', needed: 'power' });
  });

  it('magnificent.overview.turns-per-round: no fifth turn can have begun', () => {
    const four = dice(die('orange', 1), die('green', 1), die('purple', 1), die('clear', 1));
    at(lying({ turn: begun, ann: { dice: four } }))
      .whenBegun()
      .refusedBecause('magnificent.overview.turns-per-round', { seat: 'ann', turns: 4 });
  });
});
