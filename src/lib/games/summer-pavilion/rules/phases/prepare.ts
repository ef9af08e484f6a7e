// Phase 3: the next round's joker, displays, token and corner tiles. Rulebook «Фаза 3: Подготовка к следующему раунду».
import type { Effect, Ruling } from '../../../../referee/ruling.ts';
import { countOf, NO_TILES, plus, someOf } from '../../data/pieces.ts';
import type { Tables } from '../../data/tables.ts';
import { seatWith, stateWith, tilesWith } from '../changes.ts';
import type { Course } from '../rulings.ts';
import { effect, refuseFirmly, rest, withEffects } from '../rulings.ts';
import type { Display, FillReading, SeatState, State } from '../state.ts';
import { draw, refillSupply, supplyCount } from '../supply.ts';
import type { Table } from '../table.ts';
import { allTiles, displaysFor, jokerOf, seatAt } from '../table.ts';
import { opener, stillIn } from '../turns.ts';
import { withPhaseEnd } from './acquire.ts';
import { refuseOwed } from './bonus.ts';

export function prepareRound(table: Table, state: State): Ruling<State> {
  const { round } = state;
  if (state.phase === 'goals' || state.phase === 'over')
    return refuseFirmly('summer-pavilion.prep.after-round-six', { round }, [
      'summer-pavilion.round.no-phase3-last',
    ]);
  if (state.phase === 'place')
    return refuseFirmly('summer-pavilion.play.repeat', { stillIn: stillIn(state) });
  if (state.phase === 'acquire')
    return refuseFirmly('summer-pavilion.round.three-phases', {
      phase: state.phase,
      needed: 'prepare',
    });
  const owed = refuseOwed(state);
  if (owed !== undefined) return owed;
  const next = round + 1;
  const joker = jokerOf(table.tables, next);
  const effects: Effect[] = [
    effect('summer-pavilion.prep.advance-counter', undefined, { round: next, joker }, [
      'summer-pavilion.joker.one-per-round',
      'summer-pavilion.setup.round-counter-meaning',
    ]),
  ];
  const filled = withDisplaysFilled({ state, effects }, table);
  const starter = opener(state);
  const first = seatAt(state, starter).seat;
  const told = [
    ...(state.token < 0 ? [] : [effect('summer-pavilion.prep.token-back', undefined, {})]),
    ...state.seats.flatMap((seat) => cornersBack(table, state, seat)),
    effect(
      state.token < 0
        ? 'summer-pavilion.token.nobody-took'
        : 'summer-pavilion.token.starts-next-round',
      undefined,
      { first },
    ),
  ];
  const prepared = stateWith(filled.state, {
    round: next,
    phase: 'acquire',
    starter,
    turn: starter,
    opening: true,
    token: -1,
    untaken: state.token < 0,
    seats: state.seats.map(withCornersBack),
  });
  return rest(withPhaseEnd(withEffects({ ...filled, state: prepared }, ...told), table));
}

function withCornersBack(seat: SeatState): SeatState {
  const hand = plus(seat.hand, seat.corners);
  return seatWith(seat, { hand, corners: NO_TILES, kept: 0, passed: 'no' });
}

/** Kept tiles come back; those of the new joker colour are jokers now, the old jokers are plain tiles. */
function cornersBack(
  { tables }: Table,
  state: State,
  { seat, kept, corners }: SeatState,
): Effect[] {
  if (kept === 0) return [];
  const told = state.tiles !== undefined;
  const joker = jokerOf(tables, state.round + 1);
  const colour = jokerOf(tables, state.round);
  const back = told ? { tiles: kept, keep: someOf(corners) } : { tiles: kept };
  return [
    effect('summer-pavilion.prep.corners-back', seat, back),
    ...(corners[joker] > 0
      ? [effect('summer-pavilion.joker.carried-becomes', seat, { joker, tiles: corners[joker] })]
      : []),
    ...(corners[colour] > 0
      ? [effect('summer-pavilion.joker.expires', seat, { colour, tiles: corners[colour] })]
      : []),
  ];
}

/** Tiles there are for the displays of the next round: all that lie on no board, no corner and not in the supply. */
export function tilesForDisplays({ tables }: Pick<Table, 'tables'>, state: State): number {
  const placed = state.seats.reduce(
    (sum, { board }) => sum + board.filter((cell) => cell !== 'empty').length,
    0,
  );
  const besides = state.seats.reduce((sum, { kept, hand }) => sum + kept + countOf(hand), 0);
  const left = Math.max(0, allTiles({ tables }) - placed - besides);
  return Math.max(0, left - Math.min(suppliedThen(tables, state), left));
}

/** Tiles that will lie in the supply: its gaps are filled first, unless a bonus alone fills them. How many lie there is not always told. */
function suppliedThen({ supplySpaces }: Tables, { tiles, readings }: State): number {
  const isFilled = readings.refill === 'before-every-turn' || tiles === undefined;
  return isFilled ? supplySpaces : supplyCount(tiles);
}

function withDisplaysFilled(course: Course, table: Table): Course {
  const { tables } = table;
  const displays = displaysFor(tables, course.state.seats.length);
  const wanted = displays * tables.tilesPerDisplay;
  if (course.state.tiles === undefined) {
    const available = Math.min(wanted, tilesForDisplays(table, course.state));
    return withEffects(course, ...filling(available, wanted, displays));
  }
  const refilled =
    course.state.readings.refill === 'before-every-turn' ? refillSupply(course, tables) : course;
  const { state } = refilled;
  if (state.tiles === undefined) return course;
  const { tiles, drawn, tipped } = draw(state.tiles, wanted);
  const laid = layOut(drawn, displays, tables.tilesPerDisplay, state.readings.fill);
  return withEffects(
    { ...refilled, state: stateWith(state, { tiles: tilesWith(tiles, { displays: laid }) }) },
    ...(tipped > 0 ? [effect('summer-pavilion.prep.bag-empty', undefined, { tower: tipped })] : []),
    ...filling(drawn, wanted, displays),
  );
}

function filling(tiles: number, wanted: number, displays: number): Effect[] {
  const also = ['summer-pavilion.supply.tile-balance'] as const;
  return [
    effect('summer-pavilion.prep.refill-factories', undefined, { tiles, displays }),
    ...(tiles < wanted
      ? [
          effect(
            'summer-pavilion.prep.shortage',
            undefined,
            { tiles, missing: wanted - tiles },
            also,
          ),
        ]
      : []),
  ];
}

/** Spreads drawn tiles over the displays as the table rules. */
export function layOut(
  drawn: number,
  displays: number,
  perDisplay: number,
  reading: FillReading,
): Display[] {
  return Array.from({ length: displays }, (_, at) => ({
    unknown:
      reading === 'display-by-display'
        ? Math.max(0, Math.min(perDisplay, drawn - at * perDisplay))
        : Math.min(perDisplay, Math.floor(drawn / displays) + (at < drawn % displays ? 1 : 0)),
  }));
}
