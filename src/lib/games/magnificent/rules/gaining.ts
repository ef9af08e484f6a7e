// What a bonus gives: coins, points, trainers, gems and posters to take. Rulebook «Бонусы», «Получение самоцветов».
import type { ClauseId, Refused, SeatId } from '../../../referee/ruling.ts';
import type { Gain, Gems } from '../data/kinds.ts';
import { gemCount, plusGems } from '../data/kinds.ts';
import type { Source } from './effectFacts.ts';
import { storeGems } from './gems.ts';
import type { Course } from './rulings.ts';
import { effect, refuseFirmly, scored, withEffects } from './rulings.ts';
import type { Table } from './table.ts';
import { seatOf, trainersOf, withOwn, withSeat, withTurn } from './table.ts';

const ALSO: Readonly<Record<Source, readonly ClauseId[]>> = {
  card: ['magnificent.card-bonus.once-any-time', 'magnificent.bonuses.three-sources'],
  camp: ['magnificent.build.bonus-immediate', 'magnificent.build.bonus-before-next-tile'],
  tent: ['magnificent.tents.bonus-immediate', 'magnificent.tents.space-bonuses'],
  trainer: ['magnificent.trainers.any-number'],
  track: ['magnificent.travel.collect-passed-symbols'],
  setup: [],
};

/** Where points come from is what explains their number; a card's bonus is its own clause. */
const POINTS = {
  card: 'magnificent.bonuses.five-points',
  camp: 'magnificent.build.bonus-immediate',
  tent: 'magnificent.tents.space-bonuses',
  trainer: 'magnificent.bonuses.five-points',
  track: 'magnificent.bonuses.five-points',
  setup: 'magnificent.bonuses.five-points',
} as const satisfies Readonly<Record<Source, ClauseId>>;

/** Gems whose kind a bonus leaves open. */
function openGems(gains: readonly Gain[]): number {
  return gains.reduce(
    (sum, gain) => (gain.kind === 'gems' && gain.colour === undefined ? sum + gain.count : sum),
    0,
  );
}

/** The kinds of gems that are left open have to be told, no more and no fewer of them. */
export function refuseKinds(
  gains: readonly Gain[],
  told: Gems | undefined,
  seat: SeatId,
): Refused | undefined {
  const gems = openGems(gains);
  const named = gemCount(told ?? {});
  return named === gems
    ? undefined
    : refuseFirmly('magnificent.bonuses.coloured-gem', { seat, gems, told: named });
}

/** All gains of one bonus. `told`: the kinds of the gems that are left open. */
export function gain(
  table: Table,
  course: Course,
  seat: SeatId,
  gains: readonly Gain[],
  source: Source,
  told: Gems = {},
): Course {
  const gems = gains.reduce<Gems>(
    (sum, one) =>
      one.kind === 'gems' && one.colour !== undefined
        ? plusGems(sum, { [one.colour]: one.count })
        : sum,
    told,
  );
  const others = gains.filter(({ kind }) => kind !== 'gems');
  const gained = others.reduce((all, one) => gainOne(table, all, seat, one, source), course);
  return gainGems(table, gained, seat, gems, source);
}

function gainOne(table: Table, course: Course, seat: SeatId, one: Gain, source: Source): Course {
  const { kind, count } = one;
  switch (kind) {
    case 'coins':
      return gainCoins(course, seat, count, source);
    case 'points':
      return gainPoints(course, seat, count, source);
    case 'trainers':
      return gainTrainers(table, course, seat, count, source);
    case 'posters':
      return gainPosters(course, seat, count, source);
    case 'gems':
      return course;
  }
}

function gainCoins(course: Course, seat: SeatId, coins: number, source: Source): Course {
  const has = seatOf(course.state, seat)?.coins ?? 0;
  return withEffects(
    { ...course, state: withSeat(course.state, seat, { coins: has + coins }) },
    effect('magnificent.bonuses.one-coin', seat, { coins, source }, ALSO[source]),
  );
}

function gainPoints(course: Course, seat: SeatId, points: number, source: Source): Course {
  const has = seatOf(course.state, seat)?.points ?? 0;
  const also = ALSO[source].filter((clause) => clause !== POINTS[source]);
  return withEffects(
    { ...course, state: withSeat(course.state, seat, { points: has + points }) },
    scored(POINTS[source], seat, points, { source }, also),
  );
}

/** From the supply of eight; where none is left nothing is gained, unless the table plays it otherwise. */
export function gainTrainers(
  { tables }: Table,
  course: Course,
  seat: SeatId,
  count: number,
  source: Source,
): Course {
  const { state } = course;
  const one = seatOf(state, seat);
  if (one?.own === undefined) return course;
  const free =
    state.readings.noTrainer === 'without-end'
      ? count
      : Math.max(0, tables.trainers - trainersOf(state, one));
  const gained = Math.min(count, free);
  const owned = withOwn(state, seat, { trainers: one.own.trainers + gained });
  const before = state.turn?.seat === seat ? state.turn.fresh : 0;
  const fresh = source === 'camp' || source === 'tent' ? before + gained : before;
  const said = withEffects(
    { ...course, state: withTurn(owned, { fresh }) },
    effect('magnificent.bonuses.gain-trainer', seat, { trainers: gained, source }, [
      ...ALSO[source],
      'magnificent.trainers.fresh-trainer-usable',
    ]),
  );
  return gained === count
    ? said
    : withEffects(
        said,
        effect('magnificent.components.trainers-total', seat, {
          trainers: count - gained,
          exist: tables.trainers,
        }),
      );
}

export function gainPosters(course: Course, seat: SeatId, posters: number, source: Source): Course {
  if (posters === 0) return course;
  const due = (seatOf(course.state, seat)?.own?.due ?? 0) + posters;
  const also = posters > 1 ? (['magnificent.bonuses.camp-space-two-posters'] as const) : [];
  return withEffects(
    { ...course, state: withOwn(course.state, seat, { due }) },
    effect('magnificent.bonuses.one-poster', seat, { posters, source }, [
      ...ALSO[source],
      ...(source === 'camp' ? also : []),
    ]),
  );
}

/** Three of a kind in storage; each one more is a coin. */
export function gainGems(
  { tables }: Table,
  course: Course,
  seat: SeatId,
  gems: Gems,
  source: Source,
): Course {
  const one = seatOf(course.state, seat);
  if (one?.own === undefined || gemCount(gems) === 0) return course;
  const { storage, overflow, coins } = storeGems(one.own.gems, gems, {
    most: tables.gems.storage,
    perGem: tables.gems.overflow,
  });
  const stored = plusGems(gems, overflow, -1);
  const state = withSeat(withOwn(course.state, seat, { gems: storage }), seat, {
    coins: one.coins + coins,
  });
  return withEffects(
    { ...course, state },
    ...(gemCount(stored) === 0
      ? []
      : [
          effect('magnificent.gems.store-matching', seat, { gems: stored, source }, [
            ...ALSO[source],
            ...(source === 'track' ? [] : (['magnificent.bonuses.coloured-gem'] as const)),
          ]),
        ]),
    ...(coins === 0
      ? []
      : [
          effect('magnificent.gems.overflow-coin', seat, { gems: overflow, coins, source }, [
            'magnificent.gems.cap-three',
            'magnificent.gems.no-voluntary-exchange',
          ]),
        ]),
  );
}
