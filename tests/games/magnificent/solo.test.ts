// Alone: the set-up, and a die for a poster. Rulebook «Режим одиночной игры».
import { describe, it } from 'vitest';
import type { Move } from '../../../src/lib/games/magnificent/rules/moves.ts';
import { TRAINER_TILES } from '../../../src/lib/games/magnificent/data/kinds.ts';
import {
  at,
  choose,
  deal,
  dice,
  diceFor,
  layOut,
  layOutFor,
  offeredTo,
  onCards,
  opened,
  roll,
  setsOf,
  takeDie,
  turn,
} from './opening.ts';
import type { Lying, Match } from './tables.ts';
import { POSTERS, lying, setUp } from './tables.ts';

const alone = (match: Match = {}) => at(setUp({ ...match, seats: 1 }));
const lies = (told: Lying) => at(lying({ ...told, seats: 1 }));
/** Green, orange, unread, purple. */
const shown = [
  { space: 1, poster: POSTERS[1] },
  { space: 2, poster: POSTERS[0] },
  { space: 3 },
  { space: 4, poster: POSTERS[2] },
];
const add = (told: string, space?: number): Move => {
  const [die = { colour: 'clear' as const, value: 1 }] = dice(told);
  const colour = die.colour === 'clear' ? 'orange' : die.colour;
  return {
    type: 'addDie',
    die: { colour, value: die.value },
    ...(space === undefined ? {} : { space }),
  };
};

describe('the set-up', () => {
  it('magnificent.solo.setup-dice: one die of each colour and two clear ones', () => {
    alone()
      .whenBegun()
      .because('magnificent.solo.setup-dice', {
        dice: { orange: 1, green: 1, purple: 1, clear: 2 },
      });
    alone()
      .when(roll(...diceFor(2)))
      .refusedBecause('magnificent.solo.setup-dice', { colour: 'orange', count: 3, exist: 1 })
      .firmly();
    alone()
      .when(roll(...diceFor(1)))
      .because('magnificent.setup.roll-into-main-tent', { dice: 5 })
      .leaves({ tent: diceFor(1) });
    // Clear dice never come to them.
    lies({ dice: { orange: 1, green: 1, purple: 1, clear: 3 } })
      .whenBegun()
      .refusedBecause('magnificent.solo.setup-dice', { colour: 'clear', count: 3, exist: 2 })
      .firmly();
    lies({ dice: { orange: 2, green: 1, purple: 1, clear: 2 } })
      .whenBegun()
      .isAllowed();
  });

  it('magnificent.solo.setup-display: four pairs on the main display', () => {
    alone().when(layOutFor(1)).because('magnificent.solo.setup-display', { sets: 4 });
    alone()
      .when(layOut(setsOf(TRAINER_TILES.slice(0, 3)), { offered: TRAINER_TILES.slice(3, 5) }))
      .refusedBecause('magnificent.solo.setup-display', { told: 3, needed: 4 })
      .firmly();
  });

  it('magnificent.solo.setup-master-cards: four of six cards stay, 48 are in the deck', () => {
    alone()
      .when(deal('ann'))
      .because('magnificent.solo.setup-master-cards', { cards: 4, revealed: 6 })
      .notBecause('magnificent.setup.numbered-master-cards');
    alone().whenBegun().because('magnificent.setup.master-deck', { cards: 48 });
    alone({ rulings: { 'solo-numbered-cards': 'set-aside' } })
      .whenBegun()
      .because('magnificent.setup.master-deck', { cards: 32 });
  });

  it('magnificent.solo.setup-trainer-tile: one of two tiles stays, the other goes back', () => {
    const [tile = 'plus_one', other = tile] = offeredTo(1);
    alone()
      .when(layOutFor(1))
      .because('magnificent.solo.setup-trainer-tile', { tiles: [tile, other] });
    alone()
      .when(layOut(setsOf(TRAINER_TILES.slice(0, 4)), { offered: TRAINER_TILES.slice(4, 7) }))
      .refusedBecause('magnificent.solo.setup-trainer-tile', { told: 3, needed: 2 })
      .firmly();
    alone()
      .after(...opened(1))
      .when(choose('ann', other))
      .because('magnificent.solo.setup-trainer-tile', { tiles: [tile], isBack: true })
      .notBecause('magnificent.setup.trainer-draft-two-player-leftover')
      .leaves({
        phase: 'turns',
        offered: [],
        decks: { masters: 48, tiles: 7, posters: 44, discarded: 0 },
        seats: { ann: { own: { tiles: [other] } } },
      });
  });

  it('magnificent.solo.setup-neutral-hats: spaces 6, 10 and 16 are occupied for the whole game', () => {
    alone()
      .whenBegun()
      .because('magnificent.solo.setup-neutral-hats', {
        requirements: [6, 10, 16],
      })
      .leaves({ seats: { ann: { hats: [1] } } });
    const perform = (to: number) => turn('ann', 'green 6', { action: 'perform', hat: { to } });
    for (const round of [1, 3])
      for (const space of [5, 6, 8])
        lies({ round, level: 'scorekeeper' })
          .when(perform(space))
          .refusedBecause('magnificent.perform.space-vacant', { seat: 'ann', space })
          .firmly();
    lies({ level: 'scorekeeper' })
      .when(perform(7))
      .leaves({ seats: { ann: { hats: [7] } } });
    const TWELVE = Array.from({ length: 12 }, (_, index) => ({ requirement: 2 * index }));
    lies({ level: 'scorekeeper', track: TWELVE })
      .when(perform(4))
      .refusedBecause('magnificent.perform.space-vacant', { space: 4 });
  });
});

