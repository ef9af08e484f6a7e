// Whatever is told, the rules answer: nothing is thrown, nothing is changed, and what stands is sound.
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { ClauseId, Refusal } from '../../src/lib/referee/ruling.ts';
import { arbitraryOf } from '../support/arbitrary.ts';
import type { Chooser } from '../support/chooser.ts';
import { chooser } from '../support/chooser.ts';
import { frozen } from '../support/play.ts';
import type { Contracted } from './games.ts';
import { CONTRACTED, rulesOf } from './games.ts';

const RUNS = { numRuns: 30 };
const TELLS_PER_TABLE = 20;
/** Milliseconds; a busy machine is no failure. */
const timeout = 60_000;

describe.each(CONTRACTED)('$slug', { timeout }, (game) => {
  const rules = frozen(rulesOf(game));
  const { module, play } = game;
  const known = new Set<string>(module.clauses.map(({ id }) => id));
  const isKnown = (clause: string) => known.has(clause) || clause.startsWith('table.');
  const expectKnown = ({ clause, also }: Refusal) =>
    expect([clause, ...(also ?? [])].filter((cited) => !isKnown(cited))).toEqual([]);

  it('refuses random JSON by its schema', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const garbage: unknown = JSON.parse(text);
        expect(v.safeParse(module.moveSchema, garbage).success).toBe(false);
        expect(v.safeParse(module.positionSchema, garbage).success).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  it('answers well-typed nonsense at any moment of a match', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0 }),
        fc.nat({ max: 200 }),
        fc.context(),
        (seed, moves, log) => {
          const state = stateAfter(game, seed, moves);
          const nonsense = arbitraryOf(module.moveSchema, play.words(state));
          for (const move of fc.sample(nonsense, { seed, numRuns: TELLS_PER_TABLE })) {
            log.log(JSON.stringify(move));
            const ruling = rules.rule(state, move);
            if (ruling.allowed) expect(play.faultsIn(ruling.state)).toEqual([]);
            else expectKnown(ruling.refusal);
          }
        },
      ),
      RUNS,
    );
  });

  it('takes no move once the match is over', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0 }), fc.context(), (seed, log) => {
        const state = stateAfter(game, seed, play.mostMoves);
        expect(rules.isOver(state)).toBe(true);
        const nonsense = arbitraryOf(module.moveSchema, play.words(state));
        for (const move of fc.sample(nonsense, { seed, numRuns: TELLS_PER_TABLE })) {
          log.log(JSON.stringify(move));
          expect(rules.rule(state, move)).toMatchObject({
            allowed: false,
            refusal: { firm: true },
          });
        }
      }),
      RUNS,
    );
  });

  it('lets stand whatever can be carried out, and never spoils the table by it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0 }),
        fc.nat({ max: 200 }),
        fc.context(),
        (seed, moves, log) => {
          let state = stateAfter(game, seed, moves);
          const nonsense = arbitraryOf(module.moveSchema, play.words(state));
          for (const move of fc.sample(nonsense, { seed, numRuns: TELLS_PER_TABLE })) {
            log.log(JSON.stringify(move));
            const waived = new Set<ClauseId>();
            let ruling = rules.rule(state, move, waived);
            while (!ruling.allowed && ruling.refusal.firm !== true) {
              // A clause that is set aside is not named again: letting stand comes to an end.
              expect(waived).not.toContain(ruling.refusal.clause);
              waived.add(ruling.refusal.clause);
              ruling = rules.rule(state, move, waived);
            }
            if (!ruling.allowed) continue;
            state = ruling.state;
            expect(play.faultsIn(state)).toEqual([]);
            if (!rules.isOver(state)) expect(rules.steps(state)).not.toEqual([]);
          }
        },
      ),
      RUNS,
    );
  });

  it('goes on to the end after moves that were let stand', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0 }), (seed) => {
        const choose = chooser(seed);
        const beginning = rules.begin(play.setup(choose));
        if (!beginning.allowed) throw new Error(beginning.refusal.clause);
        let { state } = beginning;
        const nonsense = fc.sample(arbitraryOf(module.moveSchema, play.words(state)), {
          seed,
          numRuns: play.mostMoves,
        });
        const everything = new Set<ClauseId>(module.clauses.map(({ id }) => id));
        for (const move of nonsense) {
          if (rules.isOver(state)) break;
          const odd = choose.once(4) ? rules.rule(state, move, everything) : undefined;
          const ruling =
            odd?.allowed === true ? odd : rules.rule(state, play.move(rules, state, choose));
          expect(ruling).toMatchObject({ allowed: true });
          if (ruling.allowed) state = ruling.state;
          expect(play.faultsIn(state)).toEqual([]);
        }
        expect(rules.isOver(state)).toBe(true);
      }),
      { numRuns: 12 },
    );
  });

  it('answers any position that is well formed', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0 }),
        fc.nat({ max: 200 }),
        fc.context(),
        (seed, moves, log) => {
          const setup = play.setup(chooser(seed));
          const state = stateAfter(game, seed, moves);
          const choose = chooser(seed);
          const nonsense = arbitraryOf(module.positionSchema, play.words(state));
          for (const strange of fc.sample(nonsense, { seed, numRuns: TELLS_PER_TABLE })) {
            // Half of them lie as the match does but for one thing.
            const position = choose.once(2)
              ? strange
              : mixed(rules.positionOf(state), strange, choose);
            log.log(JSON.stringify(position));
            const ruling = rules.begin({ ...setup, position });
            if (!ruling.allowed) {
              expectKnown(ruling.refusal);
              continue;
            }
            expect(play.faultsIn(ruling.state)).toEqual([]);
            if (!rules.isOver(ruling.state)) expect(rules.steps(ruling.state)).not.toEqual([]);
          }
        },
      ),
      RUNS,
    );
  });

  it('answers any correction', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0 }), fc.string(), fc.integer(), (seed, stranger, points) => {
        const state = stateAfter(game, seed, 20);
        for (const { seat, total } of rules.standings(state)) {
          const ruling = rules.correct(state, { seat, points });
          expect(ruling).toMatchObject({ allowed: true });
          if (!ruling.allowed) continue;
          const moved = ruling.effects.reduce((sum, effect) => sum + (effect.points ?? 0), 0);
          const after = rules.standings(ruling.state).find((one) => one.seat === seat);
          expect(after?.total).toBe(total + moved);
        }
        expect(rules.correct(state, { seat: `${stranger}?`, points })).toMatchObject({
          allowed: false,
        });
      }),
      RUNS,
    );
  });
});

/** Some way into a random match, or at its end. */
function stateAfter(game: Contracted, seed: number, moves: number): unknown {
  const rules = rulesOf(game);
  const choose = chooser(seed);
  const beginning = rules.begin(game.play.setup(choose));
  if (!beginning.allowed) throw new Error(beginning.refusal.clause);
  let { state } = beginning;
  for (let made = 0; made < moves && !rules.isOver(state); made += 1) {
    const ruling = rules.rule(state, game.play.move(rules, state, choose));
    if (!ruling.allowed) throw new Error(`A random move was refused: ${ruling.refusal.clause}`);
    ({ state } = ruling);
  }
  return state;
}

/** A copy with one field of another value. */
function mixed(position: unknown, strange: unknown, choose: Chooser): unknown {
  const [key, value] = choose.of(Object.entries(strange as object) as [string, unknown][]);
  return { ...(position as object), [key]: value };
}
