// What the table is asked now, the obvious step first, with the clauses in play: thumb zone, checklist and dispute button read it.
import { isBonusOpen } from './cardBonus.ts';
import type { ClauseId, SeatId } from '../../../referee/ruling.ts';
import type { Step } from '../../../referee/rules.ts';
import { COLOURS, gemCount, gemsOf, plusGems } from '../data/kinds.ts';
import { trackedIn } from './fresh.ts';
import { topSets } from './flow.ts';
import { isGap } from './gap.ts';
import { orderByHats } from './hats.ts';
import { owedFor } from './payment.ts';
import { penaltyClause } from './paymentLines.ts';
import { diceClause } from './diceClauses.ts';
import { uncoveredIn } from './phases/end.ts';
import { discards, nextToChoose } from './phases/roundEnd.ts';
import { draftOrder, handClause } from './phases/deal.ts';
import { displayClause, draftClause, isWithTiles, setsDue, tilesOffered } from './phases/setup.ts';
import { lastingDice, powerNow } from './powerNow.ts';
import type { SeatState, State } from './state.ts';
import { isSolo, turnWithDie } from './state.ts';
import type { StepFacts, StepName } from './stepFacts.ts';
import type { Table } from './table.ts';
import { freeSpaces, inOrder, nextSeat, seatOf, turnColour } from './table.ts';
import { STEP_CLAUSES } from './stepClauses.ts';

export function stepsOf(table: Table, state: State): readonly Step[] {
  switch (state.phase) {
    case 'setup':
      return setupSteps(table, state);
    case 'turns':
      return turnSteps(table, state);
    case 'payment':
      return [paySteps(state)];
    case 'sets':
      return setSteps(table, state);
    case 'scoring':
      return state.seats
        .filter(({ seat }) => !state.done.includes(seat))
        .map((one) => step('scoreCard', one.seat, { cards: one.cards.length }));
    case 'preparing':
      return preparingSteps(table, state);
    case 'halves':
      return state.seats
        .filter(({ seat }) => !state.done.includes(seat))
        .map((one) => step('scoreHalves', one.seat, { cards: one.cards.length }));
    case 'areas':
      return state.seats
        .filter(({ seat }) => !state.done.includes(seat))
        .map((one) =>
          step('scoreAreas', one.seat, {
            isKept: uncoveredIn(table, one) !== undefined,
            gems: gemCount(one.own?.gems ?? {}),
          }),
        );
    case 'over':
      return [];
  }
}

function rollStep(state: State): Step {
  const { dice, round } = state;
  return step('roll', state.first, { dice, round }, [diceClause(state)]);
}

function layOutStep(table: Table, state: State): Step {
  const { tables } = table;
  const isFirst = state.phase === 'setup';
  return step(
    'layOut',
    undefined,
    {
      sets: setsDue(table, state),
      isWithTiles: isWithTiles(table, state),
      offered: tilesOffered(table, state),
      posters: isFirst ? tables.posters.display : 0,
      tents: isFirst ? [...trackedIn(state.copy)] : [],
    },
    isFirst
      ? [displayClause(state), draftClause(state)]
      : ['magnificent.prepare.refill-main-display'],
  );
}

function isOpen({ table }: State): boolean {
  return table?.sets.length === 0;
}

function setupSteps(table: Table, state: State): Step[] {
  const order = inOrder(state);
  const chooser = draftOrder(state).find((seat) => seatOf(state, seat)?.own?.tiles.length === 0);
  const offered = [...(state.table?.offered ?? [])];
  return [
    ...(state.tent === undefined ? [rollStep(state)] : []),
    ...(isOpen(state) ? [layOutStep(table, state)] : []),
    ...order.flatMap((seat) => dueSteps(table, state, seat)),
    ...order
      .filter((seat) => seatOf(state, seat)?.own?.dealt === false)
      .map((seat) => {
        const board = seatOf(state, seat)?.board?.number;
        const facts = { isDraft: state.draft, ...(board === undefined ? {} : { board }) };
        return step('deal', seat, facts, [handClause(state)]);
      }),
    ...(chooser === undefined || offered.length === 0
      ? []
      : [step('chooseTile', chooser, { offered }, [draftClause(state)])]),
    ...order.flatMap((seat) => {
      const own = seatOf(state, seat)?.own;
      if (own === undefined || own.spareTents === 0) return [];
      const spaces = [2, 3, 4, 5].filter((space) =>
        own.tents.every((tent) => tent.space !== space),
      );
      return [step('placeTent', seat, { spaces })];
    }),
  ];
}

function dueSteps(table: Table, state: State, seat: SeatId): Step[] {
  const own = seatOf(state, seat)?.own;
  if (own === undefined || own.due === 0) return [];
  const spaces = [...freeSpaces(table, state, own)];
  return [step('takePoster', seat, { due: own.due, spaces })];
}

