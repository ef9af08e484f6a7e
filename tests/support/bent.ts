// A table told a little wrongly: pieces of a position left out, doubled or changed, as a careless hand or a strange file has them.
import fc from 'fast-check';
import * as v from 'valibot';
import { expect } from 'vitest';
import type { RulesModule } from '../../src/lib/referee/game.ts';
import type { Setup } from '../../src/lib/referee/rules.ts';
import type { Chooser } from './chooser.ts';
import { chooser } from './chooser.ts';
import type { Play } from './play.ts';
import { frozen } from './play.ts';

const RUNS = { numRuns: 60 };
const TELLS_PER_TABLE = 6;

/** What is told of a table in the middle of a random match is refused, or the match is played on from it to its end. */
export function refusesOrPlaysOn<S extends Setup, State, Move>(
  module: RulesModule<S, State, Move>,
  play: Play<S, State, Move>,
): void {
  const rules = frozen(module.rulesOf(module.rulesets.at(-1) ?? module.rulesets[0]));
  const playOn = (from: State, seed: number, most: number): State => {
    const choose = chooser(seed);
    let state = from;
    for (let moves = 0; moves < most && !rules.isOver(state); moves += 1) {
      const ruling = rules.rule(state, play.move(rules, state, choose));
      if (!ruling.allowed) throw new Error(JSON.stringify(ruling.refusal));
      ({ state } = ruling);
      expect(play.faultsIn(state)).toEqual([]);
    }
    return state;
  };
  fc.assert(
    fc.property(fc.nat(), fc.nat({ max: 200 }), fc.context(), (seed, moves, log) => {
      const choose = chooser(seed);
      const setup = play.setup(choose);
      const beginning = rules.begin(setup);
      if (!beginning.allowed) throw new Error(JSON.stringify(beginning.refusal));
      const position = rules.positionOf(playOn(beginning.state, seed, moves));
      const words = [...play.words(beginning.state), ...textsIn(position)];
      for (let told = 0; told < TELLS_PER_TABLE; told += 1) {
        const read = v.safeParse(module.positionSchema, bent(position, choose, words));
        if (!read.success) continue;
        log.log(JSON.stringify(read.output));
        const ruling = rules.begin({ ...setup, position: read.output });
        if (!ruling.allowed) continue;
        expect(play.faultsIn(ruling.state)).toEqual([]);
        expect(rules.isOver(playOn(ruling.state, seed, play.mostMoves))).toBe(true);
      }
    }),
    RUNS,
  );
}

/** Every text of a position: phases, seats, pieces. */
function textsIn(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  if (typeof part !== 'object' || part === null) return [];
  return Object.values(part).flatMap(textsIn);
}

/** A copy with one to three pieces changed; `words` are what a text may become. */
function bent(position: unknown, choose: Chooser, words: readonly string[]): unknown {
  const copy = structuredClone(position);
  for (let times = 1 + choose.below(3); times > 0; times -= 1) bend(copy, choose, words);
  return copy;
}

function bend(part: unknown, choose: Chooser, words: readonly string[]): void {
  if (typeof part !== 'object' || part === null) return;
  const keys = Object.keys(part);
  if (keys.length === 0) return;
  const key = choose.of(keys);
  const value: unknown = Reflect.get(part, key);
  if (typeof value === 'object' && value !== null && !choose.once(5)) bend(value, choose, words);
  else if (choose.once(4)) leaveOut(part, key);
  else Reflect.set(part, key, changed(value, choose, words));
}

function leaveOut(part: object, key: string): void {
  if (Array.isArray(part)) part.splice(Number(key), 1);
  else Reflect.deleteProperty(part, key);
}

function changed(value: unknown, choose: Chooser, words: readonly string[]): unknown {
  if (typeof value === 'number') return Math.max(0, value + choose.of([-8, -3, -1, 1, 2, 5, 8]));
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return choose.of(words);
  if (!Array.isArray(value)) return value;
  const items: readonly unknown[] = value;
  return choose.once(2) ? [] : [...items, ...items.slice(0, 1)];
}
