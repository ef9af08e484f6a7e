// Version 1 of the tables. Source: the Russian rulebook; confidence certain.
import type { HouseRuling, Ruleset } from '../../../referee/ruleset.ts';
import type { Tables } from './tables.ts';

const TABLES: Tables = {
  seats: { min: 2, max: 5 },
  friendlySeats: 2,
  encounterCards: 48,
  cities: 8,
  secretRequests: 22,
  requestLimit: 3,
  managersPerSeat: 3,
  startEcus: 3,
  coins: [
    { value: 10, count: 10 },
    { value: 5, count: 20 },
    { value: 1, count: 50 },
  ],
  seasons: 2,
  rewards: { 1: 3, 2: 5 },
  chameleon: 1,
};

/** Readings are named for what happens; the first is the default of the ledger. */
const HOUSE_RULINGS: readonly HouseRuling[] = [
  {
    id: 'histrio.ruling.actor1-current-card',
    clauses: ['histrio.alone.actor-1-recall'],
    confidence: 'likely',
    readings: ['all-cards', 'earlier-cards'],
  },
  {
    id: 'histrio.ruling.actor-effects-mandatory',
    clauses: ['histrio.alone.takes-all', 'histrio.alone.actor-5-cost'],
    confidence: 'likely',
    readings: ['mandatory', 'may-decline'],
  },
  {
    id: 'histrio.ruling.actor2-poor-victim',
    clauses: ['histrio.alone.actor-2-steal'],
    confidence: 'unknown',
    readings: ['victim-must-have-money', 'anyone'],
  },
  {
    id: 'histrio.ruling.actor3-no-manager-left',
    clauses: ['histrio.alone.actor-3-place-manager', 'histrio.alone.actor-3-pay'],
    confidence: 'unknown',
    readings: ['still-paid', 'no-effect'],
  },
  {
    id: 'histrio.ruling.acrobat-this-phase',
    clauses: ['histrio.alone.acrobat-usable-after-phase'],
    confidence: 'likely',
    readings: ['whole-phase', 'that-city'],
  },
  {
    id: 'histrio.ruling.acrobat-ban-scope',
    clauses: ['histrio.alone.no-acrobats'],
    confidence: 'likely',
    readings: ['lone-resolving', 'whole-phase'],
  },
  {
    id: 'histrio.ruling.request-limit-face-up',
    clauses: ['histrio.request.limit-three'],
    confidence: 'unknown',
    readings: ['face-up-counts', 'face-down-only'],
  },
  {
    id: 'histrio.ruling.request-none-in-season-1',
    clauses: ['histrio.festival.season-2-second-request'],
    confidence: 'likely',
    readings: ['one-a-festival', 'two-in-season-2'],
  },
  {
    id: 'histrio.ruling.request-unmet',
    clauses: ['histrio.request.one-per-season-end'],
    confidence: 'unknown',
    readings: ['pays-nothing', 'not-played'],
  },
  {
    id: 'histrio.ruling.request-evaluation-moment',
    clauses: ['histrio.festival.play-one-request'],
    confidence: 'unknown',
    readings: ['after-the-shows', 'one-after-another'],
  },
  {
    id: 'histrio.ruling.chameleon-side',
    clauses: ['histrio.acrobat.chameleon-level-one'],
    confidence: 'likely',
    readings: ['owner-chooses', 'kings-mood'],
  },
  {
    id: 'histrio.ruling.managers-season-change',
    clauses: ['histrio.season2.flip-needle', 'histrio.mood.change-returns-managers'],
    confidence: 'likely',
    readings: ['if-the-mood-changes', 'always', 'never'],
  },
  {
    id: 'histrio.ruling.refill-with-zero-cards',
    clauses: ['histrio.caravel.refill-at-one'],
    confidence: 'likely',
    readings: ['one-or-none', 'exactly-one'],
  },
  {
    id: 'histrio.ruling.money-secret',
    clauses: ['histrio.setup.starting-money'],
    confidence: 'unknown',
    readings: ['open', 'hidden'],
  },
  {
    id: 'histrio.ruling.friendly-meets-player',
    clauses: ['histrio.friendly.alone-discards', 'histrio.crowd.all-discarded'],
    confidence: 'likely',
    readings: ['crowded-city', 'friendly-ignored', 'needle-stays'],
  },
  {
    id: 'histrio.ruling.friendly-season-change',
    clauses: ['histrio.friendly.refill'],
    confidence: 'likely',
    readings: ['pile-continues', 'pile-renewed'],
  },
  {
    id: 'histrio.ruling.friendly-level-1',
    clauses: ['histrio.friendly.refill', 'histrio.alone.actor-1-recall'],
    confidence: 'likely',
    readings: ['own-cards-only', 'both-sets'],
  },
];

export const RULESET_1: Ruleset<Tables> = {
  game: 'histrio',
  version: 1,
  tables: TABLES,
  houseRulings: HOUSE_RULINGS,
};
