// What each effect, sheet line and checklist line of this game says, by clause.
import type { SeatId } from '../../../referee/ruling.ts';
import type {
  BoardSide,
  Colour,
  CriterionKind,
  DieColour,
  GemColour,
  Gems,
  Numeral,
  TileKind,
  TrainerTile,
} from '../data/kinds.ts';
import type { Phase } from './state.ts';
import type { TrackPlace } from './trackPlace.ts';

type None = Record<never, never>;

/** Where a gain came from. */
export const SOURCES = ['card', 'camp', 'tent', 'trainer', 'track', 'setup'] as const;
export type Source = (typeof SOURCES)[number];

/**
 * A card that was scored: `full` its points before halving, `count` units at `each` points, where they are known; `told` the points
 * that the table named, where the card comes to others.
 */
export type ScoredFacts = {
  card: number;
  name?: string;
  kind?: CriterionKind;
  colour?: Colour;
  count?: number;
  each?: number;
  maximum?: number;
  full: number;
  told?: number;
};

/** What was due of each colour, what was paid, and the coins left. */
export type Paid = {
  due: number;
  sums: Record<Colour, number>;
  clear: number;
  paid: number;
  coins: number;
};

/** Facts of an effect; points stand beside them. */
export type EffectFacts = {
  // Set-up.
  'magnificent.setup.random-starting-player': None;
  'magnificent.setup.dice-two-players': { dice: Gems };
  'magnificent.setup.dice-three-players': { dice: Gems };
  'magnificent.setup.dice-four-players': { dice: Gems };
  'magnificent.solo.setup-dice': { dice: Gems };
  'magnificent.setup.starting-coins': { coins: number };
  'magnificent.setup.starting-gems': { gems: Gems };
  'magnificent.setup.starting-trainer': { trainers: number };
  'magnificent.setup.starting-player-pays-last': { to: SeatId; coins: number };
  'magnificent.setup.hats-initial-order': TrackPlace;
  /** Of the spaces they keep. */
  'magnificent.solo.setup-neutral-hats': { requirements: number[] };
  /** Cards in the deck. */
  'magnificent.setup.master-deck': { cards: number };
  'magnificent.setup.unused-numbered-cards-shuffled': { cards: number };
  'magnificent.variant.draft-include-numbered': { cards: number };
  'magnificent.setup.trainer-stack': { tiles: number };
  'magnificent.setup.roll-into-main-tent': { dice: number };
  'magnificent.setup.display-two-or-three-players': { sets: number };
  'magnificent.setup.display-four-players': { sets: number };
  'magnificent.solo.setup-display': { sets: number };
  'magnificent.setup.trainer-draft-two-or-three': { tiles: TrainerTile[] };
  'magnificent.setup.trainer-draft-four': { tiles: TrainerTile[] };
  /** To choose from; or what goes back to the stack. */
  'magnificent.solo.setup-trainer-tile': { tiles: TrainerTile[]; isBack?: boolean };
  /** Discarded with a set before, and laid out again. */
  'magnificent.components.trainer-tiles': { tile: TrainerTile };
  'magnificent.setup.poster-display-four': { posters: number; deck: number };
  'magnificent.setup.tents-on-poster-spaces': { tents: number };
  'magnificent.setup.starting-poster-place': { name?: string };
  'magnificent.setup.numbered-master-cards': { numeral?: Numeral };
  'magnificent.variant.draft-pick-and-pass': { cards: number };
  /** Cards shuffled back, and those in the deck. */
  'magnificent.variant.draft-leftover': { cards: number; deck: number };
  'magnificent.solo.setup-master-cards': { cards: number; revealed: number };
  'magnificent.setup.trainer-draft-place': { tile: TrainerTile };
  'magnificent.setup.trainer-draft-two-player-leftover': { tiles: TrainerTile[] };
  'magnificent.variant.board-two-side-b-tent': { space: number };

  // A turn: die and power.
  'magnificent.die.take-one-from-main-tent': {
    colour: DieColour;
    value: number;
    card: number;
    as?: Colour;
  };
  /** What will be due at the end of the round, and the coins there are. */
  'magnificent.overview.higher-sum-costs-more': { due: number; coins: number };
  'magnificent.trainers.board-flip-die': { from: number; to: number; trainers: number };
  'magnificent.bonuses.set-die-face': { from: number; to: number };
  'magnificent.power.gem-boost': { gems: Gems; power: number };
  'magnificent.bonuses.plus-one-any': { power: number };
  'magnificent.bonuses.plus-two-colour': { power: number; colour: Colour };
  'magnificent.bonuses.copy-card': { card: number; copied: number };

  // Gains.
  'magnificent.bonuses.one-coin': { coins: number; source: Source };
  'magnificent.bonuses.five-points': { source: Source };
  'magnificent.build.bonus-immediate': { source: Source };
  'magnificent.tents.space-bonuses': { source: Source };
  'magnificent.bonuses.one-poster': { posters: number; source: Source };
  'magnificent.bonuses.gain-trainer': { trainers: number; source: Source };
  'magnificent.gems.store-matching': { gems: Gems; source: Source };
  /** Gems of a full kind become coins. */
  'magnificent.gems.overflow-coin': { gems: Gems; coins: number; source: Source };
  /** Trainers that would have been gained and are not in the supply. */
  'magnificent.components.trainers-total': { trainers: number; exist: number };
  'magnificent.bonuses.trainer-for-small-tile': { colour: Colour };
  'magnificent.bonuses.gems-for-small-tile': { colour: Colour; gems: Gems };
  'magnificent.bonuses.buy-trainer': { cost: number; coins: number; trainers: number };

  // Trainers; `trainers` put on the space.
  'magnificent.trainers.board-buy-poster': { trainers: number; cost: number; posters: number };
  /** `isLetBe`: the tile of a card was laid in another colour than is `printed`. */
  'magnificent.trainers.board-change-tile-colour':
    { trainers: number } | { printed: Colour; isLetBe: true };
  'magnificent.trainers.board-counterclockwise': { trainers: number };
  'magnificent.trainers.board-rearrange-before': { trainers: number };
  'magnificent.trainers.tile-two-coins': { trainers: number; coins: number };
  'magnificent.trainers.tile-clear-gem': { trainers: number };
  'magnificent.trainers.tile-plus-one-each': { trainers: number; power: number };
  'magnificent.trainers.tile-build-plus-two': { trainers: number; power: number };
  'magnificent.trainers.tile-travel-plus-three': { trainers: number; power: number };
  'magnificent.trainers.tile-perform-plus-two': { trainers: number; power: number };
  'magnificent.trainers.tile-extra-large-tile': { trainers: number; colour: Colour };
  'magnificent.trainers.tile-double-camp-bonus': { trainers: number };
  'magnificent.trainers.tile-double-tent-bonus': { trainers: number };
  /** `posters` completed so far. Points where there are any. */
  'magnificent.trainers.tile-point-per-poster': { trainers: number; posters: number };
  'magnificent.trainers.tile-ignore-camp-tile': { trainers: number };
  'magnificent.trainers.tile-extra-poster': { trainers: number; posters: number };
  'magnificent.trainers.move-to-main-tent': { trainers: number };

  // Build, travel, posters, perform.
  'magnificent.build.level-gives-tiles': {
    requirement: number;
    power: number;
    small: number;
    large: number;
  };
  /** A tile is laid; `left` of its kind in the supply. */
  'magnificent.build.take-from-supply': { tile: TileKind; left: number };
  'magnificent.build.supply-exhausted': { tile: TileKind };
  'magnificent.travel.wagon-of-die-colour': { wagon: Colour; steps: number; power: number };
  'magnificent.travel.collect-passed-symbols': { gems: Gems; posters: number };
  'magnificent.tents.place-any-empty-space': { space: number };
  'magnificent.tents.may-stop-without-taking': { tents: number };
  'magnificent.posters.source': { from: 'deck' | 'display'; name?: string; space?: number };
  /** Posters left in the deck; `shuffled`: the discarded ones came back first. */
  'magnificent.posters.refill-at-once': { deck: number; shuffled: boolean };
  'magnificent.posters.full-three-options': {
    option: 'replaced' | 'discarded' | 'declined';
    space?: number;
  };
  /** `space` from 1 at the bottom; `from` where the hat stood, absent for one from the play area; `posters` that may be completed. */
  'magnificent.perform.space-within-power': {
    space: number;
    from?: TrackPlace;
    requirement: number;
    power?: number;
    posters?: number;
  };
  /** `isLetBe`: the hat is back on the space it was taken from. */
  'magnificent.perform.space-vacant': TrackPlace & { isLetBe: true };
  'magnificent.perform.discard-poster-gems': { gems: Gems };
  'magnificent.perform.reward-poster': { space: number; name?: string; coins: number };
  'magnificent.perform.reward-tent': { space: number; coins: number };
  'magnificent.perform.starting-tent-reward': { coins: number };
  'magnificent.perform.completed-face-down': { posters: number };
  'magnificent.perform.rearrange-after': None;
  /** Arranged by a trainer before performing. */
  'magnificent.perform.rearrange-only-then': None;

  // What a scorekeeper is told.
  'magnificent.setup.scoring-marker-moves': None;
  /** Coins gained (or spent, below 0), and coins now. */
  'magnificent.components.coin-unit': { gained: number; coins: number };
  'magnificent.action.choose-one-of-three': { action: 'build' | 'travel' | 'perform' };

  // Round end.
  'magnificent.round-end.trigger': { round: number };
  'magnificent.round-end.step-order': { phase: Phase; round: number };
  'magnificent.payment.highest-colour-sum': Paid;
  'magnificent.payment.penalty-round-one': { missing: number; each: number };
  'magnificent.payment.penalty-round-two': { missing: number; each: number };
  'magnificent.payment.penalty-round-three': { missing: number; each: number };
  'magnificent.sets.lower-hat-returns': TrackPlace;
  'magnificent.sets.order-by-hats': { order: SeatId[] };
  /** `isCard`: in the last round, a master card alone. */
  'magnificent.solo.discard-top-sets': { sets: number; isCard?: true };
  'magnificent.sets.take-card-and-tile': {
    set?: number;
    name?: string;
    tile?: TrainerTile;
    isCard?: true;
  };
  'magnificent.sets.no-tiles-in-last-round': None;
  /** The set that was discarded; absent where the display is not kept. */
  'magnificent.sets.two-players-gap': { set?: number; isCard?: true };
  'magnificent.sets.two-players-no-gap': { set?: number; isCard?: true };
  'magnificent.solo.clear-and-refill-display': { sets: number; isCard?: true };
  'magnificent.score-card.move-marker': ScoredFacts;
  'magnificent.prepare.trainers-return': { trainers: number };
  'magnificent.prepare.hats-slide-down': { hats: { seat: SeatId; space: number }[] };
  'magnificent.prepare.new-starting-player': { round: number };
  /** Sets laid out, and cards and tiles left in their decks. */
  'magnificent.prepare.refill-main-display': {
    sets: number;
    cards: number;
    tiles: number;
    isCard?: true;
  };
  'magnificent.prepare.no-trainer-tiles-before-last-round': None;
  'magnificent.prepare.reroll-all-dice': { dice: number };
  'magnificent.solo.new-round-dice': { dice: Gems };
  'magnificent.overview.rounds': { round: number; rounds: number };

  // Game end.
  'magnificent.end.half-master-cards': ScoredFacts;
  'magnificent.end.coins': { coins: number };
  /** Areas covered by tiles, and those that gems completed. */
  'magnificent.end.camp-areas': { areas: number; byGems: number };
  'magnificent.end.gems-fill-spaces': { gems: number; areas: number };
  /** Seats of equal points, the highest hat first. */
  'magnificent.end.tie-break': { seats: SeatId[]; hats: TrackPlace[]; points: number };
  'magnificent.end.winner': { seats: SeatId[]; points: number };
  'magnificent.solo.goal': { points: number; goal: number; won: boolean };
  'magnificent.solo.rank-outstanding': { points: number };
  'magnificent.solo.rank-best': { points: number };

  // Solitaire; what was read.
  'magnificent.solo.added-die-colour': { colour: GemColour; value: number };
  'magnificent.solo.refill-poster': { deck: number };
  'magnificent.criteria.lower-half': { card: number; name?: string };
  'magnificent.components.posters': { space: number; name?: string };
  'magnificent.components.tents': { space: number };
  /** Parts of the board that the players have read out. */
  'magnificent.setup.board-centre': { parts: BoardPart[] };
};

