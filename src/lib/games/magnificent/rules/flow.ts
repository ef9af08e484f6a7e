// What follows by itself once a move is done: the next step of the round end, the next round, the end. Rulebook «Конец раунда».
import { diceFor } from './fresh.ts';
import { hatsAbove, orderByHats } from './hats.ts';
import { ended, withCoinPoints } from './ending.ts';
import type { Course } from './rulings.ts';
import { effect, withEffects } from './rulings.ts';
import type { Phase, SeatState, SetSlot, State } from './state.ts';
import { isSolo } from './state.ts';
import type { Table } from './table.ts';
import { areAllDone, hatOf, nextSeat, withOwn, withSeat, withTable, withoutSets } from './table.ts';
import { placeOf } from './trackPlace.ts';
import { withSpent } from './trainerTiles.ts';

interface Told {
  /** The dice of the next round lie ready, told or not. */
  readonly isPrepared?: boolean;
}

/** Goes on as long as the phase has nothing left to ask. */
export function goOn(table: Table, course: Course, told: Told = {}): Course {
  const next = onceOn(table, course, told);
  return next === course ? course : goOn(table, next);
}

function onceOn(table: Table, course: Course, told: Told): Course {
  const { state } = course;
  switch (state.phase) {
    case 'setup':
      return isLaid(state) ? begun(table, course) : course;
    case 'turns':
      return state.turn === undefined && nextSeat(table, state) === undefined
        ? entered(
            withEffects(
              course,
              effect('magnificent.round-end.trigger', undefined, { round: state.round }, [
                'magnificent.overview.turns-per-round',
              ]),
            ),
            'payment',
          )
        : course;
    case 'payment':
      return areAllDone(state) ? enterSets(table, course) : course;
    case 'sets':
      return areAllDone(state) ? scoring(table, course) : course;
    case 'scoring':
      return areAllDone(state) ? scoredAll(table, course) : course;
    case 'preparing':
      return isReady(state, told) ? nextRound(table, course) : course;
    case 'halves':
      return areAllDone(state) ? entered(withCoinPoints(table, course), 'areas') : course;
    case 'areas':
      return areAllDone(state) ? ended(table, course) : course;
    case 'over':
      return course;
  }
}

/** Dice, display, posters, cards and tiles are all told, and nobody has anything left to take. */
function isLaid({ tent, table, seats }: State): boolean {
  return (
    tent !== undefined &&
    (table?.sets.length ?? 0) > 0 &&
    seats.every(
      ({ own }) =>
        own?.dealt === true && own.tiles.length > 0 && own.spareTents === 0 && own.due === 0,
    )
  );
}

function begun({ tables }: Table, course: Course): Course {
  const { state } = course;
  const deck = state.table?.decks.masters ?? 0;
  const turns = entered(course, 'turns');
  return state.draft && !isSolo(state)
    ? withEffects(
        turns,
        effect('magnificent.variant.draft-leftover', undefined, {
          cards: state.seats.length * (tables.draft - tables.hand),
          deck,
        }),
      )
    : turns;
}

function entered(course: Course, phase: Phase): Course {
  const { round } = course.state;
  return withEffects(
    { ...course, state: { ...course.state, phase, done: [] } },
    effect('magnificent.round-end.step-order', undefined, { phase, round }),
  );
}

/** Lower hats come back, then sets are chosen from the top of the track. */
function enterSets(table: Table, course: Course): Course {
  const returned = course.state.seats.reduce<Course>(
    (all, one) => {
      const [lower] = one.hats;
      if (one.hats.length < 2 || lower === undefined) return all;
      return withEffects(
        { ...all, state: withSeat(all.state, one.seat, { hats: [hatOf(one)] }) },
        effect('magnificent.sets.lower-hat-returns', one.seat, placeOf(all.state, lower)),
      );
    },
    entered(course, 'sets'),
  );
  const order = [...orderByHats(returned.state)];
  const isLast = returned.state.round === table.tables.rounds;
  const ordered = withEffects(
    returned,
    effect('magnificent.sets.order-by-hats', undefined, { order }),
    ...(isLast ? [effect('magnificent.sets.no-tiles-in-last-round', undefined, {})] : []),
  );
  return isSolo(ordered.state) ? withoutTopSets(table, ordered) : ordered;
}

/** In solitaire the topmost set goes for each hat above the own one. */
function withoutTopSets(table: Table, course: Course): Course {
  const { state } = course;
  const sets = topSets(table, state);
  return sets === 0
    ? course
    : withEffects(
        { ...course, state: withTopsGone(state, sets) },
        effect('magnificent.solo.discard-top-sets', state.first, {
          sets,
          ...(state.round === table.tables.rounds ? { isCard: true } : {}),
        }),
      );
}

