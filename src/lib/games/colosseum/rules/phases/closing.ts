// Phase 5: podium, the token that is lost, the donation. Rulebook «Фаза 5: Завершающие церемонии».
import type { Refused, Ruling, SeatId } from '../../../../referee/ruling.ts';
import type { Asset } from '../../data/assets.ts';
import { amountOf, isStandard, minus } from '../../data/assets.ts';
import { donationOf, losable, mayWaiveDonation, podiumOf } from '../ceremonies.ts';
import { goOn } from '../flow.ts';
import { loseToken, receiveTokens } from '../holding.ts';
import type { MoveOf } from '../moves.ts';
import type { Course } from '../rulings.ts';
import { effect, refuse, refuseFirmly, refuseSeat, rest, withEffects } from '../rulings.ts';
import { settleStars } from '../stars.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { podiumsLeft, seatOf, stands, withDone, withSeat } from '../table.ts';
import { refusePhase, refuseStranger } from './turn.ts';

export function givePodium(
  table: Table,
  state: State,
  { to }: MoveOf<'givePodium'>,
): Ruling<State> {
  const wrong = refusePhase(state, 'closing') ?? refuseCeremony(state, 'podium');
  if (wrong !== undefined) return wrong;
  const podium = podiumOf(state);
  const { richest, coins } = podium;
  const isToldOnly = isAsked(table, state);
  const counted = isToldOnly ? richest : podium.counted;
  const seat = to ?? (counted.length === 1 ? counted[0] : undefined);
  if (seat === undefined)
    return isToldOnly
      ? refuseFirmly('colosseum.podium.tie-coins', { richest, coins })
      : refuseFirmly('colosseum.podium.tie-dice', { tied: richest });
  const refusal = refuseStranger(state, seat) ?? refusePodium(table, podium, seat);
  if (refusal !== undefined) return refusal;
  const one = seatOf(state, seat);
  // Whose purse is the fuller one, the table has seen where nobody keeps them.
  const by = podium.by === 'dice' && !state.purses ? 'coins' : podium.by;
  const podiums = (one?.podiums ?? 0) + Math.min(1, podiumsLeft(table, state));
  const given: Course = {
    state: { ...withSeat(state, seat, { podiums }), leader: seat, ceremony: 'discard' },
    effects: [
      effect('colosseum.podium.each-round-but-last', seat, { result: podium.result, by, podiums }, [
        'colosseum.podium.best-so-far',
        ...(by === 'coins' ? (['colosseum.podium.tie-coins'] as const) : []),
        ...(podium.by === 'dice' ? (['colosseum.podium.tie-dice'] as const) : []),
      ]),
    ],
  };
  return rest(goOn(table, given));
}

function refusePodium(
  table: Table,
  { leaders, richest, result, coins }: ReturnType<typeof podiumOf>,
  seat: SeatId,
): Refused | undefined {
  if (!leaders.includes(seat))
    return stands(table, 'colosseum.podium.best-so-far')
      ? refuse('colosseum.podium.best-so-far', { seat, leaders, result })
      : undefined;
  return !richest.includes(seat) && stands(table, 'colosseum.podium.tie-coins')
    ? refuse('colosseum.podium.tie-coins', { seat, richest, coins })
    : undefined;
}

/** Nobody keeps the purses, so only the table knows who of those who are level has more. */
function isAsked({ tables }: Table, { purses }: State): boolean {
  return !purses && tables.unkeptCoinsAsked === true;
}

function refuseCeremony(state: State, needed: State['ceremony']): Refused | undefined {
  if (state.ceremony === needed) return undefined;
  const { phase } = state;
  return refuseFirmly('colosseum.frame.five-phases', { phase, needed: 'closing' }, [
    needed === 'podium'
      ? 'colosseum.podium.each-round-but-last'
      : needed === 'discard'
        ? 'colosseum.cleanup.discard-one'
        : 'colosseum.donation.last-asks-leader',
  ]);
}

export function discard(table: Table, state: State, move: MoveOf<'discard'>): Ruling<State> {
  const { seat, asset } = move;
  const one = seatOf(state, seat);
  if (one === undefined) return refuseSeat(seat);
  const wrong = refusePhase(state, 'closing') ?? refuseCeremony(state, 'discard');
  if (wrong !== undefined) return wrong;
  const used = losable(state, one);
  if (used.length === 0 || amountOf(one.tokens, asset) === 0)
    return refuseFirmly('colosseum.cleanup.discard-one', { seat, asset, used });
  if (!used.includes(asset) && stands(table, 'colosseum.cleanup.discard-one'))
    return refuse('colosseum.cleanup.discard-one', { seat, asset, used });
  const lost: Course = {
    state: withDone(loseToken(state, seat, asset), seat),
    effects: [
      effect('colosseum.cleanup.discard-one', seat, { asset }, ['colosseum.cleanup.out-of-game']),
    ],
  };
  const isEach = state.readings.starDiscards === 'one-by-one';
  return rest(goOn(table, isEach ? settleStars(table, lost) : lost));
}

