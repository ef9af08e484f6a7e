// A running match told anew in any phase: whoever is done with it, the match goes on to its end.
import { expect, it } from 'vitest';
import { colosseumRules } from '../../../src/lib/games/colosseum/module.ts';
import type { ColosseumSetup } from '../../../src/lib/games/colosseum/rules/fresh.ts';
import type { Position } from '../../../src/lib/games/colosseum/rules/moves.ts';
import { retold, withRefill } from '../../../src/lib/games/colosseum/rules/retold.ts';
import type { State } from '../../../src/lib/games/colosseum/rules/state.ts';
import { CEREMONIES } from '../../../src/lib/games/colosseum/rules/state.ts';
import { chooser, type Chooser } from '../../support/chooser.ts';
import { colosseumPlay } from './play.ts';

const rules = colosseumRules.rulesOf(colosseumRules.rulesets[0]);
const timeout = 120_000;
const PHASES = [
  'investing',
  'acquiring',
  'trading',
  'producing',
  'closing',
  'farewell',
] as const satisfies readonly Position['phase'][];

function begun(setup: ColosseumSetup, position: Position | undefined): State {
  const ruling = rules.begin(position === undefined ? setup : { ...setup, position });
  if (!ruling.allowed) throw new Error(ruling.refusal.clause);
  return ruling.state;
}

/** Tables of random matches, now and then. */
function everyTable(look: (setup: ColosseumSetup, state: State, choose: Chooser) => void) {
  for (let seed = 1; seed <= 8; seed++) {
    const choose = chooser(seed);
    const setup = colosseumPlay.setup(choose);
    let state = begun(setup, setup.position);
    while (!rules.isOver(state)) {
      if (choose.once(60)) look(setup, state, choose);
      state = next(state, choose);
    }
  }
}

function next(state: State, choose: Chooser): State {
  const ruling = rules.rule(state, colosseumPlay.move(rules, state, choose));
  if (!ruling.allowed) throw new Error(ruling.refusal.clause);
  return ruling.state;
}

/** Some are done, some have won; what lies before everyone was laid for an event. */
function told(state: State, phase: Position['phase'], choose: Chooser): Position {
  const before = rules.positionOf(state);
  const last = phase === 'closing' ? 4 : 5;
  const round = phase === 'farewell' ? 5 : Math.min(last, before.round);
  const some = () => Object.keys(before.seats).filter(() => choose.once(2));
  const there = retold(before, { phase, round });
  switch (phase) {
    case 'closing': {
      const ceremony = choose.of(CEREMONIES);
      const leader = choose.of(Object.keys(before.seats));
      return retold(there, {
        ceremony,
        ...(ceremony === 'podium' ? {} : { leader }),
        seats: Object.fromEntries(
          Object.entries(there.seats).map(([id, seat]) => {
            const [program] = seat.produced ?? [];
            const latest = { round, spectators: 5, tokens: seat.tokens ?? {} };
            return [id, program === undefined ? seat : { ...seat, latest: { ...latest, program } }];
          }),
        ),
      });
    }
    case 'acquiring':
      return retold(there, { done: some(), winners: some() });
    default:
      return retold(there, { done: some() });
  }
}

it('any phase can be told, with some who are done', { timeout }, () => {
  everyTable((setup, state, choose) => {
    for (const phase of PHASES) {
      const position = told(state, phase, choose);
      let now = begun(setup, state.table === undefined ? position : withRefill(position));
      for (let moves = 0; !rules.isOver(now); moves++) {
        expect(moves).toBeLessThan(colosseumPlay.mostMoves);
        expect(colosseumPlay.faultsIn(now)).toEqual([]);
        now = next(now, choose);
      }
    }
  });
});

it(
  'colosseum.refill.on-opener-win: a refill that is due follows from the table of any match',
  { timeout },
  () => {
    everyTable((setup, state) => {
      if (state.table === undefined) return;
      const position = rules.positionOf(state);
      expect(begun(setup, withRefill(position))).toEqual(begun(setup, position));
    });
  },
);
