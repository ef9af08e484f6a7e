// What holds at every moment of random matches, under any readings.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountOf, countOf } from '../../../src/lib/games/colosseum/data/assets.ts';
import { LATEST } from '../../../src/lib/games/colosseum/data/rulesets.ts';
import { colosseumRules } from '../../../src/lib/games/colosseum/module.ts';
import type { ColosseumSetup } from '../../../src/lib/games/colosseum/rules/fresh.ts';
import type { Move } from '../../../src/lib/games/colosseum/rules/moves.ts';
import { seenIn } from '../../../src/lib/games/colosseum/rules/refilling.ts';
import type { State } from '../../../src/lib/games/colosseum/rules/state.ts';
import { resultOf } from '../../../src/lib/games/colosseum/rules/state.ts';
import { seatOf } from '../../../src/lib/games/colosseum/rules/table.ts';
import type { Allowed, Effect } from '../../../src/lib/referee/ruling.ts';
import type { Chooser } from '../../support/chooser.ts';
import { chooser } from '../../support/chooser.ts';
import { refusesOrPlaysOn } from '../../support/bent.ts';
import { frozen } from '../../support/play.ts';
import { colosseumPlay } from './play.ts';
import { coinsIn, NO_WALK, owed, pursesOf, scorekeeperMoves, walkOf } from './twin.ts';

const rules = frozen(colosseumRules.rulesOf(LATEST));
/** Milliseconds; a busy machine is no failure. */
const timeout = 120_000;
const MATCHES = { numRuns: 15 };
/** Who sees no tokens cannot know of coins that a Special Event token would bring. */
const MEANS = 'colosseum.ruling.bid-above-cash';

type Seen = Allowed<State>;

it('a table told wrongly is refused, or played on to its end', { timeout }, () => {
  refusesOrPlaysOn(colosseumRules, colosseumPlay);
});

describe('random matches', { timeout }, () => {
  it('lie soundly at every step', () =>
    everyStep((before, { state }) => {
      expect(colosseumPlay.faultsIn(state)).toEqual([]);
      expect(state.round).toBeGreaterThanOrEqual(before.round);
    }));

  it('have 152 tokens, and what left the game does not come back', () =>
    everyStep((before, { state }) => {
      if (state.table === undefined) return;
      const { green, bag, gone } = state.table;
      expect(countOf(seenIn(state)) + green + bag).toBe(152);
      for (const [asset, count] of Object.entries(before.table?.gone ?? {}))
        expect(amountOf(gone, asset as keyof typeof gone)).toBeGreaterThanOrEqual(count ?? 0);
    }));

  it('move coins only between bank and purses as the effects say', () =>
    everyStep((before, { state, effects }, setup) => {
      if (setup.options.purses === 'none') return;
      const paid = coinsIn(effects);
      for (const { seat, coins } of before.seats)
        expect(seatOf(state, seat)?.coins).toBe(coins + (paid[seat] ?? 0));
    }));

  it('share eighteen medals between supply and players, unless played ones leave the game', () =>
    everyStep((before, { state }) => {
      const after = medalsIn(state);
      if (state.readings.playedMedals === 'to-supply') expect(after).toBe(18);
      else expect(after).toBeLessThanOrEqual(medalsIn(before));
    }));

  it('have one copy of each program, and what is owned stays', () =>
    everyStep((before, { state }) => {
      const owned = state.seats.flatMap(({ programs }) => programs);
      expect(new Set(owned).size).toBe(owned.length);
      for (const one of before.seats) {
        const after = seatOf(state, one.seat);
        expect(after?.programs).toEqual(expect.arrayContaining([...one.programs]));
        expect(after?.programs).toEqual(expect.arrayContaining([...(after?.produced ?? [])]));
      }
    }));

  it('move a marker forward by what its lines say, and never back', () =>
    everyStep((before, { state, effects }) => {
      for (const one of before.seats) {
        const after = seatOf(state, one.seat);
        const result = after === undefined ? 0 : resultOf(after);
        expect(result).toBeGreaterThanOrEqual(resultOf(one));
        expect(result - resultOf(one)).toBe(pointsOf(effects, one.seat));
      }
    }));

  it('let nobody hold an award with fewer than three tokens once all is settled', () =>
    everyStep((_, { state }) => {
      if (state.phase === 'closing' && state.ceremony === 'discard') return;
      for (const [star, seat] of Object.entries(state.table?.stars ?? {}))
        expect(amountOf(seatOf(state, seat)?.tokens ?? {}, star as 'lion')).toBeGreaterThanOrEqual(
          3,
        );
    }));

  it('lie again as they are written down', () =>
    everyStep((_, { state }, setup) => {
      const position = rules.positionOf(state);
      expect(rules.begin({ ...setup, position })).toMatchObject({ allowed: true, state });
    }));

  it('hand out a podium in each of four rounds and end after the fifth', () =>
    everyMatch((_, { rulings, last }) => {
      expect(last.round).toBe(5);
      expect(last.seats.reduce((sum, { podiums }) => sum + podiums, 0)).toBe(4);
      const ends = rulings.filter(({ effects }) => cites(effects, 'colosseum.end.winner'));
      expect(ends).toHaveLength(1);
      for (const { seat } of last.seats) {
        const shows = rulings.filter(({ effects }) =>
          effects.some((one) => one.clause === 'colosseum.score.income' && one.seat === seat),
        );
        expect(shows.length).toBeLessThanOrEqual(5);
      }
    }));

  it('give the same results, coins and ranks to a scorekeeper who sees less', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const any = colosseumPlay.setup(chooser(seed));
        const { purses: _, ...options } = any.options;
        const houseRulings = { ...any.houseRulings, [MEANS]: 'cash-only' };
        const setup = { ...any, options, houseRulings, level: 'referee' as const };
        const { beginning, moves, rulings, last } = played(setup, seed, tellable);
        let twin = begun({ ...setup, level: 'scorekeeper' }).state;
        let before = beginning.state;
        let walk = NO_WALK;
        for (const [index, move] of moves.entries()) {
          const ruling = rulings[index];
          if (ruling === undefined) continue;
          for (const told of scorekeeperMoves(before, move, ruling.effects, walk)) {
            // Where no Special Event token is known a seat may be done with investing before it says so.
            const isDone =
              told.type === 'pass' && before.phase === 'investing' && twin.done.includes(told.seat);
            if (!isDone) twin = ruled(twin, told).state;
          }
          walk = walkOf(walk, move, ruling.effects);
          before = ruling.state;
          for (let more = owed(twin, before); more !== undefined; more = owed(twin, before))
            twin = ruled(twin, more).state;
          expect(twin.seats.map(resultOf)).toEqual(before.seats.map(resultOf));
          if (before.roller === undefined) expect(pursesOf(twin)).toEqual(pursesOf(before));
        }
        expect([twin.phase, twin.round, twin.medals]).toEqual([last.phase, 5, last.medals]);
        expect(rules.standings(twin)).toEqual(rules.standings(last));
      }),
      MATCHES,
    );
  });
});

