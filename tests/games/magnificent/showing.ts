// Tables of The Magnificent in the middle of Ann's turn and at the end of a round, and its moves in a few words.
import type {
  Criterion,
  CriterionKind,
  Colour,
  DieColour,
  MasterCard,
  Poster,
} from '../../../src/lib/games/magnificent/data/kinds.ts';
import { COLOURED_CRITERIA } from '../../../src/lib/games/magnificent/data/kinds.ts';
import { magnificentRules } from '../../../src/lib/games/magnificent/module.ts';
import type { MagnificentSetup } from '../../../src/lib/games/magnificent/rules/fresh.ts';
import type { Move, MoveOf } from '../../../src/lib/games/magnificent/rules/moves.ts';
import { given } from '../../support/given.ts';
import type { Lying, Name } from './tables.ts';
import { COPY, TABLE, lying } from './tables.ts';

export function at(setup: MagnificentSetup) {
  return given(magnificentRules, setup);
}

/** Dice on the cards of a seat, from the first card on. */
export function dice(...told: readonly (readonly [DieColour, number])[]) {
  return told.map(([colour, value], index) => ({ colour, value, card: index + 1 }));
}

const SIX = dice(['orange', 6]);

/** Ann before her action: a die of six, and whatever her power has besides. */
export function acting({ ann, ...told }: Lying = {}, power = 6) {
  const plus = power > 6 ? [{ source: 'card' as const, power: power - 6 }] : [];
  return at(
    lying({
      options: { copy: COPY },
      turn: { seat: 'ann', plus },
      ...told,
      ann: { dice: SIX, ...ann },
    }),
  );
}

/** The boards and the copy of everybody, so that camps are kept. */
export const KEPT = {
  options: {
    copy: COPY,
    boards: { ann: { board: 'I', side: 'A' }, bo: { board: 'II', side: 'A' } },
  },
} as const satisfies Lying;

const FOUR = dice(['orange', 1], ['green', 1], ['purple', 1], ['green', 1]);
const OTHER = dice(['orange', 1], ['green', 1], ['purple', 1], ['purple', 1]);

/** All dice are taken; where nobody says so they are cheap ones. */
function afterTurns(phase: NonNullable<Lying['phase']>, { ann, bo, ...told }: Lying) {
  return at(
    lying({
      options: { copy: COPY },
      ...told,
      phase,
      ann: { dice: FOUR, ...ann },
      bo: { dice: OTHER, ...bo },
    }),
  );
}

export const paying = (told: Lying = {}) => afterTurns('payment', told);
export const choosing = (told: Lying = {}) => afterTurns('sets', told);
export const scoring = (told: Lying = {}) => afterTurns('scoring', told);
export const halving = (told: Lying = {}) => afterTurns('halves', { round: 3, ...told });
export const covering = (told: Lying = {}) => afterTurns('areas', { round: 3, ...told });

/** With the points of the printed example of its kind. */
export function card(kind: CriterionKind, colour: Colour = 'orange', maximum?: number): MasterCard {
  const counting = {
    points: TABLE.tables.criteria[kind],
    ...(maximum === undefined ? {} : { maximum }),
  };
  const coloured = COLOURED_CRITERIA.find((one) => one === kind);
  const criterion =
    coloured === undefined ? { kind, ...counting } : { kind: coloured, colour, ...counting };
  return { id: kind, criterion: criterion as Criterion };
}

export function poster(id: string, more: Partial<Poster> = {}): Poster {
  return { id, tiles: {}, gems: {}, points: 5, coins: 1, ...more };
}

export const travel = (steps: number, more: Partial<MoveOf<'travel'>> = {}): Move => ({
  type: 'travel',
  seat: 'ann',
  steps,
  ...more,
});

/** Onto a space of the track, with the posters of these spaces. */
export const perform = (
  to: number,
  spaces: readonly number[] = [],
  more: Partial<MoveOf<'perform'>> = {},
): Move => ({
  type: 'perform',
  seat: 'ann',
  to,
  posters: spaces.map((space) => ({ space })),
  ...more,
});

export const draw = (space?: number, told?: Poster): Move => ({
  type: 'takePoster',
  seat: 'ann',
  from: 'deck',
  ...(space === undefined ? {} : { space }),
  ...(told === undefined ? {} : { poster: told }),
});

export const pick = (display: number, space?: number, next?: Poster): Move => ({
  type: 'takePoster',
  seat: 'ann',
  from: 'display',
  display,
  ...(space === undefined ? {} : { space }),
  ...(next === undefined ? {} : { next }),
});

export const DECLINE: Move = { type: 'takePoster', seat: 'ann', from: 'none' };

export const pay: Move = { type: 'pay' };

export const takeSet = (seat: Name, set: number, discard?: number): Move => ({
  type: 'takeSet',
  seat,
  set,
  ...(discard === undefined ? {} : { discard }),
});

export const scoreCard = (
  place: number,
  more: Partial<MoveOf<'scoreCard'>['scored']> = {},
  seat: Name = 'ann',
): Move => ({ type: 'scoreCard', seat, scored: { card: place, ...more } });

/** The four cards left; how often a card counts where the table does not keep it. */
export const scoreHalves = (seat: Name, counts: Readonly<Record<number, number>> = {}): Move => ({
  type: 'scoreHalves',
  seat,
  cards: [1, 2, 3, 4].map((place) => {
    const count = counts[place];
    return { card: place, ...(count === undefined ? {} : { count }) };
  }),
});

export const scoreAreas = (seat: Name, more: Partial<MoveOf<'scoreAreas'>> = {}): Move => ({
  type: 'scoreAreas',
  seat,
  ...more,
});
