// What holds at every moment of random matches, under any readings.
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Gems } from '../../../src/lib/games/magnificent/data/kinds.ts';
import {
  DIE_COLOURS,
  GEM_COLOURS,
  TILE_KINDS,
  gemsOf,
  plusGems,
  tilesOf,
} from '../../../src/lib/games/magnificent/data/kinds.ts';
import { magnificentRules } from '../../../src/lib/games/magnificent/module.ts';
import type { MagnificentSetup } from '../../../src/lib/games/magnificent/rules/fresh.ts';
import type { Move } from '../../../src/lib/games/magnificent/rules/moves.ts';
import type { State } from '../../../src/lib/games/magnificent/rules/state.ts';
import {
  seatOf,
  tilesInSupply,
  trainersOf,
} from '../../../src/lib/games/magnificent/rules/table.ts';
import type { Allowed, Effect } from '../../../src/lib/referee/ruling.ts';
import { refusesOrPlaysOn } from '../../support/bent.ts';
import { chooser } from '../../support/chooser.ts';
import { frozen } from '../../support/play.ts';
import { magnificentPlay } from './play.ts';
import { TABLE } from './tables.ts';
import { scorekeeperMoves } from './twin.ts';

const rules = frozen(
  magnificentRules.rulesOf(magnificentRules.rulesets.at(-1) ?? magnificentRules.rulesets[0]),
);
/** Milliseconds; a busy machine is no failure. */
const timeout = 120_000;
const MATCHES = { numRuns: 12 };

type Seen = Allowed<State>;

it('a table told wrongly is refused, or played on to its end', { timeout }, () => {
  refusesOrPlaysOn(magnificentRules, magnificentPlay);
});

