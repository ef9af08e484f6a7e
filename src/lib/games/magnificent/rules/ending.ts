// What the end brings by itself: points for coins, the ranks, the winner. Rulebook «Конец игры», «Режим одиночной игры».
import type { Standing } from '../../../referee/rules.ts';
import type { Effect } from '../../../referee/ruling.ts';
import { ranksOf, type Rank } from '../../../referee/sheet.ts';
import { coinPoints } from './finalCount.ts';
import type { Course } from './rulings.ts';
import { effect, scored, withEffects } from './rulings.ts';
import type { State } from './state.ts';
import { isSolo } from './state.ts';
import type { Table } from './table.ts';
import { hatOf, seatOf, withSeat } from './table.ts';
import { placeOf } from './trackPlace.ts';

export function standingsOf({ seats }: State): readonly Standing[] {
  return seats.map((one) => ({
    seat: one.seat,
    total: one.points,
    tieBreaks: [{ clause: 'magnificent.end.tie-break', value: hatOf(one) }],
  }));
}

/** A point for each five coins, for everybody at once. */
export function withCoinPoints({ tables }: Table, course: Course): Course {
  return course.state.seats.reduce<Course>((all, { seat, coins, points }) => {
    const gained = coinPoints(coins, tables.end.coins);
    return withEffects(
      { ...all, state: withSeat(all.state, seat, { points: points + gained }) },
      scored('magnificent.end.coins', seat, gained, { coins }, ['magnificent.end.step-order']),
    );
  }, course);
}

/** Who has won; in solitaire, what the points are worth. */
export function ended(table: Table, course: Course): Course {
  const state: State = { ...course.state, phase: 'over', done: [] };
  return withEffects({ ...course, state }, ...outcomeOf(table, state));
}

/** The outcome as the points stand now. */
export function outcomeOf({ tables }: Table, state: State): Effect[] {
  const [one] = state.seats;
  if (isSolo(state) && one !== undefined) {
    const { seat, points } = one;
    const [goal = 0, second = 0, third = 0] = tables.solo.goals;
    return [
      effect('magnificent.solo.goal', seat, { points, goal, won: points >= goal }),
      ...(points >= third
        ? [effect('magnificent.solo.rank-best', seat, { points })]
        : points >= second
          ? [effect('magnificent.solo.rank-outstanding', seat, { points })]
          : []),
    ];
  }
  const ranks = ranksOf(standingsOf(state));
  const seats = ranks.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
  const best = seatOf(state, seats[0] ?? '');
  const isTied = state.seats.filter(({ points }) => points === best?.points).length > 1;
  return [
    ...tiesIn(state, ranks),
    effect('magnificent.end.winner', undefined, { seats, points: best?.points ?? 0 }, [
      'magnificent.overview.goal',
      'magnificent.end.after-third-round',
      ...(isTied ? (['magnificent.end.tie-break'] as const) : []),
    ]),
  ];
}

/** Where the hats stand, for all of equal points that they told apart. */
function tiesIn(state: State, ranks: readonly Rank[]): Effect[] {
  const apart = ranks.filter(({ decidedBy }) => decidedBy !== undefined);
  return [...new Set(apart.map(({ total }) => total))].map((points) => {
    const seats = apart.filter(({ total }) => total === points).map(({ seat }) => seat);
    const hats = seats.map((seat) => placeOf(state, hatOf(seatOf(state, seat) ?? { hats: [] })));
    return effect('magnificent.end.tie-break', undefined, { seats, hats, points });
  });
}
