// The moment a lot is sold: which effect says so, and what the table hears of it.
import type { Effect } from '$lib/referee/ruling.ts';
import { tremble } from '$lib/table/haptics.ts';
import { sound } from '$lib/table/sound.ts';
import type { EffectFacts } from '../rules/facts.ts';

const SOLD = 'colosseum.auction.winner-pays';

export const FILLED = [
  'colosseum.refill.on-opener-win',
  'colosseum.variant-intense.opener-wins-refill',
] as const;

export interface Sale {
  readonly seat: string;
  readonly facts: EffectFacts[typeof SOLD];
  readonly effect: Effect;
}

export function saleIn(effects: readonly Effect[]): Sale | undefined {
  const sale = effects.find(({ clause }) => clause === SOLD);
  if (sale?.seat === undefined) return undefined;
  // The rules made this effect by this clause: its facts are of this shape.
  return { seat: sale.seat, facts: sale.facts as EffectFacts[typeof SOLD], effect: sale };
}

/** Something was sold, or the markets are filled because somebody opened nothing. */
export function isHammerNews(effects: readonly Effect[]): boolean {
  return effects.some(({ clause }) => clause === SOLD || FILLED.some((one) => one === clause));
}

/** The hammer falls where something was sold. */
export function strike(effects: readonly Effect[]): void {
  if (saleIn(effects) === undefined) return;
  tremble('hammer');
  sound('hammer');
}
