// Tables of Colosseum in a few words: who sits there and what lies before them; and any table at all.
import { RULESET_1 } from '../../../src/lib/games/colosseum/data/ruleset1.ts';
import type { Tokens } from '../../../src/lib/games/colosseum/data/assets.ts';
import { ASSETS, amountOf, minus, plus } from '../../../src/lib/games/colosseum/data/assets.ts';
import type { Asset } from '../../../src/lib/games/colosseum/data/assets.ts';
import type { ColosseumSetup } from '../../../src/lib/games/colosseum/rules/fresh.ts';
import type { Options, Position } from '../../../src/lib/games/colosseum/rules/moves.ts';
import type { TrackingLevel } from '../../../src/lib/referee/rules.ts';
import type { Chooser } from '../../support/chooser.ts';

export const SEATS = ['ann', 'bo', 'cy', 'dee', 'eve'] as const;
export type Name = (typeof SEATS)[number];
type Place = Partial<Position['seats'][string]>;

export interface Match {
  readonly seats?: 3 | 4 | 5;
  readonly first?: Name;
  readonly level?: TrackingLevel;
  readonly options?: Options;
  /** Reading by the last part of the ruling's id. */
  readonly rulings?: Readonly<Record<string, string>>;
}

/** A table in the middle of a match. Seats that are not named have 30 coins and nothing else. */
export type Lying = Match &
  Omit<Partial<Position>, 'seats' | 'first'> &
  Partial<Record<Name, Place>>;

/** The printed set-up. */
export function setUp(match: Match = {}): ColosseumSetup {
  const { seats = 3, first = 'ann', level = 'referee', options = {}, rulings = {} } = match;
  return {
    seats: SEATS.slice(0, seats),
    firstSeat: first,
    level,
    options,
    houseRulings: Object.fromEntries(
      Object.entries(rulings).map(([name, reading]) => [`colosseum.ruling.${name}`, reading]),
    ),
  };
}

/** A table as it lies: round 1, investing, unless said otherwise. */
export function lying(told: Lying): ColosseumSetup {
  const { seats: _, first, level, options, rulings, ann, bo, cy, dee, eve, ...position } = told;
  const setup = setUp(told);
  const places: Partial<Record<string, Place>> = { ann, bo, cy, dee, eve };
  return {
    ...setup,
    position: {
      round: 1,
      phase: 'investing',
      ...position,
      seats: Object.fromEntries(setup.seats.map((seat) => [seat, { coins: 30, ...places[seat] }])),
    },
  };
}

/** Tokens of the box that are not among these. */
export function boxWithout(seen: Tokens): Tokens {
  const box = Object.fromEntries(
    ASSETS.map((asset) => [asset, RULESET_1.tables.tokens[asset] ?? 0]),
  );
  return minus(plus(box, {}), seen);
}

export function anyTokens(left: Tokens, count: number, choose: Chooser): Asset[] {
  let rest = left;
  return Array.from({ length: count }, () => {
    const all = ASSETS.flatMap((asset) => Array<Asset>(amountOf(rest, asset)).fill(asset));
    const asset = choose.of(all);
    rest = minus(rest, { [asset]: 1 });
    return asset;
  });
}

export function anySetup(choose: Chooser): ColosseumSetup {
  const seats = SEATS.slice(0, 3 + choose.below(3));
  const level: TrackingLevel = choose.once(3) ? 'scorekeeper' : 'referee';
  const options: Options = {
    ...(choose.once(2) ? { auctions: 'intense' as const } : {}),
    ...(choose.once(4) ? { ring: 'told' as const } : {}),
    ...(level === 'scorekeeper' && choose.once(4) ? { purses: 'none' as const } : {}),
  };
  return {
    seats,
    firstSeat: choose.of(seats),
    level,
    options,
    houseRulings: Object.fromEntries(
      RULESET_1.houseRulings.flatMap(({ id, readings }) =>
        choose.once(2) ? [[id, choose.of(readings)]] : [],
      ),
    ),
  };
}
