// What each refusal of this game says, by clause: the compiler holds all three rulebooks to it. Effects, checklist and steps: effectFacts.ts.
import type { SeatId } from '../../../referee/ruling.ts';
import type {
  Action,
  BoardSide,
  CardBonus,
  Colour,
  DieColour,
  GemColour,
  Numeral,
  SpaceKind,
  TileKind,
  TileSize,
  TrainerSpace,
  TrainerTile,
} from '../data/kinds.ts';
import type { Phase, Stage } from './state.ts';
import type { TrackPlace } from './trackPlace.ts';

export type { ChecklistClause, ChecklistFacts, EffectClause, EffectFacts } from './effectFacts.ts';
export type { StepFacts, StepName } from './stepFacts.ts';

type None = Record<never, never>;

/** Dice told or taken against those in use. */
type Dice = { colour: DieColour; count: number; exist: number };
/** What was laid out against what is to lie there. */
type Laid = { told: number; needed: number };
type Choosing = { seat: SeatId; next: SeatId };
/** A card slot, counted from 1. */
type Card = { seat: SeatId; card: number };
type Count = { count: number; exist: number };

/** Facts of a refusal. Amounts are coins, power, trainers, points as their name says. */
export type RefusalFacts = {
  // The box: more of a thing than there is.
  'magnificent.components.player-boards': { seats: number; exist: number; board?: Numeral };
  'magnificent.components.dice-total': Count;
  'magnificent.components.trainers-total': { seat: SeatId; trainers: number; exist: number };
  'magnificent.components.hats': { seat: SeatId; hats: number; exist: number };
  'magnificent.components.master-cards': Count;
  'magnificent.components.posters': Count;
  'magnificent.components.tents': Count;
  /** A tile that lies somewhere else already. */
  'magnificent.components.trainer-tiles': { tile: TrainerTile };
  'magnificent.components.camp-tiles-russian': { tile: TileKind; count: number; exist: number };
  'magnificent.setup.dice-two-players': Dice;
  'magnificent.setup.dice-three-players': Dice;
  'magnificent.setup.dice-four-players': Dice;
  'magnificent.solo.setup-dice': Dice;
  /** Solitaire: dice at the beginning of a later round. */
  'magnificent.solo.new-round-dice': Dice;

  // When: phase, seat, step.
  'magnificent.overview.rounds': { round: number; rounds: number };
  /** The game is over. */
  'magnificent.end.after-third-round': None;
  /** Something of another phase of the match. */
  'magnificent.round-end.step-order': { phase: Phase; needed: Phase };
  'magnificent.end.step-order': { phase: Phase; needed: Phase };
  /** Something of another phase of a turn. */
  'magnificent.overview.turn-phases': { seat: SeatId; stage: Stage; needed: Stage };
  'magnificent.overview.turn-order': Choosing;
  'magnificent.overview.turns-per-round': { seat: SeatId; turns: number };
  /** No action so far, or another one. */
  'magnificent.action.choose-one-of-three': { seat: SeatId; action?: Action };

  // Set-up.
  'magnificent.setup.first-game-side-a': { seat: SeatId; board: Numeral };
  /** Against the board, against another card of the same hand (`beside`), or against another seat (`by`). */
  'magnificent.setup.numbered-master-cards': { seat: SeatId; numeral: Numeral } & (
    { board: Numeral } | { beside: Numeral } | { by: SeatId }
  );
  'magnificent.setup.display-two-or-three-players': Laid;
  'magnificent.setup.display-four-players': Laid;
  'magnificent.setup.poster-display-four': Laid;
  'magnificent.setup.trainer-draft-two-or-three': Laid;
  'magnificent.setup.trainer-draft-four': Laid;
  'magnificent.setup.tents-on-poster-spaces': { colour: Colour; told: number; needed: number };
  /** Out of order; where both are the same seat, its choice is missing before the first turn. */
  'magnificent.setup.trainer-draft-order': Choosing;
  /** A die taken before the roll is told, or a roll that does not say how the dice fell. */
  'magnificent.setup.roll-into-main-tent': { dice: number };
  /** The seat has one already, or this one is not to be chosen. */
  'magnificent.setup.trainer-draft-place': {
    seat: SeatId;
    tile: TrainerTile;
    offered: TrainerTile[];
    has?: TrainerTile;
  };
  /** Told twice, or `isOpen`: still to be told before the first turn. */
  'magnificent.setup.deal-starting-poster': { seat: SeatId; isOpen?: true };
  'magnificent.solo.setup-display': Laid;
  'magnificent.solo.setup-trainer-tile': Laid;
  /** A tent that is placed without any to place, or `tents` that are still to be placed before the first turn. */
  'magnificent.variant.board-two-side-b-tent': { seat: SeatId; tents?: number };
  'magnificent.variant.choose-board-side': { seat: SeatId; board: Numeral; side: BoardSide };

  // Taking a die.
  'magnificent.die.take-one-from-main-tent': { colour: DieColour; value: number };
  'magnificent.die.place-on-vacant-master-card': Card;
  'magnificent.die.four-dice-by-round-end': { seat: SeatId; dice: number };
  'magnificent.power.clear-die-choose-colour': { seat: SeatId; colour: DieColour };
  /** `unread`: nobody has said what is printed on the card. */
  'magnificent.card-bonus.once-any-time': { seat: SeatId; card: number; unread: boolean };
  'magnificent.card-bonus.only-this-turns-card': Card;
  'magnificent.bonuses.never-twice': Card;
  /** The card does not copy, or it would copy itself, a copy or an empty card. */
  'magnificent.bonuses.copy-card': Card;
  /** `isLate`: the die lies on its card. */
  'magnificent.bonuses.set-die-face': Card & { isLate?: true };
  'magnificent.bonuses.plus-two-colour': { seat: SeatId; colour: Colour; die: DieColour };
  'magnificent.bonuses.trainer-for-small-tile': { seat: SeatId; trainers: number };
  'magnificent.bonuses.gems-for-small-tile': { seat: SeatId; gems: number; told: number };
  'magnificent.bonuses.buy-trainer': { seat: SeatId; cost: number; coins: number };
  /** The kinds of gems told are not what the bonus gives: `told` against `gems`. */
  'magnificent.bonuses.coloured-gem': { seat: SeatId; gems: number; told: number };

  // Power.
  /** More gems than there are in storage. */
  'magnificent.power.gem-boost': { seat: SeatId; colour: GemColour; gems: number; has: number };
  'magnificent.power.gem-colour': { seat: SeatId; colour: GemColour; die: Colour };

  // Build.
  'magnificent.build.level-within-power': { seat: SeatId; requirement: number; power: number };
  /** `fits`: false where the table bars a level whose tiles have no room. */
  'magnificent.build.one-level-only': { seat: SeatId; requirement: number; fits?: false };
  /** No such level on the board, or its tiles are not told (`small` and `large` absent). */
  'magnificent.build.level-gives-tiles': {
    seat: SeatId;
    requirement: number;
    small?: number;
    large?: number;
  };
  'magnificent.build.level-nine': { requirement: number; small: number; large: number };
  /** A tile of a size that the level does not give (any more). */
  'magnificent.build.take-from-supply': {
    seat: SeatId;
    size: TileSize;
    small: number;
    large: number;
  };
  'magnificent.build.supply-exhausted': { tile: TileKind; left: number };
  /** `isCard`: the colour is that of a card bonus, not of the die. */
  'magnificent.build.colour-matches-die': {
    seat: SeatId;
    tile: TileKind;
    die: Colour;
    isCard?: true;
  };
  'magnificent.build.later-tiles-adjacent': { seat: SeatId; tile: TileKind };
  /** `cells`: those under another tile (`covered`), else those outside. */
  'magnificent.build.inside-and-no-overlap': { seat: SeatId; cells: number[]; covered: boolean };
  'magnificent.build.small-covers-four': { tile: TileKind; spaces: number; told: number };
  'magnificent.build.large-covers-six': { tile: TileKind; spaces: number; told: number };
  /** Spaces that are not the outline of the tile, however it lies. */
  'magnificent.build.rotate-and-flip': { tile: TileKind };

  // Travel, gems, tents.
  'magnificent.travel.wagon-of-die-colour': { seat: SeatId; wagon: Colour; die: Colour };
  'magnificent.travel.clockwise': { seat: SeatId };
  'magnificent.travel.max-steps-power': { seat: SeatId; steps: number; power: number };
  'magnificent.travel.need-not-use-all': { seat: SeatId };
  /** `tents`: how many have left the tracks that nobody keeps. */
  'magnificent.travel.poster-symbol-after-tent': {
    seat: SeatId;
    posters: number;
    most: number;
    tents: number;
  };
  /** No tent lies where the wagon stopped. */
  'magnificent.travel.stop-to-take-tent': { seat: SeatId; wagon: Colour };
  'magnificent.tents.may-stop-without-taking': { seat: SeatId; tents: number };
  'magnificent.tents.place-any-empty-space': { seat: SeatId; space: number };
  'magnificent.tents.starting-tent-not-coverable': { seat: SeatId };
  'magnificent.tents.maximum-four': { seat: SeatId; tents: number };
  'magnificent.gems.cap-three': { seat: SeatId; colour: GemColour; gems: number; most: number };

  // Posters.
  /** `due`: posters that have to be taken first, or 0 where none is due; `from`: the deck is empty, or no poster of the display is named. */
  'magnificent.posters.source': { seat: SeatId; due: number; from?: 'deck' | 'display' };
  /** The space of the display is empty. */
  'magnificent.posters.refill-at-once': { display?: number };
  'magnificent.posters.full-options-only-when-full': {
    seat: SeatId;
    posters: number;
    spaces: number;
  };

  // Perform.
  /** `space` from 1 at the bottom; the track has `spaces`. */
  /** `requirement`: a hat stands there, and the track told anew has no such space; `seat` is missing where it is of another colour. */
  'magnificent.perform.any-lower-space': {
    space: number;
    spaces: number;
    requirement?: number;
    seat?: SeatId;
  };
  'magnificent.perform.space-within-power': { seat: SeatId; requirement: number; power: number };
  /** `by` is missing where a hat of another colour stands in solitaire. */
  'magnificent.perform.space-vacant': TrackPlace & { seat: SeatId; by?: SeatId };
  /** Where the hat went is not told, or it is another hat than the one on the board. */
  'magnificent.perform.first-time-board-hat': { seat: SeatId };
  'magnificent.perform.second-time-second-hat': { seat: SeatId };
  /** Which hat moves is not told, or none stands there. */
  'magnificent.perform.third-fourth-any-hat': { seat: SeatId; hats: TrackPlace[] };
  'magnificent.perform.poster-limit': { seat: SeatId; told: number; most: number };
  /** No poster on this space; `once`: rearranged, its poster would lie nowhere, or on two spaces. */
  'magnificent.posters.linked-tent-space': { seat: SeatId; space: number; once?: true };
  /** Named twice; or a card that counts posters cannot count so many. */
  'magnificent.perform.completed-face-down':
    { seat: SeatId; space: number } | { seat: SeatId; count: number; least: number; most: number };
  /** `isRead`: it would be read, and stands nowhere. */
  'magnificent.perform.needs-tent-below': { seat: SeatId; space: number; isRead?: true };
  /** A poster, or a tent, that nobody has read. */
  'magnificent.perform.reward-poster': { space: number };
  'magnificent.perform.reward-tent': { space: number };
  'magnificent.perform.needs-all-camp-tiles': Needed;
  'magnificent.perform.tile-requirements-add-up': Needed;
  'magnificent.perform.discard-poster-gems': NeededGems;
  'magnificent.perform.discard-tent-gem': NeededGems;
  'magnificent.perform.rearrange-only-then': { seat: SeatId };

  // Trainers.
  'magnificent.trainers.any-number': { seat: SeatId; trainers: number; has: number };
  'magnificent.trainers.own-tiles-or-board-only': {
    seat: SeatId;
    space: TrainerTile;
    owner?: SeatId;
  };
  'magnificent.trainers.kind-single': Placed;
  'magnificent.trainers.kind-per-trainer': Placed;
  'magnificent.trainers.kind-double': Placed;
  /** `action` is missing where none is chosen: the one that is `needed` cannot be carried out. */
  'magnificent.trainers.action-specific': {
    seat: SeatId;
    space: TrainerSpace;
    action?: Action;
    needed: Action;
  };
  /** Turned later than on taking the die, or to a face that is not opposite. */
  'magnificent.trainers.board-flip-die': { seat: SeatId; value: number; opposite: number };
  'magnificent.trainers.board-buy-poster': { seat: SeatId; cost: number; coins: number };
  /** The wagon goes another way although a trainer was used to turn it. */
  'magnificent.trainers.board-counterclockwise': { seat: SeatId };
  'magnificent.trainers.board-rearrange-before': { seat: SeatId };
  /** The tile or the tent that gave the trainer lies there already. */
  'magnificent.trainers.fresh-trainer-not-on-its-source': { seat: SeatId; space: TrainerSpace };
  'magnificent.trainers.board-change-tile-colour': { seat: SeatId };
  'magnificent.trainers.tile-double-camp-bonus': { seat: SeatId };
  'magnificent.trainers.tile-double-camp-bonus-not-card-tiles': { seat: SeatId };

  // Round end.
  /** Coins that are kept need not be told. */
  'magnificent.payment.pay-what-you-have': { seat: SeatId; coins: number; told: number };
  'magnificent.sets.order-by-hats': Choosing;
  /** No such set, or none named. */
  'magnificent.sets.take-card-and-tile': { seat: SeatId; set?: number };
  /** `most`: as many can have come by the moment that is told. */
  'magnificent.sets.tile-to-empty-space': {
    seat: SeatId;
    tiles: number;
    spaces: number;
    most?: number;
  };
  /** A set has to be discarded (`needed`), or may not be. */
  'magnificent.sets.two-players-gap': { seat: SeatId; needed: boolean };
  'magnificent.sets.two-players-no-gap': { seat: SeatId; needed: boolean };
  /** No such card, or one was scored already. */
  'magnificent.score-card.one-of-five': { seat: SeatId; card: number; cards: number };
  /** Neither criterion nor points of this card are told. */
  'magnificent.criteria.lower-half': Card;
  /** More coins are paid than the card counts. */
  'magnificent.criteria.maximum': { seat: SeatId; card: number; coins: number; most: number };
  'magnificent.criteria.pay-coins': { seat: SeatId; coins: number; has: number };
  'magnificent.prepare.refill-main-display': Laid;
  /** Tiles for the last round. */
  'magnificent.prepare.no-trainer-tiles-before-last-round': { tiles: number };
  'magnificent.prepare.reroll-all-dice': { told: number; needed: number };

  // Game end.
  /** Each of the four cards once. */
  'magnificent.end.half-master-cards': { seat: SeatId; cards: number };
  /** `open`: open spaces are told of so many areas only. */
  'magnificent.end.camp-areas': { seat: SeatId; told: number; areas: number; open?: number };

  // Solitaire.
  /** Not in solitaire, not before a turn, or not again. */
  'magnificent.solo.discard-poster-for-die': { again: boolean };
  /** The set went for a hat above; `sets` did. */
  'magnificent.solo.discard-top-sets': { seat: SeatId; set: number; sets: number };
  /** No single set is discarded: all that are left go. */
  'magnificent.solo.clear-and-refill-display': { seat: SeatId };
  'magnificent.solo.added-die-colour': { colour: Colour; symbol?: Colour; left: number };
};

type Needed = { seat: SeatId; tile: TileKind; has: number; needs: number };
type NeededGems = { seat: SeatId; colour: GemColour; has: number; needs: number };
type Placed = { seat: SeatId; space: TrainerSpace; trainers: number; kind?: SpaceKind };

export type RefusalClause = keyof RefusalFacts;

/** Named here so that words and screens need not look for it. */
export type BonusKind = CardBonus['kind'];
