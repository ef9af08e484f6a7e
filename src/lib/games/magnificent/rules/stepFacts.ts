// What the table is asked now: the facts of each step; `seat` is told with the step.
import type { SeatId } from '../../../referee/ruling.ts';
import type { Action, Colour, DieColour, Gems, Numeral, TrainerTile } from '../data/kinds.ts';

export type StepFacts = {
  /** Set-up and preparation. `dice` by colour. */
  roll: { dice: Gems; round: number };
  /** How much is to be laid out; `isWithTiles` is false before the last round. */
  layOut: {
    sets: number;
    isWithTiles: boolean;
    offered: number;
    posters: number;
    tents: Colour[];
  };
  deal: { board?: Numeral; isDraft: boolean };
  chooseTile: { offered: TrainerTile[] };
  placeTent: { spaces: number[] };

  /** Scorekeeper level: a whole turn, the `turn`th of the seat. */
  turn: { round: number; turn: number; due: number; coins: number };
  /** Solitaire: a die may be added before the turn. */
  addDie: { left: Gems };
  takeDie: { round: number; turn: number; due: number; coins: number };
  /** Power as it stands, and what may still change it. */
  act: { power: number; colour: Colour; bonus: boolean; gems: number; trainers: number };
  /** Tiles that may still be laid. */
  layTile: { small: number; large: number; cardTiles: Colour[]; colour: Colour };
  takePoster: { due: number; spaces: number[] };
  endTurn: { action?: Action; bonus: boolean; trainers: number };

  pay: { round: number; dues: { seat: SeatId; due: number; coins: number }[] };
  /** The `place`th to choose. `discards`: with two seats, this one discards a set as well. */
  takeSet: { place: number; sets: number; isWithTiles: boolean; discards: boolean };
  scoreCard: { cards: number };
  scoreHalves: { cards: number };
  /** `isKept`: the camp is kept space by space, so nothing need be told. */
  scoreAreas: { isKept: boolean; gems: number };
};

export type StepName = keyof StepFacts;

/** Named here for the sentences that speak of a die. */
export type { DieColour };
