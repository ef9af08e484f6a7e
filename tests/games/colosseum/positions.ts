// Tables of Colosseum in the middle of each phase, and its moves in a few words.
import type { Asset, Face, Noble } from '../../../src/lib/games/colosseum/data/assets.ts';
import { RULESET_1 } from '../../../src/lib/games/colosseum/data/ruleset1.ts';
import { colosseumRules } from '../../../src/lib/games/colosseum/module.ts';
import type { ColosseumSetup } from '../../../src/lib/games/colosseum/rules/fresh.ts';
import type { Move, MoveOf, Side } from '../../../src/lib/games/colosseum/rules/moves.ts';
import { given } from '../../support/given.ts';
import type { Lying, Name } from './tables.ts';
import { lying } from './tables.ts';

/** Where the nobles stand at the beginning. */
export const RING = RULESET_1.tables.ring.nobles;

/** Three tokens on each market, and no three of a star type among them. */
export const MARKETS: Asset[][] = [
  ['torch', 'cage', 'chariot'],
  ['priest', 'scenery', 'torch'],
  ['ship', 'decoration', 'cage'],
  ['lion', 'chariot', 'torch'],
  ['horse', 'scenery', 'decoration'],
];

/** Nine tokens that may come up on three markets. */
export const DRAWN: Asset[] = MARKETS.slice(0, 3).flat();

export function at(setup: ColosseumSetup) {
  return given(colosseumRules, setup);
}

type Told = Omit<Lying, 'phase'>;

export const investing = (told: Told = {}) => at(lying({ ...told, phase: 'investing' }));

export const acquiring = (told: Told = {}) =>
  at(lying({ markets: MARKETS, ...told, phase: 'acquiring' }));

/** The auctions of the variant. */
export const intense = ({ options, ...told }: Told = {}) =>
  acquiring({ ...told, options: { ...options, auctions: 'intense' } });

export const trading = (told: Told = {}) => at(lying({ ...told, phase: 'trading' }));

export const producing = (told: Told = {}) => at(lying({ ...told, phase: 'producing' }));

/** Ann has rolled and stands before her event. */
export const showing = (told: Told = {}) => producing({ roller: 'ann', ...told });

export const closing = (told: Told = {}) => at(lying({ ...told, phase: 'closing' }));

export const leaving = (told: Told = {}) => at(lying({ ...told, round: 5, phase: 'farewell' }));

export function invest(
  seat: Name,
  what: MoveOf<'invest'>['what'],
  more: Partial<MoveOf<'invest'>> = {},
): Move {
  return {
    type: 'invest',
    seat,
    what,
    ...(what === 'expansion' ? { side: 'clockwise' } : {}),
    ...more,
  };
}

export const buy = (
  seat: Name,
  program: number,
  extra?: NonNullable<MoveOf<'invest'>['extra']>,
): Move => invest(seat, 'program', { program, ...(extra === undefined ? {} : { extra }) });

export const open = (seat: Name, market: number, bid = 8): Move => ({
  type: 'open',
  seat,
  market,
  bid,
});
export const bid = (seat: Name, coins: number): Move => ({ type: 'bid', seat, bid: coins });
export const pass = (seat: Name): Move => ({ type: 'pass', seat });
export const passes = (...seats: Name[]): Move[] => seats.map(pass);
export const refill = (tokens: Asset[]): Move => ({ type: 'refill', tokens });

export const deal = (seat: Name, other: Name, gives: Side, gets: Side): Move => ({
  type: 'trade',
  seat,
  with: other,
  gives,
  gets,
});

/** Nobles and the squares they walk. */
export function roll(seat: Name, dice: Face[], ...moves: (readonly [Noble, number])[]): Move {
  return { type: 'moveNobles', seat, dice, moves: moves.map(([noble, by]) => ({ noble, by })) };
}

export const push = (seat: Name, noble: Noble, by: number): Move => ({
  type: 'moveByMedal',
  seat,
  noble,
  by,
});

export const event = (
  seat: Name,
  program: number,
  more: Partial<MoveOf<'produce'>> = {},
): Move => ({ type: 'produce', seat, program, ...more });

export const cash = (seat: Name, medals = 1): Move => ({ type: 'cashMedals', seat, medals });
export const exchange = (seat: Name): Move => ({
  type: 'takeMedal',
  seat,
  from: 'special-event',
});
export const podium = (to?: Name): Move => ({
  type: 'givePodium',
  ...(to === undefined ? {} : { to }),
});
export const lose = (seat: Name, asset: Asset): Move => ({ type: 'discard', seat, asset });
export const ask = (asset: Asset, to?: Name): Move => ({
  type: 'donate',
  asset,
  ...(to === undefined ? {} : { to }),
});