function turnSteps(table: Table, state: State): Step[] {
  const { turn } = state;
  const seat = turn?.seat ?? nextSeat(table, state);
  const one = seat === undefined ? undefined : seatOf(state, seat);
  if (one === undefined) return [];
  if (turnWithDie(state) !== undefined) return actSteps(table, state, one);
  // Posters bought before the die come first; a turn that has not begun waits for none.
  const due = turn === undefined ? [] : dueSteps(table, state, one.seat);
  if (due.length > 0) return due;
  const isAdding =
    isSolo(state) &&
    turn === undefined &&
    !state.added &&
    (state.table === undefined || state.table.posters.length > 0);
  const adding = isAdding ? [addStep(table, state)] : [];
  const facts = {
    round: state.round,
    turn: one.dice.length + 1,
    due: owedFor(lastingDice(state, one)).owed,
    coins: one.coins,
  };
  return [
    step(state.table === undefined ? 'turn' : 'takeDie', one.seat, facts),
    ...adding.filter(({ facts: { left } }) => gemCount(left as object) > 0),
  ];
}

function addStep({ tables }: Table, state: State): Step {
  const left = COLOURS.reduce(
    (sum, colour) =>
      plusGems(sum, { [colour]: gemsOf(tables.dice.box, colour) - state.dice[colour] }),
    {},
  );
  return step('addDie', state.first, { left });
}

function actSteps(table: Table, state: State, one: SeatState): Step[] {
  const { turn } = state;
  const { seat, own } = one;
  const due = dueSteps(table, state, seat);
  if (turn === undefined || own === undefined || due.length > 0) return due;
  const colour = turnColour(one) ?? 'orange';
  const common = { bonus: isBonusOpen(table, state, one), trainers: own.trainers };
  const { small = 0, large = 0, extra = 0 } = turn.build ?? {};
  const isLaying = small + large + extra + turn.cardTiles.length > 0;
  return [
    ...(isLaying
      ? [
          step('layTile', seat, {
            small,
            large: large + extra,
            cardTiles: [...turn.cardTiles],
            colour,
          }),
        ]
      : []),
    turn.stage === 'power'
      ? step('act', seat, {
          power: powerNow(table, state, one),
          colour,
          gems: gemCount(own.gems),
          ...common,
        })
      : step('endTurn', seat, {
          ...common,
          ...(turn.action === undefined ? {} : { action: turn.action }),
        }),
  ];
}

function paySteps(state: State): Step {
  const dues = inOrder(state).flatMap((seat) => {
    const one = seatOf(state, seat);
    if (one === undefined) return [];
    return [{ seat, due: owedFor(lastingDice(state, one)).owed, coins: one.coins }];
  });
  return step('pay', undefined, { round: state.round, dues }, [penaltyClause(state.round)]);
}

function setSteps(table: Table, state: State): Step[] {
  const seat = nextToChoose(state);
  if (seat === undefined) return [];
  const facts = {
    place: orderByHats(state).indexOf(seat) + 1,
    sets: setsLying(table, state),
    isWithTiles: isWithTiles(table, state),
    discards: discards(table, state, seat) === true,
  };
  return [step('takeSet', seat, facts, setClauses(table, state))];
}

/** Sets left to choose from; at scorekeeper level worked out from what was taken and discarded. */
function setsLying(table: Table, state: State): number {
  const { done } = state;
  if (state.table !== undefined) return state.table.sets.filter(({ gone }) => gone !== true).length;
  const discarded = isSolo(state)
    ? topSets(table, state)
    : isGap(table, state) === true
      ? done.length
      : 0;
  return setsDue(table, state) - discarded - done.length;
}

/** What else decides which sets there are to take. */
function setClauses(table: Table, state: State): readonly ClauseId[] {
  const { tables } = table;
  const clauses: ClauseId[] = [];
  const gap = isGap(table, state);
  const isPair = state.seats.length === 2;
  if (isPair && gap !== false) clauses.push('magnificent.sets.two-players-gap');
  if (isPair && gap !== true) clauses.push('magnificent.sets.two-players-no-gap');
  if (isSolo(state)) clauses.push('magnificent.solo.discard-top-sets');
  if (state.round === tables.rounds) clauses.push('magnificent.sets.no-tiles-in-last-round');
  return clauses;
}

function preparingSteps(table: Table, state: State): Step[] {
  const steps = [
    ...(isOpen(state) ? [layOutStep(table, state)] : []),
    ...(state.tent === undefined ? [rollStep(state)] : []),
  ];
  return steps.length > 0 ? steps : [rollStep(state)];
}

function step<Name extends StepName>(
  name: Name,
  seat: SeatId | undefined,
  facts: StepFacts[Name],
  clauses: readonly ClauseId[] = [],
): Step {
  const asked = { step: name, clauses: [...clauses, ...STEP_CLAUSES[name]], facts: { ...facts } };
  return seat === undefined ? asked : { ...asked, seat };
}