type Chosen = (state: State, choose: Chooser) => Move;

const any: Chosen = (state, choose) => colosseumPlay.move(rules, state, choose);

/** Any move that a scorekeeper can tell of: dice and medals come with the event or the pass, and nothing between them. */
const tellable: Chosen = (state, choose) => {
  for (;;) {
    const move = any(state, choose);
    const isAside = move.type === 'cashMedals' || move.type === 'takeMedal';
    if (!(isAside && state.roller !== undefined)) return move;
  }
};

function everyStep(look: (before: State, ruling: Seen, setup: ColosseumSetup) => void): void {
  everyMatch((setup, { beginning, rulings }) => {
    let before = beginning.state;
    for (const ruling of rulings) {
      look(before, ruling, setup);
      before = ruling.state;
    }
  });
}

function everyMatch(look: (setup: ColosseumSetup, match: ReturnType<typeof played>) => void): void {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const setup = colosseumPlay.setup(chooser(seed));
      look(setup, played(setup, seed));
    }),
    MATCHES,
  );
}

function begun(setup: ColosseumSetup): Seen {
  const beginning = rules.begin(setup);
  if (!beginning.allowed) throw new Error(JSON.stringify(beginning.refusal));
  return beginning;
}

/** A random match to its end. */
function played(setup: ColosseumSetup, seed: number, chosen: Chosen = any) {
  const choose = chooser(seed);
  const moves: Move[] = [];
  const rulings: Seen[] = [];
  const beginning = begun(setup);
  let { state } = beginning;
  while (!rules.isOver(state)) {
    const move = chosen(state, choose);
    const ruling = ruled(state, move);
    moves.push(move);
    rulings.push(ruling);
    ({ state } = ruling);
    expect(moves.length).toBeLessThan(colosseumPlay.mostMoves);
  }
  return { beginning, moves, rulings, last: state };
}

function ruled(state: State, move: Move): Seen {
  const ruling = rules.rule(state, move);
  if (!ruling.allowed)
    throw new Error(`${JSON.stringify(move)} refused: ${JSON.stringify(ruling.refusal)}`);
  return ruling;
}

function cites(effects: readonly Effect[], wanted: string): boolean {
  return effects.some(({ clause }) => clause === wanted);
}

function pointsOf(effects: readonly Effect[], seat: string): number {
  return effects.reduce((sum, one) => (one.seat === seat ? sum + (one.points ?? 0) : sum), 0);
}

function medalsIn({ medals, seats }: State): number {
  return seats.reduce((sum, one) => sum + one.medals, medals);
}
