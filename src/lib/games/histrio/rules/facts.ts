// What each refusal, effect, checklist line and step of this game says, by clause: the compiler holds all three rulebooks to it.
import type { SeatId } from '../../../referee/ruling.ts';
import type { Card, Mood, Talent } from '../data/cards.ts';
import type { Measure } from './moves.ts';
import type { Phase } from './state.ts';

/** A space of the dial, counted outwards from the border between the sectors, from 1. */
export type Place = {
  readonly mood: Mood;
  readonly space: number;
};

/** Facts of a refusal. */
export type RefusalFacts = {
  'histrio.component.players': { seats: number };
  'histrio.component.player-set': { seat: SeatId; managers: number; exist: number };
  /** More encounter cards would lie on the table than exist. */
  'histrio.component.encounter-cards': { count: number; exist: number };
  'histrio.component.secret-requests': { count: number; exist: number };
  /** `seat` would have to pay `pays` ecus and has `has`. */
  'histrio.component.coins': { seat: SeatId; has: number; pays: number };
  /** A travel card is named twice among those of a seat. */
  'histrio.setup.take-colour': { seat: SeatId; city: number };
  'histrio.setup.flip-for-mood': { season: number };
  'histrio.flow.two-seasons': { season: number };
  /** The season goes on: `turns` more, the running one included. */
  'histrio.flow.season-of-turns': { season: number; turn: number; turns: number };
  /** `waiting` are the cities that are to be resolved before anything else, none where a table is told so; `city` is to be resolved although none is left. */
  'histrio.flow.three-phases': {
    phase: Phase;
    needed: Phase;
    waiting?: readonly number[];
    city?: number;
  };
  /** Everybody who has chosen `cities` whose cards lie in the discard pile; `hand` are those that can be chosen. */
  'histrio.travel.card-must-be-in-hand': {
    seats: { seat: SeatId; cities: number[]; hand: number[] }[];
  };
  'histrio.travel.exactly-one': { seats: { seat: SeatId; chosen: number }[] };
  /** `missing` have not shown their card. */
  'histrio.travel.reveal': { missing: SeatId[] };
  /** The needle of a position stands beyond the last space of the dial. */
  'histrio.mood.direction-and-distance': { space: number; dial: number };
  'histrio.resolution.city-order': { city: number; next: number };
  /** Nobody stands before the city. */
  'histrio.resolution.unvisited-untouched': { city: number };
  /** `card` does not lie in the city, or cannot be declined. */
  'histrio.alone.takes-all': { card: Card; city: number };
  /** `city`: the one that a lone player is resolving; absent where no acrobat is used in the whole resolution. */
  'histrio.alone.no-acrobats': { card: Card; city?: number };
  'histrio.alone.acrobat-usable-after-phase': { card: Card };
  /** Who is robbed is open, or is not one of `candidates`: those who have an ecu; or `tooMany` were told: no thief is left. */
  'histrio.alone.actor-2-steal': {
    seat: SeatId;
    victim?: SeatId;
    candidates: SeatId[];
    tooMany?: boolean;
  };
  /** More than one actor of a lone player was told. */
  'histrio.alone.one-to-court': { actors: Card[] };
  /** `gathered` are the actors of this city that can be sent. */
  'histrio.alone.court-only-new': { seat: SeatId; card: Card; gathered: Card[] };
  /** Nobody stands alone in the city: there is nobody who could choose. */
  'histrio.crowd.all-discarded': { city: number };
  'histrio.request.limit-three': { seat: SeatId; held: number; limit: number };
  'histrio.request.one-per-season-end': { seat: SeatId; season: number };
  /**
   * Nothing lies face down; or `unmet`: the table does not play requests whose condition is not met;
   * or `untold`: what the condition counts is not told at this table, so the payout must be told as a number.
   */
  'histrio.festival.play-one-request': {
    seat: SeatId;
    requests: number;
    unmet: boolean;
    untold?: Measure;
  };
  'histrio.festival.season-2-second-request': { seat: SeatId };
  /** Nothing lies face up, or it has paid already. */
  'histrio.festival.season-1-request-again': { seat: SeatId; season: number; paid: boolean };
  'histrio.festival.order': { shown: boolean };
  'histrio.acrobat.once-per-season': { seat: SeatId; card: Card };
  /** The acrobat is not before this seat, or does nothing when it is turned; or the card is no acrobat. */
  'histrio.acrobat.follow-card': { seat: SeatId; card: Card };
  'histrio.acrobat.chameleon-is-acrobat': { seat: SeatId };
  'histrio.acrobat.chameleon-level-one': { seat: SeatId; mood: Mood };
  /** The next card belongs to city `next`; 0 when no card is dealt now. `bare`: cities of a table being told at which a card must lie. */
  'histrio.opportunity.deal-one-per-city': { city: number; next: number; bare?: number[] };
  /** `exist` cards of that kind can be in the deck of season 2. */
  'histrio.season2.discard-becomes-deck': { card: Card; exist: number };
  'histrio.end.after-season-2': Record<never, never>;
  /** Other than two seats; or `colour` is that of both friendly troupes. */
  'histrio.friendly.second-set': { seats: number; colour?: string };
  /** Everybody's friendly card that is not shown, or has been played already; `left` are those still in the pile: none in a position that cannot lie so. */
  'histrio.friendly.reveal-both': { seats: { seat: SeatId; city?: number; left: number[] }[] };
};

