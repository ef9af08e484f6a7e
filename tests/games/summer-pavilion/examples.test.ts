// Every example the rulebook prints, ruled as it is printed.
import { describe, expect, it } from 'vitest';
import type { SomeTiles } from '../../../src/lib/games/summer-pavilion/data/pieces.ts';
import { countOf } from '../../../src/lib/games/summer-pavilion/data/pieces.ts';
import { summerPavilionRules as pavilion } from '../../../src/lib/games/summer-pavilion/module.ts';
import { given } from '../../support/given.ts';
import { DRAFT_EXAMPLES, PASS_EXAMPLES, PLACE_EXAMPLES, SET_UP_EXAMPLES } from './examples.ts';
import { acquiring, placing, preparing, setUp } from './positions.ts';

/** Somebody else with a tile, so that the turn has somewhere to go. */
const OTHER = { bo: { hand: { yellow: 1 } } } as const;

describe('the examples of the rulebook', () => {
  it.each(SET_UP_EXAMPLES)('$source: $id', (example) => {
    const then = given(pavilion, setUp({ seats: example.seats }))
      .whenBegun()
      .because('summer-pavilion.setup.supply-ten', { tiles: example.supply })
      .because('summer-pavilion.setup.fill-factories', {
        tiles: example.tilesOnDisplays,
        bag: example.leftInBag,
      })
      .scores('ann', example.scoreEach);
    for (const clause of example.clauses) then.because(clause, { displays: example.displays });
  });

  it.each(DRAFT_EXAMPLES)('$source: $id', ({ from, contents, colour, then, ...example }) => {
    const fromCenter = from === 'center';
    const displays = fromCenter ? [{ unknown: 0 }, { unknown: 4 }] : [contents, { unknown: 4 }];
    const after = given(
      pavilion,
      acquiring({ displays, center: example.center, ann: { total: example.score } }),
    )
      .when({
        type: 'draft',
        seat: 'ann',
        source: fromCenter ? 'center' : 1,
        colour,
        taken: then.taken,
      })
      .leaves({
        center: then.center,
        token: then.takesToken ? 'ann' : undefined,
        seats: { ann: { hand: then.taken, total: example.score + then.scoreChange } },
      })
      .scores('ann', then.scoreChange);
    if (then.toCenter !== undefined)
      after.because('summer-pavilion.draft.rest-to-center', { rest: then.toCenter });
    for (const clause of example.clauses) after.because(clause);
  });

  it.each(PLACE_EXAMPLES)('$source: $id', ({ star, number, colour, pay, then, ...example }) => {
    const bonus = then.bonus ?? 0;
    // Bonus tiles of a colour that is not on the hand, so that the rest of the hand is seen.
    const pick: SomeTiles = bonus > 0 ? { red: bonus } : {};
    const after = given(
      pavilion,
      placing({ ann: { hand: example.hand, board: { [star]: example.covered } }, ...OTHER }),
    )
      .when({ type: 'place', seat: 'ann', space: `${star}:${number}`, colour, pay, pick })
      .leaves({
        tower: countOf(then.toTower),
        seats: { ann: { hand: { ...then.hand, ...pick } } },
      })
      .because('summer-pavilion.play.discard-rest', { discarded: then.toTower })
      .scores('ann', then.points);
    for (const clause of example.clauses) after.because(clause);
    if (then.feature !== undefined)
      after.because('summer-pavilion.bonus.window', { feature: then.feature, tiles: bonus });
  });

  it.each(PASS_EXAMPLES)('$source: $id', ({ score, hand, keep, then, clauses }) => {
    const after = given(pavilion, placing({ ann: { total: score, hand }, ...OTHER }))
      .when({ type: 'pass', seat: 'ann', keep })
      .leaves({
        tower: countOf(then.toTower),
        seats: {
          ann: { corners: then.corners, hand: then.hand, passed: true, total: then.score },
        },
      })
      .scores('ann', then.scoreChange);
    for (const clause of clauses) after.because(clause);
  });

  it('Примеры получения очков, D and F: green tiles kept in round 1 are jokers in round 2', () =>
    given(pavilion, preparing({ ann: { corners: { green: 4 } } }))
      .when({ type: 'prepareRound' })
      .because('summer-pavilion.joker.carried-becomes', { joker: 'green', tiles: 4 }));

  it('are all there', () =>
    expect([
      SET_UP_EXAMPLES.length,
      DRAFT_EXAMPLES.length,
      PLACE_EXAMPLES.length,
      PASS_EXAMPLES.length,
    ]).toEqual([3, 3, 8, 1]));
});
