// What each refusal and effect of this game says, by clause: the compiler holds all three rulebooks to it.
import type { SeatId } from '../../../referee/ruling.ts';
import type { Asset, Face, Noble, Rank, Star, Tokens } from '../data/assets.ts';
import type { Investment, PieceKind } from './moves.ts';
import type { Phase } from './state.ts';

/** Tokens and coins that go over from one seat. */
type Given = { readonly tokens: Tokens; readonly coins: number };

/** `unread`: the row of the program rests on public sources; the table should look at its card. */
type Unread = { unread: boolean };

/** Facts of a refusal. Amounts are coins, medals, tokens or squares as their name says. */
export type RefusalFacts = {
  'colosseum.frame.player-count': { seats: number; least: number; most: number };
  'colosseum.frame.five-rounds': { round: number; rounds: number };
  'colosseum.frame.five-phases': { phase: Phase; needed: Phase };
  /** `next` has to finish first. */
  'colosseum.frame.phase-by-phase': { seat: SeatId; next: SeatId };
  /** The donation may not be waived at this table. */
  'colosseum.frame.phases-optional': { phase: Phase };
  'colosseum.end.trigger': Record<never, never>;
  'colosseum.setup.arena-positions': { seat: SeatId; from: number };
  'colosseum.setup.deal-green-3p': Dealt;
  'colosseum.setup.deal-green-4p': Dealt;
  'colosseum.setup.deal-green-5p': Dealt;
  'colosseum.setup.deal-programs-low': { seat: SeatId; program: number; owned?: number };
  'colosseum.setup.deal-programs-mid': { seat: SeatId; program: number; owned?: number };
  'colosseum.setup.program-stacks': { program: number; lowest: number };
  /** More tokens of a type than the box has. */
  'colosseum.asset.counts': { asset: Asset; exist: number };
  /** `used`: all of them have been, where tokens are not told. */
  'colosseum.asset.special-counts': { asset: Asset; exist: number; used?: true };
  'colosseum.components.medals': { count: number; exist: number };
  'colosseum.components.podiums': { count: number; exist: number };
  'colosseum.components.season-tickets': { count: number; exist: number };
  'colosseum.components.asset-tokens': { count: number; exist: number };
  'colosseum.components.star-awards': { count: number; exist: number };
  /** An award told before who has too few tokens for it. */
  'colosseum.star.below-three': { seat: SeatId; star: Star; tokens: number; least: number };
  /** An award told before who has fewer tokens than `rival`. */
  'colosseum.star.overtaken': { seat: SeatId; star: Star; rival: SeatId };
  /** An event told of a round whose events are still to come. */
  'colosseum.frame.round-counter': { seat: SeatId; told: number; round: number };
  /** `ways`: with what the seat could make another one; none where no more are allowed. */
  'colosseum.invest.one-investment': {
    seat: SeatId;
    invested: number;
    ways: readonly ('medals' | 'special-event')[];
  };
  /** `invested` so far, `most` allowed. */
  'colosseum.invest.extra-by-two-medals': { seat: SeatId; invested: number; most?: number };
  'colosseum.invest.extra-by-special-event': {
    seat: SeatId;
    invested: number;
    most?: number;
    tokens?: number;
    /** Medals would do instead. */
    mayMedals?: boolean;
  };
  /** `mayToken`: a Special Event token would do instead. */
  'colosseum.medal.use-two-investment': {
    seat: SeatId;
    medals: number;
    needed: number;
    mayToken: boolean;
  };
  'colosseum.invest.pay-now': {
    seat: SeatId;
    what: Investment;
    cost: number;
    coins: number;
    /** The seat's medals, cashed, would make up for it. */
    mayCash: boolean;
    /** Only with a Special Event token, exchanged for a medal; `maybe`: where tokens are not told, if the seat has one. */
    mayToken: 'no' | 'yes' | 'maybe';
    program?: number;
  } & Unread;
  /** No program is named, or one that is never sold. */
  'colosseum.program.buy': { program: number; from: number };
  'colosseum.program.unique': { program: number; owner: SeatId };
  'colosseum.program.higher-number': { seat: SeatId; program: number; than: number };
  'colosseum.program.needs-larger-arena-later': {
    program: number;
    needs: number;
    has: number;
  } & Unread;
  'colosseum.program.contents': {
    program: number;
    asset: Asset;
    placed: number;
    needs: number;
  } & Unread;
  'colosseum.expand.max-two': { seat: SeatId; size: number };
  'colosseum.expand.direction': { seat: SeatId };
  'colosseum.ticket.many-allowed': { exist: number };
  'colosseum.loge.max-one': { seat: SeatId };
  /** The market is empty, or none is named. */
  'colosseum.auction.choose-market': { market: number };
  'colosseum.auction.min-opening': { bid: number; least: number };
  'colosseum.variant-intense.min-opening': { bid: number; least: number };
  'colosseum.auction.highest-bid-wins': { bid: number; current: number; bidder: SeatId };
  /** `means`: coins with medals and tokens cashed; `least`: the smallest bid that counts now. */
  'colosseum.auction.winner-pays': {
    seat: SeatId;
    bid: number;
    coins: number;
    means: number;
    least: number;
  };
  /** The lot is still under the hammer. */
  'colosseum.auction.until-one-left': { bidder: SeatId; bid: number };
  'colosseum.auction.first-player-opens': { seat: SeatId; next: SeatId };
  'colosseum.auction.next-opener': { seat: SeatId; next: SeatId };
  'colosseum.auction.pass-opening': { seat: SeatId };
  'colosseum.auction.raise-clockwise': { seat: SeatId; next: SeatId };
  'colosseum.variant-intense.raise-clockwise': { seat: SeatId; next: SeatId };
  'colosseum.auction.pass-is-final-for-lot': { seat: SeatId };
  'colosseum.variant-intense.pass-final': { seat: SeatId };
  'colosseum.auction.one-win-per-round': { seat: SeatId };
  'colosseum.variant-intense.loser-may-reopen': { seat: SeatId; opener: SeatId };
  /** Markets have to be filled first. */
  'colosseum.refill.on-opener-win': { tokens: number };
  /** Nothing is to be filled now. */
  /** `isLast` after the last auction of the match. */
  'colosseum.refill.delayed': { isLast?: true };
  'colosseum.refill.green-first': { told: number; tokens: number; green: number; orange: number };
  'colosseum.trade.first-player-starts': { seat: SeatId; next: SeatId };
  'colosseum.trade.only-with-active': { active: SeatId };
  'colosseum.trade.only-tokens-and-coins': { asset: Asset } | { piece: PieceKind };
  /** What is promised is not there: tokens of a type, or coins when no type is named. */
  'colosseum.trade.immediate': { seat: SeatId; asset?: Asset; has: number; gives: number };
  /** Nothing changes hands; or `gift`: only one side gives. */
  'colosseum.trade.purpose': { gift: boolean };
  'colosseum.produce.turn-order': { seat: SeatId; next: SeatId };
  'colosseum.produce.one-per-round': { seat: SeatId; program: number };
  'colosseum.produce.three-steps': { seat: SeatId; step: 'rolled' | 'told' | 'event' };
  'colosseum.produce.choose-program': { seat: SeatId; program: number; owned: number[] };
  'colosseum.produce.arena-size': { program: number; needs: number; has: number } & Unread;
  'colosseum.produce.lay-assets': { seat: SeatId; asset: Asset; placed: number; has: number };
  /** More awards are told than the program and the tokens laid can use. */
  'colosseum.score.stars': { program: number; stars: number; most: number } & Unread;
  'colosseum.produce.minimum-set': { program: number; placed: number; least: number } & Unread;
  /** More Jokers than owned, or a token that fills no place of a program. */
  'colosseum.joker.replaces-one': { seat: SeatId; jokers: number; has: number; asset?: Asset };
  'colosseum.dice.one-without-loge': { seat: SeatId; dice: number };
  'colosseum.dice.two-with-loge': { seat: SeatId; dice: number };
  /** Squares that cannot come of these dice, one number a move; none where nothing moves. */
  'colosseum.dice.clockwise': { dice: Face[]; by: number[] };
  'colosseum.dice.choice-face': { dice: Face[]; by: number[] };
  /** More nobles are said to rest than dice can bring there. */
  'colosseum.rest.medal': { seat: SeatId; rests: number; most: number };
  'colosseum.dice.split-or-sum': { dice: Face[]; moves: number };
  'colosseum.medal.move-after-dice': { seat: SeatId };
  'colosseum.medal.use-move': { by: number; most: number };
  /** Fewer medals than are to be played. */
  'colosseum.medal.discarded': { seat: SeatId; medals: number; has: number };
  'colosseum.medal.use-coins': { seat: SeatId };
  'colosseum.medal.supply': { seat: SeatId };
  'colosseum.special-event.two-uses': { seat: SeatId };
  'colosseum.emperor-token.exchange': { seat: SeatId };
  'colosseum.podium.best-so-far': { seat: SeatId; leaders: SeatId[]; result: number };
  /** Without a seat nobody was named, and nobody keeps the purses. */
  'colosseum.podium.tie-coins': { seat?: SeatId; richest: SeatId[]; coins: number };
  'colosseum.podium.tie-dice': { tied: SeatId[] };
  'colosseum.cleanup.discard-one': { seat: SeatId; asset?: Asset; used: Asset[] };
  'colosseum.donation.last-asks-leader': {
    leader: SeatId;
    owned: Asset[];
    asset?: Asset;
    seat?: SeatId;
  };
  'colosseum.donation.no-specials': { asset: Asset };
  /** Without a seat as with the podium. */
  'colosseum.donation.tie-poorest': { seat?: SeatId; poorest: SeatId[] };
  'colosseum.donation.tie-dice': { tied: SeatId[] };
  'colosseum.end.tie-coins': { tied: SeatId[] };
  'colosseum.end.tie-stars': { tied: SeatId[] };
};

