// What a seat can place now and what each placement would give: every answer is a dry run of the rules.
import type { Effect, Refusal, SeatId } from '../../../referee/ruling.ts';
import type { Colour, SomeTiles, Tiles } from '../data/pieces.ts';
import { COLOURS, plus, someOf, tilesOnly } from '../data/pieces.ts';
import type { Space } from '../rules/board.ts';
import { seatWith } from '../rules/changes.ts';
import type { MoveOf } from '../rules/moves.ts';
import { refusePayment } from '../rules/phases/payment.ts';
import { colourOf } from '../rules/phases/placeColour.ts';
import type { PavilionRules } from '../rules/rule.ts';
import type { SeatState, State } from '../rules/state.ts';
import type { Table } from '../rules/table.ts';
import { boardAt, indexOfSeat, jokerOf, seatAt } from '../rules/table.ts';

/** All that a dry run needs of the rules. */
export type Ruler = Pick<PavilionRules, 'rule'>;

/** One way to fill a space. */
export interface Placement {
  readonly space: string;
  readonly colour: Colour;
  /** Points for the connected group: 1…6. */
  readonly points: number;
  /** Bonus tiles due from the supply: 0…3. */
  readonly bonus: number;
  /** What brings them, and that the supply has fewer, as the rules say it. */
  readonly bonusLines: readonly Effect[];
  /** All ways to pay, fewest jokers first; empty at scorekeeper level. */
  readonly payments: readonly Tiles[];
}

/** Every placement the rules allow the seat now, by space id. Spaces that are not there are not allowed. */
export function placementsOf(
  rules: Ruler,
  table: Table,
  state: State,
  seat: SeatId,
): ReadonlyMap<string, readonly Placement[]> {
  const found = new Map<string, readonly Placement[]>();
  if (state.phase !== 'place' || indexOfSeat(state, seat) < 0) return found;
  for (const space of boardAt(table, state).spaces) {
    const placements = placementsOn(rules, table, state, seat, space);
    if (placements.length > 0) found.set(space.id, placements);
  }
  return found;
}

/** Every placement the rules allow on one space; dearest colours last, in the order of the round track. */
export function placementsOn(
  rules: Ruler,
  table: Table,
  state: State,
  seat: SeatId,
  space: Space,
): readonly Placement[] {
  const colours = space.star.colour === undefined ? COLOURS : [space.star.colour];
  return colours.flatMap((colour) => {
    const placement = placementOf(rules, table, state, seat, space, colour);
    return placement === undefined ? [] : [placement];
  });
}

/** A colour the seat could pay for and the star does not take, with the move that would be refused. */
export interface Forbidden {
  readonly colour: Colour;
  readonly move: MoveOf<'place'>;
  readonly refusal: Refusal;
}

/** Colours that a star without a printed colour does not take here, or no longer. */
export function forbiddenOn(
  rules: Ruler,
  table: Table,
  state: State,
  seat: SeatId,
  space: Space,
): readonly Forbidden[] {
  if (space.star.colour !== undefined) return [];
  return COLOURS.flatMap((colour) => {
    const [pay] = state.tiles === undefined ? [] : paymentsFor(table, state, seat, space, colour);
    if (state.tiles !== undefined && pay === undefined) return [];
    const move = placing(seat, space, colour, pay);
    const ruling = rules.rule(state, move, BONUS_LATER);
    if (ruling.allowed || ruling.refusal.firm) return [];
    return [{ colour, move, refusal: ruling.refusal }];
  });
}

function placing(
  seat: SeatId,
  space: Space,
  colour: Colour,
  pay: Tiles | undefined,
): MoveOf<'place'> {
  const move = { type: 'place', seat, space: space.id, colour } as const;
  return pay === undefined ? move : { ...move, pay };
}

function placementOf(
  rules: Ruler,
  table: Table,
  state: State,
  seat: SeatId,
  space: Space,
  colour: Colour,
): Placement | undefined {
  if (state.tiles === undefined) return dryRun(rules, state, seat, space, colour, undefined, []);
  const payments = paymentsFor(table, state, seat, space, colour);
  const [cheapest] = payments;
  if (cheapest === undefined) return undefined;
  return dryRun(rules, state, seat, space, colour, cheapest, payments);
}

/** Ways to pay a space in a colour from the hand that the rules take, fewest jokers first. */
export function paymentsFor(
  table: Table,
  state: State,
  seat: SeatId,
  space: Space,
  colour: Colour,
): readonly Tiles[] {
  const own = seatAt(state, indexOfSeat(state, seat));
  return splitsOf(table, state, space, colour).filter(
    (pay) => refusePayment(table, state, own, space, colour, pay) === undefined,
  );
}

