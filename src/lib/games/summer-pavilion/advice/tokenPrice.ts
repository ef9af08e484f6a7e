// What the start player token costs, without a match: asked of the rules at a table made for the question. Rulebook «Фишка первого игрока».
import type { Effect } from '../../../referee/ruling.ts';
import { begin } from '../rules/begin.ts';
import type { PavilionRules } from '../rules/rule.ts';
import type { Table } from '../rules/table.ts';

export interface TokenPrice {
  /** Points. */
  readonly lost: number;
  /** Absent when the total before is not told. */
  readonly total?: number;
  /** The clause that set the price, with its facts. */
  readonly effect: Effect;
}

/** So many points that no floor is near. */
const PLENTY = 999;

/** Undefined when nobody can take that many tiles from the centre. */
export function tokenPriceOf(
  rules: Pick<PavilionRules, 'rule'>,
  table: Table,
  tiles: number,
  total?: number,
): TokenPrice | undefined {
  const begun = begin(table, {
    seats: ['taker', 'other'],
    firstSeat: 'taker',
    level: 'scorekeeper',
    options: { side: 'coloured' },
    houseRulings: {},
  });
  if (!begun.allowed) return undefined;
  const seats = begun.state.seats.map((seat) => ({ ...seat, total: total ?? PLENTY }));
  const ruling = rules.rule({ ...begun.state, seats }, { type: 'takeToken', seat: 'taker', tiles });
  if (!ruling.allowed) return undefined;
  const effect = ruling.effects.find(({ clause }) => PRICES.has(clause));
  if (effect === undefined) return undefined;
  const lost = -(effect.points ?? 0);
  return total === undefined ? { lost, effect } : { lost, total: total - lost, effect };
}

const PRICES: ReadonlySet<string> = new Set([
  'summer-pavilion.token.penalty',
  'summer-pavilion.token.floor-one',
  'summer-pavilion.token.allowed-at-one',
]);