type Dealt = { seat: SeatId; tokens: number; told: number };

/** Facts of an effect. */
export type EffectFacts = {
  'colosseum.components.asset-tokens': { green: number; orange: number };
  'colosseum.setup.starting-coins': { coins: number };
  'colosseum.setup.deal-green-3p': { tokens: number };
  'colosseum.setup.deal-green-4p': { tokens: number };
  'colosseum.setup.deal-green-5p': { tokens: number };
  'colosseum.setup.fill-markets-green': { markets: number; tokens: number };
  'colosseum.setup.leftover-green': { tokens: number };
  'colosseum.setup.orange-bag': { tokens: number };
  'colosseum.setup.arena-positions': { squares: number[] };
  'colosseum.setup.nobles-on-coloured-squares': { squares: number[] };
  'colosseum.setup.deal-programs-low': { program: number };
  'colosseum.setup.deal-programs-mid': { program: number };
  'colosseum.setup.remove-spare-programs': { programs: number };
  'colosseum.setup.initial-star-awards': { star: Star; tokens: number };
  'colosseum.frame.five-phases': { phase: Phase; round: number };
  'colosseum.frame.phases-optional': { phase: Phase };
  'colosseum.frame.first-player-rotates': { round: number };
  'colosseum.frame.round-counter': { round: number; rounds: number };
  'colosseum.frame.last-round-has-no-phase-5': { round: number };
  'colosseum.program.buy': { program: number; cost: number; coins: number };
  'colosseum.program.contents': { program: number };
  'colosseum.expand.cost': { cost: number; coins: number; size: number };
  'colosseum.expand.may-capture-nobles': { nobles: Noble[]; square: number };
  'colosseum.ticket.cost': { cost: number; coins: number; tickets: number; left: number };
  'colosseum.loge.cost': { cost: number; coins: number };
  'colosseum.medal.use-two-investment': { medals: number };
  'colosseum.invest.extra-by-special-event': Record<never, never>;
  'colosseum.auction.choose-market': { market: number; bid: number };
  'colosseum.auction.raise-clockwise': { bid: number };
  'colosseum.auction.pass-is-final-for-lot': { market: number };
  'colosseum.auction.pass-opening': Record<never, never>;
  /** The winner pays and takes the lot. `coins` left, where purses are kept; `short`: coins that were not there. */
  'colosseum.auction.winner-pays': {
    market: number;
    bid: number;
    coins?: number;
    tokens: Asset[];
    short?: number;
  };
  'colosseum.auction.unopposed-opening': { bid: number };
  'colosseum.variant-intense.lone-bidder-pays-minimum': { bid: number };
  'colosseum.auction.one-win-per-round': Record<never, never>;
  'colosseum.refill.on-opener-win': { markets: number; tokens: number };
  'colosseum.variant-intense.opener-wins-refill': { markets: number; tokens: number };
  'colosseum.refill.delayed': { markets: number };
  'colosseum.variant-intense.refill-delay': { markets: number };
  'colosseum.variant-intense.phase-end': Record<never, never>;
  /** Green and orange tokens that came up, and those left. */
  'colosseum.refill.green-first': { green: number; orange: number; greenLeft: number; bag: number };
  'colosseum.trade.purpose': { with: SeatId; gave: Given; got: Given; gift: boolean };
  'colosseum.trade.may-be-none': Record<never, never>;
  'colosseum.emperor-token.exchange': { medals: number };
  'colosseum.emperor-token.no-medal-left': { tokens: number };
  'colosseum.special-event.second-use': { medals: number };
  'colosseum.medal.use-coins': { medals: number; gained: number; coins: number };
  'colosseum.dice.clockwise': { noble: Noble; by: number; from: number; to: number };
  'colosseum.rest.medal': { noble: Noble; square: number; medals: number };
  'colosseum.rest.sum-must-end-there': { noble: Noble; passed: number };
  'colosseum.medal.supply': { medals: number };
  /** Medals earned by dice where the ring is not kept. */
  'colosseum.medal.source-dice': { medals: number };
  'colosseum.medal.use-move': {
    noble: Noble;
    by: number;
    from: number;
    to: number;
    medals: number;
  };
  'colosseum.medal.not-from-medal-move': { noble: Noble; square: number };
  'colosseum.produce.choose-program': { program: number };
  'colosseum.produce.incomplete-allowed': { program: number; missing: number };
  /** Terms of the count: spectators now, and what they were in the best event before, when this one is better. */
  'colosseum.score.base': { program: number; missing: number } & Term;
  'colosseum.score.previous-events': { programs: number } & Term;
  'colosseum.score.stars': { stars: number; types?: Star[] } & Term;
  'colosseum.score.nobles': { nobles: Record<Rank, number> } & Term;
  'colosseum.score.podiums': { podiums: number } & Term;
  'colosseum.score.season-tickets': { tickets: number } & Term;
  'colosseum.score.medals': { medals: number } & Term;
  /** `spectators` of this event, `result` where the marker stands now; `lost` of what the table had told without an event. */
  'colosseum.score.marker-only-forward': {
    spectators: number;
    before: number;
    result: number;
    lost?: number;
  };
  'colosseum.score.income': { income: number; coins: number };
  'colosseum.podium.each-round-but-last': {
    result: number;
    by: 'result' | 'coins' | 'dice';
    podiums: number;
  };
  'colosseum.cleanup.discard-one': { asset: Asset };
  /** `asset` is not named where tokens are not kept, or where nothing was given. */
  'colosseum.donation.last-asks-leader': { from: SeatId; asset?: Asset; given: boolean };
  'colosseum.star.threshold': { star: Star; tokens: number };
  'colosseum.star.overtaken': { star: Star; tokens: number; from: SeatId };
  'colosseum.star.below-three': { star: Star; tokens: number; to?: SeatId | undefined };
  'colosseum.star.tie-nobody': { star: Star; tied: SeatId[] };
  'colosseum.closing.not-after-round-5': Record<never, never>;
  /** Seats of one result that it tells apart, the best first, with what each of them has. */
  'colosseum.end.tie-coins': { seats: SeatId[]; coins: number[]; points: number };
  'colosseum.end.tie-stars': { seats: SeatId[]; stars: number[]; points: number };
  'colosseum.end.winner': { seats: SeatId[]; result: number };
};

type Term = { spectators: number; before: number };

export type RefusalClause = keyof RefusalFacts;
export type EffectClause = keyof EffectFacts;
