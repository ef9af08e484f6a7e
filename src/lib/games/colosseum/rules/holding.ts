// Coins, medals and tokens coming to a seat and leaving it. Rulebook «Император», «Императорские медали».
import type { SeatId } from '../../../referee/ruling.ts';
import type { Asset, Tokens } from '../data/assets.ts';
import { amountOf, minus, plus } from '../data/assets.ts';
import type { Course } from './rulings.ts';
import { effect, withEffects } from './rulings.ts';
import type { State } from './state.ts';
import { seatOf, withSeat } from './table.ts';

/** Coins come (positive) or go; a purse is never below nothing. */
export function withCoins(state: State, seat: SeatId, coins: number): State {
  const one = seatOf(state, seat);
  return one === undefined
    ? state
    : withSeat(state, seat, { coins: Math.max(0, one.coins + coins) });
}

/** Medals from the supply, as many as there are. */
export function gainMedals(state: State, seat: SeatId, medals: number) {
  const gained = Math.min(medals, state.medals);
  const one = seatOf(state, seat);
  return {
    gained,
    state:
      one === undefined
        ? state
        : {
            ...withSeat(state, seat, { medals: one.medals + gained }),
            medals: state.medals - gained,
          },
  };
}

/** Played medals; where they go is a house ruling. */
export function playMedals(state: State, seat: SeatId, medals: number): State {
  const one = seatOf(state, seat);
  if (one === undefined) return state;
  const played = Math.min(medals, one.medals);
  const back = state.readings.playedMedals === 'to-supply' ? played : 0;
  return {
    ...withSeat(state, seat, { medals: one.medals - played }),
    medals: state.medals + back,
  };
}

/** Tokens laid before a seat; Emperor tokens become medals at once. */
export function receiveTokens(course: Course, seat: SeatId, tokens: Tokens): Course {
  const one = seatOf(course.state, seat);
  if (one === undefined) return course;
  const emperors = amountOf(tokens, 'emperor_token');
  const kept = minus(tokens, emperors === 0 ? {} : { emperor_token: emperors });
  const laid = {
    ...course,
    state: withSeat(course.state, seat, { tokens: plus(one.tokens, kept) }),
  };
  return emperors === 0 ? laid : exchangeEmperors(laid, seat, emperors);
}

function exchangeEmperors(course: Course, seat: SeatId, emperors: number): Course {
  const { gained, state } = gainMedals(course.state, seat, emperors);
  const discarded = withGone(state, { emperor_token: emperors });
  const lost = emperors - gained;
  return withEffects(
    { ...course, state: discarded },
    ...(gained === 0
      ? []
      : [
          effect('colosseum.emperor-token.exchange', seat, { medals: gained }, [
            'colosseum.medal.source-tokens',
          ]),
        ]),
    ...(lost === 0
      ? []
      : [effect('colosseum.emperor-token.no-medal-left', seat, { tokens: lost })]),
  );
}

/** Tokens that leave the game. */
export function withGone(state: State, tokens: Tokens): State {
  return state.table === undefined
    ? state
    : { ...state, table: { ...state.table, gone: plus(state.table.gone, tokens) } };
}

export function loseToken(state: State, seat: SeatId, asset: Asset): State {
  const one = seatOf(state, seat);
  return one === undefined
    ? state
    : withGone(withSeat(state, seat, { tokens: minus(one.tokens, { [asset]: 1 }) }), {
        [asset]: 1,
      });
}
