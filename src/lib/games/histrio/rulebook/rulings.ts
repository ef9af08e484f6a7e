// Rulings on unclear places of the rulebook: how sure each is, and the clauses it settles. Their words are the languages'.
import type { RulingCard } from '../../../referee/game.ts';

export const RULINGS: readonly RulingCard[] = [
  {
    id: 'histrio.ruling.dial-zero',
    confidence: 'likely',
    clauses: ['histrio.mood.sector-decides', 'histrio.mood.change-on-crossing'],
  },
  {
    id: 'histrio.ruling.needle-start',
    confidence: 'certain',
    clauses: ['histrio.setup.needle-first-space', 'histrio.season2.flip-needle'],
  },
  {
    id: 'histrio.ruling.dial-length',
    confidence: 'likely',
    clauses: ['histrio.mood.direction-and-distance'],
  },
  {
    id: 'histrio.ruling.season-end-moment',
    confidence: 'certain',
    clauses: ['histrio.opportunity.season-ends-on-empty-deck', 'histrio.summary.season-check'],
  },
  {
    id: 'histrio.ruling.stack-order',
    confidence: 'certain',
    clauses: ['histrio.resolution.city-order', 'histrio.alone.newest-first'],
  },
  {
    id: 'histrio.ruling.crowd-net-or-sequence',
    confidence: 'certain',
    clauses: ['histrio.crowd.net-movement'],
  },
  {
    id: 'histrio.ruling.actor1-current-card',
    confidence: 'likely',
    clauses: ['histrio.alone.actor-1-recall'],
  },
  {
    id: 'histrio.ruling.actor-effects-mandatory',
    confidence: 'likely',
    clauses: ['histrio.alone.takes-all', 'histrio.alone.actor-5-cost'],
  },
  {
    id: 'histrio.ruling.actor5-discard-needle',
    confidence: 'certain',
    clauses: ['histrio.alone.actor-5-cannot-pay'],
  },
  {
    id: 'histrio.ruling.actor2-poor-victim',
    confidence: 'unknown',
    clauses: ['histrio.alone.actor-2-steal'],
  },
  {
    id: 'histrio.ruling.actor3-no-manager-left',
    confidence: 'unknown',
    clauses: ['histrio.alone.actor-3-place-manager', 'histrio.alone.actor-3-pay'],
  },
  {
    id: 'histrio.ruling.actor3-counts-itself',
    confidence: 'certain',
    clauses: ['histrio.alone.actor-3-pay'],
  },
  {
    id: 'histrio.ruling.court-from-troupe',
    confidence: 'certain',
    clauses: ['histrio.alone.court-only-new'],
  },
  {
    id: 'histrio.ruling.acrobat-this-phase',
    confidence: 'likely',
    clauses: ['histrio.alone.acrobat-usable-after-phase'],
  },
  {
    id: 'histrio.ruling.acrobat-ban-scope',
    confidence: 'likely',
    clauses: ['histrio.alone.no-acrobats'],
  },
  {
    id: 'histrio.ruling.request-limit-face-up',
    confidence: 'unknown',
    clauses: ['histrio.request.limit-three'],
  },
  {
    id: 'histrio.ruling.request-limit-moment',
    confidence: 'likely',
    clauses: ['histrio.request.limit-three'],
  },
  {
    id: 'histrio.ruling.request-draw-order',
    confidence: 'likely',
    clauses: ['histrio.crowd.each-draws-request', 'histrio.request.reshuffle'],
  },
  {
    id: 'histrio.ruling.request-none-in-season-1',
    confidence: 'likely',
    clauses: ['histrio.festival.season-2-second-request'],
  },
  {
    id: 'histrio.ruling.request-unmet',
    confidence: 'unknown',
    clauses: ['histrio.request.one-per-season-end'],
  },
  {
    id: 'histrio.ruling.request-evaluation-moment',
    confidence: 'unknown',
    clauses: ['histrio.festival.play-one-request'],
  },
  {
    id: 'histrio.ruling.difference-zero',
    confidence: 'certain',
    clauses: ['histrio.festival.pleases-when-on-side', 'histrio.festival.show-difference'],
  },
  {
    id: 'histrio.ruling.only-pleaser-is-best',
    confidence: 'certain',
    clauses: ['histrio.festival.best-show-double'],
  },
  {
    id: 'histrio.ruling.chameleon-side',
    confidence: 'likely',
    clauses: ['histrio.acrobat.chameleon-level-one'],
  },
  {
    id: 'histrio.ruling.chameleon-as-actor-for-requests',
    confidence: 'likely',
    clauses: ['histrio.acrobat.chameleon-no-ecu', 'histrio.festival.play-one-request'],
  },
  {
    id: 'histrio.ruling.managers-season-change',
    confidence: 'likely',
    clauses: ['histrio.season2.flip-needle', 'histrio.mood.change-returns-managers'],
  },
  {
    id: 'histrio.ruling.shuffle-season-2',
    confidence: 'likely',
    clauses: ['histrio.season2.discard-becomes-deck'],
  },
  {
    id: 'histrio.ruling.empty-city-voluntary',
    confidence: 'likely',
    clauses: ['histrio.opportunity.empty-city-request'],
  },
  {
    id: 'histrio.ruling.refill-with-zero-cards',
    confidence: 'likely',
    clauses: ['histrio.caravel.refill-at-one'],
  },
  {
    id: 'histrio.ruling.refill-moment',
    confidence: 'likely',
    clauses: ['histrio.caravel.refill-at-one'],
  },
  {
    id: 'histrio.ruling.seven-or-eight-caravels',
    confidence: 'likely',
    clauses: ['histrio.component.player-set'],
  },
  {
    id: 'histrio.ruling.treasury-empty',
    confidence: 'likely',
    clauses: ['histrio.setup.treasury', 'histrio.component.coins'],
  },
  {
    id: 'histrio.ruling.money-secret',
    confidence: 'unknown',
    clauses: ['histrio.setup.starting-money'],
  },
  {
    id: 'histrio.ruling.friendly-heading',
    confidence: 'likely',
    clauses: ['histrio.friendly.second-set', 'histrio.component.players'],
  },
  {
    id: 'histrio.ruling.friendly-refill-wrong-card',
    only: 'friends',
    confidence: 'certain',
    clauses: ['histrio.friendly.refill'],
  },
  {
    id: 'histrio.ruling.friendly-meets-player',
    only: 'friends',
    confidence: 'likely',
    clauses: ['histrio.friendly.alone-discards', 'histrio.crowd.all-discarded'],
  },
  {
    id: 'histrio.ruling.friendly-managers',
    only: 'friends',
    confidence: 'likely',
    clauses: ['histrio.friendly.second-set', 'histrio.friendly.only-obstacle'],
  },
  {
    id: 'histrio.ruling.friendly-season-change',
    only: 'friends',
    confidence: 'likely',
    clauses: ['histrio.friendly.refill'],
  },
  {
    id: 'histrio.ruling.friendly-drawn-card-counts',
    only: 'friends',
    confidence: 'likely',
    clauses: ['histrio.friendly.refill'],
  },
  {
    id: 'histrio.ruling.friendly-level-1',
    only: 'friends',
    confidence: 'likely',
    clauses: ['histrio.friendly.refill', 'histrio.alone.actor-1-recall'],
  },
  {
    id: 'histrio.ruling.season2-caravel-in-front',
    confidence: 'certain',
    clauses: ['histrio.season2.caravels-stay'],
  },
  { id: 'histrio.ruling.coin-word', confidence: 'certain', clauses: ['histrio.component.coins'] },
  {
    id: 'histrio.ruling.secret-task',
    confidence: 'certain',
    clauses: ['histrio.component.secret-requests', 'histrio.component.player-set'],
  },
  {
    id: 'histrio.ruling.end-of-game-heading',
    confidence: 'certain',
    clauses: ['histrio.summary.show-reward'],
  },
  {
    id: 'histrio.ruling.matching-actors-for-all',
    confidence: 'certain',
    clauses: ['histrio.festival.matching-actors'],
  },
];
