// Sensible play uses what the game offers: otherwise golden matches would show little.
import { describe, expect, it } from 'vitest';
import { magnificentRules } from '../../../src/lib/games/magnificent/module.ts';
import type { State } from '../../../src/lib/games/magnificent/rules/state.ts';
import type { Effect } from '../../../src/lib/referee/ruling.ts';
import { chooser } from '../../support/chooser.ts';
import { magnificentPlay } from './play.ts';
import { sensibleMove } from './sensible.ts';
import { COPY, setUp } from './tables.ts';

const rules = magnificentRules.rulesOf(
  magnificentRules.rulesets.at(-1) ?? magnificentRules.rulesets[0],
);
/** Milliseconds; a busy machine is no failure. */
const timeout = 120_000;

describe('sensible matches', { timeout }, () => {
  it.each([1, 2, 3, 4] as const)(
    'end with %i seats, with posters completed and tiles laid',
    (seats) => {
      const matches = [1, 2, 3].map((seed) => played(seats, seed));
      const effects = matches.flatMap((match) => match.effects);
      const seen = new Set(effects.map(({ clause }) => clause));
      expect([...seen]).toEqual(
        expect.arrayContaining([
          'magnificent.build.take-from-supply',
          'magnificent.tents.place-any-empty-space',
          'magnificent.perform.reward-poster',
          'magnificent.power.gem-boost',
          'magnificent.trainers.move-to-main-tent',
        ]),
      );
      for (const { state } of matches) {
        expect(magnificentPlay.faultsIn(state)).toEqual([]);
        for (const { points } of state.seats) expect(points).toBeGreaterThan(0);
      }
    },
  );
});

function played(seats: 1 | 2 | 3 | 4, seed: number) {
  const choose = chooser(10 * seats + seed);
  const boards = { ann: { board: 'II', side: 'B' } as const };
  const beginning = rules.begin(setUp({ seats, options: { boards, copy: COPY } }));
  if (!beginning.allowed) throw new Error(JSON.stringify(beginning.refusal));
  let { state }: { state: State } = beginning;
  const effects: Effect[] = [...beginning.effects];
  for (let moves = 0; !rules.isOver(state); moves += 1) {
    expect(moves).toBeLessThan(magnificentPlay.mostMoves);
    const ruling = rules.rule(state, sensibleMove(rules, state, choose));
    if (!ruling.allowed) throw new Error(JSON.stringify(ruling.refusal));
    ({ state } = ruling);
    effects.push(...ruling.effects);
  }
  return { state, effects };
}
