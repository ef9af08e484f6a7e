// A table told by hand: each thing told changes what it has to change, and what comes out can lie on a table.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LATEST } from '../../../src/lib/games/summer-pavilion/data/rulesets.ts';
import { summerPavilionRules as pavilion } from '../../../src/lib/games/summer-pavilion/module.ts';
import type { Position } from '../../../src/lib/games/summer-pavilion/rules/moves.ts';
import { firstIn, lyingAt } from '../../../src/lib/games/summer-pavilion/rules/position.ts';
import {
  fittingTable,
  phasesAt,
  toldDisplays,
  toldInPhase,
  toldPassed,
  withAllDisplays,
} from '../../../src/lib/games/summer-pavilion/rules/retold.ts';
import { chooser } from '../../support/chooser.ts';
import { frozen } from '../../support/play.ts';
import { summerPavilionPlay as play, TABLE } from './play.ts';
import { acquiring, placing } from './positions.ts';

/** Milliseconds; a busy machine is no failure. */
const timeout = 60_000;
const ROUNDS = TABLE.tables.rounds;

function positionIn({ position }: ReturnType<typeof placing>): Position {
  if (position === undefined) throw new Error('No position');
  return position;
}

describe('a pass that is told', () => {
  const seats = ['ann', 'bo', 'cy'];
  const table = positionIn(placing({ seats: 3, turn: 'bo', bo: { hand: { red: 2 } } }));
  const passed = toldPassed(table, seats, { seat: 'bo', opening: 'ann', beside: {} });

  it('summer-pavilion.pass.out-for-round: the turn goes on clockwise to who is still in', () => {
    expect(passed).toMatchObject({ turn: 'cy', seats: { bo: { passed: true, hand: {} } } });
    const both = toldPassed(passed, seats, { seat: 'cy', opening: 'ann', beside: {} });
    expect(both.turn).toBe('ann');
  });

  it('summer-pavilion.play.next-player: with one passed somebody has moved: the turn is told', () => {
    const { turn: _, ...untouched } = table;
    const told = toldPassed(untouched, seats, { seat: 'bo', opening: 'ann', beside: {} });
    expect(told.turn).toBe('ann');
  });

  it('summer-pavilion.pass.corners: taken back, what lay on the corners lies beside the board', () => {
    const bo = { total: 5, board: {}, passed: true, hand: {}, corners: { blue: 1 } };
    const kept = { ...passed, seats: { ...passed.seats, bo } };
    const beside = { bo: { red: 2 } };
    const back = toldPassed(kept, seats, { seat: 'bo', opening: 'ann', beside });
    expect(back.seats['bo']).toEqual({ total: 5, board: {}, hand: { blue: 1 } });
    const none = { ...kept, seats: { ...kept.seats, bo: { ...bo, corners: {} } } };
    const before = toldPassed(none, seats, { seat: 'bo', opening: 'ann', beside });
    expect(before.seats['bo']).toEqual({ total: 5, board: {}, hand: { red: 2 } });
  });
});

