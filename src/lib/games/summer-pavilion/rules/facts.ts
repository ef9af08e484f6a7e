// What each refusal and each effect of this game says, by clause: the compiler holds all three rulebooks to it.
import type { Colour, FeatureKind, Side, SomeTiles } from '../data/pieces.ts';
import type { SeatId } from '../../../referee/ruling.ts';
import type { Phase } from './moves.ts';

type Source = 'center' | number;
/** `star:name` */
type Space = string;

/** What a space costs and what of it is there: `has` tiles of its colour and `jokers`, which are 0 where the colour is the joker itself. */
export type Price = {
  space: Space;
  cost: number;
  has: number;
  jokers: number;
  /** Tiles that have to come, jokers counted; 1 where a tile of the colour is all that lacks. */
  missing: number;
};

/** Facts of a refusal. Counts are tiles unless the name says otherwise. */
export type RefusalFacts = {
  /** `seats` players are at the table. */
  'summer-pavilion.setup.player-count': { seats: number };
  'summer-pavilion.variant.all-players': { side: Side; other: Side; seat: SeatId };
  /** A display is said to hold `told` tiles but got `holds`. */
  'summer-pavilion.setup.fill-factories': { display: number; told: number; holds: number };
  /** More tiles of a colour would lie where they are known than exist, or without a colour: more than the box, the tower or one draft can hold. */
  'summer-pavilion.component.tiles': { colour?: Colour; count: number; exist: number };
  /** A supply space is said to be known that is not there: `told` colours for `unknown` spaces. */
  'summer-pavilion.setup.supply-ten': { told: number; unknown: number };
  'summer-pavilion.round.three-phases': { phase: Phase; needed: Phase };
  'summer-pavilion.round.no-phase3-last': { round: number };
  'summer-pavilion.prep.after-round-six': { round: number };
  'summer-pavilion.end.after-six': { round: number };
  'summer-pavilion.round.youngest-starts': { seat: SeatId; first: SeatId };
  'summer-pavilion.token.starts-next-round': { seat: SeatId; first: SeatId };
  'summer-pavilion.token.starts-phase2': { seat: SeatId; first: SeatId };
  'summer-pavilion.token.nobody-took': { seat: SeatId; first: SeatId };
  'summer-pavilion.draft.next-player': { seat: SeatId; turn: SeatId };
  'summer-pavilion.play.next-player': { seat: SeatId; turn: SeatId };
  'summer-pavilion.draft.must-take': { seat: SeatId };
  /** There is no such display: `displays` are in use. */
  'summer-pavilion.draft.two-sources': { source: Source; displays: number };
  /** No tile there, or none of `colour`. */
  'summer-pavilion.draft.source-not-empty': { source: Source; colour?: Colour };
  /** What lies on the source is not told, or is told otherwise than the app knows it. */
  'summer-pavilion.draft.rest-to-center': { source: Source; known?: SomeTiles; told?: SomeTiles };
  'summer-pavilion.draft.joker-not-choosable': { source: Source; joker: Colour; others: Colour[] };
  'summer-pavilion.draft.factory-one-colour': { taken: SomeTiles; due: SomeTiles; colour: Colour };
  'summer-pavilion.draft.center-one-colour': { taken: SomeTiles; due: SomeTiles; colour: Colour };
  'summer-pavilion.draft.factory-joker-extra': { joker: Colour; taken: number };
  'summer-pavilion.draft.center-joker-extra': { joker: Colour; taken: number };
  'summer-pavilion.draft.factory-only-jokers': { joker: Colour; taken: number };
  'summer-pavilion.draft.center-only-jokers': { joker: Colour; taken: number };
  'summer-pavilion.draft.no-joker-no-extra': { joker: Colour; source: Source };
  'summer-pavilion.token.later-takers-free': { holder: SeatId };
  /** `needs` of that colour are named in the payment; `price` where no payment could be made up of what lies there. */
  'summer-pavilion.play.turn-check': { colour: Colour; has: number; needs: number; price?: Price };
  'summer-pavilion.place.own-tiles-only': { colour: Colour; has: number; named: number };
  /** Nobody is still in where a table is told in a phase 2 that is over. */
  'summer-pavilion.play.repeat': { stillIn: SeatId[] };
  'summer-pavilion.place.rhombus-only': { space: Space; feature?: FeatureKind };
  'summer-pavilion.place.empty-only': { space: Space; colour: Colour };
  'summer-pavilion.place.star-colour': { space: Space; colour: Colour; star: Colour };
  'summer-pavilion.wild.never-on-foreign-space': { space: Space; joker: Colour; star: Colour };
  /** `colour` lies there already; without it no colour was named. */
  'summer-pavilion.place.center-all-different': { colour?: Colour; free: Colour[] };
  /** No colour was named for a space of a grey star. */
  'summer-pavilion.variant.free-colour': { space: Space };
  'summer-pavilion.variant.multicolour-star': { space: Space; colour: Colour; free: Colour[] };
  'summer-pavilion.variant.single-colour-star': { space: Space; colour: Colour; star: Colour };
  'summer-pavilion.place.cost-number': { space: Space; needs: number; paid: number };
  /** A colour that is neither the placed one nor the joker is among the payment. */
  'summer-pavilion.wild.substitute': { colour: Colour; foreign: Colour; joker: Colour };
  'summer-pavilion.joker.expires': {
    colour: Colour;
    foreign: Colour;
    joker: Colour;
    /** The round in which `foreign` was the joker. */
    round: number;
  };
  'summer-pavilion.wild.own-colour': { joker: Colour; foreign: Colour };
  'summer-pavilion.wild.one-natural': { colour: Colour; jokers: number };
  /** `due` bonus tiles have to be taken now, `picked` were. */
  'summer-pavilion.bonus.mandatory': { due: number; picked: number; seat: SeatId };
  'summer-pavilion.bonus.jokers-ok': { colour: Colour; has: number; picked: number };
  'summer-pavilion.pass.out-for-round': { seat: SeatId };
  'summer-pavilion.pass.keep-four': { kept: number; limit: number };
  /** A table is said to lie with `beside` tiles beside the board of a seat that has passed; its board has earned `earned` bonus tiles. */
  'summer-pavilion.pass.discard-rest': { seat: SeatId; beside: number; earned: number };
  /** The same with `owed` bonus tiles still to come. */
  'summer-pavilion.bonus.short-supply': { seat: SeatId; owed: number; earned: number };
  /** A table is said to lie with `kept` tiles on the corners of a seat that has not passed. */
  'summer-pavilion.pass.corners': { seat: SeatId; kept: number };
  /** The same in phase 1, where they have come back. */
  'summer-pavilion.prep.corners-back': { seat: SeatId; kept: number };
  /** A table is said to lie with a total of `total`, below the lowest there is. */
  'summer-pavilion.pass.floor-one': { total: number; floor: number };
};

