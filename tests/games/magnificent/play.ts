// The Magnificent played at random: any table, any legal move; and what can never lie on one.
import {
  COLOURS,
  DIE_COLOURS,
  GEM_COLOURS,
  TILE_KINDS,
  TRAINER_TILES,
  gemsOf,
  tilesIn,
  tilesOf,
} from '../../../src/lib/games/magnificent/data/kinds.ts';
import { HOUSE_RULINGS } from '../../../src/lib/games/magnificent/data/houseRulings.ts';
import type { MagnificentSetup } from '../../../src/lib/games/magnificent/rules/fresh.ts';
import type { Move } from '../../../src/lib/games/magnificent/rules/moves.ts';
import type { Options } from '../../../src/lib/games/magnificent/rules/options.ts';
import type { MagnificentRules } from '../../../src/lib/games/magnificent/rules/rule.ts';
import type { Own, SeatState, State } from '../../../src/lib/games/magnificent/rules/state.ts';
import { leftOf, seatOf, trainersOf } from '../../../src/lib/games/magnificent/rules/table.ts';
import type { Step } from '../../../src/lib/referee/rules.ts';
import type { Chooser } from '../../support/chooser.ts';
import type { Play } from '../../support/play.ts';
import { answersTo, asidesIn, trainersIn } from './answers.ts';
import { CARDS, COPY, SEATS, TABLE } from './tables.ts';

const { tables } = TABLE;

export const magnificentPlay: Play<MagnificentSetup, State, Move> = {
  game: 'magnificent',
  // Three rounds of four turns of four seats, each with die, gems, trainers, tiles, posters and its end.
  mostMoves: 1200,
  setup: anySetup,
  move: anyMove,
  words: ({ seats }) => [...seats.map(({ seat }) => seat), ...CARDS.map(({ id }) => id)],
  faultsIn,
};

export function anySetup(choose: Chooser): MagnificentSetup {
  const seats = SEATS.slice(0, 1 + choose.below(4));
  const houseRulings = Object.fromEntries(
    HOUSE_RULINGS.filter(() => choose.once(4)).map(({ id, readings }) => [id, choose.of(readings)]),
  );
  return {
    seats,
    firstSeat: choose.of(seats),
    level: choose.once(3) ? 'scorekeeper' : 'referee',
    options: anyOptions(seats, choose),
    houseRulings,
  };
}

function anyOptions(seats: readonly string[], choose: Chooser): Options {
  const numbers = ['I', 'II', 'III', 'IV'] as const;
  const start = choose.below(4);
  const isRead = !choose.once(3);
  const boards = Object.fromEntries(
    seats.map((seat, at) => [
      seat,
      {
        board: numbers[(start + at) % 4] ?? 'I',
        side: isRead && choose.once(2) ? ('B' as const) : ('A' as const),
      },
    ]),
  );
  const isFirstGame = start === 0 && Object.values(boards).every(({ side }) => side === 'A');
  return {
    ...(isFirstGame ? { isFirstGame } : {}),
    ...(choose.once(3) ? { cards: 'draft' as const } : {}),
    ...(choose.once(4) ? {} : { boards }),
    ...(isRead ? { copy: COPY } : {}),
  };
}

function anyMove(rules: MagnificentRules, state: State, choose: Chooser): Move {
  const isLegal = (move: Move) => rules.rule(state, move).allowed;
  if (choose.once(3)) {
    const aside = asidesIn(state, choose).find(isLegal);
    if (aside !== undefined) return aside;
  }
  const steps = rules.steps(state);
  const early = earlyIn(state, steps, choose).find(isLegal);
  if (early !== undefined) return early;
  const first = choose.below(steps.length);
  for (const step of [...steps.slice(first), ...steps.slice(0, first)]) {
    const move = answersTo(state, step, choose).find(isLegal);
    if (move !== undefined) return move;
  }
  throw new Error(`No legal answer to ${JSON.stringify(steps)}`);
}

/** Trainers now and then before the die: golden matches, which go by what helps, leave them out. */
function earlyIn(state: State, steps: readonly Step[], choose: Chooser): readonly Move[] {
  const seat = steps.find(({ step }) => step === 'takeDie')?.seat;
  const one = seat === undefined ? undefined : seatOf(state, seat);
  return one !== undefined && choose.once(3) ? trainersIn(one, choose) : [];
}

