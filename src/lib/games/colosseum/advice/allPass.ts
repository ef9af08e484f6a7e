// What one tap stands for where nobody wants any more: the passes of all who are still asked.
import type { MoveOf } from '../rules/moves.ts';
import type { Ruler } from '../rules/rule.ts';
import type { State } from '../rules/state.ts';
import { stepsOf } from '../rules/steps.ts';
import type { Table } from '../rules/table.ts';

const LEFT_OUT: ReadonlySet<string> = new Set(['invest', 'open', 'bid', 'trade']);

/**
 * The passes that end what is asked now: the investments, the lot under the hammer, the auctions or the deals of a round.
 * In the order of the seats, each allowed after the one before; none where the table has to do something between two of them.
 * Each is a move of its own seat: undo takes back one after the other, so that whoever did want something has only the last ones to tell again.
 */
export function passesOfAll(table: Table, rules: Ruler, state: State): readonly MoveOf<'pass'>[] {
  let [step] = stepsOf(table, state);
  const asked = step?.step;
  if (asked === undefined || !LEFT_OUT.has(asked)) return [];
  const passes: MoveOf<'pass'>[] = [];
  let now = state;
  while (step?.step === asked && now.phase === state.phase && step.seat !== undefined) {
    const move: MoveOf<'pass'> = { type: 'pass', seat: step.seat };
    const ruling = rules.rule(now, move);
    if (!ruling.allowed) return [];
    passes.push(move);
    now = ruling.state;
    [step] = stepsOf(table, now);
  }
  return asked === 'bid' || now.phase !== state.phase ? passes : [];
}
