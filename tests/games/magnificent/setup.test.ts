// What lies ready on the board before the first turn. Rulebook «Общая подготовка к игре».
import { describe, expect, it } from 'vitest';
import { TRAINER_TILES } from '../../../src/lib/games/magnificent/data/kinds.ts';
import { at, dice, diceFor, layOut, layOutFor, opened, roll, setsOf, takeDie } from './opening.ts';
import { COPY, POSTERS, TENTS, setUp } from './tables.ts';

const SEVEN = TRAINER_TILES.slice(0, 7);

describe('a die before everything lies ready', () => {
  const die = takeDie('ann', 'orange 3', 1);
  const [first = roll(), laid = roll(), annDealt = roll(), boDealt = roll(), boPicks = roll()] =
    opened(2, 'bo', 'ann');

  it('magnificent.setup.roll-into-main-tent: none lies there to be taken', () =>
    at(setUp())
      .when(die)
      .refusedBecause('magnificent.setup.roll-into-main-tent', { dice: 11 })
      .firmly());

  it('magnificent.setup.roll-into-main-tent: it is told how the dice fell', () =>
    at(setUp())
      .when({ type: 'roll' })
      .refusedBecause('magnificent.setup.roll-into-main-tent', { dice: 11 })
      .firmly());

  it('magnificent.setup.display-two-or-three-players: the display comes first', () =>
    at(setUp())
      .after(first)
      .when(die)
      .refusedBecause('magnificent.setup.display-two-or-three-players', { told: 0, needed: 3 })
      .firmly());

  it('magnificent.setup.deal-starting-poster: everybody has been dealt to', () => {
    const table = at(setUp()).after(first, laid);
    table
      .when(die)
      .refusedBecause('magnificent.setup.deal-starting-poster', { seat: 'ann', isOpen: true })
      .firmly();
    table
      .after(annDealt)
      .when(die)
      .refusedBecause('magnificent.setup.deal-starting-poster', { seat: 'bo', isOpen: true });
  });

  it('magnificent.setup.trainer-draft-order: everybody has picked a tile', () => {
    const table = at(setUp()).after(first, laid, annDealt, boDealt);
    table
      .when(die)
      .refusedBecause('magnificent.setup.trainer-draft-order', { seat: 'bo', next: 'bo' })
      .firmly();
    table
      .after(boPicks)
      .when(die)
      .refusedBecause('magnificent.setup.trainer-draft-order', { seat: 'ann', next: 'ann' });
  });
});

describe('the starting player and the dice', () => {
  it('magnificent.setup.random-starting-player: whoever was chosen begins, wherever they sit', () => {
    at(setUp({ seats: 3, first: 'cy' }))
      .whenBegun()
      .because('magnificent.setup.random-starting-player')
      .asks('roll', 'cy');
    at(setUp({ seats: 3, first: 'dee' }))
      .whenBegun()
      .refusedBecause('table.seat-unknown', { seat: 'dee' });
  });

  it('magnificent.setup.dice-two-players: 3 orange, 3 green, 3 purple and 2 clear dice, no more and no fewer', () => {
    const begun = at(setUp({ seats: 2 }));
    begun.whenBegun().because('magnificent.setup.dice-two-players', {
      dice: { orange: 3, green: 3, purple: 3, clear: 2 },
    });
    begun
      .when(roll(...diceFor(3)))
      .refusedBecause('magnificent.setup.dice-two-players', {
        colour: 'orange',
        count: 4,
        exist: 3,
      })
      .firmly();
    begun
      .when(roll(...diceFor(2).slice(1)))
      .refusedBecause('magnificent.setup.dice-two-players', { count: 2, exist: 3 });
    begun.when(roll(...diceFor(2))).isAllowed();
    expect(diceFor(2)).toHaveLength(11);
  });

  it('magnificent.setup.dice-three-players: 4 orange, 4 green, 4 purple and 3 clear dice', () => {
    const begun = at(setUp({ seats: 3 }));
    begun.whenBegun().because('magnificent.setup.dice-three-players', {
      dice: { orange: 4, green: 4, purple: 4, clear: 3 },
    });
    begun
      .when(roll(...diceFor(4)))
      .refusedBecause('magnificent.setup.dice-three-players', { count: 5, exist: 4 })
      .firmly();
    begun
      .when(roll(...diceFor(3), ...dice('clear 1')))
      .refusedBecause('magnificent.setup.dice-three-players', { colour: 'clear', count: 4 });
  });

  it('magnificent.setup.dice-four-players: all nineteen dice', () => {
    const begun = at(setUp({ seats: 4 }));
    begun.whenBegun().because('magnificent.setup.dice-four-players', {
      dice: { orange: 5, green: 5, purple: 5, clear: 4 },
    });
    begun
      .when(roll(...diceFor(3)))
      .refusedBecause('magnificent.setup.dice-four-players', { count: 4, exist: 5 })
      .firmly();
    begun.when(roll(...diceFor(4))).because('magnificent.setup.roll-into-main-tent', { dice: 19 });
  });

  it('magnificent.setup.roll-into-main-tent: the starting player rolls, and the dice lie as they fell', () => {
    const fell = dice(
      ...['orange 1', 'orange 1', 'orange 6', 'green 2', 'green 4', 'green 5'],
      ...['purple 3', 'purple 3', 'purple 6', 'clear 1', 'clear 5'],
    );
    at(setUp({ first: 'bo' }))
      .when(roll(...[...fell].reverse()))
      .because('magnificent.setup.roll-into-main-tent', { dice: 11 })
      .leaves({ tent: fell });
    at(setUp({ first: 'bo', level: 'scorekeeper' }))
      .after(roll(...fell))
      .when(roll(...fell))
      .refusedBecause('magnificent.round-end.step-order');
  });
});