function faultsIn(state: State): readonly string[] {
  const faults: string[] = [];
  const count = (what: string, amount: number, most = Number.MAX_SAFE_INTEGER) => {
    if (!Number.isSafeInteger(amount) || amount < 0 || amount > most)
      faults.push(`${what} is ${amount}`);
  };
  const { seats, dice, tent, round } = state;
  count('round', round, tables.rounds);
  for (const colour of DIE_COLOURS) {
    const taken = seats.flatMap((one) => one.dice).filter((die) => die.colour === colour).length;
    const left = tent?.filter((die) => die.colour === colour).length ?? 0;
    count(`${colour} dice`, taken + left, dice[colour]);
    count(`${colour} dice in use`, dice[colour], gemsOf(tables.dice.box, colour));
  }
  const hats = [...seats.flatMap((one) => one.hats), ...state.neutral];
  if (new Set(hats).size !== hats.length) faults.push('two hats on one space');
  for (const hat of hats) count('space of a hat', hat, state.copy.track?.length ?? 0);
  for (const one of seats) faults.push(...seatFaults(state, one));
  for (const tile of TILE_KINDS)
    count(`${tile} left`, leftOf(TABLE, state, tile), tilesOf(tables.tiles, tile));
  return [...faults, ...middleFaults(state)];
}

function seatFaults(state: State, one: SeatState): string[] {
  const faults: string[] = [];
  const count = (what: string, amount: number, most = Number.MAX_SAFE_INTEGER) => {
    if (!Number.isSafeInteger(amount) || amount < 0 || amount > most)
      faults.push(`${one.seat}: ${what} is ${amount}`);
  };
  count('coins', one.coins);
  count('dice', one.dice.length, tables.turns);
  count('hats', one.hats.length, tables.hats);
  count('cards', one.cards.length, tables.hand + 1);
  if (!Number.isSafeInteger(one.points)) faults.push(`${one.seat} has ${one.points} points`);
  const cards = one.dice.map(({ card }) => card);
  if (new Set(cards).size !== cards.length) faults.push('two dice on one card');
  const { own } = one;
  if (own === undefined) return faults;
  for (const colour of GEM_COLOURS)
    count(`${colour} gems`, gemsOf(own.gems, colour), tables.gems.storage);
  const isLimited = state.readings.noTrainer === 'nothing-gained';
  count('trainers', trainersOf(state, one), isLimited ? tables.trainers : undefined);
  count('trainers at hand', own.trainers);
  count('tents', own.tents.length, tables.tents.most);
  count('posters', own.posters.length, tables.posters.spaces);
  count('posters due', own.due);
  return [...faults, ...boardFaults(own)];
}

function boardFaults(own: Own): string[] {
  const apart = (what: string, spaces: readonly number[]) =>
    new Set(spaces).size === spaces.length ? [] : [`two ${what} on one space`];
  const cells = own.camp?.tiles.flatMap((tile) => [...tile.cells]) ?? [];
  const isCounted =
    own.camp === undefined ||
    TILE_KINDS.every(
      (tile) => tilesOf(own.built, tile) === tilesOf(tilesIn(own.camp?.tiles ?? []), tile),
    );
  return [
    ...apart(
      'tents',
      own.tents.map(({ space }) => space),
    ),
    ...apart(
      'posters',
      own.posters.map(({ space }) => space),
    ),
    ...apart('camp tiles', cells),
    ...(isCounted ? [] : ['camp tiles counted otherwise than they lie']),
  ];
}

function middleFaults({ table, seats, copy }: State): string[] {
  if (table === undefined) return [];
  const { decks, sets, offered, spent = [], posters, tents, wagons } = table;
  const counts = Object.entries(decks).filter(([, count]) => count < 0);
  const tiles = [
    ...seats.flatMap(({ own }) => own?.tiles ?? []),
    ...offered,
    ...spent,
    ...sets.flatMap(({ tile }) => (tile === undefined ? [] : [tile])),
  ];
  const twice = TRAINER_TILES.filter((tile) => tiles.filter((one) => one === tile).length > 1);
  const spaces = posters.map(({ space }) => space);
  const off = COLOURS.filter(
    (colour) =>
      (wagons[colour] ?? 0) > (copy.travel?.[colour]?.length ?? 1) - 1 ||
      (tents[colour] ?? []).some(
        ({ space }) => copy.travel?.[colour]?.[space]?.includes('poster') !== true,
      ),
  );
  return [
    ...counts.map(([deck]) => `fewer than no cards in ${deck}`),
    ...twice.map((tile) => `${tile} twice`),
    ...(new Set(spaces).size === spaces.length ? [] : ['two posters on one space of the display']),
    ...off.map((colour) => `${colour} wagon or tent off its track`),
  ];
}