/** Every split of a price between a colour and the joker of the round; what the rules say to it is theirs. */
function splitsOf(
  { tables }: Table,
  { round }: State,
  { number: cost }: Space,
  colour: Colour,
): readonly Tiles[] {
  const joker = jokerOf(tables, round);
  const whole = tilesOnly(colour, cost);
  if (colour === joker) return [whole];
  const mixed = Array.from({ length: cost }, (_, at) =>
    plus(tilesOnly(colour, cost - at - 1), tilesOnly(joker, at + 1)),
  );
  return [whole, ...mixed];
}

/**
 * The placement that comes nearest where none is allowed, so that the refusal says what is really missing. A star of
 * no colour of its own is tried in the colour it takes of which least is missing.
 */
export function nearestPlacement(
  table: Table,
  state: State,
  seat: SeatId,
  space: Space,
): MoveOf<'place'> {
  const bare = { type: 'place', seat, space: space.id } as const;
  const index = indexOfSeat(state, seat);
  const own = index < 0 ? undefined : seatAt(state, index);
  const isPaid = own?.board[space.index] === 'empty' && state.tiles !== undefined;
  if (!isPaid)
    return space.star.colour === undefined ? bare : { ...bare, colour: space.star.colour };
  const [nearest] = COLOURS.filter(
    (colour) => colourOf(table, state, own, space, colour) === colour,
  )
    .map((colour) => ({ colour, ...nearestPayment(table, state, own, space, colour) }))
    .sort((one, other) => one.missing - other.missing);
  return nearest === undefined ? bare : { ...bare, colour: nearest.colour, pay: nearest.pay };
}

/**
 * Of the payments that the rules would take from a hand which had the tiles, the one of which least is missing. Where jokers alone make
 * up the price, it is paid with these: a table that lets it stand has spent no tile that it has not.
 */
export function nearestPayment(
  table: Table,
  state: State,
  own: SeatState,
  space: Space,
  colour: Colour,
): { readonly pay: SomeTiles; readonly missing: number } {
  const isTaken = (pay: Tiles) =>
    refusePayment(table, state, seatWith(own, { hand: pay }), space, colour, pay) === undefined;
  const whole = { pay: tilesOnly(colour, space.number), missing: Infinity };
  const { pay, missing } = splitsOf(table, state, space, colour)
    .filter(isTaken)
    .map((pay) => ({ pay, missing: missingIn(own.hand, pay) }))
    .reduce((best, one) => (one.missing < best.missing ? one : best), whole);
  const joker = jokerOf(table.tables, state.round);
  const alone = tilesOnly(joker, space.number);
  const isAlone = own.hand[colour] === 0 && missingIn(own.hand, alone) === 0;
  return { pay: someOf(isAlone ? alone : pay), missing };
}

function missingIn(hand: Tiles, pay: Tiles): number {
  return COLOURS.reduce((sum, colour) => sum + Math.max(0, pay[colour] - hand[colour]), 0);
}

/** Waives only the bonus pick, which the table makes after it has seen what is due. */
const BONUS_LATER = new Set(['summer-pavilion.bonus.mandatory'] as const);

function dryRun(
  rules: Ruler,
  state: State,
  seat: SeatId,
  space: Space,
  colour: Colour,
  pay: Tiles | undefined,
  payments: readonly Tiles[],
): Placement | undefined {
  const ruling = rules.rule(state, placing(seat, space, colour, pay), BONUS_LATER);
  if (!ruling.allowed) return undefined;
  let points = 0;
  let bonus = 0;
  const bonusLines: Effect[] = [];
  for (const line of ruling.effects) {
    const { clause, seat: by, points: given, facts } = line;
    if (by !== seat) continue;
    if (isPlacementLine(clause)) points += given ?? 0;
    if (isFeature(clause) && typeof facts['tiles'] === 'number') bonus += facts['tiles'];
    if (isFeature(clause) || clause === 'summer-pavilion.bonus.short-supply') bonusLines.push(line);
  }
  return { space: space.id, colour, points, bonus, bonusLines, payments };
}

function isPlacementLine(clause: string): boolean {
  return clause === 'summer-pavilion.score.tile' || clause === 'summer-pavilion.score.connected';
}

function isFeature(clause: string): boolean {
  return (
    clause === 'summer-pavilion.bonus.pillar' ||
    clause === 'summer-pavilion.bonus.statue' ||
    clause === 'summer-pavilion.bonus.window'
  );
}
