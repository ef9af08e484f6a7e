// What the start player token costs: at the table, and without a match at one made for the question. Rulebook «Фишка первого игрока».
import type { Effect, SeatId } from '../../../referee/ruling.ts';
import type { Colour } from '../data/pieces.ts';
import { begin } from '../rules/begin.ts';
import type { State } from '../rules/state.ts';
import type { Table } from '../rules/table.ts';
import type { Ruler } from './placements.ts';

export interface TokenPrice {
  /** Points. */
  readonly lost: number;
  /** Absent when the total before is not told. */
  readonly total?: number;
  /** The clause that set the price, with its facts. */
  readonly effect: Effect;
  /** An "80 points" token goes back with it; absent when none does, or the total before is not told. */
  readonly tokenBack?: Effect;
}

/** So many points that no floor is near. */
const PLENTY = 999;
const TAKER = 'taker';

/** At a table of so many seats; undefined when nobody there can take that many tiles from the centre. */
export function tokenPriceOf(
  rules: Ruler,
  table: Table,
  seats: number,
  tiles: number,
  total?: number,
): TokenPrice | undefined {
  const others = Array.from({ length: seats - 1 }, (_, at) => `other-${at + 1}`);
  const begun = begin(table, {
    seats: [TAKER, ...others],
    firstSeat: TAKER,
    level: 'scorekeeper',
    options: { side: 'coloured' },
    houseRulings: {},
  });
  if (!begun.allowed) return undefined;
  const told = begun.state.seats.map((seat) => ({ ...seat, total: total ?? PLENTY }));
  const state = { ...begun.state, seats: told };
  const ruling = rules.rule(state, { type: 'takeToken', seat: TAKER, tiles });
  if (!ruling.allowed) return undefined;
  const effect = ruling.effects.find(({ clause }) => PRICES.has(clause));
  if (effect === undefined) return undefined;
  const lost = -(effect.points ?? 0);
  if (total === undefined) return { lost, effect };
  const tokenBack = ruling.effects.find(
    ({ clause }) => clause === 'summer-pavilion.track.eighty-token',
  );
  return { lost, total: total - lost, effect, ...(tokenBack && { tokenBack }) };
}

const PRICES: ReadonlySet<string> = new Set([
  'summer-pavilion.token.penalty',
  'summer-pavilion.token.floor-one',
  'summer-pavilion.token.allowed-at-one',
]);

/** Points that whoever takes this colour from the centre would lose with the token, which still lies there; undefined where it costs nothing. */
export function priceInCenter(
  rules: Ruler,
  state: State,
  seat: SeatId,
  colour: Colour,
): number | undefined {
  if (state.token >= 0) return undefined;
  const ruling = rules.rule(state, { type: 'draft', seat, source: 'center', colour });
  if (!ruling.allowed) return undefined;
  const lost = ruling.effects.find(({ clause }) => PRICES.has(clause))?.points ?? 0;
  return lost < 0 ? -lost : undefined;
}
