// A card, a poster or a tent told as it is printed, wherever it lies: read for the first time, or read anew.
import type { Ruling } from '../../../../referee/ruling.ts';
import type { MoveOf } from '../moves.ts';
import { effect, refuseFirmly, refuseSeat, rest } from '../rulings.ts';
import type { Own, SeatState, State } from '../state.ts';
import { seatOf, withOwn, withSeat } from '../table.ts';
import { refuseLevel, refuseOver } from './turn.ts';

type Read = MoveOf<'readCard' | 'readPoster' | 'readTent'>;

export function readPiece(state: State, move: Read): Ruling<State> {
  const wrong = refuseOver(state);
  if (wrong !== undefined) return wrong;
  const one = seatOf(state, move.seat);
  if (one === undefined) return refuseSeat(move.seat);
  if (move.type === 'readCard') return readCard(state, one, move);
  const { own } = one;
  if (own === undefined) return refuseLevel(state, 'referee') ?? refuseSeat(move.seat);
  return move.type === 'readPoster' ? readPoster(state, own, move) : readTent(state, own, move);
}

function readCard(
  state: State,
  one: SeatState,
  { seat, card, read }: MoveOf<'readCard'>,
): Ruling<State> {
  if (card > one.cards.length)
    return refuseFirmly('magnificent.score-card.one-of-five', {
      seat,
      card,
      cards: one.cards.length,
    });
  const cards = one.cards.map((slot, at) => (at === card - 1 ? { card: read } : slot));
  return rest({
    state: withSeat(state, seat, { cards }),
    effects: [
      effect('magnificent.criteria.lower-half', seat, { card, name: read.name ?? read.id }, [
        'magnificent.criteria.list-is-of-types',
      ]),
    ],
  });
}

function readPoster(
  state: State,
  own: Own,
  { seat, space, read }: MoveOf<'readPoster'>,
): Ruling<State> {
  if (own.posters.every((lying) => lying.space !== space))
    return refuseFirmly('magnificent.posters.linked-tent-space', { seat, space });
  const posters = own.posters.map((lying) =>
    lying.space === space ? { space, poster: read } : lying,
  );
  return rest({
    state: withOwn(state, seat, { posters }),
    effects: [
      effect('magnificent.components.posters', seat, { space, ...named(read) }, [
        'magnificent.perform.needs-all-camp-tiles',
        'magnificent.perform.reward-poster',
      ]),
    ],
  });
}

/** The starting tent is printed on the board, and read with it. */
function readTent(
  state: State,
  own: Own,
  { seat, space, read }: MoveOf<'readTent'>,
): Ruling<State> {
  if (own.tents.every((standing) => standing.space !== space))
    return refuseFirmly('magnificent.perform.needs-tent-below', { seat, space, isRead: true });
  const tents = own.tents.map((standing) =>
    standing.space === space ? { space, tent: read } : standing,
  );
  return rest({
    state: withOwn(state, seat, { tents }),
    effects: [
      effect('magnificent.components.tents', seat, { space }, [
        'magnificent.perform.reward-tent',
        'magnificent.perform.discard-tent-gem',
      ]),
    ],
  });
}

function named({ name }: { readonly name?: string | undefined }) {
  return name === undefined ? {} : { name };
}
