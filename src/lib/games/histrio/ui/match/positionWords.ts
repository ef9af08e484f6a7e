// Words of a table told as it lies: what comes next, and beside which key stands why it cannot lie so.
import { m } from '$lib/paraglide/messages.js';
import type { Refusal } from '$lib/referee/ruling.ts';
import type { Moment } from '../../rules/moment.ts';

export interface MomentWords {
  readonly label: string;
  /** What lies on the table then. */
  readonly note?: string;
}

/** Where cards are not told, a turn is one thing. */
export function momentWords(moment: Moment, isReferee: boolean): MomentWords {
  switch (moment) {
    case 'setup':
      return { label: m.him_moment_setup(), note: m.him_moment_setup_note() };
    case 'deal':
      return { label: m.him_plaque_deal(), note: m.him_moment_deal_note() };
    case 'travel':
      return { label: m.him_plaque_travel(), note: m.him_moment_travel_note() };
    case 'resolution':
      return isReferee
        ? { label: m.him_moment_resolution(), note: m.him_moment_resolution_note() }
        : { label: m.him_moment_turn() };
    case 'shows':
      return { label: m.him_moment_shows(), note: m.him_moment_shows_note() };
    case 'requests':
      return { label: m.him_requests_title(), note: m.him_moment_requests_note() };
    case 'season-change':
      return { label: m.him_plaque_season(), note: m.him_moment_season_note() };
    case 'counting':
      return { label: m.him_plaque_purses(), note: m.him_moment_purses_note() };
    case 'over':
      return { label: m.him_match_over() };
  }
}

/** Too many cards, or none to deal. */
const OF_CARDS: readonly string[] = [
  'histrio.component.encounter-cards',
  'histrio.component.secret-requests',
  'histrio.opportunity.deal-one-per-city',
];

/** The part of the table that a refusal speaks of, or the id of a seat. */
export function placeOfWrong({ clause, facts }: Refusal): string {
  const { seat, seats, bare } = facts;
  if (typeof seat === 'string') return seat;
  if (Array.isArray(seats)) {
    const [first] = seats as readonly unknown[];
    if (typeof first === 'object' && first !== null && 'seat' in first) return String(first.seat);
  }
  if (bare !== undefined) return 'cities';
  if (clause === 'histrio.mood.direction-and-distance') return 'needle';
  return OF_CARDS.includes(clause) ? 'cards' : 'moment';
}
