// What the table is asked now, the obvious step first, with the clauses in play: thumb zone, checklist and dispute button read it.
import type { ClauseId } from '../../../referee/ruling.ts';
import type { Step } from '../../../referee/rules.ts';
import type { StepFacts, StepName } from './facts.ts';
import { cityClauses } from './cityClauses.ts';
import { heldBy, overfull } from './phases/limit.ts';
import { citiesToResolve, visitOf } from './phases/visit.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';
import { hasFriends, moodOf, turnsLeft } from './table.ts';

const FLIPPING: readonly ClauseId[] = [
  'histrio.setup.flip-for-mood',
  'histrio.setup.needle-first-space',
  'histrio.setup.backdrop',
];
const FLIPPING_AGAIN: readonly ClauseId[] = [
  'histrio.season2.flip-needle',
  'histrio.setup.needle-first-space',
];
const DEALING: readonly ClauseId[] = [
  'histrio.opportunity.deal-one-per-city',
  'histrio.opportunity.keep-edges-visible',
  'histrio.opportunity.short-deal',
];
const TRAVELLING: readonly ClauseId[] = [
  'histrio.travel.secret-choice',
  'histrio.travel.reveal',
  'histrio.travel.exactly-one',
  'histrio.travel.card-must-be-in-hand',
  'histrio.travel.place-caravel',
];
const WITH_FRIENDS: readonly ClauseId[] = [
  'histrio.friendly.peek-first',
  'histrio.friendly.then-choose',
  'histrio.friendly.reveal-both',
];
const TRACKING: readonly ClauseId[] = [
  'histrio.mood.what-moves-needle',
  'histrio.mood.direction-and-distance',
  'histrio.mood.change-on-crossing',
  'histrio.alone.actor-3-place-manager',
  'histrio.opportunity.season-ends-on-empty-deck',
];
const FESTIVAL: readonly ClauseId[] = [
  'histrio.festival.order',
  'histrio.festival.matching-actors',
  'histrio.festival.show-difference',
  'histrio.festival.pleases-when-on-side',
  'histrio.festival.best-show-double',
  'histrio.acrobat.chameleon-level-one',
];
const REQUESTS: readonly ClauseId[] = [
  'histrio.festival.play-one-request',
  'histrio.request.one-per-season-end',
  'histrio.festival.season-1-request-stays',
  'histrio.festival.season-1-request-again',
  'histrio.festival.season-2-second-request',
];
const BETWEEN: readonly ClauseId[] = [
  'histrio.flow.two-seasons',
  'histrio.season2.discard-actors',
  'histrio.season2.keep-acrobats',
  'histrio.season2.travel-not-returned',
  'histrio.season2.city-cards-discarded',
];
const ENDING: readonly ClauseId[] = ['histrio.end.after-season-2', 'histrio.end.most-ecus-wins'];

export function stepsOf(table: Table, state: State): readonly Step[] {
  const { season, turn, phase } = state;
  const turns = turn + turnsLeft(table, state);
  switch (phase) {
    case 'setup':
    case 'opportunities':
      return layingSteps(table, state);
    case 'travel': {
      const friends = hasFriends(table, state) ? WITH_FRIENDS : [];
      return [step('travel', undefined, [...friends, ...TRAVELLING], { turn, turns })];
    }
    case 'resolution':
      return state.cards === undefined
        ? [step('endTurn', undefined, TRACKING, { turn, turns })]
        : cityStep(table, state);
    case 'scoring':
      return state.shown
        ? [step('closeFestival', undefined, REQUESTS, { season })]
        : [step('scoreShows', undefined, FESTIVAL, { season, mood: moodOf(state) })];
    case 'season-change':
      return [step('prepareSeason', undefined, BETWEEN, {})];
    case 'counting':
      return [step('countPurses', undefined, ENDING, {})];
    case 'over':
      return [];
  }
}

function layingSteps(table: Table, state: State): readonly Step[] {
  const { season, flipped, cards, deck } = state;
  const flip = step('flip', undefined, season === 1 ? FLIPPING : FLIPPING_AGAIN, { season });
  if (cards === undefined || cards.dealing === 0) return [flip];
  const left = Math.min(deck, table.tables.cities - cards.dealing + 1);
  const deal = step('deal', undefined, DEALING, { city: cards.dealing, left });
  if (flipped) return [deal];
  return season === 1 ? [flip, deal] : [deal, flip];
}

function cityStep(table: Table, state: State): readonly Step[] {
  const full = overfull(table, state);
  if (full !== undefined)
    return [
      step('discardRequest', full.seat, ['histrio.request.limit-three'], {
        held: heldBy(state.readings, full),
        limit: table.tables.requestLimit,
      }),
    ];
  const [city] = citiesToResolve(state);
  if (city === undefined) return [];
  const visit = visitOf(state, city);
  const { kind, cards, seats } = visit;
  const facts = { city, cards: cards.length, seats: [...seats] };
  const [only] = kind === 'alone' ? seats : [];
  const clauses = cityClauses(table, state, visit);
  return [step('resolve', only, ['histrio.resolution.city-order', ...clauses], facts)];
}

function step<S extends StepName>(
  name: S,
  seat: string | undefined,
  clauses: readonly ClauseId[],
  facts: StepFacts[S],
): Step {
  return seat === undefined
    ? { step: name, clauses, facts: { ...facts } }
    : { step: name, seat, clauses, facts: { ...facts } };
}
