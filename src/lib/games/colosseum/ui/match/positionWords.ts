// Beside which key stands why a table told as it lies cannot lie so.
import type { Refusal } from '$lib/referee/ruling.ts';

/** Tokens, markets and what they are. */
const OF_MARKETS: readonly string[] = [
  'colosseum.components.asset-tokens',
  'colosseum.asset.counts',
  'colosseum.asset.special-counts',
  'colosseum.auction.choose-market',
];

/** The part of the table that a refusal speaks of, or the id of a seat. */
export function placeOfWrong({ clause, facts }: Refusal): string {
  const { seat, owner } = facts;
  if (typeof seat === 'string') return seat;
  if (typeof owner === 'string') return owner;
  return OF_MARKETS.includes(clause) ? 'markets' : 'moment';
}
