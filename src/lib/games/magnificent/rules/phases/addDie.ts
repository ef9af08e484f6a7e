// Solitaire: a die added for a poster of the display. Rulebook «Режим одиночной игры».
import type { Ruling } from '../../../../referee/ruling.ts';
import type { MoveOf } from '../moves.ts';
import { withoutDisplayed } from '../posterDeck.ts';
import type { Course } from '../rulings.ts';
import { effect, refuse, refuseFirmly, rest } from '../rulings.ts';
import type { State } from '../state.ts';
import { isSolo } from '../state.ts';
import type { Table } from '../table.ts';
import { stands } from '../table.ts';
import { sorted } from './dice.ts';
import { refusePhase } from './turn.ts';
import { refuseUnlaid } from './unlaid.ts';

/** Solitaire: before a turn a poster of the display may go for a die of the colour of its symbol. */
export function addDie(table: Table, state: State, move: MoveOf<'addDie'>): Ruling<State> {
  const { die, space, next } = move;
  const wrong = refuseUnlaid(table, state) ?? refusePhase(state, 'turns');
  if (wrong !== undefined) return wrong;
  const isTime = isSolo(state) && state.turn === undefined;
  if (!isTime) return refuseFirmly('magnificent.solo.discard-poster-for-die', { again: false });
  if (state.added && stands(table, 'magnificent.solo.discard-poster-for-die'))
    return refuse('magnificent.solo.discard-poster-for-die', { again: true });
  const left = table.tables.dice.box[die.colour] ?? 0;
  if (state.dice[die.colour] >= left)
    return refuseFirmly('magnificent.solo.added-die-colour', { colour: die.colour, left: 0 });
  const shown = state.table?.posters.find((one) => one.space === space);
  if (state.table !== undefined && shown === undefined)
    return refuseFirmly('magnificent.posters.refill-at-once', {
      ...(space === undefined ? {} : { display: space }),
    });
  const symbol = shown?.poster?.symbol;
  if (
    symbol !== undefined &&
    symbol !== die.colour &&
    stands(table, 'magnificent.solo.added-die-colour')
  )
    return refuse('magnificent.solo.added-die-colour', {
      colour: die.colour,
      symbol,
      left: left - state.dice[die.colour],
    });
  const dice = { ...state.dice, [die.colour]: state.dice[die.colour] + 1 };
  const tent = state.tent === undefined ? {} : { tent: sorted([...state.tent, die]) };
  const added: Course = {
    state: { ...state, dice, added: true, ...tent },
    effects: [
      effect('magnificent.solo.added-die-colour', state.first, die, [
        'magnificent.solo.discard-poster-for-die',
      ]),
    ],
  };
  return rest(
    space === undefined
      ? added
      : withoutDisplayed(added, space, next, 'magnificent.solo.refill-poster'),
  );
}