export const BOARD_PARTS = [
  'track',
  'levels',
  'tentSpaces',
  'startingTent',
  'trainerSpaces',
  'trackGaps',
] as const;
export type BoardPart = (typeof BOARD_PARTS)[number];

export type EffectClause = keyof EffectFacts;

/** `side`: that of every board, where it is told; then no amount where nobody has read it out. Otherwise the amount is that of side A. */
interface OfSide {
  side?: BoardSide;
}

/** Facts of a checklist item: what the hands do at set-up and between the rounds. */
export type ChecklistFacts = {
  'magnificent.setup.board-centre': None;
  'magnificent.setup.sort-supply': None;
  'magnificent.setup.random-starting-player': { seat: SeatId };
  'magnificent.setup.dice-two-players': { dice: Gems };
  'magnificent.setup.dice-three-players': { dice: Gems };
  'magnificent.setup.dice-four-players': { dice: Gems };
  'magnificent.setup.dice-leftover': { dice: number };
  'magnificent.setup.roll-into-main-tent': { dice: number };
  'magnificent.setup.set-aside-numbered-master-cards': None;
  'magnificent.variant.draft-include-numbered': None;
  'magnificent.setup.master-deck': None;
  'magnificent.setup.trainer-stack': None;
  'magnificent.setup.display-two-or-three-players': { sets: number };
  'magnificent.setup.display-four-players': { sets: number };
  'magnificent.setup.wagons-on-start': None;
  'magnificent.setup.wagons-face-left': None;
  'magnificent.setup.tents-on-poster-spaces': { tents: number };
  'magnificent.setup.spare-tent': None;
  'magnificent.setup.set-aside-starting-posters': None;
  'magnificent.setup.poster-deck': None;
  'magnificent.setup.poster-display-four': { posters: number };
  'magnificent.setup.scoring-marker': None;
  'magnificent.setup.hats-initial-order': { order: SeatId[] };
  'magnificent.setup.second-hat-aside': None;
  'magnificent.setup.random-player-board': None;
  'magnificent.setup.first-game-side-a': None;
  'magnificent.variant.choose-board-side': None;
  'magnificent.setup.numbered-master-cards': None;
  /** `deck`: in solitaire all of them make the deck from the beginning. */
  'magnificent.setup.unused-numbered-cards-shuffled': { deck?: number };
  'magnificent.variant.draft-deal-five': { cards: number };
  'magnificent.variant.draft-pick-and-pass': { cards: number };
  'magnificent.variant.draft-leftover': None;
  'magnificent.setup.deal-starting-poster': None;
  'magnificent.setup.spare-starting-posters': { posters: number };
  'magnificent.setup.master-cards-beside-board': None;
  'magnificent.setup.starting-gems': { gems?: Gems } & OfSide;
  'magnificent.setup.starting-coins': { coins?: number } & OfSide;
  'magnificent.setup.starting-trainer': { trainers?: number } & OfSide;
  'magnificent.variant.board-two-side-b-tent': None;
  'magnificent.setup.starting-player-pays-last': { seat: SeatId; to: SeatId; coins: number };
  'magnificent.setup.trainer-draft-two-or-three': { tiles: number };
  'magnificent.setup.trainer-draft-four': { tiles: number };
  'magnificent.setup.trainer-draft-order': { order: SeatId[] };
  'magnificent.setup.trainer-draft-place': None;
  'magnificent.setup.trainer-draft-two-player-leftover': None;
  'magnificent.solo.setup-dice': { dice: Gems };
  'magnificent.solo.setup-display': { sets: number };
  'magnificent.solo.setup-master-cards': { cards: number; revealed: number };
  'magnificent.solo.setup-trainer-tile': { tiles: number };
  'magnificent.solo.setup-neutral-hats': { requirements: number[] };
  // Between the rounds.
  'magnificent.prepare.trainers-return': None;
  'magnificent.solo.clear-and-refill-display': None;
  'magnificent.solo.new-round-dice': None;
  'magnificent.prepare.refill-main-display': { sets: number; isWithTiles: boolean };
  'magnificent.prepare.no-trainer-tiles-before-last-round': None;
};

export type ChecklistClause = keyof ChecklistFacts;
