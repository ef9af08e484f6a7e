// What holds at every moment of random matches, under any readings, from any table.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { without, type Card } from '../../../src/lib/games/histrio/data/cards.ts';
import { histrioRules } from '../../../src/lib/games/histrio/module.ts';
import type { HistrioSetup } from '../../../src/lib/games/histrio/rules/fresh.ts';
import type { Move } from '../../../src/lib/games/histrio/rules/moves.ts';
import { heldBy } from '../../../src/lib/games/histrio/rules/phases/limit.ts';
import type { State } from '../../../src/lib/games/histrio/rules/state.ts';
import { managersOn, moodOf } from '../../../src/lib/games/histrio/rules/table.ts';
import type { Allowed } from '../../../src/lib/referee/ruling.ts';
import { chooser } from '../../support/chooser.ts';
import { refusesOrPlaysOn } from '../../support/bent.ts';
import { frozen } from '../../support/play.ts';
import { handSheet } from './handSheet.ts';
import { histrioPlay, TABLE } from './play.ts';
import { scorekeeperMoves } from './twin.ts';

const rules = frozen(histrioRules.rulesOf(histrioRules.rulesets[0]));
/** Milliseconds; a busy machine is no failure. */
const timeout = 120_000;
const MATCHES = { numRuns: 25 };
const BANNED = 'histrio.ruling.acrobat-ban-scope';

type Seen = Allowed<State>;

it('a table told wrongly is refused, or played on to its end', { timeout }, () => {
  refusesOrPlaysOn(histrioRules, histrioPlay);
});

describe('random matches', { timeout }, () => {
  it('lie soundly at every step', () =>
    everyMatch(({ state }) => {
      expect(histrioPlay.faultsIn(state)).toEqual([]);
      const { phase, seats, readings } = state;
      if (phase !== 'resolution' && state.cards !== undefined)
        for (const seat of seats) {
          expect(heldBy(readings, seat)).toBeLessThanOrEqual(TABLE.tables.requestLimit);
          expect([...seat.to, ...seat.friendTo]).toEqual([]);
          expect(seat.acrobats.filter(({ gained }) => gained)).toEqual([]);
        }
    }));

  it('share 250 ecus between the treasury and the purses', () => {
    const box = TABLE.tables.coins.reduce((sum, { value, count }) => sum + value * count, 0);
    expect(box).toBe(250);
    everyFresh((setup, { beginning, rulings }) => {
      if (setup.options.purses === 'counted') return;
      const told = beginning.effects.find(({ clause }) => clause === 'histrio.setup.treasury');
      let treasury = Number(told?.facts['ecus']);
      expect(treasury + ecusIn(beginning.state)).toBe(box);
      for (const { state, effects } of rulings) {
        for (const { clause, points = 0 } of effects)
          if (clause !== 'histrio.alone.actor-2-steal') treasury -= points;
        expect(treasury + ecusIn(state)).toBe(box);
      }
    });
  });

  it('have 48 cards: what lies was dealt, and what was dealt is not in the deck', () =>
    everyFresh((_, { rulings }) => {
      for (const { state } of rulings) {
        const { cards, deck } = state;
        if (cards === undefined) continue;
        const dealt = Object.entries(cards.dealt).flatMap(([card, amount]) =>
          Array<Card>(amount).fill(card),
        );
        expect(dealt.length + deck).toBe(TABLE.tables.encounterCards);
        expect(lyingIn(state).reduce<readonly Card[]>(without, dealt)).toHaveLength(
          dealt.length - lyingIn(state).length,
        );
      }
    }));

  it('send the managers home exactly when the mood changes', () =>
    everyMatch(({ state, effects }, move, before) => {
      if (before === undefined || move === undefined) return;
      const cited = (clause: string) => effects.some((effect) => effect.clause === clause);
      const isCoin = move.type === 'flip' || move.type === 'prepareSeason';
      if (!isCoin && moodOf(before) !== moodOf(state)) {
        expect(cited('histrio.mood.change-on-crossing')).toBe(true);
        expect(managersOn(state)).toBe(0);
        // An actor may have sent one on stage just before he or another goes to the Court.
        if (managersOn(before) > 0)
          expect(cited('histrio.mood.change-returns-managers')).toBe(true);
      }
      const hasLess = state.seats.some(({ stage }, at) => stage < (before.seats[at]?.stage ?? 0));
      if (hasLess) expect(cited('histrio.mood.change-returns-managers')).toBe(true);
      if (cited('histrio.mood.change-returns-managers') && !isCoin)
        expect(cited('histrio.mood.change-on-crossing')).toBe(true);
    }));

  it('lie again as they are written down', () =>
    everyMatch(({ state }, _, __, setup) => {
      const position = rules.positionOf(state);
      expect(rules.begin({ ...setup, position })).toMatchObject({ allowed: true, state });
    }));

  it('end after two seasons of at most six turns', () =>
    everyMatch(({ state: { season, turn, phase }, effects }, move) => {
      expect([1, 2]).toContain(season);
      expect([1, 2, 3, 4, 5, 6]).toContain(turn);
      const isEnd = effects.some(
        ({ clause, seat }) =>
          (clause === 'histrio.end.most-ecus-wins' && seat === undefined) ||
          clause === 'histrio.end.tie-shared',
      );
      if (move !== undefined) expect(isEnd).toBe(phase === 'over' && move.type !== 'useAcrobat');
    }));

  it('give the same needle, managers and totals to a scorekeeper who sees less', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const any = fresh(seed);
        // Who sees no cards is in the resolution while others still travel: only the narrow ban is the same for both.
        const houseRulings = { ...any.houseRulings, [BANNED]: 'lone-resolving' };
        const { purses: _, ...options } = any.options;
        const setup = { ...any, options, houseRulings, level: 'referee' as const };
        const { beginning, moves, rulings, last } = played(setup, seed);
        let twin = begun({ ...setup, level: 'scorekeeper' }).state;
        let before = beginning.state;
        for (const [index, move] of moves.entries()) {
          const ruling = rulings[index];
          if (ruling === undefined) continue;
          for (const told of scorekeeperMoves(before, move, ruling.effects))
            twin = ruled(twin, told).state;
          before = ruling.state;
          expect(seenOf(twin)).toEqual(seenOf(before));
        }
        expect([twin.phase, twin.season, twin.deck]).toEqual([last.phase, 2, last.deck]);
        expect(rules.standings(twin)).toEqual(rules.standings(last));
      }),
      MATCHES,
    );
  });

  it('come to the sheet that is kept by hand, under the default readings', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const setup = { ...fresh(seed), houseRulings: {} };
        const { moves, rulings, last } = played(setup, seed);
        const { totals, needle } = handSheet(setup, paidIn(moves, rulings));
        expect(totals).toEqual(
          Object.fromEntries(last.seats.map(({ seat, ecus }) => [seat, ecus])),
        );
        expect(needle).toBe(last.needle);
      }),
      MATCHES,
    );
  });
});