/** So many sets discarded from the top, and their tiles with them. */
export function withTopsGone(state: State, sets: number): State {
  const tops = Array.from({ length: sets }, (_, at) => at + 1);
  return withoutSets(withSpent(state, slotsAt(state, tops)), tops);
}

function slotsAt({ table }: State, places: readonly number[]): readonly SetSlot[] {
  return (table?.sets ?? []).filter((_, at) => places.includes(at + 1));
}

/** In solitaire: sets discarded from the top before one is taken. */
export function topSets({ tables }: Table, state: State): number {
  const [one] = state.seats;
  const isSpared = state.round === tables.rounds && state.readings.soloSets === 'no-discard';
  if (one === undefined || isSpared) return 0;
  return Math.max(0, Math.min(hatsAbove(state, one), (tables.display[1] ?? 0) - 1));
}

/** What nobody took leaves the main display. */
function scoring(table: Table, course: Course): Course {
  const { state } = course;
  const discarded = withSpent(state, state.table?.sets ?? []);
  const cleared: Course = { ...course, state: withTable(discarded, { sets: [] }) };
  const taken = state.seats.length + topSets(table, state);
  const left =
    state.table?.sets.filter(({ gone }) => gone !== true).length ??
    (table.tables.display[1] ?? 0) - taken;
  return entered(
    isSolo(state)
      ? withEffects(
          cleared,
          effect('magnificent.solo.clear-and-refill-display', state.first, {
            sets: left,
            ...(state.round === table.tables.rounds ? { isCard: true } : {}),
          }),
        )
      : cleared,
    'scoring',
  );
}

function scoredAll(table: Table, course: Course): Course {
  return course.state.round < table.tables.rounds
    ? enterPreparing(table, course)
    : entered(course, 'halves');
}

/** Trainers come home, hats slide down, the dice are collected; in solitaire the added ones go back to the supply. */
export function enterPreparing(table: Table, course: Course): Course {
  const home = course.state.seats.reduce<Course>(
    (all, { seat, own }) => {
      if (own === undefined || own.resting === 0) return all;
      const back = { trainers: own.trainers + own.resting, resting: 0 };
      return withEffects(
        { ...all, state: withOwn(all.state, seat, back) },
        effect('magnificent.prepare.trainers-return', seat, { trainers: own.resting }),
      );
    },
    entered(course, 'preparing'),
  );
  const slid = slideDown(home);
  const { tent: _, ...state } = slid.state;
  return {
    ...slid,
    state: {
      ...state,
      dice: isSolo(state) ? diceFor(table, 1) : state.dice,
      seats: state.seats.map((one): SeatState => ({ ...one, dice: [], performs: 0 })),
    },
  };
}

/** To the bottom in their order; in solitaire the other hats keep their spaces. */
function slideDown(course: Course): Course {
  const { state } = course;
  if (isSolo(state) && state.readings.soloHat === 'stays') return course;
  const upwards = [...orderByHats(state)].reverse();
  const hats = upwards.map((seat, at) => ({ seat, space: at + 1 }));
  const first = upwards[0] ?? state.first;
  const slid = hats.reduce((all, { seat, space }) => withSeat(all, seat, { hats: [space] }), state);
  const round = state.round + 1;
  return withEffects(
    { ...course, state: { ...slid, first } },
    effect('magnificent.prepare.hats-slide-down', undefined, { hats }),
    effect('magnificent.prepare.new-starting-player', first, { round }, [
      'magnificent.prepare.still-clockwise',
    ]),
  );
}

/** At scorekeeper level the dice need not be told. */
function isReady({ table, tent }: State, { isPrepared = false }: Told): boolean {
  return table === undefined ? isPrepared : tent !== undefined && table.sets.length > 0;
}

function nextRound(table: Table, course: Course): Course {
  const { tables } = table;
  const round = course.state.round + 1;
  const state: State = { ...course.state, round };
  const dice = diceFor(table, state.seats.length);
  const next = withEffects(
    { ...course, state },
    effect('magnificent.overview.rounds', undefined, { round, rounds: tables.rounds }, [
      'magnificent.prepare.only-after-first-two-rounds',
      'magnificent.prepare.cards-empty-again',
    ]),
    ...(isSolo(state) ? [effect('magnificent.solo.new-round-dice', state.first, { dice })] : []),
  );
  return entered(next, 'turns');
}
