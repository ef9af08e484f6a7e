// Set-up: displays, supply, markers and who begins. Rulebook «Подготовка».
import { describe, it } from 'vitest';
import { summerPavilionRules as pavilion } from '../../../src/lib/games/summer-pavilion/module.ts';
import { given } from '../../support/given.ts';

import { acquiring, placing, setUp } from './positions.ts';

describe('set-up', () => {
  it('summer-pavilion.setup.factories-2p: two players use 5 displays', () =>
    given(pavilion, setUp({ seats: 2 }))
      .whenBegun()
      .because('summer-pavilion.setup.factories-2p', { displays: 5 })
      .leaves({ displays: Array.from({ length: 5 }, () => ({ unknown: 4 })) }));

  it('summer-pavilion.setup.factories-3p: three players use 7 displays', () =>
    given(pavilion, setUp({ seats: 3 }))
      .whenBegun()
      .because('summer-pavilion.setup.factories-3p', { displays: 7 })
      .leaves({ displays: Array.from({ length: 7 }, () => ({ unknown: 4 })) }));

  it('summer-pavilion.setup.factories-4p: four players use 9 displays', () =>
    given(pavilion, setUp({ seats: 4 }))
      .whenBegun()
      .because('summer-pavilion.setup.factories-4p', { displays: 9 })
      .leaves({ displays: Array.from({ length: 9 }, () => ({ unknown: 4 })) }));

  it('summer-pavilion.setup.player-count: one or five players have no display count', () => {
    for (const seats of [['ann'], ['ann', 'bo', 'cy', 'dee', 'eve']])
      given(pavilion, { ...setUp(), seats })
        .whenBegun()
        .refusedBecause('summer-pavilion.setup.player-count', { seats: seats.length })
        .firmly();
  });

  it('summer-pavilion.setup.round-counter: the counter starts on round 1', () =>
    given(pavilion, setUp())
      .whenBegun()
      .because('summer-pavilion.setup.round-counter', { round: 1 })
      .leaves({ round: 1, phase: 'acquire' }));

  it('summer-pavilion.setup.round-counter-meaning: the counter shows the round and its joker', () =>
    given(pavilion, setUp())
      .whenBegun()
      .because('summer-pavilion.setup.round-counter')
      .also('summer-pavilion.setup.round-counter-meaning'));

  it('summer-pavilion.setup.first-joker-purple: purple is the joker of round 1', () =>
    given(pavilion, setUp())
      .whenBegun()
      .because('summer-pavilion.setup.first-joker-purple', { joker: 'purple' }));

  it('summer-pavilion.setup.scoring-marker: every seat starts with 5 points, at both levels', () => {
    for (const level of ['scorekeeper', 'referee'] as const)
      given(pavilion, setUp({ seats: 3, level }))
        .whenBegun()
        .scores('ann', 5)
        .because('summer-pavilion.setup.scoring-marker', { total: 5 })
        .totals(5, 5, 5);
  });

  it('summer-pavilion.setup.supply-ten: ten tiles lie on the supply spaces', () =>
    given(pavilion, setUp())
      .whenBegun()
      .because('summer-pavilion.setup.supply-ten', { tiles: 10 })
      .leaves({ supply: { known: {}, unknown: 10 } }));

  it('summer-pavilion.setup.supply-ten: no more colours can be told than spaces are unknown', () =>
    given(pavilion, setUp())
      .after({ type: 'fillSupply', tiles: { red: 4 } })
      .when({ type: 'fillSupply', tiles: { blue: 7 } })
      .refusedBecause('summer-pavilion.setup.supply-ten', { told: 7, unknown: 6 })
      .firmly());

  it('summer-pavilion.round.three-phases: supply colours are not told at scorekeeper level', () =>
    given(pavilion, setUp({ level: 'scorekeeper' }))
      .when({ type: 'fillSupply', tiles: { red: 4 } })
      .refusedBecause('summer-pavilion.round.three-phases')
      .firmly());

  it('summer-pavilion.setup.fill-factories: 4 tiles on each display leave 102, 94 or 86 in the bag', () => {
    const left = { 2: 102, 3: 94, 4: 86 } as const;
    for (const seats of [2, 3, 4] as const)
      given(pavilion, setUp({ seats }))
        .whenBegun()
        .because('summer-pavilion.setup.fill-factories', {
          tiles: 132 - 10 - left[seats],
          bag: left[seats],
        });
  });

  it('summer-pavilion.setup.fill-factories: a full display holds 4 tiles, not 3', () =>
    given(pavilion, setUp())
      .when({ type: 'fillDisplay', display: 2, tiles: { red: 3 } })
      .refusedBecause('summer-pavilion.setup.fill-factories', { display: 2, told: 3, holds: 4 })
      .firmly());

  it('summer-pavilion.setup.start-token-center: the token begins in the centre of the table', () =>
    given(pavilion, setUp())
      .whenBegun()
      .because('summer-pavilion.setup.start-token-center')
      .leaves({ token: undefined }));

  it('summer-pavilion.joker.one-per-round: each round has a joker colour of its own', () => {
    given(pavilion, setUp())
      .whenBegun()
      .because('summer-pavilion.setup.first-joker-purple')
      .also('summer-pavilion.joker.one-per-round');
    const jokers = ['purple', 'green', 'orange', 'yellow', 'blue', 'red'] as const;
    for (const [index, joker] of jokers.entries())
      given(pavilion, placing({ round: index + 1, ann: { hand: { [joker]: 1 } } }))
        .when({ type: 'place', seat: 'ann', space: `${joker}:1`, pay: { [joker]: 1 } })
        .because('summer-pavilion.wild.own-colour', { joker });
  });

  it('summer-pavilion.round.youngest-starts: the youngest opens the match, nobody else', () => {
    const setup = setUp({ seats: 3, firstSeat: 'bo' });
    given(pavilion, setup)
      .whenBegun()
      .because('summer-pavilion.round.youngest-starts')
      .asks('draft', 'bo');
    given(pavilion, setup)
      .when({ type: 'draft', seat: 'ann', source: 1, colour: 'red', contents: { red: 4 } })
      .refusedBecause('summer-pavilion.round.youngest-starts', { seat: 'ann', first: 'bo' })
      .overridable();
  });

  it('table.seat-unknown: a first seat that does not sit there cannot begin', () =>
    given(pavilion, { ...setUp(), firstSeat: 'zoe' })
      .whenBegun()
      .refusedBecause('table.seat-unknown', { seat: 'zoe' })
      .firmly());
});

