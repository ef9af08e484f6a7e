// Hats on the performance track: where one may go, who stands above whom. Rulebook «Представление», «Конец раунда».
import type { Refused, SeatId } from '../../../referee/ruling.ts';
import { refuse, refuseFirmly } from './rulings.ts';
import type { SeatState, State } from './state.ts';
import type { Table } from './table.ts';
import { hatOf, spaceOf, spacesOf, stands } from './table.ts';
import { placeOf } from './trackPlace.ts';

export interface HatMove {
  readonly to: number;
  /** Where it stood; undefined for the hat of the play area. */
  readonly from: number | undefined;
}

/** Which hat of a seat moves: the one on the board first, then the second one, then either. */
export function hatMoveOf(
  table: Table,
  state: State,
  { seat, hats, performs }: SeatState,
  to: number,
  told: number | undefined,
): HatMove | Refused {
  const isNamed = told !== undefined && hats.includes(told);
  if (hats.length >= table.tables.hats)
    return isNamed
      ? { to, from: told }
      : refuseFirmly('magnificent.perform.third-fourth-any-hat', {
          seat,
          hats: hats.map((space) => placeOf(state, space)),
        });
  if (performs === 0)
    return told === undefined || isNamed
      ? { to, from: hats[0] }
      : refuseFirmly('magnificent.perform.first-time-board-hat', { seat });
  if (told === undefined) return { to, from: undefined };
  if (!isNamed) return refuseFirmly('magnificent.perform.second-time-second-hat', { seat });
  return stands(table, 'magnificent.perform.second-time-second-hat')
    ? refuse('magnificent.perform.second-time-second-hat', { seat })
    : { to, from: told };
}

/** The space has to be on the track, and nobody's hat on it. */
export function refuseSpace(
  table: Table,
  state: State,
  { seat, hats }: SeatState,
  { to, from }: HatMove,
): Refused | undefined {
  if (spaceOf(state, to) === undefined)
    return refuseFirmly('magnificent.perform.any-lower-space', {
      space: to,
      spaces: spacesOf(state),
    });
  const clause = 'magnificent.perform.space-vacant';
  const facts = { seat, ...placeOf(state, to) };
  if (state.neutral.includes(to)) return refuseFirmly(clause, facts);
  const by = state.seats.find((other) => other.seat !== seat && other.hats.includes(to))?.seat;
  if (by !== undefined) return refuseFirmly(clause, { ...facts, by });
  if (!hats.includes(to)) return undefined;
  if (to !== from) return refuseFirmly(clause, { ...facts, by: seat });
  return state.readings.ownSpace === 'own-space-taken' && stands(table, clause)
    ? refuse(clause, { ...facts, by: seat })
    : undefined;
}

/** Whether any hat of the seat that moves next may stand there, whatever its power. */
export function mayStandOn(table: Table, state: State, one: SeatState, to: number): boolean {
  return [undefined, ...one.hats].some((told) => {
    const move = hatMoveOf(table, state, one, to, told);
    return !('allowed' in move) && refuseSpace(table, state, one, move) === undefined;
  });
}

export function withHat({ hats }: SeatState, { to, from }: HatMove): number[] {
  const left = from === undefined ? [...hats] : hats.filter((space) => space !== from);
  return [...left, to].sort((low, high) => low - high);
}

/** From the top of the track downwards. */
export function orderByHats({ seats }: Pick<State, 'seats'>): readonly SeatId[] {
  return [...seats].sort((one, other) => hatOf(other) - hatOf(one)).map(({ seat }) => seat);
}

/** Hats of other colours above the own one, in solitaire. */
export function hatsAbove({ neutral }: Pick<State, 'neutral'>, one: SeatState): number {
  return neutral.filter((space) => space > hatOf(one)).length;
}

/** Every hat of the seats, and where it stands. */
export function hatsOf({ seats }: Pick<State, 'seats'>) {
  return seats.flatMap(({ seat, hats }) => hats.map((space) => ({ seat, space })));
}