describe('a die for a poster', () => {
  it('magnificent.solo.discard-poster-for-die: before a turn, the very first one too, and once', () => {
    const [tile = 'plus_one'] = offeredTo(1);
    const first = alone().after(...opened(1), choose('ann', tile));
    first
      .when(add('green 4', 1))
      .because('magnificent.solo.added-die-colour')
      .also('magnificent.solo.discard-poster-for-die');
    first
      .after(add('green 4', 1))
      .when(add('orange 4', 2))
      .refusedBecause('magnificent.solo.discard-poster-for-die', { again: true })
      .overridable();
    first
      .after(takeDie('ann', 'orange 3', 1))
      .when(add('green 4', 1))
      .refusedBecause('magnificent.solo.discard-poster-for-die', { again: false })
      .firmly();
    first
      .after(
        add('green 4', 1),
        takeDie('ann', 'orange 3', 1),
        { type: 'travel', seat: 'ann', steps: 0 },
        { type: 'endTurn', seat: 'ann' },
      )
      .when(add('green 5', 1))
      .isAllowed();
    at(lying({ seats: 2 }))
      .when(add('green 4', 1))
      .refusedBecause('magnificent.solo.discard-poster-for-die', { again: false })
      .firmly();
  });

  it('magnificent.solo.added-die-colour: a die of the colour of the symbol, as it fell', () => {
    const table = lies({ posters: shown, tent: diceFor(1) });
    table
      .when(add('green 6', 1))
      .because('magnificent.solo.added-die-colour', { colour: 'green', value: 6 })
      .leaves({
        dice: { orange: 1, green: 2, purple: 1, clear: 2 },
        tent: dice('orange 3', 'green 3', 'green 6', 'purple 3', 'clear 3', 'clear 3'),
        added: true,
      });
    table
      .when(add('orange 6', 1))
      .refusedBecause('magnificent.solo.added-die-colour', {
        colour: 'orange',
        symbol: 'green',
        left: 4,
      })
      .overridable();
    table.when(add('purple 6', 3)).isAllowed();
    lies({ posters: shown, dice: { orange: 1, green: 5, purple: 1, clear: 2 } })
      .when(add('green 6', 1))
      .refusedBecause('magnificent.solo.added-die-colour', { colour: 'green', left: 0 })
      .firmly();
    // The new die may be taken at once, and one more of its colour in the round.
    const scorekeeper = lies({ level: 'scorekeeper', ann: { dice: onCards('green 2') } });
    scorekeeper
      .when(turn('ann', 'green 6'))
      .refusedBecause('magnificent.solo.setup-dice', { colour: 'green', count: 2, exist: 1 });
    scorekeeper.after(add('green 6')).when(turn('ann', 'green 6')).isAllowed();
  });

  it('magnificent.solo.refill-poster: the next poster of the deck takes its place', () => {
    const decks = { masters: 48, tiles: 7, posters: 44, discarded: 0 };
    const table = lies({ posters: shown, decks });
    const move = { ...add('orange 2', 2), next: POSTERS[2] } as Move;
    table
      .when(move)
      .because('magnificent.solo.refill-poster', { deck: 43 })
      .notBecause('magnificent.posters.refill-at-once')
      .leaves({
        posters: [shown[0], { space: 2, poster: POSTERS[2] }, shown[2], shown[3]].filter(
          (one) => one !== undefined,
        ),
        decks: { ...decks, posters: 43, discarded: 1 },
      });
    table.when(add('orange 2')).refusedBecause('magnificent.posters.refill-at-once').firmly();
  });
});