/** Facts of an effect; amounts are ecus unless the name says otherwise. */
export type EffectFacts = {
  'histrio.component.encounter-cards': { cards: number };
  'histrio.component.secret-requests': { cards: number };
  'histrio.setup.starting-money': { ecus: number };
  'histrio.setup.treasury': { ecus: number };
  'histrio.setup.first-deal': { cards: number; deck: number };
  'histrio.flow.first-season-six-turns': { turns: number };
  'histrio.setup.flip-for-mood': { mood: Mood };
  'histrio.setup.needle-first-space': { to: Place };
  'histrio.friendly.second-set': { seats: number };
  'histrio.friendly.only-obstacle': Record<never, never>;
  /** The travel card of `city` goes to the discard pile; `left` cards stay in hand. */
  'histrio.travel.card-to-own-discard': { city: number; left: number };
  'histrio.friendly.reveal-both': { city: number; left: number };
  'histrio.resolution.unvisited-untouched': { cities: number[] };
  'histrio.alone.bonus-pays': { ecus: number; city: number };
  'histrio.alone.bonus-discarded': { card: Card };
  /** `city` is 0 where nobody told it. */
  'histrio.alone.acrobat-kept': { card: Card; city: number };
  'histrio.alone.actor-1-recall': { card: Card; cards: number };
  /**
   * What an actor does on arrival: at scorekeeper level nobody tells the talent, and `card` is left out.
   * `seat` of the effect is the thief in one line and the robbed one in the other; `moved` is 0 or 1.
   */
  'histrio.alone.actor-2-steal': { card?: Card; thief: SeatId; victim?: SeatId; moved: number };
  /** `stage` own managers stand on the theatre now; `placed` is false when none was left. */
  'histrio.alone.actor-3-place-manager': { card?: Card; stage: number; placed: boolean };
  /** `placed` as above; a sheet that an earlier app froze lacks it. */
  'histrio.alone.actor-3-pay': { card?: Card; managers: number; placed?: boolean };
  'histrio.alone.actor-4-nothing': { card: Card };
  'histrio.alone.actor-5-cost': { card?: Card; paid: number };
  'histrio.alone.actor-5-cannot-pay': { card?: Card };
  'histrio.alone.takes-all': { card: Card };
  'histrio.alone.actors-into-hand': { cards: Card[]; city: number };
  'histrio.alone.court-moves-needle': { card: Card; spaces: number; talent: Talent };
  'histrio.alone.court-card-discarded': { card: Card };
  'histrio.alone.court-keeps-effect': { card: Card };
  'histrio.alone.rest-joins-troupe': { cards: Card[] };
  /** Spaces really moved; `lost` of them fell off the end of the dial. */
  /** Set by hand: `to` is where the real one stands. */
  'histrio.mood.what-moves-needle': { to: Place; reason: string };
  /** `comedians` and `tragedians`: the experience of a crowded city, where one line says both. */
  'histrio.mood.direction-and-distance': {
    towards: Mood;
    spaces: number;
    lost: number;
    to: Place;
    comedians?: number;
    tragedians?: number;
  };
  'histrio.mood.change-on-crossing': { mood: Mood };
  'histrio.mood.change-returns-managers': { managers: number };
  'histrio.mood.managers-stay-otherwise': { managers: number };
  'histrio.mood.sector-decides': { mood: Mood; to: Place };
  'histrio.crowd.all-discarded': { city: number; cards: Card[] };
  'histrio.crowd.acrobat-bonus-no-effect': { cards: Card[] };
  'histrio.crowd.actors-move-needle': { cards: Card[] };
  /** Experience of both sides; `spaces` is their difference. */
  'histrio.crowd.net-movement': { comedians: number; tragedians: number; spaces: number };
  /** `held` requests of the seat after drawing. */
  'histrio.crowd.each-draws-request': { city: number; held: number };
  'histrio.opportunity.empty-city-request': { city: number; held: number };
  'histrio.request.limit-three': { held: number; discarded: 'face-down' | 'face-up' };
  'histrio.request.reshuffle': { cards: number };
  'histrio.caravel.shows-used-cities': { used: number[]; free: number[] };
  'histrio.caravel.refill-at-one': { left: number; cards: number };
  'histrio.friendly.alone-discards': { city: number; cards: Card[] };
  'histrio.friendly.two-friendly': { city: number; cards: Card[] };
  'histrio.friendly.never-takes': { city: number };
  'histrio.friendly.refill': { cards: number };
  'histrio.acrobat.turned-when-used': { card: Card };
  'histrio.acrobat.follow-card': { card: Card; note?: string; ecus?: number };
  'histrio.opportunity.season-ends-on-empty-deck': { season: number };
  'histrio.opportunity.deal-one-per-city': { cards: number; deck: number };
  /** Cities 1 to `cities` get a card. */
  'histrio.opportunity.short-deal': { cities: number };
  'histrio.season2.deal': { cards: number; deck: number };
  /** One card was laid. */
  'histrio.opportunity.keep-edges-visible': { card: Card; city: number };
  'histrio.festival.matching-actors': { actors: number; mood: Mood };
  'histrio.acrobat.chameleon-no-ecu': Record<never, never>;
  /** `experience` of each; `chameleons` where there are several. */
  'histrio.acrobat.chameleon-level-one': {
    talent: Talent;
    experience: number;
    chameleons?: number;
  };
  /** Experience of both sides, the Chameleon included; no `side` when they are equal. */
  'histrio.festival.show-difference': {
    comedians: number;
    tragedians: number;
    difference: number;
    side?: Talent;
  };
  'histrio.festival.pleases-when-on-side': { mood: Mood; difference: number; side?: Talent };
  'histrio.festival.not-pleasing-never-best': { mood: Mood; difference: number };
  'histrio.festival.reward-season-1': { ecus: number; difference: number };
  'histrio.festival.reward-season-2': { ecus: number; difference: number };
  'histrio.festival.best-show-double': { ecus: number; difference: number };
  /** `tied` are all seats with the best show. */
  'histrio.festival.best-show-tie': { ecus: number; difference: number; tied: SeatId[] };
  'histrio.festival.play-one-request': { name?: string; ecus: number; counted?: number };
  'histrio.festival.season-2-second-request': { name?: string; ecus: number; counted?: number };
  'histrio.festival.season-1-request-again': { name?: string; ecus: number; counted?: number };
  'histrio.festival.season-1-request-stays': { name?: string };
  'histrio.season2.discard-actors': { cards: number };
  'histrio.season2.keep-acrobats': { cards: number };
  'histrio.season2.keep-requests': { faceDown: number; faceUp: number };
  'histrio.season2.acrobats-ready': { cards: number };
  'histrio.season2.travel-not-returned': { used: number[] };
  'histrio.season2.city-cards-discarded': { cards: number };
  'histrio.season2.discard-becomes-deck': { cards: number };
  'histrio.season2.flip-needle': { mood: Mood };
  'histrio.season2.money-kept': { ecus: number };
  /** `last` cities get a card in the last deal. */
  'histrio.season2.number-of-turns': { turns: number; last: number };
  /** Coins told at the very end: `known` were on the sheet before. */
  'histrio.end.most-ecus-wins': { seat: SeatId; ecus: number; known?: number };
  'histrio.end.tie-shared': { seats: SeatId[]; ecus: number };
};

