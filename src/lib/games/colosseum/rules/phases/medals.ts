// Medals and Special Event tokens that are turned into something else at any moment. Rulebook «Императорские медали».
import type { Ruling } from '../../../../referee/ruling.ts';
import { amountOf } from '../../data/assets.ts';
import { gainMedals, loseToken, playMedals, withCoins } from '../holding.ts';
import type { MoveOf } from '../moves.ts';
import type { Course } from '../rulings.ts';
import { effect, refuse, refuseFirmly, refuseSeat, rest } from '../rulings.ts';
import { refuseUsed, withUsed } from '../specials.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { seatOf, stands } from '../table.ts';
import { hammer } from './auction.ts';
import { refuseOver } from './turn.ts';

export function cashMedals(
  table: Table,
  state: State,
  { seat, medals }: MoveOf<'cashMedals'>,
): Ruling<State> {
  const one = seatOf(state, seat);
  if (one === undefined) return refuseSeat(seat);
  const wrong = refuseOver(state);
  if (wrong !== undefined) return wrong;
  if (one.medals < medals)
    return refuseFirmly('colosseum.medal.discarded', { seat, medals, has: one.medals });
  const isLate = state.phase === 'farewell' && state.readings.lastCoins === 'over';
  if (isLate && stands(table, 'colosseum.medal.use-coins'))
    return refuse('colosseum.medal.use-coins', { seat });
  const gained = table.tables.medal.coins * medals;
  const paid = withCoins(playMedals(state, seat, medals), seat, gained);
  const coins = seatOf(paid, seat)?.coins ?? 0;
  const cashed: Course = {
    state: paid,
    effects: [
      effect('colosseum.medal.use-coins', seat, { medals, gained, coins }, [
        'colosseum.medal.one-effect-each',
        'colosseum.medal.timing',
        'colosseum.medal.no-limit',
      ]),
    ],
  };
  return rest(hammer(table, cashed));
}

export function takeMedal(
  table: Table,
  state: State,
  { seat, from }: MoveOf<'takeMedal'>,
): Ruling<State> {
  const one = seatOf(state, seat);
  if (one === undefined) return refuseSeat(seat);
  const wrong = refuseOver(state);
  if (wrong !== undefined) return wrong;
  const isKept = state.table !== undefined;
  if (from === 'emperor-token') {
    if (isKept) return refuseFirmly('colosseum.emperor-token.exchange', { seat });
    const refusal = refuseUsed(table, state, 'emperor_token');
    if (refusal !== undefined) return refusal;
    const { gained, state: after } = gainMedals(state, seat, 1);
    return taken(table, {
      state: withUsed(table, after, 'emperor_token'),
      effects: [
        gained === 1
          ? effect('colosseum.emperor-token.exchange', seat, { medals: 1 }, [
              'colosseum.medal.source-tokens',
            ])
          : effect('colosseum.emperor-token.no-medal-left', seat, { tokens: 1 }),
      ],
    });
  }
  if (isKept && amountOf(one.tokens, 'special_event') === 0)
    return refuseFirmly('colosseum.special-event.two-uses', { seat });
  const refusal = isKept ? undefined : refuseUsed(table, state, 'special_event');
  if (refusal !== undefined) return refusal;
  if (state.medals === 0)
    return refuseFirmly('colosseum.medal.supply', { seat }, ['colosseum.special-event.second-use']);
  const { state: after } = gainMedals(state, seat, 1);
  return taken(table, {
    state: isKept
      ? loseToken(after, seat, 'special_event')
      : withUsed(table, after, 'special_event'),
    effects: [
      effect('colosseum.special-event.second-use', seat, { medals: 1 }, [
        'colosseum.special-event.two-uses',
        'colosseum.medal.source-tokens',
      ]),
    ],
  });
}

/** It may have been the medal with which a winner who still has to pay was to be helped out. */
function taken(table: Table, course: Course): Ruling<State> {
  return rest(table.tables.lostCoverSells === true ? hammer(table, course) : course);
}
