// The table of one match as the rules see it. Immutable plain JSON; derived by replay, never stored.
import type { SeatId } from '../../../referee/ruling.ts';
import type { TrackingLevel } from '../../../referee/rules.ts';
import type { Card, Talent } from '../data/cards.ts';

export const PHASES = [
  'setup',
  'travel',
  'resolution',
  'opportunities',
  'scoring',
  'season-change',
  'counting',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

export interface State {
  readonly level: TrackingLevel;
  readonly readings: Readings;
  /** Spaces of one side of the theatre's dial; 0 while the table has not told: then the needle has no end. */
  readonly dial: number;
  /** `counted`: coins are told once, at the very end. Referee level always keeps them. */
  readonly purses: 'kept' | 'counted';
  readonly season: 1 | 2;
  /** Turn of the season, from 1. */
  readonly turn: number;
  readonly phase: Phase;
  /** 0, 1, 2 … are the spaces 1, 2, 3 … of comedy; -1, -2 … those of tragedy. There is no space between. */
  readonly needle: number;
  /** True once the coin of this season has been flipped. */
  readonly flipped: boolean;
  /** True once the shows of this season have been scored. */
  readonly shown: boolean;
  /** The table as the shows of this festival left it, until the festival is closed: what requests are judged by. */
  readonly judged?: Judged;
  /** Encounter cards left in the deck. */
  readonly deck: number;
  readonly seats: readonly SeatState[];
  /** Cards on the table; only at referee level. */
  readonly cards?: CardTable;
}

/** What a request may look at and what can still change after the shows; ecus are kept with each seat. */
export interface Judged {
  readonly needle: number;
  readonly seats: Readonly<
    Record<
      SeatId,
      {
        /** Own managers on the theatre. */
        readonly stage: number;
        /** Requests before the player, face down and face up. */
        readonly requests: number;
      }
    >
  >;
}

export interface SeatState {
  readonly seat: SeatId;
  readonly ecus: number;
  /** Ecus when the shows of this season had been scored: what requests are judged by. */
  readonly judged: number;
  /** Own managers on the theatre. */
  readonly stage: number;
  /** Cities whose travel cards lie in the own discard pile, in the order in which they were played. */
  readonly used: readonly number[];
  /** Cities chosen this turn and not resolved yet. */
  readonly to: readonly number[];
  /** The friendly troupe's: cards drawn from its pile, and the city it stands before. 2 seats only. */
  readonly friendUsed: readonly number[];
  readonly friendTo: readonly number[];
  /** Actors; empty at scorekeeper level until the festival tells them. */
  readonly troupe: readonly Card[];
  readonly acrobats: readonly Acrobat[];
  /** Secret requests lying face down. */
  readonly requests: number;
  /** Name of the request played at the end of season 1; empty when its name was not told. */
  readonly faceUp?: string;
  /** True in season 2 for who played a request in season 1, also when it was discarded since. */
  readonly playedBefore: boolean;
  /** Requests played from the face-down ones at this festival. */
  readonly played: number;
  /** True once the face-up request has paid again. */
  readonly repeated: boolean;
  /** Talent the Chameleon took at this festival. */
  readonly chameleon: Talent | 'none';
  /** True from using an acrobat until the end of the turn: its card may say otherwise than the rules. */
  readonly free: boolean;
}

export interface Acrobat {
  readonly card: Card;
  /** False once used this season. */
  readonly ready: boolean;
  /** True until the end of the resolution in which it was gained. */
  readonly gained: boolean;
}

export interface CardTable {
  /** By city, the newest card first. */
  readonly cities: readonly (readonly Card[])[];
  /** City that gets the next card; 0 when nothing is being dealt. */
  readonly dealing: number;
  /** Number of each card dealt this season; in season 2 with the acrobats held over. */
  readonly dealt: Readonly<Record<Card, number>>;
  /** Number of each card in the box, known once all cards of season 1 have passed by. */
  readonly box?: Readonly<Record<Card, number>>;
  readonly requestDeck: number;
  readonly requestDiscard: number;
}

/** House rulings in force, by what they are about. */
export interface Readings {
  readonly recall: 'all-cards' | 'earlier-cards';
  readonly effects: 'mandatory' | 'may-decline';
  readonly victim: 'victim-must-have-money' | 'anyone';
  readonly noManager: 'still-paid' | 'no-effect';
  readonly gained: 'whole-phase' | 'that-city';
  readonly ban: 'lone-resolving' | 'whole-phase';
  readonly limit: 'face-up-counts' | 'face-down-only';
  readonly second: 'one-a-festival' | 'two-in-season-2';
  readonly unmet: 'pays-nothing' | 'not-played';
  readonly judging: 'after-the-shows' | 'one-after-another';
  readonly chameleon: 'owner-chooses' | 'kings-mood';
  readonly managers: 'if-the-mood-changes' | 'always' | 'never';
  readonly refill: 'one-or-none' | 'exactly-one';
  readonly money: 'open' | 'hidden';
  readonly friendMeets: 'crowded-city' | 'friendly-ignored' | 'needle-stays';
  readonly friendSeason: 'pile-continues' | 'pile-renewed';
  readonly friendRecall: 'own-cards-only' | 'both-sets';
}
