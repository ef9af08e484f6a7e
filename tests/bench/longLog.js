// A log as long as wanted: one match told over and over from its beginning, with the detours that tables make.
import { entriesOf, tellOf } from './dealt.js';

/** @param {ReturnType<typeof import('./dealt.js').dealt>} match */
export function longLog({ rules, setup, moves }, length) {
  const beginning = rules.begin(setup);
  const again = { type: 'restate', position: rules.positionOf(beginning.state), reason: 'again' };
  const told = [];
  while (told.length < length) {
    if (told.length > 0) told.push({ type: 'tell', act: again });
    for (const [index, move] of moves.entries()) {
      told.push(tellOf(move));
      if (index % 20 === 10) told.push({ type: 'undo' }, { type: 'redo' });
      if (index % 40 === 30)
        told.push(correction(setup.seats[0], 1), correction(setup.seats[0], -1));
    }
  }
  return entriesOf(told.slice(0, length));
}

function correction(seat, points) {
  return { type: 'tell', act: { type: 'correct', seat, points, reason: 'counted wrong' } };
}
