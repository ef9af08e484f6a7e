// The table before anything was told: the box as it comes, and the house rulings the table begins with.
import type { HouseRulings, Setup } from '../../../referee/rules.ts';
import type { Tables } from '../data/tables.ts';
import type { Options, Position } from './moves.ts';
import type { CardTable, Readings, SeatState, State } from './state.ts';
import type { Table } from './table.ts';

export type HistrioSetup = Setup<Options, Position>;

/** Everything as the box and the set-up have it. */
export function emptyState(table: Table, setup: HistrioSetup): State {
  const { level, options, houseRulings, seats } = setup;
  const isReferee = level === 'referee';
  return {
    level,
    readings: readingsOf(houseRulings),
    dial: options.dial ?? 0,
    purses: isReferee ? 'kept' : (options.purses ?? 'kept'),
    season: 1,
    turn: 1,
    phase: 'setup',
    needle: 0,
    flipped: false,
    shown: false,
    deck: table.tables.encounterCards,
    seats: seats.map((seat) => freshSeat(seat, table.tables)),
    ...(isReferee ? { cards: freshCards(table.tables) } : {}),
  };
}

export function freshCards({ cities, secretRequests }: Tables): CardTable {
  return {
    cities: Array.from({ length: cities }, () => []),
    dealing: 1,
    dealt: {},
    requestDeck: secretRequests,
    requestDiscard: 0,
  };
}

function freshSeat(seat: string, { startEcus }: Tables): SeatState {
  return {
    seat,
    ecus: startEcus,
    judged: 0,
    stage: 0,
    used: [],
    to: [],
    friendUsed: [],
    friendTo: [],
    troupe: [],
    acrobats: [],
    requests: 0,
    playedBefore: false,
    played: 0,
    repeated: false,
    chameleon: 'none',
    free: false,
  };
}

function readingsOf(houseRulings: HouseRulings): Readings {
  const reading = <Reading extends string>(
    name: string,
    ...readings: readonly [Reading, ...Reading[]]
  ) => readings.find((one) => one === houseRulings[`histrio.ruling.${name}`]) ?? readings[0];
  return {
    recall: reading('actor1-current-card', 'all-cards', 'earlier-cards'),
    effects: reading('actor-effects-mandatory', 'mandatory', 'may-decline'),
    victim: reading('actor2-poor-victim', 'victim-must-have-money', 'anyone'),
    noManager: reading('actor3-no-manager-left', 'still-paid', 'no-effect'),
    gained: reading('acrobat-this-phase', 'whole-phase', 'that-city'),
    ban: reading('acrobat-ban-scope', 'lone-resolving', 'whole-phase'),
    limit: reading('request-limit-face-up', 'face-up-counts', 'face-down-only'),
    second: reading('request-none-in-season-1', 'one-a-festival', 'two-in-season-2'),
    unmet: reading('request-unmet', 'pays-nothing', 'not-played'),
    judging: reading('request-evaluation-moment', 'after-the-shows', 'one-after-another'),
    chameleon: reading('chameleon-side', 'owner-chooses', 'kings-mood'),
    managers: reading('managers-season-change', 'if-the-mood-changes', 'always', 'never'),
    refill: reading('refill-with-zero-cards', 'one-or-none', 'exactly-one'),
    money: reading('money-secret', 'open', 'hidden'),
    friendMeets: reading(
      'friendly-meets-player',
      'crowded-city',
      'friendly-ignored',
      'needle-stays',
    ),
    friendSeason: reading('friendly-season-change', 'pile-continues', 'pile-renewed'),
    friendRecall: reading('friendly-level-1', 'own-cards-only', 'both-sets'),
  };
}