describe('a table as it lies', () => {
  it('table.position: a match begins in the middle with the totals it is told', () =>
    given(pavilion, placing({ round: 4, ann: { total: 31, hand: { red: 1 } }, bo: { total: 28 } }))
      .whenBegun()
      .scores('ann', 31)
      .because('table.position', { total: 31 })
      .leaves({ round: 4, phase: 'place', turn: 'ann' }));

  it('summer-pavilion.component.tiles: more tiles of a colour than the box holds are refused', () => {
    given(pavilion, placing({ ann: { hand: { red: 23 } } }))
      .whenBegun()
      .refusedBecause('summer-pavilion.component.tiles', { colour: 'red', count: 23, exist: 22 });
    given(pavilion, placing({ tower: 120, ann: { hand: { red: 3 } } }))
      .whenBegun()
      .refusedBecause('summer-pavilion.component.tiles', { count: 133, exist: 132 });
  });

  it('summer-pavilion.place.rhombus-only: a position names only spaces of the board', () =>
    given(pavilion, placing({ ann: { board: { teal: { 1: 'red' } } } }))
      .whenBegun()
      .refusedBecause('summer-pavilion.place.rhombus-only', { space: 'teal:1' }));

  it('summer-pavilion.prep.after-round-six: no phase 3 follows round 6', () =>
    given(pavilion, {
      ...placing({}),
      position: { ...placing({}).position, ...atEnd('prepare', 6) },
    })
      .whenBegun()
      .refusedBecause('summer-pavilion.prep.after-round-six', { round: 6 }));

  it('summer-pavilion.end.after-six: goals are not counted before round 6', () =>
    given(pavilion, { ...placing({}), position: { ...placing({}).position, ...atEnd('goals', 3) } })
      .whenBegun()
      .refusedBecause('summer-pavilion.end.after-six', { round: 3 }));

  it('summer-pavilion.pass.out-for-round: it cannot be the turn of a seat that has passed', () =>
    given(pavilion, placing({ turn: 'bo', bo: { passed: true } }))
      .whenBegun()
      .refusedBecause('summer-pavilion.pass.out-for-round', { seat: 'bo' }));

  it('summer-pavilion.pass.out-for-round: nobody has passed yet while tiles are taken', () =>
    given(
      pavilion,
      acquiring({
        displays: [{ red: 1 }],
        token: 'bo',
        ann: { passed: true },
        bo: { passed: true, hand: { blue: 1 } },
      }),
    )
      .when({ type: 'draft', seat: 'ann', source: 1, colour: 'red' })
      .leaves({ seats: { ann: { passed: undefined }, bo: { passed: undefined } } })
      .asks('place', 'bo'));

  it('summer-pavilion.pass.keep-four: no more than four tiles lie on the corners', () =>
    given(pavilion, placing({ bo: { corners: { red: 5 } } }))
      .whenBegun()
      .refusedBecause('summer-pavilion.pass.keep-four', { kept: 5, limit: 4 }));

  it('summer-pavilion.draft.two-sources: no more displays than the table uses', () =>
    given(pavilion, acquiring({ displays: Array.from({ length: 6 }, () => ({ red: 1 })) }))
      .whenBegun()
      .refusedBecause('summer-pavilion.draft.two-sources', { source: 6, displays: 5 }));

  it('summer-pavilion.pass.floor-one: a total below 1 lies on no score track', () => {
    given(pavilion, placing({ ann: { total: 1 } }))
      .whenBegun()
      .totals(1, 5);
    given(pavilion, placing({ ann: { total: 0 } }))
      .whenBegun()
      .refusedBecause('summer-pavilion.pass.floor-one', { total: 0, floor: 1 })
      .also('summer-pavilion.track.total-not-lap')
      .firmly();
    const lower = { 'floor-for-all-losses': 'token-only' };
    given(pavilion, placing({ ann: { total: -2 }, rulings: lower }))
      .whenBegun()
      .totals(-2, 5);
  });

  it('summer-pavilion.play.repeat: phase 2 is over where all have passed', () =>
    given(pavilion, placing({ ann: { passed: true }, bo: { passed: true } }))
      .whenBegun()
      .refusedBecause('summer-pavilion.play.repeat', { stillIn: [] })
      .firmly());

  it('summer-pavilion.round.three-phases: displays are empty outside phase 1', () =>
    given(pavilion, placing({ center: { red: 1 } }))
      .whenBegun()
      .refusedBecause('summer-pavilion.round.three-phases', { phase: 'place', needed: 'acquire' }));

  it('summer-pavilion.draft.phase-end: with nothing left to take the position goes on to placing', () =>
    given(pavilion, acquiring({ displays: [], token: 'bo', bo: { hand: { red: 1 } } }))
      .whenBegun()
      .because('summer-pavilion.draft.phase-end', { first: 'bo' })
      .leaves({ phase: 'place', turn: undefined }));
});

function atEnd(phase: 'prepare' | 'goals', round: number) {
  return {
    phase,
    round,
    turn: undefined,
    seats: placing({}).position?.seats ?? {},
    starter: 'ann',
  };
}
