// A table told anew in the middle: whatever one piece is changed to, the table can be played, and nothing is charged twice.
import { describe, expect, it } from 'vitest';
import { histrioRules } from '../../../src/lib/games/histrio/module.ts';
import type { HistrioSetup } from '../../../src/lib/games/histrio/rules/fresh.ts';
import type { Move, Position } from '../../../src/lib/games/histrio/rules/moves.ts';
import { retold } from '../../../src/lib/games/histrio/rules/retold.ts';
import { tableOf } from '../../../src/lib/games/histrio/rules/rule.ts';
import type { State } from '../../../src/lib/games/histrio/rules/state.ts';
import { deepFreeze } from '../../support/freeze.ts';
import { changing, dealing, festival, resolving, setUp, travelling } from './positions.ts';

const [ruleset] = histrioRules.rulesets;
const rules = histrioRules.rulesOf(ruleset);
const table = tableOf(ruleset);

function played(setup: HistrioSetup, ...moves: readonly Move[]): State {
  let ruling = rules.begin(setup);
  for (const move of moves) {
    if (!ruling.allowed) throw new Error(ruling.refusal.clause);
    ruling = rules.rule(ruling.state, move);
  }
  if (!ruling.allowed) throw new Error(ruling.refusal.clause);
  return ruling.state;
}

/** The table after these changes, as the match would go on from it. */
function after(setup: HistrioSetup, state: State, ...parts: readonly Partial<Position>[]): State {
  const before = deepFreeze(rules.positionOf(state));
  const position = parts.reduce<Position>(
    (told, part) => retold({ table, before, limit: state.readings.limit }, told, part),
    before,
  );
  return played({ ...setup, position });
}

const seat = (state: State, id: string, change: Partial<Position['seats'][string]>) => {
  const { seats } = rules.positionOf(state);
  return { seats: { ...seats, [id]: { ecus: 0, ...seats[id], ...change } } };
};

