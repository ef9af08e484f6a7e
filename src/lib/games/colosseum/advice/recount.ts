// A card read late: which earlier moves were counted with another row, and the entry that has the match count them again.
import { moveIn, type Act, type EntryId, type Told } from '../../../referee/entry.ts';
import type { Match } from '../../../referee/match.ts';
import { sameJson } from '../../../referee/sameJson.ts';
import type { Program } from '../data/tables.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import type { Table } from '../rules/table.ts';
import { programOf } from '../rules/table.ts';

type Timeline = Pick<Match<State, Move>, 'acts' | 'ruled'>;

/**
 * Undefined where nothing told so far rests on another row of this card. Otherwise the card is put in before the first
 * move that does, or told again where it was read wrongly; what was read still later is asked for by the next call.
 */
export function recountWith(
  table: Pick<Table, 'tables'>,
  { acts, ruled }: Timeline,
  card: Program,
): Told<Move> | undefined {
  const act: Act<Move> = { type: 'move', move: { type: 'readCard', program: card } };
  let read: EntryId | undefined;
  for (const [at, placed] of acts.toArray().entries()) {
    const state = ruled.at(at)?.state;
    // Behind a stop nothing has been counted.
    if (state === undefined || at >= ruled.length - 1) return undefined;
    const move = moveIn(placed.act);
    // A table told anew brings its own cards.
    if (placed.act.type === 'restate') read = undefined;
    else if (move?.type === 'readCard' && move.program.number === card.number) read = placed.entry;
    else if (isCountedAnew(move, programOf(table, state, card.number), card))
      return read === undefined
        ? { type: 'tell', act, before: placed.entry }
        : { type: 'amend', target: read, act };
  }
  return undefined;
}

/** Its price was paid for an arena of some size, or its tokens and its ladder were counted; and what it rested on is another now. */
function isCountedAnew(move: Move | undefined, before: Program | undefined, card: Program) {
  if (move?.type === 'produce') return move.program === card.number && !sameJson(before, card);
  return (
    move?.type === 'invest' &&
    move.program === card.number &&
    (before?.cost !== card.cost || before.arena !== card.arena)
  );
}