describe('the board', () => {
  it('magnificent.setup.master-deck: what is not in hands or on the display is the deck', () => {
    const decks = ([2, 3, 4] as const).map((seats) => {
      const begun = at(setUp({ seats })).whenBegun();
      // 56 cards; four for each seat, three or four pairs on the display.
      const cards = 56 - 4 * seats - (seats === 4 ? 4 : 3);
      begun
        .because('magnificent.setup.master-deck', { cards })
        .also('magnificent.components.master-cards');
      return cards;
    });
    expect(decks).toEqual([45, 41, 36]);
  });

  it('magnificent.setup.trainer-stack: twelve tiles but those on the display and with the seats', () => {
    at(setUp({ seats: 2 }))
      .whenBegun()
      .because('magnificent.setup.trainer-stack', { tiles: 7 });
    at(setUp({ seats: 3 }))
      .whenBegun()
      .because('magnificent.setup.trainer-stack', { tiles: 6 });
    at(setUp({ seats: 4 }))
      .whenBegun()
      .because('magnificent.setup.trainer-stack', { tiles: 4 })
      .also('magnificent.components.trainer-tiles');
  });

  it('magnificent.setup.display-two-or-three-players: three pairs face up, a tile beside each card', () => {
    for (const seats of [2, 3] as const) {
      const begun = at(setUp({ seats }));
      begun
        .when(layOutFor(seats))
        .because('magnificent.setup.display-two-or-three-players', { sets: 3 })
        .leaves({ sets: setsOf(TRAINER_TILES.slice(0, 3)) });
      begun
        .when(layOut(setsOf(SEVEN.slice(0, 4)), { offered: SEVEN.slice(4) }))
        .refusedBecause('magnificent.setup.display-two-or-three-players', { told: 4, needed: 3 })
        .firmly();
      begun
        .when(layOut([...setsOf(SEVEN.slice(0, 2)), {}], { offered: SEVEN.slice(4) }))
        .refusedBecause('magnificent.setup.display-two-or-three-players', { told: 2, needed: 3 });
    }
  });

  it('magnificent.setup.display-four-players: four pairs', () => {
    const begun = at(setUp({ seats: 4 }));
    begun
      .when(layOutFor(4))
      .because('magnificent.setup.display-four-players', { sets: 4 })
      .leaves({ sets: setsOf(TRAINER_TILES.slice(0, 4)) });
    begun
      .when(layOut(setsOf(SEVEN.slice(0, 3)), { offered: SEVEN.slice(3) }))
      .refusedBecause('magnificent.setup.display-four-players', { told: 3, needed: 4 })
      .firmly();
  });

  it('magnificent.setup.poster-display-four: four posters at every player count, and 44 in the deck', () => {
    const posters = [{ poster: POSTERS[0] }, {}, { poster: POSTERS[1] }, {}];
    for (const seats of [1, 2, 3, 4] as const) {
      const move = layOutFor(seats);
      const begun = at(setUp({ seats }));
      begun
        .when({ ...move, posters } as typeof move)
        .because('magnificent.setup.poster-display-four', { posters: 4, deck: 44 })
        .leaves({ posters: posters.map((one, index) => ({ ...one, space: index + 1 })) });
      begun
        .when({ ...move, posters: [...posters, {}] } as typeof move)
        .refusedBecause('magnificent.setup.poster-display-four', { told: 5, needed: 4 })
        .firmly();
    }
  });

  it('magnificent.setup.tents-on-poster-spaces: five tents on each track, as far as they are read', () => {
    const begun = at(setUp({ options: { copy: COPY } }));
    begun.whenBegun().leaves({
      tents: { green: [2, 5, 7, 9, 11].map((space) => ({ space })) },
      wagons: { orange: 0, green: 0, purple: 0 },
    });
    const tents = { purple: [{}, { tent: TENTS[1] }] };
    begun
      .when({ ...layOutFor(2), tents } as ReturnType<typeof layOutFor>)
      .because('magnificent.setup.tents-on-poster-spaces', { tents: 15 })
      .leaves({
        tents: {
          purple: [
            { space: 2 },
            { space: 5, tent: TENTS[1] },
            { space: 7 },
            { space: 9 },
            { space: 11 },
          ],
        },
      });
    // Those of a track nobody has read are laid all the same.
    at(setUp({ options: { copy: { ...COPY, travel: { purple: COPY.travel?.purple } } } }))
      .when({ ...layOutFor(2), tents } as ReturnType<typeof layOutFor>)
      .because('magnificent.setup.tents-on-poster-spaces', { tents: 15 });
    at(setUp())
      .when({ ...layOutFor(2), tents } as ReturnType<typeof layOutFor>)
      .refusedBecause('magnificent.setup.tents-on-poster-spaces', {
        colour: 'purple',
        told: 2,
        needed: 0,
      });
  });
});