/** Facts of an effect; `lost` and `points` are points, everything else counts tiles unless named otherwise. */
export type EffectFacts = {
  'summer-pavilion.setup.scoring-marker': { total: number };
  'summer-pavilion.setup.round-counter': { round: number };
  'summer-pavilion.setup.first-joker-purple': { joker: Colour };
  'summer-pavilion.setup.factories-2p': { displays: number };
  'summer-pavilion.setup.factories-3p': { displays: number };
  'summer-pavilion.setup.factories-4p': { displays: number };
  'summer-pavilion.setup.supply-ten': { tiles: number };
  'summer-pavilion.setup.fill-factories': { tiles: number; bag: number };
  'summer-pavilion.setup.start-token-center': Record<never, never>;
  'summer-pavilion.round.youngest-starts': Record<never, never>;
  'summer-pavilion.variant.other-numbers': { side: Side };
  'summer-pavilion.draft.place-beside-board': { taken: SomeTiles; source: Source };
  'summer-pavilion.draft.rest-to-center': { rest: SomeTiles; display: number };
  'summer-pavilion.token.first-from-center': { tiles: number };
  /** `lost` points for `tiles` tiles; less than `tiles` when the floor stopped the marker. */
  'summer-pavilion.token.penalty': { tiles: number; lost: number; total: number };
  'summer-pavilion.token.floor-one': { tiles: number; lost: number; total: number };
  'summer-pavilion.token.allowed-at-one': { tiles: number };
  'summer-pavilion.token.later-takers-free': { holder: SeatId };
  'summer-pavilion.draft.phase-end': { first: SeatId };
  'summer-pavilion.token.starts-phase2': { first: SeatId };
  'summer-pavilion.token.nobody-took': { first: SeatId };
  'summer-pavilion.token.starts-next-round': { first: SeatId };
  'summer-pavilion.play.place-one': { space: Space; colour: Colour };
  /** `discarded` go into the tower. */
  'summer-pavilion.play.discard-rest': { discarded: SomeTiles; space: Space };
  /** `jokers` of the payment stood for `colour`. */
  'summer-pavilion.wild.substitute': { colour: Colour; jokers: number };
  'summer-pavilion.wild.own-colour': { joker: Colour; tiles: number };
  /** A tile without covered neighbours: 1 point. */
  'summer-pavilion.score.tile': { space: Space; colour: Colour };
  /** `group` tiles hang together, the new one included: that many points. */
  'summer-pavilion.score.connected': { space: Space; colour: Colour; group: number };
  /** Number of "80 points" tokens the seat now has. */
  'summer-pavilion.track.eighty-token': { tokens: number; total: number; before: number };
  'summer-pavilion.bonus.pillar': { feature: string; tiles: number };
  'summer-pavilion.bonus.statue': { feature: string; tiles: number };
  'summer-pavilion.bonus.window': { feature: string; tiles: number };
  'summer-pavilion.bonus.several-at-once': { features: string[]; tiles: number };
  'summer-pavilion.bonus.short-supply': { due: number; available: number; owed: number };
  'summer-pavilion.bonus.beside-board': { pick: SomeTiles };
  'summer-pavilion.variant.second-tile-decides': { star: string; kind: Colour | 'multicolour' };
  'summer-pavilion.supply.refill': { tiles: number; bag: number };
  'summer-pavilion.supply.bag-empty': { tower: number };
  'summer-pavilion.supply.exhausted': { gaps: number };
  'summer-pavilion.pass.when': { seat: SeatId };
  'summer-pavilion.pass.no-tiles': { seat: SeatId };
  'summer-pavilion.pass.corners': { kept: number; keep?: SomeTiles };
  'summer-pavilion.pass.discard-rest': { discarded: number; tiles?: SomeTiles };
  'summer-pavilion.pass.penalty': { tiles: number; lost: number; total: number };
  'summer-pavilion.pass.floor-one': { tiles: number; lost: number; total: number };
  'summer-pavilion.pass.last-round': { tiles: number; lost: number; total: number };
  'summer-pavilion.play.repeat': { round: number };
  'summer-pavilion.prep.after-round-six': { round: number };
  'summer-pavilion.prep.advance-counter': { round: number; joker: Colour };
  'summer-pavilion.prep.corners-back': { tiles: number; keep?: SomeTiles };
  'summer-pavilion.joker.carried-becomes': { joker: Colour; tiles: number };
  'summer-pavilion.joker.expires': { colour: Colour; tiles: number };
  'summer-pavilion.prep.token-back': Record<never, never>;
  'summer-pavilion.prep.refill-factories': { tiles: number; displays: number };
  'summer-pavilion.prep.bag-empty': { tower: number };
  /** `missing` tiles cannot be laid out. */
  'summer-pavilion.prep.shortage': { tiles: number; missing: number };
  'summer-pavilion.final.star-multicolour': { star: string; points: number };
  'summer-pavilion.final.star-red': { star: string; points: number };
  'summer-pavilion.final.star-blue': { star: string; points: number };
  'summer-pavilion.final.star-yellow': { star: string; points: number };
  'summer-pavilion.final.star-orange': { star: string; points: number };
  'summer-pavilion.final.star-green': { star: string; points: number };
  'summer-pavilion.final.star-purple': { star: string; points: number };
  'summer-pavilion.final.all-1s': { spaces: number; points: number };
  'summer-pavilion.final.all-2s': { spaces: number; points: number };
  'summer-pavilion.final.all-3s': { spaces: number; points: number };
  'summer-pavilion.final.all-4s': { spaces: number; points: number };
  'summer-pavilion.final.leftover': { tiles: number; lost: number; total: number };
  'summer-pavilion.final.winner': { seat: SeatId; total: number };
  'summer-pavilion.final.tie': { seats: SeatId[]; total: number };
};