describe('random matches', { timeout }, () => {
  it('lie soundly at every step, and go forward', () =>
    everyStep((before, { state }) => {
      expect(magnificentPlay.faultsIn(state)).toEqual([]);
      expect(state.round).toBeGreaterThanOrEqual(before.round);
    }));

  it('see trainers used before the die, and go on from there', () => {
    let early = 0;
    everyStep((before, { state }) => {
      if (before.turn === undefined && state.turn?.stage === 'die') early += 1;
      if (before.turn?.stage !== 'die' || state.turn?.stage === 'die') return;
      expect(state.turn).toMatchObject({ seat: before.turn.seat, stage: 'power' });
      expect(state.turn?.trainers).toMatchObject(before.turn.trainers);
    });
    expect(early).toBeGreaterThan(0);
  });

  it('have every die in use on a card or in the main tent', () =>
    everyStep((_, { state }) => {
      const { tent, seats, dice, phase } = state;
      if (tent === undefined || phase === 'preparing') return;
      for (const colour of DIE_COLOURS) {
        const all = [...tent, ...seats.flatMap((one) => one.dice)];
        expect(all.filter((die) => die.colour === colour)).toHaveLength(dice[colour]);
      }
    }));

  it('move coins only as the effects say', () =>
    everyStep((before, { state, effects }) => {
      for (const { seat, coins } of before.seats)
        expect(seatOf(state, seat)?.coins).toBe(coins + coinsIn(effects, seat));
    }));

  it('move markers only by what the lines say', () =>
    everyStep((before, { state, effects }) => {
      for (const { seat, points } of before.seats)
        expect(seatOf(state, seat)?.points).toBe(points + pointsIn(effects, seat));
    }));

  it('move gems only as the effects say, and never above three of a kind', () =>
    everyStep((before, { state, effects }) => {
      for (const { seat, own } of before.seats) {
        if (own === undefined) continue;
        const after = seatOf(state, seat)?.own?.gems ?? {};
        const due = gemsIn(effects, seat);
        for (const colour of GEM_COLOURS)
          expect(gemsOf(after, colour) - gemsOf(own.gems, colour)).toBe(gemsOf(due, colour));
      }
    }));

  it('keep trainers but for those that are gained or returned', () =>
    everyStep((before, { state, effects }) => {
      for (const one of before.seats) {
        const after = seatOf(state, one.seat);
        if (one.own === undefined || after === undefined) continue;
        const gained = sumOf(effects, one.seat, 'magnificent.bonuses.gain-trainer', 'trainers');
        const returned = effects.filter(
          ({ clause }) => clause === 'magnificent.bonuses.trainer-for-small-tile',
        ).length;
        const isActing = before.turn?.seat === one.seat;
        expect(trainersOf(state, after)).toBe(
          trainersOf(before, one) + gained - (isActing ? returned : 0),
        );
      }
    }));

  it('leave camp tiles where they lie, and the others in the supply', () =>
    everyStep((before, { state }) => {
      const supply = tilesInSupply(TABLE, state);
      for (const tile of TILE_KINDS) {
        const built = state.seats.map(({ own }) => tilesOf(own?.built ?? {}, tile));
        const count = built.reduce((sum, one) => sum + one, 0);
        expect(count + tilesOf(supply, tile)).toBe(tilesOf(TABLE.tables.tiles, tile));
      }
      for (const { seat, own } of before.seats)
        expect(seatOf(state, seat)?.own?.camp?.tiles.slice(0, own?.camp?.tiles.length)).toEqual(
          own?.camp?.tiles,
        );
    }));

  it('keep tents and completed posters for good', () =>
    everyStep((before, { state }) => {
      for (const { seat, own } of before.seats) {
        const after = seatOf(state, seat)?.own;
        // Read anew a tent says something else; it stands where it stood.
        const spaces = (after?.tents ?? []).map(({ space }) => space);
        expect(spaces).toEqual(
          expect.arrayContaining((own?.tents ?? []).map(({ space }) => space)),
        );
        expect(after?.completed.slice(0, own?.completed.length)).toEqual(own?.completed);
      }
    }));

  it('lie again as they are written down', () =>
    everyStep((_, { state }, setup) => {
      const position = v.parse(magnificentRules.positionSchema, rules.positionOf(state));
      expect(rules.begin({ ...setup, position })).toMatchObject({ allowed: true, state });
    }));

  it('give every seat twelve turns, three scored cards and four halves', () =>
    everyMatch((_, { rulings, last }) => {
      const effects = rulings.flatMap((ruling) => ruling.effects);
      const times = (clause: string, seat: string) =>
        effects.filter((one) => one.clause === clause && one.seat === seat).length;
      for (const { seat } of last.seats) {
        expect(times('magnificent.die.take-one-from-main-tent', seat)).toBe(12);
        expect(times('magnificent.payment.highest-colour-sum', seat)).toBe(3);
        expect(times('magnificent.sets.take-card-and-tile', seat)).toBe(3);
        expect(times('magnificent.score-card.move-marker', seat)).toBe(3);
        expect(times('magnificent.end.half-master-cards', seat)).toBe(4);
        expect(times('magnificent.end.camp-areas', seat)).toBe(1);
      }
    }));

  it('give the same totals and ranks to a scorekeeper who sees less', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const any = magnificentPlay.setup(chooser(seed));
        const { boards: _, ...options } = any.options;
        const setup = { ...any, options, level: 'referee' as const };
        const { beginning, moves, rulings, last } = played(setup, seed);
        let twin = begun({ ...setup, level: 'scorekeeper' }).state;
        let before = beginning.state;
        let turnBegan = before;
        for (const [index, move] of moves.entries()) {
          const ruling = rulings[index];
          if (ruling === undefined) continue;
          if (before.turn === undefined) turnBegan = before;
          const { state, effects } = ruling;
          for (const told of scorekeeperMoves(turnBegan, before, move, effects))
            twin = ruled(twin, told).state;
          before = state;
          if (state.turn === undefined)
            expect(
              twin.seats.map(({ seat, points, coins, hats }) => [seat, points, coins, hats]),
            ).toEqual(
              state.seats.map(({ seat, points, coins, hats }) => [seat, points, coins, hats]),
            );
        }
        expect([twin.phase, twin.round]).toEqual([last.phase, 3]);
        expect(rules.standings(twin)).toEqual(rules.standings(last));
      }),
      MATCHES,
    );
  });
});

