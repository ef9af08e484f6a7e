// The places of a program, one for each token it asks for, and what lies on each of them.
import type { StandardAsset, Tokens } from '../data/assets.ts';
import { STANDARD_ASSETS, plus } from '../data/assets.ts';
import type { Program } from '../data/tables.ts';

export const FILLINGS = ['token', 'joker', 'none'] as const;
export type Filling = (typeof FILLINGS)[number];

export interface Laid {
  readonly tokens: Tokens;
  /** What each Joker stands for. */
  readonly jokers: StandardAsset[];
}

export function placesOf({ assets }: Pick<Program, 'assets'>): StandardAsset[] {
  return STANDARD_ASSETS.flatMap((asset) => Array<StandardAsset>(assets[asset] ?? 0).fill(asset));
}

/** Tokens of a type come first on its places, then its Jokers. */
export function fillingsOf(program: Pick<Program, 'assets'>, { tokens, jokers }: Laid): Filling[] {
  return STANDARD_ASSETS.flatMap((asset) => {
    const own = tokens[asset] ?? 0;
    const both = own + jokers.filter((one) => one === asset).length;
    return Array.from({ length: program.assets[asset] ?? 0 }, (_, at) =>
      at < own ? 'token' : at < both ? 'joker' : 'none',
    );
  });
}

export function laidOn(places: readonly StandardAsset[], fillings: readonly Filling[]): Laid {
  const on = (filling: Filling) => places.filter((_, at) => fillings[at] === filling);
  return {
    tokens: on('token').reduce<Tokens>((sum, asset) => plus(sum, { [asset]: 1 }), {}),
    jokers: on('joker'),
  };
}

/** A tap on a place: token, Joker, nothing, and round again, as far as there are any left. */
export function nextFilling(
  filling: Filling,
  left: { readonly tokens: number; readonly jokers: number },
): Filling {
  switch (filling) {
    case 'token':
      return left.jokers > 0 ? 'joker' : 'none';
    case 'joker':
      return 'none';
    case 'none':
      return left.tokens > 0 ? 'token' : left.jokers > 0 ? 'joker' : 'none';
  }
}

export function withFilling(
  fillings: readonly Filling[],
  place: number,
  filling: Filling,
): Filling[] {
  return fillings.map((one, at) => (at === place ? filling : one));
}
