// A table told by hand: what cannot lie there now is left out, nothing that was told is lost, and what comes out can be gone on from.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LATEST } from '../../../src/lib/games/summer-pavilion/data/rulesets.ts';
import { summerPavilionRules as pavilion } from '../../../src/lib/games/summer-pavilion/module.ts';
import { readingsOf } from '../../../src/lib/games/summer-pavilion/rules/begin.ts';
import type { PavilionSetup } from '../../../src/lib/games/summer-pavilion/rules/begin.ts';
import type { Phase, Position } from '../../../src/lib/games/summer-pavilion/rules/moves.ts';
import { lyingAt } from '../../../src/lib/games/summer-pavilion/rules/position.ts';
import type { Told } from '../../../src/lib/games/summer-pavilion/rules/retold.ts';
import {
  NOTHING_TOLD,
  phasesAt,
  positionTold,
  toldDisplays,
  toldOf,
  withSeatTold,
} from '../../../src/lib/games/summer-pavilion/rules/retold.ts';
import { holds } from '../../../src/lib/games/summer-pavilion/rules/sight.ts';
import type { Display, State } from '../../../src/lib/games/summer-pavilion/rules/state.ts';
import type { Ruling } from '../../../src/lib/referee/ruling.ts';
import { chooser } from '../../support/chooser.ts';
import { frozen } from '../../support/play.ts';
import { summerPavilionPlay as play, TABLE } from './play.ts';
import { acquiring, placing, preparing } from './positions.ts';

/** Milliseconds; a busy machine is no failure. */
const timeout = 60_000;
const ROUNDS = TABLE.tables.rounds;

type Seat = Position['seats'][string];

/** Told from nothing, or from a table that lies already. */
function telling(setup: PavilionSetup, isRunning = false) {
  const readings = readingsOf(setup.houseRulings, 0);
  const was = isRunning ? setup.position : undefined;
  const about = { setup, readings, was };
  return {
    start: setup.position ? toldOf(TABLE, setup.seats.length, setup.position) : NOTHING_TOLD,
    position: (told: Told) => positionTold(TABLE, about, told),
    seat: (told: Told, seat: string, part: Partial<Seat>) =>
      withSeatTold(TABLE, setup, told, seat, part),
  };
}

const inPhase = (told: Told, phase: Phase): Told => ({ ...told, phase });
const inRound = (told: Told, round: number): Told => ({ ...told, round });

describe('a pass that is told', () => {
  const table = telling(placing({ seats: 3, turn: 'bo', bo: { hand: { red: 2 } } }));
  const passed = table.seat(table.start, 'bo', { passed: true });

  it('summer-pavilion.pass.out-for-round: the turn goes on clockwise to who is still in', () => {
    expect(table.position(passed)).toMatchObject({ turn: 'cy', seats: { bo: { passed: true } } });
    const both = table.seat(passed, 'cy', { passed: true });
    expect(table.position(both).turn).toBe('ann');
  });

  it('summer-pavilion.play.next-player: with one passed somebody has moved: the turn is told', () => {
    const untouched = { ...table.start, turns: {} };
    expect(table.position(untouched)).not.toHaveProperty('turn');
    expect(table.position(table.seat(untouched, 'bo', { passed: true })).turn).toBe('ann');
  });

  it('summer-pavilion.pass.discard-rest: a seat that has passed has nothing beside the board', () =>
    expect(table.position(passed).seats['bo']).toMatchObject({ hand: {}, corners: {} }));

  it('summer-pavilion.pass.when: taken back, all is as it was, and told again the corners too', () => {
    const kept = table.seat(passed, 'bo', { corners: { blue: 1 } });
    const back = table.seat(kept, 'bo', { passed: false });
    expect(table.position(back)).toMatchObject({ turn: 'bo', seats: { bo: { hand: { red: 2 } } } });
    expect(table.position(back).seats['bo']).not.toHaveProperty('corners');
    const again = table.seat(back, 'bo', { passed: true });
    expect(table.position(again)).toEqual(table.position(kept));
  });

  it('summer-pavilion.bonus.short-supply: who passed may hold tiles that were owed', () => {
    const owing = telling(
      placing({
        rulings: { 'supply-too-small': 'rest-is-owed' },
        bo: { passed: true, hand: { red: 2 }, owed: 1, board: { purple: [5, 6] } },
      }),
    );
    expect(owing.position(owing.start).seats['bo']).toMatchObject({ hand: { red: 2 }, owed: 1 });
    const lost = telling(placing({ bo: { hand: { red: 2 }, owed: 1 } }));
    expect(lost.position(lost.start).seats['bo']).not.toHaveProperty('owed');
  });
});