export function donate(table: Table, state: State, move: MoveOf<'donate'>): Ruling<State> {
  const wrong = refusePhase(state, 'closing') ?? refuseCeremony(state, 'donation');
  if (wrong !== undefined) return wrong;
  const { leader = '' } = state;
  const donation = donationOf(state);
  const { poorest, asking, owned } = donation;
  const isToldOnly = isAsked(table, state);
  const counted = isToldOnly ? poorest : donation.counted;
  const { to, asset } = move;
  const seat = to ?? (counted.length === 1 || asset === undefined ? counted[0] : undefined);
  if (seat === undefined)
    return isToldOnly
      ? refuseFirmly('colosseum.donation.tie-poorest', { poorest })
      : refuseFirmly('colosseum.donation.tie-dice', { tied: poorest });
  const refusal =
    refuseStranger(state, seat) ??
    refuseAsking(table, state, seat, { poorest, asking, owned }) ??
    refuseAsked(table, state, asset, owned);
  if (refusal !== undefined) return refusal;
  return rest(goOn(table, ended(given(table, state, leader, seat, asset))));
}

function refuseAsking(
  table: Table,
  { leader = '' }: State,
  seat: SeatId,
  { poorest, asking, owned }: { poorest: SeatId[]; asking: SeatId[]; owned: Asset[] },
): Refused | undefined {
  if (seat === leader)
    return refuseFirmly('colosseum.donation.last-asks-leader', { leader, owned, seat });
  if (!asking.includes(seat))
    return stands(table, 'colosseum.donation.last-asks-leader')
      ? refuse('colosseum.donation.last-asks-leader', { leader, owned, seat })
      : undefined;
  return !poorest.includes(seat) && stands(table, 'colosseum.donation.tie-poorest')
    ? refuse('colosseum.donation.tie-poorest', { seat, poorest })
    : undefined;
}

function refuseAsked(
  table: Table,
  state: State,
  asset: Asset | undefined,
  owned: Asset[],
): Refused | undefined {
  const { leader = '', readings } = state;
  if (asset === undefined)
    return !mayWaiveDonation(state) && stands(table, 'colosseum.frame.phases-optional')
      ? refuse('colosseum.frame.phases-optional', { phase: state.phase })
      : undefined;
  if (!isStandard(asset)) {
    const holds =
      amountOf(seatOf(state, leader)?.tokens ?? {}, asset) > 0 || state.table === undefined;
    if (!holds) return refuseFirmly('colosseum.donation.no-specials', { asset });
    return stands(table, 'colosseum.donation.no-specials')
      ? refuse('colosseum.donation.no-specials', { asset })
      : undefined;
  }
  const isLacking = state.table !== undefined && !owned.includes(asset);
  return isLacking && readings.donationLack === 'owned-only'
    ? refuseFirmly('colosseum.donation.last-asks-leader', { leader, owned, asset })
    : undefined;
}

function given(
  table: Table,
  state: State,
  leader: SeatId,
  seat: SeatId,
  asset: Asset | undefined,
): Course {
  const from = seatOf(state, leader);
  // Where tokens are not told nobody knows whether one was asked for.
  if (asset === undefined && state.table === undefined) return { state, effects: [] };
  const isGiven = asset !== undefined && from !== undefined && amountOf(from.tokens, asset) > 0;
  const said = effect('colosseum.donation.last-asks-leader', seat, {
    from: leader,
    ...(asset === undefined ? {} : { asset }),
    given: isGiven || (asset !== undefined && state.table === undefined),
  });
  if (!isGiven || state.table === undefined) return { state, effects: [said] };
  const taken = withSeat(state, leader, { tokens: minus(from.tokens, { [asset]: 1 }) });
  return settleStars(table, receiveTokens({ state: taken, effects: [said] }, seat, { [asset]: 1 }));
}

/** The donation is the last of the ceremonies. */
function ended(course: Course): Course {
  const everybody = course.state.seats.map(({ seat }) => seat);
  return withEffects({ ...course, state: { ...course.state, done: everybody } });
}
