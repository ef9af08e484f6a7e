// Phase 1: taking tiles from displays and centre. Rulebook «Фаза 1: Получение плиток».
import { describe, it } from 'vitest';
import { summerPavilionRules as pavilion } from '../../../src/lib/games/summer-pavilion/module.ts';
import { given } from '../../support/given.ts';

import { acquiring, placing, setUp } from './positions.ts';

const RED_AND_YELLOW = { red: 2, yellow: 2 };
const JOKERS_TOO = { green: 1, purple: 2, yellow: 1 };

describe('phase 1', () => {
  it('summer-pavilion.draft.factory-one-colour: all tiles of the colour come from the display', () => {
    const draft = { type: 'draft', seat: 'ann', source: 1, colour: 'red' } as const;
    given(pavilion, setUp())
      .when({ ...draft, contents: RED_AND_YELLOW })
      .because('summer-pavilion.draft.place-beside-board', { taken: { red: 2 }, source: 1 });
    given(pavilion, setUp())
      .when({ ...draft, contents: RED_AND_YELLOW, taken: { red: 1 } })
      .refusedBecause('summer-pavilion.draft.factory-one-colour', {
        taken: { red: 1 },
        due: { red: 2 },
        colour: 'red',
      })
      .overridable();
    given(pavilion, setUp())
      .when({ ...draft, contents: RED_AND_YELLOW, taken: { red: 3 } })
      .refusedBecause('summer-pavilion.draft.factory-one-colour')
      .firmly();
  });

  it('summer-pavilion.draft.factory-one-colour: let stand, the claim counts and the rest moves on', () =>
    given(pavilion, setUp())
      .whenLetStand(
        {
          type: 'draft',
          seat: 'ann',
          source: 1,
          colour: 'red',
          contents: RED_AND_YELLOW,
          taken: { red: 1 },
        },
        'summer-pavilion.draft.factory-one-colour',
      )
      .leaves({ center: { red: 1, yellow: 2 }, seats: { ann: { hand: { red: 1 } } } }));

  it('summer-pavilion.draft.place-beside-board: tiles taken lie beside the own board', () =>
    given(pavilion, acquiring({ ann: { hand: { blue: 1 } } }))
      .when({
        type: 'draft',
        seat: 'ann',
        source: 2,
        colour: 'blue',
        contents: { blue: 3, red: 1 },
      })
      .because('summer-pavilion.draft.place-beside-board', { taken: { blue: 3 }, source: 2 })
      .leaves({ seats: { ann: { hand: { blue: 4 } } } }));

  it('summer-pavilion.draft.rest-to-center: what is left on the display moves to the centre', () =>
    given(pavilion, setUp())
      .when({ type: 'draft', seat: 'ann', source: 1, colour: 'green', contents: JOKERS_TOO })
      .because('summer-pavilion.draft.rest-to-center', {
        rest: { purple: 1, yellow: 1 },
        display: 1,
      })
      .leaves({ center: { purple: 1, yellow: 1 } }));

  it('summer-pavilion.draft.rest-to-center: the app has to know what lay there, and the same', () => {
    given(pavilion, setUp())
      .when({ type: 'draft', seat: 'ann', source: 1, colour: 'red' })
      .refusedBecause('summer-pavilion.draft.rest-to-center', { source: 1 })
      .firmly();
    given(pavilion, setUp())
      .after({ type: 'fillDisplay', display: 1, tiles: RED_AND_YELLOW })
      .when({ type: 'draft', seat: 'ann', source: 1, colour: 'red', contents: { red: 4 } })
      .refusedBecause('summer-pavilion.draft.rest-to-center', {
        known: RED_AND_YELLOW,
        told: { red: 4 },
      });
    given(pavilion, acquiring({ center: { red: 2 } }))
      .when({ type: 'draft', seat: 'ann', source: 'center', colour: 'red', contents: { red: 3 } })
      .refusedBecause('summer-pavilion.draft.rest-to-center', {
        known: { red: 2 },
        told: { red: 3 },
      });
  });

  it('summer-pavilion.draft.factory-joker-extra: exactly one joker comes along from a display', () => {
    const draft = {
      type: 'draft',
      seat: 'ann',
      source: 1,
      colour: 'green',
      contents: JOKERS_TOO,
    } as const;
    given(pavilion, setUp())
      .when(draft)
      .leaves({ seats: { ann: { hand: { green: 1, purple: 1 } } } });
    for (const purple of [0, 2])
      given(pavilion, setUp())
        .when({ ...draft, taken: { green: 1, purple } })
        .refusedBecause('summer-pavilion.draft.factory-joker-extra', {
          joker: 'purple',
          taken: purple,
        });
  });

  it('summer-pavilion.draft.factory-only-jokers: of nothing but jokers one is taken, the others move', () => {
    const draft = {
      type: 'draft',
      seat: 'ann',
      source: 1,
      colour: 'purple',
      contents: { purple: 4 },
    } as const;
    given(pavilion, setUp())
      .when(draft)
      .leaves({ center: { purple: 3 }, seats: { ann: { hand: { purple: 1 } } } });
    given(pavilion, setUp())
      .when({ ...draft, taken: { purple: 2 } })
      .refusedBecause('summer-pavilion.draft.factory-only-jokers', { joker: 'purple', taken: 2 });
  });

  it('summer-pavilion.draft.center-one-colour: all tiles of the colour come from the centre', () => {
    const draft = { type: 'draft', seat: 'ann', source: 'center', colour: 'red' } as const;
    const table = acquiring({ center: { red: 3, blue: 1 } });
    given(pavilion, table)
      .when(draft)
      .because('summer-pavilion.draft.place-beside-board', { taken: { red: 3 }, source: 'center' })
      .leaves({ center: { blue: 1 } });
    given(pavilion, table)
      .when({ ...draft, taken: { red: 2 } })
      .refusedBecause('summer-pavilion.draft.center-one-colour', { due: { red: 3 } });
  });

  it('summer-pavilion.draft.center-joker-extra: exactly one joker comes along from the centre', () => {
    const draft = { type: 'draft', seat: 'ann', source: 'center', colour: 'red' } as const;
    const table = acquiring({ center: { red: 1, purple: 2 } });
    given(pavilion, table)
      .when(draft)
      .leaves({ center: { purple: 1 }, seats: { ann: { hand: { red: 1, purple: 1 } } } });
    given(pavilion, table)
      .when({ ...draft, taken: { red: 1 } })
      .refusedBecause('summer-pavilion.draft.center-joker-extra', { joker: 'purple', taken: 0 });
  });

  it('summer-pavilion.draft.center-only-jokers: of nothing but jokers in the centre one is taken', () => {
    const draft = { type: 'draft', seat: 'ann', source: 'center', colour: 'purple' } as const;
    const table = acquiring({ center: { purple: 3 } });
    given(pavilion, table)
      .when(draft)
      .scores('ann', -1)
      .leaves({ center: { purple: 2 }, token: 'ann', seats: { ann: { hand: { purple: 1 } } } });
    given(pavilion, table)
      .when({ ...draft, taken: { purple: 3 } })
      .refusedBecause('summer-pavilion.draft.center-only-jokers', { joker: 'purple', taken: 3 });
  });

  it('summer-pavilion.draft.joker-not-choosable: the joker is not chosen while other colours lie there', () => {
    const draft = { type: 'draft', seat: 'ann', source: 1, colour: 'purple' } as const;
    given(pavilion, setUp())
      .when({ ...draft, contents: JOKERS_TOO })
      .refusedBecause('summer-pavilion.draft.joker-not-choosable', {
        joker: 'purple',
        others: ['green', 'yellow'],
      })
      .overridable();
    given(pavilion, setUp())
      .whenLetStand({ ...draft, contents: JOKERS_TOO }, 'summer-pavilion.draft.joker-not-choosable')
      .leaves({ seats: { ann: { hand: { purple: 1 } } } });
    given(pavilion, acquiring({ round: 2, center: { green: 2, red: 1 } }))
      .when({ type: 'draft', seat: 'ann', source: 'center', colour: 'green' })
      .refusedBecause('summer-pavilion.draft.joker-not-choosable', {
        joker: 'green',
        others: ['red'],
      });
  });

  it('summer-pavilion.draft.no-joker-no-extra: without a joker there nothing else is taken', () => {
    const draft = {
      type: 'draft',
      seat: 'ann',
      source: 1,
      colour: 'red',
      contents: RED_AND_YELLOW,
    } as const;
    given(pavilion, setUp())
      .when(draft)
      .leaves({ seats: { ann: { hand: { red: 2 } } } });
    given(pavilion, setUp())
      .when({ ...draft, taken: { red: 2, purple: 1 } })
      .refusedBecause('summer-pavilion.draft.no-joker-no-extra', { joker: 'purple', source: 1 })
      .firmly();
  });

  it('summer-pavilion.draft.source-not-empty: an empty source or a missing colour offers nothing', () => {
    given(pavilion, setUp())
      .when({ type: 'draft', seat: 'ann', source: 'center', colour: 'red' })
      .refusedBecause('summer-pavilion.draft.source-not-empty', { source: 'center' })
      .firmly();
    given(pavilion, setUp())
      .when({ type: 'draft', seat: 'ann', source: 1, colour: 'blue', contents: RED_AND_YELLOW })
      .refusedBecause('summer-pavilion.draft.source-not-empty', { source: 1, colour: 'blue' })
      .firmly();
    given(pavilion, setUp())
      .after({ type: 'draft', seat: 'ann', source: 1, colour: 'red', contents: RED_AND_YELLOW })
      .when({ type: 'draft', seat: 'bo', source: 1, colour: 'red', contents: RED_AND_YELLOW })
      .refusedBecause('summer-pavilion.draft.source-not-empty', { source: 1 });
  });

  it('summer-pavilion.draft.two-sources: a draft names a display in use or the centre', () =>
    given(pavilion, setUp({ seats: 2 }))
      .when({ type: 'draft', seat: 'ann', source: 6, colour: 'red', contents: { red: 4 } })
      .refusedBecause('summer-pavilion.draft.two-sources', { source: 6, displays: 5 })
      .firmly());

  it('summer-pavilion.draft.must-take: nobody passes and nobody takes nothing in phase 1', () => {
    given(pavilion, setUp())
      .when({ type: 'pass', seat: 'ann' })
      .refusedBecause('summer-pavilion.draft.must-take', { seat: 'ann' })
      .firmly();
    given(pavilion, setUp())
      .when({
        type: 'draft',
        seat: 'ann',
        source: 1,
        colour: 'red',
        contents: { red: 4 },
        taken: {},
      })
      .refusedBecause('summer-pavilion.draft.must-take')
      .firmly();
    given(pavilion, setUp({ level: 'scorekeeper' }))
      .when({ type: 'takeToken', seat: 'ann', tiles: 0 })
      .refusedBecause('summer-pavilion.draft.must-take');
  });

  it('summer-pavilion.draft.next-player: after taking it is the next seat clockwise', () => {
    const took = {
      type: 'draft',
      seat: 'ann',
      source: 1,
      colour: 'red',
      contents: RED_AND_YELLOW,
    } as const;
    given(pavilion, setUp({ seats: 3 }))
      .when(took)
      .asks('draft', 'bo');
    given(pavilion, setUp({ seats: 3 }))
      .after(took)
      .when({ ...took, seat: 'cy', source: 2 })
      .refusedBecause('summer-pavilion.draft.next-player', { seat: 'cy', turn: 'bo' })
      .also('summer-pavilion.round.clockwise')
      .overridable();
    given(pavilion, setUp({ seats: 3 }))
      .after(took)
      .whenLetStand({ ...took, seat: 'cy', source: 2 }, 'summer-pavilion.draft.next-player')
      .asks('draft', 'ann');
  });

  it('summer-pavilion.round.clockwise: turns go round the table in the order of the seats', () => {
    const draft = (seat: string, source: number) =>
      ({ type: 'draft', seat, source, colour: 'red', contents: { red: 4 } }) as const;
    given(pavilion, setUp({ seats: 3, firstSeat: 'cy' }))
      .after(draft('cy', 1), draft('ann', 2), draft('bo', 3))
      .when(draft('ann', 4))
      .refusedBecause('summer-pavilion.draft.next-player', { seat: 'ann', turn: 'cy' })
      .also('summer-pavilion.round.clockwise');
  });

  it('summer-pavilion.draft.phase-end: with the last tile taken phase 2 begins', () =>
    given(
      pavilion,
      acquiring({ displays: [], center: { red: 2 }, bo: { hand: { blue: 1 } }, token: 'bo' }),
    )
      .when({ type: 'draft', seat: 'ann', source: 'center', colour: 'red' })
      .because('summer-pavilion.draft.phase-end', { first: 'bo' })
      .leaves({ phase: 'place' })
      .asks('place', 'bo'));

  it('summer-pavilion.draft.phase-end: at scorekeeper level the table says so', () =>
    given(pavilion, setUp({ level: 'scorekeeper' }))
      .after({ type: 'takeToken', seat: 'bo', tiles: 2 })
      .when({ type: 'endDrafting' })
      .because('summer-pavilion.draft.phase-end', { first: 'bo' })
      .asks('place', 'bo'));

  it('summer-pavilion.round.three-phases: every move has its phase', () => {
    given(pavilion, setUp())
      .when({ type: 'place', seat: 'ann', space: 'red:1' })
      .refusedBecause('summer-pavilion.round.three-phases', { phase: 'acquire', needed: 'place' })
      .firmly();
    given(pavilion, placing({ ann: { hand: { red: 1 } } }))
      .when({ type: 'draft', seat: 'ann', source: 1, colour: 'red', contents: { red: 4 } })
      .refusedBecause('summer-pavilion.round.three-phases', { phase: 'place', needed: 'acquire' })
      .firmly();
    given(pavilion, setUp())
      .when({ type: 'prepareRound' })
      .refusedBecause('summer-pavilion.round.three-phases', { needed: 'prepare' });
    given(pavilion, setUp({ level: 'scorekeeper' }))
      .when({ type: 'draft', seat: 'ann', source: 1, colour: 'red', contents: { red: 4 } })
      .refusedBecause('summer-pavilion.round.three-phases', { needed: 'acquire' });
  });

  it('summer-pavilion.component.tiles: a 23rd tile of a colour has been mistyped', () =>
    given(pavilion, acquiring({ ann: { hand: { red: 20 } } }))
      .when({ type: 'fillDisplay', display: 1, tiles: { red: 3, blue: 1 } })
      .refusedBecause('summer-pavilion.component.tiles', { colour: 'red', count: 23, exist: 22 })
      .overridable());

  it('summer-pavilion.setup.fill-factories: a display told wrongly can be told again', () =>
    given(pavilion, setUp())
      .after({ type: 'fillDisplay', display: 1, tiles: { red: 4 } })
      .when({ type: 'fillDisplay', display: 1, tiles: { blue: 4 } })
      .isAllowed());
});
