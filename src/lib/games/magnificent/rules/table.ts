// What every rule of this game looks at besides the state: the tables and what the table has waived; and ways round the seats.
import type { ClauseId, SeatId, Waived } from '../../../referee/ruling.ts';
import type { BuildLevel, Colour, Tent, TileKind, Tiles, TrackSpace } from '../data/kinds.ts';
import { TRAINER_SPACES, plusTiles, tilesOf } from '../data/kinds.ts';
import type { Tables } from '../data/tables.ts';
import { levelsOf, startingTentOf } from './known.ts';
import { workingColour } from './power.ts';
import type { Own, SeatState, SetSlot, State, TableState, Turn } from './state.ts';

export interface Table {
  readonly tables: Tables;
  /** Of the ruleset. */
  readonly version: number;
  readonly waived: Waived;
}

/** True unless the table has set the clause aside for this move. */
export function stands({ waived }: Pick<Table, 'waived'>, clause: ClauseId): boolean {
  return !waived.has(clause);
}

export function seatOf(state: Pick<State, 'seats'>, seat: SeatId): SeatState | undefined {
  return state.seats.find((one) => one.seat === seat);
}

export function withSeat(state: State, seat: SeatId, change: Partial<SeatState>): State {
  return {
    ...state,
    seats: state.seats.map((one) => (one.seat === seat ? { ...one, ...change } : one)),
  };
}

/** The player board of a seat told anew; nothing at scorekeeper level. */
export function withOwn(state: State, seat: SeatId, change: Partial<Own>): State {
  const own = seatOf(state, seat)?.own;
  return own === undefined ? state : withSeat(state, seat, { own: { ...own, ...change } });
}

export function withTable(state: State, change: Partial<TableState>): State {
  return state.table === undefined ? state : { ...state, table: { ...state.table, ...change } };
}

/** Taken or discarded. */
export function withoutSets(state: State, gone: readonly (number | undefined)[]): State {
  const sets = (state.table?.sets ?? []).map((slot, at): SetSlot =>
    gone.includes(at + 1) ? { gone: true } : slot,
  );
  return withTable(state, { sets });
}

export function withTurn(state: State, change: Partial<Turn>): State {
  return state.turn === undefined ? state : { ...state, turn: { ...state.turn, ...change } };
}

export function withoutTurn({ turn: _, ...state }: State): State {
  return state;
}

/** A seat that a record names and that is not at the table. */
export function strangerIn(
  state: Pick<State, 'seats'>,
  seats: readonly SeatId[],
): SeatId | undefined {
  return seats.find((seat) => seatOf(state, seat) === undefined);
}

/** Who sits where, and who begins. */
export interface Ring {
  readonly seats: readonly { readonly seat: SeatId }[];
  readonly first: SeatId;
}

/** Clockwise from the starting player. */
export function inOrder({ seats, first }: Ring): readonly SeatId[] {
  const ids = seats.map((one) => one.seat);
  const at = Math.max(0, ids.indexOf(first));
  return ids.map((_, step) => ids[(at + step) % ids.length] ?? first);
}

/** The last one in turn order; the starting player alone in solitaire. */
export function lastOf(ring: Ring): SeatId {
  return inOrder(ring).at(-1) ?? ring.first;
}

/** Whose turn it is: of those with the fewest dice the first in turn order; nobody's once all have had theirs. */
export function nextSeat({ tables }: Pick<Table, 'tables'>, state: State): SeatId | undefined {
  const taken = (seat: SeatId) => seatOf(state, seat)?.dice.length ?? 0;
  const fewest = Math.min(...state.seats.map(({ dice }) => dice.length));
  return fewest >= tables.turns ? undefined : inOrder(state).find((seat) => taken(seat) === fewest);
}

export function withDone(state: State, seat: SeatId): State {
  return state.done.includes(seat) ? state : { ...state, done: [...state.done, seat] };
}

export function areAllDone({ seats, done }: State): boolean {
  return seats.every(({ seat }) => done.includes(seat));
}

/** The space of the hat that counts: the higher one. */
export function hatOf({ hats }: Pick<SeatState, 'hats'>): number {
  return hats.at(-1) ?? 0;
}

/** A space of the performance track, counted from 1 at the bottom. */
export function spaceOf({ copy }: Pick<State, 'copy'>, space: number): TrackSpace | undefined {
  return copy.track?.[space - 1];
}

export function spacesOf({ copy }: Pick<State, 'copy'>): number {
  return copy.track?.length ?? 0;
}

/** Camp tiles left in the supply. */
export function tilesInSupply({ tables }: Pick<Table, 'tables'>, { seats }: State): Tiles {
  return seats.reduce<Tiles>(
    (left, { own }) => plusTiles(left, own?.built ?? {}, -1),
    tables.tiles,
  );
}

export function leftOf(table: Pick<Table, 'tables'>, state: State, tile: TileKind): number {
  return tilesOf(tilesInSupply(table, state), tile);
}

/** Trainers of a seat outside the supply, used ones on their spaces too. */
export function trainersOf({ turn }: Pick<State, 'turn'>, { seat, own }: SeatState): number {
  const placed = turn?.seat === seat ? placedTrainers(turn) : 0;
  return (own?.trainers ?? 0) + (own?.resting ?? 0) + placed;
}

/** Used in this turn and still on their spaces. */
export function placedTrainers({ trainers, returned = 0 }: Turn): number {
  const used = TRAINER_SPACES.reduce((sum, space) => sum + (trainers[space] ?? 0), 0);
  return Math.max(0, used - returned);
}

/** What a trainer space was used for in this turn. */
export function usedOn({ trainers }: Turn, space: keyof Turn['trainers']): number {
  return trainers[space] ?? 0;
}

/** All levels of the seat's board; undefined where nobody has read them. */
export function levelsFor(
  { copy }: Pick<State, 'copy'>,
  { board }: SeatState,
): readonly BuildLevel[] | undefined {
  return board === undefined ? copy.levels : levelsOf(copy, board.number, board.side);
}

/** The tent above which a poster lies; undefined where none lies, `unread` where nobody has read it. */
export function tentUnder(
  { tables }: Pick<Table, 'tables'>,
  { copy }: Pick<State, 'copy'>,
  own: Own,
  space: number,
): Omit<Tent, 'id'> | 'unread' | undefined {
  if (space === 1) return startingTentOf(tables, copy);
  const placed = own.tents.find((one) => one.space === space);
  return placed === undefined ? undefined : (placed.tent ?? placed.usedAs ?? 'unread');
}

/** Spaces of the poster area without a poster; at set-up the first one waits for the starting poster. */
export function freeSpaces(
  { tables }: Pick<Table, 'tables'>,
  { phase }: Pick<State, 'phase'>,
  { posters, dealt }: Own,
): readonly number[] {
  const isWaiting = phase === 'setup' && !dealt;
  return Array.from({ length: tables.posters.spaces }, (_, at) => at + 1).filter(
    (space) => !(isWaiting && space === 1) && posters.every((poster) => poster.space !== space),
  );
}

/** The colour this turn's die counts as. */
export function turnColour({ dice }: SeatState): Colour | undefined {
  const die = dice.at(-1);
  return die === undefined ? undefined : workingColour(die, die.as);
}