function everyMatch(
  look: (
    ruling: Seen,
    move: Move | undefined,
    before: State | undefined,
    setup: HistrioSetup,
  ) => void,
): void {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const setup = histrioPlay.setup(chooser(seed));
      const { beginning, moves, rulings } = played(setup, seed);
      look(beginning, undefined, undefined, setup);
      let before = beginning.state;
      for (const [index, ruling] of rulings.entries()) {
        look(ruling, moves[index], before, setup);
        before = ruling.state;
      }
    }),
    MATCHES,
  );
}

function everyFresh(look: (setup: HistrioSetup, match: ReturnType<typeof played>) => void): void {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const setup = fresh(seed);
      look(setup, played(setup, seed));
    }),
    MATCHES,
  );
}

/** Any match from the printed set-up. */
function fresh(seed: number): HistrioSetup {
  const { position: _, ...setup } = histrioPlay.setup(chooser(seed));
  return setup;
}

function begun(setup: HistrioSetup): Seen {
  const beginning = rules.begin(setup);
  if (!beginning.allowed) throw new Error(JSON.stringify(beginning.refusal));
  return beginning;
}

/** A random match to its end. */
function played(setup: HistrioSetup, seed: number) {
  const choose = chooser(seed);
  const moves: Move[] = [];
  const rulings: Seen[] = [];
  const beginning = begun(setup);
  let { state } = beginning;
  while (!rules.isOver(state)) {
    const move = histrioPlay.move(rules, state, choose);
    const ruling = ruled(state, move);
    moves.push(move);
    rulings.push(ruling);
    ({ state } = ruling);
    expect(moves.length).toBeLessThan(histrioPlay.mostMoves);
  }
  return { beginning, moves, rulings, last: state };
}

function ruled(state: State, move: Move): Seen {
  const ruling = rules.rule(state, move);
  if (!ruling.allowed)
    throw new Error(`${JSON.stringify(move)} refused: ${JSON.stringify(ruling.refusal)}`);
  return ruling;
}

/** The moves with what each request really paid: nobody counts conditions on a sheet. */
function paidIn(moves: readonly Move[], rulings: readonly Seen[]): Move[] {
  return moves.map((move, index) => {
    if (move.type !== 'playRequest' && move.type !== 'repeatRequest') return move;
    const paid = rulings[index]?.effects.find(({ points }) => points !== undefined);
    return { ...move, payout: { ecus: paid?.points ?? 0 } };
  });
}

function seenOf({ needle, season, seats }: State) {
  return { needle, season, seats: seats.map(({ ecus, stage }) => [ecus, stage]) };
}

function ecusIn({ seats }: State): number {
  return seats.reduce((sum, { ecus }) => sum + ecus, 0);
}

/** All cards that lie open. */
function lyingIn({ seats, cards }: State): readonly Card[] {
  return [
    ...(cards?.cities.flat() ?? []),
    ...seats.flatMap(({ troupe, acrobats }) => [...troupe, ...acrobats.map(({ card }) => card)]),
  ];
}