describe('there and back', () => {
  const drafting = telling(
    acquiring({
      turn: 'bo',
      displays: [{ red: 4 }],
      center: { blue: 1 },
      ann: { hand: { red: 1 } },
    }),
  );
  const { start } = drafting;

  it('summer-pavilion.round.three-phases: another phase has no displays, and told back has them again', () => {
    for (const phase of ['place', 'prepare'] as const) {
      const away = drafting.position(inPhase(start, phase));
      for (const gone of ['displays', 'center', 'turn']) expect(away).not.toHaveProperty(gone);
      const back = inPhase(inPhase(start, phase), 'acquire');
      expect(drafting.position(back)).toEqual(drafting.position(start));
    }
  });

  it('summer-pavilion.prep.refill-factories: another round has displays of its own', () => {
    const away = drafting.position(inRound(start, 2));
    for (const gone of ['displays', 'center']) expect(away).not.toHaveProperty(gone);
    expect(drafting.position(inRound(inRound(start, 2), 1))).toEqual(drafting.position(start));
  });

  it('summer-pavilion.prep.corners-back: before the pass what is kept lies beside the board', () => {
    const prepared = telling(
      preparing({ bo: { corners: { red: 2 } }, ann: { passed: true, hand: {} } }),
    );
    for (const phase of ['acquire', 'place'] as const) {
      const { seats } = prepared.position(inPhase(prepared.start, phase));
      expect(seats['bo']).toMatchObject({ hand: { red: 2 } });
      expect(seats['bo']).not.toHaveProperty('corners');
    }
  });

  it('summer-pavilion.prep.corners-back: what was kept and who had passed is of its own round', () => {
    const prepared = telling(preparing({ round: 5, bo: { passed: true, corners: { red: 2 } } }));
    const last = { ...prepared.start, round: 6, phase: 'goals' } as const;
    expect(prepared.position(last).seats['bo']).toMatchObject({ corners: {} });
    const placing6 = prepared.position({ ...last, phase: 'place' });
    expect(placing6.seats['bo']).not.toHaveProperty('passed');
    expect(placing6.seats['bo']).toMatchObject({ hand: {} });
    const back = { ...last, round: 5, phase: 'prepare' } as const;
    expect(prepared.position(back)).toEqual(prepared.position(prepared.start));
  });

  it('summer-pavilion.draft.phase-end: a running match told anew unchanged is as it was', () => {
    const setup = acquiring({
      round: 2,
      turn: 'bo',
      displays: Array.from({ length: 5 }, () => ({ red: 1 })),
      center: { blue: 1 },
    });
    const running = telling(setup, true);
    const written = JSON.parse(JSON.stringify(setup.position)) as Position;
    expect(running.position(running.start)).toMatchObject(written);
  });
});

