// Numbers and holdings that the samples of the rulebook are made with.
import type { Tokens } from '../../../src/lib/games/colosseum/data/assets.ts';
import { ASSETS } from '../../../src/lib/games/colosseum/data/assets.ts';

/** Numbers that ask for different plural forms in Russian. */
export const PLURALS = [0, 1, 2, 5, 11, 21] as const;

export const SOME = [1, 2, 5, 11, 21] as const;

/** Holdings with one, a few and many of every type. */
export const HOLDINGS: readonly Tokens[] = [
  ...ASSETS.flatMap((asset) => SOME.map((many) => ({ [asset]: many }))),
  { gladiator: 2, lion: 1 },
  { scenery: 1, decoration: 2, joker: 1, special_event: 1 },
];

export const tokens = PLURALS.map((many) => ({ tokens: many }));

export const filling = SOME.map((markets) => ({ markets, tokens: 3 * markets }));
