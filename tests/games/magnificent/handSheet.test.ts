// Seeded sensible matches, kept by the rules and by a hand that knows none of them.
import { describe, expect, it } from 'vitest';
import { magnificentRules } from '../../../src/lib/games/magnificent/module.ts';
import type { MagnificentSetup } from '../../../src/lib/games/magnificent/rules/fresh.ts';
import type { Move } from '../../../src/lib/games/magnificent/rules/moves.ts';
import type { Options } from '../../../src/lib/games/magnificent/rules/options.ts';
import type { State } from '../../../src/lib/games/magnificent/rules/state.ts';
import type { Effect } from '../../../src/lib/referee/ruling.ts';
import { ranksOf } from '../../../src/lib/referee/sheet.ts';
import { chooser } from '../../support/chooser.ts';
import { handSheet } from './handSheet.ts';
import { sensibleMove } from './sensible.ts';
import { COPY, SEATS, setUp } from './tables.ts';

const rules = magnificentRules.rulesOf(magnificentRules.rulesets[0]);
/** Milliseconds; a busy machine is no failure. */
const timeout = 120_000;
const NUMBERS = ['I', 'II', 'III', 'IV'] as const;

/** Five tables of each size: sides A and B, nothing read, no boards told, a draft. */
const TABLES = ([1, 2, 3, 4] as const).flatMap((seats) =>
  [1, 2, 3, 4, 5].map((seed) => ({ seats, seed, options: optionsOf(seats, seed) })),
);

describe('a sheet kept by hand', { timeout }, () => {
  it.each(TABLES)('agrees with the rules: $seats seats, seed $seed', ({ seats, seed, options }) => {
    const setup = setUp({ seats, options });
    const { moves, last, points, bills } = played(setup, 100 * seats + seed);
    const byHand = handSheet(setup, moves);
    expect(byHand.totals).toEqual(
      Object.fromEntries(last.seats.map((one) => [one.seat, one.points])),
    );
    expect(byHand.coins).toEqual(
      Object.fromEntries(last.seats.map((one) => [one.seat, one.coins])),
    );
    expect(byHand.ranks).toEqual(
      Object.fromEntries(ranksOf(rules.standings(last)).map(({ seat, rank }) => [seat, rank])),
    );
    expect(byHand.bills.map(({ due, paid, lost }) => [due, paid, lost])).toEqual(bills);
    // The halves are reckoned seat by seat, and coins with them.
    for (const [at, all] of points.entries())
      if (moves[at]?.type !== 'scoreHalves')
        expect(byHand.course[at], JSON.stringify(moves[at])).toEqual(all);
  });

  it('is a different one when a rule is told otherwise', () => {
    const setup = setUp({ seats: 2, options: optionsOf(2, 1) });
    const { moves, last } = played(setup, 201);
    const without = moves.filter(({ type }) => type !== 'boost' && type !== 'scoreAreas');
    const { totals } = handSheet(setup, without);
    expect(totals).not.toEqual(Object.fromEntries(last.seats.map((one) => [one.seat, one.points])));
  });
});

function optionsOf(seats: number, seed: number): Options {
  if (seed === 5) return {};
  if (seed === 4) return { copy: COPY };
  const boards = Object.fromEntries(
    SEATS.slice(0, seats).map((seat, at) => [
      seat,
      {
        board: NUMBERS[(at + seed) % 4] ?? 'I',
        side: (at + seed) % 2 === 0 ? ('A' as const) : ('B' as const),
      },
    ]),
  );
  return { boards, copy: COPY, ...(seed === 3 ? { cards: 'draft' } : {}) };
}

function played(setup: MagnificentSetup, seed: number) {
  const choose = chooser(seed);
  const beginning = rules.begin(setup);
  if (!beginning.allowed) throw new Error(JSON.stringify(beginning.refusal));
  let { state }: { state: State } = beginning;
  const moves: Move[] = [];
  const points: Record<string, number>[] = [];
  const effects: Effect[] = [];
  while (!rules.isOver(state)) {
    const move = sensibleMove(rules, state, choose);
    const ruling = rules.rule(state, move);
    if (!ruling.allowed) throw new Error(JSON.stringify(ruling.refusal));
    ({ state } = ruling);
    moves.push(move);
    effects.push(...ruling.effects);
    points.push(Object.fromEntries(state.seats.map((one) => [one.seat, one.points])));
  }
  return { moves, last: state, points, bills: billsIn(effects) };
}

/** Due, paid and points lost, each time somebody pays. */
function billsIn(effects: readonly Effect[]): number[][] {
  return effects.flatMap(({ clause, seat, facts }, at) => {
    if (clause !== 'magnificent.payment.highest-colour-sum') return [];
    const next = effects[at + 1];
    const isFined =
      next?.seat === seat && next?.clause.startsWith('magnificent.payment.penalty') === true;
    return [[Number(facts['due']), Number(facts['paid']), isFined ? 0 - (next.points ?? 0) : 0]];
  });
}