describe('a table told for other seats', () => {
  const four = positionIn(
    acquiring({
      seats: 4,
      turn: 'dee',
      token: 'dee',
      displays: Array.from({ length: 9 }, () => ({ unknown: 0 })),
      center: { red: 1 },
      ann: { board: { red: [3], center: { 2: 'blue' } }, hand: { red: 1 } },
    }),
  );
  const setup = {
    seats: ['bo', 'ann'],
    firstSeat: 'bo',
    level: 'referee',
    options: { side: 'coloured' },
  } as const;

  it('summer-pavilion.setup.factories-2p: has their displays, and nobody who has left', () => {
    const told = fittingTable(TABLE, setup, four);
    expect(told).toMatchObject({ starter: 'bo', center: { red: 1 } });
    for (const gone of ['turn', 'token', 'displays']) expect(told).not.toHaveProperty(gone);
    expect(Object.keys(told.seats)).toEqual(['bo', 'ann']);
  });

  it('summer-pavilion.setup.scoring-marker: who is new has what the set-up gives', () => {
    const told = fittingTable(TABLE, { ...setup, seats: ['ann', 'eve'] }, four);
    expect(told.seats['eve']).toEqual({ total: 5, board: {}, hand: {} });
    expect(told.starter).toBe('ann');
  });

  it('summer-pavilion.variant.other-numbers: on the other side lie only the tiles it has spaces for', () => {
    const told = fittingTable(TABLE, { ...setup, options: { side: 'grey' } }, four);
    expect(told.seats['ann']?.board).toEqual({});
  });

  it('keeps of scores alone no tile but the number on the corners', () => {
    const lying = { ...four, phase: 'prepare', seats: { ann: { total: 9, board: {}, kept: 2 } } };
    const told = fittingTable(TABLE, { ...setup, level: 'scorekeeper' }, lying as Position);
    expect(told.seats['ann']).toEqual({ total: 9, board: {}, kept: 2 });
    expect(told).not.toHaveProperty('center');
  });

  it('summer-pavilion.setup.factories-4p: displays left out are written out as empty', () => {
    const { displays } = withAllDisplays(TABLE, 2, { ...four, displays: [{ red: 4 }] });
    expect(displays).toEqual([{ red: 4 }, ...Array.from({ length: 4 }, () => ({ unknown: 0 }))]);
    const { displays: _, ...untold } = four;
    expect(withAllDisplays(TABLE, 2, untold)).toEqual(untold);
  });
});

it('summer-pavilion.prep.after-round-six: the last round ends with the goals', () => {
  expect(phasesAt(ROUNDS - 1, ROUNDS)).toEqual(['acquire', 'place', 'prepare']);
  expect(phasesAt(ROUNDS, ROUNDS)).toEqual(['acquire', 'place', 'goals']);
});

it(
  'whatever is told of a table it can be gone on from, but where all have passed',
  { timeout },
  () => {
    const rules = frozen(pavilion.rulesOf(LATEST));
    fc.assert(
      fc.property(fc.nat(), fc.nat({ max: 200 }), fc.context(), (seed, moves, log) => {
        const choose = chooser(seed);
        const setup = play.setup(choose);
        let state = stateOf(rules.begin(setup));
        for (let at = 0; at < moves && !rules.isOver(state); at += 1)
          state = stateOf(rules.rule(state, play.move(rules, state, choose)));
        if (state.phase === 'over') return;
        const { readings } = state;
        const seats = setup.seats;
        let told = fittingTable(TABLE, setup, rules.positionOf(state));
        for (let times = 0; times < 12; times += 1) {
          const lying = lyingAt(TABLE, setup, told, readings);
          const seat = choose.of(seats);
          if (choose.once(2)) told = toldInPhase(told, choose.of(phasesAt(told.round, ROUNDS)), {});
          else if (told.phase === 'place')
            told = toldPassed(told, seats, {
              seat,
              opening: seats[firstIn(lying)] ?? seat,
              beside: {},
            });
          else if (told.phase === 'acquire' && lying.tiles !== undefined) {
            const { displays: _, ...undrawn } = told;
            const full = lyingAt(TABLE, setup, undrawn, readings).tiles?.displays ?? [];
            const known = lying.tiles.displays;
            const number = 1 + choose.below(known.length);
            told = { ...told, displays: toldDisplays(lying.tiles, { full, known }, number) };
          }
          log.log(JSON.stringify(told));
          const areAllOut = seats.every((one) => (told.seats[one]?.passed ?? false) !== false);
          const ruling = rules.begin({ ...setup, position: told });
          expect(ruling.allowed).toBe(told.phase !== 'place' || !areAllOut);
        }
      }),
      { numRuns: 60 },
    );
  },
);

function stateOf<State>(ruling: { allowed: true; state: State } | { allowed: false }): State {
  if (!ruling.allowed) throw new Error('Refused');
  return ruling.state;
}
