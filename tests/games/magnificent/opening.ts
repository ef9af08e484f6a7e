// The beginning of a match and its dice in a few words: what was rolled, laid out, dealt and chosen.
import type { Die, TrainerTile } from '../../../src/lib/games/magnificent/data/kinds.ts';
import {
  DIE_COLOURS,
  TRAINER_TILES,
  gemsOf,
} from '../../../src/lib/games/magnificent/data/kinds.ts';
import { RULESET_1 } from '../../../src/lib/games/magnificent/data/ruleset1.ts';
import { magnificentRules } from '../../../src/lib/games/magnificent/module.ts';
import type { MagnificentSetup } from '../../../src/lib/games/magnificent/rules/fresh.ts';
import type { Move, MoveOf } from '../../../src/lib/games/magnificent/rules/moves.ts';
import { given } from '../../support/given.ts';
import type { Name } from './tables.ts';
import { SEATS } from './tables.ts';

type Seats = 1 | 2 | 3 | 4;
type Opening = readonly [sets: number, offered: number];

/** Sets of the display and tiles to choose from, as printed. */
const LAID: Readonly<Record<Seats, Opening>> = { 1: [4, 2], 2: [3, 3], 3: [3, 3], 4: [4, 4] };

export function at(setup: MagnificentSetup) {
  return given(magnificentRules, setup);
}

/** Dice as `orange 5`. */
export function dice(...told: readonly string[]): Die[] {
  return told.map((one) => {
    const [name, value] = one.split(' ');
    const colour = DIE_COLOURS.find((known) => known === name);
    if (colour === undefined) throw new Error(`No such die: ${one}`);
    return { colour, value: Number(value) };
  });
}

/** Every die in use with this face. */
export function diceFor(seats: number, value = 3): Die[] {
  const counts = RULESET_1.tables.dice.bySeats[seats] ?? {};
  return DIE_COLOURS.flatMap((colour) =>
    Array.from({ length: gemsOf(counts, colour) }, () => ({ colour, value })),
  );
}

/** Dice on cards 1, 2 …, as they were taken. */
export function onCards(...told: readonly string[]) {
  return dice(...told).map((die, at_) => ({ ...die, card: at_ + 1 }));
}

export function roll(...told: readonly Die[]): Move {
  return { type: 'roll', dice: [...told] };
}

/** Unread cards beside these tiles. */
export function setsOf(tiles: readonly TrainerTile[]) {
  return tiles.map((tile) => ({ tile }));
}

export function layOut(
  sets: MoveOf<'layOut'>['sets'],
  more: Omit<MoveOf<'layOut'>, 'type' | 'sets'> = {},
): Move {
  return { type: 'layOut', sets, ...more };
}

/** The first tiles on the display, the next ones to choose from. */
export function layOutFor(seats: Seats): Move {
  const [sets, offered] = LAID[seats];
  return layOut(setsOf(TRAINER_TILES.slice(0, sets)), {
    offered: TRAINER_TILES.slice(sets, sets + offered),
  });
}

/** Tiles that may be chosen once the table is laid out. */
export function offeredTo(seats: Seats): TrainerTile[] {
  const [sets, offered] = LAID[seats];
  return TRAINER_TILES.slice(sets, sets + offered);
}

export function deal(seat: Name, more: Omit<MoveOf<'deal'>, 'type' | 'seat'> = {}): Move {
  return { type: 'deal', seat, ...more };
}

export function choose(seat: Name, tile: TrainerTile): Move {
  return { type: 'chooseTile', seat, tile };
}

/** Everything that is told before the first turn; the seats choose in this order. */
export function opened(seats: Seats, ...order: readonly Name[]): Move[] {
  return [
    roll(...diceFor(seats)),
    layOutFor(seats),
    ...SEATS.slice(0, seats).map((seat) => deal(seat)),
    ...order.map((seat, at_) => choose(seat, offeredTo(seats)[at_] ?? 'plus_one')),
  ];
}

export function takeDie(
  seat: Name,
  told: string,
  card: number,
  more: Omit<MoveOf<'takeDie'>, 'type' | 'seat' | 'die' | 'card'> = {},
): Move {
  const [die = { colour: 'orange', value: 1 }] = dice(told);
  return { type: 'takeDie', seat, die, card, ...more };
}

/** A whole turn of a scorekeeper. */
export function turn(
  seat: Name,
  told: string,
  more: Omit<MoveOf<'turn'>, 'type' | 'seat' | 'die'> = {},
): Move {
  const [die = { colour: 'orange', value: 1 }] = dice(told);
  return { type: 'turn', seat, die, ...more };
}