function everyStep(look: (before: State, ruling: Seen, setup: MagnificentSetup) => void): void {
  everyMatch((setup, { beginning, rulings }) => {
    let before = beginning.state;
    for (const ruling of rulings) {
      look(before, ruling, setup);
      before = ruling.state;
    }
  });
}

function everyMatch(look: (setup: MagnificentSetup, match: ReturnType<typeof played>) => void) {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const setup = magnificentPlay.setup(chooser(seed));
      look(setup, played(setup, seed));
    }),
    MATCHES,
  );
}

function begun(setup: MagnificentSetup): Seen {
  const beginning = rules.begin(setup);
  if (!beginning.allowed) throw new Error(JSON.stringify(beginning.refusal));
  return beginning;
}

/** A random match to its end. */
function played(setup: MagnificentSetup, seed: number) {
  const choose = chooser(seed);
  const moves: Move[] = [];
  const rulings: Seen[] = [];
  const beginning = begun(setup);
  let { state } = beginning;
  while (!rules.isOver(state)) {
    const move = magnificentPlay.move(rules, state, choose);
    const ruling = ruled(state, move);
    moves.push(move);
    rulings.push(ruling);
    ({ state } = ruling);
    expect(moves.length).toBeLessThan(magnificentPlay.mostMoves);
  }
  return { beginning, moves, rulings, last: state };
}

function ruled(state: State, move: Move): Seen {
  const ruling = rules.rule(state, move);
  if (!ruling.allowed)
    throw new Error(`${JSON.stringify(move)} refused: ${JSON.stringify(ruling.refusal)}`);
  return ruling;
}

function pointsIn(effects: readonly Effect[], seat: string): number {
  return effects.reduce((sum, one) => (one.seat === seat ? sum + (one.points ?? 0) : sum), 0);
}

function sumOf(effects: readonly Effect[], seat: string, clause: string, fact: string): number {
  return effects
    .filter((one) => one.seat === seat && one.clause === clause)
    .reduce((sum, { facts }) => sum + Number(facts[fact]), 0);
}

/** Coins that each effect gives or takes. */
function coinsIn(effects: readonly Effect[], seat: string): number {
  const sum = (clause: string, fact: string) => sumOf(effects, seat, `magnificent.${clause}`, fact);
  const paidFor = effects
    .filter((one) => one.seat === seat && one.facts['kind'] === 'paid_coin')
    .reduce((all, { facts }) => all + Number(facts['count']), 0);
  return (
    sum('bonuses.one-coin', 'coins') +
    sum('gems.overflow-coin', 'coins') +
    sum('trainers.tile-two-coins', 'coins') +
    sum('perform.reward-poster', 'coins') +
    sum('perform.reward-tent', 'coins') +
    sum('perform.starting-tent-reward', 'coins') +
    sum('components.coin-unit', 'gained') -
    sum('trainers.board-buy-poster', 'cost') -
    sum('bonuses.buy-trainer', 'cost') -
    sum('payment.highest-colour-sum', 'paid') -
    paidFor
  );
}

/** Gems stored, less those discarded for power, for posters and for a tile. */
function gemsIn(effects: readonly Effect[], seat: string): Gems {
  const signs: Readonly<Record<string, 1 | -1>> = {
    'magnificent.gems.store-matching': 1,
    'magnificent.power.gem-boost': -1,
    'magnificent.perform.discard-poster-gems': -1,
    'magnificent.bonuses.gems-for-small-tile': -1,
  };
  return effects
    .filter((one) => one.seat === seat)
    .reduce<Gems>((sum, { clause, facts }) => {
      const sign = signs[clause];
      return sign === undefined ? sum : plusGems(sum, facts['gems'] as Gems, sign);
    }, {});
}
