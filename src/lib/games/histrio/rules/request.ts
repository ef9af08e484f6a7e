// What a secret request pays, where its card can be counted. Nothing of the cards is public: the players tell them.
import type { SeatId } from '../../../referee/ruling.ts';
import { CHAMELEON, countOf, experienceOf, isActor, talentFor } from '../data/cards.ts';
import { judge } from './festival.ts';
import type { Condition, Measure, Payout } from './moves.ts';
import type { Judged, SeatState, State } from './state.ts';
import type { Table } from './table.ts';
import { managersOn, moodOf, seatOf, toldOf } from './table.ts';

export interface Paid {
  readonly ecus: number;
  /** What the condition counted; absent when the payout was told as a number. */
  readonly counted?: number;
}

export function paidFor(table: Table, state: State, seat: SeatId, payout: Payout): Paid {
  if ('ecus' in payout) return { ecus: payout.ecus };
  const judged = asJudged(state);
  const one = seatOf(judged, seat);
  const counted = one === undefined ? 0 : measure(table, judged, one, payout.condition.counts);
  return { ecus: ecusFor(payout.condition, counted), counted };
}

/** True where the table has told what a request of this kind counts. */
export function isTold({ cards, purses }: State, what: Measure): boolean {
  switch (what) {
    case 'acrobats':
    case 'requests':
    case 'used-travel-cards':
      return cards !== undefined;
    case 'ecus':
    case 'players-with-less':
      return purses === 'kept';
    default:
      return true;
  }
}

/** `atLeast` and `atMost` bound what pays at all; `each` counts no further than `atMost`. */
export function ecusFor({ pays, ecus, atLeast = 0, atMost }: Condition, counted: number): number {
  if (counted < atLeast) return 0;
  if (pays === 'each') return ecus * Math.min(counted, atMost ?? counted);
  return atMost !== undefined && counted > atMost ? 0 : ecus;
}

/** What can still change after the shows, as it is now. */
export function afterShows({ needle, seats }: State): Judged {
  return {
    needle,
    seats: Object.fromEntries(
      seats.map(({ seat, stage, requests, faceUp }) => [
        seat,
        { stage, requests: requests + (faceUp === undefined ? 0 : 1) },
      ]),
    ),
  };
}

/** The table as requests see it: as the shows left it, or as it is when they are played one after another. */
function asJudged(state: State): State {
  const { readings, judged } = state;
  if (readings.judging === 'one-after-another' || judged === undefined) return state;
  const seats = state.seats.map((one): SeatState => {
    const { faceUp: _, ...seat } = one;
    const then = toldOf(judged.seats, one.seat);
    return { ...(then === undefined ? one : { ...seat, ...then }), ecus: one.judged };
  });
  return { ...state, needle: judged.needle, seats };
}

/** Counts what a request may look at. The Chameleon is an acrobat here. */
function measure(table: Table, state: State, seat: SeatState, what: Measure): number {
  const { troupe } = seat;
  const actors = troupe.filter(isActor);
  const wanted = talentFor(moodOf(state));
  switch (what) {
    case 'actors':
      return actors.length;
    case 'comedians':
      return countOf(troupe, 'comedian');
    case 'tragedians':
      return countOf(troupe, 'tragedian');
    case 'level-1':
    case 'level-2':
    case 'level-3':
    case 'level-4':
    case 'level-5':
      return actors.filter((actor) => actor.endsWith(what.slice(-1))).length;
    case 'comedian-experience':
      return experienceOf(troupe, 'comedian');
    case 'tragedian-experience':
      return experienceOf(troupe, 'tragedian');
    case 'difference':
      return showNow(table, state, seat.seat)?.difference ?? 0;
    case 'matching-actors':
      return countOf(troupe, wanted);
    case 'other-actors':
      return actors.length - countOf(troupe, wanted);
    case 'acrobats':
      return seat.acrobats.length;
    case 'own-managers':
      return seat.stage;
    case 'all-managers':
      return managersOn(state);
    case 'requests':
      return seat.requests + (seat.faceUp === undefined ? 0 : 1);
    case 'show-pleases':
      return showNow(table, state, seat.seat)?.pleases === true ? 1 : 0;
    case 'show-is-best':
      return showNow(table, state, seat.seat)?.isBest === true ? 1 : 0;
    case 'show-displeases':
      return showNow(table, state, seat.seat)?.pleases === true ? 0 : 1;
    case 'ecus':
      return seat.ecus;
    case 'players-with-less':
      return state.seats.filter(({ ecus }) => ecus < seat.ecus).length;
    case 'used-travel-cards':
      return seat.used.length;
  }
}

function showNow(table: Table, state: State, seat: SeatId) {
  const entrants = state.seats.map((one) => ({
    seat: one.seat,
    cards: showCards(one),
    chameleon: one.chameleon === 'none' ? undefined : one.chameleon,
  }));
  return judge(table, state.season, moodOf(state), entrants).find((show) => show.seat === seat);
}

/** Everything of a seat that counts for its show. */
export function showCards({ troupe, acrobats }: SeatState): string[] {
  return [...troupe, ...acrobats.flatMap(({ card }) => (card === CHAMELEON ? [card] : []))];
}
