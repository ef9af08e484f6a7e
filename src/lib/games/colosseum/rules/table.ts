// What every rule of this game looks at besides the state: the tables and what the table has waived; and ways round the seats.
import type { SeatId, Waived } from '../../../referee/ruling.ts';
import { seatOf } from '../../../referee/seats.ts';
import { amountOf, type Tokens } from '../data/assets.ts';
import type { Program, Tables } from '../data/tables.ts';
import type { SeatState, State } from './state.ts';

export interface Table {
  readonly tables: Tables;
  readonly waived: Waived;
}

export { seatOf, stands, withSeat } from '../../../referee/seats.ts';

/** A seat that a record names and that is not at the table. */
export function strangerIn(state: State, seats: readonly SeatId[]): SeatId | undefined {
  return seats.find((seat) => seatOf(state, seat) === undefined);
}

/** Clockwise from the first player. */
export function inOrder({ seats, first }: Pick<State, 'seats' | 'first'>): readonly SeatId[] {
  return clockwise(idsOf(seats), first, 0);
}

/** Clockwise, beginning with the seat to the left of this one. */
export function leftOf({ seats }: Pick<State, 'seats'>, seat: SeatId): readonly SeatId[] {
  return clockwise(idsOf(seats), seat, 1);
}

/** All of them once, beginning so many seats behind this one; before it where `skip` is negative. */
export function clockwise(seats: readonly SeatId[], seat: SeatId, skip: number): SeatId[] {
  const at = Math.max(0, seats.indexOf(seat)) + skip;
  return seats.map((_, step) => seats.at((at + step) % seats.length) ?? seat);
}

function idsOf(seats: readonly SeatState[]): readonly SeatId[] {
  return seats.map(({ seat }) => seat);
}

/** Whose part of this phase it is; nobody's when all are done. */
export function nextSeat(state: State): SeatId | undefined {
  return inOrder(state).find((seat) => !state.done.includes(seat));
}

export function withDone(state: State, seat: SeatId): State {
  return state.done.includes(seat) ? state : { ...state, done: [...state.done, seat] };
}

/** A program as the players have read it, or as the tables have it. */
export function programOf(
  { tables }: Pick<Table, 'tables'>,
  { cards }: Pick<State, 'cards'>,
  number: number,
): Program | undefined {
  return cards[number] ?? tables.programs.find((one) => one.number === number);
}

/** The arena is as large as the program asks for. */
export function hasRoomFor(
  { arena }: Pick<SeatState, 'arena'>,
  program: Pick<Program, 'arena'>,
): boolean {
  return arena.size >= program.arena;
}

/** False while a row rests on public sources alone. */
export function isRead({ cards }: Pick<State, 'cards'>, number: number): boolean {
  return cards[number] !== undefined;
}

export function ownerOf({ seats }: Pick<State, 'seats'>, program: number): SeatId | undefined {
  return seats.find(({ programs }) => programs.includes(program))?.seat;
}

/** Coins a seat could lay down, by what they come from: its purse, its medals and its Special Event tokens. */
export interface Means {
  readonly purse: number;
  readonly medals: number;
  /** Special Event tokens that can be exchanged for a medal. */
  readonly tokens: number;
  /** Coins that a medal brings. */
  readonly each: number;
  /** Coins in all. */
  readonly coins: number;
  /** Coins that Special Event tokens nobody sees may bring besides; absent where there can be none. */
  readonly untold?: number;
}

export function meansParts(
  { tables }: Pick<Table, 'tables'>,
  state: State,
  seat: SeatState,
): Means {
  const { coins: purse, medals } = seat;
  const each = tables.medal.coins;
  if (state.readings.means === 'cash-only')
    return { purse, medals: 0, tokens: 0, each, coins: purse };
  const tokens = exchangeable(state, seat, seat.tokens.special_event ?? 0);
  const untold = each * exchangeable(state, seat, untoldSpecials(tables, state));
  const coins = purse + each * (medals + tokens);
  return { purse, medals, tokens, each, coins, ...(untold > 0 ? { untold } : {}) };
}

