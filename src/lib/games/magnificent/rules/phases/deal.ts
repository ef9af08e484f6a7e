// What each seat gets before the first turn: starting poster, master cards, and a trainer tile in turn. Rulebook «Подготовка игроков».
import type { Refused, Ruling, SeatId } from '../../../../referee/ruling.ts';
import type { TrainerTile } from '../../data/kinds.ts';
import { goOn } from '../flow.ts';
import type { MoveOf } from '../moves.ts';
import { handDealt, isNumbered, numeralOf, numeralsIn, numeralsTaken } from '../numerals.ts';
import { bySpace } from '../posterDeck.ts';
import { effect, refuse, refuseFirmly, rest, withEffects } from '../rulings.ts';
import type { PlacedPoster, SeatState, State } from '../state.ts';
import { isSolo } from '../state.ts';
import type { Table } from '../table.ts';
import { inOrder, seatOf, stands, withOwn, withSeat, withTable } from '../table.ts';
import { draftClause, tilesOffered } from './setup.ts';
import { refusePhase, refuseStranger } from './turn.ts';

/** Starting poster and master cards of a seat. */
export function deal(table: Table, state: State, move: MoveOf<'deal'>): Ruling<State> {
  const { seat, poster } = move;
  const wrong = refusePhase(state, 'setup') ?? refuseStranger(state, seat);
  const one = seatOf(state, seat);
  const own = one?.own;
  if (wrong !== undefined) return wrong;
  if (one === undefined || own === undefined || own.dealt)
    return refuseFirmly('magnificent.setup.deal-starting-poster', { seat });
  const refusal = refuseNumbered(table, state, move);
  if (refusal !== undefined) return refusal;
  const name = poster?.name ?? poster?.id;
  const laid: PlacedPoster = { space: 1, ...(poster === undefined ? {} : { poster }) };
  const cards = move.cards ?? one.cards;
  const dealt = withOwn(withSeat(state, seat, { cards }), seat, {
    dealt: true,
    posters: bySpace([...own.posters.filter(({ space }) => space !== 1), laid]),
  });
  return rest(
    goOn(
      table,
      withEffects(
        { state: dealt, effects: [] },
        effect(
          'magnificent.setup.starting-poster-place',
          seat,
          name === undefined ? {} : { name },
          ['magnificent.setup.deal-starting-poster'],
        ),
        handEffect(table, state, seat),
      ),
    ),
  );
}

/** The clause that says which master cards a seat begins with. */
export function handClause(state: Pick<State, 'seats' | 'draft'>) {
  if (isSolo(state)) return 'magnificent.solo.setup-master-cards';
  return state.draft
    ? 'magnificent.variant.draft-pick-and-pass'
    : 'magnificent.setup.numbered-master-cards';
}

function handEffect({ tables }: Table, state: State, seat: SeatId) {
  if (isSolo(state))
    return effect('magnificent.solo.setup-master-cards', seat, {
      cards: tables.hand,
      revealed: tables.solo.cards,
    });
  if (state.draft)
    return effect('magnificent.variant.draft-pick-and-pass', seat, { cards: tables.hand }, [
      'magnificent.variant.draft-deal-five',
    ]);
  const board = seatOf(state, seat)?.board;
  return effect(
    'magnificent.setup.numbered-master-cards',
    seat,
    board === undefined ? {} : { numeral: board.number },
  );
}

/** Without a draft the four cards carry the number of the board: all of them the same, and each seat another one. */
function refuseNumbered(
  table: Table,
  state: State,
  { seat, cards }: MoveOf<'deal'>,
): Refused | undefined {
  const clause = 'magnificent.setup.numbered-master-cards';
  const one: Pick<SeatState, 'board'> = seatOf(state, seat) ?? {};
  const hand = handDealt(state, seat, cards);
  const own = numeralOf(state, one, hand);
  if (own === undefined || !isNumbered(state) || !stands(table, clause)) return undefined;
  const other = numeralsIn(hand).find((numeral) => numeral !== own);
  if (other !== undefined)
    return one.board === undefined
      ? refuse(clause, { seat, numeral: other, beside: own })
      : refuse(clause, { seat, board: own, numeral: other });
  const taken = numeralsTaken(state, seat).find(({ numeral }) => numeral === own);
  return taken === undefined || numeralsIn(hand).length === 0
    ? undefined
    : refuse(clause, { seat, ...taken });
}

/** From the right of the starting player counterclockwise; the starting player last. */
export function draftOrder(state: Pick<State, 'seats' | 'first'>): readonly SeatId[] {
  return [...inOrder(state)].reverse();
}

export function chooseTile(table: Table, state: State, move: MoveOf<'chooseTile'>): Ruling<State> {
  const { seat, tile } = move;
  const wrong = refusePhase(state, 'setup') ?? refuseStranger(state, seat);
  const own = seatOf(state, seat)?.own;
  if (wrong !== undefined || own === undefined || state.table === undefined)
    return wrong ?? refuseFirmly('magnificent.end.after-third-round', {});
  const { offered, sets } = state.table;
  const [has] = own.tiles;
  if (has === undefined && sets.length === 0)
    return refuseFirmly(draftClause(state), { told: 0, needed: tilesOffered(table, state) });
  if (has !== undefined || !offered.includes(tile))
    return refuseFirmly('magnificent.setup.trainer-draft-place', {
      seat,
      tile,
      offered: [...offered],
      ...(has === undefined ? {} : { has }),
    });
  const next = draftOrder(state).find((one) => seatOf(state, one)?.own?.tiles.length === 0);
  const clause = 'magnificent.setup.trainer-draft-order';
  if (next !== undefined && next !== seat && stands(table, clause))
    return refuse(clause, { seat, next });
  const left = offered.filter((one) => one !== tile);
  const chosen = withOwn(withTable(state, { offered: left }), seat, { tiles: [tile] });
  const isLast = chosen.seats.every((one) => one.own === undefined || one.own.tiles.length > 0);
  const settled = isLast ? withTable(chosen, { offered: [] }) : chosen;
  return rest(
    goOn(
      table,
      withEffects(
        { state: settled, effects: [] },
        effect('magnificent.setup.trainer-draft-place', seat, { tile }),
        ...(isLast && left.length > 0 ? [leftover(state, left)] : []),
      ),
    ),
  );
}

/** What nobody chose goes back to the stack. */
function leftover(state: State, tiles: TrainerTile[]) {
  return isSolo(state)
    ? effect('magnificent.solo.setup-trainer-tile', undefined, { tiles, isBack: true })
    : effect('magnificent.setup.trainer-draft-two-player-leftover', undefined, { tiles });
}