describe('a table told anew', () => {
  it('counts the piles of requests again when somebody has another number of them', () => {
    const setup = travelling({ ann: { requests: 1 }, requestDeck: 19, requestDiscard: 2 });
    const state = played(setup);
    const fewer = after(setup, state, seat(state, 'ann', { requests: 3 }));
    expect(fewer.cards).toMatchObject({ requestDeck: 19, requestDiscard: 0 });
    const same = after(setup, state, seat(state, 'ann', { ecus: 9 }));
    expect(same.cards).toMatchObject({ requestDeck: 19, requestDiscard: 2 });
  });

  it('finds the deck from the turn and the turn from the deck', () => {
    const setup = travelling({ deck: 40 });
    const state = played(setup);
    expect(after(setup, state, { turn: 3 })).toMatchObject({ turn: 3, deck: 24 });
    expect(after(setup, state, { deck: 16 })).toMatchObject({ turn: 4, deck: 16 });
    for (let turn = 1; turn <= 6; turn++) expect(after(setup, state, { turn }).turn).toBe(turn);
    for (let deck = 0; deck <= 40; deck++) expect(after(setup, state, { deck }).deck).toBe(deck);
    const second = travelling({ season: 2, turn: 2, deck: 29 });
    expect(after(second, played(second), { turn: 4 })).toMatchObject({ turn: 4, deck: 13 });
  });

  it('knows which cards have passed by, or forgets the count', () => {
    const cities = { 1: ['C3'], 2: ['T2'] };
    const setup = travelling({ deck: 40, cities, dealt: { C3: 1, T2: 1, C1: 6 } });
    const state = played(setup);
    const { cities: stacks = [] } = rules.positionOf(state);
    const corrected = stacks.map((stack, at) => (at === 0 ? ['T3'] : stack));
    expect(after(setup, state, { cities: corrected }).cards?.dealt).toEqual({
      T3: 1,
      T2: 1,
      C1: 6,
    });
    expect(after(setup, state, { deck: 32 }).cards?.dealt).toEqual({});
    const late = travelling({ deck: 8, turn: 5, dealt: { C1: 40 } });
    expect(after(late, played(late), { deck: 16 }).cards?.dealt).toEqual({});
  });

  it('forgets a box that the table contradicts', () => {
    const box = { C1: 47, T5: 1 };
    const setup = travelling({ season: 2, deck: 40, cities: { 1: ['T5'], 2: ['C1'] }, box });
    const state = played({ ...setup, position: { ...positionIn(setup), dealt: { T5: 1, C1: 7 } } });
    const { cities = [] } = rules.positionOf(state);
    const put = (card: string) => cities.map((stack, at) => (at === 1 ? [card] : stack));
    expect(after(setup, state, { cities: put('T5') }).cards?.box).toBeUndefined();
    expect(after(setup, state, { cities: put('C1') }).cards?.box).toEqual(box);
  });

  it('does not pay the shows a second time', () => {
    const setup = festival({ shown: true, ann: { ecus: 9, judged: 7, requests: 1 } });
    const state = played(setup);
    const told = after(setup, state, seat(state, 'ann', { ecus: 12, requests: 2, stage: 1 }));
    expect(told).toMatchObject({ phase: 'scoring', shown: true });
    expect(told.seats[0]).toMatchObject({ ecus: 12, judged: 10 });
    expect(told.judged?.seats).toMatchObject({ ann: { requests: 2, stage: 1 } });
    const between = changing({});
    const changed = played(between);
    expect(after(between, changed, seat(changed, 'bo', { ecus: 1 })).phase).toBe('season-change');
    expect(after(between, changed, { season: 2 })).toMatchObject({ phase: 'scoring', shown: true });
    const counted = festival({ shown: true, level: 'scorekeeper' });
    const kept = played(counted);
    expect(after(counted, kept, seat(kept, 'ann', { ecus: 1 }))).toMatchObject({
      phase: 'scoring',
      shown: true,
    });
  });

  it('does not ask for the travel cards of the turn a second time', () => {
    const setup = resolving({ ann: { to: [4], used: [4] }, bo: { to: [7], used: [7] } });
    const state = played(setup);
    const told = after(setup, state, { needle: { mood: 'tragedy', space: 2 } });
    expect(told).toMatchObject({ phase: 'resolution', needle: -2 });
    expect(told.seats[0]).toMatchObject({ to: [4], used: [4] });
  });

  it('knows where somebody stands who was told to stand elsewhere, and stays until the moment is told', () => {
    const setup = resolving({ ann: { to: [4], used: [4] } });
    const state = played(setup);
    const told = after(setup, state, seat(state, 'ann', { to: [6], used: [4, 6] }), { deck: 16 });
    expect(told).toMatchObject({ phase: 'resolution', deck: 16 });
    expect(told.seats[0]).toMatchObject({ to: [6], used: [4, 6] });
    const before = rules.positionOf(state);
    const nowhere = retold(
      { table, before, limit: 'face-up-counts' },
      before,
      seat(state, 'ann', { to: [] }),
    );
    expect(nowhere).toMatchObject({ phase: 'resolution', turn: before.turn });
    expect(rules.begin({ ...setup, position: nowhere })).toMatchObject({
      allowed: false,
      refusal: { clause: 'histrio.flow.three-phases', facts: { waiting: [] } },
    });
  });

  it('keeps a deal under way, and begins a turn where the moment cannot be', () => {
    const setup = dealing({ deck: 29, dealing: 4 });
    const state = played(setup);
    expect(after(setup, state, { deck: 28 })).toMatchObject({ phase: 'opportunities', deck: 28 });
    const end = festival({ shown: true });
    expect(after(end, played(end), { deck: 8 })).toMatchObject({ phase: 'travel', turn: 5 });
    const start = setUp();
    expect(after(start, played(start), { turn: 2 })).toMatchObject({ phase: 'travel', deck: 32 });
  });

  it('histrio.request.limit-three: a request too many told away ends the turn, and nobody travels again', () => {
    const waiting = (deck: number) =>
      resolving({
        season: 2,
        turn: deck > 0 ? 2 : 6,
        deck,
        cities: { 4: ['B1'] },
        ann: {
          to: [4],
          used: [4],
          requests: 2,
          faceUp: 'In Favour',
          free: true,
          acrobats: [{ card: 'A:Ox', gained: true }],
        },
        bo: { to: [4], used: [4] },
      });
    const setup = waiting(29);
    const state = played(setup, { type: 'resolve', city: 4 });
    expect(rules.steps(state)[0]).toMatchObject({ step: 'discardRequest', seat: 'ann' });
    const fewer = seat(state, 'ann', { requests: 2 });
    const discarded = played(
      setup,
      { type: 'resolve', city: 4 },
      { type: 'discardRequest', seat: 'ann', which: 'face-down' },
    );
    const told = after(setup, state, fewer);
    expect(told).toMatchObject({ phase: 'opportunities', turn: 3, deck: 29 });
    expect(told.seats).toEqual(discarded.seats);
    expect(after(setup, state, fewer, { needle: { mood: 'tragedy', space: 1 } })).toMatchObject({
      phase: 'opportunities',
      turn: 3,
    });
    expect(after(setup, state, fewer, seat(state, 'ann', {})).seats).toEqual(state.seats);
    expect(after(setup, state, fewer, seat(state, 'ann', {}))).toMatchObject({
      phase: 'resolution',
      turn: 2,
    });
    const last = waiting(0);
    const end = played(last, { type: 'resolve', city: 4 });
    expect(after(last, end, seat(end, 'ann', { requests: 2 }))).toMatchObject({
      phase: 'scoring',
      shown: false,
      turn: 6,
    });
  });

  it('histrio.request.limit-three: where only face-down requests count, a face-up one keeps nobody waiting', () => {
    const setup = resolving({
      season: 2,
      turn: 2,
      deck: 29,
      rulings: { 'request-limit-face-up': 'face-down-only' },
      ann: { requests: 4, faceUp: 'In Favour' },
    });
    const state = played(setup);
    expect(rules.steps(state)[0]).toMatchObject({ step: 'discardRequest', seat: 'ann' });
    expect(after(setup, state, seat(state, 'ann', { requests: 3 }))).toMatchObject({
      phase: 'opportunities',
      turn: 3,
    });
    expect(after(setup, state, seat(state, 'ann', { ecus: 1 })).phase).toBe('resolution');
  });

  it('is as it was when everything is told back', () => {
    const setup = festival({ shown: true, dealt: { C1: 48 }, ann: { requests: 2 } });
    const state = played(setup);
    const back = after(setup, state, { turn: 5 }, { turn: 6 }, { deck: 3 }, { deck: 0 });
    expect(back).toEqual(state);
  });
});

function positionIn({ position }: HistrioSetup): Position {
  if (position === undefined) throw new Error('No position');
  return position;
}
