// Turns of The Magnificent in a few words: a table in the middle of a round, and what hands do there. Ann acts unless said otherwise.
import type {
  CardBonus,
  Colour,
  Die,
  DieColour,
  Gems,
  TileKind,
  TrainerSpace,
} from '../../../src/lib/games/magnificent/data/kinds.ts';
import { magnificentRules } from '../../../src/lib/games/magnificent/module.ts';
import type { MagnificentSetup } from '../../../src/lib/games/magnificent/rules/fresh.ts';
import type { Move, MoveOf } from '../../../src/lib/games/magnificent/rules/moves.ts';
import type { CardSlot } from '../../../src/lib/games/magnificent/rules/state.ts';
import { given } from '../../support/given.ts';
import type { Lying, Name, OwnPlace } from './tables.ts';
import { COPY, lying } from './tables.ts';

export function at(setup: MagnificentSetup) {
  return given(magnificentRules, setup);
}

const BOARDS = {
  ann: { board: 'I', side: 'A' },
  bo: { board: 'II', side: 'A' },
  cy: { board: 'III', side: 'A' },
  dee: { board: 'IV', side: 'A' },
} as const;

/** Two at the table, boards and tracks as in COPY, nobody has taken a die. */
export function round(told: Lying = {}) {
  const { seats = 2, options } = told;
  const boards = Object.fromEntries(Object.entries(BOARDS).slice(0, seats));
  return at(lying({ ...told, options: { copy: COPY, boards, ...options } }));
}

/** Nobody has read a board: everything is told. */
export const unread = (told: Lying = {}) =>
  round({ ...told, options: { ...told.options, copy: {}, boards: {} } });

export const die = (colour: DieColour, value: number): Die => ({ colour, value });

export function take(one: Die, more: Partial<MoveOf<'takeDie'>> = {}): Move {
  return { type: 'takeDie', seat: 'ann', die: one, card: 1, ...more };
}

/** Ann has taken her die. */
export const turn = (
  told: Lying = {},
  one = die('orange', 6),
  more: Partial<MoveOf<'takeDie'>> = {},
) => round(told).after(take(one, more));

/** What Ann has on her board, besides one gem of each kind; the round is the first in which so many trainer tiles can lie there. */
export const owning = (own: OwnPlace, coins = 6) => ({
  round: Math.max(1, own.tiles?.length ?? 0),
  ann: { coins, own },
});

/** Ann's first cards offer these bonuses. */
export function bonuses(...list: readonly CardBonus[]): { cards: CardSlot[] } {
  return { cards: list.map((bonus, at_) => ({ card: { id: `card ${at_ + 1}`, bonus } })) };
}

export function boost(gems: Gems): Move {
  return { type: 'boost', seat: 'ann', gems };
}

export function useBonus(more: Partial<MoveOf<'useBonus'>> = {}): Move {
  return { type: 'useBonus', seat: 'ann', ...more };
}

export function use(space: TrainerSpace, trainers = 1, seat: Name = 'ann'): Move {
  return { type: 'useTrainers', seat, space, trainers };
}

export function build(requirement: number, more: Partial<MoveOf<'build'>> = {}): Move {
  return { type: 'build', seat: 'ann', requirement, ...more };
}

export function lay(
  tile: TileKind,
  cells: number[] | undefined,
  more: Partial<MoveOf<'layTile'>> = {},
): Move {
  return { type: 'layTile', seat: 'ann', tile, ...(cells && { cells }), ...more };
}

export function travel(steps: number, more: Partial<MoveOf<'travel'>> = {}): Move {
  return { type: 'travel', seat: 'ann', steps, ...more };
}

export function perform(to: number, more: Partial<MoveOf<'perform'>> = {}): Move {
  return { type: 'perform', seat: 'ann', to, posters: [], ...more };
}

export function fromDeck(space: number, seat: Name = 'ann'): Move {
  return { type: 'takePoster', seat, from: 'deck', space };
}

export const endTurn = (seat: Name = 'ann'): Move => ({ type: 'endTurn', seat });

/** Dice of earlier turns, each on a card of its own from card 4 downwards. */
export const dice = (...taken: readonly (Die & { as?: Colour })[]) =>
  taken.map((one, at_) => ({ ...one, card: 4 - at_ }));

/** A 3 × 2 tile over the two coins and the trainer of the camp in COPY. */
export const CORNER = [0, 1, 2, 9, 10, 11];
/** A line below it, over the two posters. */
export const BELOW = [19, 20, 21, 22];