export type RefusalClause = keyof RefusalFacts;
export type EffectClause = keyof EffectFacts;

/** Facts of a checklist item: what the hands do at set-up and between the seasons. */
export type ChecklistFacts = {
  'histrio.setup.board-centre': Record<never, never>;
  'histrio.setup.flip-for-mood': Record<never, never>;
  'histrio.setup.take-colour': { seats: number };
  'histrio.setup.request-deck': { cards: number };
  'histrio.setup.encounter-deck': { cards: number };
  'histrio.setup.first-deal': { cards: number };
  'histrio.setup.starting-money': { ecus: number };
  'histrio.friendly.second-set': Record<never, never>;
  'histrio.friendly.shuffled-pile': Record<never, never>;
  'histrio.season2.discard-actors': { cards?: number };
  'histrio.season2.keep-acrobats': { cards?: number };
  'histrio.season2.keep-requests': Record<never, never>;
  'histrio.season2.acrobats-ready': Record<never, never>;
  'histrio.season2.city-cards-discarded': { cards?: number };
  'histrio.season2.discard-becomes-deck': { cards?: number };
  'histrio.season2.deal': { cards: number };
  'histrio.season2.flip-needle': Record<never, never>;
  'histrio.season2.travel-not-returned': Record<never, never>;
  'histrio.season2.caravels-stay': Record<never, never>;
  /** Between the seasons, where a house ruling has it so. */
  'histrio.friendly.refill': Record<never, never>;
  'histrio.mood.change-returns-managers': { managers: number };
  'histrio.season2.money-kept': Record<never, never>;
};

export type ChecklistClause = keyof ChecklistFacts;

/** Facts of what the table is asked now; `seat` is told with the step. */
export type StepFacts = {
  flip: { season: number };
  deal: { city: number; left: number };
  travel: { turn: number; turns: number };
  resolve: { city: number; cards: number; seats: SeatId[] };
  discardRequest: { held: number; limit: number };
  /** Scorekeeper level: a turn is being played. */
  endTurn: { turn: number; turns: number };
  scoreShows: { season: number; mood: Mood };
  closeFestival: { season: number };
  prepareSeason: Record<never, never>;
  countPurses: Record<never, never>;
};

export type StepName = keyof StepFacts;
