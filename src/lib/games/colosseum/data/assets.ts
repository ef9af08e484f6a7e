// The asset tokens, the nobles and the dice of Colosseum by name. Rulebook «Ресурсы представлений», «Компоненты игры».

/** What a program may ask for. */
export const STANDARD_ASSETS = [
  'gladiator',
  'comedian',
  'musician',
  'horse',
  'torch',
  'priest',
  'ship',
  'lion',
  'scenery',
  'decoration',
  'chariot',
  'cage',
] as const;
export type StandardAsset = (typeof STANDARD_ASSETS)[number];

export const SPECIAL_ASSETS = ['joker', 'emperor_token', 'special_event'] as const;
export type SpecialAsset = (typeof SPECIAL_ASSETS)[number];

export const ASSETS = [...STANDARD_ASSETS, ...SPECIAL_ASSETS] as const;
export type Asset = (typeof ASSETS)[number];

/** Types with a star performer award. */
export const STARS = [
  'gladiator',
  'ship',
  'musician',
  'comedian',
  'priest',
  'horse',
  'lion',
] as const satisfies readonly StandardAsset[];
export type Star = (typeof STARS)[number];

export const NOBLES = [
  'emperor',
  'consul_1',
  'consul_2',
  'senator_1',
  'senator_2',
  'senator_3',
] as const;
export type Noble = (typeof NOBLES)[number];

export const RANKS = ['emperor', 'consul', 'senator'] as const;
export type Rank = (typeof RANKS)[number];

/** 1 is the face I–III; the others are exact. */
export const FACES = [1, 2, 3, 4, 5, 6] as const;
export type Face = (typeof FACES)[number];

/** Number of tokens of each type; a type that is not named is 0. */
export type Tokens = { readonly [A in Asset]?: number | undefined };

export function isStandard(asset: Asset): asset is StandardAsset {
  return STANDARD_ASSETS.some((one) => one === asset);
}

export function rankOf(noble: Noble): Rank {
  return RANKS.find((rank) => noble.startsWith(rank)) ?? 'senator';
}

export function amountOf(tokens: Tokens, asset: Asset): number {
  return tokens[asset] ?? 0;
}

export function countOf(tokens: Tokens): number {
  return ASSETS.reduce((sum, asset) => sum + amountOf(tokens, asset), 0);
}

/** A side of a deal that gives neither tokens nor coins. */
export function isNothing({
  tokens = {},
  coins = 0,
}: {
  readonly tokens?: Tokens | undefined;
  readonly coins?: number | undefined;
}): boolean {
  return coins === 0 && countOf(tokens) === 0;
}

/** Counts of both; a type that comes to nothing is left out, so that equal holdings are equal JSON. */
export function plus(tokens: Tokens, more: Tokens, sign: 1 | -1 = 1): Tokens {
  return Object.fromEntries(
    ASSETS.flatMap((asset) => {
      const count = amountOf(tokens, asset) + sign * amountOf(more, asset);
      return count === 0 ? [] : [[asset, count]];
    }),
  );
}

export function minus(tokens: Tokens, fewer: Tokens): Tokens {
  return plus(tokens, fewer, -1);
}

export function tokensOf(list: readonly Asset[]): Tokens {
  return list.reduce<Tokens>((sum, asset) => plus(sum, { [asset]: 1 }), {});
}

/** Each token by itself, in the order of the types. */
export function listOf(tokens: Tokens): Asset[] {
  return ASSETS.flatMap((asset) => Array<Asset>(amountOf(tokens, asset)).fill(asset));
}

/** The first type of which `asked` has more than `held`. */
export function lackIn(held: Tokens, asked: Tokens): Asset | undefined {
  return ASSETS.find((asset) => amountOf(asked, asset) > amountOf(held, asset));
}
