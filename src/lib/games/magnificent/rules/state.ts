// The table of one match as the rules see it. Immutable plain JSON; derived by replay, never stored.
import type { SeatId } from '../../../referee/ruling.ts';
import type { TrackingLevel } from '../../../referee/rules.ts';
import type {
  Action,
  BoardSide,
  Camp,
  CampBoard,
  Colour,
  Die,
  DieColour,
  Gems,
  MasterCard,
  Numeral,
  PlusSource,
  Poster,
  Tent,
  Tiles,
  TrainerSpace,
  TrainerTile,
} from '../data/kinds.ts';
import type { Catalogue } from './catalogue.ts';
import type { Readings } from './readings.ts';

export const PHASES = [
  /** Referee level: what lies on the table is told. */
  'setup',
  'turns',
  /** Round end, step by step. */
  'payment',
  'sets',
  'scoring',
  'preparing',
  /** Game end: halves of the cards left, then coins and areas. */
  'halves',
  'areas',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

/** How far a turn has come; only at referee level. */
export const STAGES = ['die', 'power', 'action', 'after'] as const;
export type Stage = (typeof STAGES)[number];

/** A card that may not have been read. */
export interface CardSlot {
  readonly card?: MasterCard | undefined;
}

/** A poster that may not have been read. */
export interface PosterSlot {
  readonly poster?: Poster | undefined;
}

/** A tent that may not have been read. */
export interface TentSlot {
  readonly tent?: Tent | undefined;
}

export interface PlacedPoster extends PosterSlot {
  readonly space: number;
}

export interface PlacedTent extends TentSlot {
  readonly space: number;
  /** Nobody read it before it was used: as it was told then, until it is told otherwise. */
  readonly usedAs?: Tent | undefined;
}

/** A pair of the main display; `gone` once it has been taken or discarded. */
export interface SetSlot {
  readonly card?: MasterCard | undefined;
  readonly tile?: TrainerTile | undefined;
  readonly gone?: true | undefined;
}

export interface TakenDie extends Die {
  /** Master card it lies on, from 1. */
  readonly card: number;
  /** The colour a clear die was used as. */
  readonly as?: Colour | undefined;
  /** The face it was rolled with, where it was turned. */
  readonly rolled?: number | undefined;
}

export interface State {
  readonly level: TrackingLevel;
  /** Of the ruleset it began under. */
  readonly version: number;
  readonly readings: Readings;
  /** Expert set-up: master cards are drafted. */
  readonly draft: boolean;
  /** From 1. */
  readonly round: number;
  readonly phase: Phase;
  readonly first: SeatId;
  /** Seats that are done with this step of the round end or of the final count. */
  readonly done: readonly SeatId[];
  /** Clockwise. */
  readonly seats: readonly SeatState[];
  /** Dice in use, by colour. */
  readonly dice: { readonly [C in DieColour]: number };
  /** Dice in the main tent; absent where the roll is not told. */
  readonly tent?: readonly Die[];
  /** What the players have read from their own copy; single cards lie where they are. */
  readonly copy: Catalogue;
  /** Spaces of the performance track that hats of other colours keep, in solitaire. */
  readonly neutral: readonly number[];
  /** In solitaire: a poster was discarded in this turn already. */
  readonly added: boolean;
  /** Under way; only at referee level. */
  readonly turn?: Turn;
  /** What lies in the middle; only at referee level. */
  readonly table?: TableState;
}

export interface TableState {
  /** Main display, top to bottom; empty until it is told. */
  readonly sets: readonly SetSlot[];
  /** Trainer tiles to choose from at set-up; empty until they are told. */
  readonly offered: readonly TrainerTile[];
  /** Trainer tiles that left the main display with a set nobody took; absent where there are none. */
  readonly spent?: readonly TrainerTile[];
  /** Poster display; a space that nothing lies on is left out. */
  readonly posters: readonly PlacedPoster[];
  /** Cards in each deck, and posters discarded. */
  readonly decks: Decks;
  /** Space of each wagon on its track, from 0 at the start; only of tracks that are kept. */
  readonly wagons: { readonly [C in Colour]?: number };
  /** Tents on each track by space; only of tracks that are kept. */
  readonly tents: { readonly [C in Colour]?: readonly TrackTent[] };
  /** How many tents each wagon has stopped on and given, of tracks that are not kept; absent where none was seen to. */
  readonly lifted?: { readonly [C in Colour]?: number | undefined };
}

export interface Decks {
  readonly masters: number;
  readonly tiles: number;
  readonly posters: number;
  /** Posters that were replaced, discarded or left over. */
  readonly discarded: number;
}

export interface TrackTent extends TentSlot {
  /** Space of the track, from 0 at the start. */
  readonly space: number;
}

export interface SeatState {
  readonly seat: SeatId;
  /** May be below 0. */
  readonly points: number;
  readonly coins: number;
  /** Four; five between taking and scoring a card. */
  readonly cards: readonly CardSlot[];
  /** Dice of this round in the order of taking. */
  readonly dice: readonly TakenDie[];
  /** Spaces of the performance track, from 1, the lower hat first. */
  readonly hats: readonly number[];
  /** Perform actions of this round. */
  readonly performs: number;
  readonly board?: { readonly number: Numeral; readonly side: BoardSide };
  /** Everything of the player board; only at referee level. */
  readonly own?: Own;
}

export interface Own {
  /** Starting poster and master cards were told. */
  readonly dealt: boolean;
  readonly gems: Gems;
  /** Trainers in the play area, and used ones in the main tent. */
  readonly trainers: number;
  readonly resting: number;
  /** Trainer tiles in the order of taking. */
  readonly tiles: readonly TrainerTile[];
  /** Camp tiles built, by kind. */
  readonly built: Tiles;
  /** Where they lie; absent where the camp is not kept space by space. */
  readonly camp?: { readonly board: CampBoard; readonly tiles: Camp };
  /** On spaces 2 to 5 of the tent area, from the left; the starting tent on space 1 is not among them. */
  readonly tents: readonly PlacedTent[];
  /** Tents of the starting goods that are not yet placed. */
  readonly spareTents: number;
  /** On spaces 1 to 5 of the poster area, from the left; space 1 is above the starting tent. */
  readonly posters: readonly PlacedPoster[];
  /** Posters to be taken now. */
  readonly due: number;
  /** Posters turned face down, in this order. */
  readonly completed: readonly PosterSlot[];
}

/** A turn under way. */
export interface Turn {
  readonly seat: SeatId;
  readonly stage: Stage;
  /** Gems discarded for power. */
  readonly gems: Gems;
  /** Power added by the card and by trainers. */
  readonly plus: readonly { readonly source: PlusSource; readonly power: number }[];
  /** Card whose bonus was used. */
  readonly bonus?: number;
  /** Trainers on each space. */
  readonly trainers: { readonly [S in TrainerSpace]?: number | undefined };
  /** Used ones of them that went back to the supply; what they were used for stays used. */
  readonly returned?: number;
  /** Trainers that the tile laid last, or the tent, has given: they cannot change what gave them. */
  readonly fresh: number;
  readonly action?: Action;
  /** An effect of this action was used before the action was begun. */
  readonly bound?: Action;
  readonly build?: BuildState;
  /** Tiles that a card bonus lets build. */
  readonly cardTiles: readonly Colour[];
  /** Of those, laid in another colour by trainers so far. */
  readonly recoloured?: number;
  /** Posters completed. */
  readonly completed: number;
}

export interface BuildState {
  readonly requirement: number;
  readonly small: number;
  readonly large: number;
  /** Large tiles that a trainer tile adds. */
  readonly extra: number;
  /** Tiles laid in this action. */
  readonly laid: number;
  /** Tiles of the action in another colour so far. */
  readonly recoloured: number;
  /** The bonuses of the next tile that covers any count twice. */
  readonly doubled: boolean;
}

/** What is under way: the seat, its board and its turn. */
export interface Acting {
  readonly one: SeatState;
  readonly own: Own;
  readonly turn: Turn;
}

/** Nothing has come of it yet: no die taken, nobody used. */
export function turnBegunBy(seat: SeatId): Turn {
  return {
    seat,
    stage: 'die',
    gems: {},
    plus: [],
    trainers: {},
    fresh: 0,
    cardTiles: [],
    completed: 0,
  };
}

/** The turn under way, once its die has been taken: until then no card, no colour and no power is of this turn. */
export function turnWithDie({ turn }: Pick<State, 'turn'>): Turn | undefined {
  return turn?.stage === 'die' ? undefined : turn;
}

/** The action is still to come, has tiles left to lay, or is done. */
export function stageOf(action: Action | undefined, build: BuildState | undefined): Stage {
  if (action === undefined) return 'power';
  const left = build === undefined ? 0 : build.small + build.large + build.extra;
  return left > 0 ? 'action' : 'after';
}

export function isSolo({ seats }: { readonly seats: readonly unknown[] }): boolean {
  return seats.length === 1;
}
