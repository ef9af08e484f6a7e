// What the table is asked now, the obvious step first, with the clauses in play: thumb zone, checklist and dispute button read it.
import type { ClauseId } from '../../../referee/ruling.ts';
import type { Step } from '../../../referee/rules.ts';
import { countOf } from '../data/pieces.ts';
import type { StepFacts, StepName } from './facts.ts';
import { refuseOwed } from './phases/bonus.ts';
import { holds } from './sight.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';
import { jokerOf, seatAt } from './table.ts';
import { turnClause } from './turns.ts';

const DRAFTING: readonly ClauseId[] = [
  'summer-pavilion.draft.must-take',
  'summer-pavilion.draft.two-sources',
  'summer-pavilion.draft.factory-one-colour',
  'summer-pavilion.draft.factory-joker-extra',
  'summer-pavilion.draft.factory-only-jokers',
  'summer-pavilion.draft.center-one-colour',
  'summer-pavilion.draft.center-joker-extra',
  'summer-pavilion.draft.center-only-jokers',
  'summer-pavilion.draft.joker-not-choosable',
  'summer-pavilion.round.several-turns',
];
const TOKEN: readonly ClauseId[] = [
  'summer-pavilion.token.first-from-center',
  'summer-pavilion.token.penalty',
  'summer-pavilion.token.floor-one',
  'summer-pavilion.token.allowed-at-one',
];
const PLACING: readonly ClauseId[] = [
  'summer-pavilion.play.place-one',
  'summer-pavilion.play.turn-check',
  'summer-pavilion.place.cost-number',
  'summer-pavilion.place.own-tiles-only',
  'summer-pavilion.place.empty-only',
  'summer-pavilion.wild.substitute',
  'summer-pavilion.wild.one-natural',
  'summer-pavilion.wild.own-colour',
  'summer-pavilion.wild.never-on-foreign-space',
  'summer-pavilion.joker.replaces-any',
  'summer-pavilion.joker.expires',
  'summer-pavilion.score.connected',
];
const COLOURED_STARS: readonly ClauseId[] = [
  'summer-pavilion.place.star-colour',
  'summer-pavilion.place.center-all-different',
  'summer-pavilion.place.center-any-space',
];
const GREY_STARS: readonly ClauseId[] = [
  'summer-pavilion.variant.same-rules',
  'summer-pavilion.variant.free-colour',
  'summer-pavilion.variant.multicolour-star',
  'summer-pavilion.variant.single-colour-star',
  'summer-pavilion.variant.repeats-allowed',
];
const PASSING: readonly ClauseId[] = [
  'summer-pavilion.pass.when',
  'summer-pavilion.pass.keep-four',
  'summer-pavilion.pass.penalty',
  'summer-pavilion.pass.out-for-round',
];
const PREPARING: readonly ClauseId[] = [
  'summer-pavilion.round.three-phases',
  'summer-pavilion.prep.start-player-does-it',
  'summer-pavilion.prep.advance-counter',
  'summer-pavilion.prep.refill-factories',
  'summer-pavilion.prep.token-back',
  'summer-pavilion.prep.corners-back',
];
const ENDING: readonly ClauseId[] = [
  'summer-pavilion.end.after-six',
  'summer-pavilion.goal.most-points',
  'summer-pavilion.final.winner',
];

export function stepsOf(table: Table, state: State): readonly Step[] {
  switch (state.phase) {
    case 'acquire':
      return state.tiles === undefined ? trackingSteps(table, state) : draftSteps(table, state);
    case 'place':
      return placeSteps(table, state);
    case 'prepare': {
      const owing = owingSteps(state);
      if (owing.length > 0) return owing;
      const round = state.round + 1;
      const joker = jokerOf(table.tables, round);
      return [step('prepareRound', undefined, PREPARING, { round, joker })];
    }
    case 'goals':
      return [step('scoreGoals', undefined, ENDING, {})];
    case 'over':
      return [];
  }
}

/** Scorekeeper level: only the token is asked for. */
function trackingSteps({ tables }: Table, state: State): readonly Step[] {
  const joker = jokerOf(tables, state.round);
  const token = step('takeToken', undefined, TOKEN, { joker });
  const end = step('endDrafting', undefined, ['summer-pavilion.draft.phase-end'], {});
  return state.token < 0 ? [token, end] : [end];
}

function draftSteps({ tables }: Table, state: State): readonly Step[] {
  const centerOpen = countOf(state.tiles?.center ?? {}) > 0;
  const displaysOpen = state.tiles?.displays.some((display) => holds(display) > 0) === true;
  const clauses: ClauseId[] = [
    turnClause(state),
    ...DRAFTING,
    ...(centerOpen && state.token < 0 ? TOKEN : []),
  ];
  const { seat } = seatAt(state, state.turn);
  if (!centerOpen && !displaysOpen) return [];
  return [step('draft', seat, clauses, { joker: jokerOf(tables, state.round) })];
}

function placeSteps({ tables }: Table, state: State): readonly Step[] {
  const owing = owingSteps(state);
  if (owing.length > 0) return owing;
  const { seat } = seatAt(state, state.turn);
  const stars = state.side === 'grey' ? GREY_STARS : COLOURED_STARS;
  const clauses: ClauseId[] = [turnClause(state), ...PLACING, ...stars];
  const joker = jokerOf(tables, state.round);
  const lastRound = state.round >= tables.rounds;
  return [step('place', seat, clauses, { joker }), step('pass', seat, PASSING, { lastRound })];
}

function owingSteps(state: State): readonly Step[] {
  const waiting = state.seats.find(({ owed }) => owed > 0);
  if (waiting === undefined || refuseOwed(state) === undefined) return [];
  const clauses: readonly ClauseId[] = ['summer-pavilion.bonus.mandatory'];
  return [step('takeOwed', waiting.seat, clauses, { owed: waiting.owed })];
}

function step<S extends StepName>(
  name: S,
  seat: string | undefined,
  clauses: readonly ClauseId[],
  facts: StepFacts[S],
): Step {
  return seat === undefined ? { step: name, clauses, facts } : { step: name, seat, clauses, facts };
}
