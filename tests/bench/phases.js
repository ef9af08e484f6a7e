// One running match for each phase and level, as rows of the database: what the screens of a match can show.
import { dealt, entriesOf, tellOf } from './dealt.js';
import { runningMatch, storedMatch } from './stored.js';

/** @param {typeof import('./core-entry.ts')} core */
export function phasesOf(core) {
  const { rules, setup, moves } = dealt(core);
  const told = moves.map(tellOf);
  const states = moves.map((_, index) =>
    core.stateOf(core.replay(rules, setup, entriesOf(told.slice(0, index + 1))).state),
  );
  const referee = ['acquire', 'place', 'prepare', 'goals', 'over'].map((phase) => {
    const end = states.findIndex((state, index) => state.phase === phase && index > 3) + 1;
    return storedMatch(`referee-${phase}`, setup, entriesOf(told.slice(0, end)));
  });
  const counting = { ...setup, level: 'scorekeeper' };
  return [
    ...referee,
    storedMatch('scores-acquire', counting, []),
    runningMatch(core, 'scores', 60),
  ];
}