/** So many of the Special Event tokens of a seat become medals. */
export function exchangeable(state: State, { medals }: SeatState, tokens: number): number {
  // A medal that is cashed and comes back to the supply can be taken for the next token.
  const circulates = state.readings.playedMedals === 'to-supply' && state.medals + medals > 0;
  return circulates ? tokens : Math.min(tokens, state.medals);
}

/** Special Event tokens that a seat may have where tokens are not told: none is used, and one may have come out of the bag. */
function untoldSpecials(tables: Tables, { table, used, round, intense }: State): number {
  if (tables.untoldSpecialsCover !== true || table !== undefined) return 0;
  // In the first round who has bought bids again in the variant only.
  const isTooEarly = round < (tables.specialEventsFrom ?? 1) && !intense;
  return isTooEarly ? 0 : unusedSpecials(tables, used);
}

/** Special Event tokens of the box of which nobody has told that they were used. */
export function unusedSpecials({ tokens }: Pick<Tables, 'tokens'>, used: Tokens = {}): number {
  return Math.max(0, (tokens['special_event'] ?? 0) - amountOf(used, 'special_event'));
}

/** Coins that a bid may rest on. */
export function coverOf(table: Pick<Table, 'tables'>, state: State, seat: SeatState): number {
  const { coins, untold = 0 } = meansParts(table, state, seat);
  return coins + untold;
}

export function meansOf(table: Pick<Table, 'tables'>, state: State, seat: SeatState): number {
  return meansParts(table, state, seat).coins;
}

/** Medals, one at least, whose coins make up what the purse lacks of `cost`; all there are where they do not suffice. */
export function medalsDue(
  { tables }: Pick<Table, 'tables'>,
  { coins, medals }: Pick<SeatState, 'coins' | 'medals'>,
  cost: number,
): number {
  return Math.min(medals, Math.max(1, Math.ceil((cost - coins) / tables.medal.coins)));
}

/** Ticket supply, loges and podiums follow from what the seats have. */
export function ticketsLeft({ tables }: Pick<Table, 'tables'>, { seats }: State): number {
  return tables.supply.tickets - seats.reduce((sum, { tickets }) => sum + tickets, 0);
}

export function podiumsLeft({ tables }: Pick<Table, 'tables'>, { seats }: State): number {
  return tables.supply.podiums - seats.reduce((sum, { podiums }) => sum + podiums, 0);
}

/** A state, or a position that was told. */
interface Rolled {
  readonly roller?: SeatId | undefined;
  readonly earlierRollers?: readonly SeatId[] | undefined;
}

/** Who has rolled and not yet produced or passed, the latest last: more than one only where a roll out of turn was let pass. */
export function rollersOf({ roller, earlierRollers = [] }: Rolled): readonly SeatId[] {
  return roller === undefined ? [] : [...earlierRollers, roller];
}

export function hasRolled(state: Rolled, seat: SeatId): boolean {
  return rollersOf(state).includes(seat);
}

/** Those have rolled, and nobody else. */
export function withRollers(state: State, seats: readonly SeatId[]): State {
  const { roller: _, earlierRollers: __, ...rest } = state;
  const roller = seats.at(-1);
  const earlier = seats.slice(0, -1);
  if (roller === undefined) return rest;
  return earlier.length === 0 ? { ...rest, roller } : { ...rest, roller, earlierRollers: earlier };
}

/** Nobody has rolled. */
export function withoutRoller(state: State): State {
  return withRollers(state, []);
}

/** This seat's turn to produce is over; the roll of another one stands. */
export function withoutRollOf(state: State, seat: SeatId): State {
  return withRollers(
    state,
    rollersOf(state).filter((one) => one !== seat),
  );
}