describe('a table told for other seats', () => {
  const setup = acquiring({
    seats: 4,
    turn: 'dee',
    token: 'dee',
    displays: Array.from({ length: 9 }, () => ({ unknown: 0 })),
    center: { red: 1 },
    ann: { board: { red: [3], center: { 2: 'blue' } }, hand: { red: 1 } },
  });
  const { start } = telling(setup);
  const told = (part: Partial<PavilionSetup>) => telling({ ...setup, ...part }).position(start);

  it('summer-pavilion.setup.factories-2p: has their displays, and nobody who has left', () => {
    const two = told({ seats: ['bo', 'ann'] });
    expect(two).toMatchObject({ starter: 'ann', center: { red: 1 } });
    for (const gone of ['turn', 'token', 'displays']) expect(two).not.toHaveProperty(gone);
    expect(Object.keys(two.seats)).toEqual(['bo', 'ann']);
  });

  it('summer-pavilion.setup.scoring-marker: who is new has what the set-up gives', () => {
    const { seats, starter } = told({ seats: ['eve', 'bo'], firstSeat: 'eve' });
    expect(seats['eve']).toEqual({ total: 5, board: {}, hand: {} });
    expect(starter).toBe('eve');
  });

  it('summer-pavilion.variant.other-numbers: on the other side lie only the tiles it has spaces for', () => {
    expect(told({ options: { side: 'grey' } }).seats['ann']?.board).toEqual({});
    const grey = { ...setup, options: { side: 'grey' } } as const;
    const changed = withSeatTold(TABLE, grey, start, 'ann', { board: { 'ne:2': 'red' } });
    expect(telling(setup).position(changed)).toEqual(telling(setup).position(start));
  });

  it('summer-pavilion.pass.corners: of scores alone the number on the corners is told', () => {
    const counted = { ...setup, level: 'scorekeeper' } as const;
    const kept = withSeatTold(TABLE, counted, inPhase(start, 'prepare'), 'ann', { kept: 2 });
    const position = telling(counted).position(kept);
    expect(position.seats['ann']).toMatchObject({ total: 5, kept: 2 });
    expect(position.seats['ann']).not.toHaveProperty('hand');
    expect(position).not.toHaveProperty('center');
  });

  it('summer-pavilion.setup.factories-4p: displays left out are written out as empty', () => {
    const few = telling(acquiring({ displays: [{ red: 4 }] }));
    const empty = { unknown: 0 };
    expect(few.position(few.start).displays).toEqual([{ red: 4 }, empty, empty, empty, empty]);
  });
});

it('summer-pavilion.prep.after-round-six: the last round ends with the goals', () => {
  expect(phasesAt(ROUNDS - 1, ROUNDS)).toEqual(['acquire', 'place', 'prepare']);
  expect(phasesAt(ROUNDS, ROUNDS)).toEqual(['acquire', 'place', 'goals']);
});

it(
  'table.position: whatever is told of a table it can be gone on from, but where all have passed',
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
        const { seats } = setup;
        const was = rules.positionOf(state);
        const about = { setup, readings, was };
        let told = toldOf(TABLE, seats.length, was);
        const again = rules.begin({ ...setup, position: positionTold(TABLE, about, told) });
        expect(counted(stateOf(again))).toEqual(
          counted(stateOf(rules.begin({ ...setup, position: was }))),
        );
        for (let times = 0; times < 12; times += 1) {
          const position = positionTold(TABLE, about, told);
          const { tiles } = lyingAt(TABLE, setup, position, readings);
          const seat = choose.of(seats);
          if (choose.once(2)) told = inPhase(told, choose.of(phasesAt(told.round, ROUNDS)));
          else if (told.phase === 'place')
            told = withSeatTold(TABLE, setup, told, seat, { passed: choose.once(2) });
          else if (told.phase === 'acquire' && tiles !== undefined) {
            const { displays: _, ...undrawn } = position;
            const full = lyingAt(TABLE, setup, undrawn, readings).tiles?.displays ?? [];
            const known = tiles.displays;
            const displays = toldDisplays(tiles, { full, known }, 1 + choose.below(known.length));
            const middle = { ...told.middle[told.round], displays };
            told = { ...told, middle: { ...told.middle, [told.round]: middle } };
          }
          const now = positionTold(TABLE, about, told);
          log.log(JSON.stringify(now));
          const areAllOut = seats.every((one) => (now.seats[one]?.passed ?? false) !== false);
          const ruling = rules.begin({ ...setup, position: now });
          expect(ruling.allowed).toBe(now.phase !== 'place' || !areAllOut);
        }
      }),
      { numRuns: 60 },
    );
  },
);

/** An empty display is empty, whether it was seen or not. */
function counted(state: State) {
  return { ...state, tiles: { ...state.tiles, displays: state.tiles?.displays.map(seen) } };
}

function seen(display: Display) {
  return holds(display) === 0 ? 'empty' : display;
}

function stateOf(ruling: Ruling<State>): State {
  if (!ruling.allowed) throw new Error('Refused');
  return ruling.state;
}