export type RefusalClause = keyof RefusalFacts;
export type EffectClause = keyof EffectFacts;

/** Facts of a checklist item: what the hands do at set-up and between rounds. */
export type ChecklistFacts = {
  'summer-pavilion.setup.player-board': { seats: number };
  'summer-pavilion.variant.flip': { seats: number };
  'summer-pavilion.setup.factories-ring': { displays: number };
  'summer-pavilion.setup.scoring-board': Record<never, never>;
  'summer-pavilion.setup.round-counter': { joker: Colour };
  'summer-pavilion.setup.scoring-marker': { total: number };
  'summer-pavilion.setup.bag': { tiles: number };
  'summer-pavilion.setup.supply-ten': { tiles: number };
  /** `tiles` on each display; `bag` tiles are left in the bag. */
  'summer-pavilion.setup.fill-factories': { tiles: number; displays: number; bag: number };
  'summer-pavilion.setup.start-token-center': Record<never, never>;
  'summer-pavilion.setup.tower': Record<never, never>;
  'summer-pavilion.setup.eighty-tokens': Record<never, never>;
  'summer-pavilion.setup.return-unused': { boards: number; displays: number };
  'summer-pavilion.prep.advance-counter': { round: number; joker: Colour };
  'summer-pavilion.supply.refill': { tiles: number };
  /** `tiles` on each display. */
  'summer-pavilion.prep.refill-factories': { tiles: number; displays: number };
  'summer-pavilion.prep.bag-empty': Record<never, never>;
  'summer-pavilion.prep.shortage': { tiles: number; missing: number };
  'summer-pavilion.prep.token-back': Record<never, never>;
  /** Without `tiles` where nobody knows whether any were kept. */
  'summer-pavilion.prep.corners-back': { tiles?: number };
};

export type ChecklistClause = keyof ChecklistFacts;

/** Facts of what the table is asked now; `seat` is told with the step. */
export type StepFacts = {
  draft: { joker: Colour };
  takeToken: { joker: Colour };
  endDrafting: Record<never, never>;
  place: { joker: Colour };
  pass: { lastRound: boolean };
  takeOwed: { owed: number };
  prepareRound: { round: number; joker: Colour };
  scoreGoals: Record<never, never>;
};

export type StepName = keyof StepFacts;
